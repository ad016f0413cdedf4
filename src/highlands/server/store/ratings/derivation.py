"""Deriving ratings within a transaction: which games are still to be rated, and rating them in their order.

The order is that of the times at which games ended, then of the tables' ids. A game that turns up late, because another
node's clock or commit was behind, has all games after it rated again: so the numbers are always those that all finished
games give in this order, each once.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sql
from sqlalchemy import Connection, delete, exists, select, text

from highlands.protocol.variants import variant_of
from highlands.server.store.ratings.rows import (
    Fold,
    Pool,
    RatedGame,
    RatedResult,
    Ratings,
    Standing,
    level_id,
)
from highlands.server.store.ratings.schema import RATED_GAMES, RATED_RESULTS, RATED_SEATS, RATINGS
from highlands.server.store.schema import EVENTS, FINISHED_RATED, SEATS, TABLES

ADVISORY_LOCK = 0x52_61_74_65
"""The key of the ratings' lock in PostgreSQL: "Rate" in ASCII. SQLite has one writer at a time anyway."""
LEAVING = ("resign", "timeout", "forfeit", "stand-in")
RETURNING = "return"
TWO = 2
INSERTED_AT_ONCE = 500

IS_UNSETTLED = sql.and_(FINISHED_RATED, ~exists().where(RATED_GAMES.c.table_id == TABLES.c.id))


class Place(NamedTuple):
    """A place in the order of games."""

    finished_at: int
    table_id: str


FIRST_PLACE = Place(-1, "")


