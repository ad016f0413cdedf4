"""The rulings about tactics cards, and what is known of them: each named, with its reason."""
# ruff: noqa: N802

from __future__ import annotations

import pytest

import highlands
from highlands import Game, UnreadableError
from highlands.i18n import say
from tests.games.schotten_totten.playing import (
    after,
    at,
    deck,
    hand,
    legal,
    line,
    observation,
    proof,
    refusal,
    turn,
)

TACTICS = "schotten-totten tactics"


def reading(position: str, seat: str = "A", stone: int = 1) -> tuple[str, int, dict[str, str]]:
    """The formation, the total and the wild cards' readings of a seat's complete side."""
    own = proof(at(position), seat, stone).own
    assert own is not None
    return own.formation, own.total, own.readings


def test_ST_1_a_wild_card_may_stand_for_a_card_on_the_table() -> None:
    """ST-1: a wild card may stand for a card that lies elsewhere on the table."""
    position = f"{TACTICS}; stone 1: R7 R8 joker / -; stone 2: - / R9; to move: A claim"
    assert reading(position) == ("colour-run", 24, {"joker": "R9"})
    assert legal(at(position)) == {"claim 1", "done"}


def test_ST_1_a_wild_card_may_stand_for_a_card_of_its_own_side() -> None:
    """ST-1: a wild card may stand for a card of the same side, so a colour formation can have a strength twice."""
    assert reading(f"{TACTICS}; stone 1: R9 R4 joker / -") == ("colour", 22, {"joker": "R9"})
    assert reading(f"{TACTICS}; stone 1: R7 R2 spy / -") == ("colour", 16, {"spy": "R7"})
    assert reading(f"{TACTICS}; stone 1: R3 R7 shield / -") == ("colour", 13, {"shield": "R3"})


def test_ST_2_each_side_is_read_to_its_owners_best_whoever_claims() -> None:
    """ST-2: the owner's best reading counts on each side, also on the side of the player who does not claim."""
    position = f"{TACTICS}; stone 1: R5 R6 joker / G8 G9 spy !; to move: A claim"
    game = at(position)
    assert not proof(game, "A", 1).provable
    assert proof(game, "B", 1).provable
    words = "the other side is stronger: a colour run of 24 against a colour run of 18"
    assert refusal(game, "claim 1") == ("claim-weaker", words)


def test_ST_2_the_reading_that_was_taken_is_shown() -> None:
    """ST-2: the engine shows what it took each wild card for, to everybody and in both sides' proofs."""
    game = at(f"{TACTICS}; stone 1: R5 R6 joker / G8 G9 spy !; to move: A claim")
    given = proof(game, "A", 1)
    assert given.own is not None
    assert given.other is not None
    assert (given.own.readings, given.other.readings) == ({"joker": "R7"}, {"spy": "G7"})
    for seat in (0, 1, None):
        best = [side.best for side in observation(game, seat).stones[0].sides]
        assert best == [given.own, given.other]


def test_ST_3_both_combat_modes_on_one_stone() -> None:
    """ST-3: Blind Man's Bluff and Mud Fight may lie on one stone, and then the sum of 4 cards counts."""
    game = at(f"{TACTICS}; stone 1 mud: R1 R2 R3 R4 / G9 B8 P8 P1 !; hand A: blind c?*6; played: 0-1")
    assert proof(game, "A", 1).provable
    game.play("blind@1")
    assert line(game, "stone 1").startswith("stone 1 blind mud:")
    words = "the other side is stronger: a sum of 26 against a sum of 10"
    assert refusal(game, "claim 1") == ("claim-weaker", words)
    game = after(f"{TACTICS}; stone 1 blind: R1 / -; hand A: mud c?*6; played: 0-1", "mud@1")
    assert line(game, "stone 1") == "stone 1 blind mud: R1 / -"


