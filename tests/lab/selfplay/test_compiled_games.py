"""The quick way to play: move for move the game that the referee would have the same bots play."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from highlands.arena.game_runner import ACTION, play
from highlands.bots.policy import FURTHEST_SLIP, spread
from highlands.bots.levels import sample_move
from highlands.bots.registry import bot_factory
from highlands.engine.chance import Seed
from highlands.lab.selfplay import new_series
from highlands.lab.selfplay.compiled_games import is_quick, play_quickly
from tests.arena.helpers import bot

VARIANTS: dict[str, dict[str, Any]] = {
    "base": {"game": "schotten-totten"},
    "a match": {"game": "schotten-totten", "tactics": True, "expert": True, "rounds": 2},
    "three": {"game": "verraeter", "players": 3},
    "four": {"game": "verraeter", "players": 4},
}
QUICK = ("random", "shepherd", "clansman", "warrior", "warrior,temperature=0", "warrior,temperature=1", "shepherd,temperature=0")


def unwatched(*_: object) -> None:
    """Nobody looks on."""


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("name", QUICK)
def test_a_level_plays_what_the_referee_would_have_it_play(name: str, variant: str):
    series = new_series(bot=name, games=2, seed=f"{variant} of {name}", **VARIANTS[variant])
    assert is_quick(series.contest)
    for pairing in series.left(()):
        quick = play_quickly(series.contest, [bot_factory(name)], pairing)
        slow = play(series.contest, [bot_factory(name)], pairing, unwatched, keep_actions=True)
        assert isinstance(quick.actions, bytes)
        assert quick.actions == slow.actions
        assert len(np.frombuffer(quick.actions, ACTION)) == quick.moves == slow.moves
        assert (quick.returns, quick.points, quick.winners) == (slow.returns, slow.points, slow.winners)
        assert [time.decisions for time in quick.thinking] == [time.decisions for time in slow.thinking]


@pytest.mark.parametrize("name", ["chieftain", "warrior,iterations=10", bot("first"), "cmd:cat"])
def test_who_searches_or_is_not_ours_is_asked_by_the_referee(name: str):
    assert not is_quick(new_series("schotten-totten", name, 1).contest)


def test_a_slip_is_one_of_the_near_moves_as_likely_as_its_odds():
    rng = Seed.of("odds").rng(0)
    weights = np.array([0.2, 0.5, 0.45, 0.5 - FURTHEST_SLIP * 0.1 - 0.01, 0.5])
    taken = np.bincount([sample_move(weights, 0.1, rng) for _ in range(20_000)], minlength=5) / 20_000
    odds = np.where(weights >= 0.5 - FURTHEST_SLIP * 0.1, np.exp((weights - 0.5) / 0.1), 0.0)
    np.testing.assert_allclose(taken, odds / odds.sum(), atol=0.015)
    assert taken[3] == 0
    assert weights[1] == 0.5, "whoever asks keeps the weights"


def test_a_glance_is_told_by_the_span_of_what_it_sees():
    weights = np.array([2.0, 6.0, 4.0, 99.0])
    spread(weights, 3)
    assert weights.tolist() == [0.5, 1.5, 1.0, 99.0]
    alike = np.zeros(3)
    spread(alike, 3)
    assert alike.tolist() == [0.0, 0.0, 0.0]
