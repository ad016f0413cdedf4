"""The time that events are stamped with: milliseconds since the Unix epoch, measured with a monotonic clock.

Nodes on one database agree on it, whatever their machines' clocks say: a node sets it by the database when it starts,
and follows the node that runs longest from then on. Setting a machine's clock changes nothing.
"""

from __future__ import annotations

import time

MAX_SLEW_MS = 20
"""How much one correction may change: clocks of games must not jump."""
MILLISECOND_NS = 1_000_000


class ServerClock:
    """A clock that only its nodes set."""

    def __init__(self) -> None:
        """By the machine's clock, until it is set."""
        self._offset = machine_time() - _monotonic()

    def now(self) -> int:
        """The current time in milliseconds."""
        return _monotonic() + self._offset

    def set(self, at: int) -> None:
        """Set it."""
        self._offset = at - _monotonic()

    def slew(self, at: int) -> None:
        """Bring it nearer to another clock, a little."""
        difference = at - self.now()
        self._offset += max(-MAX_SLEW_MS, min(MAX_SLEW_MS, difference))


def machine_time() -> int:
    """What the machine's clock says, in milliseconds."""
    return time.time_ns() // MILLISECOND_NS


def _monotonic() -> int:
    return time.monotonic_ns() // MILLISECOND_NS


CLOCK = ServerClock()
"""The clock of this process."""


def now() -> int:
    """The current time in milliseconds."""
    return CLOCK.now()
