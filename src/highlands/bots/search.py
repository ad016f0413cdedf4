"""The search for Python: SO-ISMCTS (`ismcts`) with a time limit, root parallelism over threads, and a typed result."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from highlands.bots.ismcts import (
    EDGE,
    MAX_DEPTH,
    NODE,
    NONE,
    OBSERVED_CODES,
    ROOT,
    SEARCH_PARAMETERS,
    SearchBuffers,
    TreeArrays,
    search,
)
from highlands.engine.chance import Rng, Seed
from highlands.engine.kernel import NOBODY, to_move
from highlands.engine.state import State
from highlands.errors import NotAllowedError
from highlands.i18n import message
from highlands.spec.game_spec import AnyGame
from highlands.spec.observation import LegalMoves

BATCH = 32
"""Iterations between two looks at the clock: a millisecond or so."""
INITIAL_NODES, INITIAL_EDGES = 1 << 12, 1 << 17
"""The size of a tree before it first grows."""
EXCLUDED = -1e9
"""A prior value that no result makes up for."""


class SearchSettings(msgspec.Struct, frozen=True):
    """How a search behaves; the kernels get them as the record `ismcts.SearchParameters`."""

    c_puct: float = 2.0
    """The weight of PUCT's exploration term."""
    temperature: float = 0.05
    """The softmax temperature that makes priors of the evaluation's values, and samples hidden actions."""
    prior_visits: float = 2.0
    """As how many visits an action's prior value counts."""
    rollout_depth: int = 0
    """How many moves are played by the evaluation's softmax before a leaf is evaluated."""


class MoveStats(msgspec.Struct, frozen=True):
    """What a search found for one move."""

    action: int
    visits: int
    value: float
    """The player's mean result with it: -1 to 1."""
    prior_value: float
    """What the evaluation alone says, on the same scale."""


class SearchResult(msgspec.Struct, frozen=True):
    """What a search found."""

    moves: list[MoveStats]
    """Every legal move, the most visited first."""
    expected_returns: list[float]
    """Each seat's mean result, from what the player to move knows."""
    iterations: int


class SearchTree:
    """The tree and scratch buffers of one thread, reused for the next move."""

    def __init__(self, spec: AnyGame) -> None:
        """Allocate the arrays for a game."""
        self._spec = spec
        edge_of = np.full(spec.actions + OBSERVED_CODES, NONE, dtype=np.int32)
        self._tree = TreeArrays(
            np.zeros(INITIAL_NODES, NODE), np.zeros(INITIAL_EDGES, EDGE), np.zeros(2, np.int64), edge_of
        )

    def clear(self, seats: int) -> None:
        """Keep nothing but an unvisited root."""
        self._tree.used[:] = 1, 0
        self._tree.nodes[ROOT] = (NONE, 0, 0.0)
        number = self._spec.actions
        self._buffers = SearchBuffers(
            states=np.zeros(1, self._spec.state_dtype),
            actions=np.empty(number, np.int32),
            new_actions=np.empty(number, np.int32),
            values=np.empty(number),
            path_edges=np.empty(MAX_DEPTH, np.int32),
            path_nodes=np.empty(MAX_DEPTH, np.int32),
            path_movers=np.empty(MAX_DEPTH, np.int32),
            results=np.zeros(seats),
            result_sums=np.zeros(seats),
        )

    def restrict_root(self, actions: Sequence[int], only: int) -> None:
        """Have every iteration select one of the legal actions at the root: the others get no prior."""
        for place, action in enumerate(actions):
            prior_value, prior = (0.0, 1.0) if action == only else (EXCLUDED, 0.0)
            self._tree.edges[place] = (action, place - 1 if place else NONE, NONE, 0, 0.0, prior_value, prior)
        self._tree.nodes[ROOT].first_edge = len(actions) - 1
        self._tree.used[1] = len(actions)

    @property
    def iterations(self) -> int:
        """How many there were so far."""
        return int(self._tree.nodes[ROOT].visits)

    @property
    def result_sums(self) -> NDArray[np.float64]:
        """Each seat's results of all iterations, added up."""
        result_sums: NDArray[np.float64] = self._buffers.result_sums
        return result_sums

    def grow(self, observed: State, rng: Rng, iterations: int, parameters: Any) -> None:
        """Run more iterations; arrays that are full are doubled."""
        target = self.iterations + iterations
        while True:
            search(observed, rng, target - self.iterations, self._tree, self._buffers, parameters)
            if self.iterations >= target:
                return
            tree = self._tree
            if tree.used[0] + MAX_DEPTH > len(tree.nodes):
                self._tree = tree._replace(nodes=np.concatenate([tree.nodes, np.zeros_like(tree.nodes)]))
            else:
                self._tree = tree._replace(edges=np.concatenate([tree.edges, np.zeros_like(tree.edges)]))

    def root_edges(self) -> dict[int, tuple[int, float, float]]:
        """For each action at the root: its visits, the sum of their results, and its prior value."""
        found = {}
        place = int(self._tree.nodes[ROOT].first_edge)
        while place != NONE:
            edge = self._tree.edges[place]
            found[int(edge.action)] = int(edge.visits), float(edge.value_sum), float(edge.prior_value)
            place = int(edge.next_edge)
        return found


