"""The clocks that time controls run.

A clock is computed from the times of events; nothing ticks. All times are milliseconds. While nobody serves the table,
its clock stands still: the log tells of such downtimes, and they are subtracted.
"""

from __future__ import annotations

from collections.abc import Sequence

from highlands.protocol.time_controls import DAY, Fischer, PerTurn, TimeControl, Unlimited
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
        self.vacations: dict[int, list[Downtime]] = {}
        """Of each seat that has taken any, in order and without overlaps: then its time stands still."""

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
        still = downtime_within(self.since, at, self._standstills(seat))
        return max(0, self.remaining[seat] - (at - self.since - still))

    def deadline(self, now: int) -> int | None:
        """When the running time is used up; None if none is running."""
        if not self.is_ticking:
            return None
        assert self.running is not None
        if self.running not in self.vacations:
            return self.since + self.remaining[self.running] + downtime_within(self.since, now, self.downtimes)
        end = self.since + self.remaining[self.running]
        # Unlike a downtime, a vacation is known before it is over.
        for still in self._standstills(self.running):
            if still.started_at < end and still.ended_at > self.since:
                end += still.ended_at - max(self.since, still.started_at)
        return end

    # Vacations

    @property
    def vacation_ms(self) -> int:
        """How much vacation each seat has."""
        return self.time_control.vacation_days * DAY * SECOND if isinstance(self.time_control, PerTurn) else 0

    def vacation_left(self, seat: int) -> int:
        """How much of it a seat has not taken."""
        return self.vacation_ms - sum(one.ended_at - one.started_at for one in self.vacations.get(seat, []))

    def vacation_until(self, seat: int, at: int) -> int | None:
        """When a seat's vacation ends, if it is on one."""
        return next((one.ended_at for one in self.vacations.get(seat, []) if one.started_at <= at < one.ended_at), None)

    def take_vacation(self, seat: int, days: int, at: int) -> None:
        """Let a seat's time stand still for some days; if it does so already, for so many more."""
        taken = self.vacations.setdefault(seat, [])
        lasting = taken.pop() if taken and at <= taken[-1].ended_at else Downtime(started_at=at, ended_at=at)
        taken.append(Downtime(started_at=lasting.started_at, ended_at=lasting.ended_at + days * DAY * SECOND))

    def end_vacation(self, seat: int, at: int) -> None:
        """Let it run again; what is left can be taken later."""
        cut = [
            Downtime(started_at=one.started_at, ended_at=min(one.ended_at, max(at, one.started_at)))
            for one in self.vacations.get(seat, [])
        ]
        self.vacations[seat] = [one for one in cut if one.started_at < one.ended_at]

    def _standstills(self, seat: int) -> list[Downtime]:
        """When a seat's time stands still, in order and without overlaps."""
        joined: list[Downtime] = []
        for one in sorted([*self.downtimes, *self.vacations.get(seat, [])], key=lambda still: still.started_at):
            if joined and one.started_at <= joined[-1].ended_at:
                last = joined.pop()
                one = Downtime(started_at=last.started_at, ended_at=max(last.ended_at, one.ended_at))  # noqa: PLW2901
            joined.append(one)
        return joined


def downtime_within(begin: int, end: int, downtimes: Sequence[Downtime]) -> int:
    """How much of an interval was downtime."""
    return sum(max(0, min(end, down.ended_at) - max(begin, down.started_at)) for down in downtimes)