@pytest.mark.parametrize(("seat", "ruse"), [("B", "banshee Y1@1"), ("A", "strategist Y1@1>2"), ("B", "traitor Y1@1>2")])
def test_ST_4_a_side_that_lost_a_card_is_completed_anew(seat: str, ruse: str) -> None:
    """ST-4: a side that loses a card is complete again only when the missing card comes: too late for a tie."""
    hands = {"A": "hand A: G1", "B": "hand B: P9"}
    hands[seat] += f" {ruse.split(maxsplit=1)[0]}"
    game = at(f"{TACTICS}; stone 1: R9 O5 Y1 ! / G7 B6 P2; {hands['A']}; {hands['B']}; to move: {seat} play")
    assert proof(game, "A", 1).provable, "both have a sum of 15, and A was first"
    for move in [ruse, "draw clan"] if seat == "B" else [ruse, "draw clan", "P9@9", "draw clan"]:
        game.play(move)
    assert line(game, "stone 1") == "stone 1: R9 O5 / G7 B6 P2"
    game.play("G1@1")
    assert line(game, "stone 1") == "stone 1: R9 O5 G1 / G7 B6 P2 !"
    words = "both sides have a sum of 15, and the other one was completed first"
    assert refusal(game, "claim 1") == ("claim-tie-lost", words)
    assert say(proof(game, "B", 1).reason) == "both sides have a sum of 15, and yours was completed first"


def test_ST_4_mud_fight_makes_both_sides_incomplete() -> None:
    """ST-4: Mud Fight leaves no side complete; whose fourth card comes first has the tie."""
    game = at(f"{TACTICS}; stone 1: R4 R5 R6 ! / O4 O5 O6; hand A: mud R7 c?*5; hand B: O7 c?*6")
    game.play("mud@1")
    assert refusal(game, "claim 1")[0] == "claim-side-incomplete"
    game.play("draw clan")
    game.play("O7@1")
    assert line(game, "stone 1") == "stone 1 mud: R4 R5 R6 / O4 O5 O6 O7"
    game.play("done")
    game.play("draw clan")
    game.play("R7@1")
    assert line(game, "stone 1") == "stone 1 mud: R4 R5 R6 R7 / O4 O5 O6 O7 !"
    assert refusal(game, "claim 1")[0] == "claim-tie-lost"


def test_ST_4_the_traitor_can_complete_one_side_with_a_card_of_the_other() -> None:
    """ST-4: a card that changes sides makes one side incomplete and completes the other at that moment."""
    game = after(f"{TACTICS}; stone 1: R1 R2 / G3 G5 G6; hand A: traitor G7; hand B: Y3", "traitor G3@1>1")
    assert line(game, "stone 1") == "stone 1: R1 R2 G3 / G5 G6"
    game.play("draw clan")
    game.play("Y3@1")
    assert line(game, "stone 1") == "stone 1: R1 R2 G3 ! / Y3 G5 G6"


def test_ST_5_a_combat_mode_lies_on_nobodys_side() -> None:
    """ST-5: a combat mode cannot be moved, discarded or taken, and takes nobody's room."""
    game = at(f"{TACTICS}; stone 1 blind mud: R1 / G1; hand A: strategist banshee traitor")
    moves = legal(game, "strategist") | legal(game, "banshee") | legal(game, "traitor")
    assert {move.split()[1].split(">")[0] for move in moves} == {"R1@1", "G1@1"}
    for move in ("strategist mud@1>2", "banshee blind@1", "traitor mud@1>2"):
        with pytest.raises(UnreadableError):
            game.play(move)
    with pytest.raises(UnreadableError, match="the Mud Fight lies on a stone and is never discarded"):
        at(f"{TACTICS}; discard: mud")


def test_ST_6_a_ruse_without_a_target_can_not_be_played() -> None:
    """ST-6: Strategist, Banshee and Traitor need a card that they can act on, and the Traitor room for it."""
    position = f"{TACTICS}; hand A: strategist banshee traitor"
    assert legal(at(position)) == {"pass"}
    assert legal(at(f"{position}; stone 1 of B: R1 / G7 G8 G9"), "") == {"pass"}, "a claimed stone is closed"
    assert legal(at(f"{position}; stone 1: - / spy; played: 0-1"), "traitor") == set(), "only clan cards"
    full = "stone 1: R1 R3 R5 / G1 G3; stone 2: O1 O3 O5 / -"
    small = position.replace("tactics", "tactics stones=2")
    assert legal(at(f"{small}; {full}"), "traitor") == set(), "no room"
    assert refusal(at(position), "banshee G5") == (
        "not-on-other-side",
        "green 5 is not on your opponent’s side of the border",
    )
    assert refusal(at(position), "strategist G5>2") == ("not-on-own-side", "green 5 is not on your side of the border")


ONE_COLOUR = "schotten-totten tactics colours=1 hand=4; discard: joker joker spy shield strategist banshee traitor"
FEW_CARDS = f"{ONE_COLOUR}; stone 9 blind mud: - / -; jokers: A B; played: 4-5; stone 1: R1 R4 / R2 R6"


