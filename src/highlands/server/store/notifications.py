"""What nodes on one PostgreSQL tell each other, by LISTEN and NOTIFY.

SQLite has one process and nobody to tell: a `Listener` there has nothing to do.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

from sqlalchemy import URL

from highlands.server.store.engines import unpooled_engine

log = logging.getLogger("highlands.server")

EVENTS_CHANNEL = "highlands_events"
"""Told by the transaction that appends to a log. The payload: the appending node's id, a space, the table's id."""
BUS_CHANNEL = "highlands_bus"
"""Messages between nodes about what no log has, such as who is connected."""
CHECK_SECONDS = 1.0
"""How often the connection is tried: one that fell silent looks like one on which nothing happens."""
ANSWER_SECONDS = 3.0
RETRY_SECONDS = 0.2
APPLICATION_NAME = "highlands listener"
"""Under this name the connection stands in `pg_stat_activity`."""


class Listener:
    """Hears notifications, on a connection of its own that is re-made when it breaks."""

    def __init__(
        self,
        url: URL,
        *,
        on_events: Callable[[str, str], None],
        on_bus: Callable[[str], None],
        on_gap: Callable[[], None],
    ) -> None:
        """`on_events(node, table)`, `on_bus(payload)`; `on_gap()` whenever something may have been missed."""
        self._url = url
        self._on_events = on_events
        self._on_bus = on_bus
        self._on_gap = on_gap

    async def run(self) -> None:
        """Listen, for ever."""
        while True:
            try:
                await self._listen()
            except Exception as error:  # noqa: BLE001 - whatever it was, a new connection is the remedy
                log.warning("listening to the database failed: %s", error)
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self) -> None:
        engine = unpooled_engine(self._url, isolation_level="AUTOCOMMIT")
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                connection = await engine.connect()
            try:
                driver: Any = (await connection.get_raw_connection()).driver_connection
                async with asyncio.timeout(ANSWER_SECONDS):
                    await driver.execute(f"SET application_name = '{APPLICATION_NAME}'")
                    await driver.add_listener(EVENTS_CHANNEL, self._hear_events)
                    await driver.add_listener(BUS_CHANNEL, self._hear_bus)
                # Only now, when nothing more is missed, is there an end to what was.
                self._on_gap()
                is_closed = asyncio.Event()
                driver.add_termination_listener(lambda _: is_closed.set())
                while not is_closed.is_set():
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(CHECK_SECONDS):
                            await is_closed.wait()
                            break
                    async with asyncio.timeout(ANSWER_SECONDS):
                        await driver.execute("SELECT 1")
            finally:
                # Not a polite goodbye, for which the other side may never answer.
                driver.terminate()
                with contextlib.suppress(Exception):
                    await connection.close()
        finally:
            await engine.dispose()

    def _hear_events(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        node, _, table = payload.partition(" ")
        self._on_events(node, table)

    def _hear_bus(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        self._on_bus(payload)
