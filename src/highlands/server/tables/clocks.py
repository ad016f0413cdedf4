"""Time controls, and the clocks they run.

A clock is computed from the times of events; nothing ticks. All times are milliseconds. A clock pauses while the server
is down: downtimes are subtracted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec

from highlands.server.store.rows import Downtime

SECOND = 1000
DAY = 24 * 60 * 60
MAX_SECONDS = 30 * DAY

Seconds = Annotated[int, msgspec.Meta(ge=1, le=MAX_SECONDS)]


class Unlimited(msgspec.Struct, frozen=True, tag_field="kind", tag="unlimited"):
    """No time limit."""


class PerTurn(msgspec.Struct, frozen=True, tag_field="kind", tag="per-turn"):
    """So many seconds for each turn: a minute, or days (correspondence)."""

    seconds: Seconds


class Fischer(msgspec.Struct, frozen=True, tag_field="kind", tag="fischer"):
    """So many seconds for the whole game, and an increment after each turn."""

    seconds: Seconds
    increment: Annotated[int, msgspec.Meta(ge=0, le=DAY)] = 0


TimeControl = Unlimited | PerTurn | Fischer


class GameClock:
    """The clock of a game: what remains to each seat, and whose time has been running since when."""

    def __init__(self, time_control: TimeControl, seats: int) -> None:
        """Everybody has their full time, and nobody's runs."""
        self.time_control = time_control
        full = 0 if isinstance(time_control, Unlimited) else time_control.seconds * SECOND
        self.remaining = [full] * seats
        self.running: int | None = None
        self.since = 0

    def switch_to(self, seat: int | None, at: int, downtimes: Sequence[Downtime] = ()) -> None:
        """Stop the running time and start this seat's, or nobody's."""
        if seat == self.running:
            return
        if self.running is not None:
            self.remaining[self.running] = self.remaining_at(self.running, at, downtimes)
            if isinstance(self.time_control, Fischer):
                self.remaining[self.running] += self.time_control.increment * SECOND
        if seat is not None and isinstance(self.time_control, PerTurn):
            self.remaining[seat] = self.time_control.seconds * SECOND
        self.running, self.since = seat, at

    def remaining_at(self, seat: int, at: int, downtimes: Sequence[Downtime] = ()) -> int:
        """What remains to a seat at a time; never negative."""
        if seat != self.running or isinstance(self.time_control, Unlimited):
            return self.remaining[seat]
        return max(0, self.remaining[seat] - (at - self.since - downtime_within(self.since, at, downtimes)))

    def deadline(self, now: int, downtimes: Sequence[Downtime] = ()) -> int | None:
        """When the running time is used up; None if none is running."""
        if self.running is None or isinstance(self.time_control, Unlimited):
            return None
        return self.since + self.remaining[self.running] + downtime_within(self.since, now, downtimes)


def downtime_within(begin: int, end: int, downtimes: Sequence[Downtime]) -> int:
    """How much of an interval was downtime."""
    return sum(max(0, min(end, down.ended_at) - max(begin, down.started_at)) for down in downtimes)
