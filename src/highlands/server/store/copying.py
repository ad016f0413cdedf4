"""Backing up and restoring, while servers are running.

A backup is one SQLite file with our schema, from whichever database it comes; so it can be restored into either.
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

from sqlalchemy import URL, insert, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from highlands.i18n import message
from highlands.server.store.engines import create_file, is_sqlite, passing_engine, read_url, sqlite_path
from highlands.server.store.errors import StoreError
from highlands.server.store.migrating import bring_up_to_date, is_up_to_date, lock, reason
from highlands.server.store.schema import METADATA, OUTAGES, PULSE, TABLES

PORTION = 1000
"""How many rows are copied at a time."""


async def backup(url: str, path: Path) -> None:
    """Write all that a database holds at this moment into a new file, which only its owner may read.

    StoreError if the file is there already, or can't be written, or the database can't be read.
    """
    source = read_url(url)
    if path.exists():
        raise StoreError(message("store-file-exists", path=str(path)))
    with _refusals():
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=path.parent, prefix=f".{path.name}-") as folder:
            made = Path(folder) / "backup"
            create_file(made)
            if is_sqlite(source):
                await asyncio.to_thread(_vacuum_into, sqlite_path(source), made)
            else:
                await _copy_into(source, made)
            await asyncio.to_thread(_put, made, path)


async def restore(path: Path, url: str) -> None:
    """Fill a database from a backup. StoreError if it isn't one, or if there are tables in the database already."""
    target = read_url(url)
    with tempfile.TemporaryDirectory() as folder:
        # A copy, because one from an older version is brought up to date first.
        copy = Path(folder) / "backup"
        create_file(copy)
        try:
            await asyncio.to_thread(_check_and_copy, path, copy)
        except sqlite3.Error as error:
            raise StoreError(message("store-no-backup", path=str(path), reason=str(error))) from None
        source = URL.create("sqlite+aiosqlite", database=str(copy))
        await bring_up_to_date(source)
        await bring_up_to_date(target)
        with _refusals():
            async with _connected(source) as old, _connected(target) as new:
                await lock(new)
                if (await new.execute(select(TABLES.c.id).limit(1))).first() is not None:
                    raise StoreError(message("store-not-empty"))
                await _copy(old, new)
                await new.commit()


@contextmanager
def _refusals() -> Generator[None]:
    """Say in our words what the system or the database refuses."""
    try:
        yield
    except (OSError, sqlite3.Error, DBAPIError) as error:
        raise StoreError(message("store-unreachable", reason=reason(error))) from error


@asynccontextmanager
async def _connected(url: URL, **settings: str) -> AsyncGenerator[AsyncConnection]:
    """A connection for one transaction."""
    engine = passing_engine(url, **settings)
    try:
        async with engine.connect() as connection:
            yield connection
    finally:
        await engine.dispose()


def _vacuum_into(source: Path, made: Path) -> None:
    """Copy a SQLite database as it is at this moment; those who write to it need not wait."""
    with closing(_open_existing(source, "rw")) as connection:
        connection.execute("VACUUM INTO ?", (str(made),))


async def _copy_into(source: URL, made: Path) -> None:
    """Copy a PostgreSQL database as it is at this moment."""
    copy = URL.create("sqlite+aiosqlite", database=str(made))
    await bring_up_to_date(copy)
    async with _connected(source, isolation_level="REPEATABLE READ") as old, _connected(copy) as new:
        if not await old.run_sync(is_up_to_date):
            raise StoreError(message("store-other-version"))
        await _copy(old, new)
        await new.commit()
    with closing(_open_existing(made, "rw")) as connection:
        # One file, that can also be read where it can't be written.
        connection.execute("PRAGMA journal_mode = DELETE")


async def _copy(old: AsyncConnection, new: AsyncConnection) -> None:
    """Copy all rows from one database into another that has none."""
    deferring = "PRAGMA defer_foreign_keys = ON" if new.dialect.name == "sqlite" else "SET CONSTRAINTS ALL DEFERRED"
    await new.execute(text(deferring))
    # A server that is running there has told these already; without a table they mean nothing.
    await new.execute(PULSE.delete())
    await new.execute(OUTAGES.delete())
    for table in METADATA.sorted_tables:
        rows = await old.stream(select(table).order_by(*table.primary_key).execution_options(yield_per=PORTION))
        async for portion in rows.mappings().partitions(PORTION):
            await new.execute(insert(table), [dict(row) for row in portion])


def _check_and_copy(path: Path, copy: Path) -> None:
    """Copy a backup's file, or whatever else is a sound SQLite database of ours. sqlite3.Error if it isn't."""
    with closing(_open_existing(path, "ro")) as source, closing(sqlite3.connect(copy)) as target:
        source.execute("SELECT version_num FROM alembic_version").fetchone()
        source.backup(target)
        ((found,), *_) = target.execute("PRAGMA quick_check").fetchall()
        if found != "ok":
            raise sqlite3.DatabaseError(found)


def _open_existing(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{quote(str(path.absolute()))}?mode={mode}", uri=True, isolation_level=None)


def _put(made: Path, path: Path) -> None:
    """Put a finished file into its place, so that it is whole there even if the power fails."""
    _reach_the_disk(made)
    made.rename(path)
    _reach_the_disk(path.parent)


def _reach_the_disk(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
