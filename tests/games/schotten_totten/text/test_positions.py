"""Positions as text: what is filled in when it is left out, and what is refused because it contradicts itself."""

from __future__ import annotations

import pytest

import highlands
from highlands.errors import HighlandsError

HEAD = "schotten-totten"
TACTICS = "schotten-totten tactics"

REFUSED = {
    "no game": ("", "no-such-game"),
    "another game": ("chess; to move: A play", "no-such-game"),
    "a line that is none": (f"{HEAD}; weather: fine", "position-line"),
    "a line without a colon": (f"{HEAD}; stone 3", "position-line"),
    "a line twice": (f"{HEAD}; began: A; began: B", "position-line-twice"),
    "a stone twice": (f"{HEAD}; stone 1: R1 / -; stone 1 mud: - / R2", "position-line-twice"),
    "an unreadable round": (f"{HEAD}; round: 3 of 2", "position-value"),
    "unreadable points": (f"{HEAD}; points: five", "position-value"),
    "a starter who does not play": (f"{HEAD}; began: C", "position-value"),
    "an unreadable step": (f"{HEAD}; to move: A think", "position-value"),
    "a number of draws where there are none": (f"{HEAD}; to move: A play 2", "position-value"),
    "an option that is none": (f"{HEAD} fog=3", "option-unreadable"),
    "too small a deck for the hands": (f"{HEAD} colours=1 hand=6", "option-too-few-cards"),
    "a stone outside the game": (f"{HEAD} stones=3; stone 4: R1 / -", "no-such-stone"),
    "a stone with one side": (f"{HEAD}; stone 1: R1", "position-stone"),
    "a stone with an unknown mode": (f"{HEAD}; stone 1 fog: R1 / -", "position-stone"),
    "a card that is none": (f"{HEAD}; stone 1: R0 / -", "no-such-card"),
    "a card of a colour that is left out": (f"{HEAD} colours=3 hand=3; stone 1: G1 / -", "no-such-card"),
    "a card twice on the table": (f"{HEAD}; stone 1: R1 / R1", "card-twice"),
    "a card on the table and in a hand": (f"{HEAD}; stone 1: R1 / -; hand A: R1 c?*5", "card-twice"),
    "a card in both hands": (f"{HEAD}; hand A: R1 c?*5; hand B: R1 c?*5", "card-twice"),
    "a card in a hand and in the deck": (f"{HEAD}; hand A: R1 c?*5; clan deck: R1 c?*41", "card-twice"),
    "three Jokers": (f"{TACTICS}; hand A: joker joker; hand B: joker", "card-twice"),
    "too many cards on a side": (f"{HEAD}; stone 1: R1 R2 R3 R4 / -", "side-too-long"),
    "five cards in a Mud Fight": (f"{TACTICS}; stone 1 mud: R1 R2 R3 R4 R5 / -", "side-too-long"),
    "a ruse on a side": (f"{TACTICS}; stone 1: banshee / -", "no-card-to-lay"),
    "a combat mode in the discard pile": (f"{TACTICS}; discard: mud", "mode-in-discard"),
    "tactics cards without the variant": (f"{HEAD}; stone 1: spy / -", "no-tactics-variant"),
    "tactics cards in a hand without the variant": (f"{HEAD}; hand A: spy c?*5", "no-tactics-variant"),
    "two complete sides and no word on which was first": (f"{HEAD}; stone 1: R1 R2 R3 / O1 O2 O3", "position-first"),
    "both sides first": (f"{HEAD}; stone 1: R1 R2 R3 ! / O1 O2 O3 !", "position-first"),
    "an incomplete side first": (f"{HEAD}; stone 1: R1 R2 ! / O1", "position-first"),
    "a stone claimed with an incomplete side": (f"{HEAD}; stone 1 of A: R1 R2 / O1", "position-owner"),
    "a stone claimed by the weaker side": (f"{HEAD}; stone 1 of B: R7 R8 R9 ! / O1 O2 O4", "position-owner-weaker"),
    "a tie claimed by the later side": (f"{HEAD}; stone 1 of B: R1 R2 R3 ! / O1 O2 O3", "position-owner-weaker"),
    "a stone claimed without proof": (f"{HEAD}; stone 1 of A: R1 R2 R4 / -", "position-owner-weaker"),
    "too few cards in the deck": (f"{HEAD}; hand A: c?*6; hand B: c?*6; clan deck: c?*41", "cards-do-not-add-up"),
    "too many cards in the deck": (f"{HEAD}; hand A: c?*6; hand B: c?*6; clan deck: c?*43", "cards-do-not-add-up"),
    "too few tactics cards": (f"{TACTICS}; tactics deck: t?*9", "cards-do-not-add-up"),
    "a tactics card in the clan deck": (f"{TACTICS}; clan deck: t?", "wrong-deck"),
    "too large a hand": (f"{HEAD}; hand A: c?*7", "hand-too-large"),
    "a hand known to its owner": (f"{TACTICS}; discard: recruiter; hand A: R1{{A}} c?*6", "knower-wrong"),
    "an unknown card in a hand that somebody knows": (
        f"{TACTICS}; discard: recruiter; hand A: c?{{B}} c?*6",
        "knower-wrong",
    ),
    "a known card without the Recruiter": (f"{TACTICS}; clan deck: c?*39 R1{{A}}", "knower-impossible"),
    "three known cards": (f"{TACTICS}; discard: recruiter; clan deck: c?*37 c?{{A}}*3", "knower-impossible"),
    "two knowers": (f"{TACTICS}; discard: recruiter; clan deck: c?*38 c?{{A}} c?{{B}}", "knower-impossible"),
    "more tactics played than lie there": (f"{TACTICS}; played: 1-0", "played-wrong"),
    "a player two tactics cards ahead": (f"{TACTICS}; discard: banshee traitor; played: 2-0", "played-wrong"),
    "fewer tactics played than lie on the side": (f"{TACTICS}; stone 1: spy / -; played: 0-1", "played-wrong"),
    "a Joker that nobody played": (f"{TACTICS}; discard: joker", "jokers-wrong"),
    "a Joker played by the wrong player": (f"{TACTICS}; stone 1: joker / -; jokers: B", "jokers-wrong"),
    "a Joker of a player who is not there": (f"{TACTICS}; stone 1: joker / -; jokers: C", "position-value"),
    "a round that is won already": (
        f"{HEAD}; stone 1 of A: R7 R8 R9 / -; stone 2 of A: O7 O8 O9 / -; stone 3 of A: Y7 Y8 Y9 / -",
        "position-won",
    ),
    "the end before the last round": (f"{HEAD}; round: 1 of 2; to move: nobody", "position-over-early"),
    "a choice of deck with one deck": (f"{HEAD}; to move: A draw", "position-step"),
    "a draw with a full hand": (f"{TACTICS}; hand A: c?*7; to move: A draw", "position-step"),
    "a draw after passing": (f"{TACTICS}; hand A: R1; hand B: -; to move: A draw, passed", "position-step"),
    "recruiting without the Recruiter": (f"{TACTICS}; to move: A recruit 2", "position-step"),
    "recruiting after passing": (f"{TACTICS}; discard: recruiter; to move: A recruit 2, passed", "position-step"),
    "three returns": (f"{TACTICS}; discard: recruiter; to move: A return 3", "position-step"),
    "two passes and a card to play": (f"{HEAD}; to move: A play, passed twice", "position-step"),
    "two passes among experienced players": (f"{HEAD} expert; to move: A claim, passed twice", "position-step"),
}


