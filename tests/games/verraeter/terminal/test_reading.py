"""Whatever is typed at a step of Verräter is a move, or is refused with a reason."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import highlands
from highlands.errors import HighlandsError
from highlands.games.verraeter.terminal.reading import normalize
from highlands.games.verraeter.view.player_view import VerraeterView
from highlands.i18n import say
from tests.games.verraeter.terminal.test_playing import STEPS

WORDS = st.sampled_from(
    [
        "estate",
        "e",
        "counting",
        "turn",
        "pass",
        "take",
        "d",
        "diplomat",
        "2",
        "12",
        "335",
        "-",
        "lay",
        "0",
        "all",
        "x",
        "ж",
    ]
)


def game_at(step: str) -> tuple[highlands.Game, VerraeterView]:
    game = highlands.from_position(STEPS[step], seed="hands")
    view = game.view(0)
    assert isinstance(view, VerraeterView)
    return game, view


@pytest.mark.parametrize("step", STEPS)
@given(typed=st.one_of(st.text(max_size=20), st.lists(WORDS, max_size=4).map(" ".join)))
def test_anything_typed_is_a_move_or_is_refused_with_a_reason(step: str, typed: str):
    game, view = game_at(step)
    try:
        game.play(normalize(typed, view))
        answer = str(game.moves[0])
    except HighlandsError as error:
        answer = say(error.message)
    assert answer


@pytest.mark.parametrize("step", STEPS)
def test_every_move_can_be_typed_as_it_is_written(step: str):
    game, view = game_at(step)
    for move in game.legal_moves:
        assert normalize(move.text, view) == move.text
