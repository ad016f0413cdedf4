"""Golden playthroughs replay to the letter, and end on the same table."""

from __future__ import annotations

import re
import tomllib

import pytest

import highlands
from tests.games.schotten_totten.golden import DIGESTS, FOLDER, digest

NAMES = sorted(path.stem for path in FOLDER.glob("*.record"))
STORED = tomllib.loads(DIGESTS.read_text(encoding="utf-8"))


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.record").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_playthrough(name: str):
    game = highlands.load(text_of(name))
    assert game.outcome is not None
    assert game.full_record() == text_of(name)
    assert digest(game) == STORED[name]


def test_every_golden_playthrough_has_its_digest():
    assert sorted(STORED) == NAMES


def test_they_are_what_they_are_called():
    options = {name: re.findall("^options:(.*)", text_of(name), re.MULTILINE) for name in NAMES}
    assert {
        name: ["tactics" in line and "expert" not in line for line in lines] for name, lines in options.items()
    } == {
        "drawn": [False],
        "expert": [False],
        "from-a-position": [],
        "match": [True],
        "passes": [True],
        "standard": [False],
        "tactics": [True],
        "tactics-expert": [False],
    }
    assert re.search("^round 3$", text_of("match"), re.MULTILINE)
    assert "{A}" in text_of("from-a-position")
    assert re.search("^result: A 2, B 2$|^result: A 3, B 3$|^result: A 4, B 4$", text_of("drawn"), re.MULTILINE)
    assert text_of("passes").endswith("pass\n")
    every_tactics_card = (
        "joker@",
        "spy@",
        "shield@",
        "blind@",
        "mud@",
        "recruiter",
        "strategist",
        "banshee",
        "traitor",
    )
    for name in ("tactics", "tactics-expert"):
        assert all(card in text_of(name) for card in every_tactics_card)
