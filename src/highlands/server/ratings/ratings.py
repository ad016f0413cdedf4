"""Keeping the ratings up to date, and what each may see of them.

Nothing is written where a game ends: a node that hears of the end of a rated game derives what it means, and all nodes
look from time to time for games that nobody has rated, such as those of a node that died.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import defaultdict

from highlands.protocol.variants import variant_of
from highlands.server.clock import now
from highlands.server.ratings.messages import (
    GameRating,
    Leader,
    LeaderBoard,
    PlayerRating,
    RatedVariant,
    SeatRating,
    TableRatings,
)
from highlands.server.ratings.model import NEW, PROVISIONAL_GAMES, is_provisional, rate_games
from highlands.server.store import Store, TableRow
from highlands.server.store.ratings import Pool, RatedResult, SeatedRating, Standing
from highlands.server.tables.projection import Observer

log = logging.getLogger("highlands.server")

SWEEP_SECONDS = 60.0
RETRY_SECONDS = 5.0
LOOK_BACK_MS = 10 * 60 * 1000
"""How far it is looked back when a game has just ended; all games are looked at with each sweep."""
MAX_HISTORY = 200
MAX_LEADERS = 100


class RatingKeeper:
    """The ratings of a store."""

    def __init__(self, store: Store) -> None:
        """Nothing is known to be new."""
        self._rows = store.ratings
        self._wake = asyncio.Event()

    def game_ended(self) -> None:
        """A rated game has ended, here or at another node."""
        self._wake.set()

    async def run(self) -> None:
        """Rate the games that end, for ever."""
        since = 0
        while True:
            self._wake.clear()
            try:
                await self.settle(since)
            except Exception:
                log.exception("rating finished games failed")
                await asyncio.sleep(RETRY_SECONDS)
                continue
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(SWEEP_SECONDS):
                    await self._wake.wait()
            since = now() - LOOK_BACK_MS if self._wake.is_set() else 0

    async def settle(self, since: int = 0) -> None:
        """Rate all games that ended since a time and that nobody has rated."""
        while (place := await self._rows.settle(rate_games, since)) is not None:
            since = min(since, place.finished_at)

    # What players see

    async def of_player(self, rated_id: str | None) -> list[PlayerRating]:
        """All ratings of somebody, with their history."""
        if rated_id is None:
            return []
        history: dict[Pool, list[RatedResult]] = defaultdict(list)
        for result in await self._rows.history(rated_id):
            history[Pool(result.game, result.variant)].append(result)
        return [
            PlayerRating(
                game=pool.game,
                options=pool.variant,
                rating=round(standing.mean),
                deviation=round(standing.deviation),
                games=standing.games,
                provisional=is_provisional(standing),
                history=[
                    GameRating(at=one.finished_at, rating=round(one.mean)) for one in history[pool][-MAX_HISTORY:]
                ],
            )
            for pool, standing in (await self._rows.all_of(rated_id)).items()
        ]

    async def at_table(self, row: TableRow, observer: Observer) -> TableRatings:
        """The ratings of who sits at a table: all of them for those who sit there, else those that are public."""
        if not row.rated:
            return TableRatings(settled=True, seats=[None] * len(row.seats))
        rated, is_settled = await self._rows.at_table(row.id, Pool(row.game, variant_of(row.options)))
        shown = {one.seat: _shown(one) for one in rated if observer is not None or one.is_public}
        return TableRatings(settled=is_settled, seats=[shown.get(seat.seat) for seat in row.seats])

    async def variants(self) -> list[RatedVariant]:
        """All that anybody has a rating in."""
        return [RatedVariant(game=pool.game, options=pool.variant) for pool in await self._rows.pools()]

    async def leader_board(self, game: str, options: str) -> LeaderBoard:
        """The best of those who show their ratings to everybody."""
        leaders = await self._rows.leaders(Pool(game, variant_of(options)), PROVISIONAL_GAMES, MAX_LEADERS)
        return LeaderBoard(
            game=game,
            options=variant_of(options),
            leaders=[
                Leader(
                    name=one.name,
                    bot=one.level,
                    is_bot=one.is_bot,
                    profile=one.profile_id,
                    rating=round(one.standing.mean),
                    deviation=round(one.standing.deviation),
                    games=one.standing.games,
                )
                for one in leaders
            ],
        )


def _shown(one: SeatedRating) -> SeatRating:
    standing: Standing = one.standing or NEW
    return SeatRating(
        rating=round(standing.mean),
        provisional=is_provisional(standing),
        change=None if one.before is None else round(standing.mean) - round(one.before),
    )
