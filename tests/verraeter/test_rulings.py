"""The rulings V-1 to V-9, each with a position."""

# ruff: noqa: N802
# The tests bear the rulings' names.

from __future__ import annotations

import numpy as np
import pytest

from highlands import kernel
from highlands.games.verraeter import RULESET
from tests.verraeter.helpers import (
    PAIRS,
    hands,
    legal_texts,
    look,
    play,
    points,
    refusal,
    seen_by,
    table_of,
    to_move,
)


def test_V_1_a_winning_house_without_players_turns_the_landscape_and_nobody_scores_for_it():
    table = table_of(
        "verraeter players=3; conflict: 12-1; allegiance: E E E; start player: A; to move: C supply",
        "action A: strategist; action B: diplomat5; action C: farmer; aside: traitor",
    )
    # City 15 of the Roses against wasteland 0 and Diplomat 5.
    play(table, "lay nothing")
    assert points(table) == [2, 0, 0]
    assert look(table).landscapes[0].house == "roses"


def test_V_1_the_traitor_who_leaves_a_house_empty_still_gets_a_point():
    table = table_of(
        "verraeter players=3; conflict: 12-1; allegiance: E R E; start player: A; to move: C supply",
        "action A: strategist; action B: traitor; action C: farmer; aside: diplomat5",
    )
    play(table, "lay nothing")
    assert points(table) == [2, 1, 0]
    assert look(table).landscapes[0].house == "roses"


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
    table = table_of(f"verraeter; round: 8; points: {end}; to move: nobody")
    outcome = RULESET.outcome(table)
    assert outcome.winners == winners
    assert outcome.returns == pytest.approx(returns)
    shares = np.zeros(4)
    kernel.returns(table, shares)
    assert shares == pytest.approx(np.array(returns))


def test_V_3_the_builder_may_do_nothing():
    table = table_of(
        "verraeter players=3; action A: builder; action B: traitor; action C: diplomat5; to move: A build",
        "buildings A: estate 1",
    )
    before = look(table).landscapes
    play(table, "pass")
    assert look(table).landscapes == before
    assert to_move(table) == "B conflict"


BUILDING = "verraeter players=3; action A: builder; action B: traitor; action C: diplomat5; to move: A build"


def test_V_4_a_new_building_is_placed_on_either_side_and_turned_either_way():
    table = table_of(BUILDING, "buildings A: estate 1, counting 2")
    assert {"estate 3", "counting 3", "turn 1", "turn 2", "pass"} <= set(legal_texts(table))
    assert look(play(table, "turn 2")).players[0].estate_draw == 2


def test_V_4_nobody_has_more_than_two_counting_houses():
    table = table_of(BUILDING, "buildings A: counting 1, counting 2")
    assert refusal(table, "counting 3") == "v-counting-houses"
    assert "estate 3" in legal_texts(table)
    table = table_of(BUILDING, "buildings A: counting 1, counting 2, estate 3")
    assert legal_texts(table) == ["turn 1", "turn 2", "pass"]
    assert refusal(table, "turn 3") == "v-counting-houses"
    assert refusal(table, "estate 4") == "v-reserve-empty"


DISCARDING = "verraeter players=3; action A: farmer; action B: diplomat2; action C: diplomat5"


def test_V_5_exactly_the_excess_is_discarded_and_then_the_whole_draw_is_drawn():
    table = table_of(DISCARDING, "to move: A discard farmer; hand A: 2 3 4 4; pile: 8 6 6 ?*10")
    assert legal_texts(table) == ["discard 2 3", "discard 2 4", "discard 3 4", "discard 4 4"]
    assert refusal(table, "discard 2") == "v-discard-number"
    assert refusal(table, "discard 2 3 4") == "v-discard-number"
    assert refusal(table, "discard 3 3") == "v-not-in-hand"
    play(table, "discard 2 4")
    assert hands(table)[0] == "3 4 6 6 8"
    assert look(table).discard == ["2", "4"]


def test_V_5_a_full_hand_discards_the_whole_size_of_the_draw():
    table = table_of(DISCARDING, "to move: A discard farmer; hand A: 2 2 2 2 2")
    assert legal_texts(table) == ["discard 2 2 2"]
    play(table, "discard 2 2 2")
    assert int(table.held[0]) == 5


