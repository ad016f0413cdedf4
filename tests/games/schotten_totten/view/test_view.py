"""Views of a game that is shown again and again, and the texts of many moves at once."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import highlands
from highlands.engine import kernel
from tests.games.schotten_totten.strategies import NAMES, VARIANTS

OBSERVERS = [0, 1, None]

encode = msgspec.json.Encoder().encode
"""What is kept is made to be sent: it may be encoded in part."""


@pytest.mark.parametrize("options", VARIANTS, ids=NAMES)
def test_what_is_kept_from_view_to_view_changes_none_of_them(options: dict[str, bool]):
    """Over whole matches, with moves taken back: what a side can become grows and shrinks with what is unseen."""
    for seed in range(6):
        chance = random.Random(seed)
        game = highlands.new("schotten-totten", **options, rounds=2, seed=seed)
        kept: dict[str, Any] = {}
        while game.to_move is not None:
            for observer in OBSERVERS:
                observation = game.observe(observer)
                assert encode(game.spec.view(observation, kept)) == encode(game.spec.view(observation))
            if game.made and chance.random() < 0.1:
                for _ in range(chance.randint(1, min(4, game.made))):
                    game.undo()
            game.play(chance.choice(list(game.legal_moves)))
        assert encode(game.spec.view(game.observe(None), kept)) == encode(game.view(None))


def test_one_view_s_stones_can_be_changed_without_harm_to_the_next():
    game = highlands.new("schotten-totten", seed=1)
    kept: dict[str, Any] = {}
    first: Any = game.spec.view(game.observe(0), kept)
    first.stones.clear()
    second: Any = game.spec.view(game.observe(0), kept)
    assert len(second.stones) == 9


@pytest.mark.parametrize("options", VARIANTS, ids=NAMES)
def test_moves_written_together_read_as_those_written_one_by_one(options: dict[str, bool]):
    for seed in range(5):
        chance = random.Random(seed)
        game = highlands.new("schotten-totten", **options, seed=seed)
        while game.to_move is not None:
            moves = game.legal_moves
            observation = game.observe(game.to_move)
            assert moves.texts == [game.spec.write_action(observation, action) for action in moves.actions]
            assert [game.spec.read_action(observation, text) for text in moves.texts] == moves.actions
            move = chance.choice(list(moves))
            # What others see of a move can be written as well, and what hides nothing reads the same.
            for observer in range(3):
                shown = int(kernel.observed_action(game.state, move.action, observer))
                assert (game.spec.write_action(game.state, shown) == move.text) == (shown == move.action)
            game.play(move)


@pytest.mark.parametrize(
    ("stone", "leader"),
    [
        ("R5 G5 B5 / R7 R8 B1 !", 0),  # of a kind against a sum
        ("R1 G1 B2 / R2", 1),  # a sum against a colour run that may still come
        ("R7 G8 P9 / B7 Y8 O9 !", 1),  # equal, and the other one was completed first
        ("- / -", None),  # both can still become the same
    ],
)
def test_who_leads_at_a_stone(stone: str, leader: int | None):
    view: Any = highlands.from_position(f"schotten-totten; stone 4: {stone}").view(0)
    assert view.stones[3].leader == leader
