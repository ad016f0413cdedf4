"""Claiming stones: formations and their order, ties, the proof, closed stones, and when claims are made."""

from __future__ import annotations

from itertools import combinations, pairwise, permutations

import pytest

from tests.games.schotten_totten.playing import VARIANTS, after, at, hand, legal, line, proof, refusal, turn


def test_the_worked_example_of_the_rulebooks() -> None:
    game = at("schotten-totten; stone 4: G5 R5 / G7 P4 B3; hand A: B5 c?*5")
    game.play("B5@4")
    assert legal(game) == {"claim 4", "done"}
    assert len(hand(game, "A")) == 5, "at once, before drawing"
    game.play("claim 4")
    assert line(game, "stone 4") == "stone 4 of A: R5 G5 B5 / G7 B3 P4 !"
    assert len(hand(game, "A")) == 6
    assert turn(game) == "B play"


# When


def test_any_number_of_stones_is_claimed_one_after_another() -> None:
    position = "schotten-totten; stone 1: R7 R8 R9 / -; stone 3: O7 O8 O9 / -; stone 5: Y7 Y8 Y9 / -; to move: A claim"
    game = at(position)
    assert legal(game) == {"claim 1", "claim 3", "claim 5", "done"}
    game.play("claim 3")
    assert legal(game) == {"claim 1", "claim 5", "done"}
    game.play("claim 5")
    game.play("claim 1")
    assert turn(game) == "B play"
    assert turn(after(position, "claim 3", "done")) == "B play"
    assert turn(after(position, "done")) == "B play"


def test_a_claim_comes_after_playing_a_card() -> None:
    game = at("schotten-totten; stone 1: R7 R8 R9 / -; hand A: G1 c?*5")
    assert refusal(game, "claim 1") == ("claim-after-playing", "stones are claimed after playing a card")
    game.play("G1@9")
    assert "claim 1" in game.legal_moves


def test_any_stone_can_be_claimed_not_only_the_one_just_played_to() -> None:
    game = after("schotten-totten; stone 7: R7 R8 R9 / B1; hand A: G1 c?*5", "G1@2", "claim 7")
    assert line(game, "stone 7") == "stone 7 of A: R7 R8 R9 / B1"


@pytest.mark.parametrize("tactics", ["", " tactics"])
def test_experienced_players_claim_only_at_the_start_of_a_turn(tactics: str) -> None:
    game = at(f"schotten-totten{tactics} expert; stone 1: R7 R8 / -; hand A: R9 c?*5; to move: A play")
    game.play("R9@1")
    if tactics:
        assert turn(game) == "A draw"
        assert refusal(game, "claim 1")[0] == "claim-at-start"
        game.play("draw clan")
    assert turn(game) == "B play", "B has nothing to claim"
    game.play(next(iter(game.legal_moves)))
    if tactics:
        game.play("draw clan")
    assert legal(game) == {"claim 1", "done"}
    game.play("done")
    words = "among experienced players stones are claimed only at the start of a turn"
    assert refusal(game, "claim 1") == ("claim-at-start", words)
    assert turn(game) == "A play"


@pytest.mark.parametrize(("tactics", "expert"), VARIANTS)
def test_who_claims_the_last_possible_stone_goes_on_without_saying_done(tactics: bool, expert: bool) -> None:
    head = "schotten-totten" + " tactics" * tactics + " expert" * expert
    game = after(f"{head}; stone 1: R7 R8 R9 / -; to move: A claim", "claim 1")
    assert turn(game) == ("A play" if expert else "A draw" if tactics else "B play")


def test_also_the_opponent_of_who_played_may_claim_in_the_own_turn() -> None:
    game = after("schotten-totten; stone 1: R1 R2 / B7 B8 B9; hand A: R4; hand B: G1 c?*5", "R4@1")
    assert turn(game) == "B play"
    game.play("G1@2")
    assert legal(game) == {"claim 1", "done"}


# Formations


STRONGEST_FIRST = [
    ("colour run", "R7 R8 R9", "R1 R2 R3"),
    ("of a kind", "O9 Y9 G9", "O1 Y1 G1"),
    ("colour", "B9 B8 B6", "B1 B2 B4"),
    ("run", "P9 Y8 G7", "P1 Y2 G3"),
    ("sum", "P9 Y9 G8", "P1 Y1 G2"),
]
"""Each formation with its highest and its lowest total."""


def decided(own: str, other: str, *, first: str = "own", head: str = "schotten-totten", mode: str = "") -> bool:
    """Whether A may claim a stone at which both sides are complete; B may then not, and the other way round."""
    sides = f"{own} ! / {other}" if first == "own" else f"{own} / {other} !"
    game = at(f"{head}; stone 1{mode}: {sides}; to move: A claim")
    mine, theirs = "claim 1" in game.legal_moves, proof(game, "B", 1).provable
    assert mine != theirs, "of two complete sides exactly one wins"
    return mine


