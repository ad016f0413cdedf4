"""The reference itself: the rulebook's example, the rulings, and random games to the end."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.games.schotten_totten.reference.game import TACTICS, Deal, IllegalMoveError, ReferenceGame
from tests.games.schotten_totten.reference.proof import (
    CLAN,
    beating_completion,
    best,
    may_claim,
    strength,
    strongest_reading,
)

# Games to set up


def deal_with(tactics: bool, hand_a: str = "", hand_b: str = "") -> Deal:
    """A deal in which the given cards are in the hands, and all others in their decks in order."""
    hands = [hand_a.split(), hand_b.split()]
    left = Counter([*CLAN, *(TACTICS if tactics else ())])
    left.subtract(hands[0] + hands[1])
    clan_deck = [card for card in CLAN if left[card]]
    return hands, clan_deck, [card for card in sorted(set(TACTICS)) for _ in range(left[card])]


def game_with(hand_a: str = "", hand_b: str = "", *, tactics: bool = True, expert: bool = False) -> ReferenceGame:
    """A game that A begins with these hands."""
    return ReferenceGame(tactics, expert, 0, *deal_with(tactics, hand_a, hand_b))


def lay(game: ReferenceGame, number: int, side_a: str, side_b: str = "") -> None:
    """Move cards from wherever they are not face up to the two sides of a stone, A's first."""
    for seat, cards in enumerate((side_a.split(), side_b.split())):
        for card in cards:
            places = (game.clan_deck, game.tactics_deck, *game.hands)
            next(place for place in places if card in place).remove(card)
            game.moment += 1
            game.stones[number].put(seat, card, game.moment)


def shuffled_deal(chance: random.Random, tactics: bool, colours: int = 6, hand: int | None = None) -> Deal:
    """A deal at random."""
    size = hand if hand is not None else 7 if tactics else 6
    clan = chance.sample(CLAN[: 9 * colours], 9 * colours)
    hands = [clan[:size], clan[size : 2 * size]]
    return hands, clan[2 * size :], chance.sample(TACTICS, len(TACTICS)) if tactics else []


def cards_of(game: ReferenceGame) -> Counter[str]:
    """Every card of the game, wherever it is."""
    cards = Counter([*game.hands[0], *game.hands[1], *game.clan_deck, *game.tactics_deck, *game.discard])
    for stone in game.stones.values():
        cards.update([*stone.sides[0], *stone.sides[1], *["blind"] * stone.blind, *["mud"] * stone.mud])
    return cards


# Formations and the proof


def test_formations_are_ordered_as_the_rules_say() -> None:
    weakest_first = ["R9 O9 R8", "R1 O2 Y3", "R1 R2 R4", "R1 O1 Y1", "R1 R2 R3"]
    strengths = [strongest_reading(side.split(), blind=False) for side in weakest_first]
    assert strengths == [(0, 26), (1, 6), (2, 7), (3, 3), (4, 6)]
    assert strongest_reading(["R3", "R1", "R2"], blind=False) == (4, 6)
    assert strongest_reading(["R1", "R2", "R3"], blind=True) == (0, 6)
    assert strength([("R", 4), ("O", 5), ("R", 7), ("R", 6)], blind=False) == (1, 22)


@pytest.mark.parametrize(
    ("side", "blind", "expected"),
    [
        ("joker R9 R8", False, (4, 24)),
        ("joker R9 O9", False, (3, 27)),
        ("joker R9 R5", False, (2, 23)),  # ST-1: the Joker stands for a second R9
        ("spy R7 O7", False, (3, 21)),  # ST-1
        ("spy R8 R9", False, (4, 24)),
        ("shield R1 R2", False, (4, 6)),
        ("shield R3 O3", False, (3, 9)),
        ("shield R4 O5", False, (1, 12)),
        ("shield R9 O1", False, (0, 13)),
        ("joker spy shield", False, (2, 19)),
        ("joker spy shield", True, (0, 19)),
        ("joker spy R6 R9", False, (4, 30)),
    ],
)
def test_wild_cards_take_their_strongest_reading(side: str, blind: bool, expected: tuple[int, int]) -> None:
    assert strongest_reading(side.split(), blind) == expected


def test_a_side_that_can_not_be_completed_has_no_best() -> None:
    assert best(["R1"], ["R2"], 3, blind=False) is None
    assert best(["R1"], ["R2", "R3"], 3, blind=False) == (4, 6)
    assert best([], CLAN, 3, blind=False) == (4, 24)
    assert best(["R1", "joker"], ["O9"], 3, blind=True) == (0, 19)


def test_early_claim_needs_a_proof() -> None:
    own, other = ["R5", "O5", "Y5"], ["B7"]
    assert beating_completion(own, other, False, ["B8", "B9", "G2"], 3, blind=False) == ("B9", "B8")
    assert may_claim(own, other, False, ["B8", "G9", "G2"], 3, blind=False)
    assert not may_claim(own[:2], other, False, ["G9", "G2"], 3, blind=False)
    assert may_claim(own, other, False, ["B8"], 3, blind=False)  # ST-8


