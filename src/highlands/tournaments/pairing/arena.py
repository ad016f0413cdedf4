"""Pairing whoever is free: with somebody of about the same score, and not with whom they have just played."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from highlands.tournaments.pairing.history import History
from highlands.tournaments.pairing.swiss import begin_first, cheapest_matching

MEETING = 1 << 10
"""What each earlier meeting costs, in squares of half points."""


def pair_arena(free: Sequence[int], history: History, bots: Collection[int] = frozenset()) -> list[tuple[int, int]]:
    """As many pairs as there are; who has played the last game with each other waits for others, unless only they are
    there. Bots of the server wait for people, and don't play each other."""
    ranked = history.ranked(free)
    edges = [
        (one, other, _cost(ranked[one], ranked[other], history))
        for other in range(len(ranked))
        for one in range(other)
        if not (ranked[one] in bots and ranked[other] in bots)
        and (len(ranked) == 2 or not _have_just_met(ranked[one], ranked[other], history))
    ]
    if not edges:
        return []
    matched = sorted(tuple(sorted(pair)) for pair in cheapest_matching(len(ranked), edges))
    return [begin_first(ranked[one], ranked[other], history) for one, other in matched]


def _have_just_met(one: int, other: int, history: History) -> bool:
    last = history.last_opponents
    return last.get(one) == frozenset((other,)) and last.get(other) == frozenset((one,))


def _cost(one: int, other: int, history: History) -> int:
    difference = 2 * (history.scores.get(one, 0.0) - history.scores.get(other, 0.0))
    return round(difference**2) + MEETING * history.meetings(one, other)
