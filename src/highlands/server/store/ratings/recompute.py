"""Deriving all ratings anew from the logs, also while servers are running.

Folding takes long, and SQLite has one writer at a time: so it is done from short reads, and only what is different is
written, in one short transaction at the end. Where games have turned up meanwhile that belong before others, it is done
again, in the end behind the lock.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from highlands.i18n import message
from highlands.server.store.engines import parse_url, unpooled_engine
from highlands.server.store.errors import StoreError
from highlands.server.store.migrate import driver_message, upgrade_schema
from highlands.server.store.ratings.derivation import (
    FIRST_PLACE,
    Place,
    games_from,
    insert_results,
    insert_rows,
    lock_ratings,
)
from highlands.server.store.ratings.rows import Fold, RatedGame, RatedResult, Ratings
from highlands.server.store.ratings.schema import RATED_GAMES, RATED_RESULTS, RATINGS
from highlands.server.store.schema import FINISHED_RATED, TABLES

GAMES_AT_ONCE = 2000
ATTEMPTS = 3
"""How often it is folded without the lock, because games turned up that belong before others."""


class Recomputed(NamedTuple):
    """What came of it."""

    games: int
    ratings: int
    different: int
    """How many ratings were others before."""


class _IncompleteError(Exception):
    """What was folded is not all that there is."""


class _Batch(NamedTuple):
    """Games of which something else is stored than came of them."""

    games: Sequence[RatedGame]
    results: Sequence[RatedResult]
    counting: set[str]


class _Folding:
    """All games in their order, folded from nothing."""

    def __init__(self, fold: Fold) -> None:
        self._fold = fold
        self.ratings: Ratings = {}
        self.place = FIRST_PLACE
        self.games = self.results = 0
        self.different: list[_Batch] = []

    def read(self, connection: Connection) -> list[RatedGame]:
        """The next games."""
        return games_from(connection, self.place, GAMES_AT_ONCE, after=True)

    def fold(self, games: Sequence[RatedGame]) -> _Batch:
        """Rate them."""
        results, counting = self._fold(games, self.ratings)
        self.place = Place(games[-1].finished_at, games[-1].table_id)
        self.games += len(games)
        self.results += len(results)
        return _Batch(games, results, counting)

    def compare(self, connection: Connection, batch: _Batch) -> None:
        """Remember games of which something else is stored."""
        if not _is_stored(connection, batch):
            self.different.append(batch)

    def fold_on(self, connection: Connection) -> None:
        """Do all of this with the games that are left."""
        while games := self.read(connection):
            self.compare(connection, self.fold(games))


async def recompute(url: str, fold: Fold) -> Recomputed:
    """Derive all ratings anew; StoreError if the database can't be used."""
    parsed = parse_url(url)
    await upgrade_schema(parsed)
    engine = unpooled_engine(parsed)
    try:
        for _ in range(ATTEMPTS):
            folding = await _fold_unlocked(engine, fold)
            try:
                async with engine.begin() as connection:
                    return await connection.run_sync(_replace, folding)
            except _IncompleteError:
                continue
        async with engine.begin() as connection:
            return await connection.run_sync(_rebuild, fold)
    except (OSError, DBAPIError) as error:
        raise StoreError(message("store-unreachable", reason=driver_message(error))) from error
    finally:
        await engine.dispose()


async def _fold_unlocked(engine: AsyncEngine, fold: Fold) -> _Folding:
    folding = _Folding(fold)
    while True:
        # An SQLite transaction, also one that only reads, holds up all writers here: none lasts while games are folded.
        async with engine.begin() as connection:
            games = await connection.run_sync(folding.read)
        if not games:
            break
        batch = folding.fold(games)
        async with engine.begin() as connection:
            await connection.run_sync(folding.compare, batch)
    return folding


def _replace(connection: Connection, folding: _Folding) -> Recomputed:
    """Write what is different; _IncompleteError if not all games were folded, or more is stored than came of them."""
    lock_ratings(connection)
    folding.fold_on(connection)  # those that have ended meanwhile
    finished = connection.scalar(select(func.count()).select_from(TABLES).where(FINISHED_RATED))
    if finished != folding.games:
        raise _IncompleteError
    for batch in folding.different:
        ids = [game.table_id for game in batch.games]
        for table in (RATED_RESULTS, RATED_GAMES):
            connection.execute(delete(table).where(table.c.table_id.in_(ids)))
        insert_results(connection, *batch)
    counts = [connection.scalar(select(func.count()).select_from(table)) for table in (RATED_GAMES, RATED_RESULTS)]
    if counts != [folding.games, folding.results]:
        raise _IncompleteError
    return _write_ratings(connection, folding)


def _rebuild(connection: Connection, fold: Fold) -> Recomputed:
    """The same from nothing, behind the lock."""
    lock_ratings(connection)
    for table in (RATED_RESULTS, RATED_GAMES):
        connection.execute(delete(table))
    folding = _Folding(fold)
    folding.fold_on(connection)
    for batch in folding.different:
        insert_results(connection, *batch)
    return _write_ratings(connection, folding)


def _is_stored(connection: Connection, batch: _Batch) -> bool:
    """Whether what came of some games is what is stored of them."""
    ids = [game.table_id for game in batch.games]
    looked_at = connection.execute(select(RATED_GAMES).where(RATED_GAMES.c.table_id.in_(ids))).all()
    if {(row.table_id, row.finished_at, row.counts) for row in looked_at} != {
        (game.table_id, game.finished_at, game.table_id in batch.counting) for game in batch.games
    }:
        return False
    rows = connection.execute(select(RATED_RESULTS).where(RATED_RESULTS.c.table_id.in_(ids))).all()
    stored = {(row.table_id, row.seat): dict(row._mapping) for row in rows}
    return stored == {(one.table_id, one.seat): msgspec.structs.asdict(one) for one in batch.results}


def _write_ratings(connection: Connection, folding: _Folding) -> Recomputed:
    columns = [column.name for column in RATINGS.c]
    before = {_key(row): tuple(row) for row in connection.execute(select(*(RATINGS.c[name] for name in columns)))}
    rows = [
        {"game": pool.game, "variant": pool.variant, "rated_id": rated_id, **standing._asdict()}
        for (pool, rated_id), standing in folding.ratings.items()
    ]
    after = {(row["game"], row["variant"], row["rated_id"]): tuple(row[name] for name in columns) for row in rows}
    different = sum(before.get(key) != after.get(key) for key in before.keys() | after.keys())
    if different:
        connection.execute(delete(RATINGS))
        insert_rows(connection, RATINGS, rows)
    return Recomputed(folding.games, len(after), different)


def _key(row: Any) -> tuple[str, str, str]:
    return row.game, row.variant, row.rated_id
