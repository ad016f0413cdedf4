"""A node has loaded its kernels before it serves anybody."""

from __future__ import annotations

import subprocess
import sys

import pytest

from highlands.engine.compat.jit import INTERPRETED

FRESH_PROCESS = """
import random
from numba.core.caching import Cache

loaded = []
load = Cache.load_overload
Cache.load_overload = lambda self, *arguments: loaded.append(self) or load(self, *arguments)

import highlands
from highlands.server.warm_up import load_kernels

load_kernels()
before = len(loaded)
for name, options in (("schotten-totten", {"tactics": True, "rounds": 2}), ("verraeter", {"players": 4})):
    game, chance = highlands.new(name, seed=1, **options), random.Random(1)
    while game.to_move is not None:
        for observer in (None, game.to_move):
            game.view(observer)
        game.play(chance.choice(game.legal_moves.texts))
print(before, len(loaded) - before)
"""


@pytest.mark.long
@pytest.mark.ci
def test_whole_games_load_no_kernel_that_was_not_loaded_before():
    ran = subprocess.run([sys.executable, "-c", FRESH_PROCESS], capture_output=True, text=True, timeout=120, check=True)
    before, after = map(int, ran.stdout.split())
    assert INTERPRETED or before > 0
    assert after == 0
