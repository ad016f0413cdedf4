"""Clocks: how long players may think, reckoned from when things happened, never from a ticking state.

All times are milliseconds. A clock that was stopped with the server goes on where it was: what lies in an outage does
not count.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec

from highlands.server.store.rows import Outage

SECOND = 1000
DAY = 24 * 60 * 60
LONGEST = 30 * DAY

Seconds = Annotated[int, msgspec.Meta(ge=1, le=LONGEST)]


class NoClock(msgspec.Struct, frozen=True, tag_field="kind", tag="none"):
    """Everybody takes the time they need."""


class TurnClock(msgspec.Struct, frozen=True, tag_field="kind", tag="turn"):
    """So many seconds for each turn: a minute, or days."""

    seconds: Seconds


class BankClock(msgspec.Struct, frozen=True, tag_field="kind", tag="bank"):
    """So many seconds for the whole game, and some more for each turn that is over."""

    seconds: Seconds
    increment: Annotated[int, msgspec.Meta(ge=0, le=DAY)] = 0


Clock = NoClock | TurnClock | BankClock


class Hands:
    """The hands of a clock: what each seat has left, and whose time runs since when."""

    def __init__(self, clock: Clock, seats: int) -> None:
        """Wind it up; nobody's time runs yet."""
        self.clock = clock
        self.left = [0 if isinstance(clock, NoClock) else clock.seconds * SECOND] * seats
        self.running: int | None = None
        self.since = 0

    def turn_to(self, seat: int | None, at: int, outages: Sequence[Outage] = ()) -> None:
        """From now on it is this seat's time that runs, or nobody's."""
        if seat == self.running:
            return
        if self.running is not None:
            self.left[self.running] = self.left_at(self.running, at, outages)
            if isinstance(self.clock, BankClock):
                self.left[self.running] += self.clock.increment * SECOND
        if seat is not None and isinstance(self.clock, TurnClock):
            self.left[seat] = self.clock.seconds * SECOND
        self.running, self.since = seat, at

    def left_at(self, seat: int, at: int, outages: Sequence[Outage] = ()) -> int:
        """What a seat has left; never less than nothing."""
        if seat != self.running or isinstance(self.clock, NoClock):
            return self.left[seat]
        return max(0, self.left[seat] - (at - self.since - stopped(self.since, at, outages)))

    def deadline(self, now: int, outages: Sequence[Outage] = ()) -> int | None:
        """When the time runs out that is running; None if none is."""
        if self.running is None or isinstance(self.clock, NoClock):
            return None
        return self.since + self.left[self.running] + stopped(self.since, now, outages)


def stopped(begin: int, end: int, outages: Sequence[Outage]) -> int:
    """How much of a time lies in outages."""
    return sum(max(0, min(end, outage.end) - max(begin, outage.begin)) for outage in outages)
