"""The set-up and the phases of a round, one by one."""

from __future__ import annotations

import pytest

from tests.games.verraeter.helpers import (
    PAIRS,
    hands,
    legal_texts,
    look,
    new_game,
    observed_by,
    play,
    points,
    random_game,
    refusal,
    state_of,
    to_move,
)

SUPPLY_4 = (
    "verraeter players=4",
    PAIRS,
    "conflict: 1-2",
    "action A: diplomat5",
    "action B: farmer",
    "action C: builder",
    "action D: diplomat2",
    "aside: traitor",
    "to move: A supply",
)


# Set-up


def test_set_up_houses_alternate_from_the_start_player():
    assert [player.house for player in look(new_game(1, players=4, first=2)).players] == [
        "eagles",
        "roses",
        "eagles",
        "roses",
    ]
    assert [player.house for player in look(new_game(1, players=3, first=1)).players] == ["eagles", "eagles", "roses"]


@pytest.mark.parametrize("players", [3, 4])
def test_set_up_lays_one_landscape_of_each_kind_on_each_side(players):
    for seed in range(20):
        circle = [(land.kind, land.house) for land in look(new_game(seed, players=players)).landscapes]
        assert len(set(circle)) == 12


def test_set_up_gives_everybody_3_4_5_and_the_rest_to_the_pile():
    for players in (3, 4):
        observation = look(new_game(3, players=players), 0)
        assert [player.hand for player in observation.players] == [["3", "4", "5"]] * players
        assert observation.pile == 23 - 3 * players


def test_set_up_the_player_left_of_the_start_player_holds_the_strategy_card():
    assert look(new_game(1, players=3, first=2)).players[0].strategy
    assert look(new_game(1, players=4, first=2)).players[3].strategy


def test_set_up_start_player_is_drawn_by_lot_or_chosen():
    assert {int(new_game(seed, players=3).start) for seed in range(40)} == {0, 1, 2}
    assert {int(new_game(seed, players=3, first=1).start) for seed in range(9)} == {1}


def test_set_up_first_estates_are_moves_at_free_landscapes_clockwise_from_the_start_player():
    state = new_game(5, players=3, first=1)
    assert to_move(state) == "B settle"
    assert legal_texts(state) == [f"estate {number}" for number in range(1, 13)]
    play(state, "estate 7")
    assert to_move(state) == "C settle"
    assert refusal(state, "estate 7") == "v-landscape-built"
    assert refusal(state, "counting 8") == "v-first-is-estate"
    play(state, "estate 8", "estate 1")
    assert to_move(state) == "C conflict"


# Phase 1


def test_phase_1_conflict_lies_between_neighbours_of_different_houses():
    state = state_of("verraeter")
    assert legal_texts(state) == ["conflict 6-7", "conflict 12-1"]
    assert refusal(state, "conflict 1-2") == "v-same-house"
    play(state, "conflict 1-12")
    assert look(state).conflict == [12, 1]


def test_phase_1_is_the_holder_of_the_strategy_cards():
    assert to_move(state_of("verraeter; start player: B; strategy: A")) == "A conflict"


# Phase 2


def test_phase_2_the_start_player_chooses_from_five_cards_and_each_next_one_from_one_less():
    for players in (3, 4):
        state = new_game(8, players=players, first=0)
        play(state, *["estate 1", "estate 2", "estate 3", "estate 4"][:players])
        play(state, legal_texts(state)[0])
        for seat in range(players):
            offered = legal_texts(state)
            assert len(offered) == 5 - seat
            play(state, offered[-1])
            assert offered[-1] not in legal_texts(state)
        assert to_move(state) == "A supply"


def test_phase_2_a_card_that_did_not_come_cannot_be_taken():
    state = state_of("verraeter; conflict: 6-7; aside: farmer; to move: A choose")
    assert legal_texts(state) == ["take traitor", "take builder", "take strategist", "take diplomat2", "take diplomat5"]
    assert refusal(state, "take farmer") == "v-not-offered"
    assert refusal(state, "take ?") == "v-take-which"


# Phase 3


def test_phase_3_any_part_of_the_hand_can_be_laid():
    state = state_of(*SUPPLY_4, "hand A: 3 3 5")
    assert legal_texts(state) == [
        "lay nothing",
        "lay 3",
        "lay 5",
        "lay 3 3",
        "lay 3 5",
        "lay 3 3 5",
    ]
    assert refusal(state, "lay 4") == "v-not-in-hand"


def test_phase_3_goes_clockwise_from_the_start_player_past_those_without_supply():
    state = state_of(*SUPPLY_4[:-1], "start player: C", "hand D: -", "hand A: 2", "hand B: -", "to move: C supply")
    play(state, "lay 5")
    assert to_move(state) == "A supply"
    play(state, "lay 2")
    assert to_move(state) == "C build"


def test_phase_3_nobody_has_supply():
    state = state_of(
        "verraeter players=3; conflict: 6-7; hand A: -; hand B: -; hand C: -; aside: traitor; action A: builder;"
        "action B: farmer; to move: C choose"
    )
    play(state, "take strategist")
    assert to_move(state) == "A build"


