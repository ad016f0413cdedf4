"""How a round of a match ended, of which the state after its last move knows nothing any more."""

from __future__ import annotations

import random
from typing import Any

import pytest

import highlands
from highlands.engine import kernel
from highlands.engine.state import new_state
from tests.games.schotten_totten.playing import after
from tests.games.schotten_totten.strategies import NAMES, VARIANTS


def last_look(game: Any, observer: int | None = 0) -> Any:
    """What an observer saw of the round that the latest move has ended; None if it ended none."""
    before, move = game.made_at(game.made - 1)
    ended = game.spec.end_of_round(before, move.action)
    if ended is None:
        return None
    observed = new_state(game.spec.state_dtype)
    kernel.observe(ended, game.observer_of(observer), observed)
    return game.spec.view(observed)


ROW = "schotten-totten; round: 1 of 3; stone 1 of A: R7 R8 R9 / -; stone 2 of A: O7 O8 O9 / -; stone 3: Y7 Y8 Y9 / -"
PASSED = "schotten-totten expert; round: 1 of 3; hand A: -; hand B: -"


def test_a_row_of_stones_wins_the_round():
    look = last_look(after(f"{ROW}; to move: A claim", "claim 3"))
    assert (look.round, look.rounds, look.step) == (1, 3, "over")
    assert (look.round_winner, look.won_by, look.points) == (0, "row", [5, 0])
    assert look.stones[2].owner == 0


def test_stones_that_are_taken_after_two_passes_are_seen():
    """ST-10: nobody made a move for them."""
    sides = "stone 1: R7 R8 R9 / -; stone 3: O7 O8 O9 / -; stone 5: - / Y7 Y8 Y9"
    look = last_look(after(f"{PASSED}; {sides}", "pass", "done", "pass"))
    assert [stone.owner for stone in look.stones] == [0, None, 0, None, 1, None, None, None, None]
    assert (look.round_winner, look.won_by, look.points) == (0, "more", [5, 1])


def test_a_drawn_round_has_no_winner():
    look = last_look(after(f"{PASSED}; stone 1: R7 R8 R9 / -; stone 5: - / Y7 Y8 Y9", "pass", "done", "pass"))
    assert (look.round_winner, look.won_by, look.points) == (None, "even", [1, 1])


@pytest.mark.parametrize("options", VARIANTS, ids=NAMES)
def test_a_round_ends_where_the_next_one_begins_and_shows_no_other_hand(options: dict[str, bool]):
    for seed in range(4):
        chance = random.Random(seed)
        game = highlands.new("schotten-totten", **options, rounds=3, seed=seed)
        ends = 0
        while game.to_move is not None:
            round_number = game.spec.round(game.state)
            game.play(chance.choice(list(game.legal_moves)))
            looks: list[Any] = [last_look(game, observer) for observer in (0, 1, None)]
            if game.spec.round(game.state) == round_number:
                assert looks == [None] * 3
                continue
            ends += 1
            assert all(look.points == [int(points) for points in game.state.points] for look in looks)
            for seat, look in enumerate(looks):
                assert all(
                    card in ("c?", "t?") or card in look.discard
                    for other in {0, 1} - {seat}
                    for card in look.hands[other].cards
                )
        assert ends == 2
