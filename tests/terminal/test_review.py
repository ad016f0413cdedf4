"""`highlands review`: a finished game looked back at in the terminal, as a drawing and as JSON."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import highlands
from highlands.engine.compiling import INTERPRETED
from highlands.i18n import LANGUAGES, message, say
from highlands.review import from_json
from tests.review.games import last_round, small_border, win_let_go
from tests.terminal.player import run, words

pytestmark = pytest.mark.skipif(INTERPRETED, reason="a search takes very long when it is not compiled")

QUICKLY = ("--iterations", "200")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The record of a game in which a win was let go."""
    path = tmp_path / "game.txt"
    path.write_text(win_let_go().full_record(), encoding="utf-8")
    return path


def test_turning_points_come_first_then_every_decision_then_the_players(path: Path):
    shown = run("review", str(path), "--iterations", "2000")
    assert shown.exit_code == 0, shown.output
    text = words(shown.output)
    turning, decisions, players = (text.index(title) for title in ("Turning points", "Every decision", "The players"))
    assert turning < text.index("better: claim 3 (100%)") < decisions < text.index("claim 3", decisions) < players
    assert "1 A done 100% →" in text
    assert "blunder" in text
    assert "A Ann" in text[players:]


def test_a_game_of_three_and_one_of_several_rounds_are_reviewed():
    for game in (last_round(), small_border()):
        shown = run("review", "-", *QUICKLY, typed=game.full_record())
        assert shown.exit_code == 0, shown.output
        assert len(re.findall(r"^\d+(?:\.\d)? [A-C] ", shown.output, re.MULTILINE)) >= len(game.moves)


def test_the_drawing_and_the_json_are_written(path: Path, tmp_path: Path):
    svg, json = tmp_path / "chances.svg", tmp_path / "review.json"
    shown = run("review", str(path), *QUICKLY, "--svg", str(svg), "--json", str(json), "--workers", "1")
    assert shown.exit_code == 0, shown.output
    assert ET.parse(svg).getroot().tag.endswith("svg")
    assert from_json(json.read_bytes()).players == ["Ann", "Ben"]
    assert "Written:" in shown.stderr


def test_json_alone_goes_to_the_standard_output(path: Path):
    shown = run("review", str(path), *QUICKLY, "--json", "-")
    assert from_json(shown.stdout).game == "schotten-totten"


def test_every_language_reviews(path: Path):
    for language in LANGUAGES:
        shown = run("review", str(path), "--seconds", "0.05", "--language", language)
        assert shown.exit_code == 0, shown.output
        assert say(message("review-turning-title"), language) in shown.output


def test_a_running_game_is_refused():
    shown = run("review", "-", typed=highlands.new("schotten-totten", seed=1).full_record())
    assert shown.exit_code == 1
    assert "this one is still running" in words(shown.stderr)


def test_so_is_what_one_seat_saw_and_a_broken_record(path: Path):
    observed = run("review", "-", typed=highlands.new("schotten-totten", seed=1).record(0))
    assert observed.exit_code == 1
    assert "what one seat saw" in words(observed.stderr)
    broken = run("review", "-", typed=path.read_text(encoding="utf-8").replace("claim 8", "claim 4"))
    assert broken.exit_code == 1
    assert "claim 4" in broken.stderr


def test_a_drawing_that_can_not_be_written_is_no_traceback(path: Path, tmp_path: Path):
    shown = run("review", str(path), *QUICKLY, "--svg", str(tmp_path))
    assert shown.exit_code == 2
    assert "can’t be written" in words(shown.stderr)