# Phase 4 to 6


def test_phase_4_the_traitor_changes_house_before_everything_and_lays_for_the_new_one():
    state = state_of(
        "verraeter players=3",
        PAIRS,
        "conflict: 1-2; action A: traitor; action B: farmer; action C: strategist; aside: builder; to move: A supply",
    )
    play(state, "lay 5", "lay nothing", "lay 4")
    # A has gone to the Roses with the 5: river 5 + 5 against river 5 + 4, two winners get 4.
    assert points(state) == [1 + 4, 4, 2]
    assert [player.house for player in look(state).players] == ["roses", "roses", "eagles"]
    assert look(state).landscapes[0].house == "roses"


def test_phase_5_diplomats_count_for_the_house_of_their_holders():
    state = state_of(
        "verraeter players=3",
        PAIRS,
        "conflict: 1-2; action A: diplomat2; action B: diplomat5; action C: farmer; aside: builder; to move: A supply",
    )
    play(state, "lay 3", "lay nothing", "lay nothing")
    last = look(state).last
    assert last is not None
    eagles, roses = last.strengths["eagles"], last.strengths["roses"]
    assert (eagles.base, eagles.supply, eagles.diplomats, eagles.total) == (5, 3, 2, 10)
    assert (roses.base, roses.supply, roses.diplomats, roses.total) == (5, 0, 5, 10)
    assert last.winner is None


def test_phase_6_a_tie_turns_nothing_and_only_traitor_and_strategist_score():
    state = state_of(
        "verraeter players=3",
        PAIRS,
        "conflict: 1-2; action A: strategist; action B: traitor; action C: farmer; aside: builder; to move: A supply",
    )
    play(state, "lay nothing", "lay nothing", "lay nothing")
    assert points(state) == [2, 1, 0]
    assert look(state).landscapes[0].house == "eagles"
    assert look(state).landscapes[1].house == "roses"


def test_phase_6_winners_get_the_prize_of_the_losing_landscape_by_their_number():
    # City (Roses, 15) against wasteland (Eagles, 0): the wasteland's numbers count.
    lines = ("verraeter players=4", "conflict: 12-1; to move: D supply; start player: A; aside: builder")
    actions = "action A: farmer; action B: diplomat2; action C: strategist; action D: diplomat5"
    for allegiance, gained in {"E E E R": [0, 0, 2, 3], "E E R R": [0, 0, 4, 2], "E R R R": [0, 1, 3, 1]}.items():
        state = state_of(*lines, actions, f"allegiance: {allegiance}")
        play(state, "lay nothing")
        assert points(state) == gained


# Phase 7 to 9


def test_phase_7_the_builder_places_turns_or_passes():
    state = state_of(*SUPPLY_4, "buildings C: estate 3; buildings A: estate 1; buildings B: estate 2, counting 4")
    play(state, "lay nothing", "lay nothing", "lay nothing", "lay nothing")
    assert to_move(state) == "C build"
    free = range(5, 13)
    assert legal_texts(state) == [
        *(f"estate {number}" for number in free),
        *(f"counting {number}" for number in free),
        "turn 3",
        "pass",
    ]
    assert refusal(state, "turn 1") == "v-not-your-building"
    assert refusal(state, "estate 4") == "v-landscape-built"
    play(state, "counting 5")
    assert look(state).landscapes[4].building is not None
    assert look(state).players[2].reserve == 1


def test_phase_8_the_strategist_takes_the_strategy_card_and_keeps_it():
    state = state_of(
        "verraeter players=3; strategy: B",
        PAIRS,
        "conflict: 1-2; action A: strategist; action B: traitor; action C: farmer; aside: builder; to move: A supply",
        "hand C: -",
    )
    play(state, "lay nothing", "lay nothing")
    assert to_move(state) == "A conflict"
    play(state, legal_texts(state)[0], seed=1)
    assert to_move(state) == "B choose"


def test_phase_9_laid_supply_is_discarded_after_building():
    state = play(state_of(*SUPPLY_4), "lay 5", "lay 3 4", "lay nothing", "lay 4")
    assert look(state).discard == []
    assert look(state).players[1].laid == ["3", "4"]
    play(state, "pass")
    assert look(state).discard == ["3", "4", "4", "5"]


# Phase 10


def test_phase_10_the_farmer_draws_first_then_estates_clockwise_then_diplomat_2():
    state = state_of(
        *SUPPLY_4[:-1],
        "start player: D",
        "allegiance: E R E R",
        "to move: C supply",
        "laid A: 4 5",
        "laid B: 3 4 5",
        "laid D: 3 5",
        "hand A: 3; hand B: -; hand D: 4",
        "buildings A: estate 3; buildings B: estate 6; buildings C: estate 5; buildings D: estate 8, estate 2",
        "pile: 2 6 8 5 3 2 2 6 2 2 4",
    )
    # Eagles 5 + 9 + 5 = 19, Roses 5 + 12 + 8 + 2 = 27: the Roses win landscape 1.
    play(state, "lay nothing", "pass")
    # B (Farmer) 3 cards, D 2 for estates at 8 and 2, A 1, C 1, and D 1 more for Diplomat 2.
    assert hands(state) == ["2 3", "2 6 8", "2 3 4 5", "3 4 5 6"]