@pytest.mark.parametrize(("text", "reason"), REFUSED.values(), ids=REFUSED.keys())
def test_a_position_that_contradicts_itself_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(HighlandsError) as refusal:
        highlands.from_position(text)
    assert refusal.value.message.id == reason
    assert str(refusal.value)


def test_what_is_left_out_is_the_beginning_of_a_round() -> None:
    game = highlands.from_position(HEAD, seed=1)
    assert game.to_move == 0
    assert len(game.legal_moves) == 54
    assert game.position(None).splitlines()[1:] == [
        "round: 1 of 1",
        "points: 0-0",
        "began: A",
        "hand A: c?*6",
        "hand B: c?*6",
        "clan deck: c?*42",
        "to move: A play",
    ]


def test_who_has_played_and_not_drawn_has_a_card_less() -> None:
    claiming = highlands.from_position(f"{HEAD}; stone 1: R7 R8 R9 / -; to move: A claim")
    assert "hand A: c?*5" in claiming.position(None)
    experienced = highlands.from_position(f"{HEAD} expert; stone 1: R7 R8 R9 / -; to move: A claim")
    assert "hand A: c?*6" in experienced.position(None)


def test_case_and_spaces_do_not_matter() -> None:
    game = highlands.from_position("SCHOTTEN-TOTTEN  Tactics;STONE 1  MUD :r1  Joker/ - ; Hand a: r2 SPY c?*5", seed=1)
    assert "stone 1 mud: R1 joker / -" in game.full_position()
    assert "hand A: c?*6 t?" in game.position(1)


def test_unknown_cards_are_dealt_from_all_that_are_left() -> None:
    game = highlands.from_position(f"{HEAD}; stone 1: R1 R2 / O1; hand A: Y1 c?*5", seed=3)
    again = highlands.from_position(f"{HEAD}; stone 1: R1 R2 / O1; hand A: Y1 c?*5", seed=3)
    other = highlands.from_position(f"{HEAD}; stone 1: R1 R2 / O1; hand A: Y1 c?*5", seed=4)
    assert game.full_position() == again.full_position() != other.full_position()
    assert "?" not in game.full_position()
