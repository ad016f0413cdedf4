"""Following the logs of the tables in memory, to which other nodes append too."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping

from highlands.server.store import Store
from highlands.server.tables.live_table import LiveTable

log = logging.getLogger("highlands.server")

MAX_TABLES = 500
"""How many logs one query reads."""
RETRY_SECONDS = 0.5
GATHER_SECONDS = 0.1
"""How long the logs of tables that nobody watches here are gathered, so that one query reads them all."""
WINDOW_SECONDS = 0.02
"""How soon one query follows another, under load: meanwhile further logs grow, and are read by the same one."""


class LogFollower:
    """Reads what other nodes have appended, for many tables at a time, and folds it in."""

    def __init__(
        self,
        store: Store,
        tables: Mapping[str, LiveTable],
        spawn: Callable[[Coroutine[None, None, None]], None],
    ) -> None:
        """Follow these tables; `spawn` starts a task that ends with the server."""
        self._store = store
        self._tables = tables
        self._spawn = spawn
        self._behind: set[str] = set()
        self._unwatched: set[str] = set()
        """Those that nobody waits for: they are read together."""
        self._wake = asyncio.Event()

    def read(self, table_id: str, *, is_unwatched: bool = False) -> None:
        """A table's log has grown; what nobody watches is read a little later."""
        if table_id not in self._tables:
            return
        if is_unwatched:
            if not self._unwatched:
                asyncio.get_running_loop().call_later(GATHER_SECONDS, self._read_unwatched)
            self._unwatched.add(table_id)
        else:
            self._behind.add(table_id)
            self._wake.set()

    def _read_unwatched(self) -> None:
        self._behind.update(self._unwatched)
        self._unwatched.clear()
        self._wake.set()

    def read_all(self) -> None:
        """Any log may have grown."""
        self._behind.update(self._tables)
        self._wake.set()

    async def run(self) -> None:
        """Read what has grown, for ever."""
        clock = asyncio.get_running_loop().time
        began = clock() - WINDOW_SECONDS
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._behind:
                if (rest := began + WINDOW_SECONDS - clock()) > 0:
                    await asyncio.sleep(rest)
                began = clock()
                chosen = [self._behind.pop() for _ in range(min(MAX_TABLES, len(self._behind)))]
                try:
                    await self._read(chosen)
                except Exception:
                    log.exception("reading logs failed")
                    self._behind.update(chosen)
                    await asyncio.sleep(RETRY_SECONDS)

    async def _read(self, table_ids: list[str]) -> None:
        tables = {table_id: self._tables[table_id] for table_id in table_ids if table_id in self._tables}
        versions = {table_id: table.log.stored_version for table_id, table in tables.items()}
        if not versions:
            return
        for table_id, events in (await self._store.events_since(versions)).items():
            table = tables[table_id]
            if table.is_locked:
                # It may be waiting for the store; the others need not wait for it.
                self._spawn(table.fold_in(events))
            else:
                await table.fold_in(events)
