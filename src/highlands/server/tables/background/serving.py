"""Taking up the tables that this node has come to serve, many at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from highlands.server.tables.live_table import LiveTable

log = logging.getLogger("highlands.server")

SERVED_AT_ONCE = 50
"""How many tables are taken up at a time."""
RETRY_SECONDS = 1.0
"""Pause after a table could not be loaded."""


class TableService:
    """Has tables served: their bots and clocks go on."""

    def __init__(self, find_table: Callable[[str], Awaitable[LiveTable]], holds: Callable[[str], bool]) -> None:
        """Of those tables whose lease this node holds."""
        self._find_table = find_table
        self._holds = holds

    async def serve(self, table_ids: list[str]) -> None:
        """Take them up; a table that can't be loaded is tried again."""
        waiting = list(reversed(table_ids))

        async def serve_each() -> None:
            while waiting:
                await self._serve(waiting.pop())

        await asyncio.gather(*(serve_each() for _ in range(SERVED_AT_ONCE)))

    async def _serve(self, table_id: str) -> None:
        while self._holds(table_id):
            try:
                # It is left to eviction, not dropped here: somebody may just be connecting to it.
                await (await self._find_table(table_id)).serve()
            except Exception:
                log.exception("serving a table failed", extra={"table": table_id})
                await asyncio.sleep(RETRY_SECONDS)
            else:
                return
