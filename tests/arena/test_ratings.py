"""Ratings of several bots."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from highlands.arena.ratings import rate
from highlands.arena.schedule import Schedule
from highlands.arena.statistics import share_of


def test_nobody_is_better_before_the_first_game():
    assert len(set(rate(3, []))) == 1


def test_stronger_bots_are_rated_higher_and_the_uncertainty_shrinks():
    chance, elos = np.random.default_rng(3), (0.0, 150.0, 300.0, 450.0)
    games = []
    for _ in range(60):
        for pair in combinations(range(4), 2):
            won = chance.random() < share_of(elos[pair[0]] - elos[pair[1]])
            games.append((pair, (1.0, -1.0) if won else (-1.0, 1.0)))
    ratings = rate(4, games)
    assert sorted(range(4), key=lambda bot: ratings[bot].mean) == [0, 1, 2, 3]
    few, many = rate(4, games[:12]), ratings
    assert all(late.reach < early.reach for early, late in zip(few, many, strict=True))


@pytest.mark.parametrize("bots", [3, 4, 5])
def test_at_a_table_of_four_the_only_winner_is_rated_highest(bots: int):
    games = [
        (pairing.seating, [0.0 if bot == 1 else -1.0 for bot in pairing.seating])
        for pairing in Schedule(bots, 4, "x").pairings(60)
        if 1 in pairing.seating
    ]
    ratings = rate(bots, games)
    assert max(range(bots), key=lambda bot: ratings[bot].mean) == 1


def test_a_draw_brings_two_ratings_together():
    won = rate(2, [((0, 1), (1.0, -1.0))])
    drawn = rate(2, [((0, 1), (1.0, -1.0)), ((0, 1), (0.0, 0.0))])
    assert drawn[0].mean - drawn[1].mean < won[0].mean - won[1].mean
