"""Why a move is not allowed: a sentence for every one of them, at every step."""

from __future__ import annotations

import pytest

from highlands.games.verraeter import SPEC
from highlands.games.verraeter.state.actions import ACTIONS
from highlands.i18n import say
from tests.games.verraeter.helpers import legal_actions, random_game, refusal, state_of

STEPS = {
    "settle": "verraeter; to move: A settle",
    "conflict": "verraeter",
    "choose": "verraeter; conflict: 6-7; aside: farmer; to move: A choose",
    "supply": "verraeter; conflict: 6-7; to move: A supply",
    "build": (
        "verraeter; action A: builder; action B: farmer; action C: traitor; action D: diplomat5; to move: A build;"
        "buildings A: estate 1"
    ),
    "discard": (
        "verraeter; action A: farmer; action B: builder; action C: traitor; action D: diplomat5; hand A: 2 2 3;"
        "to move: A discard farmer"
    ),
}
MOVES = {
    "settle": "estate 1",
    "conflict": "conflict 6-7",
    "choose": "take traitor",
    "supply": "lay nothing",
    "build": "pass",
    "discard": "discard 2",
}


@pytest.mark.parametrize("players", [3, 4])
def test_every_refused_move_has_a_reason_that_can_be_said(players):
    for number, state in enumerate(random_game(7, players)):
        if number % 6:
            continue
        legal = set(legal_actions(state))
        for action in range(ACTIONS + 1):
            if action not in legal:
                assert say(SPEC.why_not(state, action))


@pytest.mark.parametrize("step", STEPS)
def test_a_move_of_another_step_is_told_what_is_waited_for(step):
    state = state_of(STEPS[step])
    for other, move in MOVES.items():
        if other != step and not {other, step} <= {"settle", "build"}:
            assert refusal(state, move) == "v-wrong-step"


def test_a_finished_game_takes_no_more_moves():
    state = state_of("verraeter; round: 8; to move: nobody")
    for move in MOVES.values():
        assert refusal(state, move) == "game-is-over"
    assert say(SPEC.why_not(state, 0)) == "the game is over"
