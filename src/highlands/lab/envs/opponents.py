"""Compiled loops for one seat of every game against bots: whoever else has a turn plays until that seat has one.

A row's seat is the `learner`'s. The others are counted clockwise from it: `judges[1]` says how the player on its left
chooses, `judges[2]` the next. A bot that compiled code can't ask is OUTSIDE: where it has a turn, the row waits.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from highlands.bots.policy import choose
from highlands.engine.chance import Rng, below
from highlands.engine.compiling import compiled, compiled_with_arrays
from highlands.engine.kernel import (
    NOBODY,
    Actions,
    ActionValues,
    apply,
    encode,
    legal,
    observe,
    returns,
    setup,
    to_move,
)
from highlands.engine.state import State
from highlands.lab.envs.stepping import Shown, clear_row, show_row

OUTSIDE = -1
"""The policy of seats that are not played here, beside those of `highlands.bots.policy`. The learner is OUTSIDE too."""

DRAWN = -1
"""The seat of a learner that sits somewhere else in every game."""


class Seats(NamedTuple):
    """Who sits where, and how it went for the learner: arrays with a row for each game where nothing else is said."""

    dice: Any
    learners: Any
    judges: Any
    """For each place clockwise from the learner, how it is played."""
    weakness: Any
    """For each place, how readily its bot takes a lesser move."""
    weights: Any
    """Room to weigh the actions of one table."""
    made: Any
    """How many moves have been made in the game."""
    games: Any
    """How many games have begun on the row."""
    results: Any
    """Room for the results of one game."""
    rewards: Any
    done: Any
    finals: Any


@compiled_with_arrays
def bots_action(
    state: State, observed: State, judge: int, weakness: float, dice: Rng, choices: Actions, weights: ActionValues
) -> int:
    """What a bot does, which gets nothing but what its seat may know."""
    observe(state, to_move(state), observed)
    return int(choose(observed, choices, legal(observed, choices), judge, weakness, weights, dice))


@compiled_with_arrays
def let_bots_play(shown: Shown, seats: Seats, row: int) -> None:
    """Let the bots play until it is the turn of the learner or of a bot outside, or the game is over."""
    state = shown.states[row]
    while to_move(state) != NOBODY:
        chair = (to_move(state) - int(seats.learners[row])) % len(seats.judges)
        judge = int(seats.judges[chair])
        if judge == OUTSIDE:
            return
        dice, choices = seats.dice[row], shown.choices[row]
        action = bots_action(state, shown.observed[0], judge, seats.weakness[chair], dice, choices, seats.weights)
        apply(state, action, shown.rngs[row])
        seats.made[row] += 1


@compiled
def sit_down(shown: Shown, seats: Seats, seat: int, row: int) -> None:
    """Begin a game, and give the learner a seat in it."""
    setup(shown.states[row], shown.options[0], shown.rngs[row])
    seats.learners[row] = below(seats.dice[row], len(seats.judges)) if seat == DRAWN else seat
    seats.made[row] = 0
    seats.games[row] += 1


@compiled
def settle(shown: Shown, seats: Seats, row: int) -> None:
    """Keep the learner's result of a game that is over, and what the learner saw last of it."""
    learner = int(seats.learners[row])
    returns(shown.states[row], seats.results)
    seats.rewards[row] = seats.results[learner]
    seats.done[row] = True
    observe(shown.states[row], learner, shown.observed[0])
    encode(shown.observed[0], seats.finals[row])


@compiled_with_arrays
def play_on(
    shown: Shown, seats: Seats, seat: int, actions: Any, begins: bool, renews: bool, begin: int, end: int
) -> None:
    """On every row: begin a game or carry out an action, then let bots play until the learner, or one outside, must.

    Where a game ends, it is settled and, if it renews, the next begins. Before a step `rewards` and `done` must be
    cleared: while rows wait for a bot outside, one step takes several calls.
    """
    for row in range(begin, end):
        state = shown.states[row]
        clear_row(shown, row)  # bots use its list of choices
        if begins:
            sit_down(shown, seats, seat, row)
        else:
            apply(state, int(actions[row]), shown.rngs[row])
            seats.made[row] += 1
        let_bots_play(shown, seats, row)
        while to_move(state) == NOBODY:
            settle(shown, seats, row)
            if not renews:
                break
            sit_down(shown, seats, seat, row)
            let_bots_play(shown, seats, row)
        if to_move(state) == NOBODY or to_move(state) == seats.learners[row]:
            show_row(shown, row)
        else:  # the row waits for a bot outside, whose cards are not for the learner's eyes
            shown.movers[row] = to_move(state)
