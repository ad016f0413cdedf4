"""Appending events with group commit.

A commit costs one fsync, however much is in it. So a single task writes: while it waits for the disk, further events
queue up and go into the next transaction together. The higher the load, the less each event costs. Moves that come
close together are handled together (`http/protocols/gathering.py`), and so are in one transaction.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, select, update
from sqlalchemy.exc import DBAPIError, OperationalError

from highlands.server.store.database import Database
from highlands.server.store.errors import ConflictError
from highlands.server.store.node_registry import END_LEASE, START_LEASE
from highlands.server.store.notifications import EVENTS_CHANNEL
from highlands.server.store.rows import Ending, Event
from highlands.server.store.schema import EVENTS, SEATS, TABLES

MAX_QUEUED = 1000
"""How many appends may be pending; further callers wait (backpressure)."""


@dataclass(eq=False, frozen=True, slots=True)
class _Append:
    """A pending append, with the future that its caller awaits."""

    table: str
    event: Event
    ending: Ending | None
    name: str | None
    secret_hash: bytes | None
    starts: bool
    turn: int | None
    done: asyncio.Future[None]

    @property
    def has_side_effects(self) -> bool:
        """Whether there is more to write than the event."""
        return bool(self.ending or self.name or self.secret_hash or self.starts)

    @property
    def key(self) -> tuple[str, int]:
        """The unique key of its row."""
        return self.table, self.event.number


class EventWriter:
    """The single writer of events, for one store."""

    def __init__(self, database: Database, node_id: str) -> None:
        """Start the writer task; `node_id` tells the other nodes who has appended."""
        self._database = database
        self._node_id = node_id
        self._slots = asyncio.Semaphore(MAX_QUEUED)
        self._queue: list[_Append] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._statement: Callable[[Sequence[Row]], tuple[str, tuple[Any, ...]]] = (
            _sqlite_insertion if database.dialect.name == "sqlite" else partial(_postgres_insertion, node_id)
        )
        self._finish_table = (
            update(TABLES)
            .where(TABLES.c.id == bindparam("of_table"))
            .values(finished_at=bindparam("at"), result=bindparam("with_result"))
        )
        self._name_seat = (
            update(SEATS)
            .where(SEATS.c.table_id == bindparam("of_table"), SEATS.c.seat == bindparam("of_seat"))
            .values(name=bindparam("new_name"))
        )
        self._claim_seat = (
            update(SEATS)
            .where(SEATS.c.table_id == bindparam("of_table"), SEATS.c.seat == bindparam("of_seat"))
            .values(secret_hash=bindparam("new_hash"))
        )
        self._task = asyncio.create_task(self._run(), name="event writer")

    async def append(
        self,
        table: str,
        event: Event,
        *,
        ending: Ending | None,
        name: str | None,
        secret_hash: bytes | None,
        starts: bool,
        turn: int | None,
    ) -> None:
        """Append an event with its side effects; committed on return.

        ConflictError if the log has an event of this number. After a cancellation the outcome is unknown: the event may
        have been written or not.
        """
        async with self._slots:
            if self._closing:
                raise RuntimeError("the store is closed")
            done = asyncio.get_running_loop().create_future()
            append = _Append(table, event, ending, name, secret_hash, starts, turn, done)
            self._queue.append(append)
            self._wake.set()
            await append.done

    async def close(self) -> None:
        """Write what is queued, and accept no more."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while self._queue or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            batch = [append for append in self._queue if not append.done.cancelled()]
            self._queue = []
            if batch:
                await self._commit_and_resolve(batch)

    async def _commit_and_resolve(self, batch: Sequence[_Append]) -> None:
        """Commit a batch and resolve the futures of its callers."""
        try:
            stored = await self._commit(batch)
        except Exception as error:  # noqa: BLE001 - handed to the callers
            if len(batch) > 1 and _is_of_one_row(error):
                for append in batch:
                    await self._commit_and_resolve([append])
                return
            for append in batch:
                if not append.done.done():
                    append.done.set_exception(error)
            return
        for append in batch:
            if append.done.done():
                continue
            if append in stored:
                append.done.set_result(None)
            else:
                conflict = f"table {append.table} has an event {append.event.number} already"
                append.done.set_exception(ConflictError(conflict))

    async def _commit(self, batch: Sequence[_Append]) -> set[_Append]:
        """Write a batch in one transaction; returns the appends that did not conflict.

        Where the connection fails, it is not known whether the transaction was committed, and it is run again. Then an
        event that the log has under the same key, alike in everything, is the one of the first run.
        """
        first: dict[tuple[str, int], _Append] = {}
        for append in batch:
            first.setdefault(append.key, append)
        # Sorted by key, so that two servers inserting the same rows lock them in the same order and can't deadlock.
        rows = [(key[0], *msgspec.structs.astuple(first[key].event), first[key].turn) for key in sorted(first)]

        runs = 0
        clock = asyncio.get_running_loop().time
        began = clock()
        if len(rows) <= MAX_ROWS and not any(append.has_side_effects for append in batch):
            try:
                # Most batches are moves and nothing else.
                inserted = await self._database.run_statement(*self._statement(rows))
                return {first[table, number] for table, number, *_ in inserted}
            except Exception:  # noqa: BLE001 - whatever it was, the general way finds out whether it is so again
                runs = 1

        def work(connection: Connection) -> set[_Append]:
            nonlocal runs
            runs += 1
            stored = [first[key] for key in self._insert(connection, rows)]
            endings = [
                {"of_table": append.table, "at": append.ending.at, "with_result": append.ending.result}
                for append in stored
                if append.ending is not None
            ]
            started = [
                {"table_id": append.table, "node_id": self._node_id}
                for append in stored
                if append.starts and append.ending is None
            ]
            if started:
                connection.execute(START_LEASE, started)
            if endings:
                connection.execute(self._finish_table, endings)
                connection.execute(END_LEASE, [{"of_table": ending["of_table"]} for ending in endings])
            names = [
                {"of_table": append.table, "of_seat": append.event.seat, "new_name": append.name}
                for append in stored
                if append.name is not None
            ]
            if names:
                connection.execute(self._name_seat, names)
            claims = [
                {"of_table": append.table, "of_seat": append.event.seat, "new_hash": append.secret_hash}
                for append in stored
                if append.secret_hash is not None
            ]
            if claims:
                connection.execute(self._claim_seat, claims)
            if runs > 1:
                written_before = _existing(connection, [append for append in first.values() if append not in stored])
                return {*stored, *written_before}
            return set(stored)

        return await self._database.write(work, repeatable=True, spent=clock() - began)

    def _insert(self, connection: Connection, rows: Sequence[Row]) -> list[tuple[str, int]]:
        """Insert the rows whose keys are free; returns those keys in order."""
        inserted: list[tuple[str, int]] = []
        for begin in range(0, len(rows), MAX_ROWS):
            found = connection.exec_driver_sql(*self._statement(rows[begin : begin + MAX_ROWS]))
            inserted += [(table, number) for table, number, *_ in found]
        return sorted(inserted)


