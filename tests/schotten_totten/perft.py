"""Counting all ways on from a table, so many moves deep: with the kernels, and with the slow reference."""

from __future__ import annotations

from copy import deepcopy

import numpy as np

from highlands import kernel
from highlands.compiling import compiled
from highlands.games.schotten_totten.actions import ACTIONS
from highlands.games.schotten_totten.table import TABLE
from highlands.kernel import Table
from tests.schotten_totten.reference import ReferenceGame


@compiled
def count_ways(tables, actions, tried, rng, nodes):
    """Go through all ways from `tables[0]`; `nodes[d]` becomes how many there are that are d + 1 moves long."""
    deepest = len(nodes) - 1
    level = 0
    tried[0] = kernel.legal(tables[0], actions[0])
    nodes[0] = tried[0]
    while level >= 0:
        if level == deepest or tried[level] == 0:
            level -= 1
            continue
        tried[level] -= 1
        tables[level + 1] = tables[level]
        kernel.apply(tables[level + 1], actions[level, tried[level]], rng)
        level += 1
        tried[level] = kernel.legal(tables[level], actions[level])
        nodes[level] += tried[level]


def ways(table: Table, depth: int) -> list[int]:
    """How many ways on there are, one move long, two moves long, and so on."""
    tables = np.zeros(depth, dtype=TABLE)
    tables[0] = table
    nodes = np.zeros(depth, dtype=np.int64)
    rng = np.array([1, 2, 3, 4], dtype=np.uint64)
    count_ways(tables, np.zeros((depth, ACTIONS), dtype=np.int32), np.zeros(depth, dtype=np.int64), rng, nodes)
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
