"""Scores with confidence intervals over paired deals, and Elo differences.

The sampling unit is the deal, not the game: the games of one deal share its luck, so they are not independent. A bot's
score of a deal is its mean share of the victories over the games of that deal.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean

import msgspec

CONFIDENCE = 0.95
PRIOR_DEALS = 2
"""The weight, in deals, of the prior that the games of one deal are independent. With few deals, or when all ended
alike, the observed variance alone would be far too small."""

ELO_SCALE = 400.0
"""Elo points that mean odds of ten to one."""


class Interval(msgspec.Struct, frozen=True):
    """A value with its 95 % confidence interval."""

    value: float
    low: float
    high: float


def score_interval(scores: Sequence[float], games_per_deal: int) -> Interval:
    """The mean of the scores of deals, with Wilson's interval for the effective number of games.

    The design effect is the observed variance of the deals over that of independent games with this mean: less than 1
    where a shuffle favours a seat and the rotation of seats evens that out. Wilson's interval, for as many independent
    games as have the same variance, stays within 0 and 1, and does not collapse when everything was won.
    """
    deals = len(scores)
    if not deals:
        return Interval(math.nan, 0.0, 1.0)
    mean = min(1.0, max(0.0, fmean(scores)))
    effective_games = deals * games_per_deal / _design_effect(scores, mean, games_per_deal)
    quantile = student_quantile(0.5 + CONFIDENCE / 2, deals - 1 + PRIOR_DEALS)
    widening = quantile * quantile / effective_games
    middle = (mean + widening / 2) / (1 + widening)
    reach = math.sqrt(widening * mean * (1 - mean) + widening * widening / 4) / (1 + widening)
    return Interval(mean, min(mean, max(0.0, middle - reach)), max(mean, min(1.0, middle + reach)))


def _design_effect(scores: Sequence[float], mean: float, games_per_deal: int) -> float:
    """The variance of the deals over that of independent games, shrunk towards 1 by the prior."""
    independent = mean * (1 - mean) / games_per_deal
    if independent == 0:
        return 1.0
    squares = sum((score - mean) ** 2 for score in scores)
    return (squares / independent + PRIOR_DEALS) / (len(scores) - 1 + PRIOR_DEALS)


def student_quantile(probability: float, degrees: int) -> float:
    """A quantile of Student's t, by the expansion of Cornish and Fisher: within 1 % from two degrees of freedom on.

    >>> round(student_quantile(0.975, 10), 3)
    2.228
    """
    z = NormalDist().inv_cdf(probability)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(degrees**power) for power, term in enumerate(terms, start=1))


def elo_of(share: float, seats: int = 2) -> float:
    """The Elo difference that gives one bot this share of the victories among `seats - 1` others that are alike.

    The odds against each of them are 10 to the power of a 400th of it; with two seats that is the usual Elo.

    >>> round(elo_of(0.75)), elo_of(0.25, 4), elo_of(1.0)
    (191, 0.0, inf)
    """
    if share <= 0:
        return -math.inf
    if share >= 1:
        return math.inf
    return ELO_SCALE * math.log10(share * (seats - 1) / (1 - share))


def share_of(elo: float, seats: int = 2) -> float:
    """The share of the victories that an Elo difference gives; the inverse of `elo_of`.

    >>> share_of(0), share_of(0, 4)
    (0.5, 0.25)
    """
    odds = 10 ** (elo / ELO_SCALE)
    return float(odds / (odds + seats - 1))


def elo_interval(score: Interval, seats: int = 2) -> Interval:
    """A score as an Elo difference, bound by bound."""
    return Interval(elo_of(score.value, seats), elo_of(score.low, seats), elo_of(score.high, seats))
