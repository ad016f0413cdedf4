"""Queries on ratings."""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sql
from sqlalchemy import Connection, select, update

from highlands.server.store.database import Database
from highlands.server.store.players.player_rows import lock_players
from highlands.server.store.players.schema import PLAYER_SEATS, PLAYERS
from highlands.server.store.ratings.derivation import Place, first_unsettled, seated_at, settle
from highlands.server.store.ratings.rows import (
    LEVEL_PREFIX,
    Fold,
    Pool,
    RankedPlayer,
    RatedResult,
    SeatedRating,
    Standing,
    level_id,
)
from highlands.server.store.ratings.schema import RATED_GAMES, RATED_RESULTS, RATED_SEATS, RATINGS
from highlands.server.store.schema import insert_into

SETTLED_AT_ONCE = 200
"""How many games one transaction rates: others wait for it."""
MAX_HISTORY = 1000
"""How many results of a player are listed, the latest."""
PUBLIC_PART = "rating"
"""The word in `players.profile_parts` of who shows their ratings to everybody."""


class RatingRows:
    """The ratings in a database."""

    def __init__(self, database: Database) -> None:
        """In an open database."""
        self._database = database

    # Who sits at rated tables

    async def enrol(
        self, player_id: str, table_id: str, seat: int, secret_hash: bytes, make_id: Callable[[], str]
    ) -> bool:
        """Note who claims a seat of a rated table, before they do; False if they have another one there.

        `make_id` makes the rated id of who has none yet. Noted again, nothing changes.
        """
        new_id = make_id()
        # Who has become one with another player may sit there under that one's rated id.
        linked = select(PLAYER_SEATS.c.seat).where(
            PLAYER_SEATS.c.table_id == table_id, PLAYER_SEATS.c.player_id == player_id
        )

        def work(connection: Connection) -> bool:
            lock_players(connection, [player_id])
            rated_id = connection.scalar(select(PLAYERS.c.rating_id).where(PLAYERS.c.id == player_id))
            if rated_id is None:
                rated_id = new_id
                connection.execute(update(PLAYERS).where(PLAYERS.c.id == player_id).values(rating_id=rated_id))
            own = {row.seat for row in connection.execute(seated_at([table_id])) if row.rated_id == rated_id}
            own.update(connection.scalars(linked))
            if own - {seat}:
                return False
            row = {"table_id": table_id, "seat": seat, "secret_hash": secret_hash, "rated_id": rated_id}
            connection.execute(insert_into(connection.dialect, RATED_SEATS).values(row).on_conflict_do_nothing())
            return True

        return await self._database.write(work, repeatable=True)

    # Deriving

    async def settle(self, fold: Fold, since: int) -> Place | None:
        """Rate the next games that ended since a time and have not been looked at; the first one's place, or None."""
        if await self._database.read(lambda connection: first_unsettled(connection, since)) is None:
            return None  # which is the rule, and takes no lock
        return await self._database.write(
            lambda connection: settle(connection, fold, since, SETTLED_AT_ONCE), repeatable=True
        )

    # Reading

    async def of(self, rated_id: str | None, pool: Pool) -> Standing | None:
        """A rating; None before the first rated game."""
        is_theirs = RATINGS.c.rated_id == rated_id, RATINGS.c.game == pool.game, RATINGS.c.variant == pool.variant
        query = select(RATINGS.c.mean, RATINGS.c.deviation, RATINGS.c.games).where(*is_theirs)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return Standing(*rows[0]) if rows else None

    async def all_of(self, rated_id: str) -> dict[Pool, Standing]:
        """All ratings of somebody, those of most games first."""
        query = select(RATINGS).where(RATINGS.c.rated_id == rated_id)
        query = query.order_by(RATINGS.c.games.desc(), RATINGS.c.game, RATINGS.c.variant)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {Pool(row.game, row.variant): Standing(row.mean, row.deviation, row.games) for row in rows}

    async def history(self, rated_id: str) -> list[RatedResult]:
        """The latest results of somebody, oldest first."""
        query = select(RATED_RESULTS).where(RATED_RESULTS.c.rated_id == rated_id)
        query = query.order_by(RATED_RESULTS.c.finished_at.desc(), RATED_RESULTS.c.table_id.desc()).limit(MAX_HISTORY)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [RatedResult(**row._mapping) for row in reversed(rows)]

    async def at_table(self, table_id: str, pool: Pool) -> tuple[list[SeatedRating], bool]:
        """The ratings of who sits at a rated table, and whether its game has been looked at."""

        def work(connection: Connection) -> tuple[list[SeatedRating], bool]:
            seats = {
                row.seat: row.rated_id if row.bot is None else level_id(row.bot)
                for row in connection.execute(seated_at([table_id]))
            }
            ids = [one for one in seats.values() if one is not None]
            current = select(RATINGS).where(
                RATINGS.c.game == pool.game, RATINGS.c.variant == pool.variant, RATINGS.c.rated_id.in_(ids)
            )
            now = {row.rated_id: Standing(row.mean, row.deviation, row.games) for row in connection.execute(current)}
            played = select(RATED_RESULTS).where(RATED_RESULTS.c.table_id == table_id)
            after = {row.seat: row for row in connection.execute(played)}
            parts = select(PLAYERS.c.rating_id, PLAYERS.c.profile_parts).where(PLAYERS.c.rating_id.in_(ids))
            public = {row.rating_id for row in connection.execute(parts) if PUBLIC_PART in row.profile_parts.split()}
            is_settled = connection.scalar(select(RATED_GAMES.c.counts).where(RATED_GAMES.c.table_id == table_id))
            return [
                SeatedRating(
                    seat=seat,
                    standing=Standing(row.mean, row.deviation, row.games)
                    if (row := after.get(seat)) is not None
                    else now.get(rated_id),
                    before=None if row is None else row.before,
                    is_public=rated_id in public or rated_id.startswith(LEVEL_PREFIX),
                )
                for seat, rated_id in seats.items()
                if rated_id is not None
            ], is_settled is not None

        return await self._database.read(work)

    async def pools(self) -> list[Pool]:
        """All that anybody has a rating in."""
        query = select(RATINGS.c.game, RATINGS.c.variant).distinct().order_by(RATINGS.c.game, RATINGS.c.variant)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [Pool(*row) for row in rows]

    async def leaders(self, pool: Pool, min_games: int, limit: int) -> list[RankedPlayer]:
        """The best of those who show their ratings to everybody, and the server's levels."""
        shows = (" " + PLAYERS.c.profile_parts + " ").contains(f" {PUBLIC_PART} ")
        query = (
            select(
                RATINGS.c.mean,
                RATINGS.c.deviation,
                RATINGS.c.games,
                RATINGS.c.rated_id,
                PLAYERS.c.name,
                PLAYERS.c.profile_id,
                PLAYERS.c.is_bot,
            )
            .select_from(RATINGS.outerjoin(PLAYERS, PLAYERS.c.rating_id == RATINGS.c.rated_id))
            .where(RATINGS.c.game == pool.game, RATINGS.c.variant == pool.variant, RATINGS.c.games >= min_games)
            .where(sql.or_(RATINGS.c.rated_id.startswith(LEVEL_PREFIX), shows))
            .order_by(RATINGS.c.mean.desc(), RATINGS.c.rated_id)
            .limit(limit)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [
            RankedPlayer(
                standing=Standing(row.mean, row.deviation, row.games),
                name=row.name,
                level=row.rated_id.removeprefix(LEVEL_PREFIX) if row.rated_id.startswith(LEVEL_PREFIX) else None,
                profile_id=row.profile_id,
                is_bot=row.is_bot is not False,
            )
            for row in rows
        ]
