"""The rules: who wins what after which moves, and that nobody learns the other's card before the showdown."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from pathlib import Path

import numpy as np
import pytest

import highlands
from highlands import Game, NotAllowedError, UnreadableError
from highlands.engine import kernel
from highlands.engine.chance import Seed
from highlands.engine.state import new_state
from highlands.spec.game_spec import PlainView
from tests.kuhn_poker.game import SPEC
from tests.kuhn_poker.game.rules import State

FOLDER = Path(__file__).parent / "game"

ENDS = {"pass pass": 1, "bet pass": 1, "bet bet": 2, "pass bet pass": 1, "pass bet bet": 2}
"""Every course of a game, and how many chips it is about."""
FOLDERS = {"bet pass": 1, "pass bet pass": 0}
"""Who gave the pot away."""


def dealt(first: int, second: int) -> Game[State]:
    """A new game with these cards."""
    game: Game[State] = highlands.from_position(
        f"kuhn-poker; cards: {first} {second}; moves: 0 0 0; made: 0; ranks: 3; observer: -1"
    )
    return game


def test_the_whole_game_is_under_two_hundred_lines():
    sources = [path for path in FOLDER.rglob("*") if path.suffix in (".py", ".ftl")]
    assert 100 < sum(len(path.read_text("utf-8").splitlines()) for path in sources) < 200


@pytest.mark.parametrize("cards", list(permutations(range(3), 2)))
@pytest.mark.parametrize("moves", ENDS)
def test_who_wins_what(moves: str, cards: tuple[int, int]):
    game = dealt(*cards)
    for number, move in enumerate(moves.split()):
        assert game.outcome is None
        assert game.to_move == number % 2
        game.play(move)
    assert game.outcome is not None
    winner = 1 - FOLDERS[moves] if moves in FOLDERS else int(cards[1] > cards[0])
    chips = ENDS[moves]
    assert game.outcome.winners == [winner]
    assert game.outcome.points == ([chips, -chips] if winner == 0 else [-chips, chips])


@pytest.mark.parametrize("moves", ["", "pass", "bet", "pass bet", *FOLDERS])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_other_hidden_cards_change_nothing_that_a_seat_gets(moves: str, seat: int | None):
    """The leak test: whatever a seat can't see is dealt anew, and all that it is given stays the same."""
    for own in range(3):
        seen = set()
        for cards in permutations(range(3), 2):
            if seat is not None and cards[seat] != own:
                continue
            game = dealt(*cards)
            for move in moves.split():
                game.play(move)
            observed = game.observe(seat)
            numbers = np.zeros(SPEC.encoded, np.float32)
            kernel.encode(observed, numbers)
            texts = [game.position(seat), game.record(seat), game.board(seat), str(game.view(seat))]
            seen.add((observed.tobytes(), numbers.tobytes(), *texts))
        assert len(seen) == 1


def test_at_the_showdown_everybody_sees_both_cards():
    game = dealt(2, 0)
    game.play("bet")
    game.play("bet")
    for seat in (0, 1, None):
        view = game.view(seat)
        assert isinstance(view, PlainView)
        assert "cards: 2 0" in view.lines


def test_deals_are_equally_likely_and_so_are_hidden_cards():
    options, state = SPEC.make_options(ranks=4), new_state(SPEC.state_dtype)
    deals: Counter[tuple[int, ...]] = Counter()
    for number in range(2400):
        kernel.setup(state, options, Seed.of(5).rng(number))
        deals[tuple(state.cards.tolist())] += 1
    assert len(deals) == SPEC.deals(options) == 12
    assert all(140 < times < 260 for times in deals.values())
    observed, drawn = dealt(1, 2).observe(0), new_state(SPEC.state_dtype)
    others: Counter[int] = Counter()
    for number in range(1000):
        kernel.resample(observed, Seed.of(6).rng(number), drawn)
        assert drawn.cards[0] == 1
        others[int(drawn.cards[1])] += 1
    assert others.keys() == {0, 2}
    assert abs(others[0] - others[2]) < 150


def test_what_is_wrong_is_refused_with_what_would_be_right():
    game = dealt(0, 1)
    with pytest.raises(UnreadableError, match=r"“raise” is no move; moves are: pass, bet"):
        game.play("raise")
    with pytest.raises(NotAllowedError, match="ranks must be a whole number from 3 to 13, not 2"):
        highlands.new("kuhn-poker", ranks=2)
    with pytest.raises(NotAllowedError, match="no game can come to this position"):
        dealt(1, 1)
    with pytest.raises(UnreadableError, match="“x” can’t be read as “made”"):
        highlands.from_position("kuhn-poker; cards: 0 1; moves: 0 0 0; made: x")
