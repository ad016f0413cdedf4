"""What is shown to people: the view, the board, the picture."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import msgspec
import numpy as np
import pytest

from highlands.engine import kernel
from highlands.games.verraeter import SPEC
from highlands.games.verraeter.rules.encoding import ENCODED, LAYOUT
from highlands.games.verraeter.view.player_view import VerraeterView
from tests.games.verraeter.helpers import PAIRS, look, observed_by, random_game, state_of

POSITION = (
    "verraeter players=3",
    PAIRS,
    "round: 3; start player: A; strategy: C; points: 6-3-9; allegiance: E R E; conflict: 3-4",
    "buildings A: estate 1, counting 12; buildings B: estate 4",
    "hand A: 2 5 5; hand B: 3 4 6; known B: 3 4; hand C: 2 2 8 3; discard: 3 4",
    "aside: traitor; action A: builder; action B: farmer; action C: diplomat5; laid A: 3 3; to move: B supply",
)


def test_the_board_can_be_followed_by_somebody_who_has_just_read_the_rules():
    board = SPEC.board(observed_by(state_of(*POSITION), 0))
    assert (
        board
        == """\
verraeter · round 3 of 9

   1 river    --   2 river    -- 3 wasteland  >< 4 wasteland  --  5 pasture   --  6 pasture
   Eagles, 5        Roses, 5       Eagles, 0        Roses, 0       Eagles, 3        Roses, 3
    estate A           .               .            estate B           .               .
       |                                                                               |
   12 city    --   11 city    --  10 village  --  9 village   --   8 forest   --   7 forest
   Roses, 15       Eagles, 15      Roses, 10       Eagles, 10       Roses, 7       Eagles, 7
   counting A          .               .               .               .               .

conflict >< 3 wasteland (Eagles, 0) against 4 wasteland (Roses, 0) · to win, by the number of winners: \
3: 3/2/1/0, 4: 3/2/1/0

   house   points  hand     laid  action   buildings left  estates bring
A  Eagles  6       2 5 5    3 3   Builder  1               1              start player
B  Roses   3       3 4 ?    -     ?        2               1
C  Eagles  9       ? ? ? ?  -     ?        3               0              strategy card

pile: 9 · discard: 3 4
you saw: Farmer, Builder, Strategist, Diplomat 2, Diplomat 5
landscapes, base (I/II/III/IV): wasteland 0 (3/2/1/0), pasture 3 (4/3/2/1), river 5 (5/4/3/2), forest 7 (6/4/3/2), \
village 10 (7/5/3/2), city 15 (8/6/4/3)
B to move: lay supply cards, or nothing"""
    )


def test_the_view_is_a_message_that_can_be_sent_and_read():
    for seat in range(4):
        view = look(state_of(*POSITION), seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=VerraeterView) == view


def test_the_view_tells_which_cards_are_out_of_sight():
    observation = look(state_of(*POSITION), 0)
    assert observation.unseen == ["2", "2", "2", "2", "3", "4", "4", "4", "5", "5", "5", "6", "6", "8"]
    assert len(observation.unseen) == observation.pile + 5


def test_a_hand_that_must_hold_certain_cards_shows_them():
    # Of an earlier pile a 3 and an 8 are hidden; A drew the 3, so B has the 8.
    state = state_of(
        "verraeter players=3; hand A: 3; hand B: 8; hand C: -; earlier pile 1: 3 8 / A 3 / B 8",
    )
    assert look(state, 0).players[1].hand == ["8"]
    assert look(state, 2).players[1].hand == ["?"]
    assert look(state, 3).players[1].hand == ["?"]


@pytest.mark.parametrize("players", [3, 4])
def test_everything_is_drawn_at_every_step(players):
    for number, state in enumerate(random_game(4, players)):
        for seat in range(players + 1) if number % 5 == 0 else ():
            observation = observed_by(state, seat)
            ET.fromstring(SPEC.picture(observation))
            assert SPEC.board(observation).startswith("verraeter · round")
        ET.fromstring(SPEC.picture(state))


def test_numbers_for_learning_lie_between_0_and_1_and_fill_the_layout():
    assert sum(int(np.prod(shape)) for _, shape, _ in LAYOUT) == ENCODED
    for seed in range(6):
        for state in random_game(seed, 3 + seed % 2):
            numbers = np.full(ENCODED + 1, -7, dtype=np.float32)
            kernel.encode(observed_by(state, seed % 4), numbers)
            assert numbers[-1] == -7
            assert numbers[:-1].min() >= 0
            assert numbers[:-1].max() <= 1


def test_numbers_for_learning_are_the_same_from_every_chair():
    state = state_of(*POSITION)
    turned = state_of(
        "verraeter players=3",
        PAIRS,
        "round: 3; start player: B; strategy: A; points: 9-6-3; allegiance: E E R; conflict: 3-4",
        "buildings B: estate 1, counting 12; buildings C: estate 4",
        "hand B: 2 5 5; hand C: 3 4 6; known C: 3 4; hand A: 2 2 8 3; discard: 3 4",
        "aside: traitor; action B: builder; action C: farmer; action A: diplomat5; laid B: 3 3; to move: C supply",
    )
    one, other = (np.zeros(ENCODED, dtype=np.float32) for _ in range(2))
    for seat in range(3):
        kernel.encode(observed_by(state, seat), one)
        kernel.encode(observed_by(turned, (seat + 1) % 3), other)
        assert (one == other).all()
