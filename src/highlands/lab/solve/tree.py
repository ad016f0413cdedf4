"""The whole tree of a two-player game, as arrays.

Nodes are numbered level by level, so that a pass over all of them is a few NumPy operations for each level; all nodes
of an information set are on one level. Information sets are those of perfect recall: a player knows every observation
and every observed action so far, the same partition as that of the OpenSpiel adapter.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from highlands.engine import kernel
from highlands.engine.kernel import NOBODY
from highlands.engine.state import Record, State, copy_state, new_state
from highlands.errors import NotAllowedError
from highlands.i18n import message
from highlands.lab.chance import enumerable_chance
from highlands.play.precompile import RULES, precompile
from highlands.spec.chance_nodes import DEAL, ChanceNodes, Chosen
from highlands.spec.game_spec import AnyGame
from highlands.spec.observation import Observation, Past

SEATS = 2
CHANCE, TERMINAL = -1, -2
"""Stand for a player."""
NO_SET = NO_CHOICE = -1
ROOT = 0
MOST_NODES = 3_000_000
"""A larger tree is refused: while it is built, a node takes about 2 kB."""
REPORT_EVERY = 1000
"""After how many nodes it is told how far the building has come."""

Ints = NDArray[np.int32]
Floats = NDArray[np.float64]


class InformationSet(NamedTuple):
    """Where a player chooses: all nodes that it can't tell apart."""

    player: int
    view: int
    """The number of what its player has observed so far."""
    actions: tuple[int, ...]
    """In the order in which the children of its nodes lie."""


class _Node(NamedTuple):
    """A node to go on from: a state, or a move that waits for chance."""

    state: State | None
    move: int | None
    chosen: Chosen
    views: tuple[int, int]
    """For each player, the number of what it has observed so far."""
    ply: int


class TreeTooLargeError(NotAllowedError):
    """A game with more nodes than are gone through."""

    def __init__(self, most_nodes: int) -> None:
        """Say how many there may be."""
        super().__init__(message("solve-too-large", number=str(most_nodes)))
        self.most_nodes = most_nodes


