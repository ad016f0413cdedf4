"""Bringing the database up to date, by the migrations of Alembic that lie beside this file.

A new migration is a new file in `migrations/versions`; one that has been released is never changed. Each runs inside
one transaction with those before it, behind a lock, so that of several servers that start at once the first migrates
and the others wait for it.
"""

from __future__ import annotations

import asyncio
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
from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from highlands.i18n import message
from highlands.server.store.engines import BUSY, create_file, is_sqlite, passing_engine, sqlite_path
from highlands.server.store.errors import StoreError

MIGRATIONS = Path(__file__).parent / "migrations"

LOCK = 0x48_69_67_68
"""The number of our advisory lock in PostgreSQL: "High"."""

_ALONE = threading.Lock()
"""Alembic keeps the migration that is running in a variable of its module, so a process runs one at a time."""


async def bring_up_to_date(url: URL) -> None:
    """Make what is missing in the database, and first the file if it is one."""
    await asyncio.to_thread(_bring_up_to_date, url)


async def lock(connection: AsyncConnection) -> None:
    """Keep others from migrating and restoring until the transaction's end. In SQLite a transaction does by itself."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def is_up_to_date(connection: Connection) -> bool:
    """Whether the database has all migrations that we know, and no other."""
    there = MigrationContext.configure(connection).get_current_heads()
    return set(there) == set(ScriptDirectory.from_config(_config()).get_heads())


def _bring_up_to_date(url: URL) -> None:
    try:
        with _ALONE:
            if is_sqlite(url):
                create_file(sqlite_path(url))
                _use_write_ahead_log(sqlite_path(url))
            asyncio.run(_migrate(url))
    except CommandError:
        raise StoreError(message("store-newer")) from None
    except (OSError, sqlite3.Error, DBAPIError) as error:
        raise StoreError(message("store-unreachable", reason=reason(error))) from error


def reason(error: Exception) -> str:
    """What the system or the driver says, without the SQL and the links that SQLAlchemy adds."""
    return str(error.orig if isinstance(error, DBAPIError) else error)


def _use_write_ahead_log(path: Path) -> None:
    """Let readers and the writer not wait for each other. The file remembers it.

    Where several do this to a new file, SQLite turns all but one away without waiting.
    """
    until = time.monotonic() + BUSY / 1000
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        while True:
            try:
                connection.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
                time.sleep(0.01)


async def _migrate(url: URL) -> None:
    engine = passing_engine(url)
    try:
        async with engine.begin() as connection:
            await lock(connection)
            await connection.run_sync(_upgrade)
    finally:
        await engine.dispose()


def _upgrade(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    # A % would be read as the beginning of a setting's name.
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
