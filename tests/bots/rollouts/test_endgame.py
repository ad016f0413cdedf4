"""Endgames in which nothing is hidden: exact, as brute force has it, or no answer at all."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

import highlands
from highlands import Game, Seed
from highlands.bots.rollouts.endgame import solve
from highlands.bots.rollouts.search import RolloutSearch, RolloutSettings
from highlands.engine import kernel
from highlands.engine.state import State, copy_state
from tests.bots.test_search import after
from tests.bots.test_search import solve as brute_force

REDUCED = {"colours": 2, "stones": 4, "hand": 3}
"""A game so small that brute force comes to its end."""
LATE = 4
"""With so many cards in both hands brute force is quick."""
POSITIONS = 8


def endgame(seed: int, **options: Any) -> Game[State] | None:
    """A reduced game played at random until few cards are left; None where it ends before."""
    game, chance = highlands.new("schotten-totten", seed=seed, **options), np.random.default_rng(seed)
    while game.to_move is not None:
        state = game.state
        if not int(state.clan_left) and int(state.clan_held.sum()) <= LATE and len(game.legal_moves) > 1:
            return game
        game.play(game.legal_moves[int(chance.integers(len(game.legal_moves)))])
    return None


@pytest.mark.parametrize("expert", [False, True])
def test_results_are_those_of_brute_force(expert: bool):
    solved, results = 0, set[float]()
    games = (endgame(seed, expert=expert, **REDUCED) for seed in range(60))
    for game in itertools.islice(filter(None, games), POSITIONS):
        seat = game.to_move
        sign, known = 1 if seat == 0 else -1, dict[bytes, float]()
        exact = {action: sign * brute_force(after(game.state, action), known) for action in game.legal_moves.actions}
        found = solve(game.spec, game.state, game.legal_moves.actions, 100_000)
        best = max(exact.values())
        assert max(found.values()) == best
        assert all(exact[action] == result for action, result in found.items())
        assert best == 1 or found.keys() == exact.keys()
        solved, results = solved + 1, results | {best}
    assert solved == POSITIONS
    assert {-1, 1} <= results


def test_a_search_that_runs_out_of_nodes_says_nothing_of_what_it_did_not_finish():
    game = next(game for seed in range(60) if (game := endgame(seed, **REDUCED)) is not None)
    assert solve(game.spec, game.state, game.legal_moves.actions, 1) == {}


def test_the_rollouts_try_no_move_that_surely_loses_while_there_are_others():
    tried = 0
    for seed in range(60):
        game = endgame(seed, **REDUCED)
        if game is None:
            continue
        found = solve(game.spec, game.state, game.legal_moves.actions, 100_000)
        if max(found.values()) != 0 or min(found.values()) != -1:
            continue
        result = RolloutSearch(game.spec, RolloutSettings(pool=4)).run(
            game.observe(game.to_move), Seed.of(seed), iterations=40
        )
        assert found[result.moves[0].action] == 0
        tried += 1
    assert tried


def test_solving_leaves_the_state_alone():
    game = next(game for seed in range(60) if (game := endgame(seed, **REDUCED)) is not None)
    state = copy_state(game.state)
    solve(game.spec, state, game.legal_moves.actions, 1000)
    assert state.tobytes() == game.state.tobytes()
    assert kernel.to_move(state) == game.to_move
