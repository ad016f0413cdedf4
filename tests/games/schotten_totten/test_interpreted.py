"""The same kernels as ordinary Python give the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import highlands
from tests.games.schotten_totten.transcript import transcript


def test_compiled_or_not_the_kernels_give_the_same_games():
    paths = [str(Path(highlands.__file__).parents[1]), str(Path(__file__).parents[3])]
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.games.schotten_totten.transcript"],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.stderr, done.stderr
    way, *lines = done.stdout.splitlines()
    assert way == "interpreted"
    assert lines == list(transcript())
