"""Each number of the rules stands once: changed there, in a copy of the package, every channel follows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.changed_numbers import Change, channels_with

TACTICS = "schotten-totten tactics"
LAYOUT, CARDS = "state/layout.py", "state/cards.py"


def channels_of(folder: Path, *changes: Change) -> dict[str, Any]:
    """What the channels make of the positions in `rule_channels` after these changes."""
    return channels_with(folder, "schotten_totten", changes)


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return channels_of(tmp_path_factory.mktemp("usual"))


def changed_parts(usual: dict[str, Any], found: dict[str, Any]) -> set[str]:
    """The channels that say something else; of the texts those that do so in every language."""
    parts = {name for name in usual if name != "texts" and usual[name] != found[name]}
    for name, texts in usual["texts"].items():
        differs = [one != other for one, other in zip(texts, found["texts"][name], strict=True)]
        assert all(differs) or not any(differs), f"{name} follows in some languages only"
        parts |= {name} if any(differs) else set()
    return parts


WON = {
    "over": True,
    "returns": [1.0, -1.0],
    "sure": True,
    "wins, in the view": True,
    "refused as a position": True,
}


def test_the_usual_rules(usual: dict[str, Any]):
    for claim in (usual["a fourth stone"], usual["a neighbour"]):
        assert not any(claim[name] for name in WON)
        assert claim["won by"] is None
    assert usual["view"] == [5, 3]
    assert usual["spy"] == ["colour-run", 24, {"spy": "R7"}]


def test_stones_to_win_and_points(usual: dict[str, Any], tmp_path: Path):
    changes = ("STONES_TO_WIN = 5", "STONES_TO_WIN = 4"), ("ROUND_POINTS = 5", "ROUND_POINTS = 8")
    found = channels_of(tmp_path, *((LAYOUT, *change) for change in changes))
    claim = found["a fourth stone"]
    assert {name: claim[name] for name in WON} == WON
    assert (claim["won by"], claim["advice"]) == ("stones", "wins the round: 4 stones")
    assert claim["points"] == [8, 3]
    assert found["view"] == [4, 3]
    assert "8" in found["texts"]["term-rules-match"][0]
    assert changed_parts(usual, found) == {"a fourth stone", "view", "term-rules-aim", "term-rules-match"}


@pytest.mark.long
@pytest.mark.ci
def test_adjacent_stones_to_win(usual: dict[str, Any], tmp_path: Path):
    found = channels_of(tmp_path, (LAYOUT, "ADJACENT_TO_WIN = 3", "ADJACENT_TO_WIN = 2"))
    claim = found["a neighbour"]
    assert {name: claim[name] for name in WON} == WON
    assert (claim["won by"], claim["advice"]) == ("row", "wins the round: 2 adjacent stones")
    assert found["view"] == [5, 2]
    assert changed_parts(usual, found) == {"a fourth stone", "a neighbour", "view", "term-rules-aim"}


@pytest.mark.long
@pytest.mark.ci
def test_hands_and_tactics_cards(usual: dict[str, Any], tmp_path: Path):
    found = channels_of(
        tmp_path,
        (LAYOUT, "RECRUITER_DRAWS, RECRUITER_RETURNS = 3, 2", "RECRUITER_DRAWS, RECRUITER_RETURNS = 2, 1"),
        (LAYOUT, "TACTICS_LEAD = 1", "TACTICS_LEAD = 2"),
        (LAYOUT, "BASE_HAND, TACTICS_HAND = 6, 7", "BASE_HAND, TACTICS_HAND = 6, 8"),
        (CARDS, "SPY_STRENGTH = 7", "SPY_STRENGTH = 6"),
    )
    assert usual["recruiter"][:2] == ["A recruit 3", "A return 2"]
    assert found["recruiter"] == ["A recruit 2", "A return 1", "looks for better cards: 2 drawn, 1 put back"]
    assert (usual["second tactics card"], found["second tactics card"]) == (False, True)
    assert (usual["hand"], found["hand"]) == ([7, TACTICS], [8, TACTICS])
    assert (usual["spy"][1:], found["spy"][1:]) == ([24, {"spy": "R7"}], [23, {"spy": "R6"}])
    tactics = {"term-rules-ruses", "term-rules-troops"}
    assert changed_parts(usual, found) == {"recruiter", "second tactics card", "hand", "spy"} | tactics
