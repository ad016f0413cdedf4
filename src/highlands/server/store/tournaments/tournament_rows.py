"""Queries on tournaments."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sql
from sqlalchemy import Connection, Executable, func, select, update

from highlands.protocol.lookalikes import appearances
from highlands.server.store.database import Database
from highlands.server.store.errors import ConflictError, NameTakenError
from highlands.server.store.rows import TableRow
from highlands.server.store.schema import NODES, TABLES, insert_into
from highlands.server.store.table_insertion import has_table, insert_table
from highlands.server.store.tournaments.rows import DealRow, EntrantRow, TournamentRow
from highlands.server.store.tournaments.schema import (
    DEALS,
    TOURNAMENT_ENTRANTS,
    TOURNAMENT_EVENTS,
    TOURNAMENT_SEATS,
    TOURNAMENTS,
    UNFINISHED,
)

MAX_LISTED = 100
"""How many tournaments are listed, the newest first."""
CLAIMED_AT_ONCE = 200
TABLES_AT_ONCE = 500

IS_DIRECTED = TOURNAMENTS.c.id.in_(
    sql.union_all(
        select(TOURNAMENTS.c.id).where(UNFINISHED).correlate(None),
        select(DEALS.c.tournament_id).where(DEALS.c.released_at.is_(None)),
    )
)
"""The tournaments at which something is still to be done: also those that are over, until all shuffles are open."""

asdict = msgspec.structs.asdict


class StoredEvent(NamedTuple):
    """An event of a tournament's log."""

    number: int
    at: int
    text: str
    """A `TournamentEvent` as JSON."""


class KeptSeat(NamedTuple):
    """A seat that is kept for an entrant."""

    seat: int
    name: str


