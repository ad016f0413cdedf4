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

RETRY_MS = 1000
"""Pause after a check that failed, or could not be made."""


class ClockTimers:
    """Checks tables at their deadlines. Timers are never removed: one outdated by a move finds nothing to do."""

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
        self._timers: list[tuple[int, str]] = []
        """A heap of deadlines with table ids."""
        self._added = asyncio.Event()

    def add(self, deadline: int, table_id: str) -> None:
        """Check a table at a time in milliseconds."""
        heapq.heappush(self._timers, (deadline, table_id))
        self._added.set()

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
                _, table_id = heapq.heappop(self._timers)
                if not self._holds(table_id):
                    continue  # it is another node's now, or the game is over
                if not self._serves(table_id):
                    # Without a heartbeat for long, nobody can say which clocks have stood still.
                    heapq.heappush(self._timers, (now() + RETRY_MS, table_id))
                    continue
                try:
                    await (await self._find_table(table_id)).check_timeout()
                except Exception:
                    log.exception("checking a timeout failed", extra={"table": table_id})
                    heapq.heappush(self._timers, (now() + RETRY_MS, table_id))
