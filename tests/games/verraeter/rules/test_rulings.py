"""The rulings V-1 to V-9, each with a position."""

# ruff: noqa: N802
# The tests bear the rulings' names.

from __future__ import annotations

import numpy as np
import pytest

from highlands.engine import kernel
from highlands.games.verraeter import SPEC
from tests.games.verraeter.helpers import (
    PAIRS,
    hands,
    legal_texts,
    look,
    observed_by,
    play,
    points,
    refusal,
    state_of,
    to_move,
)


def test_V_1_a_winning_house_without_players_turns_the_landscape_and_nobody_scores_for_it():
    state = state_of(
        "verraeter players=3; conflict: 12-1; allegiance: E E E; start player: A; to move: C supply",
        "action A: strategist; action B: diplomat5; action C: farmer; aside: traitor",
    )
    # City 15 of the Roses against wasteland 0 and Diplomat 5.
    play(state, "lay nothing")
    assert points(state) == [2, 0, 0]
    assert look(state).landscapes[0].house == "roses"


def test_V_1_the_traitor_who_leaves_a_house_empty_still_gets_a_point():
    state = state_of(
        "verraeter players=3; conflict: 12-1; allegiance: E R E; start player: A; to move: C supply",
        "action A: strategist; action B: traitor; action C: farmer; aside: diplomat5",
    )
    play(state, "lay nothing")
    assert points(state) == [2, 1, 0]
    assert look(state).landscapes[0].house == "roses"


@pytest.mark.parametrize(
    ("end", "winners", "returns"),
    [
        ("10-9-3-2", [0], [1, -1, -1, -1]),
        ("10-10-3-2", [0, 1], [0, 0, -1, -1]),
        ("4-10-10-10", [1, 2, 3], [-1, -1 / 3, -1 / 3, -1 / 3]),
        ("0-0-0-0", [0, 1, 2, 3], [-1 / 2] * 4),
    ],
)
def test_V_2_equal_points_share_the_victory(end, winners, returns):
    state = state_of(f"verraeter; round: 8; points: {end}; to move: nobody")
    outcome = SPEC.outcome(state)
    assert outcome.winners == winners
    assert outcome.returns == pytest.approx(returns)
    shares = np.zeros(4)
    kernel.returns(state, shares)
    assert shares == pytest.approx(np.array(returns))


def test_V_3_the_builder_may_do_nothing():
    state = state_of(
        "verraeter players=3; action A: builder; action B: traitor; action C: diplomat5; to move: A build",
        "buildings A: estate 1",
    )
    before = look(state).landscapes
    play(state, "pass")
    assert look(state).landscapes == before
    assert to_move(state) == "B conflict"


BUILDING = "verraeter players=3; action A: builder; action B: traitor; action C: diplomat5; to move: A build"


def test_V_4_a_new_building_is_placed_on_either_side_and_turned_either_way():
    state = state_of(BUILDING, "buildings A: estate 1, counting 2")
    assert {"estate 3", "counting 3", "turn 1", "turn 2", "pass"} <= set(legal_texts(state))
    assert look(play(state, "turn 2")).players[0].estate_draw == 2


def test_V_4_nobody_has_more_than_two_counting_houses():
    state = state_of(BUILDING, "buildings A: counting 1, counting 2")
    assert refusal(state, "counting 3") == "v-counting-houses"
    assert "estate 3" in legal_texts(state)
    state = state_of(BUILDING, "buildings A: counting 1, counting 2, estate 3")
    assert legal_texts(state) == ["turn 1", "turn 2", "pass"]
    assert refusal(state, "turn 3") == "v-counting-houses"
    assert refusal(state, "estate 4") == "v-reserve-empty"


DISCARDING = "verraeter players=3; action A: farmer; action B: diplomat2; action C: diplomat5"


def test_V_5_exactly_the_excess_is_discarded_and_then_the_whole_draw_is_drawn():
    state = state_of(DISCARDING, "to move: A discard farmer; hand A: 2 3 4 4; pile: 8 6 6 ?*10")
    assert legal_texts(state) == ["discard 2 3", "discard 2 4", "discard 3 4", "discard 4 4"]
    assert refusal(state, "discard 2") == "v-discard-number"
    assert refusal(state, "discard 2 3 4") == "v-discard-number"
    assert refusal(state, "discard 3 3") == "v-not-in-hand"
    play(state, "discard 2 4")
    assert hands(state)[0] == "3 4 6 6 8"
    assert look(state).discard == ["2", "4"]


def test_V_5_a_full_hand_discards_the_whole_size_of_the_draw():
    state = state_of(DISCARDING, "to move: A discard farmer; hand A: 2 2 2 2 2")
    assert legal_texts(state) == ["discard 2 2 2"]
    play(state, "discard 2 2 2")
    assert int(state.held[0]) == 5


