"""The kernels mean the same as ordinary Python: the same games, sights, worlds and numbers with and without Numba."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import numpy as np

from highlands import kernel
from highlands.chance import Seed, below
from highlands.games.verraeter import RULESET
from highlands.kernel import new_table
from tests.verraeter.helpers import fields, legal_actions, new_game, seen_by


def digest_of_games() -> str:
    """One number for all that happens in a few random games."""
    total = hashlib.sha256()
    for seed in range(3):
        table = new_game(seed, players=3 + seed % 2)
        rng = Seed.of(seed).state(1)
        ply = 0
        while kernel.to_move(table) >= 0:
            actions = legal_actions(table)
            total.update(repr(actions).encode())
            ply += 1
            if ply % 4 == 0:
                seen = seen_by(table, ply % 5 % (int(table.players) + 1))
                world = new_table(RULESET.table_dtype)
                kernel.resample(seen, rng, world)
                numbers = np.zeros(RULESET.encoded, dtype=np.float32)
                kernel.encode(seen, numbers)
                total.update(repr((fields(seen), fields(world), numbers.tobytes())).encode())
            mover = int(table.mover)
            weights = np.zeros(len(actions))
            kernel.glance(seen_by(table, mover), np.array(actions, dtype=np.int32), len(actions), weights)
            action = actions[int(weights.argmax()) if ply % 3 == 0 else below(rng, len(actions))]
            kernel.apply(table, action, rng)
            total.update(repr(fields(table)).encode())
        shares = np.zeros(4)
        kernel.returns(table, shares)
        total.update(shares.tobytes())
    return total.hexdigest()


def test_the_same_games_with_and_without_compiling():
    root = Path(__file__).parents[2]
    plain = subprocess.run(
        [sys.executable, "-c", "from tests.verraeter.test_without_compiling import *; print(digest_of_games())"],
        cwd=root,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": f"{root / 'src'}:{root}"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert plain.stdout.strip() == digest_of_games()
