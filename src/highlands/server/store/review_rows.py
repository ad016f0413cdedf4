"""The reviews in a database: which node makes which, how far it is, and what came of it."""

from __future__ import annotations

import msgspec
import sqlalchemy as sql
from sqlalchemy import Connection, delete, select, update

from highlands.server.store.database import Database
from highlands.server.store.schema import REVIEWS, insert_into


class ReviewRow(msgspec.Struct, frozen=True, kw_only=True):
    """A review."""

    table_id: str
    node_id: str
    """The node that makes it."""
    updated_at: int
    is_done: bool
    state: str
    """As JSON."""


class ReviewRows:
    """The reviews in a database."""

    def __init__(self, database: Database) -> None:
        """In an open database."""
        self._database = database

    async def find(self, table_id: str) -> ReviewRow | None:
        """The review of a table."""
        query = select(REVIEWS).where(REVIEWS.c.table_id == table_id)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return None if row is None else ReviewRow(**row._mapping)

    async def claim(self, row: ReviewRow, *, silent_since: int) -> bool:
        """Begin a review, unless a node is making it that was heard of after `silent_since`, or it is done."""
        insertion = insert_into(self._database.dialect, REVIEWS).values(msgspec.structs.asdict(row))
        claim = insertion.on_conflict_do_update(
            index_elements=[REVIEWS.c.table_id],
            set_=msgspec.structs.asdict(row),
            where=sql.and_(sql.not_(REVIEWS.c.is_done), REVIEWS.c.updated_at <= silent_since),
        ).returning(REVIEWS.c.table_id)

        def work(connection: Connection) -> bool:
            return connection.execute(claim).first() is not None

        return await self._database.write(work)

    async def update(self, row: ReviewRow) -> None:
        """Store how far a review is; no effect if another node makes it."""
        mine = update(REVIEWS).where(REVIEWS.c.table_id == row.table_id, REVIEWS.c.node_id == row.node_id)
        values = {"updated_at": row.updated_at, "is_done": row.is_done, "state": row.state}
        await self._database.write(lambda connection: connection.execute(mine.values(values)))

    async def prune(self, before: int) -> None:
        """Forget the reviews that nothing was told of since a time: whoever asks again has them made again."""
        old = delete(REVIEWS).where(REVIEWS.c.updated_at < before)
        await self._database.write(lambda connection: connection.execute(old), repeatable=True)
