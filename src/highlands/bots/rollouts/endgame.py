"""Endgames of two players in which nothing is hidden: the exact result of their moves."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from highlands.bots.rollouts.alpha_beta import LOSS, TABLE_BITS, UNKNOWN, WIN, Frames, alpha_beta
from highlands.engine.kernel import apply, to_move
from highlands.engine.state import State
from highlands.spec.game_spec import AnyGame

MAX_PLIES = 128
"""No endgame is longer."""
NO_CHANCE = np.zeros(4, np.uint64)
"""The generator for moves of which no chance follows."""


def solve(spec: AnyGame, state: State, actions: Sequence[int], nodes: int) -> dict[int, float]:
    """The exact results for the player to move, as far as they are found within so many nodes.

    The actions are tried in this order until one wins.
    """
    frames = _new_frames(spec, nodes)
    sign, found = 1.0 if to_move(state) == 0 else -1.0, dict[int, float]()
    for action in actions:
        frames.states[0] = state
        apply(frames.states[0], action, NO_CHANCE)
        # The whole window: a narrower one would leave bounds instead of results.
        result = float(alpha_beta(frames, LOSS, WIN, NO_CHANCE.copy()))
        if result == UNKNOWN:
            break
        found[action] = sign * result
        if found[action] == WIN:
            break
    return found


def _new_frames(spec: AnyGame, nodes: int) -> Frames:
    """An empty stack and table."""
    states = np.zeros(MAX_PLIES, spec.state_dtype)
    floats, entries = np.zeros((5, MAX_PLIES)), 1 << TABLE_BITS
    return Frames(
        states=states,
        content=states.view(np.uint8).reshape(MAX_PLIES, -1),
        actions=np.zeros((MAX_PLIES, spec.actions), np.int32),
        numbers=np.zeros(MAX_PLIES, np.int64),
        places=np.zeros(MAX_PLIES, np.int64),
        alphas=floats[0],
        betas=floats[1],
        best=floats[2],
        lower=floats[3],
        upper=floats[4],
        values=np.empty(spec.actions),
        returns=np.zeros(2),
        keys=np.zeros(entries, np.uint64),
        results=np.zeros(entries),
        kinds=np.zeros(entries, np.int8),
        frame_keys=np.zeros(MAX_PLIES, np.uint64),
        nodes=np.array([nodes], np.int64),
    )
