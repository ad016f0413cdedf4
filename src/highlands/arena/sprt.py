"""The sequential probability ratio test (SPRT): play until one of two hypotheses on the Elo difference is accepted.

This is the generalised SPRT as engine testers use it (fastchess, OpenBench), on the scores of paired deals instead of
single games. The scores take few values; for each hypothesis the maximum likelihood distribution with its mean is
found, and the log-likelihood ratio (LLR) of the two is compared with Wald's bounds.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from enum import StrEnum

import msgspec

from highlands.arena.statistics import share_of

ALPHA = 0.05
"""The probability of either error: to accept a hypothesis while the other one is true."""

LLR_BOUND = math.log((1 - ALPHA) / ALPHA)
PSEUDOCOUNT = 1e-3
"""The count of an extreme score that was not observed: without it the first few deals, being alike, would make the
other hypothesis impossible."""

BISECTIONS = 48


class SprtStatus(StrEnum):
    """Whether a test has ended, and with which hypothesis."""

    CONTINUE = "continue"
    H0 = "h0"
    """Accepted: the difference is `elo0`."""
    H1 = "h1"
    """Accepted: the difference is `elo1`."""


class Hypotheses(msgspec.Struct, frozen=True):
    """The two Elo differences that the test decides between, the lower one first."""

    elo0: float
    elo1: float


class Sprt:
    """A running test. Deals after its end are ignored."""

    def __init__(self, hypotheses: Hypotheses, seats: int) -> None:
        """Take the hypotheses, as expected shares of the victories of one bot in games of so many seats."""
        self._means = share_of(hypotheses.elo0, seats), share_of(hypotheses.elo1, seats)
        self._scores: Counter[float] = Counter()
        self.llr = 0.0
        """The log-likelihood ratio, up to the end of the test."""
        self.status = SprtStatus.CONTINUE

    @property
    def deals(self) -> int:
        """How many deals were counted, up to the end of the test."""
        return self._scores.total()

    def add(self, score: float) -> None:
        """Count the first bot's score of the next deal."""
        if self.status is not SprtStatus.CONTINUE:
            return
        self._scores[round(score, 9)] += 1
        self.llr = log_likelihood_ratio(self._scores, *self._means)
        if abs(self.llr) >= LLR_BOUND:
            self.status = SprtStatus.H1 if self.llr > 0 else SprtStatus.H0


def log_likelihood_ratio(scores: Mapping[float, float], mean0: float, mean1: float) -> float:
    """The log of how much likelier these scores are with a mean of `mean1` than with `mean0`."""
    counts = {score: max(scores.get(score, 0), PSEUDOCOUNT) for score in (0.0, 1.0, *scores)}
    tilts = _tilt(counts, mean0), _tilt(counts, mean1)
    return sum(
        count * (math.log1p(tilts[0] * (score - mean0)) - math.log1p(tilts[1] * (score - mean1)))
        for score, count in counts.items()
    )


def _tilt(counts: Mapping[float, float], mean: float) -> float:
    """The Lagrange multiplier of the maximum likelihood distribution with a given mean.

    Its probabilities are `count / (1 + tilt * (score - mean))`, up to a common factor; the tilt is the one zero of a
    falling function between its two poles, found by bisection.
    """
    low, high = -1 / (max(counts) - mean), 1 / (mean - min(counts))
    for _ in range(BISECTIONS):
        tilt = (low + high) / 2
        slope = sum(count * (score - mean) / (1 + tilt * (score - mean)) for score, count in counts.items())
        if slope > 0:
            low = tilt
        else:
            high = tilt
    return (low + high) / 2
