"""The store's interface to the server."""

from __future__ import annotations

import secrets
from collections.abc import AsyncGenerator, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import sqlalchemy as sql
from sqlalchemy import URL, Connection, Executable, bindparam, func, select, text

from highlands.i18n import message
from highlands.server.store.database import Database, connect
from highlands.server.store.engines import is_sqlite, parse_url
from highlands.server.store.errors import StoreError
from highlands.server.store.event_writer import EventWriter
from highlands.server.store.host import HostRows, HostTableRows, SampleRows, SessionRows
from highlands.server.store.migrate import upgrade_schema
from highlands.server.store.node_registry import NodeRegistry
from highlands.server.store.notifications import BUS_CHANNEL, Listener
from highlands.server.store.outbox import ChannelRows, OutboxRows
from highlands.server.store.players import DeviceRows, FriendRows, PlayerRows
from highlands.server.store.prepared_query import PreparedQuery
from highlands.server.store.ratings import RatingRows
from highlands.server.store.review_rows import ReviewRows
from highlands.server.store.rows import Ending, Event, SeatRow, TableRow
from highlands.server.store.schema import EVENTS, FINISHED, LISTED, RUNNING, SEATS, TABLES
from highlands.server.store.seek_rows import SeekRows
from highlands.server.store.table_insertion import has_table, insert_table
from highlands.server.store.texts import UNSTORABLE, check_texts
from highlands.server.store.tournaments import TournamentRows
from highlands.server.store.tournaments.schema import TOURNAMENT_SEATS

MAX_LISTED = 500
"""How many tables of one player are listed, newest first."""
NODE_ID_BYTES = 9


# For PostgreSQL alone. With arrays: a query for each number of tables would be compiled anew.
EVENTS_SINCE = (
    f"SELECT table_id, {', '.join(f'events.{name}' for name in Event.__struct_fields__)} "
    "FROM unnest($1::text[], $2::int[]) AS wanted (id, since) "
    "JOIN events ON events.table_id = wanted.id AND events.number >= wanted.since ORDER BY table_id, events.number"
)


# Of all its seats alike: a table has one tournament.
TOURNAMENT_ID = select(sql.func.max(TOURNAMENT_SEATS.c.tournament_id)).where(TOURNAMENT_SEATS.c.table_id == TABLES.c.id)
TABLE_ROWS = select(TABLES, TOURNAMENT_ID.scalar_subquery().label("tournament_id"))
EVENT_ROWS = select(EVENTS.c.table_id, *(EVENTS.c[name] for name in Event.__struct_fields__))


class Counts(NamedTuple):
    """How many tables there are."""

    running: int
    finished: int


class StoredTable(NamedTuple):
    """A table with all that a server needs of it."""

    row: TableRow
    events: list[Event]
    """Its log."""
    rematch: str | None
    """The id of the table that is its rematch."""


async def migrate_store(url: str) -> None:
    """Upgrade a database's schema, which also checks that it can be used; StoreError says why not."""
    await upgrade_schema(parse_url(url))


def check_shareable(url: str) -> None:
    """StoreError for a database that only one process can use."""
    if is_sqlite(parse_url(url)):
        raise StoreError(message("store-one-process"))


@asynccontextmanager
async def open_store(url: str) -> AsyncGenerator[Store]:
    """The store at a database's URL, its schema upgraded first.

    `sqlite+aiosqlite:///path/to/file` (a fourth slash makes the path absolute) or
    `postgresql+asyncpg://user:password@host/name`. A missing file is created with mode 0600. StoreError says why it
    can't be used.
    """
    parsed = parse_url(url)
    await upgrade_schema(parsed)
    store = Store(connect(parsed), parsed)
    try:
        yield store
    finally:
        await store.close()


