"""Queries on the numbers of the nodes over the last hours."""

from __future__ import annotations

import msgspec
import sqlalchemy as sql
from sqlalchemy import Connection, delete, func, insert, select

from highlands.server.store.database import Database
from highlands.server.store.host.schema import NODE_SAMPLES


class SampleRow(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers of a node at a time."""

    node_id: str
    at: int
    numbers: str
    """As JSON."""


class SampleRows:
    """The samples in a database."""

    def __init__(self, database: Database) -> None:
        """In an open database."""
        self._database = database

    async def add(self, row: SampleRow, *, keep_since: int) -> None:
        """Store a sample, and remove those of all nodes from before a time."""

        def work(connection: Connection) -> None:
            connection.execute(insert(NODE_SAMPLES).values(msgspec.structs.asdict(row)))
            connection.execute(delete(NODE_SAMPLES).where(NODE_SAMPLES.c.at < keep_since))

        await self._database.write(work)

    async def since(self, at: int, limit: int) -> list[SampleRow]:
        """The samples after a time, the oldest first; the latest ones, if there are very many."""
        latest = select(NODE_SAMPLES).where(NODE_SAMPLES.c.at > at).order_by(NODE_SAMPLES.c.at.desc()).limit(limit)
        rows = await self._database.read(lambda connection: connection.execute(latest).all())
        return [SampleRow(**row._mapping) for row in reversed(rows)]

    async def database_bytes(self) -> int:
        """The size of the database."""

        def work(connection: Connection) -> int:
            if connection.dialect.name == "sqlite":
                pages, size = (
                    int(connection.exec_driver_sql(f"PRAGMA {name}").scalar_one())
                    for name in ("page_count", "page_size")
                )
                return pages * size
            size = connection.execute(select(func.pg_database_size(sql.text("current_database()")))).scalar_one()
            return int(size)

        return await self._database.read(work)
