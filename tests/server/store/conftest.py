"""Every test that asks for a `url` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A file that isn't there yet; with the schema in it where `schema_is_there`."""
    return f"sqlite+aiosqlite:///{tmp_path / 'highlands.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """A new database with no rows."""
    name = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    return str(request.getfixturevalue(name))


@pytest.fixture(params=["sqlite", "postgresql"])
def other_url(request: pytest.FixtureRequest, tmp_path: Path, schema_is_there: bool) -> Iterator[str]:
    """Another one."""
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path / 'other.db'}"
        return
    with request.getfixturevalue("prepared_databases" if schema_is_there else "postgres").database() as url:
        yield url
