"""What a view says of the strength of both houses, in the open conflict and in the last one."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.verraeter.helpers import PAIRS, look, play, random_game, state_of

SUPPLY = (
    "verraeter players=4",
    PAIRS,
    "allegiance: E R E R; conflict: 1-2; aside: farmer; hand B: 4 8",
    "action A: builder; action B: traitor; action C: diplomat2; action D: diplomat5; laid A: 3 5; to move: B supply",
)


def test_an_open_conflict_counts_what_the_observer_knows():
    state = state_of(*SUPPLY)
    spectator = look(state, 4).strengths
    assert spectator is not None
    eagles, roses = spectator["eagles"], spectator["roses"]
    assert (eagles.landscape, eagles.base, eagles.supply, eagles.diplomats, eagles.total) == (1, 5, 8, 0, 13)
    assert (roses.landscape, roses.base, roses.supply, roses.diplomats, roses.total) == (2, 5, 0, 0, 5)
    assert (eagles.seats, eagles.prize, roses.seats, roses.prize) == ([0, 2], 4, [1, 3], 4)


def test_the_own_diplomat_counts_and_the_own_traitor_counts_for_the_new_house():
    state = state_of(*SUPPLY)
    diplomat = look(state, 3).strengths
    assert diplomat is not None
    assert (diplomat["roses"].diplomats, diplomat["roses"].total) == (5, 10)
    assert diplomat["eagles"].diplomats == 0
    traitor = look(state, 1).strengths
    assert traitor is not None
    assert (traitor["eagles"].seats, traitor["roses"].seats) == ([0, 1, 2], [3])
    assert (traitor["eagles"].prize, traitor["roses"].prize) == (3, 5)


def test_the_last_conflict_is_told_before_and_after_the_cards_were_turned_up():
    state = play(state_of(*SUPPLY), "lay 4 8", "lay nothing", "lay nothing")
    last = look(state, 0).last
    assert last is not None
    assert {house: strength.total for house, strength in last.before.items()} == {"eagles": 13, "roses": 5 + 12}
    assert {house: strength.total for house, strength in last.strengths.items()} == {"eagles": 25 + 2, "roses": 5 + 5}
    assert last.before["roses"].seats == [1, 3]
    assert last.strengths["roses"].seats == [3]
    assert (last.winner, last.lost, last.prizes) == ("eagles", 2, [3, 3, 3, 0])
    assert (last.bonuses, last.added) == ([0, 1, 0, 0], [0, 0, 2, 5])


def test_a_house_that_nobody_serves_has_no_prize():
    state = state_of("verraeter players=3", PAIRS, "allegiance: R R R; conflict: 1-2; to move: A choose")
    strengths = look(state, 0).strengths
    assert strengths is not None
    assert (strengths["eagles"].seats, strengths["eagles"].prize) == ([], 0)


@pytest.mark.parametrize("players", [3, 4])
def test_the_parts_add_up_to_what_the_rules_decide_by(players: int):
    decided = 0
    for seed in range(8):
        views = [(state.last_strength.tolist(), look(state)) for state in random_game(seed, players)]
        for (_, before), (decisive, after) in pairwise(views):
            assert (after.strengths is None) == (after.step not in ("choose", "supply"))
            if before.strengths is None or after.strengths is not None:
                continue
            decided += 1
            last = after.last
            assert last is not None
            strengths = list(last.strengths.values())
            assert [strength.total for strength in strengths] == decisive
            assert last.round == before.round
            # All knew all here: the open conflict had the same bases, Diplomats and servants.
            for open_, closed in zip(before.strengths.values(), strengths, strict=True):
                assert (open_.landscape, open_.base, open_.diplomats) == (
                    closed.landscape,
                    closed.base,
                    closed.diplomats,
                )
                assert (open_.seats, open_.prize) == (closed.seats, closed.prize)
            won = last.strengths[last.winner].seats if last.winner else []
            assert last.prizes == [
                last.strengths[str(last.winner)].prize if seat in won else 0 for seat in range(players)
            ]
    assert decided > 8 * 5


def test_the_view_names_the_winners_at_the_end_only():
    for seed in range(4):
        *running, end = [look(state) for state in random_game(seed, 3)]
        assert not any(view.winners for view in running)
        best = max(player.points for player in end.players)
        assert end.winners == [player.seat for player in end.players if player.points == best]
