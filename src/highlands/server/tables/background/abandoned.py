"""Ending tables that everybody has left, so that they don't stay among the running ones for ever."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from highlands.server.clock import now

if TYPE_CHECKING:
    from highlands.server.tables.manager import TableManager

log = logging.getLogger("highlands.server")

CHECK_SECONDS = 3600.0
RETRY_SECONDS = 60.0
PAGE = 200
ENDED_AT_ONCE = 8
PAUSE_SECONDS = 0.005
"""After each table, which is loaded for it: there may be many, and nobody waits for them."""


class AbandonedTables:
    """Looks from time to time for tables at which nothing has happened for long."""

    def __init__(self, manager: TableManager) -> None:
        """After how long, the manager says, as the host chooses."""
        self._manager = manager

    async def run(self) -> None:
        """End abandoned tables, for ever."""
        while True:
            try:
                after = self._manager.abandon_after
                if after is not None and self._manager.membership.is_first:
                    await self.end_all(now() - after)
            except Exception:
                log.exception("looking for abandoned tables failed")
                await asyncio.sleep(RETRY_SECONDS)
            else:
                await asyncio.sleep(CHECK_SECONDS)

    async def end_all(self, before: int) -> None:
        """End all tables at which nothing has happened since a time. Several nodes may do so at once."""
        place = (0, "")
        while page := await self._manager.store.silent_since(before, after=place, limit=PAGE):
            place = page[-1]
            left = [table_id for _, table_id in page]

            async def end_each(left: list[str] = left) -> None:
                while left:
                    await self._end(left.pop(), before)
                    await asyncio.sleep(PAUSE_SECONDS)

            await asyncio.gather(*(end_each() for _ in range(ENDED_AT_ONCE)))

    async def _end(self, table_id: str, before: int) -> None:
        try:
            table = await self._manager.table(table_id)
            await table.abandon(before)
            if table.aggregate.end is not None and not table.audience.subscribers:
                self._manager.evict(table)  # somebody who is just connecting sees that it is over, and no more happens
        except Exception:
            log.exception("ending an abandoned table failed", extra={"table": table_id})
