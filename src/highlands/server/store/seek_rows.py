"""Those who wait in the lobby for somebody to play with, at all nodes together.

Pairing is one transaction behind one lock: of two who ask at once at two nodes, the second finds the first.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import msgspec
import sqlalchemy as sql
from sqlalchemy import Connection, bindparam, delete, select, text, update

from highlands.server.store.database import Database
from highlands.server.store.players.schema import BLOCKS
from highlands.server.store.prepared_query import PreparedQuery
from highlands.server.store.rows import TableRow
from highlands.server.store.schema import NODES, SEEKS, insert_into
from highlands.server.store.table_insertion import has_table, insert_table

ADVISORY_LOCK = 0x4C_6F_62_62
"""The key of the lobby's lock in PostgreSQL: "Lobb" in ASCII. SQLite has one writer at a time anyway."""
MAX_LISTED = 200
MAX_COMPARED = 100
"""With how many of those who wait for the same a new one is compared."""

MakeTable = Callable[[Sequence["SeekRow"]], TableRow]


class SeekRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who waits for a game."""

    id: str
    node_id: str
    """The node that they are connected to. With it, or with the connection, the seek goes."""
    created_at: int
    game: str
    options: str
    """In the syntax of a record's header."""
    time_control: str
    """A `TimeControl` as JSON."""
    name: str | None = None
    invitation_hash: bytes
    """The digest of the invitation to their seat, which they have made themselves: nobody has to send them one."""
    player_id: str | None = None
    table_id: str | None = None
    """The table that was created for them, until they have had the time to claim their seat."""
    is_bot: bool = False
    """Whether a bot waits: for somebody who chooses it, not to be paired with whoever wants the same."""
    rated: bool = False
    rating: float | None = None
    """Of who wants a rated game, as it was when they began to wait."""


IsNear = Callable[[SeekRow, SeekRow], bool]
"""Whether two who wait may be paired now."""


def _is_anyone_near(_one: SeekRow, _other: SeekRow) -> bool:
    return True


