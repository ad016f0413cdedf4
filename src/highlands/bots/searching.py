"""Thinking about a move: the search in Python's terms, with a clock, threads, and a verdict at the end."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from highlands.bots.search import BEHIND_CATALOGUE, DEEPEST, EDGE, NODE, NONE, ROOT, SEARCH_SETTINGS, Room, Tree, search
from highlands.engine.chance import Rng, Seed
from highlands.engine.kernel import legal
from highlands.engine.state import State
from highlands.spec.game_spec import AnyGame

BATCH = 32
"""So many iterations run between two looks at the clock: a millisecond or so."""
FIRST_NODES, FIRST_EDGES = 1 << 12, 1 << 17
"""How large a tree is before it first grows."""
HOPELESS = -1e9
"""An opinion that no result makes up for."""


class Habits(msgspec.Struct, frozen=True):
    """How a search behaves; `search.SEARCH_SETTINGS` says what each of these is."""

    curiosity: float = 2.0
    warmth: float = 0.05
    trust: float = 2.0
    foresight: int = 0


class Thought(msgspec.Struct, frozen=True):
    """What a search thinks of one move."""

    action: int
    visits: int
    value: float
    """The result that the player may expect: -1 to 1."""
    opinion: float
    """What the judgement alone says, on the same scale."""


class Verdict(msgspec.Struct, frozen=True):
    """The end of a search."""

    thoughts: list[Thought]
    """Of every legal move, the best first."""
    expected: list[float]
    """The result that each seat may expect, as the player to move sees it."""
    iterations: int


class Grove:
    """The tree of one thread, and the room that a search works in. It is used again for the next move."""

    def __init__(self, spec: AnyGame) -> None:
        """Make room for a game's tables."""
        self._rules = spec
        edge_of = np.full(spec.actions + BEHIND_CATALOGUE, NONE, dtype=np.int32)
        self._tree = Tree(np.zeros(FIRST_NODES, NODE), np.zeros(FIRST_EDGES, EDGE), np.zeros(2, np.int64), edge_of)

    def clear(self, seats: int) -> None:
        """Begin with the root alone."""
        self._tree.used[:] = 1, 0
        self._tree.nodes[ROOT] = (NONE, 0, 0.0)
        number = self._rules.actions
        self._room = Room(
            worlds=np.zeros(1, self._rules.state_dtype),
            actions=np.empty(number, np.int32),
            fresh=np.empty(number, np.int32),
            weights=np.empty(number),
            path=np.empty(DEEPEST, np.int32),
            places=np.empty(DEEPEST, np.int32),
            movers=np.empty(DEEPEST, np.int32),
            results=np.zeros(seats),
            expected=np.zeros(seats),
        )

    def confine(self, actions: Sequence[int], only: int) -> None:
        """Have the player choose this one of all legal actions at the root, whatever comes of it."""
        for place, action in enumerate(actions):
            opinion, favour = (0.0, 1.0) if action == only else (HOPELESS, 0.0)
            self._tree.edges[place] = (action, place - 1 if place else NONE, NONE, 0, 0.0, opinion, favour)
        self._tree.nodes[ROOT].first = len(actions) - 1
        self._tree.used[1] = len(actions)

    @property
    def iterations(self) -> int:
        """How many there were so far."""
        return int(self._tree.nodes[ROOT].visits)

    @property
    def expected(self) -> NDArray[np.float64]:
        """Each seat's results of all of them, added up."""
        expected: NDArray[np.float64] = self._room.expected
        return expected

    def grow(self, observed: State, rng: Rng, iterations: int, habits: Any) -> None:
        """Search on; where the room runs out, it is doubled."""
        aim = self.iterations + iterations
        while True:
            search(observed, rng, aim - self.iterations, self._tree, self._room, habits)
            if self.iterations >= aim:
                return
            tree = self._tree
            if tree.used[0] + DEEPEST > len(tree.nodes):
                self._tree = tree._replace(nodes=np.concatenate([tree.nodes, np.zeros_like(tree.nodes)]))
            else:
                self._tree = tree._replace(edges=np.concatenate([tree.edges, np.zeros_like(tree.edges)]))

    def at_root(self) -> dict[int, tuple[int, float, float]]:
        """For each action at the root: its visits, the sum of their results, and the opinion of it."""
        found = {}
        place = int(self._tree.nodes[ROOT].first)
        while place != NONE:
            edge = self._tree.edges[place]
            found[int(edge.action)] = int(edge.visits), float(edge.total), float(edge.opinion)
            place = int(edge.following)
        return found