def _existing(connection: Connection, appends: Sequence[_Append]) -> list[_Append]:
    """Those whose very events are in the log."""
    fields = [EVENTS.c[name] for name in Event.__struct_fields__]
    found: list[_Append] = []
    for append in appends:
        query = select(*fields).where(EVENTS.c.table_id == append.table, EVENTS.c.number == append.event.number)
        row = connection.execute(query).one_or_none()
        if row is not None and Event(**row._mapping) == append.event:
            found.append(append)
    return found


# All rows in one hand-written statement: SQLAlchemy's multi-row INSERT takes much longer, and this is the hot path of
# every move.

Row = tuple[str | int | None, ...]
"""A table's id, then the fields of an event in order, and whose turn begins with it."""

COLUMNS = ", ".join(f'"{name}"' for name in ("table_id", *Event.__struct_fields__, "turn"))
MAX_ROWS = 500
"""Rows per statement: SQLite limits the number of bound values."""


def _sqlite_insertion(rows: Sequence[Row]) -> tuple[str, tuple[Any, ...]]:
    """The statement that inserts the rows whose keys are free and returns those keys, with its values."""
    return _sqlite_statement(len(rows)), tuple(value for row in rows for value in row)


@lru_cache(maxsize=MAX_ROWS)
def _sqlite_statement(rows: int) -> str:
    row = f"({', '.join('?' * (2 + len(Event.__struct_fields__)))})"
    values = ", ".join([row] * rows)
    return f"INSERT INTO events ({COLUMNS}) VALUES {values} ON CONFLICT DO NOTHING RETURNING table_id, number"


# PostgreSQL delivers a notification at the commit, and of equal ones in a transaction only one: so the other nodes hear
# once of each table.
_POSTGRES_STATEMENT = (
    f"WITH inserted AS (INSERT INTO events ({COLUMNS}) "
    "SELECT * FROM unnest($2::text[], $3::int[], $4::bigint[], $5::int[], $6::text[], $7::text[], $8::int[]) "
    "ON CONFLICT DO NOTHING RETURNING table_id, number) "
    f"SELECT table_id, number, pg_notify('{EVENTS_CHANNEL}', $1::text || ' ' || table_id) FROM inserted"
)


def _postgres_insertion(node_id: str, rows: Sequence[Row]) -> tuple[str, tuple[Any, ...]]:
    """The same for PostgreSQL, as one array per column; it tells all nodes which logs have grown."""
    return _POSTGRES_STATEMENT, (node_id, *(list(column) for column in zip(*rows, strict=True)))


def _is_of_one_row(error: Exception) -> bool:
    """Whether a single row may be the cause (such as a violated foreign key), so that the others can be written."""
    return (
        isinstance(error, DBAPIError) and not isinstance(error, OperationalError) and not error.connection_invalidated
    )
