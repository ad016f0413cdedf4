"""A real PostgreSQL for tests.

A test room's `conftest.py` imports the fixtures that it wants: `postgres` is a server, one for each worker of a run,
and `postgres_url` an empty database in it.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tools.postgres import CARELESS, Postgres, running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server with no database of ours in it yet."""
    with running(**CARELESS) as server:
        yield server


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """An empty database."""
    with postgres.database() as url:
        yield url