class Search:
    """A mind that searches. One at a time may ask it: it keeps its trees for the next move."""

    def __init__(self, spec: AnyGame, habits: Habits | None = None, threads: int = 1) -> None:
        """Take the game; with several threads each grows a tree of its own, and what they found is added up."""
        self._rules = spec
        self._habits = np.zeros(1, dtype=SEARCH_SETTINGS)[0]
        for name, value in msgspec.structs.asdict(habits or Habits()).items():
            self._habits[name] = value
        self._groves = [Grove(spec) for _ in range(threads)]

    def think(
        self, observed: State, seed: Seed, *, iterations: int | None = None, seconds: float | None = None
    ) -> Verdict:
        """Think about the move of the player whose sight this table is.

        It ends after so many iterations (of all threads together) or seconds, whichever comes first. With iterations
        alone the same seed gives the same verdict.
        """
        for grove in self._groves:
            grove.clear(self._rules.seats(observed))
        self._grow_all(observed, seed, iterations, seconds)
        return self._verdict(observed)

    def think_of(
        self, observed: State, action: int, seed: Seed, *, iterations: int | None = None, seconds: float | None = None
    ) -> Thought:
        """Think only of what comes after one move: a move that `think` hardly looks at gets a fair hearing so."""
        for grove in self._groves:
            grove.clear(self._rules.seats(observed))
            grove.confine(self._legal(observed), action)
        self._grow_all(observed, seed, iterations, seconds)
        return next(thought for thought in self._verdict(observed).thoughts if thought.action == action)

    def _grow_all(self, observed: State, seed: Seed, iterations: int | None, seconds: float | None) -> None:
        """Grow every tree to its end."""
        if iterations is None and seconds is None:
            raise TypeError("a search needs an end: iterations or seconds")
        deadline = None if seconds is None else time.perf_counter() + seconds
        shares = [None if iterations is None else -(-iterations // len(self._groves)) for _ in self._groves]
        if len(self._groves) == 1:
            self._grow(self._groves[0], observed, seed.rng(0), shares[0], deadline)
        else:
            with ThreadPoolExecutor(len(self._groves)) as threads:
                states = [seed.rng(number) for number in range(len(self._groves))]
                jobs = [
                    threads.submit(self._grow, grove, observed, state, share, deadline)
                    for grove, state, share in zip(self._groves, states, shares, strict=True)
                ]
                for job in jobs:
                    job.result()

    def _grow(self, grove: Grove, observed: State, rng: Rng, iterations: int | None, deadline: float | None) -> None:
        """Grow one tree to its end."""
        while iterations is None or grove.iterations < iterations:
            batch = BATCH if iterations is None else min(BATCH, iterations - grove.iterations)
            grove.grow(observed, rng, batch, self._habits)
            if deadline is not None and time.perf_counter() >= deadline:
                return

    def _legal(self, observed: State) -> list[int]:
        """The legal actions."""
        actions = np.empty(self._rules.actions, dtype=np.int32)
        return [int(action) for action in actions[: legal(observed, actions)]]

    def _verdict(self, observed: State) -> Verdict:
        """Add up what the trees found."""
        roots = [grove.at_root() for grove in self._groves]
        thoughts = []
        for action in self._legal(observed):
            found = [root[action] for root in roots if action in root]
            visits = sum(visits for visits, _, _ in found)
            opinion = found[0][2] if found else 0.0
            value = sum(total for _, total, _ in found) / visits if visits else opinion
            thoughts.append(Thought(action, visits, value, opinion))
        thoughts.sort(key=lambda thought: (-thought.visits, -thought.opinion, thought.action))
        done = sum(grove.iterations for grove in self._groves)
        expected = np.sum([grove.expected for grove in self._groves], axis=0) / max(done, 1)
        return Verdict(thoughts, expected.tolist(), done)
