"""`highlands arena`: the whole program, to its table, its files, and Ctrl-C."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from highlands import load
from highlands.arena.ledger import read
from highlands.errors import UnreadableError
from highlands.terminal.arena import read_hypotheses
from tests.arena.helpers import bot
from tests.terminal.player import run, words

PROGRAM = [sys.executable, "-c", "from highlands.terminal.cli import main; main()", "arena"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder of its own."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_match_is_played_reported_kept_drawn_and_its_games_are_good_records(folder: Path):
    shown = run("arena", "random", bot("last"), "--tactics", "--games", "5", "--seed", "7", "--out", "x.jsonl",
                "--records", "games", "--plot", "x.svg")  # fmt: skip
    assert shown.exit_code == 0, shown.output
    told = words(shown.output)
    assert "seed 7" in told
    assert "Schotten Totten (tactics, first A): 6 games in 3 deals" in told
    assert "6 of 6 games: random" in told
    header, games, _ = read(folder / "x.jsonl")
    assert (header.contest.seed, header.games, len(games)) == ("7", 6, 6)
    records = sorted((folder / "games").iterdir())
    assert [record.name for record in records] == [f"game-{number:05}.record" for number in range(1, 7)]
    for record in records:
        assert load(record.read_text(encoding="utf-8")).outcome is not None
        assert run("verify", str(record)).exit_code == 0
    assert ET.fromstring((folder / "x.svg").read_text(encoding="utf-8")).tag.endswith("svg")


@pytest.mark.long
@pytest.mark.ci
def test_verraeter_with_many_bots_as_markdown(folder: Path):
    shown = run("arena", "random", bot("first"), bot("last"), "random", "--players", "3", "--games", "12", "--markdown",
                "--plot", "x.svg", "--language", "de")  # fmt: skip
    assert shown.exit_code == 0, shown.output
    rows = [line.split(" | ") for line in shown.output.splitlines() if line.startswith("|")]
    assert len(rows) == 2 + 4
    assert {len(row) for row in rows} == {8}
    assert any("random (2)" in row[0] for row in rows)
    assert "Verräter (players 3, first A): 12 Partien" in shown.output
    assert len(list(folder.glob("arena-random-bots.py-first-*.jsonl"))) == 1
    assert "Ausbeute" in (folder / "x.svg").read_text(encoding="utf-8")


def test_a_fault_is_reported_with_its_position_and_the_match_goes_on():
    shown = run("arena", "random", bot("crashing"), "--games", "4", "--workers", "1")
    assert shown.exit_code == 0, shown.output
    told = words(shown.output)
    assert "the bot's own mistake" in told
    assert "to move: " in told
    assert "3 more faults: see" in told
    assert "100.0 %" in told


def test_a_test_stops_when_it_is_clear():
    shown = run(
        "arena", bot("last"), bot("crashing"), "--games", "400", "--sprt", "0,300", "--out", "x.jsonl", "--workers", "1"
    )
    assert shown.exit_code == 0, shown.output
    assert "The test accepts +300 Elo rather than 0 after " in words(shown.output)
    assert len(read(Path("x.jsonl"))[1]) < 100


@pytest.mark.long
@pytest.mark.ci
def test_a_contest_is_gone_on_with_and_may_be_made_longer():
    run("arena", "random", bot("last"), "--games", "4", "--out", "x.jsonl", "--seed", "7", "--workers", "1")
    whole = Path("x.jsonl").read_bytes()
    Path("x.jsonl").write_bytes(whole[:-20])
    shown = run("arena", "--resume", "x.jsonl", "--workers", "1")
    assert shown.exit_code == 0, shown.output
    assert "4 games in 2 deals" in words(shown.output)
    longer = run("arena", "random", bot("last"), "--resume", "x.jsonl", "--games", "6")
    assert "6 games in 3 deals" in words(longer.output)
    assert sorted(game.number for game in read(Path("x.jsonl"))[1]) == [1, 2, 3, 4, 5, 6]
    other = run("arena", "--resume", "x.jsonl", "--tactics")
    assert other.exit_code == 2
    assert "In “options” it has first A, and now it would be tactics, first A." in words(other.stderr)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["random"], "two bots or more"),
        (["random", "nobody"], "no bot “nobody”"),
        (["random", "random", "--game", "chess"], "no game “chess”"),
        (["random", "random", "--game", "verraeter", "--tactics"], "tactics"),
        (["random", "random", "--sprt", "20,0"], "is not two differences in Elo"),
        (["random", "random", "random", "--sprt", "0,20"], "compares two bots"),
        (["--resume", "nowhere.jsonl"], "The file nowhere.jsonl can’t be read"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(arguments: list[str], says: str, folder: Path):
    shown = run("arena", *arguments, "--workers", "1")
    assert shown.exit_code == 2
    assert says in words(shown.stderr)
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("text", ["", "5", "0,", "a,b", "20,0", "5,5", "0,1,2"])
def test_what_is_no_pair_of_hypotheses_is_refused(text: str):
    with pytest.raises(UnreadableError):
        read_hypotheses(text)


@pytest.mark.long
@pytest.mark.ci
def test_ctrl_c_keeps_what_was_played_and_can_be_gone_on_with(folder: Path):
    environment = {**os.environ, "LANG": "C"}
    arguments = [bot("slow"), bot("first"), "--games", "1000", "--out", "x.jsonl"]
    # A group of its own, and the signal to all of it, as a terminal does; heard even where the tests run in the
    # background, whose programs are deaf to it.
    program = subprocess.Popen(
        ["env", "--default-signal=INT", *PROGRAM, *arguments],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, start_new_session=True,
    )  # fmt: skip
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and (
        not Path("x.jsonl").exists() or len(Path("x.jsonl").read_bytes().splitlines()) < 4
    ):
        time.sleep(0.05)
    os.killpg(program.pid, signal.SIGINT)
    interrupted = time.monotonic()
    out, errors = program.communicate(timeout=30)
    assert time.monotonic() - interrupted < 5
    assert (program.returncode, errors) == (130, "")
    assert "Interrupted; all finished games are kept. To go on: highlands arena --resume x.jsonl" in words(out)
    before = len(read(folder / "x.jsonl")[1])
    assert before >= 3
    shown = run("arena", "--resume", "x.jsonl", "--games", str(before + 3))
    assert shown.exit_code == 0, shown.output
    assert len(read(folder / "x.jsonl")[1]) >= before + 3
