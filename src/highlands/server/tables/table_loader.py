"""Reading tables from the store, many at a time.

When a node dies, its clients come to the others all at once, and bots and clocks are taken over with them. What a query
costs is mostly the query itself, so tables that are asked for while others are being read are read together next.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine

from highlands.server.store import Store, StoredTable

MAX_TABLES = 50
"""How many tables are read at a time: those who wait longest are not to wait for all the others."""


class TableLoader:
    """Reads tables for any number of tasks."""

    def __init__(self, store: Store, spawn: Callable[[Coroutine[None, None, None]], None]) -> None:
        """`spawn` starts a task that ends with the server."""
        self._store = store
        self._spawn = spawn
        self._waiting: list[tuple[str, asyncio.Future[StoredTable | None]]] = []
        self._is_reading = False

    async def load(self, table_id: str) -> StoredTable | None:
        """A table as the store has it; None if there is none of this id."""
        found: asyncio.Future[StoredTable | None] = asyncio.get_running_loop().create_future()
        self._waiting.append((table_id, found))
        if not self._is_reading:
            self._is_reading = True
            self._spawn(self._read())
        return await found

    async def _read(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MAX_TABLES], self._waiting[MAX_TABLES:]
                await self._read_batch(batch)
        finally:
            self._is_reading = False

    async def _read_batch(self, batch: list[tuple[str, asyncio.Future[StoredTable | None]]]) -> None:
        try:
            stored = await self._store.stored_tables({table_id for table_id, _ in batch})
        except Exception as error:  # noqa: BLE001 - handed to those who wait
            for _, found in batch:
                if not found.done():
                    found.set_exception(error)
            return
        for table_id, found in batch:
            if not found.done():
                found.set_result(stored.get(table_id))
