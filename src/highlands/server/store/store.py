"""The store itself: what the server asks and tells it."""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Executable, func, select

from highlands.server.store.database import Database, connect
from highlands.server.store.engines import read_url
from highlands.server.store.errors import TakenError
from highlands.server.store.migrating import bring_up_to_date
from highlands.server.store.rows import Ending, Entry, Outage, SeatRow, TableRow
from highlands.server.store.schema import ENTRIES, FINISHED, LISTED, OUTAGES, PULSE, RUNNING, SEATS, TABLES, insert_into
from highlands.server.store.writer import Writer

MOST = 500
"""How many tables of one player are listed, the newest."""
UNSTORABLE = re.compile("[\0\ud800-\udfff]")
"""What PostgreSQL can't keep in a text. SQLite could keep some of it, but then no backup of it could go over."""


class Counts(NamedTuple):
    """How many tables there are."""

    running: int
    finished: int


async def prepare_store(url: str) -> None:
    """Bring a database up to date, and so find out whether it can be used; StoreError says why not."""
    await bring_up_to_date(read_url(url))


@asynccontextmanager
async def open_store(url: str) -> AsyncGenerator[Store]:
    """The store at a database's URL, brought up to date first.

    `sqlite+aiosqlite:///path/to/file` (a fourth slash makes the path absolute) or
    `postgresql+asyncpg://user:password@host/name`. A file that isn't there is made, readable for its owner alone.
    StoreError says why it can't be used.
    """
    parsed = read_url(url)
    await bring_up_to_date(parsed)
    store = Store(connect(parsed))
    try:
        yield store
    finally:
        await store.close()


