"""Golden playthroughs replay to the letter, and end in the same state."""

from __future__ import annotations

import re
import tomllib

import pytest

import highlands
from tests.games.verraeter.golden import DIGESTS, FOLDER, digest

EVERYTHING = (
    "traitor",
    "farmer",
    "builder",
    "strategist",
    "diplomat2",
    "diplomat5",
    "counting",
    "turn",
    "pass",
    "discard",
)
NAMES = sorted(path.stem for path in FOLDER.glob("*.record"))
STORED = tomllib.loads(DIGESTS.read_text(encoding="utf-8"))


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.record").read_text(encoding="utf-8")


def header(name: str, of: str) -> str | None:
    found = re.search(f"^{of}: (.*)", text_of(name), re.MULTILINE)
    return found and found[1]


def points_of(name: str) -> list[int]:
    return [int(points) for points in re.findall("[A-D] ([0-9]+)", header(name, "result") or "")]


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_playthrough(name: str):
    game = highlands.load(text_of(name))
    assert game.outcome is not None
    assert game.full_record() == text_of(name)
    assert digest(game) == STORED[name]


def test_every_golden_playthrough_has_its_digest():
    assert sorted(STORED) == NAMES


def test_they_are_what_they_are_called():
    state = "9 11 12 13 14 / 0 0 1 0 2 / 4 30 20 10 5 / 99 41 42 43 44 / 2 7 17 27 37 / 4 99 98 97 96"
    assert {name: header(name, "options") for name in NAMES} == {
        "another-table": f"first A, landscapes {state}",
        "four": None,
        "four-hoarding": None,
        "four-shared-victory": "first B",
        "from-a-position": None,
        "three": "players 3",
        "three-early-end": "players 3, first C",
        "three-generous": "players 3",
    }
    assert "start: verraeter players=3" in text_of("from-a-position")
    assert "start: earlier pile" in text_of("from-a-position")
    assert "start: unsettled" in text_of("from-a-position")
    assert "round 9" in text_of("three")
    assert "round 9" not in text_of("three-early-end")
    assert "round 8" in text_of("four")
    assert sorted(points_of("four-shared-victory"))[-2] == max(points_of("four-shared-victory"))
    assert re.search("^[0-9]+ [A-D]: discard [^,\n]*, discard [^,\n]*$", text_of("four-hoarding"), re.MULTILINE)
    assert "lay nothing" not in text_of("three-generous")
    for name in ("three", "four", "another-table"):
        assert all(word in text_of(name) for word in EVERYTHING)
