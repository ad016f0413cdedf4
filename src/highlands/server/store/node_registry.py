"""The nodes that use a database, and which of them serves which table.

A node is alive as long as its row in `nodes` changes. From its start to its end a game has one row in `leases`: the
node named there runs its bots and its clock. No node means that nobody does, and the first to claim it will.
"""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy import Connection, bindparam, func, select, text, update
from sqlalchemy.exc import IntegrityError

from highlands.server.clock import machine_time
from highlands.server.store.database import Database
from highlands.server.store.rows import NodeRow
from highlands.server.store.schema import EVENTS, LEASES, NODES, SEATS, TABLES


class Lease(NamedTuple):
    """A table that a node has claimed."""

    table_id: str
    down_since: int | None
    """Since when nobody has served it, as far as its log does not know of that yet."""
    is_waiting_for_people: bool
    """Whether it has neither bots nor a clock, so that nothing happens at it by itself."""


class Beat(NamedTuple):
    """What a node learns with each heartbeat."""

    is_known: bool
    """Whether this node is still registered; if not, others took it for dead, and have its leases."""
    nodes: list[NodeRow]
    """All nodes, this one too, longest running first."""
    database_at: int
    """What the database's own clock says."""
    leases: int
    """How many leases this node has."""
    has_orphans: bool
    """Whether there are leases without a node."""


