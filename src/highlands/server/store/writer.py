"""Writing logs: all entries that wait are committed together.

A commit costs a wait for the disk, whatever is in it. So there is one task that writes; while it waits for the disk the
next entries gather, and go into one transaction. The more there is to write, the less each entry costs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import msgspec
from sqlalchemy import Connection, bindparam, update
from sqlalchemy.exc import DBAPIError, OperationalError

from highlands.server.store.database import Database
from highlands.server.store.errors import TakenError
from highlands.server.store.rows import Ending, Entry
from highlands.server.store.schema import SEATS, TABLES

ROOM = 1000
"""How many entries may wait; who brings one more waits until there is room."""


GATHERING = 0.005
"""Seconds to wait for more where entries come thick and fast: a commit takes about the same for two as for twenty."""


@dataclass(eq=False, frozen=True, slots=True)
class _Waiting:
    """An entry that is to be written, and the promise to its caller."""

    table: str
    entry: Entry
    ending: Ending | None
    name: str | None
    done: asyncio.Future[None]

    @property
    def place(self) -> tuple[str, int]:
        """Where it belongs; only one entry can be there."""
        return self.table, self.entry.number


class Writer:
    """The one that writes entries, for one store."""

    def __init__(self, database: Database) -> None:
        """Begin to wait for entries."""
        self._database = database
        self._room = asyncio.Semaphore(ROOM)
        self._waiting: list[_Waiting] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._insert = _insert_into_file if database.dialect.name == "sqlite" else _insert_into_server
        self._end = (
            update(TABLES)
            .where(TABLES.c.id == bindparam("ended"))
            .values(finished_at=bindparam("at"), result=bindparam("how"))
        )
        self._name = (
            update(SEATS)
            .where(SEATS.c.table_id == bindparam("at_table"), SEATS.c.seat == bindparam("on"))
            .values(name=bindparam("called"))
        )
        self._task = asyncio.create_task(self._write(), name="store writer")

    async def append(self, table: str, entry: Entry, ending: Ending | None, name: str | None) -> None:
        """Have an entry written, and what comes with it; it has been committed on return.

        A caller who is cancelled does not know: the entry may have been written or not.
        """
        async with self._room:
            if self._closing:
                raise RuntimeError("the store is closed")
            waiting = _Waiting(table, entry, ending, name, asyncio.get_running_loop().create_future())
            self._waiting.append(waiting)
            self._wake.set()
            await waiting.done

    async def close(self) -> None:
        """Write what waits, and take no more."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _write(self) -> None:
        busy = False
        while self._waiting or not self._closing:
            await self._wake.wait()
            if busy and not self._closing:
                await asyncio.sleep(GATHERING)
            self._wake.clear()
            batch = [waiting for waiting in self._waiting if not waiting.done.cancelled()]
            self._waiting = []
            busy = len(batch) > 1
            if batch:
                await self._settle(batch)

    async def _settle(self, batch: Sequence[_Waiting]) -> None:
        """Commit a batch and keep the promises."""
        try:
            stored = await self._commit(batch)
        except Exception as error:  # noqa: BLE001 - all of it is handed to those who asked
            if len(batch) > 1 and _may_be_of_one(error):
                for waiting in batch:
                    await self._settle([waiting])
                return
            for waiting in batch:
                if not waiting.done.done():
                    waiting.done.set_exception(error)
            return
        for waiting in batch:
            if waiting.done.done():
                continue
            if waiting in stored:
                waiting.done.set_result(None)
            else:
                waiting.done.set_exception(TakenError(f"table {waiting.table} has an entry {waiting.entry.number}"))

    async def _commit(self, batch: Sequence[_Waiting]) -> set[_Waiting]:
        """Write a batch in one transaction; gives those whose place was free."""
        first: dict[tuple[str, int], _Waiting] = {}
        for waiting in batch:
            first.setdefault(waiting.place, waiting)
        # In the order of their places, so that servers that write the same ones can't wait for each other in a circle.
        rows = [(place[0], *msgspec.structs.astuple(first[place].entry)) for place in sorted(first)]

        def work(connection: Connection) -> set[_Waiting]:
            inserted = sorted((table, number) for table, number in self._insert(connection, rows))
            stored = [first[place] for place in inserted]
            endings = [
                {"ended": waiting.table, "at": waiting.ending.at, "how": waiting.ending.result}
                for waiting in stored
                if waiting.ending is not None
            ]
            if endings:
                connection.execute(self._end, endings)
            names = [
                {"at_table": waiting.table, "on": waiting.entry.seat, "called": waiting.name}
                for waiting in stored
                if waiting.name is not None
            ]
            if names:
                connection.execute(self._name, names)
            return set(stored)

        return await self._database.write(work)


# All rows in one statement, in the words of the database: what SQLAlchemy makes of many rows takes much longer, and
# this is done for every move.

Row = tuple[str | int, ...]
"""A table's id, and the fields of an entry in their order."""

COLUMNS = ", ".join(f'"{name}"' for name in ("table_id", *Entry.__struct_fields__))
IN_ONE = 500
"""Rows of one statement for SQLite, which takes a number of values at most."""


def _insert_into_file(connection: Connection, rows: Sequence[Row]) -> list[tuple[str, int]]:
    """Write the rows whose places are free, and tell which places these are."""
    inserted: list[tuple[str, int]] = []
    for begin in range(0, len(rows), IN_ONE):
        portion = rows[begin : begin + IN_ONE]
        values = tuple(value for row in portion for value in row)
        inserted += connection.exec_driver_sql(_insertion(len(portion)), values)
    return inserted


@lru_cache(maxsize=IN_ONE)
def _insertion(rows: int) -> str:
    row = f"({', '.join('?' * (1 + len(Entry.__struct_fields__)))})"
    values = ", ".join([row] * rows)
    return f"INSERT INTO entries ({COLUMNS}) VALUES {values} ON CONFLICT DO NOTHING RETURNING table_id, number"


_UNNESTED = (
    f"INSERT INTO entries ({COLUMNS}) "
    "SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::int[], $5::text[], $6::text[]) "
    "ON CONFLICT DO NOTHING RETURNING table_id, number"
)


def _insert_into_server(connection: Connection, rows: Sequence[Row]) -> list[tuple[str, int]]:
    """The same in PostgreSQL, which takes columns."""
    columns = tuple(list(column) for column in zip(*rows, strict=True))
    return list(connection.exec_driver_sql(_UNNESTED, columns))


def _may_be_of_one(error: Exception) -> bool:
    """Whether one entry may be to blame, as one for a table that isn't there, and the others could be written."""
    return (
        isinstance(error, DBAPIError) and not isinstance(error, OperationalError) and not error.connection_invalidated
    )
