"""Upgrading the schema, with the Alembic migrations in `migrations/versions`.

A new migration is a new file there; a released one is never changed. All pending migrations run in one transaction
behind a lock: of several servers that start at once, the first migrates and the others wait.
"""

from __future__ import annotations

import asyncio
import functools
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, inspect, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from highlands.i18n import message
from highlands.server.store.engines import BUSY_TIMEOUT_MS, create_file, is_sqlite, sqlite_path, unpooled_engine
from highlands.server.store.errors import StoreError

MIGRATIONS = Path(__file__).parent / "migrations"

ADVISORY_LOCK = 0x48_69_67_68
"""The key of our advisory lock in PostgreSQL: "High" in ASCII."""

_ALEMBIC_LOCK = threading.Lock()
"""Alembic keeps its context in a module global, so only one migration runs in a process at a time."""


async def upgrade_schema(url: URL) -> None:
    """Create the SQLite file if there is none, and run all pending migrations."""
    await asyncio.to_thread(_upgrade_schema, url)


async def lock_schema(connection: AsyncConnection) -> None:
    """Keep others from migrating and restoring until the transaction ends. SQLite's write lock does that by itself."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": ADVISORY_LOCK})


def is_schema_current(connection: Connection) -> bool:
    """Whether the database is exactly at our newest migration."""
    current = MigrationContext.configure(connection).get_current_heads()
    return set(current) == _newest(MIGRATIONS)


@functools.cache
def _newest(migrations: Path) -> frozenset[str]:
    """The revisions that a current database has. Alembic would read all migrations anew each time."""
    script = ScriptDirectory(str(migrations))
    return frozenset(script.get_heads())


def _upgrade_schema(url: URL) -> None:
    try:
        with _ALEMBIC_LOCK:
            if is_sqlite(url):
                create_file(sqlite_path(url))
                _enable_wal(sqlite_path(url))
            asyncio.run(_migrate(url))
    except CommandError:
        raise StoreError(message("store-newer")) from None
    except (OSError, sqlite3.Error, DBAPIError) as error:
        raise StoreError(message("store-unreachable", reason=driver_message(error))) from error


def driver_message(error: Exception) -> str:
    """The message of the system or the driver, without the SQL and the links that SQLAlchemy adds."""
    return str(error.orig if isinstance(error, DBAPIError) else error)


def _enable_wal(path: Path) -> None:
    """Switch to write-ahead logging, a property of the file, so that readers and the writer don't block each other.

    Where several processes do this to a new file, SQLite ignores the busy timeout and fails all but one at once.
    """
    deadline = time.monotonic() + BUSY_TIMEOUT_MS / 1000
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        while True:
            try:
                connection.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                    raise
                time.sleep(0.01)


async def _migrate(url: URL) -> None:
    engine = unpooled_engine(url)
    try:
        async with engine.begin() as connection:
            await lock_schema(connection)
            await connection.run_sync(_upgrade)
    finally:
        await engine.dispose()


UNREADABLE_TABLE = "entries"
"""A table of databases from before the tables were renamed, which had the same revision: no migration reads them."""


def _upgrade(connection: Connection) -> None:
    if inspect(connection).has_table(UNREADABLE_TABLE):
        raise StoreError(message("store-older"))
    if is_schema_current(connection):
        return
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    # ConfigParser would read a % as the start of an interpolation.
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
