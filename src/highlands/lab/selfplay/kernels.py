"""Whole turns in compiled code: of games that are being played, and of recorded games that are replayed.

This module imports kernels alone. What it imports counts as a source of the kernels: anything more would have them
compiled again with every change in it. The kernels are unchecked.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from highlands.bots.policy import choose
from highlands.engine.chance import Rng
from highlands.engine.compiling import compiled, compiled_with_arrays
from highlands.engine.kernel import NOBODY, Actions, apply, encode, legal, observe, setup, to_move


class GameBuffers(NamedTuple):
    """The arrays that a game is played in."""

    states: Any
    """The state, and the observation of the player to move."""
    actions: Any
    """The legal actions of that player."""
    values: Any
    turn: Any
    """The seat to move, and how many actions it has."""


@compiled
def update_turn(buffers: GameBuffers) -> None:
    """Update the seat to move, its observation and its legal actions."""
    seat = to_move(buffers.states[0])
    buffers.turn[0] = seat
    if seat != NOBODY:
        observe(buffers.states[0], seat, buffers.states[1])
        buffers.turn[1] = legal(buffers.states[1], buffers.actions)


@compiled
def deal(buffers: GameBuffers, options: Any, rng: Rng) -> None:
    """Deal a game."""
    setup(buffers.states[0], options[0], rng)
    update_turn(buffers)


@compiled_with_arrays
def take_turn(buffers: GameBuffers, evaluation: int, temperature: float, bot_rng: Rng, rng: Rng) -> int:
    """Choose for the player to move, from the seat's observation alone; apply the action, and return it."""
    action = choose(
        buffers.states[1], buffers.actions, int(buffers.turn[1]), evaluation, temperature, buffers.values, bot_rng
    )
    apply(buffers.states[0], action, rng)
    update_turn(buffers)
    return int(action)


class ReplayArrays(NamedTuple):
    """What each decision of a game was like: arrays with a row per decision."""

    actions: Any
    movers: Any
    legal_counts: Any
    """How many actions were legal."""
    observations: Any
    """The mover's observation as `kernel.encode` encodes it; no rows if they are not wanted."""
    legal_actions: Any
    """The legal actions of all decisions, one after another; empty if they are not wanted."""


@compiled
def contains(actions: Actions, number: int, action: int) -> bool:
    """Whether an action is among the first `number` actions."""
    for index in range(number):
        if actions[index] == action:
            return True
    return False


@compiled
def replay(states: Any, options: Any, rngs: Any, legal_actions: Actions, trajectory: ReplayArrays) -> int:
    """Replay a game on the first of two states, and fill in its trajectory; return how many moves were legal."""
    setup(states[0], options[0], rngs[0])
    listed = 0
    for ply in range(len(trajectory.actions)):
        seat = to_move(states[0])
        if seat == NOBODY:
            return ply
        observe(states[0], seat, states[1])
        number = legal(states[1], legal_actions)
        action = int(trajectory.actions[ply])
        if not contains(legal_actions, number, action):
            return ply
        trajectory.movers[ply] = seat
        trajectory.legal_counts[ply] = number
        if len(trajectory.observations) > 0:
            encode(states[1], trajectory.observations[ply])
        if len(trajectory.legal_actions) > 0:
            for index in range(number):
                trajectory.legal_actions[listed + index] = legal_actions[index]
            listed += number
        apply(states[0], action, rngs[ply + 1])
    return len(trajectory.actions)
