"""Doing a piece of work in the database, without holding up the server.

A piece of work is an ordinary function of a connection, the same for both databases. For PostgreSQL the event loop
carries it out, awaiting each answer. SQLite answers on the spot, and has nothing to wait for but the disk; so there a
thread does the whole piece. (Passing each single call to a thread, as asynchronous drivers for SQLite do, took twice
the time.)
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import URL, Connection, Dialect, Engine

from highlands.server.store.engines import file_engine, is_sqlite, server_engine

READERS = 4
WRITERS = 4

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database(ABC):
    """A database that is open."""

    dialect: Dialect

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Ask. Each question stands for itself: there is no transaction."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Change something, in one transaction that has been committed on return."""

    @abstractmethod
    async def close(self) -> None:
        """Let it go."""


def connect(url: URL) -> Database:
    """The database at a URL, which is up to date."""
    return _File(url) if is_sqlite(url) else _Server(url)


class _File(Database):
    """SQLite: one thread writes, as only one can, and some read. Who is cancelled leaves a thread to end its work."""

    def __init__(self, url: URL) -> None:
        self._writes = file_engine(url, pool_size=1, max_overflow=0)
        self._reads = file_engine(url, pool_size=READERS, max_overflow=0, isolation_level="AUTOCOMMIT")
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self.dialect = self._writes.dialect

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, _ask, self._reads, work)

    async def write(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, _change, self._writes, work)

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        self._writes.dispose()
        self._reads.dispose()


def _ask(engine: Engine, work: Work[T]) -> T:
    with engine.connect() as connection:
        return work(connection)


def _change(engine: Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


class _Server(Database):
    """PostgreSQL. Who writes does not wait for those who read."""

    def __init__(self, url: URL) -> None:
        self._writes = server_engine(url, pool_size=WRITERS, max_overflow=0)
        self._reads = server_engine(url, pool_size=READERS, max_overflow=0, isolation_level="AUTOCOMMIT")
        self.dialect = self._writes.dialect

    async def read(self, work: Work[T]) -> T:
        async with self._reads.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        async with self._writes.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._writes.dispose()
        await self._reads.dispose()
