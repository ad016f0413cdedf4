"""Compiled kernels: cached between runs, never stale, compiled once for all integers."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from highlands.engine import compiling
from highlands.engine.compiling import INTERPRETED
from highlands.engine.sources import PACKAGE


def copied_package(folder: Path) -> Path:
    """A copy of the package to change at will."""
    return Path(shutil.copytree(PACKAGE, folder / "highlands", ignore=shutil.ignore_patterns("__pycache__")))


FOUR_STONES = """
from highlands.engine.state import new_state
from highlands.games.schotten_totten.rules.claims import has_won
from highlands.games.schotten_totten.state.layout import STATE
state = new_state(STATE)
state.border = 0b111111111
state.stones[0] = 0b101010101 >> 2
print(has_won(state, 0), sum(has_won.stats.cache_hits.values()))
"""

WHO_MOVES = """
from highlands.engine import kernel
from highlands.engine.compiling import compiled
from highlands.engine.state import new_state
from highlands.games.schotten_totten.state.layout import STATE
from highlands.games import game_spec
game_spec("schotten-totten")
@compiled
def who_moves(state):
    return kernel.to_move(state)
state = new_state(STATE)
state.clan_left = 5
print(who_moves(state), sum(who_moves.stats.cache_hits.values()))
"""


def run(script: str, folder: Path) -> str:
    """Run a script with the package that lies in a folder, and a cache there too."""
    (folder / "script.py").write_text(script, encoding="utf-8")
    stamp = 1_000_000_000
    os.utime(folder / "script.py", (stamp, stamp))
    environment = os.environ | {
        "PYTHONPATH": str(folder),
        "HIGHLANDS_CACHE": str(folder),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    environment.pop("NUMBA_CACHE_DIR", None)
    command = [sys.executable, str(folder / "script.py")]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_a_stale_rule_is_never_served(tmp_path: Path):
    """The rule that five stones win stands in another file than the kernel that asks for it."""
    package = copied_package(tmp_path)
    assert run(FOUR_STONES, tmp_path) == "False 0"
    assert run(FOUR_STONES, tmp_path) == "False 1", "the second run finds the kernel in the cache"
    change(package / "games" / "schotten_totten" / "state" / "layout.py", "STONES_TO_WIN = 5", "STONES_TO_WIN = 4")
    assert run(FOUR_STONES, tmp_path) == "True 0"


@pytest.mark.long
@pytest.mark.ci
@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_a_copy_of_the_same_sources_finds_what_was_compiled(tmp_path: Path):
    """Another checkout has other times of change: only the content counts."""
    package = copied_package(tmp_path)
    assert run(FOUR_STONES, tmp_path) == "False 0"
    for source in package.rglob("*.py"):
        os.utime(source, (1_000_000_000, 1_000_000_000))
    assert run(FOUR_STONES, tmp_path) == "False 1"


@pytest.mark.long
@pytest.mark.ci
@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_nor_is_generic_code_with_a_kernel_that_is_not_the_games_any_more(tmp_path: Path):
    package = copied_package(tmp_path)
    assert run(WHO_MOVES, tmp_path) == "0 0"
    assert run(WHO_MOVES, tmp_path) == "0 1"
    change(
        package / "games" / "schotten_totten" / "kernels.py",
        "to_move=transitions.to_move,",
        "to_move=transitions.decks_left,",
    )
    assert run(WHO_MOVES, tmp_path) == "5 0"


@pytest.mark.long
@pytest.mark.ci
@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_a_change_in_one_game_leaves_the_other_compiled(tmp_path: Path):
    package = copied_package(tmp_path)
    assert run(FOUR_STONES, tmp_path) == "False 0"
    with (package / "games" / "verraeter" / "rules" / "transitions.py").open("a", encoding="utf-8") as source:
        source.write("\n")
    assert run(FOUR_STONES, tmp_path) == "False 1"


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_kernels_are_compiled_once_for_all_whole_numbers():
    def twice(number: int) -> int:
        return 2 * number

    double: Any = compiling.compiled(twice)

    @compiling.compiled
    def doubles(small: Any) -> Any:
        return double(small) + double(7) + double(1 << 40)

    assert doubles(np.int8(3)) == 6 + 14 + (1 << 41)
    assert double.signatures == [(numba.int64,)]
