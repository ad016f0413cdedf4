"""Connections to PostgreSQL for single statements straight on the driver.

SQLAlchemy takes several times as long for a statement, which counts where every move passes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

ATTEMPT_SECONDS = 4.0
"""How long a unit of work may take before its connection counts as dead."""


class AllBusyError(Exception):
    """Every connection is being used."""


class DriverConnections:
    """A few connections of an engine's pool, which are kept. They have no transaction open."""

    def __init__(self, engine: AsyncEngine, number: int) -> None:
        """At most so many, each made when it is needed first, and again after it has broken."""
        self._engine = engine
        self._free: list[AsyncConnection | None] = [None] * number

    async def fetch(self, statement: str, values: Sequence[Any]) -> Sequence[Sequence[Any]]:
        """Run one statement as a transaction of its own; it has been committed on return.

        Errors are the driver's: after any of them the outcome is unknown. AllBusyError instead of waiting.
        """
        if not self._free:
            raise AllBusyError
        kept, connection = self._free.pop(), None
        try:
            connection, driver = await self._opened(kept)
            watchdog = asyncio.get_running_loop().call_later(ATTEMPT_SECONDS, driver.terminate)
            try:
                found: list[Any] = await driver.fetch(statement, *values)
                return found
            finally:
                watchdog.cancel()
        finally:
            self._free.append(connection)

    async def _opened(self, connection: AsyncConnection | None) -> tuple[AsyncConnection, Any]:
        """A connection that is open as far as this side knows, and the driver's own."""
        if connection is not None:
            driver = (await connection.get_raw_connection()).driver_connection
            if driver is not None and not driver.is_closed():
                return connection, driver
            await _discard(connection)
        connection = await acquire(self._engine, ATTEMPT_SECONDS)
        return connection, (await connection.get_raw_connection()).driver_connection

    async def close(self) -> None:
        """Give them back to the pool."""
        for connection in self._free:
            if connection is not None:
                await _discard(connection)


async def acquire(engine: AsyncEngine, seconds: float) -> AsyncConnection:
    """A connection that is open as far as this side knows: a restart of the database leaves closed ones in the pool."""
    async with asyncio.timeout(seconds):
        while True:
            connection = await engine.connect()
            driver = (await connection.get_raw_connection()).driver_connection
            if driver is not None and not driver.is_closed():
                return connection
            await _discard(connection)


async def _discard(connection: AsyncConnection) -> None:
    await connection.invalidate()
    await connection.close()
