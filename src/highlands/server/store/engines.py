"""SQLAlchemy engines for the database that a URL names."""

from __future__ import annotations

import os
import socket
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, NullPool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from highlands.i18n import message
from highlands.server.store.errors import StoreError

BUSY_TIMEOUT_MS = 8000
"""How long SQLite waits for another process's write lock."""
CONNECT_TIMEOUT = 4
"""Seconds in which PostgreSQL must have answered."""
TIME_LIMITS = {"statement_timeout": "8s", "idle_in_transaction_session_timeout": "4s"}
"""PostgreSQL's own limits. Its settings, since it may be out of our reach by then."""
KEEP_ALIVE = {"TCP_KEEPIDLE": 5, "TCP_KEEPINTVL": 2, "TCP_KEEPCNT": 3, "TCP_USER_TIMEOUT": 8000}
"""TCP's own limits: seconds, a number, and milliseconds for what was sent and not acknowledged."""

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


def parse_url(text: str) -> URL:
    """The URL of a supported database; StoreError otherwise, which never repeats the URL: it may hold a password."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StoreError(message("store-url")) from None
    if url.drivername not in DRIVERS or (is_sqlite(url) and url.database in {None, "", ":memory:"}):
        raise StoreError(message("store-url"))
    return url.set(drivername=DRIVERS[url.drivername])


def is_sqlite(url: URL) -> bool:
    """Whether it is a SQLite file rather than a PostgreSQL server."""
    return url.get_backend_name() == "sqlite"


def sqlite_path(url: URL) -> Path:
    """The file of a SQLite database."""
    return Path(str(url.database))


def create_file(path: Path) -> None:
    """Create an empty file with mode 0600, if there is none. SQLite gives its side files the same mode."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        # An existing file is not even opened: closing it would drop the POSIX locks that SQLite may hold on it.
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        return


def sqlite_engine(url: URL, **settings: Any) -> Engine:
    """A synchronous SQLite engine, for threads of our own."""
    engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True, **settings)
    _configure_sqlite(engine, **settings)
    return engine


def postgres_engine(url: URL, *, time_limits: bool = False, **settings: Any) -> AsyncEngine:
    """A PostgreSQL engine. With time limits no statement takes long, and no transaction of a lost client stays open."""
    engine = create_async_engine(
        url,
        # Keeps seeds and the like out of error texts, and so out of the logs.
        hide_parameters=True,
        connect_args={
            "timeout": CONNECT_TIMEOUT,
            # Acknowledged means durable, even where the database's default is asynchronous commit.
            "server_settings": {
                "application_name": "highlands",
                "synchronous_commit": "on",
                **(TIME_LIMITS if time_limits else {}),
            },
        },
        **settings,
    )
    event.listen(engine.sync_engine, "connect", _keep_alive)
    return engine


def _keep_alive(connection: Any, _record: Any) -> None:
    """Let the system notice that the other machine is gone, also where nothing is being sent."""
    # asyncpg has no way to say so, and none to its socket but this.
    socket_ = connection.driver_connection._transport.get_extra_info("socket")
    if socket_ is None or socket_.family == socket.AF_UNIX:
        return
    socket_.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, seconds in KEEP_ALIVE.items():
        if hasattr(socket, name):
            socket_.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), seconds)


def unpooled_engine(url: URL, **settings: Any) -> AsyncEngine:
    """An engine for either database without a pool, for one transaction such as a migration or a backup."""
    if not is_sqlite(url):
        return postgres_engine(url, poolclass=NullPool, **settings)
    engine = create_async_engine(url, hide_parameters=True, poolclass=NullPool, **settings)
    _configure_sqlite(engine.sync_engine, **settings)
    return engine


def _configure_sqlite(engine: Engine, *, isolation_level: str = "", **_: Any) -> None:
    event.listen(engine, "connect", _configure_connection)
    if isolation_level != "AUTOCOMMIT":
        event.listen(engine, "begin", _begin_immediate)


def _configure_connection(connection: Any, _record: Any) -> None:
    """Turn off the driver's implicit transactions; turn on full durability and foreign keys."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (f"busy_timeout = {BUSY_TIMEOUT_MS}", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_immediate(connection: Any) -> None:
    """Take the write lock at the start: upgrading a read lock later fails if another has written in between."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
