"""Ratings of three bots or more, by openskill's Plackett-Luce model: winners before all others, game after game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from statistics import fmean

import msgspec

from highlands.arena.pairing import Seating
from highlands.extras import need

Rated = tuple[Seating, Sequence[float]]
"""A game as the model takes it: the seating, and the returns by seats."""

LIBRARY, EXTRA = "openskill.models", "arena"

MOST_PASSES = 10
MOST_GAMES = 20_000
"""How many orders of the games are asked about, and how many games in all at most: each takes its time."""

SURE = 1.96
"""Standard errors either side of a rating that hold 95 of 100 cases."""


class Rating(msgspec.Struct, frozen=True):
    """What a bot is worth, and how uncertain that is."""

    mean: float
    deviation: float

    @property
    def reach(self) -> float:
        """How far the truth may be off, either way."""
        return SURE * self.deviation


def rate(bots: int, games: Sequence[Rated]) -> list[Rating]:
    """The ratings of bots after games, which are given by their numbers, not as they ended.

    The model goes from game to game and trusts the first ones most; so it is asked about several orders of the same
    games, and the answers are averaged. It knows nothing of paired deals; its deviation is that of independent games.
    """
    passes = max(1, min(MOST_PASSES, MOST_GAMES // max(1, len(games))))
    chance = Random(len(games))
    answers = [_rate_in_order(bots, games)]
    answers += [_rate_in_order(bots, chance.sample(games, len(games))) for _ in range(passes - 1)]
    return [
        Rating(fmean(rating.mean for rating in own), fmean(rating.deviation for rating in own))
        for own in zip(*answers, strict=True)
    ]


def _rate_in_order(bots: int, games: Iterable[Rated]) -> list[Rating]:
    """What the model makes of games in this order."""
    # Bots don't learn between games: no drift is added.
    model = need(LIBRARY, EXTRA).PlackettLuce(tau=0.0)
    ratings = [model.rating() for _ in range(bots)]
    for seating, returns in games:
        teams = [[model.rating(mu=ratings[bot].mu, sigma=ratings[bot].sigma)] for bot in seating]
        rated = model.rate(teams, ranks=[-result for result in returns])
        for bot in set(seating):
            own = [team[0] for seat, team in enumerate(rated) if seating[seat] == bot]
            ratings[bot] = model.rating(
                mu=fmean(rating.mu for rating in own), sigma=fmean(rating.sigma for rating in own)
            )
    return [Rating(rating.mu, rating.sigma) for rating in ratings]
