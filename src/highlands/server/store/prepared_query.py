"""Queries that are asked so often that it counts what they cost beside the database's own work."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select

from highlands.server.store.database import Database
from highlands.server.store.texts import check_texts


class PreparedQuery:
    """A query of which only the values change: written and compiled once, and run straight on the driver.

    Rows come as the driver has them: SQLite has numbers for truth values.
    """

    def __init__(self, database: Database, query: Select[Any]) -> None:
        """With a `bindparam` for each value; none of them a list for IN, which would be compiled anew each time."""
        compiled = query.compile(dialect=database.dialect)
        self._database = database
        self._text = compiled.string
        self._names = compiled.positiontup or []

    async def rows(self, **values: Any) -> Sequence[Sequence[Any]]:
        """What is found with these values."""
        check_texts(values.values())
        return await self._database.query(self._text, [values[name] for name in self._names])
