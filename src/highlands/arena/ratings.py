"""Ratings of three bots or more by openskill's Plackett-Luce model: winners rank before all others in each game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from statistics import fmean

import msgspec

from highlands.arena.schedule import Seating
from highlands.extras import need

Rated = tuple[Seating, Sequence[float]]
"""A game as the model takes it: the seating, and the returns by seats."""

LIBRARY, EXTRA = "openskill.models", "arena"

MOST_PASSES = 10
MOST_GAMES = 20_000
"""How many orders of the games are rated at most, and how many games in all: rating is slow."""

SURE = 1.96
"""The standard errors of a 95 % interval, either side."""


class Rating(msgspec.Struct, frozen=True):
    """A rating and its standard deviation."""

    mean: float
    deviation: float

    @property
    def reach(self) -> float:
        """Half the width of the 95 % interval."""
        return SURE * self.deviation


def rate(bots: int, games: Sequence[Rated]) -> list[Rating]:
    """The ratings of bots after games, which come in the order of their numbers, not as they ended.

    The model updates game by game and weighs the first ones most; so several orders of the same games are rated, and
    averaged. It knows nothing of paired deals; its deviation is that of independent games.
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
    """The ratings after games in this order."""
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