class Store:
    """Tables, seats and event logs in a database, for any number of concurrent tasks and servers."""

    def __init__(self, database: Database, url: URL) -> None:
        """Use `open_store` instead."""
        self.node_id = secrets.token_urlsafe(NODE_ID_BYTES)
        """By this the nodes on one database tell each other apart."""
        self.is_shared = not is_sqlite(url)
        """Whether several nodes may use it at a time."""
        self.registry = NodeRegistry(database)
        self.reviews = ReviewRows(database)
        self.players = PlayerRows(database)
        self.devices = DeviceRows(database)
        self.friends = FriendRows(database)
        self.channels = ChannelRows(database)
        self.outbox = OutboxRows(database)
        self.ratings = RatingRows(database)
        self.seeks = SeekRows(database)
        self.host = HostRows(database)
        self.host_sessions = SessionRows(database)
        self.host_tables = HostTableRows(database)
        self.samples = SampleRows(database)
        self.tournaments = TournamentRows(database)
        self._url = url
        self._database = database
        self._writer = EventWriter(database, self.node_id)
        self._events_of = PreparedQuery(
            database,
            EVENT_ROWS.where(EVENTS.c.table_id == bindparam("id"), EVENTS.c.number >= bindparam("since")).order_by(
                EVENTS.c.number
            ),
        )

    async def close(self) -> None:
        """Flush queued events and close the database."""
        try:
            await self._writer.close()
        finally:
            await self._database.close()

    # Tables

    async def add_table(self, row: TableRow) -> None:
        """Insert a table with its seats. ConflictError if its id exists, or `rematch_of` has a rematch already."""
        runs = 0

        def work(connection: Connection) -> None:
            nonlocal runs
            runs += 1
            # The id is random: a table that has it is the one that a first run has written, whose answer was lost.
            if runs == 1 or not has_table(connection, row.id):
                insert_table(connection, row)

        await self._database.write(work, repeatable=True)

    async def table(self, id: str) -> TableRow | None:  # noqa: A002 - named as in the row
        """A table with its seats; None if there is none of this id."""
        if UNSTORABLE.search(id):
            return None
        rows = await self._tables(TABLE_ROWS.where(TABLES.c.id == id))
        return rows[0] if rows else None

    async def stored_tables(self, ids: Collection[str]) -> dict[str, StoredTable]:
        """Tables with all that the store has of them; those that there are."""
        storable = [table_id for table_id in ids if not UNSTORABLE.search(table_id)]
        return await self._database.read(lambda connection: _stored_tables(connection, storable))

    async def rematch_of(self, id: str) -> str | None:  # noqa: A002
        """The id of the table that is the rematch of this one."""
        found: str | None = await self._scalar(select(TABLES.c.id).where(TABLES.c.rematch_of == id))
        return found

    async def unfinished(self) -> list[str]:
        """The ids of all unfinished tables, oldest first."""
        return [row.id for row in await self._all(select(TABLES.c.id).where(RUNNING).order_by(TABLES.c.created_at))]

    async def silent_since(self, at: int, *, after: tuple[int, str] = (0, ""), limit: int) -> list[tuple[int, str]]:
        """Unfinished tables at which nothing has happened since a time: when they were created, and their ids.

        Oldest first; `after` pages on, from the last one of the page before.
        """
        place = sql.tuple_(TABLES.c.created_at, TABLES.c.id)
        last_at = (
            select(EVENTS.c.at)
            .where(EVENTS.c.table_id == TABLES.c.id)
            .order_by(EVENTS.c.number.desc())
            .limit(1)
            .scalar_subquery()
        )
        query = (
            select(TABLES.c.created_at, TABLES.c.id)
            .where(RUNNING, TABLES.c.created_at < at, place > sql.tuple_(*map(sql.literal, after)))
            .where(func.coalesce(last_at, 0) < at)
            .order_by(TABLES.c.created_at, TABLES.c.id)
            .limit(limit)
        )
        return [(row.created_at, row.id) for row in await self._all(query)]

    async def public_tables(self, limit: int, created_before: int | None = None) -> list[TableRow]:
        """Unfinished public tables, newest first; `created_before` pages on."""
        query = TABLE_ROWS.where(LISTED).order_by(TABLES.c.created_at.desc(), TABLES.c.id.desc()).limit(limit)
        return await self._tables(
            query if created_before is None else query.where(TABLES.c.created_at < created_before)
        )

    async def listed_tables(self, ids: Collection[str]) -> list[TableRow]:
        """Those of some tables that are public and unfinished."""
        return await self._tables(TABLE_ROWS.where(LISTED, TABLES.c.id.in_(ids)))

    async def tables_of(self, secret_hashes: Collection[bytes], table_ids: Collection[str] = ()) -> list[TableRow]:
        """The tables that have a seat with one of these secrets, or these ids, newest first, at most `MAX_LISTED`."""
        if not secret_hashes and not table_ids:
            return []
        seated = select(SEATS.c.table_id).where(SEATS.c.secret_hash.in_(secret_hashes))
        query = TABLE_ROWS.where(sql.or_(TABLES.c.id.in_(seated), TABLES.c.id.in_(table_ids)))
        return await self._tables(query.order_by(TABLES.c.created_at.desc(), TABLES.c.id.desc()).limit(MAX_LISTED))

    async def counts(self) -> Counts:
        """How many tables are running, and how many are finished."""
        running = select(func.count()).select_from(TABLES).where(RUNNING).scalar_subquery()
        finished = select(func.count()).select_from(TABLES).where(FINISHED).scalar_subquery()
        ((running_count, finished_count),) = await self._all(select(running, finished))
        return Counts(running_count, finished_count)

    # Event logs

    async def events(self, id: str, since: int = 0) -> list[Event]:  # noqa: A002
        """A table's event log in order, from a number on."""
        return [event for _, event in _events(await self._events_of.rows(id=id, since=since))]

    async def append(
        self,
        id: str,  # noqa: A002
        event: Event,
        *,
        ending: Ending | None = None,
        name: str | None = None,
        secret_hash: bytes | None = None,
        starts: bool = False,
        turn: int | None = None,
    ) -> None:
        """Append an event to a table's log; in the same transaction finish the table, name and claim the event's seat.

        `turn` is the seat whose turn begins with it.

        An event that starts the game gives this node the lease of the table; one that finishes it ends the lease.

        Durable on return. ConflictError if the log has an event of this number: then nothing has changed.
        """
        check_texts([id, event.kind, event.text, name, ending.result if ending else None])
        await self._writer.append(
            id, event, ending=ending, name=name, secret_hash=secret_hash, starts=starts, turn=turn
        )

    async def events_since(self, versions: Mapping[str, int]) -> dict[str, list[Event]]:
        """The events of several tables that any node has appended, each from a number on, in one query."""
        if not self.is_shared:
            return {}  # nobody else appends
        rows = await self._database.query(EVENTS_SINCE, (list(versions), list(versions.values())))
        found: dict[str, list[Event]] = {}
        for table_id, event in _events(rows):
            found.setdefault(table_id, []).append(event)
        return found

    # Notifications between nodes

    async def listen(
        self, *, on_events: Callable[[str, str], None], on_bus: Callable[[str], None], on_gap: Callable[[], None]
    ) -> None:
        """Hear what other nodes tell, for ever; see `Listener`. Returns at once where there are no others."""
        if self.is_shared:
            await Listener(self._url, on_events=on_events, on_bus=on_bus, on_gap=on_gap).run()

    async def publish(self, payloads: Sequence[str]) -> None:
        """Tell all nodes, this one too, what no log has. Payloads are below 8000 bytes."""
        if self.is_shared and payloads:
            notify = text(f"SELECT pg_notify('{BUS_CHANNEL}', payload) FROM unnest(CAST(:payloads AS text[])) payload")
            await self._database.write(lambda connection: connection.execute(notify, {"payloads": list(payloads)}))

    # Health

    async def check_writing(self) -> None:
        """Write something that means nothing; raises what is wrong with the database, such as a full disk."""
        await self._database.write(_write_anything, repeatable=True)

    # Queries

    async def _all(self, query: Executable) -> Sequence[Any]:
        return await self._database.read(lambda connection: connection.execute(query).all())

    async def _scalar(self, query: Executable) -> Any:
        return await self._database.read(lambda connection: connection.execute(query).scalar())

    async def _tables(self, query: Executable) -> list[TableRow]:
        return await self._database.read(lambda connection: _tables(connection, query))


