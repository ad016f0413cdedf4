"""Set-up, the steps of a turn, playing, passing and drawing."""

from __future__ import annotations

import random
import re
from collections import Counter
from itertools import groupby

import pytest

import highlands
from highlands import NotAllowedError
from tests.games.schotten_totten.playing import VARIANTS, after, at, deck, hand, legal, line, observation, refusal, turn
from tests.games.schotten_totten.reference.game import TACTICS
from tests.games.schotten_totten.reference.proof import CLAN

# Set-up


@pytest.mark.parametrize(("tactics", "expert"), VARIANTS)
def test_each_player_is_dealt_six_clan_cards_or_seven_with_tactics(tactics: bool, expert: bool) -> None:
    game = highlands.new("schotten-totten", tactics=tactics, expert=expert, seed=1)
    each = 7 if tactics else 6
    assert [len(hand(game, seat)) for seat in "AB"] == [each, each]
    assert len(deck(game, "clan")) == 54 - 2 * each
    assert Counter(hand(game, "A") + hand(game, "B") + deck(game, "clan")) == Counter(CLAN)


def test_the_tactics_deck_lies_beside_the_clan_deck_and_is_not_dealt_from() -> None:
    game = highlands.new("schotten-totten", tactics=True, seed=1)
    assert Counter(deck(game, "tactics")) == Counter(TACTICS)
    assert line(highlands.new("schotten-totten", seed=1), "tactics deck") == ""


def test_both_decks_are_shuffled() -> None:
    games = [highlands.new("schotten-totten", tactics=True, seed=seed) for seed in range(5)]
    assert len({tuple(deck(game, "clan")) for game in games}) == len(games)
    assert len({tuple(deck(game, "tactics")) for game in games}) == len(games)
    again = highlands.new("schotten-totten", tactics=True, seed=0)
    assert again.full_position() == games[0].full_position()


def test_the_border_is_nine_empty_stones_that_nobody_holds() -> None:
    stones = observation(highlands.new("schotten-totten", tactics=True, seed=1), None).stones
    assert [stone.number for stone in stones] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert all(stone.owner is None and stone.sides[0].cards == stone.sides[1].cards == [] for stone in stones)


@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_can_be_chosen(first: int) -> None:
    assert {highlands.new("schotten-totten", first=first, seed=seed).to_move for seed in range(8)} == {first}


def test_else_the_first_player_is_drawn_by_lot() -> None:
    assert {highlands.new("schotten-totten", seed=seed).to_move for seed in range(20)} == {0, 1}


@pytest.mark.parametrize("rounds", [0, 100, -1, 1.5, True])
def test_a_match_has_one_to_ninety_nine_rounds(rounds: int) -> None:
    for possible in (1, 99):
        assert highlands.new("schotten-totten", rounds=possible, seed=1).to_move is not None
    with pytest.raises(NotAllowedError, match="rounds must be a whole number from 1 to 99"):
        highlands.new("schotten-totten", rounds=rounds)


# The order of the steps


STEPS = {"claim": "C", "done": "C", "draw": "D", "return": "R", "recruiter": "Q"}


def turns(game: highlands.Game) -> list[str]:
    """The turns of a game, each as the letters of its moves: P play or pass, Q Recruiter, R return, C claim, D draw."""
    by_seat = groupby(game.history, key=lambda made: int(made[0].mover))
    return ["".join(STEPS.get(str(move).split()[0], "P") for _, move in made) for _, made in by_seat]


@pytest.mark.parametrize(("tactics", "expert"), VARIANTS)
def test_a_turn_is_play_claim_draw_and_among_the_experienced_claim_play_draw(tactics: bool, expert: bool) -> None:
    order = "C*(P|QD{0,3}R{1,2})D?" if expert else "(P|QD{0,3}R{1,2})C*D?"
    chance = random.Random(1)
    for seed in range(4):
        game = highlands.new("schotten-totten", tactics=tactics, expert=expert, seed=seed)
        while game.to_move is not None:
            game.play(chance.choice(list(game.legal_moves)))
        *whole, last = turns(game)
        assert all(re.fullmatch(order, letters) for letters in whole)
        assert re.fullmatch(f"{order}|C+", last)  # a claim may end the game


