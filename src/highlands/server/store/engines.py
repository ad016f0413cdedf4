"""Connecting to the database that a URL names."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, NullPool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from highlands.i18n import message
from highlands.server.store.errors import StoreError

BUSY = 10_000
"""Milliseconds that SQLite waits for another process to end its writing."""
CONNECTING = 10
"""Seconds in which PostgreSQL must have answered."""

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


def read_url(text: str) -> URL:
    """The URL of a database of a kind that we know. The reason why not never repeats it: it may hold a password."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StoreError(message("store-url")) from None
    if url.drivername not in DRIVERS or (is_sqlite(url) and url.database in {None, "", ":memory:"}):
        raise StoreError(message("store-url"))
    return url.set(drivername=DRIVERS[url.drivername])


def is_sqlite(url: URL) -> bool:
    """Whether it is a file of ours rather than a database server."""
    return url.get_backend_name() == "sqlite"


def sqlite_path(url: URL) -> Path:
    """The file of a SQLite database."""
    return Path(str(url.database))


def create_file(path: Path) -> None:
    """Make an empty file that nobody else may read, if there is none. SQLite gives its side files the same mode."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        # One that exists is not even opened: closing it again would drop the locks that SQLite may hold on it.
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        return


def file_engine(url: URL, **settings: Any) -> Engine:
    """A SQLite database for threads of our own."""
    engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True, **settings)
    _set_up(engine, **settings)
    return engine


def server_engine(url: URL, **settings: Any) -> AsyncEngine:
    """A PostgreSQL database. It may have been restarted since a connection was last used: `pool_pre_ping` notices."""
    return create_async_engine(
        url,
        # Seeds and the like never get into the text of an error, and so into a log.
        hide_parameters=True,
        pool_pre_ping=True,
        connect_args={
            "timeout": CONNECTING,
            # What is acknowledged is on the disk, even where other programs take that lightly.
            "server_settings": {"application_name": "highlands", "synchronous_commit": "on"},
        },
        **settings,
    )


def passing_engine(url: URL, **settings: Any) -> AsyncEngine:
    """Either database, for one piece of work and no more."""
    if not is_sqlite(url):
        return server_engine(url, poolclass=NullPool, **settings)
    engine = create_async_engine(url, hide_parameters=True, poolclass=NullPool, **settings)
    _set_up(engine.sync_engine, **settings)
    return engine


def _set_up(engine: Engine, *, isolation_level: str = "", **_: Any) -> None:
    """Make the connections to a file safe ones, and its transactions those of a writer."""
    event.listen(engine, "connect", _set_up_connection)
    if isolation_level != "AUTOCOMMIT":
        event.listen(engine, "begin", _begin)


def _set_up_connection(connection: Any, _record: Any) -> None:
    """Keep Python's driver from beginning transactions of its own accord, and SQLite from taking things lightly."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (f"busy_timeout = {BUSY}", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Any) -> None:
    """Be the writer from the start: who reads first and writes later may find that another has written in between."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