class Store:
    """Tables, seats and logs in a database. Any number of tasks may use it at once, and any number of servers."""

    def __init__(self, database: Database) -> None:
        """Use `open_store` instead."""
        self._database = database
        self._writer = Writer(database)

    async def close(self) -> None:
        """Write what still waits to be written, and let the database go."""
        try:
            await self._writer.close()
        finally:
            await self._database.close()

    # Tables

    async def add_table(self, row: TableRow) -> None:
        """Lay a table with its seats. TakenError if its id is there, or the table before it has a rematch already."""
        table = msgspec.structs.asdict(row)
        seats = [{"table_id": row.id, **msgspec.structs.asdict(seat)} for seat in table.pop("seats")]
        _check_texts(value for values in (table, *seats) for value in values.values())
        adding = insert_into(self._database.dialect, TABLES).on_conflict_do_nothing().returning(TABLES.c.id)

        def work(connection: Connection) -> None:
            if connection.execute(adding, table).first() is None:
                raise TakenError(f"there is a table {row.id}, or another rematch of table {row.before}")
            if seats:
                connection.execute(SEATS.insert(), seats)

        await self._database.write(work)

    async def table(self, id: str) -> TableRow | None:  # noqa: A002 - a row calls it that
        """A table with its seats, if there is such a one."""
        if UNSTORABLE.search(id):
            return None
        rows = await self._tables(select(TABLES).where(TABLES.c.id == id))
        return rows[0] if rows else None

    async def rematch_of(self, id: str) -> str | None:  # noqa: A002
        """The id of the table that is the rematch of this one."""
        found: str | None = await self._one(select(TABLES.c.id).where(TABLES.c.before == id))
        return found

    async def unfinished(self) -> list[str]:
        """The ids of all tables that have not ended, the oldest first."""
        return [row.id for row in await self._all(select(TABLES.c.id).where(RUNNING).order_by(TABLES.c.made_at))]

    async def public_tables(self, limit: int, before_at: int | None = None) -> list[TableRow]:
        """Tables that are running and open to be seen, the newest first; only those made before a time, if given."""
        listing = select(TABLES).where(LISTED).order_by(TABLES.c.made_at.desc(), TABLES.c.id.desc()).limit(limit)
        return await self._tables(listing if before_at is None else listing.where(TABLES.c.made_at < before_at))

    async def tables_of(self, secret_hashes: Sequence[bytes]) -> list[TableRow]:
        """The tables that have a seat with one of these secrets, the newest first, at most `MOST` of them."""
        sitting = select(SEATS.c.table_id).where(SEATS.c.secret_hash.in_(secret_hashes))
        listing = select(TABLES).where(TABLES.c.id.in_(sitting))
        return await self._tables(listing.order_by(TABLES.c.made_at.desc(), TABLES.c.id.desc()).limit(MOST))

    async def counts(self) -> Counts:
        """How many tables are running and how many have ended."""
        running = select(func.count()).select_from(TABLES).where(RUNNING).scalar_subquery()
        finished = select(func.count()).select_from(TABLES).where(FINISHED).scalar_subquery()
        ((now, over),) = await self._all(select(running, finished))
        return Counts(now, over)

    # Logs

    async def entries(self, id: str, since: int = 0) -> list[Entry]:  # noqa: A002
        """A table's log in its order, from a number on."""
        fields = [ENTRIES.c[name] for name in Entry.__struct_fields__]
        asking = select(*fields).where(ENTRIES.c.table_id == id, ENTRIES.c.number >= since).order_by(ENTRIES.c.number)
        return [Entry(**row._mapping) for row in await self._all(asking)]

    async def append(
        self,
        id: str,  # noqa: A002
        entry: Entry,
        *,
        ending: Ending | None = None,
        name: str | None = None,
    ) -> None:
        """Write an entry into a table's log, and what comes with it: how the table ended, its seat's name from now on.

        All is safe on return. TakenError if the log has an entry of this number: then nothing has changed.
        """
        _check_texts([id, entry.kind, entry.text, name, ending.result if ending else None])
        await self._writer.append(id, entry, ending, name)

    # When a server was there

    async def pulse(self, at: int) -> None:
        """Tell that a server is there."""
        telling = insert_into(self._database.dialect, PULSE).values(id=1, at=at)
        # With several servers the latest counts, whichever of them comes last.
        telling = telling.on_conflict_do_update(
            index_elements=[PULSE.c.id], set_={"at": telling.excluded.at}, where=PULSE.c.at < telling.excluded.at
        )
        await self._database.write(lambda connection: connection.execute(telling))

    async def last_pulse(self) -> int | None:
        """When a server last told that it was there."""
        found: int | None = await self._one(select(PULSE.c.at))
        return found

    async def add_outage(self, outage: Outage) -> None:
        """Remember a time without a server; told twice, it is one."""
        telling = insert_into(self._database.dialect, OUTAGES).values(msgspec.structs.asdict(outage))
        await self._database.write(lambda connection: connection.execute(telling.on_conflict_do_nothing()))

    async def outages(self, since: int) -> list[Outage]:
        """The times without a server that ended after a time, the earliest first."""
        asking = select(OUTAGES).where(OUTAGES.c.end > since).order_by(OUTAGES.c.begin, OUTAGES.c.end)
        return [Outage(**row._mapping) for row in await self._all(asking)]

    # Asking

    async def _all(self, asking: Executable) -> Sequence[Any]:
        return await self._database.read(lambda connection: connection.execute(asking).all())

    async def _one(self, asking: Executable) -> Any:
        return await self._database.read(lambda connection: connection.execute(asking).scalar())

    async def _tables(self, asking: Executable) -> list[TableRow]:
        return await self._database.read(lambda connection: _tables(connection, asking))


def _tables(connection: Connection, asking: Executable) -> list[TableRow]:
    """Tables with their seats."""
    rows = connection.execute(asking).all()
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    if rows:
        sitting = select(SEATS).where(SEATS.c.table_id.in_(seats)).order_by(SEATS.c.table_id, SEATS.c.seat)
        for found in connection.execute(sitting).mappings():
            fields = dict(found)
            seats[fields.pop("table_id")].append(SeatRow(**fields))
    return [TableRow(**row._mapping, seats=tuple(seats[row.id])) for row in rows]


def _check_texts(values: Iterable[object]) -> None:
    """ValueError for a text that can't be stored."""
    for value in values:
        if isinstance(value, str) and UNSTORABLE.search(value):
            raise ValueError(f"not a text that can be stored: {value!r}")
