"""The kernels mean the same with and without Numba: the same games, observations, determinizations and numbers."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import numpy as np

from highlands.engine import kernel
from highlands.engine.chance import Seed, below
from highlands.engine.state import new_state
from highlands.games.verraeter import SPEC
from tests.games.verraeter.helpers import fields, legal_actions, new_game, observed_by


def digest_of_games() -> str:
    """One number for all that happens in a few random games."""
    total = hashlib.sha256()
    for seed in range(3):
        state = new_game(seed, players=3 + seed % 2)
        rng = Seed.of(seed).rng(1)
        ply = 0
        while kernel.to_move(state) >= 0:
            actions = legal_actions(state)
            total.update(repr(actions).encode())
            ply += 1
            if ply % 4 == 0:
                observation = observed_by(state, ply % 5 % (int(state.players) + 1))
                world = new_state(SPEC.state_dtype)
                kernel.resample(observation, rng, world)
                numbers = np.zeros(SPEC.encoded, dtype=np.float32)
                kernel.encode(observation, numbers)
                total.update(repr((fields(observation), fields(world), numbers.tobytes())).encode())
            mover = int(state.mover)
            weights = np.zeros(len(actions))
            kernel.novice_values(observed_by(state, mover), np.array(actions, dtype=np.int32), len(actions), weights)
            action = actions[int(weights.argmax()) if ply % 3 == 0 else below(rng, len(actions))]
            kernel.apply(state, action, rng)
            total.update(repr(fields(state)).encode())
        shares = np.zeros(4)
        kernel.returns(state, shares)
        total.update(shares.tobytes())
    return total.hexdigest()


def test_the_same_games_with_and_without_compiling():
    root = Path(__file__).parents[4]
    plain = subprocess.run(
        [sys.executable, "-c", "from tests.games.verraeter.rules.test_interpreted import *; print(digest_of_games())"],
        cwd=root,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": f"{root / 'src'}:{root}"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert plain.stdout.strip() == digest_of_games()
