"""Compiled games: move for move the game that the referee would have the same bots play."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from highlands.arena.game_runner import ACTION, play
from highlands.bots.levels import sample_move
from highlands.bots.policy import CUTOFF, normalize_range
from highlands.bots.registry import bot_factory
from highlands.engine.chance import Seed
from highlands.lab.selfplay import new_series
from highlands.lab.selfplay.compiled_games import is_compilable, play_compiled
from tests.arena.helpers import bot

VARIANTS: dict[str, dict[str, Any]] = {
    "base": {"game": "schotten-totten"},
    "a match": {"game": "schotten-totten", "tactics": True, "expert": True, "rounds": 2},
    "three": {"game": "verraeter", "players": 3},
    "four": {"game": "verraeter", "players": 4},
}
COMPILED = (
    "random",
    "shepherd",
    "clansman",
    "warrior",
    "warrior,temperature=0",
    "warrior,temperature=1",
    "shepherd,temperature=0",
)


def unwatched(*_: object) -> None:
    """Nobody looks on."""


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("name", COMPILED)
def test_a_level_plays_what_the_referee_would_have_it_play(name: str, variant: str):
    series = new_series(bot=name, games=2, seed=f"{variant} of {name}", **VARIANTS[variant])
    assert is_compilable(series.contest)
    for pairing in series.remaining(()):
        compiled = play_compiled(series.contest, [bot_factory(name)], pairing)
        refereed = play(series.contest, [bot_factory(name)], pairing, unwatched, keep_actions=True)
        assert isinstance(compiled.actions, bytes)
        assert compiled.actions == refereed.actions
        assert len(np.frombuffer(compiled.actions, ACTION)) == compiled.moves == refereed.moves
        assert (compiled.returns, compiled.points, compiled.winners) == (
            refereed.returns,
            refereed.points,
            refereed.winners,
        )
        assert [time.decisions for time in compiled.thinking] == [time.decisions for time in refereed.thinking]


@pytest.mark.parametrize("name", ["chieftain", "warrior,iterations=10", bot("first"), "cmd:cat"])
def test_who_searches_or_is_not_ours_is_asked_by_the_referee(name: str):
    assert not is_compilable(new_series("schotten-totten", name, 1).contest)


def test_moves_are_sampled_from_the_softmax_up_to_the_cutoff():
    rng = Seed.of("odds").rng(0)
    values = np.array([0.2, 0.5, 0.45, 0.5 - CUTOFF * 0.1 - 0.01, 0.5])
    taken = np.bincount([sample_move(values, 0.1, rng) for _ in range(20_000)], minlength=5) / 20_000
    odds = np.where(values >= 0.5 - CUTOFF * 0.1, np.exp((values - 0.5) / 0.1), 0.0)
    np.testing.assert_allclose(taken, odds / odds.sum(), atol=0.015)
    assert taken[3] == 0
    assert values[1] == 0.5, "the caller's values are not overwritten"


def test_novice_values_are_scaled_by_their_range():
    values = np.array([2.0, 6.0, 4.0, 99.0])
    normalize_range(values, 3)
    assert values.tolist() == [0.5, 1.5, 1.0, 99.0]
    alike = np.zeros(3)
    normalize_range(alike, 3)
    assert alike.tolist() == [0.0, 0.0, 0.0]