def test_ST_6_the_recruiter_needs_a_card_in_the_decks() -> None:
    """ST-6: with both decks empty there is nobody to recruit."""
    game = at(f"{FEW_CARDS}; stone 2: R7 / R8; hand A: R3 R5 recruiter; hand B: R9")
    assert refusal(game, "recruiter") == ("decks-empty", "both decks are empty, so there is nobody to recruit")


def test_ST_6_the_recruiter_draws_what_there_is_and_returns_two() -> None:
    """ST-6: with fewer than 3 cards left the Recruiter draws them all, and still puts 2 back."""
    game = at(f"{FEW_CARDS}; hand A: R3 R5 recruiter; hand B: R7 R8; clan deck: R9")
    game.play("recruiter")
    assert turn(game) == "A return 2"
    assert hand(game, "A") == ["R3", "R5", "R9"]
    game.play("return R9")
    game.play("return R3")
    assert (hand(game, "A"), deck(game, "clan")) == (["R5", "R9"], ["R3{A}"]), "and then the turn's draw"
    game = after(f"{FEW_CARDS}; stone 2: R3 / R5; hand A: recruiter; hand B: R7 R8; clan deck: R9", "recruiter")
    assert turn(game) == "A return 1", "there is no second card to put back"


def test_ST_7_the_destination_needs_room_on_the_own_side() -> None:
    """ST-7: Traitor and Strategist put a card where there is room; the Traitor also at the same stone."""
    sides = "stone 1: R1 / G1; stone 2: R2 R4 R6 / -; stone 3 of B: R8 / O7 O8 O9"
    game = at(f"{TACTICS}; {sides}; hand A: strategist traitor")
    assert legal(game, "traitor") == {f"traitor G1@1>{stone}" for stone in (1, 4, 5, 6, 7, 8, 9)}
    assert legal(game, "strategist R1") == {f"strategist R1@1>{to}" for to in ("4", "5", "6", "7", "8", "9", "discard")}
    full = ("no-room", "your side of stone 2 is full: it takes 3 cards")
    assert refusal(game, "traitor G1@1>2") == refusal(game, "strategist R1@1>2") == full
    assert refusal(game, "strategist R1@1>3") == ("stone-claimed", "stone 3 has been claimed")


def test_ST_7_the_strategist_needs_another_stone() -> None:
    """ST-7: the Strategist may not put a card back to the stone it came from."""
    game = at(f"{TACTICS}; stone 1: R1 / G1; hand A: strategist")
    words = "the Strategist moves a card to another stone"
    assert refusal(game, "strategist R1@1>1") == ("strategist-same-stone", words)


RETURNED = f"{TACTICS}; stone 1: R9 O9 Y9 / B7; stone 2: B6 B5 / -; stone 3: P7 P8 P9 / -"


def test_ST_9_cards_under_a_deck_count_as_unseen_in_a_proof() -> None:
    """ST-9: a card that the Recruiter put under a deck is not face up, so it may still come, also for who put it."""
    game = after(
        f"{RETURNED}; hand A: recruiter B8 G1 c?*4",
        *("recruiter", "draw clan", "draw clan", "draw clan", "return B8", "return G1"),
    )
    words = "blue 8 and blue 9 could still come: a colour run of 24 would beat three of a kind with a total of 27"
    assert refusal(game, "claim 1") == ("claim-beatable", words)


def test_ST_9_only_who_put_a_card_under_a_deck_knows_it() -> None:
    """ST-9: the views remember a returned card for the player who put it there, and only for that player."""
    game = after(
        f"{TACTICS}; hand A: recruiter B8 spy c?*4",
        *("recruiter", "draw clan", "draw clan", "draw clan", "return B8", "return spy"),
    )
    decks = {seat: _deck_ends(game, seat) for seat in (0, 1, None)}
    assert decks == {0: ("B8{A}", "spy{A}"), 1: ("c?{A}", "t?{A}"), None: ("c?{A}", "t?{A}")}


def _deck_ends(game: Game, seat: int | None) -> tuple[str, str]:
    """The lowest cards of the clan and of the tactics deck as a seat sees them."""
    lines = dict(text.split(": ") for text in game.position(seat).splitlines() if " deck: " in text)
    return lines["clan deck"].split()[-1], lines["tactics deck"].split()[-1]


