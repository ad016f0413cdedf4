"""The sequential test: play until it is clear which of two hypotheses on the difference of two bots is the better one.

This is the generalised sequential probability ratio test as engine testers use it, on the scores of deals. The scores
take few values; for each hypothesis the likeliest frequencies with its mean are found, and the logarithm of the ratio
of the two likelihoods is compared with Wald's bounds.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from enum import StrEnum

import msgspec

from highlands.arena.statistics import share_of

ERROR = 0.05
"""How often either hypothesis may be accepted while the other is true."""

BOUND = math.log((1 - ERROR) / ERROR)
UNSEEN = 1e-3
"""How often an extreme score that did not occur is taken to have occurred: without it the first few deals, being
alike, would make the other hypothesis impossible."""

HALVINGS = 48


class Verdict(StrEnum):
    """How a test stands."""

    OPEN = "open"
    LOWER = "lower"
    """The first, lower hypothesis is accepted."""
    HIGHER = "higher"


class Hypotheses(msgspec.Struct, frozen=True):
    """The two differences in Elo between which the test decides."""

    lower: float
    higher: float


class SequentialTest:
    """The test, taking in one deal after another; what comes after the verdict changes nothing."""

    def __init__(self, hypotheses: Hypotheses, seats: int) -> None:
        """Take the hypotheses for the share of the victories of one bot at a table of so many."""
        self._means = share_of(hypotheses.lower, seats), share_of(hypotheses.higher, seats)
        self._scores: Counter[float] = Counter()
        self.ratio = 0.0
        """The logarithm of the likelihood ratio, up to the verdict."""
        self.verdict = Verdict.OPEN

    @property
    def deals(self) -> int:
        """How many deals it has taken in, up to the verdict."""
        return self._scores.total()

    def take(self, score: float) -> None:
        """Take in the first bot's score of the next deal."""
        if self.verdict is not Verdict.OPEN:
            return
        self._scores[round(score, 9)] += 1
        self.ratio = log_likelihood_ratio(self._scores, *self._means)
        if abs(self.ratio) >= BOUND:
            self.verdict = Verdict.HIGHER if self.ratio > 0 else Verdict.LOWER


def log_likelihood_ratio(scores: Mapping[float, float], lower: float, higher: float) -> float:
    """How much likelier these scores are, as a logarithm, if their mean is `higher` than if it is `lower`."""
    times = {score: max(scores.get(score, 0), UNSEEN) for score in (0.0, 1.0, *scores)}
    tilts = _tilt(times, lower), _tilt(times, higher)
    return sum(
        number * (math.log1p(tilts[0] * (score - lower)) - math.log1p(tilts[1] * (score - higher)))
        for score, number in times.items()
    )


def _tilt(times: Mapping[float, float], mean: float) -> float:
    """What turns the observed frequencies into the likeliest ones with a given mean.

    Those are each `number / (1 + tilt * (score - mean))`, up to a common factor; the tilt is the one zero of a falling
    function between the two poles.
    """
    low, high = -1 / (max(times) - mean), 1 / (mean - min(times))
    for _ in range(HALVINGS):
        tilt = (low + high) / 2
        slope = sum(number * (score - mean) / (1 + tilt * (score - mean)) for score, number in times.items())
        if slope > 0:
            low = tilt
        else:
            high = tilt
    return (low + high) / 2
