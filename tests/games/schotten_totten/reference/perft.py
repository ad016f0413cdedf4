"""Perft: the number of lines of play from a state, by their length: with the kernels, and with the slow reference."""

from __future__ import annotations

from copy import deepcopy

import numpy as np

from highlands.engine import kernel
from highlands.engine.compiling import compiled
from highlands.games.schotten_totten.state.actions import ACTIONS
from highlands.games.schotten_totten.state.layout import STATE, State
from tests.games.schotten_totten.reference.game import ReferenceGame


@compiled
def count_ways(states, actions, tried, rng, nodes):
    """Go through all lines of play from `states[0]`; `nodes[d]` becomes how many of them are d + 1 moves long."""
    deepest = len(nodes) - 1
    level = 0
    tried[0] = kernel.legal(states[0], actions[0])
    nodes[0] = tried[0]
    while level >= 0:
        if level == deepest or tried[level] == 0:
            level -= 1
            continue
        tried[level] -= 1
        states[level + 1] = states[level]
        kernel.apply(states[level + 1], actions[level, tried[level]], rng)
        level += 1
        tried[level] = kernel.legal(states[level], actions[level])
        nodes[level] += tried[level]


def ways(state: State, depth: int) -> list[int]:
    """How many ways on there are, one move long, two moves long, and so on."""
    states = np.zeros(depth, dtype=STATE)
    states[0] = state
    nodes = np.zeros(depth, dtype=np.int64)
    rng = np.array([1, 2, 3, 4], dtype=np.uint64)
    count_ways(states, np.zeros((depth, ACTIONS), dtype=np.int32), np.zeros(depth, dtype=np.int64), rng, nodes)
    return [int(number) for number in nodes]


def reference_ways(game: ReferenceGame, depth: int) -> list[int]:
    """The same, by the reference."""
    moves = sorted(game.legal())
    nodes = [len(moves)] + [0] * (depth - 1)
    if depth > 1:
        for move in moves:
            after = deepcopy(game)
            after.play(move)
            for level, number in enumerate(reference_ways(after, depth - 1), start=1):
                nodes[level] += number
    return nodes
