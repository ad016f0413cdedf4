"""OpenSpiel: its solver finds the equilibrium of Kuhn poker, whose value to the first player is -1/18."""

from __future__ import annotations

from typing import Any, cast

import pytest

pytest.importorskip("pyspiel")
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

from highlands.lab.envs.openspiel import pyspiel
from highlands.lab.envs.openspiel.trajectory import GameConfig, Trajectory
from tests.kuhn_poker.one_deal import KnownPoker

NAME = "python_kuhn_poker"


def test_it_is_the_same_game_as_openspiels_own():
    ours, theirs = pyspiel.load_game(NAME), pyspiel.load_game("kuhn_poker")
    assert (ours.min_utility(), ours.max_utility(), ours.utility_sum()) == (-2.0, 2.0, 0.0)
    assert ours.max_game_length() == theirs.max_game_length() == 3
    assert ours.num_distinct_actions() == 2
    assert infostates(ours) == 12
    pyspiel.random_sim_test(ours, num_sims=10, serialize=True, verbose=False)


def infostates(game: Any) -> int:
    """How many information states the players can come to."""
    found: set[str] = set()
    waiting = [game.new_initial_state()]
    while waiting:
        state = waiting.pop()
        if state.current_player() >= 0:
            found.add(state.information_state_string())
        waiting += [state.child(action) for action in state.legal_actions()]
    return len(found)


def test_cfr_solves_it_to_the_known_value():
    game = pyspiel.load_game(NAME)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(200):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    value = expected_game_score.policy_value(game.new_initial_state(), [average, average])
    assert value[0] == pytest.approx(-1 / 18, abs=2e-3)
    assert exploitability.nash_conv(game, average) < 0.01


def test_a_trajectory_with_one_deal_begins_after_it():
    spec = cast(Any, KnownPoker())
    first = Trajectory.begin(GameConfig(spec, spec.make_options()))
    assert (first.awaits_chance, first.mover, first.legal) == (False, 0, [0, 1])
    assert first.recall(0) != first.recall(1)
    last = first.after(1).after(0)
    assert last.is_over
    assert last.recall(0).moves == "A bet, B pass"
