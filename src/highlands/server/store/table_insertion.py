"""Inserting a table with its seats, within a transaction."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select

from highlands.server.store.errors import ConflictError
from highlands.server.store.rows import TableRow
from highlands.server.store.schema import SEATS, TABLES, insert_into


def has_table(connection: Connection, table_id: str) -> bool:
    """Whether there is a table of this id."""
    return connection.execute(select(TABLES.c.id).where(TABLES.c.id == table_id)).first() is not None


def insert_table(connection: Connection, row: TableRow) -> None:
    """Insert a table. ConflictError if its id exists, or `rematch_of` has a rematch already."""
    table = msgspec.structs.asdict(row)
    del table["tournament_id"]
    seats = [{"table_id": row.id, **msgspec.structs.asdict(seat)} for seat in table.pop("seats")]
    insertion = insert_into(connection.dialect, TABLES).on_conflict_do_nothing().returning(TABLES.c.id)
    if connection.execute(insertion, table).first() is None:
        raise ConflictError(f"there is a table {row.id}, or another rematch of table {row.rematch_of}")
    if seats:
        connection.execute(SEATS.insert(), seats)
