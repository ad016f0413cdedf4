"""The rulings about claims, passing and matches, where the rulebooks differ or are silent: each named, each tested."""
# ruff: noqa: N802

from __future__ import annotations

import pytest

import highlands
from highlands.i18n import say
from tests.games.schotten_totten.playing import (
    after,
    at,
    hand,
    legal,
    line,
    points,
    proof,
    refusal,
    turn,
)

TACTICS = "schotten-totten tactics"


def test_ST_8_a_side_that_can_not_be_completed_beats_nothing() -> None:
    """ST-8: where too few unseen cards are left to complete the other side, the claim is proved."""
    position = "schotten-totten colours=1 hand=1; stone 1: R1 R2 R4 / R9; stone 2: R3 R5 / R6 R8; hand B: R7; hand A: -"
    game = at(f"{position}; to move: A claim")
    words = "you have one colour with a total of 7, and too few unseen cards are left to complete the other side"
    assert say(proof(game, "A", 1).reason) == words
    assert proof(game, "A", 1).other is None
    assert legal(game) == {"claim 1", "done"}


def test_ST_10_after_two_passes_every_claim_is_taken() -> None:
    """ST-10: two passes in turn end the round, and both take what they can claim; more stones win."""
    sides = "stone 1: R7 R8 R9 / -; stone 3: O7 O8 O9 / -; stone 5: - / Y7 Y8 Y9"
    game = after(f"schotten-totten; {sides}; hand A: -; hand B: -", "pass", "done", "pass", "done")
    assert game.outcome is not None
    assert game.outcome.points == [5, 1]
    assert line(game, "stone 5") == "stone 5 of B: - / Y7 Y8 Y9"


@pytest.mark.parametrize("first", ["A", "B"])
def test_ST_10_the_player_to_move_claims_first(first: str) -> None:
    """ST-10: both could win by their claims; the player who would move after the two passes takes stones first."""
    own = "stone 1: R7 R8 R9 / -; stone 2: O7 O8 O9 / -; stone 3: Y7 Y8 Y9 / -"
    other = "stone 5: - / G7 G8 G9; stone 6: - / B7 B8 B9; stone 7: - / P7 P8 P9"
    position = f"schotten-totten expert; {own}; {other}; hand A: -; hand B: -; to move: {first} play"
    game = after(position, "pass", "done", "pass")
    assert points(game) == ([5, 0] if first == "A" else [0, 5])


def test_ST_10_a_round_with_equal_stones_is_drawn() -> None:
    """ST-10: with equally many stones the round is drawn, and each scores the stones held."""
    sides = "stone 1: R7 R8 R9 / -; stone 3: O7 O8 O9 / -; stone 5: - / Y7 Y8 Y9; stone 7: - / P7 P8 P9"
    game = after(f"schotten-totten expert; {sides}; hand A: -; hand B: -", "pass", "done", "pass")
    assert game.outcome == highlands.Outcome(winners=[], points=[2, 2], returns=[0.0, 0.0])


def test_ST_10_a_card_played_in_between_breaks_the_passing() -> None:
    """ST-10: only two passes directly in turn end the round."""
    game = after(f"{TACTICS}; hand A: -; hand B: spy", "pass", "spy@1", "draw tactics")
    assert turn(game) == "A play"
    game.play("pass")
    assert turn(game) == "B play, passed"
    assert game.outcome is None


def test_ST_11_claiming_is_a_choice() -> None:
    """ST-11: nobody must claim; a stone not claimed can be claimed in a later turn."""
    game = at("schotten-totten; stone 1: R7 R8 R9 / -; hand A: G1 G2; hand B: P1; to move: A play")
    for move in ("G1@9", "done", "P1@9"):
        game.play(move)
    game.play("G2@8")
    assert legal(game) == {"claim 1", "done"}


def test_ST_12_a_false_claim_is_refused_with_the_completion_that_beats_it() -> None:
    """ST-12: the refusal of a false claim names the cards with which the other side would win."""
    game = at("schotten-totten; stone 1: R9 O9 Y9 / -; stone 2: G8 / P8; to move: A claim")
    words = (
        "blue 7, blue 8 and blue 9 could still come: a colour run of 24 would beat three of a kind with a total of 27"
    )
    assert refusal(game, "claim 1") == ("claim-beatable", words)
    other = proof(game, "A", 1).other
    assert other is not None
    assert (other.cards, other.coming) == ([], ["B7", "B8", "B9"])


def test_ST_12_the_completion_may_lean_on_a_wild_card() -> None:
    """ST-12: also with a wild card on the other side the refusal names what is still to come, and how it is read."""
    game = at(f"{TACTICS}; stone 1: R9 O9 Y9 / joker B8; stone 2: B7 B6 / -; to move: A claim")
    words = "blue 9 could still come: a colour run of 24 would beat three of a kind with a total of 27"
    assert refusal(game, "claim 1") == ("claim-beatable", words)
    other = proof(game, "A", 1).other
    assert other is not None
    assert other.readings == {"joker": "B7"}


def test_ST_12_a_good_claim_has_its_reason_too() -> None:
    """ST-12: for a claim that holds, the reason names the best that the other side can still make."""
    game = at("schotten-totten; stone 1: R9 O9 Y9 / B7; stone 2: B6 / B8; to move: A claim")
    words = (
        "the best the other side can still make is three of a kind with a total of 21 (with red 7 and orange 7), "
        "and that does not beat three of a kind with a total of 27"
    )
    assert (proof(game, "A", 1).provable, say(proof(game, "A", 1).reason)) == (True, words)


@pytest.mark.parametrize(("began", "next_one"), [("A", "B"), ("B", "A")])
def test_ST_13_the_start_of_the_rounds_alternates(began: str, next_one: str) -> None:
    """ST-13: who did not start this round starts the next, whoever won."""
    sides = "stone 1 of A: R7 R8 R9 / -; stone 2 of A: O7 O8 O9 / -; stone 3: Y7 Y8 Y9 / -"
    game = after(f"schotten-totten; round: 1 of 3; began: {began}; {sides}; to move: A claim", "claim 3")
    assert (line(game, "began"), turn(game)) == (f"began: {next_one}", f"{next_one} play")


def test_ST_19_who_passes_may_claim_in_the_claiming_step() -> None:
    """ST-19: in the standard order claiming follows passing as it follows playing; there is no draw."""
    sides = "stone 1: R7 R8 R9 / O1; stone 2: G7 G8 G9 / O2"
    game = after(f"schotten-totten; {sides}; hand A: -; hand B: P1", "pass")
    assert (turn(game), legal(game)) == ("A claim, passed", {"claim 1", "claim 2", "done"})
    game.play("claim 2")
    assert line(game, "stone 2").startswith("stone 2 of A")
    game.play("claim 1")
    assert (turn(game), hand(game, "A")) == ("B play, passed", [])


def test_ST_19_among_experienced_players_the_claims_come_before_the_pass() -> None:
    """ST-19: the claiming step of that turn is its first one, and after the pass there is no other."""
    sides = "stone 1: - / R7 R8 R9; stone 2: - / G7 G8 G9"
    game = after(f"schotten-totten expert; {sides}; hand A: P1; hand B: -", "P1@9")
    assert (turn(game), legal(game)) == ("B claim", {"claim 1", "claim 2", "done"})
    for move in ("claim 1", "done"):
        game.play(move)
    assert legal(game) == {"pass"}
    game.play("pass")
    assert turn(game) == "A play, passed"
    assert line(game, "stone 1").startswith("stone 1 of B")
