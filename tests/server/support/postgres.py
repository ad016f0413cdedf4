"""A real PostgreSQL for tests.

`postgres` is a server, one for each worker of a run, and `postgres_url` a database in it.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.support.prepared import PreparedDatabases
from tools.postgres import CARELESS, Postgres, running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server with no database of ours in it yet."""
    with running(**CARELESS) as server:
        yield server


@pytest.fixture(scope="session")
def prepared_databases(postgres: Postgres) -> PreparedDatabases:
    """Databases in it that have our schema."""
    return PreparedDatabases(postgres)


@pytest.fixture
def schema_is_there() -> bool:
    """Whether a test's databases have our schema already. A file about migrations has this fixture say no."""
    return True


@pytest.fixture
def postgres_url(schema_is_there: bool, postgres: Postgres, prepared_databases: PreparedDatabases) -> Iterator[str]:
    """A database with no rows in it."""
    with (prepared_databases if schema_is_there else postgres).database() as url:
        yield url