class SeekRows:
    """The seeks in a database."""

    def __init__(self, database: Database) -> None:
        """In an open database."""
        self._database = database
        is_theirs = (
            SEEKS.c.table_id == bindparam("table_id"),
            SEEKS.c.invitation_hash == bindparam("invitation_hash"),
        )
        self._seeker = PreparedQuery(database, select(SEEKS.c.player_id).where(*is_theirs))

    async def place(
        self,
        seek: SeekRow,
        others: int,
        table_id: str,
        make_table: MakeTable,
        *,
        opponent: str | None = None,
        is_near: IsNear = _is_anyone_near,
        is_waiting: bool = False,
    ) -> list[SeekRow]:
        """Pair a seek with those who have waited longest for the same; if there are not enough of them, it waits.

        With an `opponent`, the id of a bot's seek, it is paired with that one, and does not wait if it is gone.
        `make_table` makes the table of all who are paired, with this id, and `is_near` says who may be paired. Returns
        them, this one first; nobody if it is not paired. One that `is_waiting` already is placed again only if it still
        does: it may have been cancelled, or paired. The table is noted with all of them: whoever gives up waiting
        meanwhile, or never gets the answer, is found there.
        """
        insertion = insert_into(self._database.dialect, SEEKS).values(msgspec.structs.asdict(seek))
        still_waiting = select(SEEKS.c.id).where(SEEKS.c.id == seek.id, SEEKS.c.table_id.is_(None))
        others_there = select(SEEKS).where(SEEKS.c.table_id == table_id, SEEKS.c.id != seek.id)

        def work(connection: Connection) -> list[SeekRow]:
            if connection.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": ADVISORY_LOCK})
            if not has_table(connection, table_id):  # a first run may have written it, whose answer was lost
                if is_waiting and connection.execute(still_waiting).first() is None:
                    return []
                found = [SeekRow(**row._mapping) for row in connection.execute(_partners(seek, opponent))]
                waiting = _compatible(connection, seek, found, is_near)[:others]
                if len(waiting) < others:
                    if opponent is None and not is_waiting:
                        connection.execute(insertion.on_conflict_do_nothing())
                    return []
                insert_table(connection, make_table([seek, *waiting]))
                if not is_waiting:
                    connection.execute(insertion.on_conflict_do_nothing())
                taken = SEEKS.c.id.in_([seek.id, *(other.id for other in waiting)])
                connection.execute(update(SEEKS).where(taken).values(table_id=table_id))
            paired = [SeekRow(**row._mapping) for row in connection.execute(others_there)]
            return [msgspec.structs.replace(seek, table_id=table_id), *paired]

        return await self._database.write(work, repeatable=True)

    async def remove(self, seek_id: str, *, unless_paired: bool = False) -> SeekRow | None:
        """Remove a seek; as it was, with the table that was created for it in the meantime, if there is one.

        With `unless_paired` it stays if there is one: until a seat is claimed, it says whose it is.
        """
        removing = delete(SEEKS).where(SEEKS.c.id == seek_id)
        if unless_paired:
            removing = removing.where(SEEKS.c.table_id.is_(None))

        def work(connection: Connection) -> SeekRow | None:
            found = connection.execute(removing.returning(SEEKS)).first()
            if found is None and unless_paired:
                found = connection.execute(select(SEEKS).where(SEEKS.c.id == seek_id)).first()
            return None if found is None else SeekRow(**found._mapping)

        return await self._database.write(work, repeatable=True)

    async def tables_for(self, seek_ids: Collection[str]) -> dict[str, str]:
        """The tables that have been created for some seeks."""
        query = select(SEEKS.c.id, SEEKS.c.table_id).where(SEEKS.c.id.in_(seek_ids), SEEKS.c.table_id.is_not(None))
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row.id: row.table_id for row in rows}

    async def seeker(self, table_id: str, invitation_hash: bytes) -> str | None:
        """The player who was paired, and for whose seat an invitation is; None if they were none."""
        rows = await self._seeker.rows(table_id=table_id, invitation_hash=invitation_hash)
        return rows[0][0] if rows else None

    async def find(self, seek_id: str) -> SeekRow | None:
        """A seek."""
        query = select(SEEKS).where(SEEKS.c.id == seek_id)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return SeekRow(**rows[0]._mapping) if rows else None

    async def listed(self) -> list[SeekRow]:
        """Those who wait, longest first."""
        query = select(SEEKS).where(_is_waiting()).order_by(SEEKS.c.created_at, SEEKS.c.id).limit(MAX_LISTED)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [SeekRow(**row._mapping) for row in rows]

    async def prune(self) -> list[SeekRow]:
        """Remove the seeks of nodes that are no more, and return them."""
        orphans = delete(SEEKS).where(SEEKS.c.node_id.not_in(select(NODES.c.id))).returning(SEEKS)
        rows = await self._database.write(lambda connection: connection.execute(orphans).all(), repeatable=True)
        return [SeekRow(**row._mapping) for row in rows]


def _is_waiting() -> sql.ColumnElement[bool]:
    return sql.and_(SEEKS.c.table_id.is_(None), SEEKS.c.node_id.in_(select(NODES.c.id)))


def _partners(seek: SeekRow, opponent: str | None) -> sql.Select[tuple[object, ...]]:
    """Those who have waited longest for the same: others than oneself. With a bot plays only who has chosen it."""
    alike = [SEEKS.c[name] == getattr(seek, name) for name in ("game", "options", "time_control", "rated")]
    wanted = SEEKS.c.is_bot if opponent is not None else sql.not_(SEEKS.c.is_bot)
    query = select(SEEKS).where(_is_waiting(), SEEKS.c.id != seek.id, wanted, *alike)
    if opponent is not None:
        query = query.where(SEEKS.c.id == opponent)
    if seek.is_bot:
        query = query.where(sql.false())
    if seek.player_id is not None:
        theirs = SEEKS.c.player_id
        query = query.where(sql.or_(theirs.is_(None), theirs != seek.player_id))
    return query.order_by(SEEKS.c.created_at, SEEKS.c.id).limit(MAX_COMPARED)


def _compatible(connection: Connection, seek: SeekRow, found: Sequence[SeekRow], is_near: IsNear) -> list[SeekRow]:
    """Those of some seeks, in their order, who are near all before them, without a block between them."""
    ids = [one.player_id for one in (seek, *found) if one.player_id is not None]
    query = select(BLOCKS.c.player_id, BLOCKS.c.blocked_id)
    query = query.where(BLOCKS.c.player_id.in_(ids), BLOCKS.c.blocked_id.in_(ids))
    blocks = {frozenset(row) for row in connection.execute(query)}
    chosen = [seek]
    for one in found:
        if all(is_near(one, other) and frozenset((one.player_id, other.player_id)) not in blocks for other in chosen):
            chosen.append(one)
    return chosen[1:]
