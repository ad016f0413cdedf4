"""Winning a round, points, and matches of several rounds."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

import highlands
from tests.games.schotten_totten.playing import VARIANTS, after, at, hand, legal, line, observation, points, turn

RUNS = {1: "R7 R8 R9", 2: "O7 O8 O9", 3: "Y7 Y8 Y9", 4: "G7 G8 G9", 5: "B7 B8 B9", 6: "P7 P8 P9", 7: "R4 R5 R6"}
"""A colour run for each stone."""


LOSERS = dict.fromkeys(range(1, 7), "-") | {7: "P1"}
"""What lies on the other side, so that the run is proved to win."""


def held(seat: str, *stones: int) -> str:
    """Lines of a position: stones that a seat has claimed."""
    sides = {stone: (RUNS[stone], LOSERS[stone]) for stone in stones}
    return "; ".join(
        f"stone {stone} of {seat}: {' / '.join(both if seat == 'A' else both[::-1])}" for stone, both in sides.items()
    )


CLAIM = "to move: A claim"


@pytest.mark.parametrize(("stones", "last"), [((1, 2), 3), ((2, 4), 3), ((5, 6), 4)])
@pytest.mark.parametrize(("tactics", "expert"), VARIANTS)
def test_three_adjacent_stones_win_at_once(stones: tuple[int, ...], last: int, tactics: bool, expert: bool) -> None:
    head = "schotten-totten" + " tactics" * tactics + " expert" * expert
    game = at(f"{head}; {held('A', *stones)}; stone {last}: {RUNS[last]} / -; stone 9: O4 O5 O6 / O1 O2 O3 !; {CLAIM}")
    before = len(hand(game, "A"))
    assert legal(game) == {f"claim {last}", "claim 9", "done"}
    game.play(f"claim {last}")
    assert turn(game) == "nobody", "in the middle of claiming"
    assert game.to_move is None
    assert legal(game) == set()
    assert len(hand(game, "A")) == before, "before drawing"
    assert points(game) == [5, 0]


def test_any_five_stones_win_at_once() -> None:
    position = f"schotten-totten; {held('A', 1, 2, 4, 5)}; stone 7: {RUNS[7]} / R1; {CLAIM}"
    game = after(position, "claim 7")
    assert turn(game) == "nobody"
    assert game.outcome == highlands.Outcome(winners=[0], points=[5, 0], returns=[1.0, -1.0])


def test_four_stones_or_three_apart_do_not_win() -> None:
    position = f"schotten-totten; {held('A', 1, 2, 4)}; stone 7: {RUNS[7]} / R1; {CLAIM}"
    assert turn(after(position, "claim 7")) == "B play"
    position = f"schotten-totten; {held('A', 1, 3)}; stone 5: {RUNS[5]} / R1; {CLAIM}"
    assert turn(after(position, "claim 5")) == "B play"


def test_the_opponents_stones_in_between_break_the_row() -> None:
    position = f"schotten-totten; {held('A', 1, 3)}; {held('B', 2)}; stone 4: {RUNS[4]} / R1; {CLAIM}"
    assert turn(after(position, "claim 4")) == "B play"


def test_the_row_of_stones_has_two_ends() -> None:
    sides = "stone 8 of A: R7 R8 R9 / -; stone 9 of A: O7 O8 O9 / -; stone 1: Y7 Y8 Y9 / -"
    assert turn(after(f"schotten-totten; {sides}; {CLAIM}", "claim 1")) == "B play"


def test_an_experienced_player_wins_at_the_start_of_the_turn() -> None:
    game = at(f"schotten-totten expert; {held('B', 1, 2)}; stone 3: - / {RUNS[3]}; hand A: G1 c?*5; to move: A play")
    game.play("G1@9")
    assert turn(game) == "B claim"
    game.play("claim 3")
    assert points(game) == [0, 5]
    assert len(hand(game, "B")) == 6


def test_the_winner_scores_five_and_the_loser_a_point_for_each_stone() -> None:
    position = f"schotten-totten; {held('A', 1, 2)}; {held('B', 4, 5, 7)}; stone 3: {RUNS[3]} / -; {CLAIM}"
    assert points(after(position, "claim 3")) == [5, 3]
    position = f"schotten-totten; {held('A', 1, 2)}; {held('B', 4, 5, 7)}; stone 6: - / {RUNS[6]}; to move: B claim"
    assert points(after(position, "claim 6")) == [2, 5]


# Matches

LAST_CLAIM = f"{held('A', 1, 2)}; {held('B', 4)}; stone 3: {RUNS[3]} / -; {CLAIM}"


def test_the_higher_total_after_the_last_round_wins_the_match() -> None:
    game = after(f"schotten-totten; round: 3 of 3; points: 5-6; {LAST_CLAIM}", "claim 3")
    assert game.outcome == highlands.Outcome(winners=[0], points=[10, 7], returns=[1.0, -1.0])
    game = after(f"schotten-totten; round: 3 of 3; points: 3-10; {LAST_CLAIM}", "claim 3")
    assert game.outcome == highlands.Outcome(winners=[1], points=[8, 11], returns=[-1.0, 1.0])


def test_a_match_with_equal_totals_is_drawn() -> None:
    game = after(f"schotten-totten; round: 2 of 2; points: 1-5; {LAST_CLAIM}", "claim 3")
    assert game.outcome == highlands.Outcome(winners=[], points=[6, 6], returns=[0.0, 0.0])


@pytest.mark.parametrize(("tactics", "expert"), VARIANTS)
def test_the_next_round_begins_with_a_fresh_deal(tactics: bool, expert: bool) -> None:
    head = "schotten-totten" + " tactics" * tactics + " expert" * expert
    played = "; discard: banshee traitor" if tactics else ""
    game = after(f"{head}; round: 1 of 2{played}; {LAST_CLAIM}", "claim 3")
    assert game.outcome is None
    assert line(game, "round") == "round: 2 of 2"
    assert line(game, "points") == "points: 5-1"
    view = observation(game, None)
    assert all(stone.owner is None and not stone.sides[0].cards and not stone.sides[1].cards for stone in view.stones)
    assert [(each.clan, each.tactics) for each in view.hands] == [(7 if tactics else 6, 0)] * 2
    assert (view.clan_deck, view.tactics_deck) == ((40, 10) if tactics else (42, 0))
    assert (view.discard, view.played, view.joker_played) == ([], [0, 0], [False, False])


@pytest.mark.parametrize(("tactics", "expert"), VARIANTS)
def test_a_match_is_played_to_the_end_of_its_last_round(tactics: bool, expert: bool) -> None:
    chance = random.Random(2)
    game = highlands.new("schotten-totten", tactics=tactics, expert=expert, rounds=3, seed=2)
    rounds = {1: [0, 0]}
    while game.to_move is not None:
        game.play(chance.choice(list(game.legal_moves)))
        view = game.state
        rounds.setdefault(int(view.round_number), [int(each) for each in view.points])
    assert list(rounds) == [1, 2, 3]
    totals = [*rounds.values(), points(game)]
    for before, now in pairwise(totals):
        scored = [now[0] - before[0], now[1] - before[1]]
        assert max(scored) == 5 or scored[0] == scored[1] <= 4, "won, or drawn"
        assert 0 <= min(scored) <= 4
