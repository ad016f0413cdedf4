"""The running tables, as the host sees them: who sits where since when, and nothing of the game."""

from __future__ import annotations

import msgspec
import sqlalchemy as sql
from sqlalchemy import Column, Connection, select

from highlands.server.store.database import Database
from highlands.server.store.players.schema import PLAYER_SEATS
from highlands.server.store.schema import EVENTS, LEASES, RUNNING, SEATS, TABLES


class HostSeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat."""

    name: str | None
    bot: str | None
    player_id: str | None
    """Who has taken it, if it is a player."""


class HostTableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A running table. Neither its seed nor any event's text is read."""

    id: str
    created_at: int
    game: str
    options: str
    public: bool
    last_at: int | None
    """When anything last happened."""
    events: int
    """How much has happened."""
    node_id: str | None
    """The node that runs its bots and its clock, from the start on."""
    seats: list[HostSeatRow]


class HostTableRows:
    """The running tables in a database."""

    def __init__(self, database: Database) -> None:
        """In an open database."""
        self._database = database

    async def running(self, *, after: tuple[int, str] | None, limit: int) -> list[HostTableRow]:
        """The newest first; `after` pages on, from the last one of the page before."""
        place = sql.tuple_(TABLES.c.created_at, TABLES.c.id)
        query = (
            select(
                *(TABLES.c[name] for name in ("id", "created_at", "game", "options", "public")),
                _of_last_event(EVENTS.c.at).label("last_at"),
                _of_last_event(EVENTS.c.number).label("last_number"),
                LEASES.c.node_id,
            )
            .outerjoin(LEASES, LEASES.c.table_id == TABLES.c.id)
            .where(RUNNING)
            .order_by(TABLES.c.created_at.desc(), TABLES.c.id.desc())
            .limit(limit)
        )
        if after is not None:
            query = query.where(place < sql.tuple_(*map(sql.literal, after)))

        def work(connection: Connection) -> list[HostTableRow]:
            rows = [dict(row._mapping) for row in connection.execute(query)]
            seats = _seats(connection, [row["id"] for row in rows])
            for row in rows:
                number = row.pop("last_number")
                row["events"] = 0 if number is None else number + 1
            return [HostTableRow(**row, seats=seats[row["id"]]) for row in rows]

        return await self._database.read(work)


def _of_last_event(column: Column[int]) -> sql.ScalarSelect[int]:
    """A column of a table's last event, by the log's primary key."""
    return (
        select(column)
        .where(EVENTS.c.table_id == TABLES.c.id)
        .order_by(EVENTS.c.number.desc())
        .limit(1)
        .correlate(TABLES)
        .scalar_subquery()
    )


def _seats(connection: Connection, table_ids: list[str]) -> dict[str, list[HostSeatRow]]:
    taken = sql.and_(PLAYER_SEATS.c.table_id == SEATS.c.table_id, PLAYER_SEATS.c.seat == SEATS.c.seat)
    query = (
        select(SEATS.c.table_id, SEATS.c.name, SEATS.c.bot, PLAYER_SEATS.c.player_id)
        .outerjoin(PLAYER_SEATS, taken)
        .where(SEATS.c.table_id.in_(table_ids))
        .order_by(SEATS.c.table_id, SEATS.c.seat)
    )
    seats: dict[str, list[HostSeatRow]] = {table_id: [] for table_id in table_ids}
    for row in connection.execute(query):
        seats[row.table_id].append(HostSeatRow(name=row.name, bot=row.bot, player_id=row.player_id))
    return seats
