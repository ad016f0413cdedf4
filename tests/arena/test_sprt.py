"""The SPRT: its likelihoods against brute force, its errors in simulation."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import numpy as np
import pytest

from highlands.arena.sprt import ALPHA, LLR_BOUND, PSEUDOCOUNT, Hypotheses, Sprt, SprtStatus, log_likelihood_ratio
from highlands.arena.statistics import share_of


def best_log_likelihood(losses: float, halves: float, wins: float, mean: float) -> float:
    """The largest likelihood that three frequencies with a given mean can give, by trying many."""
    half = np.linspace(1e-6, 2 * min(mean, 1 - mean) - 1e-6, 400_001)
    win = mean - half / 2
    return float(np.max(losses * np.log(1 - half - win) + halves * np.log(half) + wins * np.log(win)))


@pytest.mark.parametrize("counts", [(10, 30, 20), (0, 5, 3), (40, 2, 38), (7, 0, 0)])
@pytest.mark.parametrize("means", [(0.5, 0.55), (0.45, 0.5), (0.3, 0.7)])
def test_the_llr_is_that_of_the_likeliest_frequencies(counts: tuple[int, int, int], means: tuple[float, float]):
    losses, halves, wins = (max(number, PSEUDOCOUNT) for number in counts)
    lower, higher = (best_log_likelihood(losses, halves, wins, mean) for mean in means)
    llr = log_likelihood_ratio(dict(zip((0.0, 0.5, 1.0), counts, strict=True)), *means)
    assert llr == pytest.approx(higher - lower, abs=2e-3)


def test_of_two_outcomes_it_is_walds_own_llr():
    llr = log_likelihood_ratio({0.0: 30, 1.0: 50}, 0.5, 0.6)
    assert llr == pytest.approx(50 * np.log(0.6 / 0.5) + 30 * np.log(0.4 / 0.5), rel=1e-6)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("truth", ["elo0", "elo1"])
def test_it_errs_no_more_often_than_it_says(truth: str, seats: int):
    chance = np.random.default_rng(seats)
    hypotheses, contests = Hypotheses(0.0, 120.0), 150
    elo = getattr(hypotheses, truth)
    tests = [Sprt(hypotheses, seats) for _ in range(contests)]
    for test in tests:
        while test.status is SprtStatus.CONTINUE:
            test.add(float(chance.binomial(seats, share_of(elo, seats))) / seats)
    wrong = sum(test.status is not {"elo0": SprtStatus.H0, "elo1": SprtStatus.H1}[truth] for test in tests) / contests
    assert wrong <= ALPHA + 2.5 * (ALPHA * (1 - ALPHA) / contests) ** 0.5


def test_a_clear_difference_is_found_quickly_and_an_unclear_one_later():
    deals = []
    for score in (1.0, 0.75):
        test = Sprt(Hypotheses(0.0, 50.0), 2)
        while test.status is SprtStatus.CONTINUE:
            test.add(score)
            test.add(score - 0.25)
        assert test.status is SprtStatus.H1
        deals.append(test.deals)
    assert deals == sorted(deals)


def test_alike_results_at_the_beginning_decide_nothing():
    for score in (0.0, 0.5, 1.0):
        test = Sprt(Hypotheses(0.0, 20.0), 2)
        for _ in range(5):
            test.add(score)
        assert test.status is SprtStatus.CONTINUE


def test_what_comes_after_its_end_changes_nothing():
    test = Sprt(Hypotheses(0.0, 100.0), 2)
    while test.status is SprtStatus.CONTINUE:
        test.add(1.0)
    deals, llr = test.deals, test.llr
    test.add(0.0)
    assert (test.deals, test.llr, test.status) == (deals, llr, SprtStatus.H1)
    assert llr >= LLR_BOUND


def test_better_scores_raise_the_llr():
    scores = [Counter({0.5: 20, 1.0: wins, 0.0: 20 - wins}) for wins in range(21)]
    llrs = [log_likelihood_ratio(counted, 0.5, 0.6) for counted in scores]
    assert all(one < other for one, other in pairwise(llrs))
