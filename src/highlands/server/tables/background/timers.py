"""The clock timers: each table is checked when the time of the player to move runs out."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import logging
from collections.abc import Awaitable, Callable

from highlands.server.clock import now
from highlands.server.tables.live_table import LiveTable

log = logging.getLogger("highlands.server")

MIN_COMPACTED = 64
"""So many outdated timers don't matter, however few tables there are."""
RETRY_MS = 1000
"""Pause after a check that failed, or could not be made."""


class ClockTimers:
    """Checks tables at their deadlines. A table has one timer at most: that of a past move goes."""

    def __init__(
        self,
        find_table: Callable[[str], Awaitable[LiveTable]],
        holds: Callable[[str], bool],
        serves: Callable[[str], bool],
    ) -> None:
        """No timers yet. By a table's id the functions find it, and say whether this node has its lease and serves it.

        It serves none as long as its heartbeat is not fresh.
        """
        self._find_table = find_table
        self._holds = holds
        self._serves = serves
        self._deadlines: dict[str, int] = {}
        self._timers: list[tuple[int, str]] = []
        """A heap of deadlines with table ids, also of deadlines that hold no more, until there are too many of them."""
        self._added = asyncio.Event()

    def add(self, deadline: int, table_id: str) -> None:
        """Check a table at a time in milliseconds, and not at the one that was set before."""
        if self._deadlines.get(table_id) == deadline:
            return
        self._deadlines[table_id] = deadline
        heapq.heappush(self._timers, (deadline, table_id))
        self._added.set()
        self._compact()

    def remove(self, table_id: str) -> None:
        """Don't check a table: nobody's time runs there."""
        if self._deadlines.pop(table_id, None) is not None:
            self._compact()

    def __len__(self) -> int:
        """How many timers are kept, whether they hold or not."""
        return len(self._timers)

    def _compact(self) -> None:
        if len(self._timers) > MIN_COMPACTED + 2 * len(self._deadlines):
            self._timers = [(deadline, table_id) for table_id, deadline in self._deadlines.items()]
            heapq.heapify(self._timers)

    async def run(self) -> None:
        """Check tables, for ever."""
        while True:
            self._added.clear()
            wait = None if not self._timers else max(0.0, (self._timers[0][0] - now()) / 1000)
            with contextlib.suppress(TimeoutError):
                # Not `wait_for`, which in Python 3.11 swallows a cancellation that comes with a new timer.
                async with asyncio.timeout(wait):
                    await self._added.wait()
            while self._timers and self._timers[0][0] <= now():
                deadline, table_id = heapq.heappop(self._timers)
                if self._deadlines.get(table_id) != deadline:
                    continue
                del self._deadlines[table_id]
                if not self._holds(table_id):
                    continue  # it is another node's now, or the game is over
                if not self._serves(table_id):
                    # Without a heartbeat for long, nobody can say which clocks have stood still.
                    self.add(now() + RETRY_MS, table_id)
                    continue
                try:
                    await (await self._find_table(table_id)).check_timeout()
                except Exception:
                    log.exception("checking a timeout failed", extra={"table": table_id})
                    self.add(now() + RETRY_MS, table_id)
