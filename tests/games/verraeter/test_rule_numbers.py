"""Each number of the rules stands once: changed there, in a copy of the package, every channel follows."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from highlands.i18n import LANGUAGES, LOCALES
from tests.games.changed_numbers import channels_with
from tests.games.verraeter.helpers import look, play, points, state_of


def channels_of(folder: Path, *changes: tuple[str, str]) -> dict[str, Any]:
    """What the channels make of the positions in `rule_channels` after lines of the numbers were changed."""
    return channels_with(folder, "verraeter", [("numbers.py", line, changed) for line, changed in changes])


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return channels_of(tmp_path_factory.mktemp("usual"))


def test_the_channels_agree(usual: dict[str, Any]):
    conflict = usual["conflict"]
    assert conflict["before"] == {"eagles": 5 + 2, "roses": 5}  # A knows of the own Diplomat only.
    assert conflict["decided"] == [5 + 2, 5 + 5]
    assert conflict["last"] == {"eagles": 7, "roses": 10}
    assert conflict["points"] == [0, 4, 4 + 2]
    assert "2 more strength; draw 1 card more" in usual["texts"]["diplomat2"]


def test_a_diplomats_strength(usual: dict[str, Any], tmp_path: Path):
    found = channels_of(
        tmp_path,
        ("DIPLOMAT_2_STRENGTH, DIPLOMAT_5_STRENGTH = 2, 5", "DIPLOMAT_2_STRENGTH, DIPLOMAT_5_STRENGTH = 9, 7"),
    )
    conflict = found["conflict"]
    assert conflict["before"] == {"eagles": 5 + 9, "roses": 5}
    assert conflict["decided"] == [5 + 9, 5 + 7]
    assert conflict["last"] == {"eagles": 14, "roses": 12}
    assert conflict["winner"] == "eagles"
    assert "The Eagles win, 14 to 12, and take river 2 from the Roses." in conflict["told"]
    for card, strength in (("diplomat2", 9), ("diplomat5", 7)):
        assert f"adds {strength} to your house" in found["advice"][f"take {card}"]
        assert all(str(strength) in text for text in found["texts"][card])
    for function in ("novice", "expert"):
        assert found["draft"][function][3:] != usual["draft"][function][3:]
        assert found["supply"][function] != usual["supply"][function]
    assert {"'v-diplomat-2-strength': 9,", "'v-diplomat-5-strength': 7,"} <= set(found["web"])
    assert found["traitor"] == usual["traitor"]


@pytest.mark.long
@pytest.mark.ci
def test_the_points_of_traitor_and_strategist(usual: dict[str, Any], tmp_path: Path):
    found = channels_of(
        tmp_path, ("TRAITOR_POINTS, STRATEGIST_POINTS = 1, 2", "TRAITOR_POINTS, STRATEGIST_POINTS = 6, 7")
    )
    assert found["traitor"]["bonuses"] == [0, 6, 7]
    assert [new - old for new, old in zip(found["traitor"]["points"], usual["traitor"]["points"], strict=True)] == [
        0,
        5,
        5,
    ]
    assert any("6 VP" in line for line in found["traitor"]["told"])
    assert any("7 VP" in line for line in found["traitor"]["told"])
    assert "6" in found["advice"]["take traitor"]
    assert "7" in found["advice"]["take strategist"]
    assert all("6" in text for text in found["texts"]["traitor"])
    assert all("7" in text for text in found["texts"]["strategist"])
    for function in ("novice", "expert"):
        assert found["draft"][function] != usual["draft"][function]


@pytest.mark.long
@pytest.mark.ci
def test_what_the_farmer_draws(usual: dict[str, Any], tmp_path: Path):
    found = channels_of(tmp_path, ("FARMER_DRAW, DIPLOMAT_2_DRAW = 3, 1", "FARMER_DRAW, DIPLOMAT_2_DRAW = 1, 2"))
    assert found["conflict"]["hands"][0] == usual["conflict"]["hands"][0] + 1
    assert found["advice"]["take farmer"] != usual["advice"]["take farmer"]
    assert all("1" in text and "3" not in text for text in found["texts"]["farmer"])
    assert found["draft"]["novice"][1] < usual["draft"]["novice"][1]
    assert found["draft"]["expert"][1] != usual["draft"]["expert"][1]


@pytest.mark.long
@pytest.mark.ci
def test_the_final_scoring_the_rounds_and_the_first_hand(usual: dict[str, Any], tmp_path: Path):
    assert (usual["final"][1], usual["rounds"], usual["first hand"]) == ([3, 3], [9, 8], ["3", "4", "5"])
    found = channels_of(
        tmp_path,
        ("SUPPLY_THAT_COUNTS = 3", "SUPPLY_THAT_COUNTS = 4"),
        ("ROUNDS_WITH_FOUR = 2 * MOST_PLAYERS", "ROUNDS_WITH_FOUR = 3 * MOST_PLAYERS"),
        ("FIRST_HAND_VALUES = (3, 4, 5)", "FIRST_HAND_VALUES = (2, 3, 4)"),
    )
    assert (found["final"][1], found["rounds"], found["first hand"]) == ([4, 4], [9, 12], ["2", "3", "4"])
    assert found["score"] != usual["score"]
    assert {"'v-counted-cards': 4,", "'v-most-final-points': 8,"} <= set(found["web"])


# The texts

NAMES = re.compile(r"(Diplomata?|Διπλωμάτης|Διπλωμάτη|Дипломата?) [25]|[25]-[öe]s diplomata")
"""The Diplomats are called by a number, whatever their strength is."""
RULES = re.compile(r"rules-v-|lesson-v-|circle-(counting|final|you-discard)|term-v-(does|rules)-")
EXEMPT = re.compile(r"rules-v-(example|name|head|q|tip)-")
ONE_FOR_EACH = re.compile(r"rules-v-do-draw|term-v-rules-draw|circle-counting-means|lesson-v-won")
"""One card for each estate, one point for each card, one winner."""


def texts(language: str) -> dict[str, str]:
    """The wordings of the rules, without what is filled in and without marks for things that are drawn."""
    found = {}
    for path in (LOCALES / language).glob("*.ftl"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and RULES.match(entry.id.name) and not EXEMPT.match(entry.id.name):
                text = FluentSerializer().serialize_entry(entry).partition("=")[2]
                text = re.sub(r"\{ \$[a-z0-9-]+ (\}|->)", "", text)
                found[entry.id.name] = NAMES.sub("", re.sub(r"\[[0-9a-z]+\]", "", text))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_repeats_a_number(language: str):
    written = {name: re.findall(r"[0-9]+", text) for name, text in texts(language).items()}
    assert len(written) > 80
    repeated = {}
    for name, numbers in written.items():
        allowed = {"1"} if ONE_FOR_EACH.match(name) else {"0"} if name == "term-v-rules-supply" else set()
        if found := set(numbers) - allowed:
            repeated[name] = found
    assert repeated == {}


def example(*lines: str) -> tuple[list[int], list[int]]:
    """The conflict of the rules' example: the strengths that decide, and the points."""
    state = state_of("verraeter players=3", "circle: fE vR wE wR pE pR rE rR cE cR vE fR", "allegiance: E R R",
                     "conflict: 1-2; hand A: 4 5; hand B: 3; hand C: 2; to move: A supply", *lines)  # fmt: skip
    play(state, "lay 4 5", "lay 3", "lay 2")
    last = look(state).last
    assert last is not None
    return [strength.total for strength in last.strengths.values()], points(state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_in_the_rules_is_right(language: str):
    """The strengths that the rules' example tells are those of the game, in every language."""
    lines = (LOCALES / language / "rules.ftl").read_text(encoding="utf-8").splitlines()
    told = {}
    for name in ("strength", "traitor"):
        line = next(line for line in lines if line.startswith(f"rules-v-example-{name} "))
        told[name] = {int(number) for number in re.findall(r"[0-9]+", line)}
    plain = "aside: strategist; action A: builder; action B: farmer; action C: diplomat2"
    strengths, scored = example(plain)
    assert strengths == [16, 17]
    assert scored == [0, 4, 4]
    assert {7, 10, *strengths, 4} <= told["strength"]
    strengths, scored = example(plain.replace("farmer", "traitor"))
    assert strengths == [19, 14]
    assert scored == [5, 5 + 1, 0]
    assert {*strengths, 5} <= told["traitor"]
