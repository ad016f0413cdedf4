"""The clocks that time controls run.

A clock is computed from the times of events; nothing ticks. All times are milliseconds. While nobody serves the table,
its clock stands still: the log tells of such downtimes, and they are subtracted.
"""

from __future__ import annotations

from collections.abc import Sequence

from highlands.protocol.time_controls import Fischer, PerTurn, TimeControl, Unlimited
from highlands.server.store.rows import Downtime

SECOND = 1000


class GameClock:
    """The clock of a game: what remains to each seat, and whose time has been running since when."""

    def __init__(self, time_control: TimeControl, seats: int) -> None:
        """Everybody has their full time, and nobody's runs."""
        self.time_control = time_control
        full = 0 if isinstance(time_control, Unlimited) else time_control.seconds * SECOND
        self.remaining = [full] * seats
        self.running: int | None = None
        self.since = 0
        self.downtimes: list[Downtime] = []
        """Those of the running turn, without overlaps."""

    @property
    def is_ticking(self) -> bool:
        """Whether somebody's time runs down."""
        return self.running is not None and not isinstance(self.time_control, Unlimited)

    def switch_to(self, seat: int | None, at: int) -> None:
        """Stop the running time and start this seat's, or nobody's."""
        if seat == self.running:
            return
        if self.running is not None:
            self.remaining[self.running] = self.remaining_at(self.running, at)
            if isinstance(self.time_control, Fischer):
                self.remaining[self.running] += self.time_control.increment * SECOND
        if seat is not None and isinstance(self.time_control, PerTurn):
            self.remaining[seat] = self.time_control.seconds * SECOND
        self.running, self.since = seat, at
        self.downtimes = []

    def stand_still(self, downtime: Downtime) -> None:
        """Leave an interval out of the running time. What was left out before is not left out twice."""
        self.downtimes += self.uncounted(downtime)

    def uncounted(self, downtime: Downtime) -> list[Downtime]:
        """The parts of an interval that belong to the running time and are not left out yet."""
        if not self.is_ticking:
            return []
        parts = [Downtime(started_at=max(self.since, downtime.started_at), ended_at=downtime.ended_at)]
        for known in self.downtimes:
            parts = [
                rest
                for part in parts
                for rest in (
                    Downtime(started_at=part.started_at, ended_at=min(part.ended_at, known.started_at)),
                    Downtime(started_at=max(part.started_at, known.ended_at), ended_at=part.ended_at),
                )
            ]
        return [part for part in parts if part.started_at < part.ended_at]

    def remaining_at(self, seat: int, at: int) -> int:
        """What remains to a seat at a time; never negative."""
        if seat != self.running or isinstance(self.time_control, Unlimited):
            return self.remaining[seat]
        return max(0, self.remaining[seat] - (at - self.since - downtime_within(self.since, at, self.downtimes)))

    def deadline(self, now: int) -> int | None:
        """When the running time is used up; None if none is running."""
        if not self.is_ticking:
            return None
        assert self.running is not None
        return self.since + self.remaining[self.running] + downtime_within(self.since, now, self.downtimes)


def downtime_within(begin: int, end: int, downtimes: Sequence[Downtime]) -> int:
    """How much of an interval was downtime."""
    return sum(max(0, min(end, down.ended_at) - max(begin, down.started_at)) for down in downtimes)
