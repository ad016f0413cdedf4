"""The statistics against tables, known values and simulations."""

from __future__ import annotations

import math

import numpy as np
import pytest

from highlands.arena.statistics import Interval, elo_interval, elo_of, score_interval, share_of, student_quantile


@pytest.mark.parametrize(
    ("degrees", "quantile"), [(2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (100, 1.984)]
)
def test_students_quantiles_are_those_of_the_tables(degrees: int, quantile: float):
    assert student_quantile(0.975, degrees) == pytest.approx(quantile, rel=0.01)


def test_with_many_independent_games_the_interval_is_wilsons():
    chance = np.random.default_rng(1)
    scores = [float(score) for score in chance.binomial(1, 0.3, 20_000)]
    share, z, number = sum(scores) / len(scores), 1.96, len(scores)
    middle = (share + z * z / 2 / number) / (1 + z * z / number)
    reach = z * math.sqrt(share * (1 - share) / number + z * z / 4 / number**2) / (1 + z * z / number)
    interval = score_interval(scores, 1)
    assert interval.value == pytest.approx(share)
    assert (interval.low, interval.high) == pytest.approx((middle - reach, middle + reach), abs=1e-4)


@pytest.mark.parametrize("deals", [15, 60, 250])
@pytest.mark.parametrize("strength", [0.5, 0.65, 0.9])
@pytest.mark.parametrize("luck", [0.0, 0.35])
def test_the_interval_of_pairs_holds_the_truth_in_about_95_of_100_contests(deals: int, strength: float, luck: float):
    """Luck is what the shuffle adds to the first seat: it makes the two games of a pair depend on each other."""
    chance = np.random.default_rng(deals)
    contests = 600
    bias = np.where(chance.random((contests, deals)) < 0.5, 1, -1) * min(luck, 1 - strength)
    wins = sum(chance.random((contests, deals)) < strength + side * bias for side in (1, -1))
    intervals = [score_interval(list(row / 2), 2) for row in np.asarray(wins)]
    held = sum(interval.low <= strength <= interval.high for interval in intervals) / contests
    assert 0.925 <= held <= 0.99


@pytest.mark.parametrize("strength", [0.1, 0.25, 0.6])
def test_so_does_that_of_one_among_three_others(strength: float):
    chance = np.random.default_rng(4)
    contests, deals = 600, 40
    scores = chance.binomial(4, strength, (contests, deals)) / 4
    held = [interval.low <= strength <= interval.high for interval in (score_interval(list(row), 4) for row in scores)]
    assert 0.925 <= sum(held) / contests <= 0.985


def test_pairing_narrows_the_interval_where_the_shuffle_decides():
    split = score_interval([0.5] * 98 + [1.0, 0.0], 2)
    independent = score_interval([1.0, 0.0] * 50, 2)
    assert split.high - split.low < (independent.high - independent.low) / 5


def test_pairs_that_go_together_widen_it():
    together = score_interval([1.0, 0.0] * 50, 2)
    alone = score_interval([1.0, 0.0, 0.5, 0.5] * 25, 2)
    assert together.high - together.low > 1.3 * (alone.high - alone.low)


@pytest.mark.parametrize("deals", [1, 2, 10, 200])
def test_nothing_is_certain_after_winning_everything(deals: int):
    interval = score_interval([1.0] * deals, 2)
    assert interval.value == interval.high == 1.0
    assert interval.low < 1.0
    assert score_interval([0.0] * deals, 2).high == pytest.approx(1 - interval.low)


def test_without_a_whole_deal_nothing_is_known():
    interval = score_interval([], 2)
    assert math.isnan(interval.value)
    assert (interval.low, interval.high) == (0.0, 1.0)


def test_more_deals_narrow_the_interval():
    widths = [(interval := score_interval([1.0, 0.5, 0.0] * number, 2)).high - interval.low for number in (2, 8, 32)]
    assert widths == sorted(widths, reverse=True)


@pytest.mark.parametrize(("share", "elo"), [(0.5, 0), (0.64, 100), (0.76, 200), (0.36, -100), (0.909, 400)])
def test_elo_differences_are_those_of_the_tables(share: float, elo: float):
    assert elo_of(share) == pytest.approx(elo, abs=1)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("elo", [-250.0, 0.0, 33.0, 700.0])
def test_shares_and_elo_are_inverse(elo: float, seats: int):
    assert elo_of(share_of(elo, seats), seats) == pytest.approx(elo)
    assert share_of(0, seats) == pytest.approx(1 / seats)


def test_an_interval_in_elo_may_be_without_end():
    assert elo_interval(Interval(1.0, 0.5, 1.0)) == Interval(math.inf, 0.0, math.inf)
    assert elo_interval(Interval(0.0, 0.0, 0.25), 4) == Interval(-math.inf, -math.inf, 0.0)