def test_a_step_can_not_be_skipped_or_taken_out_of_turn() -> None:
    game = at("schotten-totten tactics; hand A: R1 c?*6")
    for move in ("draw clan", "done"):
        assert refusal(game, move) == ("wrong-step", "now a card is to be played")
    game.play("R1@1")
    words = "now a card is to be drawn: “draw clan” or “draw tactics”"
    for move in ("R1@1", "pass", "done", "recruiter"):
        assert refusal(game, move) == ("wrong-step", words)
    game = at("schotten-totten tactics; stone 1: R7 R8 R9 / -; hand A: G1 c?*5; to move: A claim")
    for move in ("G1@2", "draw clan", "pass"):
        assert refusal(game, move) == ("wrong-step", "now stones can be claimed; say “done” to go on")
    assert refusal(game, "return G1") == ("no-recruiter", "cards are put back only for the Recruiter")


# Playing


def test_a_clan_card_goes_to_the_own_side_of_any_stone() -> None:
    game = at("schotten-totten; hand B: R7 G2 c?*4; to move: B play")
    assert legal(game, "R7") == {f"R7@{stone}" for stone in range(1, 10)}
    game.play("R7@3")
    assert line(game, "stone 3") == "stone 3: - / R7"
    assert "R7" not in hand(game, "B")
    assert "R7" in observation(game, 0).stones[2].sides[1].cards, "it lies face up"


def test_only_cards_of_the_own_hand_can_be_played() -> None:
    game = at("schotten-totten; hand A: R7 c?*5; hand B: G2 c?*5; stone 1: B1 / B2")
    for card, words in (("G2", "green 2"), ("B1", "blue 1"), ("B2", "blue 2")):
        assert refusal(game, f"{card}@3") == ("not-in-hand", f"{words} is not in your hand")


def test_a_side_takes_three_cards() -> None:
    game = at("schotten-totten; hand A: R7 c?*5; stone 1: B1 B2 G8 / -; stone 2: B3 B4 / G1 G2 G3")
    assert legal(game, "R7") == {f"R7@{stone}" for stone in range(2, 10)}
    assert refusal(game, "R7@1") == ("no-room", "your side of stone 1 is full: it takes 3 cards")


def test_a_side_takes_four_cards_under_mud_fight() -> None:
    game = at("schotten-totten tactics; hand A: R7 c?*6; stone 1 mud: B1 B2 G8 / -; stone 2: B3 B4 B7 / -")
    assert "R7@1" in game.legal_moves
    assert refusal(game, "R7@2") == ("no-room", "your side of stone 2 is full: it takes 3 cards")
    game = at("schotten-totten tactics; hand A: R7 c?*6; stone 1 mud: B1 B2 G8 P1 / -")
    assert refusal(game, "R7@1") == ("no-room", "your side of stone 1 is full: it takes 4 cards")


def test_no_card_is_played_to_a_claimed_stone() -> None:
    game = at("schotten-totten; hand B: R7 c?*5; stone 4 of A: B7 B8 B9 / G1; to move: B play")
    assert refusal(game, "R7@4") == ("stone-claimed", "stone 4 has been claimed")
    assert legal(game, "R7") == {f"R7@{stone}" for stone in (1, 2, 3, 5, 6, 7, 8, 9)}


def test_there_are_no_tactics_cards_without_the_tactical_variant() -> None:
    game = at("schotten-totten; hand A: R7 c?*5; stone 1: - / R1")
    for move in ("joker@1", "mud@1", "recruiter", "banshee R1@1"):
        assert refusal(game, move) == ("no-tactics-variant", "there are no tactics cards in this game")


# Passing


def test_who_can_place_a_clan_card_must_play() -> None:
    for position in ("schotten-totten", "schotten-totten tactics; hand A: R7 spy"):
        game = at(position)
        assert refusal(game, "pass") == ("must-play", "you have a clan card that can be placed, so you can’t pass")


def test_instead_of_a_clan_card_a_tactics_card_may_be_played() -> None:
    game = after("schotten-totten tactics; hand A: R7 spy c?*5", "spy@1")
    assert line(game, "stone 1") == "stone 1: spy / -"
    assert turn(game) == "A draw"


def test_without_a_clan_card_one_passes_or_plays_a_tactics_card() -> None:
    assert legal(at("schotten-totten; hand A: -")) == {"pass"}
    game = at("schotten-totten tactics; hand A: mud banshee")
    assert legal(game) == {"pass", *(f"mud@{stone}" for stone in range(1, 10))}