def test_ST_9_the_knowledge_follows_the_card_into_the_opponents_hand() -> None:
    """ST-9: when the opponent draws the returned card, who put it there knows it in that hand; a spectator does not."""
    game = at(
        "schotten-totten tactics colours=1 hand=2; hand A: R1; hand B: R2; clan deck: R9{A} c?*6; discard: recruiter; "
        "to move: B play"
    )
    game.play("R2@1")
    game.play("draw clan")
    assert hand(game, "B") == ["R9{A}"]
    assert observation(game, 0).hands[1].cards == ["R9"]
    assert observation(game, None).hands[1].cards == ["c?"]


@pytest.mark.parametrize(("seat", "ruse"), [("B", "banshee joker@1"), ("A", "strategist joker@1>discard")])
def test_ST_14_a_discarded_joker_still_was_the_one_joker(seat: str, ruse: str) -> None:
    """ST-14: a player plays one Joker a game, even if it was discarded."""
    hands = {"A": "hand A: joker", "B": "hand B: P9"}
    hands[seat] += f" {ruse.split(maxsplit=1)[0]}"
    laid = "stone 1: joker / -; discard: recruiter; played: 1-1"
    game = at(f"{TACTICS}; {laid}; {hands['A']}; {hands['B']}; to move: {seat} play")
    for move in [ruse, "draw clan"] if seat == "B" else [ruse, "draw clan", "P9@9", "draw clan"]:
        game.play(move)
    assert line(game, "discard").startswith("discard: joker")
    assert "joker" in hand(game, "A")
    assert refusal(game, "joker@2") == ("one-joker", "you have played a Joker already; a player plays only one")


def test_ST_15_mud_fight_leaves_early_claims_to_the_same_proof() -> None:
    """ST-15: under Mud Fight a stone can be claimed early by the same proof, with 4 cards."""
    game = at(f"{TACTICS}; stone 1 mud: R6 R7 R8 R9 / -; to move: A claim")
    assert legal(game) == {"claim 1", "done"}
    game = at(f"{TACTICS}; stone 1 mud: R9 O9 Y9 G9 / B7; to move: A claim")
    words = (
        "blue 6, blue 8 and blue 9 could still come: a colour run of 30 would beat four of a kind with a total of 36"
    )
    assert refusal(game, "claim 1") == ("claim-beatable", words)
    assert legal(at(f"{TACTICS}; stone 1 mud: R9 O9 Y9 G9 / B7 P8; to move: A claim")) == {"claim 1", "done"}


@pytest.mark.parametrize(("others", "draws"), [(6, False), (5, True), (0, True)])
def test_ST_16_after_the_recruiter_one_draws_only_below_the_limit(others: int, draws: bool) -> None:
    """ST-16: three drawn and two put back leave a full hand full, and then nothing is drawn."""
    cards = " ".join(f"R{n}" for n in range(1, others + 1))
    game = at(f"{TACTICS}; hand A: recruiter {cards}; clan deck: P1 P2 P3 c?*{54 - 7 - others - 3}")
    for move in ("recruiter", "draw clan", "draw clan", "draw clan", "return P1", "return P2"):
        game.play(move)
    assert turn(game) == ("A draw" if draws else "B play")
    assert len(hand(game, "A")) == others + 1


def test_ST_17_what_is_public_of_a_hand() -> None:
    """ST-17: of a hand everybody knows its size and how many tactics cards it has, and nothing else."""
    game = at(f"{TACTICS}; hand A: R1 R2 R3 spy shield; hand B: G1 mud; discard: banshee O5 joker; jokers: A")
    for seat in (1, None):
        of_a = observation(game, seat).hands[0]
        assert (of_a.cards, of_a.clan, of_a.tactics) == (["c?", "c?", "c?", "t?", "t?"], 3, 2)
    for seat in (0, None):
        of_b = observation(game, seat).hands[1]
        assert (of_b.cards, of_b.clan, of_b.tactics) == (["c?", "t?"], 1, 1)
    assert observation(game, 0).hands[0].cards == ["R1", "R2", "R3", "spy", "shield"]


def test_ST_17_decks_discard_pile_and_played_tactics_cards_are_public() -> None:
    """ST-17: public are the sizes of both decks, the discard pile and how many tactics cards each has played."""
    game = at(f"{TACTICS}; hand A: R1; hand B: G1; discard: banshee O5 joker; jokers: A; played: 1-1")
    for seat in (0, 1, None):
        view = observation(game, seat)
        assert (view.clan_deck, view.tactics_deck) == (51, 8)
        assert view.discard == ["O5", "joker", "banshee"]
        assert view.played == [1, 1]


JOKER_LAID = f"{TACTICS}; stone 1: joker / spy; jokers: A; played: 2-1; discard: recruiter"


