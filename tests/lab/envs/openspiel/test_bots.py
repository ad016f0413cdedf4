"""OpenSpiel's own bots play whole games, against each other and to the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.lab.envs.openspiel.playing import SMALL, TACTICS, THREE, pyspiel

pytest.importorskip("open_spiel.python")
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

SIMULATIONS = 5


def tree_search(game: Any, chance: np.random.RandomState) -> Any:
    return mcts.MCTSBot(game, 2.0, SIMULATIONS, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)


def information_set_search(game: Any, chance: np.random.RandomState) -> Any:
    return ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 2.0, SIMULATIONS, random_state=chance)


@pytest.mark.parametrize("name", [SMALL, THREE])
@pytest.mark.parametrize("search", [tree_search, information_set_search])
def test_a_search_plays_a_whole_game_against_random_bots(name: str, search: Callable[..., Any]):
    game = pyspiel.load_game(name)
    chance = np.random.RandomState(1)
    bots = [search(game, chance)]
    bots += [uniform_random.UniformRandomBot(player, chance) for player in range(1, game.num_players())]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice([byte for byte, _ in state.chance_outcomes()]))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    assert sum(state.returns()) == pytest.approx(game.utility_sum())


@pytest.mark.parametrize("name", [SMALL, THREE])
def test_the_search_in_cpp_plays_a_whole_game(name: str):
    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 3)
    search = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 100, False, 4, False)
    bots = [search, *(pyspiel.make_uniform_random_bot(player, player) for player in range(1, game.num_players()))]
    returns = pyspiel.evaluate_bots(game.new_initial_state(), bots, 7)
    assert sum(returns) == pytest.approx(game.utility_sum())


@pytest.mark.parametrize("name", [TACTICS, THREE])
def test_random_bots_of_cpp_play_whole_games(name: str):
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    returns = pyspiel.evaluate_bots(game.new_initial_state(), bots, 7)
    assert sum(returns) == pytest.approx(game.utility_sum())