class Search:
    """A search for one game. It is not thread-safe: it keeps its trees for the next move."""

    def __init__(self, spec: AnyGame, settings: SearchSettings | None = None, threads: int = 1) -> None:
        """Take the game; with several threads each grows a tree of its own, and their root statistics are added up."""
        self._spec = spec
        self._parameters = np.zeros(1, dtype=SEARCH_PARAMETERS)[0]
        for name, value in msgspec.structs.asdict(settings or SearchSettings()).items():
            self._parameters[name] = value
        self._trees = [SearchTree(spec) for _ in range(threads)]

    def run(
        self, observed: State, seed: Seed, *, iterations: int | None = None, seconds: float | None = None
    ) -> SearchResult:
        """Search the moves of the player to move, whose observation this is.

        It ends after so many iterations (of all threads together) or seconds, whichever comes first. With iterations
        alone the same seed gives the same result.
        """
        self._clear(observed)
        self._grow_all(observed, seed, iterations, seconds)
        return self._result(observed)

    def evaluate_move(
        self, observed: State, action: int, seed: Seed, *, iterations: int | None = None, seconds: float | None = None
    ) -> MoveStats:
        """Spend all iterations on one move, which `run` may hardly have visited; NotAllowedError if it is illegal."""
        self._clear(observed)
        legal = LegalMoves(self._spec, observed)
        legal.require(action)
        for tree in self._trees:
            tree.restrict_root(legal.actions, action)
        self._grow_all(observed, seed, iterations, seconds)
        return next(move for move in self._result(observed).moves if move.action == action)

    def _clear(self, observed: State) -> None:
        """Start from the root; NotAllowedError where there is no move to search for."""
        if observed.dtype != self._spec.state_dtype:
            raise TypeError(f"the state of another game; a search of {self._spec.name} takes its own states")
        if to_move(observed) == NOBODY:
            raise NotAllowedError(message("game-is-over"))
        for tree in self._trees:
            tree.clear(self._spec.seats(observed))

    def _grow_all(self, observed: State, seed: Seed, iterations: int | None, seconds: float | None) -> None:
        """Grow every tree to its end."""
        if iterations is None and seconds is None:
            raise TypeError("a search needs an end: iterations or seconds")
        deadline = None if seconds is None else time.perf_counter() + seconds
        shares = [None if iterations is None else -(-iterations // len(self._trees)) for _ in self._trees]
        if len(self._trees) == 1:
            self._grow(self._trees[0], observed, seed.rng(0), shares[0], deadline)
        else:
            with ThreadPoolExecutor(len(self._trees)) as threads:
                rngs = [seed.rng(number) for number in range(len(self._trees))]
                jobs = [
                    threads.submit(self._grow, tree, observed, rng, share, deadline)
                    for tree, rng, share in zip(self._trees, rngs, shares, strict=True)
                ]
                for job in jobs:
                    job.result()

    def _grow(
        self, tree: SearchTree, observed: State, rng: Rng, iterations: int | None, deadline: float | None
    ) -> None:
        """Grow one tree to its end."""
        while iterations is None or tree.iterations < iterations:
            batch = BATCH if iterations is None else min(BATCH, iterations - tree.iterations)
            tree.grow(observed, rng, batch, self._parameters)
            if deadline is not None and time.perf_counter() >= deadline:
                return

    def _result(self, observed: State) -> SearchResult:
        """The root statistics of all trees, added up."""
        roots = [tree.root_edges() for tree in self._trees]
        moves = []
        for action in LegalMoves(self._spec, observed).actions:
            found = [root[action] for root in roots if action in root]
            visits = sum(visits for visits, _, _ in found)
            prior_value = found[0][2] if found else 0.0
            value = sum(value_sum for _, value_sum, _ in found) / visits if visits else prior_value
            moves.append(MoveStats(action, visits, value, prior_value))
        moves.sort(key=lambda move: (-move.visits, -move.prior_value, move.action))
        done = sum(tree.iterations for tree in self._trees)
        expected = np.sum([tree.result_sums for tree in self._trees], axis=0) / max(done, 1)
        return SearchResult(moves, expected.tolist(), done)
