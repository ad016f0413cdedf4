"""Compiled stepping: of one game, and of many at once.

Every loop over many works on the rows from `begin` to `end`, or on those whose turn it is, so that several threads can
share the tables; each of them brings a `seen` table of its own to work on. All is written into arrays that are given:
nothing is made here.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from highlands.engine.chance import Rng, below
from highlands.engine.compiling import compiled, compiled_in_place
from highlands.engine.encoding import Numbers
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
from highlands.lab.envs.signals import Signals, count_on

FORFEIT = -1.0
"""The result of a player whose illegal action ends a game; the others get 0, as with PettingZoo's own wrapper."""

ILLEGAL = -2
"""Stands for a seat where an action was refused."""


class Shown(NamedTuple):
    """Games, and all that is shown of them to the player whose turn it is: arrays with a row for each game."""

    states: Any
    observed: Any
    """One table, to work on."""
    options: Any
    """One record: those of all games."""
    rngs: Any
    observations: Any
    masks: Any
    choices: Any
    """The legal actions, as many as `counts` says."""
    counts: Any
    marked: Any
    """What the kernels that mark them note."""
    movers: Any


@compiled
def show(state: State, observed: State, observation: Numbers, mask: Mask, choices: Actions) -> None:
    """Write what the player to move knows and may do.

    Of a game that is over nothing is legal, and what was observed last stays.
    """
    for action in range(len(mask)):
        mask[action] = 0
    number = show_choices(state, observed, observation, choices)
    if number:
        write_mask(observed, choices, number, mask)


@compiled_in_place
def show_choices(state: State, observed: State, observation: Numbers, choices: Actions) -> int:
    """The same without the mask; return how many actions are legal."""
    seat = int(to_move(state))
    if seat == NOBODY:
        return 0
    observe(state, seat, observed)
    encode(observed, observation)
    return int(legal(observed, choices))


@compiled_in_place
def show_row(shown: Shown, row: int) -> None:
    """The same for a row."""
    at = np.uint32(row)  # which can't be counted from the end, so that nobody needs to ask
    state, choices = shown.states[at], shown.choices[at]
    shown.movers[at] = to_move(state)
    clear_mask(state, choices, shown.counts[at], shown.marked[at], shown.masks[at])
    number = show_choices(state, shown.observed[0], shown.observations[at], choices)
    shown.counts[at] = number
    shown.marked[at] = write_mask(shown.observed[0], choices, number, shown.masks[at]) if number else 0


@compiled
def clear_row(shown: Shown, row: int) -> None:
    """Show no choices."""
    clear_mask(shown.states[row], shown.choices[row], shown.counts[row], shown.marked[row], shown.masks[row])
    shown.counts[row] = 0
    shown.marked[row] = 0


@compiled
def look(state: State, observed: State, seat: int, observation: Numbers) -> None:
    """Write what any seat knows of a table; `seen` is a table to work on."""
    observe(state, seat, observed)
    encode(observed, observation)


# One game at a time: fewer arrays, since each of them makes a call from Python longer.


@compiled
def begin_game(states: Any, options: Any, rng: Rng, observation: Numbers, mask: Mask, choices: Actions) -> int:
    """Begin a game on the first of two tables (the second is to work on); return whose turn it is."""
    setup(states[0], options[0], rng)
    show(states[0], states[1], observation, mask, choices)
    return int(to_move(states[0]))


@compiled
def take_turn(
    states: Any, rng: Rng, observation: Numbers, mask: Mask, choices: Actions, results: Any, action: int
) -> int:
    """Carry out an action of the catalogue, if it is legal; return whose turn it is then, or ILLEGAL."""
    if not mask[action]:
        return ILLEGAL
    apply(states[0], action, rng)
    if to_move(states[0]) == NOBODY:
        returns(states[0], results)
    show(states[0], states[1], observation, mask, choices)
    return int(to_move(states[0]))


# Many games at once.


@compiled_in_place
def is_listed(action: int, choices: Actions, number: int) -> bool:
    """Whether an action is among the first few of a list."""
    found = False
    for index in range(number):
        found |= choices[index] == action
    return found


@compiled
def first_illegal(shown: Shown, actions: Any, begin: int, end: int) -> int:
    """The first row whose action is not legal, or the end."""
    for row in range(begin, end):
        if not is_listed(actions[row], shown.choices[row], shown.counts[row]):
            return row
    return end


@compiled
def deal(shown: Shown, begin: int, end: int) -> None:
    """Begin a game on every row."""
    for row in range(begin, end):
        setup(shown.states[row], shown.options[0], shown.rngs[row])
        show_row(shown, row)


@compiled_in_place
def step_row(shown: Shown, row: int, action: int, rewards: Any, done: Any, renews: bool, forfeits: bool) -> None:
    """Carry out an action on a row. Where that ends the game, give the results and, if it renews, begin the next.

    Without `forfeits` the action must have been found legal.
    """
    at = np.uint32(row)
    state = shown.states[at]
    if done[at]:
        for seat in range(rewards.shape[1]):
            rewards[at, seat] = 0.0
    if forfeits and not is_listed(action, shown.choices[at], shown.counts[at]):
        rewards[at, shown.movers[at]] = FORFEIT
        done[at] = True
    else:
        apply(state, action, shown.rngs[at])
        done[at] = to_move(state) == NOBODY
        if done[at]:
            returns(state, rewards[at])
    if done[at] and renews:
        setup(state, shown.options[0], shown.rngs[at])
    show_row(shown, row)


@compiled
def step(
    shown: Shown, actions: Any, rewards: Any, done: Any, renews: bool, forfeits: bool, begin: int, end: int
) -> None:
    """Carry out an action on every row."""
    for row in range(begin, end):
        step_row(shown, row, int(actions[row]), rewards, done, renews, forfeits)


ROWS_AT_HAND = 8
"""So many rows lie in the nearest cache together, with all that is shown of them."""
ROWS_TAKEN = 64
"""So many are taken by a thread at a time: of fewer, some numbers would lie on one line of the cache with another's."""


@compiled
def play_at_random(shown: Shown, dice: Any, rewards: Any, done: Any, steps: int, turn: Signals) -> None:
    """So many steps on rows whose turn it is, each of any legal action; games that end are renewed.

    `turn` is the first row that nobody has begun with: of several threads that share it, each takes the next few rows,
    so that one which is held up holds up nobody else.
    """
    while True:
        begin = count_on(turn, 0, ROWS_TAKEN)
        if begin >= len(done):
            return
        end = min(begin + ROWS_TAKEN, len(done))
        for first in range(begin, end, ROWS_AT_HAND):
            for _ in range(steps):
                for row in range(first, min(first + ROWS_AT_HAND, end)):
                    at = np.uint32(row)
                    action = any_of(shown.choices[at], shown.counts[at], dice[at])
                    step_row(shown, row, action, rewards, done, True, False)


@compiled
def choose_at_random(shown: Shown, dice: Any, actions: Any, begin: int, end: int) -> None:
    """Any legal action for every row, all of them equally likely."""
    for row in range(begin, end):
        actions[row] = any_of(shown.choices[row], shown.counts[row], dice[row])


@compiled_in_place
def any_of(choices: Actions, number: int, dice: Rng) -> int:
    """One of the first few of a list."""
    return int(choices[below(dice, number)])
