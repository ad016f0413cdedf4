"""Messages that come close together are handled together.

Most of what a single move costs is waking up for it: the process, the thread that writes to the database, and the
caches of the processor, which by then hold other things. Under load one wake-up does for several moves.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

WINDOW_SECONDS = 0.01
"""For how long messages are gathered, and so what one may wait under load."""


class Gathering:
    """Lets callbacks wait for each other, as long as many come. One that comes alone is called at once."""

    def __init__(self, seconds: float = WINDOW_SECONDS) -> None:
        """Nothing waits."""
        self._seconds = seconds
        self._begun = 0.0
        """When something was last called: a window begins with it."""
        self._waiting: list[Callable[[], None]] = []

    def call(self, loop: asyncio.AbstractEventLoop, callback: Callable[[], None]) -> None:
        """Call it now, or with all others when the window ends in which something has been called already."""
        if not self._waiting:
            at = loop.time()
            rest = self._begun + self._seconds - at
            if rest <= 0:
                self._begun = at
                callback()
                return
            loop.call_later(rest, self._end, loop)
        self._waiting.append(callback)

    def _end(self, loop: asyncio.AbstractEventLoop) -> None:
        waiting, self._waiting = self._waiting, []
        self._begun = loop.time()
        for callback in waiting:
            callback()
