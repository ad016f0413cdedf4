"""Backup and restore, also while servers are running.

A backup is one SQLite file with our schema, whichever database it comes from; so it can be restored into either.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from urllib.parse import quote

from msgspec.structs import asdict
from sqlalchemy import URL, delete, insert, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from highlands.i18n import message
from highlands.server.clock import machine_time
from highlands.server.store.engines import create_file, is_sqlite, parse_url, sqlite_path, unpooled_engine
from highlands.server.store.errors import StoreError
from highlands.server.store.host.rows import BY_COMMAND, NewEntry
from highlands.server.store.host.schema import HOST_LOG, HOST_PASSKEYS, HOST_SESSIONS, NODE_SAMPLES
from highlands.server.store.host.session_rows import KEY_NAME
from highlands.server.store.migrate import driver_message, is_schema_current, lock_schema, upgrade_schema
from highlands.server.store.outbox.schema import HOST_KEYS
from highlands.server.store.schema import METADATA, TABLES

PASSING = (HOST_SESSIONS, NODE_SAMPLES)
"""What is of no use elsewhere: the host's open pages, and the numbers of the last hour."""
BATCH_ROWS = 1000
"""How many rows are copied at a time."""


async def backup(url: str, path: Path) -> None:
    """Write a consistent snapshot of a database into a new file with mode 0600.

    StoreError if the file exists or can't be written, or the database can't be read.
    """
    source = parse_url(url)
    if path.exists():
        raise StoreError(message("store-file-exists", path=str(path)))
    with _driver_errors():
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=path.parent, prefix=f".{path.name}-") as folder:
            snapshot = Path(folder) / "backup"
            create_file(snapshot)
            if is_sqlite(source):
                await asyncio.to_thread(_vacuum_into, sqlite_path(source), snapshot)
            else:
                await _snapshot_postgres(source, snapshot)
            await asyncio.to_thread(_rename_durably, snapshot, path)


async def restore(path: Path, url: str) -> None:
    """Fill a database from a backup. StoreError if the file is no backup, or the database has tables already."""
    target = parse_url(url)
    with tempfile.TemporaryDirectory() as folder:
        # A copy, since a backup from an older version is migrated first.
        copy = Path(folder) / "backup"
        create_file(copy)
        try:
            await asyncio.to_thread(_check_and_copy, path, copy)
        except sqlite3.Error as error:
            raise StoreError(message("store-no-backup", path=str(path), reason=str(error))) from None
        source = URL.create("sqlite+aiosqlite", database=str(copy))
        await upgrade_schema(source)
        await upgrade_schema(target)
        with _driver_errors():
            async with _connected(source) as old, _connected(target) as new:
                await lock_schema(new)
                if (await new.execute(select(TABLES.c.id).limit(1))).first() is not None:
                    raise StoreError(message("store-not-empty"))
                # A server that was started here made keys of its own. Those of the backup belong to its subscriptions.
                # Who opens the host's page is no part of what is restored: it may have been changed since.
                await new.execute(delete(HOST_KEYS).where(HOST_KEYS.c.name != KEY_NAME))
                await _copy_rows(old, new, is_restoring=True)
                entry = NewEntry(at=machine_time(), by=BY_COMMAND, action="restore")
                await new.execute(insert(HOST_LOG), asdict(entry))
                await new.commit()


@contextmanager
def _driver_errors() -> Generator[None]:
    """Turn errors of the system and the database into StoreError."""
    try:
        yield
    except (OSError, sqlite3.Error, DBAPIError) as error:
        raise StoreError(message("store-unreachable", reason=driver_message(error))) from error


@asynccontextmanager
async def _connected(url: URL, **settings: str) -> AsyncGenerator[AsyncConnection]:
    """A connection for one transaction."""
    engine = unpooled_engine(url, **settings)
    try:
        async with engine.connect() as connection:
            yield connection
    finally:
        await engine.dispose()


def _vacuum_into(source: Path, snapshot: Path) -> None:
    """Snapshot a SQLite database without blocking its writers."""
    with closing(_open_existing(source, "rw")) as connection:
        connection.execute("VACUUM INTO ?", (str(snapshot),))


async def _snapshot_postgres(source: URL, snapshot: Path) -> None:
    """Copy a PostgreSQL database in one REPEATABLE READ transaction."""
    copy = URL.create("sqlite+aiosqlite", database=str(snapshot))
    await upgrade_schema(copy)
    async with _connected(source, isolation_level="REPEATABLE READ") as old, _connected(copy) as new:
        if not await old.run_sync(is_schema_current):
            raise StoreError(message("store-other-version"))
        await _copy_rows(old, new)
        await new.commit()
    with closing(_open_existing(snapshot, "rw")) as connection:
        # Without a WAL it is a single file, readable on read-only media.
        connection.execute("PRAGMA journal_mode = DELETE")


async def _copy_rows(old: AsyncConnection, new: AsyncConnection, *, is_restoring: bool = False) -> None:
    """Copy all rows from one database into another that has no tables; to restore, but for the host's key."""
    deferring = "PRAGMA defer_foreign_keys = ON" if new.dialect.name == "sqlite" else "SET CONSTRAINTS ALL DEFERRED"
    await new.execute(text(deferring))
    for table in METADATA.sorted_tables:
        if table in PASSING or (is_restoring and table is HOST_PASSKEYS):
            continue
        query = select(table).order_by(*table.primary_key).execution_options(yield_per=BATCH_ROWS)
        if is_restoring and table is HOST_KEYS:
            query = query.where(HOST_KEYS.c.name != KEY_NAME)
        rows = await old.stream(query)
        async for batch in rows.mappings().partitions(BATCH_ROWS):
            # The host's log is numbered by the database, which would not notice numbers that it is given.
            left_out = {"number"} if table is HOST_LOG else set[str]()
            kept = [{name: value for name, value in row.items() if name not in left_out} for row in batch]
            await new.execute(insert(table), kept)


def _check_and_copy(path: Path, copy: Path) -> None:
    """Copy a backup's file, or any other intact SQLite database of ours. sqlite3.Error if it is none."""
    with closing(_open_existing(path, "ro")) as source, closing(sqlite3.connect(copy)) as target:
        source.execute("SELECT version_num FROM alembic_version").fetchone()
        source.backup(target)
        ((found,), *_) = target.execute("PRAGMA quick_check").fetchall()
        if found != "ok":
            raise sqlite3.DatabaseError(found)


def _open_existing(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{quote(str(path.absolute()))}?mode={mode}", uri=True, isolation_level=None)


def _rename_durably(source: Path, target: Path) -> None:
    """Rename a finished file, so that the target is complete even after a power failure."""
    _fsync(source)
    source.rename(target)
    _fsync(target.parent)


def _fsync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
