"""A player's vacation at all of their tables at once: so far as each table gives it, their clocks stand still."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Annotated, NamedTuple

import msgspec

from highlands.protocol.messages import EndVacation, TakeVacation
from highlands.protocol.time_controls import DAY, MAX_VACATION_DAYS, PerTurn, TimeControl
from highlands.server.clock import now
from highlands.server.players.players import Identity
from highlands.server.store import TableRow
from highlands.server.store.players import SeatLink
from highlands.server.tables.commands import RejectedError
from highlands.server.tables.live_table import LiveTable
from highlands.server.tables.manager import TableManager

log = logging.getLogger("highlands.server")

DAY_MS = DAY * 1000
decode_time_control = msgspec.json.Decoder(TimeControl).decode


class AllVacations(msgspec.Struct, frozen=True, kw_only=True):
    """A player's vacations at all running tables that give any."""

    tables: int
    """How many such tables there are."""
    away: int
    """At how many of them the player's clock stands still."""
    back_ms: int | None
    """In how many milliseconds the first of these clocks runs again."""
    days_left: int
    """How many days more can be taken where most are left; at other tables it may be fewer."""
    failed: list[str]
    """The ids of those tables that could not be read or written just now: there all is as it was, and counts above
    nowhere but in `tables`."""


class TakeVacations(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Be on vacation everywhere for so many days from now on."""

    days: Annotated[int, msgspec.Meta(ge=1, le=MAX_VACATION_DAYS)]


def vacation_days_of(row: TableRow) -> int:
    """How many days of vacation a table gives each of its players."""
    clock = decode_time_control(row.time_control)
    return clock.vacation_days if isinstance(clock, PerTurn) else 0


class _Seat(NamedTuple):
    """A seat of a player's, at a table that gives vacations."""

    table: LiveTable
    seat: int

    @property
    def lasts_ms(self) -> int:
        """How long its vacation still lasts."""
        taken = self.table.aggregate.clock.vacations.get(self.seat, [])
        return max(0, taken[-1].ended_at - now()) if taken else 0

    @property
    def days_left(self) -> int:
        """How many whole days more it can take."""
        return self.table.aggregate.clock.vacation_left(self.seat) // DAY_MS

    async def take(self, days: int) -> None:
        """Be on vacation for so many days from now, as far as the table gives them. Said again, it changes nothing."""
        wanted = min(days - round(self.lasts_ms / DAY_MS), self.days_left)
        if wanted > 0:
            await self.table.execute(self.seat, TakeVacation(wanted))

    async def end(self) -> None:
        """Be back."""
        if self.lasts_ms:
            await self.table.execute(self.seat, EndVacation())


async def _links(manager: TableManager, identity: Identity) -> list[SeatLink]:
    """The seats of a player at running tables that give vacations."""
    links = await manager.players.seats_of(identity.id)
    rows = await manager.store.tables_of((), [link.table_id for link in links])
    giving = {row.id for row in rows if row.finished_at is None and vacation_days_of(row)}
    running = await manager.players.turns_at([link.table_id for link in links if link.table_id in giving])
    return [link for link in links if link.table_id in running]


async def _change(seat: _Seat, change: Callable[[_Seat], Awaitable[None]]) -> None:
    """Change something at a table; where the game has just ended, there is nothing to change any more."""
    try:
        await change(seat)
    except RejectedError:
        if seat.table.aggregate.end is None:
            raise


async def _everywhere(
    manager: TableManager, identity: Identity, change: Callable[[_Seat], Awaitable[None]] | None = None
) -> AllVacations:
    """A player's vacations, after a change at each of their tables: what fails at one must not hold up the others."""
    links = await _links(manager, identity)
    seats: list[_Seat] = []
    failed: list[str] = []
    for link in links:
        try:
            seat = _Seat(await manager.table(link.table_id), link.seat)
            if change is not None:
                await _change(seat, change)
        except Exception as error:  # noqa: BLE001 - the store may be away, or the table one of a newer server
            log.warning("no vacation: %s", error, extra={"table": link.table_id})
            failed.append(link.table_id)
        else:
            seats.append(seat)
    lasting = [seat.lasts_ms for seat in seats if seat.lasts_ms]
    return AllVacations(
        tables=len(links),
        away=len(lasting),
        back_ms=min(lasting, default=None),
        days_left=max((seat.days_left for seat in seats), default=0),
        failed=list(dict.fromkeys(failed)),
    )


async def vacations(manager: TableManager, identity: Identity) -> AllVacations:
    """A player's vacations."""
    return await _everywhere(manager, identity)


async def take_vacations(manager: TableManager, identity: Identity, days: int) -> AllVacations:
    """Let a player's clocks stand still for so many days from now on; durable on return, but where it failed."""
    return await _everywhere(manager, identity, lambda seat: seat.take(days))


async def end_vacations(manager: TableManager, identity: Identity) -> AllVacations:
    """Let all of a player's clocks run again; what is left of the days can be taken later."""
    return await _everywhere(manager, identity, _Seat.end)
