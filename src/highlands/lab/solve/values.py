"""What policies are worth in a game tree: expected results, best responses, exploitability.

A policy is one probability for each choice of the tree, those of both players in one array.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from highlands.lab.solve.tree import NO_CHOICE, NO_SET, ROOT, SEATS, Floats, GameTree, Ints


def uniform_policy(tree: GameTree) -> Floats:
    """All actions equally likely."""
    shares: Floats = 1.0 / np.diff(tree.set_starts)[tree.choice_sets]
    return shares


def normalized(tree: GameTree, weights: Floats) -> Floats:
    """Weights of choices, none of them negative, as probabilities; uniform where all are 0."""
    totals = np.bincount(tree.choice_sets, weights, len(tree.sets))[tree.choice_sets]
    found: Floats = np.where(totals > 0, weights / np.where(totals > 0, totals, 1.0), uniform_policy(tree))
    return found


def joined(tree: GameTree, first: Floats, second: Floats) -> Floats:
    """The policy of seat 0 from one and that of seat 1 from another."""
    return np.where(tree.choice_players == 0, first, second)


def step_chances(tree: GameTree, policy: Floats) -> Floats:
    """How likely each node comes after the one before it."""
    return np.where(tree.choices == NO_CHOICE, tree.chances, policy[tree.choices])


def reach(tree: GameTree, steps: Floats) -> Floats:
    """The product of the steps to each node."""
    found = np.ones(len(tree))
    for level in tree.levels[1:]:
        found[level] = found[tree.parents[level]] * steps[level]
    return found


def node_values(tree: GameTree, steps: Floats) -> Floats:
    """What seat 0 wins on the average from each node on."""
    found = tree.values.copy()
    for level in reversed(tree.levels[1:]):
        np.add.at(found, tree.parents[level], steps[level] * found[level])
    return found


def expected(tree: GameTree, policy: Floats) -> float:
    """What seat 0 wins on the average."""
    return float(node_values(tree, step_chances(tree, policy))[ROOT])


class BestResponse(NamedTuple):
    """What a seat wins at most against the other's policy, and how."""

    value: float
    policy: Floats
    """The policy of both, with that of the seat replaced by the best."""


def own_edges(tree: GameTree, seat: int) -> list[Ints]:
    """For each level, the children of the nodes there at which a seat chooses."""
    children = np.flatnonzero((tree.choices != NO_CHOICE) & (tree.players[tree.parents] == seat))
    by_parent = children[np.argsort(tree.parents[children], kind="stable")]
    ends = np.searchsorted(tree.parents[by_parent], [level.stop for level in tree.levels])
    return [part.astype(np.int32) for part in np.split(by_parent, ends)[:-1]]


def best_response(tree: GameTree, policy: Floats, seat: int) -> BestResponse:
    """The best response of a seat to the policy of the other, exactly, from the last level up."""
    steps = np.where(
        (tree.choices != NO_CHOICE) & (tree.players[tree.parents] == seat), 1.0, step_chances(tree, policy)
    )
    reached = reach(tree, steps)
    values = tree.values * (1.0 if seat == 0 else -1.0)
    edges, best = own_edges(tree, seat), np.zeros(len(tree.sets), np.int64)
    for level, own in zip(reversed(tree.levels), reversed(edges), strict=True):
        if len(own):
            _choose_best(tree, own, reached[own] * values[own], best)
            taken = own[best[tree.node_sets[tree.parents[own]]] == tree.choices[own]]
            values[tree.parents[taken]] = values[taken]
        others = tree.players[tree.parents[level]] != seat
        if level.start != ROOT:
            nodes = np.arange(level.start, level.stop)[others]
            np.add.at(values, tree.parents[nodes], steps[nodes] * values[nodes])
    response = policy.copy()
    response[tree.choice_players == seat] = 0.0
    response[best[np.unique(tree.choice_sets[tree.choice_players == seat])]] = 1.0
    return BestResponse(float(values[ROOT]), response)


def _choose_best(tree: GameTree, own: Ints, gains: Floats, best: Ints | np.ndarray) -> None:
    """Of each information set with these children, the choice that gains most, over all of its nodes."""
    choices, where = np.unique(tree.choices[own], return_inverse=True)
    totals = np.bincount(where, gains)
    order = np.lexsort((-choices, totals))
    # The last one written stays: the greatest total, and of equals the first choice.
    best[tree.choice_sets[choices[order]]] = choices[order]


def nash_conv(tree: GameTree, policy: Floats) -> float:
    """How much both seats together would gain by best responses: 0 in an equilibrium."""
    return sum(best_response(tree, policy, seat).value for seat in range(SEATS))


def exploitability(tree: GameTree, policy: Floats) -> float:
    """How much a best response wins on the average of both seats, above the value of the game, which cancels out."""
    return nash_conv(tree, policy) / SEATS


def first_nodes(tree: GameTree) -> Ints:
    """A node of each information set."""
    sets, nodes = np.unique(tree.node_sets, return_index=True)
    found: Ints = nodes[sets != NO_SET].astype(np.int32)
    return found
