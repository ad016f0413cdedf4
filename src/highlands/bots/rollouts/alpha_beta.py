"""Alpha-beta search of two-player endgames in which nothing is hidden and no chance is left: the compiled kernels.

Depth first on a stack of our own, moves ordered by the evaluation, with a transposition table. A result is exact, or
there is none: the search gives up after a number of nodes.

The kernels are unchecked: they are called through `highlands.bots.rollouts.endgame`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from highlands.engine.chance import wrapping_add
from highlands.engine.compiling import compiled, compiled_with_arrays
from highlands.engine.kernel import NOBODY, Actions, ActionValues, action_values, apply, legal, returns, to_move
from highlands.engine.state import State

UNKNOWN = 2.0
"""No result of a game: the nodes ran out."""
WIN, LOSS = 1.0, -1.0
TABLE_BITS = 15

EXACT, AT_LEAST, AT_MOST = range(3)
"""What a stored result says."""

HASH_START = np.uint64(0x9E3779B97F4A7C15)
LEFT, RIGHT = np.uint64(13), np.uint64(29)
"""The shifts that mix the hash of a state."""
TABLE_SHIFT = np.uint64(64 - TABLE_BITS)


class Frames(NamedTuple):
    """The stack of the search, one frame a ply, and its transposition table."""

    states: Any
    content: Any
    """The same memory as bytes."""
    actions: Any
    numbers: Any
    places: Any
    """How many actions a frame has, and how many of them were tried."""
    alphas: Any
    betas: Any
    best: Any
    lower: Any
    upper: Any
    """The window that a frame began with."""
    values: Any
    returns: Any
    keys: Any
    results: Any
    kinds: Any
    frame_keys: Any
    nodes: Any
    """How many nodes are left."""


@compiled
def hash_bytes(content: Any) -> Any:
    """A hash of a state."""
    key = HASH_START
    for place in range(len(content)):
        key = wrapping_add(key ^ np.uint64(content[place]), key << LEFT)
        key ^= key >> RIGHT
    return key


@compiled_with_arrays
def order_actions(state: State, actions: Actions, number: int, values: ActionValues) -> None:
    """Sort actions by the evaluation, the best first."""
    if number == 1:
        return
    action_values(state, actions, number, values)
    for end in range(1, number):
        action, value = actions[end], values[end]
        place = end
        while place and values[place - 1] < value:
            actions[place], values[place] = actions[place - 1], values[place - 1]
            place -= 1
        actions[place], values[place] = action, value


@compiled
def store(frames: Frames, depth: int) -> None:
    """Store the result of a frame that is done."""
    key = frames.frame_keys[depth]
    slot = int(key >> TABLE_SHIFT)
    result = frames.best[depth]
    frames.keys[slot] = key
    frames.results[slot] = result
    frames.kinds[slot] = EXACT
    if result <= frames.lower[depth]:
        frames.kinds[slot] = AT_MOST
    elif result >= frames.upper[depth]:
        frames.kinds[slot] = AT_LEAST


@compiled
def look_up(frames: Frames, key: Any, alpha: float, beta: float) -> float:
    """What the table says that settles a window, or UNKNOWN."""
    slot = int(key >> TABLE_SHIFT)
    if frames.keys[slot] != key:
        return UNKNOWN
    result, kind = frames.results[slot], frames.kinds[slot]
    if kind == EXACT or (kind == AT_LEAST and result >= beta) or (kind == AT_MOST and result <= alpha):
        return float(result)
    return UNKNOWN


@compiled_with_arrays
def open_frame(frames: Frames, depth: int, alpha: float, beta: float) -> float:
    """Begin with a state: its result if that is known at once, else UNKNOWN and a frame with its actions."""
    state = frames.states[depth]
    if to_move(state) == NOBODY:
        returns(state, frames.returns)
        return float(frames.returns[0])
    key = hash_bytes(frames.content[depth])
    known = look_up(frames, key, alpha, beta)
    if known != UNKNOWN:
        return known
    frames.frame_keys[depth] = key
    frames.numbers[depth] = legal(state, frames.actions[depth])
    order_actions(state, frames.actions[depth], int(frames.numbers[depth]), frames.values)
    frames.places[depth] = 0
    frames.alphas[depth], frames.betas[depth] = alpha, beta
    frames.lower[depth], frames.upper[depth] = alpha, beta
    frames.best[depth] = LOSS - 1.0 if to_move(state) == 0 else WIN + 1.0
    return UNKNOWN


@compiled
def take_result(frames: Frames, depth: int, maximizes: bool, result: float) -> None:
    """Count the result of one action of a frame."""
    if maximizes:
        frames.best[depth] = max(frames.best[depth], result)
        frames.alphas[depth] = max(frames.alphas[depth], result)
    else:
        frames.best[depth] = min(frames.best[depth], result)
        frames.betas[depth] = min(frames.betas[depth], result)


@compiled_with_arrays
def alpha_beta(frames: Frames, alpha: float, beta: float, rng: Any) -> float:
    """The first seat's result of `states[0]` when both play best, or UNKNOWN."""
    result = open_frame(frames, 0, alpha, beta)
    if result != UNKNOWN:
        return result
    depth = 0
    while True:
        done = frames.places[depth] == frames.numbers[depth] or frames.alphas[depth] >= frames.betas[depth]
        if done:
            store(frames, depth)
            result = float(frames.best[depth])
            if depth == 0:
                return result
            depth -= 1
            take_result(frames, depth, to_move(frames.states[depth]) == 0, result)
            continue
        if frames.nodes[0] == 0 or depth + 2 > len(frames.states):
            return UNKNOWN
        frames.nodes[0] -= 1
        frames.states[depth + 1] = frames.states[depth]
        apply(frames.states[depth + 1], int(frames.actions[depth, frames.places[depth]]), rng)
        frames.places[depth] += 1
        result = open_frame(frames, depth + 1, float(frames.alphas[depth]), float(frames.betas[depth]))
        if result == UNKNOWN:
            depth += 1
        else:
            take_result(frames, depth, to_move(frames.states[depth]) == 0, result)
