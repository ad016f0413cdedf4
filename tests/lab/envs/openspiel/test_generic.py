"""Both games pass the tests that OpenSpiel has for any game."""

from __future__ import annotations

import unittest
from typing import Any

import numpy as np
import pytest

from tests.lab.envs.openspiel.playing import (
    ALL,
    MATCH,
    SMALL,
    THREE,
    WHOLE,
    decisions_of,
    pyspiel,
    resampled,
    states_of,
)

pytest.importorskip("open_spiel.integration_tests.api_test")
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.tests import games_sim_test


@pytest.mark.parametrize("name", ALL)
def test_random_simulation_in_cpp(name: str):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("name", ALL)
def test_many_random_simulations_in_cpp(name: str):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=20, serialize=True, verbose=False)


@pytest.mark.parametrize("name", WHOLE)
def test_random_simulation_in_python(name: str):
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@pytest.mark.parametrize("name", [SMALL, MATCH, THREE])
def test_api(name: str):
    class Enforced(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game = pyspiel.load_game(name)
        game_name = name
        game_type = game.get_type()

        @classmethod
        def setUpClass(cls) -> None:
            """OpenSpiel samples states near the root, where chance still deals. Ours are of a whole game."""
            cls.some_states = list(states_of(name))[::7]

    outcome = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Enforced).run(outcome)
    assert outcome.testsRun >= 5
    assert not [report for _, report in [*outcome.failures, *outcome.errors]]


@pytest.mark.parametrize("name", ALL)
def test_resampling_keeps_what_the_player_knows(name: str):
    for made, state in enumerate(decisions_of(name)):
        for player in range(state.num_players()):
            other = resampled(state, player, made)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
            assert other.is_terminal() == state.is_terminal()
        mover = state.current_player()
        assert resampled(state, mover, made).legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", [SMALL, *(pytest.param(name, marks=pytest.mark.long) for name in (MATCH, THREE))])
def test_a_playthrough_is_written_and_the_same_again(name: str):
    lines = generate_playthrough.playthrough_lines(name, seed=1)
    assert lines == generate_playthrough.playthrough_lines(name, seed=1)
    assert "IsTerminal() = True" in lines


@pytest.mark.parametrize("name", [SMALL, THREE])
def test_the_environment_for_learning_plays_an_episode(name: str):
    environment = rl_environment.Environment(pyspiel.load_game(name))
    environment.seed(1)
    chance = np.random.RandomState(1)
    time_step: Any = environment.reset()
    while not time_step.last():
        player = time_step.observations["current_player"]
        observed = time_step.observations["info_state"][player]
        assert len(observed) == environment.observation_spec()["info_state"][0]
        time_step = environment.step([chance.choice(time_step.observations["legal_actions"][player])])
    assert sum(time_step.rewards) == pytest.approx(environment.game.utility_sum())
