"""Beliefs: worlds in which the others would have played otherwise are less likely."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import highlands
from highlands import Game, Seed
from highlands.bots.rollouts.beliefs import PlayerModel, weigh_worlds
from highlands.bots.rollouts.kernels import sample_worlds
from highlands.bots.rollouts.search import new_buffers
from highlands.engine import kernel

WORLDS = 64
MODEL = PlayerModel(0.06, 0.1, 6)
"""The model of the usual settings."""


def greedy_game(seed: int, moves: int, **options: Any) -> Game[Any]:
    """A game of players who choose by the evaluation."""
    game = highlands.new("schotten-totten", seed=seed, **options)
    while game.made < moves or game.state.step:
        assert game.to_move is not None
        actions = np.array(game.legal_moves.actions, np.int32)
        values = np.empty(len(actions))
        kernel.action_values(game.observe(game.to_move), actions, len(actions), values)
        game.play(game.legal_moves[int(values.argmax())])
    return game


def log_likelihoods(game: Game[Any], worlds: Any, model: PlayerModel = MODEL) -> Any:
    """What the past of the player to move says of worlds."""
    assert game.to_move is not None
    out, states = np.zeros(len(worlds)), np.zeros(2, game.spec.state_dtype)
    buffers = new_buffers(game.spec, 2)
    weigh_worlds(worlds, game.past(game.to_move), game.to_move, model, Seed.of(1).rng(0), states, buffers, out)
    return out


def sampled(game: Game[Any], number: int = WORLDS) -> Any:
    """Worlds that agree with what the player to move knows now."""
    worlds = np.zeros(number, game.spec.state_dtype)
    sample_worlds(game.observe(game.to_move), Seed.of("worlds").rng(0), worlds)
    return worlds


@pytest.mark.parametrize("options", [{}, {"tactics": True}])
def test_true_hands_explain_the_play_better_than_sampled_ones(options: dict[str, Any]):
    better = []
    for seed in range(20):
        game = greedy_game(seed, 22, **options)
        truth = np.zeros(8, game.spec.state_dtype)
        truth[:] = game.state
        true = log_likelihoods(game, truth).mean()
        better.append(true > np.median(log_likelihoods(game, sampled(game))))
    assert sum(better) >= 15


def test_without_a_past_all_worlds_are_equally_likely():
    game = highlands.new("schotten-totten", seed=3)
    assert not log_likelihoods(game, sampled(game)).any()


def test_only_so_many_decisions_are_looked_at():
    game = greedy_game(5, 22)
    worlds = sampled(game, 8)
    none, one, all_of_them = (log_likelihoods(game, worlds, MODEL._replace(decisions=n)) for n in (0, 1, 100))
    assert not none.any()
    assert (one < 0).all()
    assert (all_of_them < one).all()


def test_a_game_that_does_not_look_back_believes_all_worlds_alike():
    game = highlands.new("verraeter", seed=3)
    for _ in range(12):
        game.play(game.legal_moves[0])
    assert game.to_move is not None
    worlds, out = np.zeros(8, game.spec.state_dtype), np.zeros(8)
    sample_worlds(game.observe(game.to_move), Seed.of(1).rng(0), worlds)
    buffers, states = new_buffers(game.spec, game.seats), np.zeros(2, game.spec.state_dtype)
    weigh_worlds(worlds, game.past(game.to_move), game.to_move, MODEL, Seed.of(1).rng(0), states, buffers, out)
    assert not out.any()


def test_the_past_is_not_kept_where_nobody_looks_back():
    game = greedy_game(5, 4)
    assert game.to_move is not None
    assert not len(game.observation(game.to_move, past=False).past.states)
    assert not game._observed
    assert len(game.observation(game.to_move).past.states) == game.made == 4


def test_a_move_that_is_taken_back_is_forgotten():
    game = greedy_game(5, 12)
    seat = game.to_move
    assert seat is not None
    before = game.past(seat).states.tobytes()
    first, second = game.legal_moves[0], game.legal_moves[-1]
    game.play(first)
    game.past(seat)
    game.undo()
    assert game.past(seat).states.tobytes() == before
    game.play(second)
    assert game.past(seat).actions[-1] == second.action
