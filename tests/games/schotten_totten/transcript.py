"""Whole games in all variants, written out with all that the kernels make of them: the same, compiled or not.

NUMBA_DISABLE_JIT=1 python -m tests.games.schotten_totten.transcript
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator

import numpy as np

import highlands
from highlands.engine import kernel
from highlands.engine.compiling import INTERPRETED
from highlands.engine.state import new_state
from highlands.games.schotten_totten import SPEC
from highlands.games.schotten_totten.state.layout import STATE
from highlands.play.game import Game
from tests.games.schotten_totten.strategies import HABITS, VARIANTS, play_on

SEEDS = range(3)
EVERY = 12
"""At every so many moves the observations are written out."""


def transcript() -> Iterator[str]:
    """All games, line by line."""
    for variant in VARIANTS:
        for seed in SEEDS:
            game = highlands.new("schotten-totten", **variant, rounds=1 + (seed == 2), seed=seed)
            habit = HABITS[(seed + 2 * variant["tactics"]) % len(HABITS)]
            play_on(game, random.Random(seed), habit)
            yield from game.full_record().splitlines()
            yield from observations(game)


def observations(game: Game) -> Iterator[str]:
    """What the kernels make of the states of a game."""
    rng = np.array([1, 2, 3, 4], dtype=np.uint64)
    observation, whole = new_state(STATE), new_state(STATE)
    numbers = np.zeros(SPEC.encoded, dtype=np.float32)
    returns = np.zeros(2)
    for state in [*(state for state, _ in game.history[::EVERY]), game.state]:
        for observer in range(3):
            kernel.observe(state, observer, observation)
            kernel.resample(observation, rng, whole)
            kernel.encode(observation, numbers)
            kernel.returns(state, returns)
            made = observation.tobytes() + whole.tobytes() + numbers.tobytes() + returns.tobytes() + rng.tobytes()
            yield hashlib.sha256(made).hexdigest()


if __name__ == "__main__":
    print("interpreted" if INTERPRETED else "compiled")
    print("\n".join(transcript()))
