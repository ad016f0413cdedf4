"""Whole games in all variants, written out with all that the kernels make of them: the same, compiled or not.

NUMBA_DISABLE_JIT=1 python -m tests.schotten_totten.transcript
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator

import numpy as np

import highlands
from highlands import kernel
from highlands.compiling import INTERPRETED
from highlands.game import Game
from highlands.games.schotten_totten import RULESET
from highlands.games.schotten_totten.table import TABLE
from highlands.kernel import new_table
from tests.schotten_totten.strategies import HABITS, VARIANTS, play_on

SEEDS = range(3)
EVERY = 12
"""At every so many moves the sights are written out."""


def transcript() -> Iterator[str]:
    """All games, line by line."""
    for variant in VARIANTS:
        for seed in SEEDS:
            game = highlands.new("schotten-totten", **variant, rounds=1 + (seed == 2), seed=seed)
            habit = HABITS[(seed + 2 * variant["tactics"]) % len(HABITS)]
            play_on(game, random.Random(seed), habit)
            yield from game.record().splitlines()
            yield from sights(game)


def sights(game: Game) -> Iterator[str]:
    """What the kernels make of the tables of a game."""
    rng = np.array([1, 2, 3, 4], dtype=np.uint64)
    seen, whole = new_table(TABLE), new_table(TABLE)
    numbers = np.zeros(RULESET.encoded, dtype=np.float32)
    returns = np.zeros(2)
    for table in [*(table for table, _ in game.history[::EVERY]), game.table]:
        for sight in range(3):
            kernel.conceal(table, sight, seen)
            kernel.resample(seen, rng, whole)
            kernel.encode(seen, numbers)
            kernel.returns(table, returns)
            made = seen.tobytes() + whole.tobytes() + numbers.tobytes() + returns.tobytes() + rng.tobytes()
            yield hashlib.sha256(made).hexdigest()


if __name__ == "__main__":
    print("interpreted" if INTERPRETED else "compiled")
    print("\n".join(transcript()))
