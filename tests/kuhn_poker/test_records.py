"""Records: written, read again with every move checked, and what a seat keeps of a running game."""

from __future__ import annotations

import pytest

import highlands
from highlands import BrokenRecordError


def test_a_record_can_be_loaded_again():
    game = highlands.new("kuhn-poker", ranks=5, seed=3)
    for move in ("pass", "bet", "bet"):
        game.play(move)
    text = game.full_record()
    assert "options: ranks 5" in text
    assert "1 A: pass" in text
    again = highlands.load(text)
    assert again.full_record() == text
    assert again.outcome == game.outcome
    with pytest.raises(BrokenRecordError, match="the game is over"):
        highlands.load(text + "4 B: pass\n")


def test_a_seat_keeps_only_what_it_saw():
    game = highlands.new("kuhn-poker", seed=3)
    game.play("bet")
    own = game.observe(1)
    assert f"now: cards: -1 {own.cards[1]}" in game.record(1)
    assert "seed" not in game.record(1)
