"""Node counts: how many ways on there are, stored in `perft.toml` for reduced and whole games in all four variants."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, cast

import pytest

import highlands
from highlands.engine.compiling import INTERPRETED
from highlands.games.schotten_totten import SPEC
from highlands.play.game import Game, deal
from tests.games.schotten_totten.reference.game import ReferenceGame
from tests.games.schotten_totten.reference.perft import reference_ways, ways

STORED = tomllib.loads(Path(__file__).with_name("perft.toml").read_text(encoding="utf-8"))["game"]
NAMES = [
    f"{stored['options']}, seed {stored['seed']}, {'in play' if 'after' in stored else 'dealt'}" for stored in STORED
]

BY_THE_KERNELS = 1_000 if INTERPRETED else 10_000_000
BY_THE_REFERENCE = 1_000
BY_THE_REFERENCE_LONG = 80_000
"""Up to how many ways each counts."""


def dealt(stored: dict[str, Any]) -> Game:
    return deal(cast(Any, SPEC), SPEC.read_options(stored["options"]), highlands.Seed.of(stored["seed"]))


def moves_before(stored: dict[str, Any]) -> list[str]:
    return str(stored["after"]).split(", ") if "after" in stored else []


def in_the_engine(stored: dict[str, Any]) -> Game:
    game = dealt(stored)
    for move in moves_before(stored):
        game.play(move)
    return game


def in_the_reference(stored: dict[str, Any]) -> ReferenceGame:
    """The same deal and the same moves for the reference, which knows nothing of states."""
    lines = dict(line.split(": ", 1) for line in dealt(stored).full_position().splitlines()[1:])
    cards = {name: text.replace("joker*2", "joker joker").split() for name, text in lines.items()}
    options = {name: value for name, _, value in (part.partition(" ") for part in str(stored["options"]).split(", "))}
    game = ReferenceGame(
        "tactics" in options,
        "expert" in options,
        "AB".index(options["first"]),
        [cards["hand A"], cards["hand B"]],
        cards["clan deck"],
        cards.get("tactics deck", []),
        colours=int(options.get("colours", 6)),
        strengths=int(options.get("strengths", 9)),
        stones=int(options.get("stones", 9)),
        hand=int(options["hand"]) if "hand" in options else None,
    )
    for move in moves_before(stored):
        game.play(move)
    return game


def depth_within(stored: dict[str, Any], limit: int) -> int:
    """How deep to go with at most so many ways."""
    return max(1, len([number for number in stored["ways"] if number <= limit]))


@pytest.mark.parametrize("stored", STORED, ids=NAMES)
def test_the_kernels_find_as_many_ways_as_ever(stored: dict[str, Any]):
    depth = depth_within(stored, BY_THE_KERNELS)
    assert ways(in_the_engine(stored).state, depth) == stored["ways"][:depth]


@pytest.mark.parametrize("stored", STORED, ids=NAMES)
def test_the_reference_finds_as_many(stored: dict[str, Any]):
    depth = depth_within(stored, BY_THE_REFERENCE)
    assert reference_ways(in_the_reference(stored), depth) == stored["ways"][:depth]


@pytest.mark.long
@pytest.mark.parametrize("stored", STORED, ids=NAMES)
def test_the_reference_finds_as_many_further_on(stored: dict[str, Any]):
    depth = depth_within(stored, BY_THE_REFERENCE_LONG)
    assert reference_ways(in_the_reference(stored), depth) == stored["ways"][:depth]


def test_all_four_variants_are_among_them():
    variants = {("tactics" in stored["options"], "expert" in stored["options"]) for stored in STORED}
    assert len(variants) == 4
