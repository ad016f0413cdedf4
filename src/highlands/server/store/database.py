"""Running a unit of work in the database without blocking the event loop.

A unit of work is a plain function of a SQLAlchemy connection, the same for both databases. For PostgreSQL it runs on
the event loop, awaiting each answer (`run_sync`). For SQLite, which only ever waits for the disk, a thread runs the
whole unit: handing every single call to a thread, as asynchronous SQLite drivers do, took twice the time.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Dialect, Engine, PoolProxiedConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from highlands.server.store.driver_connections import ATTEMPT_SECONDS, DriverConnections, acquire
from highlands.server.store.engines import is_sqlite, postgres_engine, sqlite_engine
from highlands.server.store.texts import refuse_unstorable_texts

READERS = 4
WRITERS = 4
QUERIERS = 2
"""Connections to PostgreSQL for prepared queries: with few, they are soon used again."""
TOTAL_SECONDS = 9.0
"""For how long a unit of work is tried again: nobody waits longer than ten seconds for an answer."""
PAUSE_SECONDS = 0.2
CONNECTION_STATES = ("08", "57P", "53300")
"""The SQLSTATEs of broken connections, of a database that stops or starts, and of one with too many connections."""

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database(ABC):
    """An open database."""

    dialect: Dialect

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Run a unit of work that only reads, in autocommit mode: there is no transaction around its queries."""

    @abstractmethod
    async def write(self, work: Work[T], *, repeatable: bool = False, spent: float = 0.0) -> T:
        """Run a unit of work in one transaction, which has been committed on return.

        After a failure of the connection the outcome is unknown. A repeatable unit may then be run once more: it must
        do no harm where the first run was committed after all. `spent` are the seconds that were tried before.
        """

    @abstractmethod
    async def run_statement(self, statement: str, values: Sequence[Any]) -> Sequence[Sequence[Any]]:
        """Run one statement as a transaction of its own, straight on the driver; it has been committed on return.

        SQLAlchemy takes several times as long, which counts where every move passes. One caller at a time. It is not
        repeated, and errors are the driver's: after any of them the outcome is unknown.
        """

    @abstractmethod
    async def query(self, statement: str, values: Sequence[Any]) -> Sequence[Sequence[Any]]:
        """Run one statement that only reads, straight on the driver; see `PreparedQuery`."""

    @abstractmethod
    async def close(self) -> None:
        """Close all connections."""


def connect(url: URL) -> Database:
    """The database at a URL, whose schema is up to date."""
    return _SqliteDatabase(url) if is_sqlite(url) else _PostgresDatabase(url)


class _SqliteDatabase(Database):
    """One writer thread, since SQLite has one writer, and several reader threads.

    A cancelled caller does not stop its thread: the unit of work runs to its end.
    """

    def __init__(self, url: URL) -> None:
        self._write_engine = sqlite_engine(url, pool_size=2, max_overflow=0)
        self._read_engine = sqlite_engine(url, pool_size=READERS, max_overflow=0, isolation_level="AUTOCOMMIT")
        for engine in (self._write_engine, self._read_engine):
            refuse_unstorable_texts(engine)
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._for_statements: PoolProxiedConnection | None = None
        self.dialect = self._write_engine.dialect

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, _read, self._read_engine, work)

    async def query(self, statement: str, values: Sequence[Any]) -> Sequence[Sequence[Any]]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, _query, self._read_engine, statement, values)

    async def write(self, work: Work[T], *, repeatable: bool = False, spent: float = 0.0) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, _write, self._write_engine, work)

    async def run_statement(self, statement: str, values: Sequence[Any]) -> Sequence[Sequence[Any]]:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._run, statement, values)

    def _run(self, statement: str, values: Sequence[Any]) -> Sequence[Sequence[Any]]:
        if self._for_statements is None:
            self._for_statements = self._write_engine.raw_connection()
        driver: Any = self._for_statements.driver_connection
        found: list[tuple[Any, ...]] = driver.execute(statement, values).fetchall()
        return found

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        if self._for_statements is not None:
            self._for_statements.close()
        self._write_engine.dispose()
        self._read_engine.dispose()


def _read(engine: Engine, work: Work[T]) -> T:
    with engine.connect() as connection:
        return work(connection)