def test_a_tie_goes_to_the_side_completed_first() -> None:
    own, other = ["R5", "R6", "R7"], ["O5", "O6", "O7"]
    assert may_claim(own, other, True, [], 3, blind=False)
    assert not may_claim(own, other, False, [], 3, blind=False)
    assert may_claim(own, other[:2], False, ["O7"], 3, blind=False)


def test_mud_fight_leaves_early_claims_to_the_same_proof() -> None:  # ST-15
    own = ["R5", "O5", "Y5", "G5"]
    assert may_claim(own, ["B7"], False, ["B6", "B8", "P9"], 4, blind=False)
    assert not may_claim(own, ["B7"], False, ["B6", "B8", "B9"], 4, blind=False)
    assert may_claim(own, ["B1"], False, ["B2", "B3", "B4"], 4, blind=True)


# Turns


def test_the_worked_example_of_the_rulebooks() -> None:
    game = game_with("B5", "P1", tactics=False)
    lay(game, 1, "G5 R5", "G7 P4 B3")
    game.play("B5@1")
    assert game.legal() == {"claim 1", "done"}
    game.play("claim 1")
    assert game.stones_held == (1, 0)
    assert (game.to_move, game.step, len(game.hand(0))) == (1, "play", 1)


def test_expert_claims_only_at_the_start_of_a_turn() -> None:
    game = game_with("B5", "P1", tactics=False, expert=True)
    lay(game, 1, "G5 R5", "G7 P4 B3")
    game.play("B5@1")
    game.play("P1@2")
    assert (game.to_move, game.legal()) == (0, {"claim 1", "done"})
    game.play("done")
    assert (game.to_move, game.step) == (0, "play")


def test_a_win_comes_in_the_middle_of_claiming() -> None:
    game = game_with("B3", "P1", tactics=False)
    for number, colour in ((1, "R"), (2, "O"), (3, "Y"), (5, "G")):
        lay(game, number, f"{colour}7 {colour}8 {colour}9", f"{colour}1 {colour}2 {colour}4")
    game.play("B3@9")
    for number in (1, 3, 2):
        game.play(f"claim {number}")
    assert (game.over, game.to_move, game.legal(), game.points) == (True, None, set(), [5, 0])
    assert game.hand(0) == []


def test_who_can_place_a_clan_card_must_not_pass() -> None:
    game = game_with("R1 spy", "R2", tactics=True)
    assert "pass" not in game.legal()
    game = game_with("spy", "R2", tactics=True)
    assert game.legal() == {"pass", *(f"spy@{n}" for n in range(1, 10))}
    with pytest.raises(IllegalMoveError):
        game.play("R2@1")
    game.play("pass")
    assert (game.to_move, game.hand(0)) == (1, ["spy"])


def test_the_draw_is_a_move_only_where_there_is_a_choice() -> None:
    game = game_with("R1", "R2", tactics=True)
    game.play("R1@1")
    assert game.legal() == {"draw clan", "draw tactics"}
    game.play("draw tactics")
    game.tactics_deck.clear()
    game.play("R2@1")
    assert (game.to_move, game.hand(1)) == (0, ["R3"])


# The tactical variant


def test_at_most_one_tactics_card_more_than_the_opponent() -> None:
    game = game_with("R1 spy shield blind", "R2 mud")
    game.play("blind@1")
    game.play("draw clan")
    game.play("R2@2")
    game.play("draw clan")
    assert not any(move.startswith(("spy", "shield")) for move in game.legal())
    game.played[1] = 1
    assert "shield@1" in game.legal()


def test_one_joker_a_game_even_if_it_was_discarded() -> None:  # ST-14
    game = game_with("joker joker R1", "banshee R2")
    game.play("joker@1")
    game.play("draw clan")
    game.play("banshee joker@1")
    game.play("draw clan")
    assert "joker" in game.discard
    assert "joker" in game.hand(0)
    assert not any(move.startswith("joker") for move in game.legal())


def test_both_combat_modes_on_one_stone_and_the_moment_of_completion() -> None:  # ST-3, ST-4
    game = game_with("mud R1", "blind G9 B9")
    lay(game, 1, "R2 R3 R5", "R7 R8 R9")
    game.play("mud@1")
    assert game.stones[1].completed == [None, None]
    game.play("draw clan")
    game.play("blind@1")
    game.play("draw clan")
    game.play("R1@1")
    game.play("draw clan")
    game.play("G9@1")
    assert game.stones[1].completed_first(0)
    assert not game.stones[1].completed_first(1)
    assert "claim 1" in game.legal()


def test_ruses_without_a_target_can_not_be_played() -> None:  # ST-6
    game = game_with("recruiter strategist banshee traitor", "R2")
    assert game.legal() == {"recruiter", "pass"}
    game.clan_deck.clear()
    game.tactics_deck.clear()
    assert game.legal() == {"pass"}
    lay(game, 4, "", "R2")
    assert game.legal() == {"pass", "banshee R2@4", *(f"traitor R2@4>{n}" for n in range(1, 10))}