def test_V_5_a_hand_with_room_discards_nothing():
    table = table_of(
        "verraeter players=3; conflict: 6-7; aside: traitor",
        "action A: farmer; action B: diplomat2; action C: diplomat5",
        "hand A: 2 3; hand B: 4 4 4 4; hand C: 5; to move: C supply",
    )
    play(table, "lay nothing")
    assert to_move(table) == "B conflict"
    assert [int(held) for held in table.held[:3]] == [5, 5, 1]


def test_V_5_discards_are_shuffled_into_a_new_pile_that_is_due_at_once():
    table = table_of(
        DISCARDING,
        "to move: A discard farmer; hand A: 2 2 2 2 2; hand B: 5 5 5 5 5; hand C: 4 4 4 4 4",
        "discard: 3*5 6*2 8; pile: -",
    )
    play(table, "discard 2 2 2")
    assert to_move(table) == "B discard diplomat"
    assert look(table).discard == []
    assert look(table).pile == 8 + 3 - 3


def test_V_6_nobody_sees_the_card_put_aside_first_nor_the_choices_of_others():
    table = table_of(
        "verraeter players=4; conflict: 6-7; aside: farmer; action A: traitor; action B: builder; to move: C choose"
    )
    for seat in range(5):
        seen = seen_by(table, seat)
        assert seen.aside == -1
        view = look(table, seat)
        assert [player.action for player in view.players] == [
            "traitor" if seat == 0 else "?",
            "builder" if seat == 1 else "?",
            None,
            None,
        ]
    assert look(table, 0).saw == ["traitor", "builder", "strategist", "diplomat2", "diplomat5"]
    assert look(table, 1).saw == ["builder", "strategist", "diplomat2", "diplomat5"]
    assert look(table, 2).saw == ["strategist", "diplomat2", "diplomat5"]
    assert look(table, 3).saw == []
    assert look(table, 4).saw == []


def test_V_6_what_the_last_player_puts_aside_was_seen_by_that_player():
    table = table_of(
        "verraeter players=4; conflict: 6-7; aside: farmer; action A: traitor; action B: builder;"
        "action C: strategist; to move: D choose"
    )
    play(table, "take diplomat2")
    assert look(table, 3).saw == ["diplomat2", "diplomat5"]
    assert [kernel.seen_action(table, RULESET.read_action(table, "take diplomat2"), seat) for seat in range(2)] == [
        RULESET.read_action(table, "take diplomat2"),
        RULESET.read_action(table, "take ?"),
    ]


def test_V_7_later_players_see_the_supply_that_earlier_ones_laid():
    table = table_of(
        "verraeter players=3; conflict: 6-7; aside: traitor",
        "action A: farmer; action B: diplomat2; action C: diplomat5",
        "to move: A supply",
    )
    play(table, "lay 3 5")
    assert look(table, 1).players[0].laid == ["3", "5"]
    assert look(table, 3).players[0].laid == ["3", "5"]


def test_V_8_diplomat_2_draws_for_estates_too_and_the_extra_card_last():
    table = table_of(
        "verraeter players=3",
        PAIRS,
        "conflict: 1-2; action A: diplomat2; action B: farmer; action C: strategist; aside: builder; to move: C supply",
        "buildings A: estate 3, estate 5; buildings C: estate 7; hand A: -; hand B: -; hand C: 2",
        "pile: 3 3 3 4 4 5 6 ?*15",
    )
    play(table, "lay nothing")
    # B (Farmer) 3 3 3; A 4 4 for estates; C 5; A 6 for Diplomat 2.
    assert hands(table) == ["4 4 6", "3 3 3", "2 5"]


def test_V_8_with_a_full_hand_there_are_two_discards():
    table = table_of(
        "verraeter players=3",
        PAIRS,
        "action A: diplomat2; action B: builder; action C: strategist; to move: A discard estates; round: 2",
        "allegiance: E R E; buildings A: estate 3; hand A: 2 2 3 4 5; hand B: -; hand C: -",
    )
    play(table, "discard 2")
    assert to_move(table) == "A discard diplomat"
    play(table, "discard 2")
    assert to_move(table) == "B conflict"
    assert int(table.held[0]) == 5


def test_V_9_four_winners_have_column_IV():
    table = table_of(
        "verraeter players=4; conflict: 6-7; allegiance: E E E E; start player: A; to move: D supply",
        "circle: vE pE rE fE wE cE vR pR rR fR wR cR",
        "action A: farmer; action B: diplomat2; action C: diplomat5; action D: strategist; aside: traitor",
    )
    play(table, "lay nothing")
    # The village's column IV is 2.
    assert points(table) == [2, 2, 2, 2 + 2]