def _query(engine: Engine, statement: str, values: Sequence[Any]) -> Sequence[Sequence[Any]]:
    connection = engine.raw_connection()
    try:
        driver: Any = connection.driver_connection
        found: list[tuple[Any, ...]] = driver.execute(statement, values).fetchall()
        return found
    finally:
        connection.close()


def _write(engine: Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


class _PostgresDatabase(Database):
    """Separate connection pools, so that writes never queue behind reads.

    Nothing waits for a connection that has fallen silent: a watchdog ends it, and what can be repeated is repeated on a
    new one, which also bridges a restart of the database.
    """

    def __init__(self, url: URL) -> None:
        settings: dict[str, Any] = {"max_overflow": 0, "pool_timeout": ATTEMPT_SECONDS, "time_limits": True}
        self._write_engine = postgres_engine(url, pool_size=WRITERS, **settings)
        self._read_engine = postgres_engine(url, pool_size=READERS + QUERIERS, isolation_level="AUTOCOMMIT", **settings)
        for engine in (self._write_engine, self._read_engine):
            refuse_unstorable_texts(engine.sync_engine)
        # The writer of events is one task.
        self._for_statements = DriverConnections(self._write_engine, 1)
        self._for_queries = DriverConnections(self._read_engine, QUERIERS)
        self.dialect = self._write_engine.dialect

    async def read(self, work: Work[T]) -> T:
        return await _repeated(lambda seconds: _attempt(self._read_engine, work, seconds))

    async def query(self, statement: str, values: Sequence[Any]) -> Sequence[Sequence[Any]]:
        clock = asyncio.get_running_loop().time
        began = clock()
        try:
            return await self._for_queries.fetch(statement, values)
        except Exception:  # noqa: BLE001 - whatever it was, the general way finds out whether it is so again

            def work(connection: Connection) -> Sequence[Sequence[Any]]:
                return connection.exec_driver_sql(statement, tuple(values)).all()

            return await _repeated(lambda seconds: _attempt(self._read_engine, work, seconds), clock() - began)

    async def write(self, work: Work[T], *, repeatable: bool = False, spent: float = 0.0) -> T:
        if not repeatable:
            return await _attempt(self._write_engine, work, ATTEMPT_SECONDS)
        return await _repeated(lambda seconds: _attempt(self._write_engine, work, seconds), spent)

    async def run_statement(self, statement: str, values: Sequence[Any]) -> Sequence[Sequence[Any]]:
        return await self._for_statements.fetch(statement, values)

    async def close(self) -> None:
        await self._for_statements.close()
        await self._for_queries.close()
        await self._write_engine.dispose()
        await self._read_engine.dispose()


async def _repeated(attempt: Callable[[float], Awaitable[T]], spent: float = 0.0) -> T:
    """Try again, as long as there is time, what has failed because of the connection."""
    clock = asyncio.get_running_loop().time
    deadline = clock() + TOTAL_SECONDS - spent
    while True:
        try:
            return await attempt(min(ATTEMPT_SECONDS, deadline - clock()))
        except Exception as error:
            if not is_connection_failure(error) or deadline - clock() < 2 * PAUSE_SECONDS:
                raise
        await asyncio.sleep(PAUSE_SECONDS)


async def _attempt(engine: AsyncEngine, work: Work[T], seconds: float) -> T:
    """Run a unit of work once, within so many seconds from when it has a connection."""
    connection = await acquire(engine, seconds)
    driver = (await connection.get_raw_connection()).driver_connection
    assert driver is not None
    # Not a cancellation: whoever waits for an answer is told at once that the connection is gone, and so is the pool.
    watchdog = asyncio.get_running_loop().call_later(seconds, driver.terminate)
    try:
        async with connection.begin():
            return await connection.run_sync(work)
    finally:
        await connection.close()
        watchdog.cancel()


def is_connection_failure(error: Exception) -> bool:
    """Whether the connection failed, or could not be made, and not the work on it."""
    if isinstance(error, DBAPIError):
        if error.connection_invalidated:
            return True
        cause: object = error.orig
    else:
        cause = error
    state = str(getattr(cause, "sqlstate", None) or "")
    return isinstance(cause, OSError | TimeoutError) or state.startswith(CONNECTION_STATES)
