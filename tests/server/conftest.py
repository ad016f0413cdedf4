"""Servers for the tests: on SQLite, and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import postgres, postgres_url
from tests.server.server_process import ServerProcess

__all__ = ["postgres", "postgres_url"]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def server(database: str, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that runs."""
    running = ServerProcess(database, tmp_path / "server.log")
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on SQLite, for what does not depend on the database; one for all tests that don't kill it."""
    folder = tmp_path_factory.mktemp("server")
    running = ServerProcess(
        f"sqlite+aiosqlite:///{folder / 'games.db'}", folder / "server.log", "--review-iterations", "40"
    )
    running.start()
    yield running
    running.kill()
    assert "Traceback" not in running.log.read_text()