@pytest.mark.parametrize(
    ("own", "other"), [(lowest, highest) for (_, _, lowest), (_, highest, _) in combinations(STRONGEST_FIRST, 2)]
)
def test_the_lowest_of_a_stronger_formation_beats_the_highest_of_a_weaker(own: str, other: str) -> None:
    for first in ("own", "other"):
        assert decided(own, other, first=first)
        assert not decided(other, own, first=first)


FOUR_CARDS = ["R1 R2 R3 R4", "O1 Y1 G1 B1", "B2 B3 B4 B6", "P1 Y2 G3 P4", "P9 Y9 G8 G9"]


@pytest.mark.parametrize(("stronger", "weaker"), list(pairwise(FOUR_CARDS)))
def test_the_same_order_holds_for_formations_of_four_cards(stronger: str, weaker: str) -> None:
    for first in ("own", "other"):
        assert decided(stronger, weaker, first=first, head="schotten-totten tactics", mode=" mud")
        assert not decided(weaker, stronger, first=first, head="schotten-totten tactics", mode=" mud")


@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("R2 R3 R4", "O1 O2 O3"),
        ("R5 O5 Y5", "R4 O4 Y4"),
        ("R1 R3 R9", "O1 O2 O9"),
        ("R4 O5 Y6", "G3 B4 P5"),
        ("R9 O9 Y1", "G9 B8 P1"),
    ],
)
def test_within_a_formation_the_higher_total_wins(higher: str, lower: str) -> None:
    for first in ("own", "other"):
        assert decided(higher, lower, first=first)
        assert not decided(lower, higher, first=first)


@pytest.mark.parametrize(
    ("own", "other"),
    [
        ("R4 R5 R6", "O4 O5 O6"),
        ("R4 O4 Y4", "G4 B4 P4"),
        ("R1 R5 R9", "O2 O5 O8"),
        ("R4 O5 Y6", "G4 B5 P6"),
        ("R9 O5 Y1", "G7 B6 P2"),
    ],
)
def test_with_the_same_total_the_side_completed_first_wins(own: str, other: str) -> None:
    assert decided(own, other, first="own")
    assert not decided(own, other, first="other")


def test_which_side_was_completed_first_is_remembered() -> None:
    position = "schotten-totten; stone 1: R4 R5 / O4 O5; hand A: R6 R1; hand B: O6 O1"
    game = after(position, "R6@1", "done", "O6@1")
    assert line(game, "stone 1") == "stone 1: R4 R5 R6 ! / O4 O5 O6"
    assert turn(game) == "A play"
    game = after(f"{position}; to move: B play", "O6@1", "done", "R6@1")
    assert line(game, "stone 1") == "stone 1: R4 R5 R6 / O4 O5 O6 !"
    assert turn(game) == "B play"


@pytest.mark.parametrize("cards", ["R7 R8 R9", "R5 O6 Y7", "R4 O4 Y4"])
def test_the_order_in_which_cards_were_laid_does_not_matter(cards: str) -> None:
    formations = set()
    for first, second, third in permutations(cards.split()):
        game = after(f"schotten-totten; stone 1: {first} {second} / G1 B1; hand A: {third} P2", f"{third}@1")
        own = proof(game, "A", 1).own
        assert own is not None
        formations.add((own.formation, own.total))
    assert len(formations) == 1


@pytest.mark.parametrize(
    ("side", "formation", "total"),
    [
        ("R7 R8 R9", "colour-run", 24),
        ("R7 O7 Y7", "of-a-kind", 21),
        ("R1 R2 R9", "colour", 12),
        ("R1 O2 Y3", "run", 6),
        ("R8 O9 Y1", "sum", 18),  # 9 and 1 are not neighbours
        ("R2 O2 Y3", "sum", 7),
        ("R3 O5 Y7", "sum", 15),
    ],
)
def test_what_a_side_of_three_is(side: str, formation: str, total: int) -> None:
    own = proof(at(f"schotten-totten; stone 1: {side} / -; to move: A claim"), "A", 1).own
    assert own is not None
    assert (own.formation, own.total, own.coming) == (formation, total, [])


@pytest.mark.parametrize(
    ("side", "formation", "total"),
    [
        ("R6 R7 R8 R9", "colour-run", 30),
        ("R7 O7 Y7 P7", "of-a-kind", 28),
        ("R1 R2 R3 R9", "colour", 15),
        ("R1 O2 Y3 R4", "run", 10),
        ("R1 O2 Y3 R5", "sum", 11),
        ("R7 O7 Y7 P8", "sum", 29),
    ],
)
def test_what_a_side_of_four_is(side: str, formation: str, total: int) -> None:
    own = proof(at(f"schotten-totten tactics; stone 1 mud: {side} / -; to move: A claim"), "A", 1).own
    assert own is not None
    assert (own.formation, own.total) == (formation, total)


# The proof


@pytest.mark.parametrize(
    ("side", "words"), [("R7 R8", "needs a card"), ("R7", "needs 2 cards"), ("-", "needs 3 cards")]
)
def test_the_own_side_must_be_complete(side: str, words: str) -> None:
    game = at(f"schotten-totten; stone 1: {side} / -; to move: A claim")
    assert refusal(game, "claim 1") == ("claim-side-incomplete", f"your side of stone 1 still {words}")