def test_destinations_need_room_and_the_strategist_another_stone() -> None:  # ST-7
    game = game_with("strategist traitor", "")
    lay(game, 1, "R1 R2 R3", "")
    lay(game, 2, "spy", "G5 joker")
    game.stones[3].owner = 1
    strategist = {move for move in game.legal() if move.startswith("strategist spy")}
    assert strategist == {"strategist spy@2>discard", *(f"strategist spy@2>{n}" for n in range(4, 10))}
    traitor = {move for move in game.legal() if move.startswith("traitor")}
    assert traitor == {f"traitor G5@2>{n}" for n in (2, 4, 5, 6, 7, 8, 9)}


def test_the_traitor_moves_the_moment_of_completion() -> None:  # ST-4
    game = game_with("traitor", "")
    lay(game, 1, "R1 R2", "G3 G5 G6")
    game.play("traitor G3@1>1")
    assert game.stones[1].sides == (["R1", "R2", "G3"], ["G5", "G6"])
    assert game.stones[1].completed[0] is not None
    assert game.stones[1].completed[1] is None


def test_the_recruiter_draws_three_and_returns_two() -> None:  # ST-9, ST-16
    game = game_with("recruiter R1 R2 R3 R4 R5 R6", "P1")
    for move in ("recruiter", "draw tactics", "draw clan", "draw clan"):
        game.play(move)
    assert game.legal() == {f"return {card}" for card in game.hand(0)}
    assert len(game.hand(0)) == 9
    game.play("return R1")
    game.play("return R2")
    assert game.clan_deck[-2:] == ["R1", "R2"]
    assert "R1" in game.unseen()
    assert (game.to_move, len(game.hand(0))) == (1, 7)


def test_the_recruiter_with_one_card_left_returns_what_there_is() -> None:  # ST-6
    game = game_with("recruiter", "P1")
    game.tactics_deck.clear()
    del game.clan_deck[1:]
    game.play("recruiter")
    assert game.legal() == {"return R1"}
    game.play("return R1")
    assert (game.to_move, game.hand(0), game.clan_deck) == (1, ["R1"], [])


# The end of a round, and matches


def test_two_passes_end_the_round_with_every_claim_taken() -> None:  # ST-10
    game = game_with("", "", tactics=False)
    lay(game, 1, "R7 R8 R9", "O1 O2 O4")
    lay(game, 5, "Y1 Y2 Y4", "Y7 Y8 Y9")
    game.play("pass")
    assert game.legal() == {"claim 1", "done"}
    game.play("done")
    game.play("pass")
    game.play("done")
    assert (game.over, game.results, game.points) == (True, [(None, (1, 1))], [1, 1])


@pytest.mark.parametrize("first", [0, 1])
def test_after_two_passes_who_passed_first_claims_first(first: int) -> None:  # ST-10
    game = ReferenceGame(False, False, first, *deal_with(False))
    for number, colour in ((1, "R"), (2, "O"), (3, "Y")):
        lay(game, number, f"{colour}7 {colour}8 {colour}9", f"{colour}1 {colour}2 {colour}4")
    for number, colour in ((5, "G"), (6, "B"), (7, "P")):
        lay(game, number, f"{colour}1 {colour}2 {colour}4", f"{colour}7 {colour}8 {colour}9")
    for move in ("pass", "done", "pass", "done"):
        game.play(move)
    assert game.results == [(first, (3, 0) if first == 0 else (0, 3))]
    assert game.points[first] == 5


def test_the_start_of_rounds_alternates_and_points_add_up() -> None:  # ST-13
    game = ReferenceGame(False, False, 1, *deal_with(False), rounds=2, deal=lambda number: deal_with(False, "R1"))
    lay(game, 1, "R7 R8 R9", "O1 O2 O4")
    game.play("pass")
    game.play("pass")
    game.play("claim 1")
    assert (game.round, game.to_move, game.points, game.results) == (2, 0, [5, 0], [(0, (1, 0))])
    assert game.hand(0) == ["R1"]


@pytest.mark.parametrize("tactics", [False, True])
@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize(("colours", "stones", "hand", "matches"), [(6, 9, None, 1), (3, 4, 3, 10), (2, 3, 2, 20)])
def test_random_matches_end_with_every_card_in_its_place(
    tactics: bool, expert: bool, colours: int, stones: int, hand: int | None, matches: int
) -> None:
    for seed in range(matches):
        chance = random.Random(seed)
        first_deal, second_deal = (shuffled_deal(chance, tactics, colours, hand) for _ in range(2))
        later_deals = {2: second_deal}
        game = ReferenceGame(
            tactics,
            expert,
            seed % 2,
            *first_deal,
            rounds=2,
            colours=colours,
            stones=stones,
            hand=hand,
            deal=later_deals.__getitem__,
        )
        cards = cards_of(game)
        while not game.over:
            assert cards_of(game) == cards
            assert abs(game.played[0] - game.played[1]) <= 1
            game.play(chance.choice(sorted(game.legal())))
        assert game.to_move is None
        assert not game.legal()
        assert len(game.results) == 2
        assert sum(game.points) == sum(
            sum(held) if winner is None else 5 + held[1 - winner] for winner, held in game.results
        )