class GameTree:
    """The tree of a game with its options."""

    def __init__(
        self,
        spec: AnyGame,
        options: Record,
        most_nodes: int = MOST_NODES,
        tick: Callable[[int], None] = lambda nodes: None,
    ) -> None:
        """Go through the whole game; NotAllowedError if its chance can't be enumerated or it has more nodes."""
        precompile([spec.name], purpose=RULES)
        chance = enumerable_chance(spec, options)
        if chance is None or spec.seats_with(options) != SEATS:
            raise NotAllowedError(message("solve-not-enumerable", game=spec.title))
        self.spec, self.options = spec, options
        self.sets: list[InformationSet] = []
        self._chance: ChanceNodes = chance
        self._views: dict[tuple[int, int, bytes], int] = {}
        """By the view before, the observed action and the observation: a number for each history of observations."""
        self._set_of: dict[int, int] = {}
        """The information set of a view."""
        self._observation = new_state(spec.state_dtype)
        self._legal = np.empty(spec.actions, np.int32)
        self._returns = np.zeros(SEATS)
        self._build(most_nodes, tick)
        self._observed = list(self._views)

    def _build(self, most_nodes: int, tick: Callable[[int], None]) -> None:
        parents, chances, choices, levels = [], [], [], [0]
        players: list[int] = []
        sets, values, starts = [], [], [0]
        root = self._after(_Node(None, None, (), (0, 0), 0), DEAL, ())
        known = 1
        waiting: dict[int, list[tuple[int, float, int, _Node]]] = {self._level(root): [(ROOT, 1.0, NO_CHOICE, root)]}
        while waiting:
            for parent, chance, choice, node in waiting.pop(min(waiting)):
                number = len(players)
                player, found, value, children = self._expand(node)
                known += len(children)
                if known > most_nodes:
                    raise TreeTooLargeError(most_nodes)
                if not number % REPORT_EVERY:
                    tick(number)
                if found == len(starts) - 1:
                    starts.append(starts[-1] + len(children))
                parents.append(parent)
                chances.append(chance)
                choices.append(choice)
                players.append(player)
                sets.append(found)
                values.append(value)
                for place, (chance_of_child, child) in enumerate(children):
                    leads_here = NO_CHOICE if found == NO_SET else starts[found] + place
                    waiting.setdefault(self._level(child), []).append((number, chance_of_child, leads_here, child))
            levels.append(len(players))
        self.parents: Ints = np.array(parents, np.int32)
        """The node before each; ROOT has itself."""
        self.chances: Floats = np.array(chances)
        """How likely chance goes to each node from the one before; 1 where a player chose."""
        self.choices: Ints = np.array(choices, np.int32)
        """The choice that leads to each node; NO_CHOICE where chance leads there."""
        self.players: NDArray[np.int8] = np.array(players, np.int8)
        """Who chooses at each node: a seat, CHANCE or TERMINAL."""
        self.node_sets: Ints = np.array(sets, np.int32)
        """The information set of each node, or NO_SET."""
        self.values: Floats = np.array(values)
        """At the end of a game: what seat 0 wins."""
        self.levels = [slice(begin, end) for begin, end in pairwise(levels)]
        """The nodes of each level, the root alone on the first."""
        self.set_starts: NDArray[np.int64] = np.array(starts)
        """Where the choices of each information set begin, and at last how many choices there are."""
        self.choice_sets: NDArray[np.int64] = np.repeat(np.arange(len(self.sets)), np.diff(self.set_starts))
        """The information set of each choice."""
        set_players = np.array([found.player for found in self.sets], np.int8)
        self.choice_players: NDArray[np.int8] = set_players[self.choice_sets]
        """Who makes each choice."""

    def _level(self, node: _Node) -> int:
        """Later moves, and of the same move what chance adds to it, are further on; the deal comes first."""
        if node.state is None:
            return len(node.chosen) - self._chance.most_nodes
        return 2 * node.ply + (node.move is not None)

    def __len__(self) -> int:
        """How many nodes."""
        return len(self.players)

    @property
    def choice_count(self) -> int:
        """How many choices there are in all information sets."""
        return int(self.set_starts[-1])

    def _expand(self, node: _Node) -> tuple[int, int, float, list[tuple[float, _Node]]]:
        """Who chooses at a node, its information set, what it is worth, and where it leads."""
        if node.move is not None:
            outcomes = self._chance.outcomes(node.state, node.move, node.chosen)
            children = [(chance, self._after(node, node.move, (*node.chosen, outcome))) for outcome, chance in outcomes]
            return CHANCE, NO_SET, 0.0, children
        state = node.state
        assert state is not None
        player = int(kernel.to_move(state))
        if player == NOBODY:
            kernel.returns(state, self._returns)
            return TERMINAL, NO_SET, float(self._returns[0]) * self.spec.utility, []
        found = self._set_of.get(node.views[player])
        if found is None:
            found = self._new_set(state, player, node.views[player])
        children = [
            (1.0, self._after(node, action, self._chance.forced(state, action))) for action in self.sets[found].actions
        ]
        return player, found, 0.0, children

    def _new_set(self, state: State, player: int, view: int) -> int:
        actions = tuple(sorted(self._legal[: kernel.legal(state, self._legal)].tolist()))
        self.sets.append(InformationSet(player, view, actions))
        self._set_of[view] = len(self.sets) - 1
        return len(self.sets) - 1

    def _after(self, node: _Node, move: int, chosen: Chosen) -> _Node:
        """The node after a move, or after a further outcome of what it leaves to chance."""
        chosen = self._chance.forced(node.state, move, chosen)
        if self._chance.outcomes(node.state, move, chosen):
            return node._replace(move=move, chosen=chosen)
        after = self._chance.carry_out(node.state, move, chosen)
        one, other = (self._view(node, move, after, seat) for seat in range(SEATS))
        return _Node(after, None, (), (one, other), node.ply + (move != DEAL))

    def _view(self, node: _Node, move: int, after: State, seat: int) -> int:
        """The number of all that a seat has observed, with what it observes of a move and after it."""
        seen = move if node.state is None else int(kernel.observed_action(node.state, move, seat))
        kernel.observe(after, seat, self._observation)
        key = (node.views[seat], seen, self._observation.tobytes())
        return self._views.setdefault(key, len(self._views) + 1)

    def history(self, number: int) -> list[tuple[int, bytes]]:
        """What the player of an information set has observed: actions, the deal first, and the state after each."""
        found: list[tuple[int, bytes]] = []
        view = self.sets[number].view
        while view:
            view, action, observation = self._observed[view - 1]
            found.append((action, observation))
        return found[::-1]

    def observation(self, number: int) -> Observation:
        """An information set as the bots are told of it."""
        actions, contents = zip(*self.history(number), strict=True)
        states = np.frombuffer(b"".join(contents), self.spec.state_dtype)
        past = Past(states[:-1], np.array(actions[1:], np.int32))
        return Observation(self.spec, copy_state(states[-1]), self.sets[number].player, len(past.actions), past)