def _tables(connection: Connection, query: Executable) -> list[TableRow]:
    """Tables with their seats."""
    rows = connection.execute(query).all()
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    if rows:
        of_tables = select(SEATS).where(SEATS.c.table_id.in_(seats)).order_by(SEATS.c.table_id, SEATS.c.seat)
        for found in connection.execute(of_tables).mappings():
            fields = dict(found)
            seats[fields.pop("table_id")].append(SeatRow(**fields))
    return [TableRow(**row._mapping, seats=tuple(seats[row.id])) for row in rows]


def _events(rows: Iterable[Any]) -> Iterator[tuple[str, Event]]:
    """Rows of `EVENT_ROWS`, or in the same order. Named one by one: a log has thousands, and a mapping takes longer."""
    for table_id, number, at, seat, kind, content in rows:
        yield table_id, Event(number=number, at=at, seat=seat, kind=kind, text=content)


def _stored_tables(connection: Connection, ids: Collection[str]) -> dict[str, StoredTable]:
    rows = _tables(connection, TABLE_ROWS.where(TABLES.c.id.in_(ids)))
    logs: dict[str, list[Event]] = {row.id: [] for row in rows}
    in_order = EVENT_ROWS.where(EVENTS.c.table_id.in_(logs)).order_by(EVENTS.c.table_id, EVENTS.c.number)
    for table_id, event in _events(connection.execute(in_order)):
        logs[table_id].append(event)
    rematches = select(TABLES.c.rematch_of, TABLES.c.id).where(TABLES.c.rematch_of.in_(logs))
    rematch_of = {found.rematch_of: found.id for found in connection.execute(rematches)}
    return {row.id: StoredTable(row, logs[row.id], rematch_of.get(row.id)) for row in rows}


def _write_anything(connection: Connection) -> None:
    """Let the database write. SQLite would not write a row that stays the same, but it has a number to spare."""
    if connection.dialect.name == "sqlite":
        number = int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())
        connection.exec_driver_sql(f"PRAGMA user_version = {(number + 1) % 2**31}")
    else:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
