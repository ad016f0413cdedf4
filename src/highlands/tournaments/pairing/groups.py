"""Rounds at tables of several: everybody meets as many others as possible, and sits on all seats about as often.

The groups of a round are found by local search from a few random beginnings: whoever exchanges places lowers the sum
over all tables of how often those who sit together have met. Deterministic for the same seed.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations

from highlands.tournaments.pairing.history import History

RESTARTS = 16
MANY = 48
"""With more entrants than this a single beginning is enough: meetings are rare."""
MAX_SWEEPS = 30
MEETING = 10
SIZE = 1


def group_sizes(entrants: int, fewest: int, most: int) -> list[int]:
    """The sizes of the groups, the larger first; as few as possible are left over.

    >>> [group_sizes(number, 3, 4) for number in (2, 3, 5, 6, 7, 9, 13)]
    [[], [3], [4], [3, 3], [4, 3], [3, 3, 3], [4, 3, 3, 3]]
    """
    for seated in range(entrants, 0, -1):
        groups = -(-seated // most)
        if groups * fewest <= seated:
            size, larger = divmod(seated, groups)
            return [size + (place < larger) for place in range(groups)]
    return []


def pair_groups(
    entrants: Sequence[int], history: History, fewest: int, most: int, seed: str
) -> tuple[list[tuple[int, ...]], list[int]]:
    """The groups by seats, and who has a bye: those who have had the fewest."""
    sizes = group_sizes(len(entrants), fewest, most)
    waiting = sorted(entrants, key=lambda entrant: (history.byes[entrant], history.lots.get(entrant, 0)))
    byes = waiting[: len(entrants) - sum(sizes)]
    seated = sorted(set(entrants) - set(byes))
    rng = random.Random(seed)
    best: list[list[int]] = []
    least: int | None = None
    for _ in range(RESTARTS if len(seated) <= MANY else 1):
        rng.shuffle(seated)
        found = _improved(_cut(seated, sizes), history)
        cost = sum(_cost(group, history) for group in found)
        if least is None or cost < least:
            best, least = found, cost
        if least == 0:
            break
    return [history.seated(group) for group in best], byes


def _cut(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    groups, begin = [], 0
    for size in sizes:
        groups.append(list(order[begin : begin + size]))
        begin += size
    return groups


def _cost(group: Sequence[int], history: History) -> int:
    """Meetings count squared: rather two who meet a second time than one pair a third time."""
    size = len(group)
    return sum((history.meetings(one, other) + 1) ** 2 - 1 for one, other in combinations(group, 2)) * MEETING + sum(
        history.sizes[entrant][size] * SIZE for entrant in group
    )


def _improved(groups: list[list[int]], history: History) -> list[list[int]]:
    """Exchange two from different groups as long as that is better."""
    costs = [_cost(group, history) for group in groups]
    for _ in range(MAX_SWEEPS):
        is_better = False
        for one, other in combinations(range(len(groups)), 2):
            if costs[one] + costs[other] == 0:
                continue
            for place in range(len(groups[one])):
                for other_place in range(len(groups[other])):
                    is_better |= _exchange(groups, costs, (one, place), (other, other_place), history)
        if not is_better:
            break
    return groups


def _exchange(
    groups: list[list[int]], costs: list[int], one: tuple[int, int], other: tuple[int, int], history: History
) -> bool:
    """Exchange two if the tables are better for it."""
    (first, place), (second, other_place) = one, other
    mine, theirs = groups[first], groups[second]
    mine[place], theirs[other_place] = theirs[other_place], mine[place]
    after = _cost(mine, history), _cost(theirs, history)
    if sum(after) < costs[first] + costs[second]:
        costs[first], costs[second] = after
        return True
    mine[place], theirs[other_place] = theirs[other_place], mine[place]
    return False
