"""`highlands selfplay`: the whole program, to its file, and Ctrl-C."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from highlands.arena.game_runner import GameResult
from highlands.arena.ledger import Ledger, read_any
from highlands.lab.selfplay import new_series
from highlands.lab.selfplay import run as play
from highlands.play.precompile import INTERRUPTED
from tests.arena.helpers import bot
from tests.terminal.player import run, words

parquet: Any = pytest.importorskip("pyarrow.parquet")

PROGRAM = [sys.executable, "-c", "from highlands.terminal.cli import main; main()", "selfplay"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder of its own."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def selfplay(*arguments: str, code: int = 0) -> str:
    """Run the command; what it says."""
    shown = run("selfplay", *arguments)
    assert shown.exit_code == code, shown.output
    return words(shown.output if code == 0 else shown.stderr)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize(
    "options",
    [
        pytest.param(["--tactics"], marks=[pytest.mark.long, pytest.mark.ci]),
        ["--game", "verraeter", "--players", "3", "--observations"],
    ],
)
def test_the_same_seed_gives_the_same_file_with_any_number_of_workers(options: list[str], folder: Path):
    for workers in ("1", "2"):
        told = selfplay("--games", "12", "--seed", "7", "--out", f"{workers}.parquet", "--workers", workers, *options)
        assert "Self-play of warrior; seed 7." in told
        assert "12 games with " in told
    assert names(folder) == ["1.parquet", "2.parquet"]
    assert Path("1.parquet").read_bytes() == Path("2.parquet").read_bytes()
    assert parquet.read_table("1.parquet").num_rows == 12


@pytest.mark.parametrize("name", [pytest.param(bot("last"), marks=[pytest.mark.long, pytest.mark.ci]), "random"])
def test_what_was_broken_off_is_gone_on_with_to_the_same_file(name: str, folder: Path):
    terms = ["--bot", name, "--seed", "7", "--workers", "1"]
    selfplay(*terms, "--games", "6", "--out", "whole.parquet")
    series = new_series("schotten-totten", name, 6, seed="7")
    ledger = Ledger.create(Path("torn.parquet.jsonl"), series)
    games = play(series, ledger, workers=1)
    for _ in range(4):
        next(games)
    games.close()
    ledger.close()
    Path("torn.parquet.jsonl").write_bytes(Path("torn.parquet.jsonl").read_bytes()[:-20])
    assert "6 games with " in selfplay("--resume", "torn.parquet", "--workers", "1")
    assert names(folder) == ["torn.parquet", "whole.parquet"]
    assert Path("torn.parquet").read_bytes() == Path("whole.parquet").read_bytes()


def test_only_what_differs_from_what_was_begun_is_refused(folder: Path):
    series = new_series("schotten-totten", "random", 3, seed="7", tactics=True)
    Ledger.create(Path("x.parquet.jsonl"), series).close()
    assert "In “seed” it has 7, and now it would be 8" in selfplay("--resume", "x.parquet", "--seed", "8", code=2)
    assert "In “bots” it has" in selfplay("--resume", "x.parquet", "--bot", "warrior", code=2)
    assert "In “options” it has tactics" in selfplay("--resume", "x.parquet", "--expert", code=2)
    told = selfplay("--resume", "x.parquet", "--games", "2", "--tactics", "--observations", "--seed", "7")
    assert "2 games with " in told
    state = parquet.read_table("x.parquet")
    assert (state.num_rows, state.column_names[-1]) == (2, "observations")


def test_what_is_changed_at_resuming_is_in_the_command_that_goes_on(monkeypatch: pytest.MonkeyPatch):
    def interrupt() -> None:
        raise KeyboardInterrupt

    def interrupted(*_: object, **__: object) -> Iterator[GameResult]:
        interrupt()
        yield from ()

    monkeypatch.setattr("highlands.terminal.selfplay.run", interrupted)
    Ledger.create(Path("x.parquet.jsonl"), new_series("verraeter", "random", 3, seed="7", masks=True)).close()
    for given, carried in (
        ([], ""),
        (["--games", "3", "--masks", "--seed", "7"], ""),
        (["--games", "5"], " --games 5"),
        (["--games", "2", "--as-bytes"], " --games 2 --observations --as-bytes"),
    ):
        shown = run("selfplay", "--resume", "x.parquet", *given)
        assert shown.exit_code == INTERRUPTED
        assert words(shown.stdout).strip().endswith(f"To go on: highlands selfplay --resume x.parquet{carried}")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], "Say with --out where the data go"),
        (["--out", "x.parquet", "--bot", "nobody"], "no bot “nobody”"),
        (["--out", "x.parquet", "--game", "chess"], "no game “chess”"),
        (["--out", "x.parquet", "--game", "verraeter", "--tactics"], "tactics"),
        (["--resume", "x.parquet"], "The file x.parquet.jsonl can’t be read"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(arguments: list[str], says: str, folder: Path):
    assert says in selfplay(*arguments, code=2)
    assert names(folder) == []


def test_no_file_is_overwritten(folder: Path):
    Path("x.parquet").write_text("mine", encoding="utf-8")
    assert "There is a file x.parquet already" in selfplay("--out", "x.parquet", code=2)
    assert Path("x.parquet").read_text(encoding="utf-8") == "mine"
    assert names(folder) == ["x.parquet"]


def test_a_bot_that_does_wrong_ends_it_and_what_was_played_before_is_kept(folder: Path):
    told = selfplay("--bot", bot("crashing"), "--out", "x.parquet", "--games", "4", "--workers", "1", code=2)
    assert "Game 1, lost by" in told
    assert "the bot's own mistake" in told
    assert names(folder) == ["x.parquet.jsonl"]


def test_without_the_library_nothing_is_begun(monkeypatch: pytest.MonkeyPatch, folder: Path):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    told = selfplay("--out", "x.parquet", code=2)
    assert "This needs pyarrow, which is not installed: pip install 'highlands[data]'" in told
    assert names(folder) == []


@pytest.mark.long
@pytest.mark.ci
def test_ctrl_c_keeps_what_was_played_and_can_be_gone_on_with(folder: Path):
    arguments = ["--bot", bot("slow"), "--games", "1000", "--out", "x.parquet", "--workers", "1"]
    # A group of its own, and the signal to all of it, as a terminal does; heard even where the tests run in the
    # background, whose programs are deaf to it.
    program = subprocess.Popen(
        ["env", "--default-signal=INT", *PROGRAM, *arguments],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "LANG": "C"},
        start_new_session=True,
    )  # fmt: skip
    ledger = Path("x.parquet.jsonl")
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and (not ledger.exists() or len(ledger.read_bytes().splitlines()) < 3):
        time.sleep(0.05)
    os.killpg(program.pid, signal.SIGINT)
    out, errors = program.communicate(timeout=30)
    assert (program.returncode, errors) == (130, "")
    assert "all finished games are kept. To go on: highlands selfplay --resume x.parquet" in words(out)
    before = len(read_any(ledger)[1])
    assert before >= 2
    told = selfplay("--resume", "x.parquet", "--games", str(before))
    assert f"{before} games with " in told
    assert parquet.read_table("x.parquet")["number"].to_pylist() == list(range(1, before + 1))
    assert names(folder) == ["x.parquet"]