def lock_ratings(connection: Connection) -> None:
    """Let nobody else derive ratings until the transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": ADVISORY_LOCK})


def first_unsettled(connection: Connection, since: int) -> Place | None:
    """The first game in the order that ended since a time and has not been looked at."""
    query = select(TABLES.c.finished_at, TABLES.c.id).where(IS_UNSETTLED, TABLES.c.finished_at >= since)
    order = _order(connection, TABLES.c.finished_at, TABLES.c.id)
    row = connection.execute(query.order_by(*order).limit(1)).first()
    return None if row is None else Place(*row)


def settle(connection: Connection, fold: Fold, since: int, limit: int) -> Place | None:
    """Rate the next games, at most so many, from the first that ended since a time and has not been looked at.

    Returns its place; None if there is none.
    """
    lock_ratings(connection)
    first = first_unsettled(connection, since)
    if first is not None:
        _roll_back(connection, first)
        games = games_from(connection, first, limit)
        store(connection, games, fold, read_ratings(connection, games))
    return first


def _order(connection: Connection, finished_at: sql.Column[int], table_id: sql.Column[str]) -> sql.Tuple:
    """The order of games: by bytes, wherever the database is, so that a restored one has the same."""
    return sql.tuple_(finished_at, table_id.collate("BINARY" if connection.dialect.name == "sqlite" else "C"))


def _at(place: Place) -> sql.Tuple:
    return sql.tuple_(*map(sql.literal, place))


def _roll_back(connection: Connection, to: Place) -> None:
    """Forget what was derived from the games after a place."""

    def is_after(table: sql.Table) -> sql.ColumnElement[bool]:
        in_order = _order(connection, table.c.finished_at, table.c.table_id)
        return sql.and_(table.c.finished_at >= to.finished_at, in_order > _at(to))

    key = RATED_RESULTS.c.game, RATED_RESULTS.c.variant, RATED_RESULTS.c.rated_id
    affected = connection.execute(select(*key).where(is_after(RATED_RESULTS)).distinct()).all()
    connection.execute(delete(RATED_GAMES).where(is_after(RATED_GAMES)))
    if not affected:
        return
    connection.execute(delete(RATED_RESULTS).where(is_after(RATED_RESULTS)))
    for one in affected:
        is_theirs = RATINGS.c.game == one.game, RATINGS.c.variant == one.variant, RATINGS.c.rated_id == one.rated_id
        connection.execute(delete(RATINGS).where(*is_theirs))
        latest = (
            select(*key, RATED_RESULTS.c.mean, RATED_RESULTS.c.deviation, RATED_RESULTS.c.games)
            .where(*(column == getattr(one, column.name) for column in key))
            .order_by(RATED_RESULTS.c.games.desc())
            .limit(1)
        )
        if (row := connection.execute(latest).first()) is not None:
            connection.execute(RATINGS.insert().values(**row._mapping))


def games_from(connection: Connection, place: Place, limit: int, *, after: bool = False) -> list[RatedGame]:
    """The finished games at rated tables from a place in the order on, or after it, at most so many."""
    order = _order(connection, TABLES.c.finished_at, TABLES.c.id)
    query = (
        select(TABLES.c.id, TABLES.c.game, TABLES.c.options, TABLES.c.finished_at, TABLES.c.result)
        .where(FINISHED_RATED, TABLES.c.finished_at >= place.finished_at)
        .where(order > _at(place) if after else order >= _at(place))
        .order_by(*order)
        .limit(limit)
    )
    tables = connection.execute(query).all()
    seated = _rated_ids(connection, [row.id for row in tables])
    dropped_out = _dropped_out(connection, [row.id for row in tables if len(seated[row.id]) > TWO])
    return [
        RatedGame(
            table_id=row.id,
            pool=Pool(row.game, variant_of(row.options)),
            finished_at=row.finished_at,
            result=row.result,
            rated_ids=tuple(seated[row.id]),
            dropped_out=frozenset(dropped_out.get(row.id, ())),
        )
        for row in tables
    ]


def seated_at(table_ids: Collection[str]) -> sql.Select[Any]:
    """The seats of some tables with the rated ids of the players who have claimed them, in their order."""
    claimed = sql.and_(
        RATED_SEATS.c.table_id == SEATS.c.table_id,
        RATED_SEATS.c.seat == SEATS.c.seat,
        RATED_SEATS.c.secret_hash == SEATS.c.secret_hash,
    )
    return (
        select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.bot, RATED_SEATS.c.rated_id)
        .select_from(SEATS.outerjoin(RATED_SEATS, claimed))
        .where(SEATS.c.table_id.in_(table_ids))
        .order_by(SEATS.c.table_id, SEATS.c.seat)
    )


def _rated_ids(connection: Connection, table_ids: Sequence[str]) -> dict[str, list[str | None]]:
    found: dict[str, list[str | None]] = {table_id: [] for table_id in table_ids}
    if table_ids:
        for row in connection.execute(seated_at(table_ids)):
            found[row.table_id].append(row.rated_id if row.bot is None else level_id(row.bot))
    return found


def _dropped_out(connection: Connection, table_ids: Sequence[str]) -> dict[str, set[int]]:
    """For whom bots were playing when games of several ended. In games of two the result says it all."""
    found: dict[str, set[int]] = {}
    if table_ids:
        events = select(EVENTS.c.table_id, EVENTS.c.seat, EVENTS.c.kind)
        events = events.where(EVENTS.c.table_id.in_(table_ids), EVENTS.c.kind.in_([*LEAVING, RETURNING]))
        for row in connection.execute(events.order_by(EVENTS.c.table_id, EVENTS.c.number)):
            gone = found.setdefault(row.table_id, set())
            if row.kind == RETURNING:
                gone.discard(row.seat)
            else:
                gone.add(row.seat)
    return found


def read_ratings(connection: Connection, games: Sequence[RatedGame]) -> Ratings:
    """The ratings of all who sat at some games."""
    ids = {one for game in games for one in game.rated_ids if one is not None}
    rows = connection.execute(select(RATINGS).where(RATINGS.c.rated_id.in_(ids))) if ids else ()
    return {(Pool(row.game, row.variant), row.rated_id): Standing(row.mean, row.deviation, row.games) for row in rows}


def store(connection: Connection, games: Sequence[RatedGame], fold: Fold, ratings: Ratings) -> None:
    """Rate games from the ratings before, which are changed, and store what came of it."""
    results, counting = fold(games, ratings)
    insert_results(connection, games, results, counting)
    latest: dict[tuple[str, str, str], RatedResult] = {(one.game, one.variant, one.rated_id): one for one in results}
    for start in range(0, len(latest), INSERTED_AT_ONCE):
        keys = list(latest)[start : start + INSERTED_AT_ONCE]
        is_one = sql.tuple_(RATINGS.c.game, RATINGS.c.variant, RATINGS.c.rated_id).in_(keys)
        connection.execute(delete(RATINGS).where(is_one))
    columns = [column.name for column in RATINGS.c]
    insert_rows(connection, RATINGS, [{name: getattr(one, name) for name in columns} for one in latest.values()])


def insert_results(
    connection: Connection, games: Sequence[RatedGame], results: Sequence[RatedResult], counting: Collection[str]
) -> None:
    """Store what came of some games, of which nothing is stored."""
    insert_rows(
        connection,
        RATED_GAMES,
        [
            {"table_id": game.table_id, "finished_at": game.finished_at, "counts": game.table_id in counting}
            for game in games
        ],
    )
    insert_rows(connection, RATED_RESULTS, [msgspec.structs.asdict(result) for result in results])


def insert_rows(connection: Connection, table: sql.Table, rows: Sequence[dict[str, Any]]) -> None:
    """Insert some rows: a database takes only so many values at a time."""
    for start in range(0, len(rows), INSERTED_AT_ONCE):
        connection.execute(table.insert(), rows[start : start + INSERTED_AT_ONCE])
