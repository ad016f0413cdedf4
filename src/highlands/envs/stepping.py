"""Compiled stepping: of one game, and of many at once.

Every loop over many works on the rows from `begin` to `end`, or on those whose turn it is, so that several threads can
share the tables; each of them brings a `seen` table of its own to work on. All is written into arrays that are given:
nothing is made here.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from highlands.chance import Rng, below
from highlands.compiling import compiled, compiled_in_place
from highlands.envs.signals import Signals, count_on
from highlands.kernel import (
    NOBODY,
    Actions,
    Mask,
    Table,
    apply,
    conceal,
    encode,
    legal,
    mark,
    returns,
    setup,
    to_move,
    unmark,
)
from highlands.observing import Numbers

FORFEIT = -1.0
"""The result of a player whose illegal action ends a game; the others get 0, as with PettingZoo's own wrapper."""

ILLEGAL = -2
"""Stands for a seat where an action was refused."""


class Shown(NamedTuple):
    """Games, and all that is shown of them to the player whose turn it is: arrays with a row for each game."""

    tables: Any
    seen: Any
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
def show(table: Table, seen: Table, observation: Numbers, mask: Mask, choices: Actions) -> None:
    """Write what the player to move knows and may do.

    Of a game that is over nothing is legal, and what was observed last stays.
    """
    for action in range(len(mask)):
        mask[action] = 0
    number = show_choices(table, seen, observation, choices)
    if number:
        mark(seen, choices, number, mask)


@compiled_in_place
def show_choices(table: Table, seen: Table, observation: Numbers, choices: Actions) -> int:
    """The same without the mask; return how many actions are legal."""
    seat = int(to_move(table))
    if seat == NOBODY:
        return 0
    conceal(table, seat, seen)
    encode(seen, observation)
    return int(legal(seen, choices))


@compiled_in_place
def show_row(shown: Shown, row: int) -> None:
    """The same for a row."""
    at = np.uint32(row)  # which can't be counted from the end, so that nobody needs to ask
    table, choices = shown.tables[at], shown.choices[at]
    shown.movers[at] = to_move(table)
    unmark(table, choices, shown.counts[at], shown.marked[at], shown.masks[at])
    number = show_choices(table, shown.seen[0], shown.observations[at], choices)
    shown.counts[at] = number
    shown.marked[at] = mark(shown.seen[0], choices, number, shown.masks[at]) if number else 0


@compiled
def clear_row(shown: Shown, row: int) -> None:
    """Show no choices."""
    unmark(shown.tables[row], shown.choices[row], shown.counts[row], shown.marked[row], shown.masks[row])
    shown.counts[row] = 0
    shown.marked[row] = 0


@compiled
def look(table: Table, seen: Table, seat: int, observation: Numbers) -> None:
    """Write what any seat knows of a table; `seen` is a table to work on."""
    conceal(table, seat, seen)
    encode(seen, observation)


# One game at a time: fewer arrays, since each of them makes a call from Python longer.


@compiled
def begin_game(tables: Any, options: Any, rng: Rng, observation: Numbers, mask: Mask, choices: Actions) -> int:
    """Begin a game on the first of two tables (the second is to work on); return whose turn it is."""
    setup(tables[0], options[0], rng)
    show(tables[0], tables[1], observation, mask, choices)
    return int(to_move(tables[0]))


@compiled
def take_turn(
    tables: Any, rng: Rng, observation: Numbers, mask: Mask, choices: Actions, results: Any, action: int
) -> int:
    """Carry out an action of the catalogue, if it is legal; return whose turn it is then, or ILLEGAL."""
    if not mask[action]:
        return ILLEGAL
    apply(tables[0], action, rng)
    if to_move(tables[0]) == NOBODY:
        returns(tables[0], results)
    show(tables[0], tables[1], observation, mask, choices)
    return int(to_move(tables[0]))


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
        setup(shown.tables[row], shown.options[0], shown.rngs[row])
        show_row(shown, row)


@compiled_in_place
def step_row(shown: Shown, row: int, action: int, rewards: Any, done: Any, renews: bool, forfeits: bool) -> None:
    """Carry out an action on a row. Where that ends the game, give the results and, if it renews, begin the next.

    Without `forfeits` the action must have been found legal.
    """
    at = np.uint32(row)
    table = shown.tables[at]
    if done[at]:
        for seat in range(rewards.shape[1]):
            rewards[at, seat] = 0.0
    if forfeits and not is_listed(action, shown.choices[at], shown.counts[at]):
        rewards[at, shown.movers[at]] = FORFEIT
        done[at] = True
    else:
        apply(table, action, shown.rngs[at])
        done[at] = to_move(table) == NOBODY
        if done[at]:
            returns(table, rewards[at])
    if done[at] and renews:
        setup(table, shown.options[0], shown.rngs[at])
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
