"""Whole turns in compiled code: of games that are being played, and of games that were.

This file stands on kernels alone. What it imports counts as a source of the kernels: anything more would have them
compiled anew with every change in it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from highlands.bots.choosing import choose
from highlands.engine.chance import Rng
from highlands.engine.compiling import compiled, compiled_with_arrays
from highlands.engine.kernel import NOBODY, Actions, apply, encode, legal, observe, setup, to_move


class Room(NamedTuple):
    """What a game is played in."""

    states: Any
    """The table, and what the player to move sees of it."""
    actions: Any
    """What that player may do."""
    weights: Any
    turn: Any
    """The seat to move, and how many actions it has."""


@compiled
def look(room: Room) -> None:
    """See whose turn it is, and what that player may do."""
    seat = to_move(room.states[0])
    room.turn[0] = seat
    if seat != NOBODY:
        observe(room.states[0], seat, room.states[1])
        room.turn[1] = legal(room.states[1], room.actions)


@compiled
def begin(room: Room, options: Any, chance: Rng) -> None:
    """Deal a game."""
    setup(room.states[0], options[0], chance)
    look(room)


@compiled_with_arrays
def take_turn(room: Room, judgement: int, weakness: float, dice: Rng, chance: Rng) -> int:
    """Choose for the player to move, who gets nothing but what the seat may know; carry it out, and return it."""
    action = choose(room.states[1], room.actions, int(room.turn[1]), judgement, weakness, room.weights, dice)
    apply(room.states[0], action, chance)
    look(room)
    return int(action)


class Traces(NamedTuple):
    """What each decision of a game was like, a row for each."""

    actions: Any
    movers: Any
    legal: Any
    """How many actions there were to choose from."""
    observations: Any
    """What the mover saw, in the numbers of `kernel.encode`; no rows where nobody asked for them."""


@compiled
def is_among(action: int, actions: Actions, number: int) -> bool:
    """Whether an action is one of the first few."""
    for index in range(number):
        if actions[index] == action:
            return True
    return False


@compiled
def retrace(states: Any, options: Any, chance: Any, choices: Actions, traces: Traces) -> int:
    """Play a game again on the first of two tables; return how many of its moves could be made."""
    setup(states[0], options[0], chance[0])
    for made in range(len(traces.actions)):
        seat = to_move(states[0])
        observe(states[0], seat, states[1])
        number = legal(states[1], choices)
        action = int(traces.actions[made])
        if not is_among(action, choices, number):
            return made
        traces.movers[made] = seat
        traces.legal[made] = number
        if len(traces.observations) > 0:
            encode(states[1], traces.observations[made])
        apply(states[0], action, chance[made + 1])
    return len(traces.actions)