NO_ROOM = "schotten-totten tactics stones=2; stone 1: R1 O3 Y5 / -; stone 2: R2 O4 Y6 / -"


def test_without_room_on_any_unclaimed_stone_one_passes_or_plays_a_tactics_card() -> None:
    assert legal(at(f"{NO_ROOM}; hand A: G1 G2")) == {"pass"}
    assert legal(at(f"{NO_ROOM}; hand A: G1 spy mud")) == {"pass", "mud@1", "mud@2"}
    assert legal(at(f"{NO_ROOM.replace('Y6', '')}; hand A: G1 G2")) == {"G1@2", "G2@2"}
    claimed = "schotten-totten stones=2; stone 1 of B: R1 / O7 O8 O9; stone 2: R2 O4 Y6 / -; hand A: G1"
    assert legal(at(claimed)) == {"pass"}


@pytest.mark.parametrize(("tactics", "expert"), VARIANTS)
def test_who_passed_does_not_draw(tactics: bool, expert: bool) -> None:
    head = "schotten-totten" + " tactics" * tactics + " expert" * expert
    game = after(f"{head}; hand A: -", "pass")
    assert turn(game) == "B play, passed"
    assert hand(game, "A") == []


def test_who_passed_may_still_claim() -> None:
    game = after("schotten-totten; hand A: -; stone 1: R7 R8 R9 / -", "pass")
    assert legal(game) == {"claim 1", "done"}
    game.play("claim 1")
    assert turn(game) == "B play, passed"
    assert hand(game, "A") == []


# Drawing


def test_after_playing_the_top_card_of_the_clan_deck_is_drawn() -> None:
    game = after("schotten-totten; hand A: R1 R2 R3 R4 R5 R6; clan deck: P9 P8 c?*40", "R1@1")
    assert hand(game, "A") == ["R2", "R3", "R4", "R5", "R6", "P9"]
    assert deck(game, "clan")[0] == "P8"
    assert turn(game) == "B play"


@pytest.mark.parametrize(("choice", "drawn"), [("clan", "P9"), ("tactics", "spy")])
def test_with_tactics_the_player_chooses_the_deck(choice: str, drawn: str) -> None:
    position = "schotten-totten tactics; hand A: R1 c?*6; clan deck: P9 c?*39; tactics deck: spy t?*9"
    game = after(position, "R1@1")
    assert legal(game) == {"draw clan", "draw tactics"}
    game.play(f"draw {choice}")
    assert drawn in hand(game, "A")
    assert len(hand(game, "A")) == 7
    assert turn(game) == "B play"


def test_only_one_card_is_drawn_however_small_the_hand() -> None:
    assert len(hand(after("schotten-totten; hand A: R1 R2", "R1@1"), "A")) == 2
    assert len(hand(after("schotten-totten tactics; hand A: R1 R2", "R1@1", "draw clan"), "A")) == 2


NO_TACTICS_LEFT = (
    "stone 9 blind mud: - / -; discard: joker joker spy shield recruiter strategist banshee traitor; jokers: A B"
)


def test_when_a_deck_is_empty_one_draws_from_the_other() -> None:
    game = after(f"schotten-totten tactics; {NO_TACTICS_LEFT}; hand A: R3 R4; clan deck: R7 c?*44", "R3@3")
    assert turn(game) == "B play"
    assert hand(game, "A") == ["R4", "R7"]
    no_clan_left = "stone 1: R1 R4 R7 / R2 R5 R8 !; stone 2: - / R9; hand A: R3; hand B: R6; tactics deck: spy t?*9"
    game = after(f"schotten-totten tactics colours=1 hand=2; {no_clan_left}", "R3@3")
    assert turn(game) == "B play"
    assert hand(game, "A") == ["spy"]


def test_when_nothing_is_left_play_goes_on_without_drawing() -> None:
    cards = "stone 1: R1 R4 / R2 R5; stone 2: R7 / R9; hand A: R3 R8; hand B: R6"
    game = after(f"schotten-totten colours=1 hand=2; {cards}", "R3@3", "R6@4", "R8@3")
    assert hand(game, "A") == hand(game, "B") == []
    assert turn(game) == "B play"
    assert legal(game) == {"pass"}
