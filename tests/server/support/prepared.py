"""Databases that have our schema already: all migrations take a third of a second, and hundreds of tests want one."""

from __future__ import annotations

import asyncio
import functools
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

from sqlalchemy import NullPool, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from highlands.server.store.engines import create_file, is_sqlite, sqlite_path
from highlands.server.store.migrate import upgrade_schema
from tools.postgres import STARTING, Postgres

OTHERS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
LAYOUT = """
SELECT string_agg(table_name || '.' || column_name, ' ' ORDER BY table_name, ordinal_position),
    (SELECT string_agg(version_num, ' ') FROM alembic_version)
FROM information_schema.columns WHERE table_schema = 'public'
"""
EMPTY = """
DO $$
DECLARE
    name text;
    filled text[] := '{}';
    has_rows boolean;
BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'alembic_version' LOOP
        EXECUTE format('SELECT EXISTS (SELECT FROM %I)', name) INTO has_rows;
        IF has_rows THEN filled := filled || quote_ident(name); END IF;
    END LOOP;
    PERFORM set_config('session_replication_role', 'replica', true);  -- some tables refuse it
    IF filled <> '{}' THEN EXECUTE 'TRUNCATE ' || array_to_string(filled, ', ') || ' RESTART IDENTITY CASCADE'; END IF;
END $$
"""
"""To look for rows costs less than to truncate a table that has none."""


@functools.cache
def migrated_file() -> bytes:
    """A SQLite file as the migrations make it."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.db"
        create_file(path)  # where migrations create their files by `create_migrated_file`, they shall not now
        # In a thread: where a browser is driven, this one has an event loop that runs.
        with ThreadPoolExecutor(1) as thread:
            thread.submit(lambda: asyncio.run(upgrade_schema(make_url(f"sqlite+aiosqlite:///{path}")))).result()
        return path.read_bytes()


def create_migrated_file(path: Path) -> None:
    """Do as the store's `create_file`, with the schema in the file. Migrations lock each other out: call
    `migrated_file` before they call this."""
    if not path.exists():
        create_file(path)
        path.write_bytes(migrated_file())


def prepare(database: str) -> None:
    """Create the file of a SQLite database, if there is none. Nothing is done for PostgreSQL."""
    url = make_url(database)
    if is_sqlite(url):
        create_migrated_file(sqlite_path(url))


class PreparedDatabases:
    """Databases of a PostgreSQL with our schema and no rows, used again."""

    def __init__(self, server: Postgres) -> None:
        self._server = server
        self._made = ExitStack()  # they go with their server
        self._free: list[str] = []
        self._layouts: dict[str, str] = {}

    @contextmanager
    def database(self) -> Iterator[str]:
        """One of them for a while; gives its URL."""
        url = self._free.pop() if self._free else self._new()
        yield url
        # Where a test has changed the schema, the database is not used again.
        if asyncio.run(empty(url)) == self._layouts[url]:
            self._free.append(url)

    def _new(self) -> str:
        url = self._made.enter_context(self._server.database())
        asyncio.run(upgrade_schema(make_url(url)))
        self._layouts[url] = asyncio.run(empty(url))
        return url


async def empty(url: str) -> str:
    """End all other connections, remove all rows, and give all columns and the version of the schema."""
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT", poolclass=NullPool)
    async with asyncio.timeout(STARTING), engine.connect() as connection:
        await connection.execute(text(OTHERS))
        layout = str((await connection.execute(text(LAYOUT))).one())
        await connection.execute(text(EMPTY))
    return layout
