"""Nodes of two neighbouring versions on one database: what the older one writes and reads goes on to work.

The older node is there as the statements that it has: it names every column that it knows, and no other.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import sqlalchemy as sql
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, make_url
from sqlalchemy.ext.asyncio import create_async_engine

from highlands.server.store.migrate import _config

FIRST_SHARED = "0003"
"""Before this revision there was one server at a time."""
ONLY_GROWING = ("host_log",)
"""Tables of which no node changes or deletes a row: the database refuses it."""


@pytest.fixture
def schema_is_there() -> bool:
    """Here it is made."""
    return False


def neighbours() -> list[tuple[str, str]]:
    """The revisions from the first that nodes share, each with the one before it."""
    revisions = list(ScriptDirectory.from_config(_config()).walk_revisions())
    return [
        (str(each.down_revision), each.revision)
        for each in reversed(revisions)
        if each.down_revision is not None and str(each.down_revision) >= FIRST_SHARED
    ]


def migrate(connection: Connection, revision: str) -> None:
    """Upgrade the schema to a revision."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def sample(column: sql.Column[Any], row: int) -> Any:
    """A value for a column; with the same number the same, so that rows refer to each other."""
    kind = column.type.python_type
    if kind is bool:
        return False
    return row if kind in (int, float) else f"{row}".encode() if kind is bytes else f"{row}"


def fill(connection: Connection, known: MetaData, row: int) -> None:
    """Insert a row into every table, with all the columns that are known."""
    for table in known.sorted_tables:
        if table.name != "alembic_version":
            values = {column.name: sample(column, row) for column in table.columns}
            connection.execute(table.insert(), values | ({"rematch_of": None} if "rematch_of" in values else {}))


@pytest.mark.parametrize(("older", "newer"), neighbours())
def test_what_the_older_node_writes_and_reads_stays_possible(url: str, older: str, newer: str):
    def check(connection: Connection) -> None:
        migrate(connection, older)
        known = MetaData()
        known.reflect(connection)
        fill(connection, known, 1)
        migrate(connection, newer)
        fill(connection, known, 2)
        for table in known.sorted_tables:
            if table.name == "alembic_version":
                continue
            found = connection.execute(sql.select(table)).mappings().all()
            assert len(found) == 2, table.name
            if table.name not in ONLY_GROWING:
                connection.execute(table.update().values({column.name: column for column in table.columns}))
        for table in reversed(known.sorted_tables):
            if table.name not in ONLY_GROWING:
                connection.execute(table.delete())

    async def run() -> None:
        engine = create_async_engine(make_url(url))
        try:
            async with engine.begin() as connection:
                await connection.run_sync(check)
        finally:
            await engine.dispose()

    asyncio.run(run())
