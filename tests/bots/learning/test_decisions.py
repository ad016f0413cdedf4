"""Single decisions of the policy: what looking ahead gains at them, and what plays tell of the hand."""

from __future__ import annotations

import numpy as np
import pytest

from bench.calibration import estimates
from bench.ladder import VARIANTS
from bench.learning.__main__ import equals
from bench.learning.bot import WEIGHTS
from bench.learning.decisions import CANDIDATES, decisions_of, gain, gain_table, information
from highlands.bots.rollouts.beliefs import PlayerModel
from highlands.engine.chance import Seed


def test_a_play_that_is_chosen_in_some_worlds_is_judged_in_others():
    chosen_by = np.array([[0.0, 1.0, 0.5], [0.0, 0.0, 0.6]])
    judged_by = np.array([[0.2, 0.9, 0.1], [0.4, 0.9, 0.3]])
    assert gain(chosen_by, judged_by) == pytest.approx(50.0 * (0.2 - 0.3))
    assert gain(judged_by, judged_by) == pytest.approx(50.0 * (0.9 - 0.3))


@pytest.mark.long
def test_single_decisions_are_looked_at():
    players = equals(WEIGHTS)
    found = decisions_of(players, 1, "test")
    assert found
    for decision in found:
        assert decision.observed.observer == decision.seat
        assert len(decision.candidates) <= CANDIDATES
    table = gain_table(players, found[-2:], 32, 4)
    assert [line.split(" | ")[0] for line in table[2:]] == [
        "| by the critic in 8 worlds",
        "| by the critic in 32 worlds",
        "| by 2 games played to the end",
    ]
    nothing, all_worlds = information(found[-1], players, PlayerModel(1e6, 0.1, 6), Seed.of(1))
    assert nothing == pytest.approx(0.0, abs=1e-3), "who plays at random tells nothing"
    assert all_worlds == pytest.approx(180.0, rel=1e-3)


@pytest.mark.long
def test_the_search_is_asked_at_some_decisions_of_each_game():
    found = estimates(VARIANTS["base"], 4, 16, "test")
    assert len(found.chances) == len(found.results) == len(found.games) == len(found.seats) >= 4
    assert set(found.results) <= {0.0, 0.5, 1.0}
    assert ((found.chances >= 0.0) & (found.chances <= 1.0)).all()