class TournamentRows:
    """The tournaments in a database."""

    def __init__(self, database: Database) -> None:
        """In an open database."""
        self._database = database

    # Tournaments and their logs

    async def add(self, row: TournamentRow) -> None:
        """Insert a tournament; its id is random, so that one that is there is this one."""
        insertion = insert_into(self._database.dialect, TOURNAMENTS).values(asdict(row))
        await self._write(insertion.on_conflict_do_nothing())

    async def find(self, tournament_id: str) -> TournamentRow | None:
        """A tournament."""
        rows = await self._tournaments(select(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament_id))
        return rows[0] if rows else None

    async def events(self, tournament_id: str, since: int = 0) -> list[StoredEvent]:
        """A log in order, from a number on."""
        table = TOURNAMENT_EVENTS
        query = select(table.c.number, table.c.at, table.c.text)
        query = query.where(table.c.tournament_id == tournament_id, table.c.number >= since).order_by(table.c.number)
        return [StoredEvent(*row) for row in await self._all(query)]

    async def append(
        self, tournament_id: str, event: StoredEvent, *, entrant: EntrantRow | None = None, finishes: bool = False
    ) -> None:
        """Append an event to a log; in the same transaction somebody enters, or the tournament is finished.

        Durable on return. ConflictError if the log has an event of this number, or the player has entered already,
        NameTakenError if another one has entered under the same name: then nothing has changed.
        """
        values = {"tournament_id": tournament_id, **event._asdict()}
        dialect = self._database.dialect
        appending = insert_into(dialect, TOURNAMENT_EVENTS).values(values).on_conflict_do_nothing()
        key = TOURNAMENT_EVENTS.c.tournament_id == tournament_id, TOURNAMENT_EVENTS.c.number == event.number
        runs = 0

        def work(connection: Connection) -> None:
            nonlocal runs
            runs += 1
            if connection.execute(appending.returning(TOURNAMENT_EVENTS.c.number)).first() is None:
                known = connection.execute(select(TOURNAMENT_EVENTS).where(*key)).mappings().one()
                # The very event is that of a first run, whose answer was lost.
                if runs == 1 or dict(known) != values:
                    raise ConflictError(f"tournament {tournament_id} has an event {event.number} already")
                return
            if entrant is not None:
                _enter(connection, entrant)
            if finishes:
                finished = update(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament_id)
                connection.execute(finished.values(finished_at=event.at, node_id=None))

        await self._database.write(work, repeatable=True)

    # Entrants

    async def entrants(self, tournament_id: str) -> list[EntrantRow]:
        """Who has entered, in their order."""
        table = TOURNAMENT_ENTRANTS
        query = select(table).where(table.c.tournament_id == tournament_id).order_by(table.c.entrant)
        return [EntrantRow(**row._mapping) for row in await self._all(query)]

    async def entrant(self, tournament_id: str, player_id: str) -> int | None:
        """The entrant that a player is."""
        table = TOURNAMENT_ENTRANTS
        query = select(table.c.entrant).where(table.c.tournament_id == tournament_id, table.c.player_id == player_id)
        rows = await self._all(query)
        return rows[0].entrant if rows else None

    async def orphans(self, node_id: str) -> list[tuple[str, int]]:
        """The entrants behind whom no player is any more, in the tournaments that a node directs."""
        joined = TOURNAMENT_ENTRANTS.join(TOURNAMENTS, TOURNAMENTS.c.id == TOURNAMENT_ENTRANTS.c.tournament_id)
        # A bot of the server has no name.
        is_nobody = TOURNAMENT_ENTRANTS.c.player_id.is_(None), TOURNAMENT_ENTRANTS.c.name != ""
        query = select(TOURNAMENT_ENTRANTS.c.tournament_id, TOURNAMENT_ENTRANTS.c.entrant).select_from(joined)
        rows = await self._all(query.where(UNFINISHED, TOURNAMENTS.c.node_id == node_id, *is_nobody))
        return [(row.tournament_id, row.entrant) for row in rows]

    async def open_entries(self, player_id: str) -> int:
        """How many tournaments that are not over a player has entered."""
        joined = TOURNAMENT_ENTRANTS.join(TOURNAMENTS, TOURNAMENTS.c.id == TOURNAMENT_ENTRANTS.c.tournament_id)
        query = select(func.count()).select_from(joined).where(TOURNAMENT_ENTRANTS.c.player_id == player_id, UNFINISHED)
        return int((await self._all(query))[0][0])

    async def open_tournaments(self, organiser_id: str) -> int:
        """How many tournaments of an organiser are not over."""
        query = select(func.count()).select_from(TOURNAMENTS)
        return int((await self._all(query.where(TOURNAMENTS.c.organiser_id == organiser_id, UNFINISHED)))[0][0])

    # Lists

    async def listed(self) -> list[TournamentRow]:
        """The public tournaments that are not over, the newest first."""
        query = select(TOURNAMENTS).where(TOURNAMENTS.c.public, UNFINISHED).order_by(TOURNAMENTS.c.created_at.desc())
        return await self._tournaments(query.limit(MAX_LISTED))

    async def of_player(self, player_id: str) -> list[TournamentRow]:
        """The tournaments that a player organises or has entered, the newest first."""
        entered = select(TOURNAMENT_ENTRANTS.c.tournament_id).where(TOURNAMENT_ENTRANTS.c.player_id == player_id)
        is_own = sql.or_(TOURNAMENTS.c.organiser_id == player_id, TOURNAMENTS.c.id.in_(entered))
        query = select(TOURNAMENTS).where(is_own).order_by(TOURNAMENTS.c.created_at.desc(), TOURNAMENTS.c.id)
        return await self._tournaments(query.limit(MAX_LISTED))

    # The node that directs one

    async def claim(self, node_id: str) -> list[str]:
        """Take over tournaments that no living node directs; their ids."""
        is_free = sql.or_(TOURNAMENTS.c.node_id.is_(None), TOURNAMENTS.c.node_id.not_in(select(NODES.c.id)))
        free = select(TOURNAMENTS.c.id).where(IS_DIRECTED, is_free).limit(CLAIMED_AT_ONCE)
        claiming = (
            update(TOURNAMENTS)
            # Nodes that claim at the same time take different ones.
            .where(TOURNAMENTS.c.id.in_(free.with_for_update(skip_locked=True)))
            .values(node_id=node_id)
            .returning(TOURNAMENTS.c.id)
        )
        if not await self._all(free):
            return []
        return await self._database.write(lambda connection: list(connection.execute(claiming).scalars()))

    async def directed_by(self, node_id: str) -> list[str]:
        """The tournaments that a node directs."""
        query = select(TOURNAMENTS.c.id).where(IS_DIRECTED, TOURNAMENTS.c.node_id == node_id)
        return [row.id for row in await self._all(query)]

    # Tables

    async def add_table(self, row: TableRow, tournament_id: str, entrants: Sequence[int | None]) -> bool:
        """Insert a table with seats that are kept for entrants; False if it is there already."""
        kept = [
            {"table_id": row.id, "seat": seat, "tournament_id": tournament_id, "entrant": entrant}
            for seat, entrant in enumerate(entrants)
            if entrant is not None
        ]

        def work(connection: Connection) -> bool:
            if has_table(connection, row.id):
                return False
            insert_table(connection, row)
            if kept:
                connection.execute(TOURNAMENT_SEATS.insert(), kept)
            return True

        return await self._database.write(work, repeatable=True)

    async def over(self, table_ids: Collection[str]) -> set[str]:
        """Those of some tables that are over."""
        found: set[str] = set()
        # A database takes only so many values at a time.
        asked = list(table_ids)
        for start in range(0, len(asked), TABLES_AT_ONCE):
            some = asked[start : start + TABLES_AT_ONCE]
            query = select(TABLES.c.id).where(TABLES.c.id.in_(some), TABLES.c.finished_at.is_not(None))
            found |= {row.id for row in await self._all(query)}
        return found

    async def existing(self, table_ids: Collection[str]) -> set[str]:
        """Those of some tables that there are."""
        return {row.id for row in await self._all(select(TABLES.c.id).where(TABLES.c.id.in_(table_ids)))}

    async def kept_seat(self, table_id: str, player_id: str) -> KeptSeat | None:
        """The seat that is kept for a player at a table."""
        same = sql.and_(
            TOURNAMENT_ENTRANTS.c.tournament_id == TOURNAMENT_SEATS.c.tournament_id,
            TOURNAMENT_ENTRANTS.c.entrant == TOURNAMENT_SEATS.c.entrant,
        )
        query = (
            select(TOURNAMENT_SEATS.c.seat, TOURNAMENT_ENTRANTS.c.name)
            .join(TOURNAMENT_ENTRANTS, same)
            .where(TOURNAMENT_SEATS.c.table_id == table_id, TOURNAMENT_ENTRANTS.c.player_id == player_id)
        )
        rows = await self._all(query)
        return KeptSeat(*rows[0]) if rows else None

    # Shuffles that several tables are dealt

    async def deal(self, row: DealRow) -> DealRow:
        """A shuffle by its id, which is stored if there is none yet."""
        insertion = insert_into(self._database.dialect, DEALS).values(asdict(row)).on_conflict_do_nothing()

        def work(connection: Connection) -> DealRow:
            connection.execute(insertion)
            return DealRow(**connection.execute(select(DEALS).where(DEALS.c.id == row.id)).one()._mapping)

        return await self._database.write(work, repeatable=True)

    async def release(self, deal_id: str, at: int) -> bool:
        """No further table will be dealt a shuffle; whether it is known now, because all that were are over."""
        releasing = update(DEALS).where(DEALS.c.id == deal_id, DEALS.c.released_at.is_(None), ~_is_played())
        await self._write(releasing.values(released_at=at))
        return await self.is_released(deal_id)

    async def is_released(self, deal_id: str) -> bool:
        """Whether all tables with a shuffle are over, and no further one will be dealt it.

        In a tournament that is over nobody releases it any more: there all tables that it had count.
        """
        return not await self.sealed([deal_id])

    async def sealed(self, deal_ids: Collection[str]) -> set[str]:
        """Those of some shuffles that somebody may still play."""
        if not deal_ids:
            return set()
        ended = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.finished_at.is_not(None))
        is_known = sql.or_(DEALS.c.released_at.is_not(None), DEALS.c.tournament_id.in_(ended))
        query = select(DEALS.c.id).where(DEALS.c.id.in_(deal_ids), sql.or_(~is_known, _is_played()))
        return {row.id for row in await self._all(query)}

    # Queries

    async def _all(self, query: Executable) -> Sequence[Any]:
        return await self._database.read(lambda connection: connection.execute(query).all())

    async def _tournaments(self, query: Executable) -> list[TournamentRow]:
        return [TournamentRow(**row._mapping) for row in await self._all(query)]

    async def _write(self, statement: Executable) -> None:
        await self._database.write(lambda connection: connection.execute(statement), repeatable=True)


def _enter(connection: Connection, entrant: EntrantRow) -> None:
    """Let somebody enter, in the transaction that appends the event which says so.

    Whoever entered before has an event of an earlier number, and so is read here, at whatever node it was.
    """
    table = TOURNAMENT_ENTRANTS
    # Also of who is nobody any more, since they are one with somebody else: their name still stands there.
    others = select(table.c.name).where(table.c.tournament_id == entrant.tournament_id)
    insertion = insert_into(connection.dialect, table).values(asdict(entrant)).on_conflict_do_nothing()
    names = connection.execute(others).scalars().all()
    if connection.execute(insertion.returning(table.c.entrant)).first() is None:
        raise ConflictError(f"this player has entered tournament {entrant.tournament_id} already")
    looks = appearances(entrant.name)
    if entrant.player_id is not None and not all(looks.isdisjoint(appearances(name)) for name in names):
        raise NameTakenError(entrant.name)


def _is_played() -> sql.ColumnElement[bool]:
    """Whether a table that was dealt a shuffle is not over."""
    return sql.exists().where(TABLES.c.deal_id == DEALS.c.id, TABLES.c.finished_at.is_(None))