NO_OTHER_JOKER = "tactics deck: blind mud strategist banshee traitor shield"


def test_ST_18_the_recruiter_can_not_put_back_a_second_joker() -> None:
    """ST-18: who has played a Joker keeps the other one in hand; the cards to return are chosen among the others."""
    game = at(f"{JOKER_LAID}; hand A: R1 R2 joker mud; to move: A return 2")
    assert legal(game) == {"return R1", "return R2", "return mud"}
    words = (
        "you have played a Joker already, so the other one stays in your hand to the end of the round; "
        "put back another card"
    )
    assert refusal(game, "return joker") == ("joker-stays", words)
    game.play("return R1")
    game.play("return R2")
    assert "joker" in hand(game, "A")


def test_ST_18_before_the_first_joker_is_played_either_may_be_put_back() -> None:
    """ST-18: what the opponent has played does not matter."""
    game = at(f"{TACTICS}; stone 1: - / joker; jokers: B; discard: recruiter; hand A: R1 R2 joker; to move: A return 2")
    assert "return joker" in legal(game)
    game.play("return joker")
    assert deck(game, "tactics")[-1] == "joker{A}"
    both = f"{TACTICS}; discard: recruiter; hand A: R1 joker joker; to move: A return 2"
    assert legal(at(both)) == {"return R1", "return joker"}


def test_ST_18_with_fewer_than_two_other_cards_those_go_back() -> None:
    """ST-18: the Joker counts toward the hand, so there may be only one other card to return, or none."""
    used = "discard: spy shield strategist banshee traitor; stone 9 blind mud: - / -; jokers: A; played: 4-4"
    small = f"schotten-totten tactics colours=1 hand=4; {used}; stone 1: joker R1 R4 ! / R2 R6 R7; stone 2: R5 / R8"
    game = after(f"{small}; hand A: recruiter joker; hand B: R9; clan deck: R3", "recruiter")
    assert (turn(game), legal(game)) == ("A return 1", {"return R3"})
    game.play("return R3")
    assert turn(game) == "B play"
    only = f"{small}; stone 3: R3 / -; hand A: recruiter; hand B: R9; clan deck: -; tactics deck: joker"
    game = after(only, "recruiter")
    assert (turn(game), hand(game, "A")) == ("B play", ["joker"]), "there is nothing to return"


def test_ST_18_everybody_knows_that_a_card_put_back_later_is_no_joker() -> None:
    """ST-18: a tactics card put back by who has played a Joker is not the other one, in no deal."""
    game = at(f"{JOKER_LAID}; hand A: R1 mud banshee; hand B: G1 G2; to move: A return 2")
    for move in ("return mud", "return R1"):
        game.play(move)
    assert deck(game, "tactics")[-1] == "mud{A!}"
    seen = game.position(1)
    assert "t?{A!}" in seen
    dealt = [deck(highlands.from_position(seen, seed=seed), "tactics") for seed in range(60)]
    assert not any(cards[-1].startswith("joker") for cards in dealt)
    assert any("joker" in cards for cards in dealt), "elsewhere in the deck it may be"
    elsewhere = seen.replace("t?{A!}", "t?{A}")
    assert any(
        deck(highlands.from_position(elsewhere, seed=seed), "tactics")[-1].startswith("joker") for seed in range(60)
    ), "had it been put back before the Joker was played, it might be one"


@pytest.mark.parametrize(
    ("position", "refused"),
    [
        (f"{JOKER_LAID}; hand A: R1 joker; to move: A return 2", "position-step"),
        (f"{JOKER_LAID}; hand A: R1 R2; tactics deck: joker{{A!}} t?*6", "no-joker-wrong"),
        (f"{JOKER_LAID}; hand A: R1 R2; tactics deck: t?{{B!}} t?*6", "no-joker-wrong"),
        (f"{JOKER_LAID}; hand A: R1 R2; clan deck: c?{{A!}} c?*44", "no-joker-wrong"),
        (f"{JOKER_LAID}; hand B: mud{{A!}}", "no-joker-wrong"),
        (f"{JOKER_LAID}; hand A: t?; hand B: -; {NO_OTHER_JOKER}; to move: A return 1", "joker-nowhere"),
    ],
)
def test_ST_18_positions_that_contradict_it_are_refused(position: str, refused: str) -> None:
    """ST-18: no position asks for the return of a second Joker, or has it where it can't have been put."""
    with pytest.raises(UnreadableError) as caught:
        at(position)
    assert caught.value.message.id == refused
