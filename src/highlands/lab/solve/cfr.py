"""CFR+ over a whole tree: regret matching+, seats in turn, linear averaging (Tammelin 2014)."""

from __future__ import annotations

import numpy as np

from highlands.lab.solve.tree import NO_CHOICE, SEATS, Floats, GameTree
from highlands.lab.solve.values import first_nodes, node_values, normalized, reach, step_chances


class CFR:
    """An approximation of an equilibrium that gets better with each iteration."""

    def __init__(self, tree: GameTree) -> None:
        """Begin with no regrets: all actions equally likely."""
        self.tree = tree
        self.iterations = 0
        self._regrets = np.zeros(tree.choice_count)
        self._sums = np.zeros(tree.choice_count)
        movers = np.where(tree.choices == NO_CHOICE, -1, tree.players[tree.parents])
        self._is_own = [movers == seat for seat in range(SEATS)]
        self._children = [np.flatnonzero(own) for own in self._is_own]
        self._first = first_nodes(tree)

    def run(self, iterations: int) -> None:
        """So many iterations, each of which updates one seat and then the other."""
        for _ in range(iterations):
            self.iterations += 1
            for seat in range(SEATS):
                self._update(seat)

    def _update(self, seat: int) -> None:
        tree, own = self.tree, self._is_own[seat]
        policy = normalized(tree, self._regrets)
        steps = step_chances(tree, policy)
        values = node_values(tree, steps) * (1.0 if seat == 0 else -1.0)
        others_reach = reach(tree, np.where(own, 1.0, steps))
        own_reach = reach(tree, np.where(own, steps, 1.0))
        children = self._children[seat]
        parents = tree.parents[children]
        gains = others_reach[parents] * (values[children] - values[parents])
        self._regrets += np.bincount(tree.choices[children], gains, tree.choice_count)
        np.maximum(self._regrets, 0.0, out=self._regrets)
        weights = self.iterations * own_reach[self._first][tree.choice_sets] * policy
        self._sums += np.where(tree.choice_players == seat, weights, 0.0)

    @property
    def average(self) -> Floats:
        """The average policy, which approaches an equilibrium."""
        return normalized(self.tree, self._sums)