class NodeRegistry:
    """The nodes and the leases in a database."""

    def __init__(self, database: Database) -> None:
        """In an open database."""
        self._database = database
        self._is_postgres = database.dialect.name == "postgresql"

    async def nodes(self) -> tuple[list[NodeRow], int]:
        """All nodes, and what the database's clock says."""
        return await self._database.read(lambda connection: (_nodes(connection), self._database_time(connection)))

    async def latest_time(self) -> int | None:
        """The latest time that any node has left behind, whether it was stopped or died."""
        seen = select(func.max(NODES.c.seen_at)).scalar_subquery()
        down = select(func.max(LEASES.c.down_since)).scalar_subquery()
        seen_at, down_since = await self._database.read(lambda connection: connection.execute(select(seen, down)).one())
        return max((at for at in (seen_at, down_since) if at is not None), default=None)

    async def register(self, node_id: str, at: int) -> None:
        """Add a node; it has no leases."""

        def work(connection: Connection) -> None:
            database_at = self._database_time(connection)
            connection.execute(
                NODES.insert(), {"id": node_id, "started_at": at, "seen_at": at, "database_at": database_at}
            )

        await self._database.write(work)

    async def beat(self, node_id: str, at: int) -> Beat:
        """Record that a node is alive."""

        def work(connection: Connection) -> Beat:
            database_at = self._database_time(connection)
            seen = update(NODES).where(NODES.c.id == node_id).values(seen_at=at, database_at=database_at)
            is_known = connection.execute(seen).rowcount == 1
            orphan = select(LEASES.c.table_id).where(LEASES.c.node_id.is_(None)).limit(1)
            mine = select(func.count()).select_from(LEASES).where(LEASES.c.node_id == node_id)
            leases, has_orphans = connection.execute(select(mine.scalar_subquery(), orphan.exists())).one()
            return Beat(is_known, _nodes(connection), database_at, leases, has_orphans)

        return await self._database.write(work)

    async def remove(self, node_id: str, *, seen_at: int | None = None, at: int) -> bool:
        """Remove a node, whose tables nobody has served since `at`; with `seen_at` only if it has not beaten since."""

        def work(connection: Connection) -> bool:
            found = select(NODES.c.id).where(NODES.c.id == node_id)
            if seen_at is not None:
                found = found.where(NODES.c.seen_at == seen_at)
            # Whoever locks the row decides whether the node was alive: its next heartbeat waits, and finds it gone.
            if connection.execute(found.with_for_update()).first() is None:
                return False
            orphaned = update(LEASES).where(LEASES.c.node_id == node_id)
            connection.execute(orphaned.values(node_id=None, down_since=func.coalesce(LEASES.c.down_since, at)))
            connection.execute(NODES.delete().where(NODES.c.id == node_id))
            return True

        return await self._database.write(work)

    async def claim(self, node_id: str, limit: int) -> list[Lease]:
        """Claim leases that have no node, at most so many; none if this node is not registered."""
        orphans = select(LEASES.c.table_id).where(LEASES.c.node_id.is_(None)).limit(limit)
        claimed = (
            update(LEASES)
            # Nodes that claim at the same time take different ones.
            .where(LEASES.c.table_id.in_(orphans.with_for_update(skip_locked=True)))
            .values(node_id=node_id)
            .returning(LEASES.c.table_id, LEASES.c.down_since)
        )

        def work(connection: Connection) -> list[Lease]:
            return _leases(connection, {row.table_id: row.down_since for row in connection.execute(claimed)})

        try:
            return await self._database.write(work)
        except IntegrityError:  # the foreign key: it was removed
            return []

    async def leases_of(self, node_id: str) -> list[Lease]:
        """All leases of a node."""
        mine = select(LEASES.c.table_id, LEASES.c.down_since).where(LEASES.c.node_id == node_id)

        def work(connection: Connection) -> list[Lease]:
            return _leases(connection, {row.table_id: row.down_since for row in connection.execute(mine)})

        return await self._database.write(work)

    async def settle(self, node_id: str, table_id: str) -> None:
        """Note that a table's log now tells of the time in which nobody served it."""
        mine = update(LEASES).where(LEASES.c.table_id == table_id, LEASES.c.node_id == node_id)
        await self._database.write(lambda connection: connection.execute(mine.values(down_since=None)))

    async def holder(self, table_id: str) -> str | None:
        """The node that serves a table."""
        query = select(LEASES.c.node_id).where(LEASES.c.table_id == table_id)
        found: str | None = await self._database.read(lambda connection: connection.execute(query).scalar())
        return found

    def _database_time(self, connection: Connection) -> int:
        if not self._is_postgres:
            return machine_time()
        return int(
            connection.execute(text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")).scalar_one()
        )


def _nodes(connection: Connection) -> list[NodeRow]:
    rows = connection.execute(select(NODES).order_by(NODES.c.started_at, NODES.c.id))
    return [NodeRow(**row._mapping) for row in rows]


DROPPED_OUT = ("resign", "timeout")
"""Events after which a bot may play for somebody."""


def _leases(connection: Connection, down_since: dict[str, int | None]) -> list[Lease]:
    """These leases, with what their tables need. Downtime means nothing where there is no clock: it is struck out."""
    if not down_since:
        return []
    has_bot = select(SEATS.c.seat).where(SEATS.c.table_id == TABLES.c.id, SEATS.c.bot.is_not(None)).exists()
    has_substitute = (
        select(EVENTS.c.number).where(EVENTS.c.table_id == TABLES.c.id, EVENTS.c.kind.in_(DROPPED_OUT)).exists()
    )
    query = select(TABLES.c.id, sql.or_(has_bot, has_substitute).label("has_bots")).where(
        TABLES.c.id.in_(down_since), TABLES.c.time_control == UNLIMITED
    )
    has_bots = {row.id: bool(row.has_bots) for row in connection.execute(query)}
    unclocked = update(LEASES).where(LEASES.c.table_id.in_(has_bots), LEASES.c.down_since.is_not(None))
    connection.execute(unclocked.values(down_since=None))
    return [
        Lease(table_id, None if table_id in has_bots else since, not has_bots.get(table_id, True))
        for table_id, since in down_since.items()
    ]


UNLIMITED = '{"kind":"unlimited"}'
"""The time control of a table without a clock, as it is stored."""


# Part of the transaction that starts or finishes a game; see `EventWriter`.

START_LEASE = text(
    "INSERT INTO leases (table_id, node_id) "
    # Without a node, for others to claim, if they took this one for dead.
    "SELECT :table_id, (SELECT id FROM nodes WHERE id = :node_id) WHERE true ON CONFLICT DO NOTHING"
)
END_LEASE = LEASES.delete().where(LEASES.c.table_id == bindparam("of_table"))