def test_under_mud_fight_three_cards_are_not_complete() -> None:
    game = at("schotten-totten tactics; stone 1 mud: R7 R8 R9 / -; to move: A claim")
    assert refusal(game, "claim 1") == ("claim-side-incomplete", "your side of stone 1 still needs a card")


def test_a_weaker_side_can_not_claim() -> None:
    game = at("schotten-totten; stone 4: G5 R5 B4 / G7 P7 B7 !; to move: A claim")
    words = "the other side is stronger: three of a kind with a total of 21 against a sum of 14"
    assert refusal(game, "claim 4") == ("claim-weaker", words)


def test_against_the_highest_colour_run_there_is_always_a_proof() -> None:
    game = at("schotten-totten; stone 1: R7 R8 R9 / -; to move: A claim")
    assert legal(game) == {"claim 1", "done"}, "equal is not enough: the other side would be completed later"


NINES = "schotten-totten; stone 1: R9 O9 Y9 / B7; to move: A claim"
BEATABLE = "blue 8 and blue 9 could still come: a colour run of 24 would beat three of a kind with a total of 27"


def test_what_lies_face_up_at_any_stone_can_not_come() -> None:
    assert "claim 1" in at(f"{NINES}; stone 2: B6 / B8").legal_moves
    assert "claim 1" in at(f"{NINES}; stone 2: - / B6 B8").legal_moves
    assert "claim 1" in at(f"{NINES}; stone 2: B6 / -; stone 9 of B: G1 P2 / B8 G8 P8").legal_moves
    assert refusal(at(f"{NINES}; stone 2: B6 / B5"), "claim 1") == ("claim-beatable", BEATABLE)


def test_what_lies_on_the_discard_pile_can_not_come() -> None:
    nines = NINES.replace("schotten-totten", "schotten-totten tactics")
    assert "claim 1" in at(f"{nines}; discard: B6 B8 strategist banshee").legal_moves
    assert refusal(at(f"{nines}; discard: B6 banshee"), "claim 1") == ("claim-beatable", BEATABLE)


@pytest.mark.parametrize("holder", ["A", "B"])
def test_a_card_in_a_hand_may_still_come_even_in_the_own(holder: str) -> None:
    game = at(f"{NINES}; stone 2: B6 / B5; hand {holder}: B8 B9 c?*3")
    assert refusal(game, "claim 1") == ("claim-beatable", BEATABLE)


def test_unplayed_tactics_cards_are_left_out_of_the_proof() -> None:
    nines = NINES.replace("schotten-totten", "schotten-totten tactics")
    game = at(f"{nines}; stone 2: B6 / B8; hand B: joker traitor blind mud banshee c?*2")
    assert "claim 1" in game.legal_moves


def test_every_way_to_complete_the_other_side_counts() -> None:
    threat = "schotten-totten tactics; stone 1: {own} / {other}; discard: {gone}; to move: A claim"
    fives = "R5 O5 Y5"
    sevens = "R7 O7 Y7 G7 P7"
    assert "claim 1" in at(threat.format(own=fives, other="B7", gone=f"{sevens} B6 B8")).legal_moves
    for gone in (f"{sevens} B6", f"{sevens} B8", "R7 O7 Y7 B6 B8"):
        assert "claim 1" not in at(threat.format(own=fives, other="B7", gone=gone)).legal_moves
    assert "claim 1" in at(threat.format(own="R9 R8 R6", other="B1 G2", gone="banshee spy")).legal_moves
    assert "claim 1" not in at(threat.format(own="R9 O8 Y6", other="B1 G2", gone="banshee")).legal_moves
    no_threes = "O3 Y3 G3 P3 R3 B3"
    assert "claim 1" in at(threat.format(own="R9 O8 Y6", other="B1 G2", gone=no_threes)).legal_moves


# Closed stones


CLOSED = "schotten-totten tactics; stone 3 of A: R7 R8 R9 / B1 spy; discard: recruiter; played: 1-1"


def test_a_claimed_stone_can_not_be_claimed_again() -> None:
    for seat in "AB":
        game = at(f"{CLOSED}; to move: {seat} claim")
        assert refusal(game, "claim 3") == ("stone-claimed", "stone 3 has been claimed")


def test_no_card_is_played_moved_to_or_taken_from_a_claimed_stone() -> None:
    closed = ("stone-claimed", "stone 3 has been claimed")
    game = at(f"{CLOSED}; stone 5: - / G4; hand B: Y1 shield blind mud strategist; to move: B play")
    for move in ("Y1@3", "shield@3", "blind@3", "mud@3", "strategist G4@5>3", "strategist B1@3>5"):
        assert refusal(game, move) == closed
    assert refusal(game, "strategist spy@3>discard") == closed
    game = at(f"{CLOSED}; stone 5: - / G4; hand A: banshee traitor")
    for move in ("banshee B1@3", "banshee spy@3", "traitor B1@3>4", "traitor G4@5>3"):
        assert refusal(game, move) == closed
    assert legal(game, "banshee") == {"banshee G4@5"}