def test_V_5_a_hand_with_room_discards_nothing():
    state = state_of(
        "verraeter players=3; conflict: 6-7; aside: traitor",
        "action A: farmer; action B: diplomat2; action C: diplomat5",
        "hand A: 2 3; hand B: 4 4 4 4; hand C: 5; to move: C supply",
    )
    play(state, "lay nothing")
    assert to_move(state) == "B conflict"
    assert [int(held) for held in state.held[:3]] == [5, 5, 1]


def test_V_5_discards_are_shuffled_into_a_new_pile_that_is_due_at_once():
    state = state_of(
        DISCARDING,
        "to move: A discard farmer; hand A: 2 2 2 2 2; hand B: 5 5 5 5 5; hand C: 4 4 4 4 4",
        "discard: 3*5 6*2 8; pile: -",
    )
    play(state, "discard 2 2 2")
    assert to_move(state) == "B discard diplomat"
    assert look(state).discard == []
    assert look(state).pile == 8 + 3 - 3


def test_V_6_nobody_sees_the_card_put_aside_first_nor_the_choices_of_others():
    state = state_of(
        "verraeter players=4; conflict: 6-7; aside: farmer; action A: traitor; action B: builder; to move: C choose"
    )
    for seat in range(5):
        observation = observed_by(state, seat)
        assert observation.aside == -1
        view = look(state, seat)
        assert [player.action for player in view.players] == [
            "traitor" if seat == 0 else "?",
            "builder" if seat == 1 else "?",
            None,
            None,
        ]
    assert look(state, 0).saw == ["traitor", "builder", "strategist", "diplomat2", "diplomat5"]
    assert look(state, 1).saw == ["builder", "strategist", "diplomat2", "diplomat5"]
    assert look(state, 2).saw == ["strategist", "diplomat2", "diplomat5"]
    assert look(state, 3).saw == []
    assert look(state, 4).saw == []


def test_V_6_what_the_last_player_puts_aside_was_seen_by_that_player():
    state = state_of(
        "verraeter players=4; conflict: 6-7; aside: farmer; action A: traitor; action B: builder;"
        "action C: strategist; to move: D choose"
    )
    play(state, "take diplomat2")
    assert look(state, 3).saw == ["diplomat2", "diplomat5"]
    assert [kernel.observed_action(state, SPEC.read_action(state, "take diplomat2"), seat) for seat in range(2)] == [
        SPEC.read_action(state, "take diplomat2"),
        SPEC.read_action(state, "take ?"),
    ]


def test_V_7_later_players_see_the_supply_that_earlier_ones_laid():
    state = state_of(
        "verraeter players=3; conflict: 6-7; aside: traitor",
        "action A: farmer; action B: diplomat2; action C: diplomat5",
        "to move: A supply",
    )
    play(state, "lay 3 5")
    assert look(state, 1).players[0].laid == ["3", "5"]
    assert look(state, 3).players[0].laid == ["3", "5"]


def test_V_8_diplomat_2_draws_for_estates_too_and_the_extra_card_last():
    state = state_of(
        "verraeter players=3",
        PAIRS,
        "conflict: 1-2; action A: diplomat2; action B: farmer; action C: strategist; aside: builder; to move: C supply",
        "buildings A: estate 3, estate 5; buildings C: estate 7; hand A: -; hand B: -; hand C: 2",
        "pile: 3 3 3 4 4 5 6 ?*15",
    )
    play(state, "lay nothing")
    # B (Farmer) 3 3 3; A 4 4 for estates; C 5; A 6 for Diplomat 2.
    assert hands(state) == ["4 4 6", "3 3 3", "2 5"]


def test_V_8_with_a_full_hand_there_are_two_discards():
    state = state_of(
        "verraeter players=3",
        PAIRS,
        "action A: diplomat2; action B: builder; action C: strategist; to move: A discard estates; round: 2",
        "allegiance: E R E; buildings A: estate 3; hand A: 2 2 3 4 5; hand B: -; hand C: -",
    )
    play(state, "discard 2")
    assert to_move(state) == "A discard diplomat"
    play(state, "discard 2")
    assert to_move(state) == "B conflict"
    assert int(state.held[0]) == 5


def test_V_9_four_winners_have_column_IV():
    state = state_of(
        "verraeter players=4; conflict: 6-7; allegiance: E E E E; start player: A; to move: D supply",
        "circle: vE pE rE fE wE cE vR pR rR fR wR cR",
        "action A: farmer; action B: diplomat2; action C: diplomat5; action D: strategist; aside: traitor",
    )
    play(state, "lay nothing")
    # The village's column IV is 2.
    assert points(state) == [2, 2, 2, 2 + 2]
