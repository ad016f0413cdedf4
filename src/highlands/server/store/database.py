"""Running a unit of work in the database without blocking the event loop.

A unit of work is a plain function of a SQLAlchemy connection, the same for both databases. For PostgreSQL it runs on
the event loop, awaiting each answer (`run_sync`). For SQLite, which only ever waits for the disk, a thread runs the
whole unit: handing every single call to a thread, as asynchronous SQLite drivers do, took twice the time.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import URL, Connection, Dialect, Engine

from highlands.server.store.engines import is_sqlite, postgres_engine, sqlite_engine

READERS = 4
WRITERS = 4

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database(ABC):
    """An open database."""

    dialect: Dialect

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Run a unit of work that only reads, in autocommit mode: there is no transaction around its queries."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Run a unit of work in one transaction, which has been committed on return."""

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
        self._write_engine = sqlite_engine(url, pool_size=1, max_overflow=0)
        self._read_engine = sqlite_engine(url, pool_size=READERS, max_overflow=0, isolation_level="AUTOCOMMIT")
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self.dialect = self._write_engine.dialect

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, _read, self._read_engine, work)

    async def write(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, _write, self._write_engine, work)

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        self._write_engine.dispose()
        self._read_engine.dispose()


def _read(engine: Engine, work: Work[T]) -> T:
    with engine.connect() as connection:
        return work(connection)


def _write(engine: Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


class _PostgresDatabase(Database):
    """Separate connection pools, so that writes never queue behind reads."""

    def __init__(self, url: URL) -> None:
        self._write_engine = postgres_engine(url, pool_size=WRITERS, max_overflow=0)
        self._read_engine = postgres_engine(url, pool_size=READERS, max_overflow=0, isolation_level="AUTOCOMMIT")
        self.dialect = self._write_engine.dialect

    async def read(self, work: Work[T]) -> T:
        async with self._read_engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        async with self._write_engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._write_engine.dispose()
        await self._read_engine.dispose()
