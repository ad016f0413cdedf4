"""Swiss pairing as one minimum-cost perfect matching.

What matters more is weighted so much higher that no sum of lesser things outweighs it:

1. nobody meets anybody again,
2. nobody has a second bye,
3. nobody has had the first move three times more often than the second, or the other way round,
4. those with equal scores play each other; the bye is for one with the lowest,
5. who begins is balanced,
6. within a score, the upper half plays the lower half.

The first two give way only where there is no other pairing, such as where almost all have left.
"""

from __future__ import annotations

from collections.abc import Sequence

from highlands.extras import need
from highlands.tournaments.pairing.history import BYE, History

FOLD = 1
BALANCE = 1 << 24
SCORE = 1 << 40
SEATS = 1 << 60
SECOND_BYE = 1 << 76
REPEAT = 1 << 84
MOST_IMBALANCE = 2
"""How much more often one may have begun than not, unless there is no other pairing."""


def pair_swiss(entrants: Sequence[int], history: History) -> tuple[list[tuple[int, int]], list[int]]:
    """The pairs, who begins first in each, best first; and who has a bye."""
    ranked = history.ranked(entrants)
    nodes = ranked if len(ranked) % 2 == 0 else [*ranked, BYE]
    if len(nodes) < 2:
        return [], []
    places = _places(ranked, history)
    edges = [
        (one, other, _cost(nodes[one], nodes[other], history, places))
        for other in range(len(nodes))
        for one in range(other)
    ]
    matched = sorted(tuple(sorted(pair)) for pair in cheapest_matching(len(nodes), edges))
    pairs = [begin_first(nodes[one], nodes[other], history) for one, other in matched if nodes[other] != BYE]
    return pairs, [nodes[one] for one, other in matched if nodes[other] == BYE]


def cheapest_matching(nodes: int, edges: Sequence[tuple[int, int, int]]) -> set[tuple[int, int]]:
    """The matching with most pairs, and among those the one with the least sum of costs."""
    rustworkx = need("rustworkx", "server")
    graph = rustworkx.PyGraph()
    graph.add_nodes_from(range(nodes))
    most = max(cost for *_, cost in edges) + 1
    graph.add_edges_from([(one, other, most - cost) for one, other, cost in edges])
    found: set[tuple[int, int]] = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return found


def begin_first(one: int, other: int, history: History) -> tuple[int, int]:
    """Two by seats: who has begun less often begins; between equals the first lot."""

    def key(entrant: int) -> tuple[int, float]:
        return history.first_moves(entrant), history.lots.get(entrant, 0)

    return (one, other) if key(one) <= key(other) else (other, one)


Places = dict[int, tuple[int, int]]
"""Where each stands among those of equal score, and how many these are."""


def _places(ranked: Sequence[int], history: History) -> Places:
    groups: dict[float, list[int]] = {}
    for entrant in ranked:
        groups.setdefault(history.scores.get(entrant, 0.0), []).append(entrant)
    return {entrant: (place, len(group)) for group in groups.values() for place, entrant in enumerate(group)}


def _cost(one: int, other: int, history: History, places: Places) -> int:
    """What it costs to pair two; `other` may be the bye."""
    score = history.scores.get(one, 0.0)
    if other == BYE:
        place, size = places[one]
        lowest = min(history.scores.get(entrant, 0.0) for entrant in places)
        cost = _difference(score, lowest) * SCORE + (size - 1 - place) * FOLD
        return cost + SECOND_BYE * history.byes[one]
    cost = REPEAT * history.meetings(one, other)
    cost += _difference(score, history.scores.get(other, 0.0)) * SCORE
    first, second = begin_first(one, other, history)
    after = history.first_moves(first) + 1, history.first_moves(second) - 1
    cost += SEATS * sum(max(0, abs(balance) - MOST_IMBALANCE) for balance in after)
    cost += BALANCE * sum(balance**2 for balance in after)
    if score == history.scores.get(other, 0.0):
        (place, size), (other_place, _) = places[one], places[other]
        cost += FOLD * (abs(place - other_place) - size // 2) ** 2
    return cost


def _difference(one: float, other: float) -> int:
    """The square of the difference of two scores, in halves of points."""
    return round((2 * (one - other)) ** 2)
