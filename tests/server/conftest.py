"""Servers for the tests: one on SQLite, and one on PostgreSQL. All tests share them, since a start takes seconds.

A fixture that is imported into several files is made for each of them: PostgreSQL is imported here alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from highlands.server.store import migrate
from highlands.server.store.engines import create_file
from highlands.thinking import pool
from tests.server.support.postgres import postgres, postgres_url, prepared_databases, schema_is_there
from tests.server.support.prepared import PreparedDatabases, create_migrated_file, migrated_file
from tests.server.support.server_process import ServerProcess
from tests.thinking.in_process import InProcessWorker

__all__ = ["postgres", "postgres_url", "prepared_databases", "schema_is_there"]


def running(database: str, folder: Path) -> Iterator[ServerProcess]:
    """A server that runs, until the end of all tests; it must never have logged a traceback."""
    server = ServerProcess(database, folder / "server.log", "--review-iterations", "40")
    server.start()
    yield server
    server.kill()
    assert "Traceback" not in server.log.read_text()


@pytest.fixture(autouse=True)
def _think_in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers in processes of their own are not concerned; `tests/thinking` has the tests of worker processes."""
    monkeypatch.setattr(pool, "WorkerProcess", InProcessWorker)


@pytest.fixture(scope="session", autouse=True)
def _schema_in_new_files() -> Iterator[None]:
    migrated_file()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(migrate, "create_file", create_migrated_file)
        yield


@pytest.fixture(autouse=True)
def _no_schema_in_new_files(schema_is_there: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not schema_is_there:
        monkeypatch.setattr(migrate, "create_file", create_file)


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on SQLite, for what does not depend on the database."""
    folder = tmp_path_factory.mktemp("server")
    yield from running(f"sqlite+aiosqlite:///{folder / 'games.db'}", folder)


@pytest.fixture(scope="session")
def postgres_server(
    prepared_databases: PreparedDatabases, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """A server on PostgreSQL."""
    with prepared_databases.database() as url:
        yield from running(url, tmp_path_factory.mktemp("server"))


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=[pytest.mark.long, pytest.mark.ci])])
def server(request: pytest.FixtureRequest) -> Iterator[ServerProcess]:
    """A server on either database. A test may stop or kill it: it is started again for the next one."""
    shared: ServerProcess = request.getfixturevalue("shared_server" if request.param == "sqlite" else "postgres_server")
    yield shared
    if not shared.is_running:
        shared.start()
