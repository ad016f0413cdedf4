"""Deriving all ratings anew from the logs, also while servers are running."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, select
from sqlalchemy.exc import DBAPIError

from highlands.i18n import message
from highlands.server.store.engines import parse_url, unpooled_engine
from highlands.server.store.errors import StoreError
from highlands.server.store.migrate import driver_message, upgrade_schema
from highlands.server.store.ratings.derivation import FIRST_PLACE, Place, games_from, lock_ratings, store
from highlands.server.store.ratings.rows import Fold, Ratings
from highlands.server.store.ratings.schema import RATED_GAMES, RATED_RESULTS, RATINGS

GAMES_AT_ONCE = 2000


class Recomputed(NamedTuple):
    """What came of it."""

    games: int
    ratings: int
    different: int
    """How many ratings were others before."""


async def recompute(url: str, fold: Fold) -> Recomputed:
    """Derive all ratings anew, in one transaction; StoreError if the database can't be used."""
    parsed = parse_url(url)
    await upgrade_schema(parsed)
    engine = unpooled_engine(parsed)
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(lambda each: _recompute(each, fold))
    except (OSError, DBAPIError) as error:
        raise StoreError(message("store-unreachable", reason=driver_message(error))) from error
    finally:
        await engine.dispose()


def _recompute(connection: Connection, fold: Fold) -> Recomputed:
    lock_ratings(connection)
    before = _all_ratings(connection)
    for table in (RATED_RESULTS, RATED_GAMES, RATINGS):
        connection.execute(delete(table))
    ratings: Ratings = {}
    place, number = FIRST_PLACE, 0
    while games := games_from(connection, place, GAMES_AT_ONCE, after=True):
        store(connection, games, fold, ratings)
        place, number = Place(games[-1].finished_at, games[-1].table_id), number + len(games)
    after = _all_ratings(connection)
    different = sum(before.get(key) != after.get(key) for key in before.keys() | after.keys())
    return Recomputed(number, len(after), different)


def _all_ratings(connection: Connection) -> dict[tuple[str, str, str], tuple[float, float, int]]:
    rows = connection.execute(select(RATINGS)).all()
    return {(row.game, row.variant, row.rated_id): (row.mean, row.deviation, row.games) for row in rows}
