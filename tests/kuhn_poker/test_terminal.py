"""In the terminal: the program itself knows the game by an environment variable."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from highlands.games import VARIABLE
from tests.terminal.player import run

ROOT = Path(__file__).parents[2]


def highlands_command(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the program; nothing is compiled, since it would be for a move or two."""
    surroundings = {
        **os.environ,
        VARIABLE: "kuhn-poker=tests.kuhn_poker.game:SPEC",
        "NUMBA_DISABLE_JIT": "1",
        "LANG": "en",
        "PYTHONPATH": os.pathsep.join([str(ROOT), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]),
    }
    return subprocess.run(
        [sys.executable, "-m", "highlands", *arguments],
        input=typed,
        check=False,
        capture_output=True,
        text=True,
        env=surroundings,
        cwd=ROOT,
        timeout=300,
    )


def test_it_is_played_kept_checked_and_drawn(tmp_path: Path):
    record = tmp_path / "game.txt"
    played = highlands_command(
        *("play", "--game", "kuhn-poker", "--ranks", "4", "--level", "shepherd", "--seed", "1"),
        *("--record", str(record)),
        typed="?\nmoves\nrules\nhint\nraise\nbet\nbet\nbet\nno\n",
    )
    assert played.returncode == 0, played.stderr
    assert "Welcome to the Highlands: Kuhn poker" in played.stdout
    assert "You begin" in played.stdout
    assert "“raise” is no move; moves are: pass, bet" in played.stdout
    assert "ranks: 4" in played.stdout
    assert run("verify", str(record)).exit_code == 0
    assert "kuhn-poker" in run("show", str(record)).output
    assert run("show", "--svg", str(record)).output.startswith("<svg")
    hinted = highlands_command("hint", "--at", "0", "--seconds", "0.1", str(record))
    assert "%" in hinted.stdout, hinted.stderr


@pytest.mark.long
@pytest.mark.ci
def test_its_options_are_asked_for_and_are_flags():
    assert "--ranks" in highlands_command("play", "--help").stdout
    asked = highlands_command("play", "--game", "kuhn-poker", typed="5\n1\nquit\nno\n")
    assert "How many cards the deck has" in asked.stdout
    assert "ranks: 5" in asked.stdout
    unfit = highlands_command("play", "--game", "kuhn-poker", "--tactics")
    assert "--tactics is no option of Kuhn poker; that takes --ranks" in unfit.stderr
