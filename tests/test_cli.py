"""The command `highlands`: drawing and checking records, and saying clearly what is wrong."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import highlands
from highlands import Game
from highlands.spec.terminal.console import language_of
from highlands.terminal import cli
from highlands.terminal.showing import games_named
from tests.terminal.player import run, words


@pytest.fixture(scope="module")
def finished() -> Game:
    """A whole game at random."""
    chance, game = random.Random(1), highlands.new("schotten-totten", tactics=True, seed=1)
    while game.to_move is not None:
        game.play(chance.choice(list(game.legal_moves)))
    return game


@pytest.fixture
def record(finished: Game, tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(finished.full_record(), encoding="utf-8")
    return path


def test_the_version_is_printed():
    assert run("--version").output == f"highlands {highlands.__version__}\n"


def test_without_a_command_they_are_listed():
    assert {"play", "show", "verify", "review", "hint"} <= set(run().output.split())


def test_the_program_itself_starts_and_ends():
    command = [sys.executable, "-c", "from highlands.terminal.cli import main; main()"]
    done = subprocess.run([*command, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"highlands {highlands.__version__}\n"
    played = subprocess.run(
        [*command, "play", "--tactics"], input="moves\nquit\n", capture_output=True, text=True, check=True
    )
    assert "Good-bye!" in played.stdout
    assert played.stderr == ""


@pytest.mark.parametrize(
    ("text", "games"),
    [
        ("highlands record 1\ngame: verraeter\nresult: running", ["verraeter"]),
        ("highlands record 1\n Game : Schotten-Totten\n", ["schotten-totten"]),
        (" Verraeter; players: 3", ["verraeter"]),
        ("schotten-totten\nstone 4: G5", ["schotten-totten"]),
        ("highlands record 1\ngame: chess", []),
        ("whatever", []),
        ("", []),
    ],
)
def test_a_text_names_its_game(text: str, games: list[str]):
    assert games_named(text) == games


@pytest.mark.parametrize("command", ["show", "verify"])
def test_only_the_game_of_a_file_is_compiled(record: Path, command: str, monkeypatch: pytest.MonkeyPatch):
    compiled: list[list[str]] = []
    monkeypatch.setattr(cli, "precompile_shown", lambda console, games: compiled.append(list(games)))
    assert run(command, str(record)).exit_code == 0
    assert compiled == [["schotten-totten"]]


# verify


def test_a_good_record_is_called_good(record: Path, finished: Game):
    shown = run("verify", str(record))
    assert shown.exit_code == 0
    assert f"{len(finished.moves)} moves, every one allowed. Result: A" in words(shown.output)


def test_a_record_is_read_from_the_standard_input(finished: Game):
    assert run("verify", "-", typed=finished.full_record()).exit_code == 0


def test_a_record_of_a_running_game_is_good_too():
    game = highlands.new("schotten-totten", seed=1)
    assert "the game is not over yet" in words(run("verify", "-", typed=game.full_record()).output)


def test_a_broken_record_is_refused_at_the_line_that_breaks_a_rule(finished: Game):
    lines = finished.full_record().splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("5 "))
    lines[place] = lines[place].partition(":")[0] + ": R9@1, R8@1"
    shown = run("verify", "-", typed="\n".join(lines))
    assert shown.exit_code == 1
    assert shown.stdout == ""
    assert f"The record is broken: line {place + 1}: “" in words(shown.stderr)


def test_a_wrong_result_is_refused(finished: Game):
    text = finished.full_record().replace("result: A ", "result: A 1")
    shown = run("verify", "-", typed=text)
    assert shown.exit_code == 1
    assert "but the game ends with" in words(shown.stderr)


@pytest.mark.parametrize("command", ["show", "verify", "review", "hint"])
def test_a_file_that_is_not_there_is_no_traceback(command: str, tmp_path: Path):
    shown = run(command, str(tmp_path / "nowhere.txt"))
    assert shown.exit_code == 2
    assert "There is no file" in words(shown.stderr)


@pytest.mark.parametrize("command", ["show", "verify", "review", "hint"])
def test_neither_is_a_folder_or_a_file_without_text(command: str, tmp_path: Path):
    binary = tmp_path / "cards.bin"
    binary.write_bytes(b"\xff\xfe\x00\x80")
    assert "is not a text file" in words(run(command, str(binary)).stderr)
    assert "can’t be read" in words(run(command, str(tmp_path)).stderr)


# show


def test_a_record_is_drawn_as_it_ends(record: Path):
    shown = run("show", str(record))
    assert shown.exit_code == 0
    assert "The game is over" in shown.output
    assert "B’s hand" in shown.output


def test_a_record_is_drawn_at_a_turn_and_at_a_move(finished: Game):
    text = finished.full_record()
    start, first, turn = (run("show", "-", "--at", at, typed=text).output for at in ("0", "1.1", "1"))
    assert " ·· " in start
    assert "is to play a card" in start
    assert "is to draw a card" in first
    assert "is to play a card" in turn
    assert first != start != turn


@pytest.mark.parametrize(
    ("at", "reason"),
    [("9999", "there is no turn 9999"), ("1.9", "there is no turn 1.9"), ("x", "is no place in a record")],
)
def test_a_moment_that_never_was_is_refused(finished: Game, at: str, reason: str):
    shown = run("show", "-", "--at", at, typed=finished.full_record())
    assert shown.exit_code == 1
    assert reason in words(shown.stderr).lower()


def test_a_drawing_is_written_on_demand(record: Path):
    shown = run("show", str(record), "--svg")
    assert ET.fromstring(shown.output).tag.endswith("svg")


def test_what_one_seat_saw_is_shown_but_not_replayed():
    game = highlands.new("schotten-totten", tactics=True, first=0, seed=1)
    game.play(next(iter(game.legal_moves)))
    text = game.record(0)
    shown = run("show", "-", typed=text)
    assert shown.exit_code == 0
    assert "c?" in shown.output
    assert run("show", "-", "--at", "1", typed=text).exit_code == 1
    assert run("verify", "-", typed=text).exit_code == 1


def test_a_position_is_shown_too():
    shown = run("show", "-", typed="schotten-totten; stone 4: G5 R5 B5 / G7 P4 B3 !; to move: A claim")
    assert shown.exit_code == 0
    assert "A may claim stones" in shown.output
    assert "1st" in shown.output


@pytest.mark.parametrize("text", ["", "hello\n", "highlands record 2\n", "schotten-totten\nstone 12: -\n"])
def test_what_is_neither_record_nor_position_is_refused(text: str):
    shown = run("show", "-", typed=text)
    assert shown.exit_code == 1
    assert shown.stderr.strip()


# Options


def test_an_unknown_game_or_language_is_refused():
    assert "there is no game “chess”" in words(run("play", "--game", "chess", "--tactics").stderr).lower()
    assert run("play", "--language", "xx").exit_code == 2


@pytest.mark.parametrize(
    ("wish", "surroundings", "language"),
    [
        (None, {"LANG": "en_GB.UTF-8"}, "en"),
        (None, {"LANG": "C"}, "en"),
        (None, {}, "en"),
        (None, {"LC_ALL": "xx_XX", "LANG": "en_GB"}, "en"),
        ("en", {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "de_AT.UTF-8"}, "de"),
        (None, {"LANG": "pt_PT"}, "pt-BR"),
        ("uk", {"LANG": "hu_HU"}, "uk"),
    ],
)
def test_the_language_is_that_of_the_wish_or_the_surroundings(
    wish: str | None, surroundings: dict[str, str], language: str
):
    assert language_of(wish, surroundings) == language
