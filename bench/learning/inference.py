"""Both networks in compiled code, one decision or one world at a time. Numbers that are 0 cost nothing."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from bench.learning.features.layout import CANDIDATES
from bench.learning.features.plays import Plays, describe_plays, new_plays
from highlands.engine.compiling import compiled, compiled_with_arrays
from highlands.games.schotten_totten.state.cards import STONES

WIDEST = 256
"""No hidden layer is wider."""


class PolicyWeights(NamedTuple):
    """The policy: two hidden layers, the same for every play; its output is added to the judgement's value."""

    plays: Any
    common: Any
    hidden_bias: Any
    second: Any
    second_bias: Any
    output: Any


class CriticWeights(NamedTuple):
    """The critic: an encoder that all stones share, the sum of what it says of them, a hidden layer, an output."""

    stones: Any
    stones_bias: Any
    border: Any
    table: Any
    hidden_bias: Any
    output: Any
    linear: Any


class Thoughts(NamedTuple):
    """What is computed at one decision."""

    plays: Plays
    values: Any
    """The learned value of each play that is described."""
    layers: Any


def new_thoughts() -> Thoughts:
    """Buffers for one decision."""
    return Thoughts(new_plays(), np.zeros(CANDIDATES), np.zeros((3, WIDEST), np.float32))


@compiled
def add_row(row, factor, out):
    """Add a multiple of a row."""
    for place in range(len(row)):
        out[place] += factor * row[place]


@compiled
def start_with(row, out):
    """Begin a layer."""
    for place in range(len(row)):
        out[place] = row[place]


@compiled
def output_of(layer, weights):
    """The weighted sum of a hidden layer."""
    result = np.float32(0.0)
    for place in range(len(weights)):
        if layer[place] > 0.0:
            result += layer[place] * weights[place]
    return float(result)


@compiled_with_arrays
def think(state, actions, number, weights, thoughts):
    """Describe the most promising plays and write the learned value of each; return how many there are."""
    plays, shared = thoughts.plays, thoughts.layers[0]
    first, second = thoughts.layers[1], thoughts.layers[2]
    kept = describe_plays(state, actions, number, plays)
    start_with(weights.hidden_bias, shared)
    for place in range(len(plays.common)):
        if plays.common[place] != 0.0:
            add_row(weights.common[place], plays.common[place], shared)
    width = len(weights.hidden_bias)
    for rank in range(kept):
        start_with(shared[:width], first)
        for place in range(plays.features.shape[1]):
            if plays.features[rank, place] != 0.0:
                add_row(weights.plays[place], plays.features[rank, place], first)
        start_with(weights.second_bias, second)
        for place in range(width):
            if first[place] > 0.0:
                add_row(weights.second[place], first[place], second)
        thoughts.values[rank] = plays.values[rank] + output_of(second, weights.output)
    return kept


@compiled
def world_value(stones, table, weights, layers):
    """The result that the mover of a described world may expect, -1 to 1."""
    encoded, border, hidden = layers[0], layers[1], layers[2]
    width = len(weights.stones_bias)
    for place in range(width):
        border[place] = 0.0
    for stone in range(STONES):
        start_with(weights.stones_bias, encoded)
        for place in range(stones.shape[1]):
            if stones[stone, place] != 0.0:
                add_row(weights.stones[place], stones[stone, place], encoded)
        for place in range(width):
            border[place] += max(encoded[place], np.float32(0.0))
    start_with(weights.hidden_bias, hidden)
    for place in range(width):
        add_row(weights.border[place], border[place], hidden)
    result = 0.0
    for place in range(len(table)):
        add_row(weights.table[place], table[place], hidden)
        result += table[place] * weights.linear[place]
    return math.tanh(result + output_of(hidden, weights.output))
