"""The base is enough for the engine, the games, the bots and the terminal; what needs more names its extra."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SECONDS = 120


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the program with its base only. Interpreted: this is not about the kernels."""
    return subprocess.run(
        [sys.executable, "-m", "tests.packaging.base_only", *arguments],
        input=typed,
        env={**os.environ, "LANG": "C", "COLUMNS": "200", "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )


def test_only_the_server_its_client_and_adapters_to_other_libraries_ask_for_an_extra():
    done = run("--import")
    assert done.returncode == 0, done.stderr
    asking = done.stdout.split()
    adapters = {"gymnasium", "pettingzoo", "stable_baselines3", "openspiel", "schotten_totten_v0", "verraeter_v0"}
    parts = {"server", "client", *adapters}
    assert {name for name in asking if not parts & set(name.split("."))} == set()
    assert {"highlands.server"} < set(asking)


def test_a_game_is_played_at_the_terminal():
    done = run("play", "--tactics", "--level", "clansman", "--seed", "7", typed="R1\nmoves\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Good-bye!" in done.stdout


def test_two_bots_play_in_the_arena(tmp_path: Path):
    done = run("arena", "shepherd", "random", "--games", "2", "--workers", "1", "--out", str(tmp_path / "games.jsonl"))
    assert done.returncode == 0, done.stderr
    assert "shepherd" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "library", "extra"),
    [
        (["serve"], "litestar", "server"),
        pytest.param(["backup", "copy.zip"], "litestar", "server", marks=[pytest.mark.long, pytest.mark.ci]),
        pytest.param(["restore", "copy.zip"], "litestar", "server", marks=[pytest.mark.long, pytest.mark.ci]),
        (["arena", "random", "shepherd", "clansman"], "openskill", "arena"),
        (["selfplay", "--out", "games.parquet"], "pyarrow", "data"),
    ],
)
def test_a_command_whose_extra_is_missing_says_which(arguments: list[str], library: str, extra: str):
    done = run(*arguments)
    assert done.returncode in {1, 2}
    assert done.stdout == ""
    assert done.stderr == f"This needs {library}, which is not installed: pip install 'highlands[{extra}]'\n"
