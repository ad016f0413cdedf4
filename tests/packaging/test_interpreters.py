"""The wheel on every Python that it is for: installed with its pins, its kernels compiled from nothing."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.packaging.environments import install, interpreter, outside

PLAY_AND_STEP = """
import hashlib, json, sys
import highlands
from highlands.lab.envs import Batch

game = highlands.new("schotten-totten", seed=7)
while game.to_move is not None:
    game.play(next(iter(game.legal_moves)))
batch = Batch("schotten-totten", 4, seed=7)
for _ in range(100):
    batch.step(batch.random_actions())
print(json.dumps([sys.version_info[:2], game.full_record(), hashlib.sha256(batch.observations.tobytes()).hexdigest()]))
"""


def made_by(python: Path | str, folder: Path, **environment: str) -> Any:
    """What an interpreter makes of it."""
    command = [python, "-c", PLAY_AND_STEP]
    done = subprocess.run(command, cwd=folder, env=outside(**environment), stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)


@pytest.mark.long
@pytest.mark.parametrize("minor", [11, 12, 13, 14])
def test_the_wheel_compiles_and_plays_the_same_everywhere(minor: int, wheel: Path, tmp_path: Path):
    python = interpreter(minor)
    if python is None:
        pytest.skip(f"there is no Python 3.{minor} on this machine")
    programs, cache = install(wheel, python, tmp_path / "environment"), tmp_path / "cache"
    version, *made = made_by(programs / "python", tmp_path, HIGHLANDS_CACHE=str(cache))
    assert version == [3, minor]
    assert list(cache.rglob("*.nbc"))
    assert made == made_by(sys.executable, tmp_path)[1:]
