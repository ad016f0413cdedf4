"""Why a move is not allowed: a sentence for every one of them, at every step."""

from __future__ import annotations

import pytest

from highlands.games.verraeter import RULESET
from highlands.games.verraeter.actions import ACTIONS
from highlands.words import say
from tests.verraeter.helpers import legal_actions, random_game, refusal, table_of

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
    for number, table in enumerate(random_game(7, players)):
        if number % 6:
            continue
        legal = set(legal_actions(table))
        for action in range(ACTIONS + 1):
            if action not in legal:
                assert say(RULESET.why_not(table, action))


@pytest.mark.parametrize("step", STEPS)
def test_a_move_of_another_step_is_told_what_is_waited_for(step):
    table = table_of(STEPS[step])
    for other, move in MOVES.items():
        if other != step and not {other, step} <= {"settle", "build"}:
            assert refusal(table, move) == "v-wrong-step"


def test_a_finished_game_takes_no_more_moves():
    table = table_of("verraeter; round: 8; to move: nobody")
    for move in MOVES.values():
        assert refusal(table, move) == "game-is-over"
    assert say(RULESET.why_not(table, 0)) == "the game is over"
