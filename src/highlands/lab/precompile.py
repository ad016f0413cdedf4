"""Compiling the kernels of environments and self-play ahead, which play has no use for: `make test` does so."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import get_args

import numpy as np

from highlands.bots.registry import bot_factory
from highlands.bots.rollouts import king
from highlands.lab.envs.batch import DTYPES, Batch
from highlands.lab.envs.illegal import IllegalAction
from highlands.lab.envs.purposes import LAB_NAME, ONE_GAME
from highlands.lab.envs.single_agent import SingleAgentGames
from highlands.lab.selfplay import new_series
from highlands.lab.selfplay.compiled_games import play_compiled
from highlands.lab.selfplay.replay import replay_game
from highlands.play import precompile
from highlands.play.precompile import Purpose
from highlands.spec.game_spec import AnyGame

ILLEGAL_ACTIONS = np.full(2, -1)


def _exercise(spec: AnyGame) -> None:
    """Call every kernel of the lab once, for a game."""
    for dtype in DTYPES:
        for threads in (1, 2):
            batch = Batch(spec.name, 2, seed="scratch", threads=threads, dtype=dtype, illegal="random")
            batch.step(batch.random_actions())
            batch.step(ILLEGAL_ACTIONS)
            batch.play_at_random(1)
    ONE_GAME.exercise(spec)
    for illegal in get_args(IllegalAction):
        games = SingleAgentGames(spec.name, 1, "random", None, False, illegal, {})
        games.reset(1)
        games.step(games.arrays.legal_actions[:, 0].astype(np.int64) if illegal == "raise" else ILLEGAL_ACTIONS[:1])
    _play_and_replay(spec)
    king.warm_up(spec)


def _play_and_replay(spec: AnyGame) -> None:
    """A game of self-play, and its data."""
    series = new_series(spec.name, "random", 1, seed="scratch", observations=True)
    for pairing in series.remaining(()):
        played = play_compiled(series.contest, [bot_factory("random")], pairing)
        assert isinstance(played.actions, bytes)
        for dtype in DTYPES:
            replay_game(
                spec.name, spec.read_options(series.contest.options), pairing.seed, played.actions, observed=dtype
            )


LAB = Purpose(LAB_NAME, "highlands.lab.precompile", _exercise)


def main(arguments: Sequence[str]) -> None:
    """Compile what play uses, and then what the lab uses."""
    if not arguments:
        precompile.main([])
    precompile.main(arguments, LAB)


if __name__ == "__main__":
    main(sys.argv[1:])
