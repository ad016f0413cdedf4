"""Compiled stepping: of one game, and of many at once.

Every loop over many works on the rows from `begin` to `end`, so that several threads can share the arrays; each of them
brings a scratch state of its own. Results are written into arrays that are given;
nothing is allocated here.

These functions check nothing: an illegal action corrupts memory. `Batch` and the environments check before they call.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from highlands.engine.chance import Rng, below
from highlands.engine.compiling import compiled, compiled_inline
from highlands.engine.encoding import Tensor
from highlands.engine.kernel import (
    NOBODY,
    Actions,
    Mask,
    apply,
    clear_mask,
    encode,
    legal,
    observe,
    returns,
    setup,
    to_move,
    write_mask,
)
from highlands.engine.state import State

FORFEIT = -1.0
"""The result of a player whose illegal action ends a game; the others get 0, as with PettingZoo's own wrapper."""

ILLEGAL = -2
"""Stands for a seat where an action was refused."""


class Buffers(NamedTuple):
    """The arrays of a batch, with a row for each game where nothing else is said."""

    states: Any
    scratch: Any
    """One state, for observations."""
    options: Any
    """One record: those of all games."""
    rngs: Any
    observations: Any
    masks: Any
    legal_actions: Any
    """As many as `legal_counts` says."""
    legal_counts: Any
    mask_states: Any
    """What `write_mask` returned, for `clear_mask`."""
    movers: Any


@compiled
def observe_mover(state: State, scratch: State, observation: Tensor, mask: Mask, actions: Actions) -> None:
    """Write the observation and the legal actions of the player to move.

    When the game is over nothing is legal, and the last observation stays.
    """
    for action in range(len(mask)):
        mask[action] = 0
    number = encode_mover(state, scratch, observation, actions)
    if number:
        write_mask(scratch, actions, number, mask)


@compiled_inline
def encode_mover(state: State, scratch: State, observation: Tensor, actions: Actions) -> int:
    """The same without the mask; return how many actions are legal."""
    seat = int(to_move(state))
    if seat == NOBODY:
        return 0
    observe(state, seat, scratch)
    encode(scratch, observation)
    return int(legal(scratch, actions))


@compiled_inline
def observe_row(buffers: Buffers, row: int) -> None:
    """Bring the observation, the mask and the list of legal actions of a row up to date."""
    at = np.uint32(row)  # unsigned: Numba emits no wraparound check
    state, actions = buffers.states[at], buffers.legal_actions[at]
    buffers.movers[at] = to_move(state)
    clear_mask(state, actions, buffers.legal_counts[at], buffers.mask_states[at], buffers.masks[at])
    number = encode_mover(state, buffers.scratch[0], buffers.observations[at], actions)
    buffers.legal_counts[at] = number
    buffers.mask_states[at] = write_mask(buffers.scratch[0], actions, number, buffers.masks[at]) if number else 0


@compiled
def clear_row(buffers: Buffers, row: int) -> None:
    """Clear the mask and the list of legal actions of a row."""
    actions, number = buffers.legal_actions[row], buffers.legal_counts[row]
    clear_mask(buffers.states[row], actions, number, buffers.mask_states[row], buffers.masks[row])
    buffers.legal_counts[row] = 0
    buffers.mask_states[row] = 0


@compiled
def encode_seat(state: State, scratch: State, seat: int, observation: Tensor) -> None:
    """Write the observation of any seat."""
    observe(state, seat, scratch)
    encode(scratch, observation)


# One game at a time: fewer arrays, since each of them makes a call from Python longer.


@compiled
def reset_game(states: Any, options: Any, rng: Rng, observation: Tensor, mask: Mask, actions: Actions) -> int:
    """Begin a game in the first of two states (the second is scratch); return whose turn it is."""
    setup(states[0], options[0], rng)
    observe_mover(states[0], states[1], observation, mask, actions)
    return int(to_move(states[0]))


@compiled
def step_game(
    states: Any, rng: Rng, observation: Tensor, mask: Mask, actions: Actions, results: Any, action: int
) -> int:
    """Carry out an action of the catalogue, if it is legal; return whose turn it is then, or ILLEGAL."""
    if not mask[action]:
        return ILLEGAL
    apply(states[0], action, rng)
    if to_move(states[0]) == NOBODY:
        returns(states[0], results)
    observe_mover(states[0], states[1], observation, mask, actions)
    return int(to_move(states[0]))


# Many games at once.


@compiled_inline
def contains(actions: Actions, number: int, action: int) -> bool:
    """Whether an action is among the first `number` of a list."""
    found = False
    for index in range(number):
        found |= actions[index] == action
    return found


@compiled
def first_illegal(buffers: Buffers, actions: Any, begin: int, end: int) -> int:
    """The first row whose action is not legal, or the end."""
    for row in range(begin, end):
        if not contains(buffers.legal_actions[row], buffers.legal_counts[row], actions[row]):
            return row
    return end


@compiled
def reset_rows(buffers: Buffers, begin: int, end: int) -> None:
    """Begin a game in every row."""
    for row in range(begin, end):
        setup(buffers.states[row], buffers.options[0], buffers.rngs[row])
        observe_row(buffers, row)


@compiled_inline
def step_rows(
    buffers: Buffers, actions: Any, rewards: Any, done: Any, autoreset: bool, forfeits: bool, begin: int, end: int
) -> None:
    """Carry out an action in every row. Where that ends a game, write its results, and with `autoreset` begin the next.

    Without `forfeits` the actions must have been found legal.
    """
    for row in range(begin, end):
        at = np.uint32(row)
        state, action = buffers.states[at], int(actions[at])
        if done[at]:
            for seat in range(rewards.shape[1]):
                rewards[at, seat] = 0.0
        if forfeits and not contains(buffers.legal_actions[at], buffers.legal_counts[at], action):
            rewards[at, buffers.movers[at]] = FORFEIT
            done[at] = True
        else:
            apply(state, action, buffers.rngs[at])
            done[at] = to_move(state) == NOBODY
            if done[at]:
                returns(state, rewards[at])
        if done[at] and autoreset:
            setup(state, buffers.options[0], buffers.rngs[at])
        observe_row(buffers, row)


MOST_ROWS_IN_CACHE = 8
OBSERVATIONS_IN_CACHE = 12 * 1024
"""So many rows, and so many bytes of their observations, stay in the first-level cache together with all buffers."""


@compiled
def play_at_random(
    buffers: Buffers, action_rngs: Any, drawn: Any, rewards: Any, done: Any, steps: int, begin: int, end: int
) -> None:
    """So many steps in each of the rows, each of a random legal action, with autoreset; `drawn` is for the actions."""
    size = buffers.observations.shape[1] * buffers.observations.itemsize
    together = max(1, min(MOST_ROWS_IN_CACHE, OBSERVATIONS_IN_CACHE // size))
    for first in range(begin, end, together):
        last = min(first + together, end)
        for _ in range(steps):
            choose_at_random(buffers, action_rngs, drawn, first, last)
            step_rows(buffers, drawn, rewards, done, True, False, first, last)


@compiled
def choose_at_random(buffers: Buffers, action_rngs: Any, actions: Any, begin: int, end: int) -> None:
    """A random legal action for every row, all equally likely."""
    for row in range(begin, end):
        actions[row] = random_choice(buffers.legal_actions[row], buffers.legal_counts[row], action_rngs[row])


@compiled_inline
def random_choice(actions: Actions, number: int, rng: Rng) -> int:
    """One of the first `number` of a list."""
    return int(actions[below(rng, number)])