def test_phase_10_estates_count_only_at_landscapes_of_the_house_served_now():
    state = state_of(
        "verraeter players=3",
        PAIRS,
        "conflict: 3-4; action A: traitor; action B: strategist; action C: diplomat5; aside: farmer; to move: C supply",
        "hand A: -; hand B: -; hand C: 2",
        "buildings A: estate 1, estate 2; buildings B: estate 3; buildings C: estate 6, estate 5",
    )
    # A goes to the Roses (estate 2); the Eagles (C with Diplomat 5) win 4, but B's estate 3 stays the Eagles'.
    play(state, "lay nothing")
    assert [int(held) for held in state.held[:3]] == [1, 0, 2]


def test_phase_10_an_empty_pile_is_made_of_the_discard_pile_when_a_card_is_due():
    state = state_of(
        "verraeter players=3",
        PAIRS,
        "conflict: 1-2; action A: farmer; action B: strategist; action C: diplomat5; aside: builder; to move: C supply",
        "hand A: -; hand B: 5 5 5 5 5; hand C: 4 4; laid A: 8; laid B: -",
        "discard: 2*5 3*5 4*3 6",
        "pile: 6",
    )
    play(state, "lay 4")
    assert "6" in hands(state)[0].split()
    assert look(state).discard == []
    assert look(state).pile == 14 + 2 - 2
    assert look(state).pile + sum(len(hand.split()) for hand in hands(state)) == 23


def test_phase_10_the_last_card_of_the_pile_does_not_yet_reshuffle():
    state = state_of(
        "verraeter players=3",
        PAIRS,
        "conflict: 1-2; action A: farmer; action B: strategist; action C: diplomat5; aside: builder; to move: C supply",
        "hand A: -; hand B: 5 5 5 5; hand C: 4 4 4 4 4",
        "discard: 2*5 3*5 8",
        "pile: 5 6 6",
    )
    play(state, "lay nothing")
    assert hands(state)[0] == "5 6 6"
    assert look(state).pile == 0
    assert len(look(state).discard) == 11


# Phase 11 to 13


def test_phase_11_and_12_a_new_round_has_the_next_start_player_and_no_action_cards():
    state = play(state_of(*SUPPLY_4), "lay nothing", "lay nothing", "lay nothing", "lay nothing", "pass", "discard 3")
    assert to_move(state) == "B conflict"
    observation = look(state)
    assert [player.start for player in observation.players] == [False, True, False, False]
    assert [player.action for player in observation.players] == [None] * 4
    assert observation.round == 2


@pytest.mark.parametrize(("players", "rounds"), [(3, 9), (4, 8)])
def test_phase_13_the_game_ends_after_the_last_round(players, rounds):
    lengths = set()
    for seed in range(30):
        *_, state = random_game(seed, players)
        lengths.add(int(state.round_number))
    assert max(lengths) == rounds


def test_phase_13_the_game_ends_early_when_one_house_has_everything_and_after_the_draws():
    state = state_of(
        "verraeter players=3; circle: wE wR rR rR fR fR pR pR vR vR cR cR",
        "conflict: 1-2; action A: farmer; action B: diplomat5; action C: strategist; aside: traitor; to move: C supply",
        "hand A: -; hand B: -; hand C: 2; round: 2; allegiance: E R E; buildings B: counting 4",
    )
    play(state, "lay nothing")
    assert to_move(state) == "nobody"
    assert [int(held) for held in state.held[:3]] == [3, 0, 1]
    assert points(state) == [0, 3, 2]


def test_final_scoring_is_counting_houses_times_supply_up_to_three_cards():
    state = state_of(
        "verraeter players=4; round: 8; conflict: 1-2",
        PAIRS,
        "action A: strategist; action B: diplomat5; action C: diplomat2; action D: traitor; aside: farmer",
        "hand A: 2 2 2 2; hand B: 3 3; hand C: 4 5; hand D: 6; laid A: -; to move: D supply",
        "buildings A: counting 3, counting 4; buildings B: counting 5, counting 6; buildings C: counting 7",
        "buildings D: estate 8",
    )
    # Eagles: A, C, D (now): 5 + 2; Roses: B alone: 5 + 5, and the prize of a river for one is 5. C draws a card.
    play(state, "lay nothing")
    assert points(state) == [2 + 2 * 3, 5 + 2 * 2, 0 + 1 * 3, 1]
    assert to_move(state) == "nobody"


def test_what_was_laid_can_be_seen_by_all_and_hands_cannot():
    state = play(state_of(*SUPPLY_4), "lay 5")
    observation = look(observed_by(state, 2))
    assert observation.players[0].laid == ["5"]
    assert observation.players[0].hand == ["3", "4"]
