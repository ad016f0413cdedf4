"""The search, with no evaluation but the default one: it never calls with the lowest card nor folds the highest."""

from __future__ import annotations

import pytest

import highlands
from highlands.bots.search import Search
from highlands.engine.chance import Seed
from highlands.games import game_spec
from tests.kuhn_poker.game.rules import BET, PASS


@pytest.mark.parametrize(("card", "best"), [(0, PASS), (2, BET)])
def test_the_search_finds_what_is_clear(card: int, best: int):
    game = highlands.from_position(f"kuhn-poker; cards: 1 {card}; moves: 1 0 0; made: 1; ranks: 3; observer: -1")
    found = Search(game_spec("kuhn-poker")).run(game.observe(1), Seed.of(1), iterations=200)
    assert found.moves[0].action == best


def test_hints_have_a_reason():
    game = highlands.new("kuhn-poker", seed=2)
    hints = game.hint(0, seconds=0.05)
    assert {hint.move.text for hint in hints} == {"pass", "bet"}
    assert hints[0].reason.id == "advice-search"
