"""Compiled loops for one seat of every game against bots: all others play until that seat is to move.

A row's seat is the `learner`'s. The others are counted clockwise from it: `policies[1]` says how the player on its left
chooses, `policies[2]` the next. A bot that compiled code can't ask is EXTERNAL: where it is to move, the row waits.

Like those of `stepping`, these functions check nothing.
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
from highlands.lab.envs.stepping import Buffers, clear_row, observe_row

EXTERNAL = -1
"""The policy of a seat that is not played here, beside those of `highlands.bots.policy`; also the learner's."""

RANDOM_SEAT = -1
"""The seat of a learner whose seat is drawn for every game."""


class LearnerArrays(NamedTuple):
    """Who sits where, and how it went for the learner: arrays with a row for each game where nothing else is said."""

    action_rngs: Any
    learners: Any
    policies: Any
    """For each place clockwise from the learner, how it is played."""
    temperatures: Any
    """For each place, how readily its bot takes a lesser move."""
    values: Any
    """A buffer for the action values of one state."""
    moves_made: Any
    """How many moves have been made in the game."""
    games_begun: Any
    """How many games have begun in the row."""
    results: Any
    """A buffer for the results of one game."""
    rewards: Any
    done: Any
    final_observations: Any


@compiled_with_arrays
def bot_action(
    state: State, scratch: State, policy: int, temperature: float, rng: Rng, actions: Actions, values: ActionValues
) -> int:
    """The action of a bot, which gets nothing but its seat's observation."""
    observe(state, to_move(state), scratch)
    return int(choose(scratch, actions, legal(scratch, actions), policy, temperature, values, rng))


@compiled_with_arrays
def play_bots(buffers: Buffers, seats: LearnerArrays, row: int) -> None:
    """Let the bots play until the learner or an external bot is to move, or the game is over."""
    state = buffers.states[row]
    while to_move(state) != NOBODY:
        place = (to_move(state) - int(seats.learners[row])) % len(seats.policies)
        policy = int(seats.policies[place])
        if policy == EXTERNAL:
            return
        rng, actions = seats.action_rngs[row], buffers.legal_actions[row]
        action = bot_action(state, buffers.scratch[0], policy, seats.temperatures[place], rng, actions, seats.values)
        apply(state, action, buffers.rngs[row])
        seats.moves_made[row] += 1


@compiled
def reset_row(buffers: Buffers, seats: LearnerArrays, seat: int, row: int) -> None:
    """Begin a game, and give the learner a seat in it."""
    setup(buffers.states[row], buffers.options[0], buffers.rngs[row])
    seats.learners[row] = below(seats.action_rngs[row], len(seats.policies)) if seat == RANDOM_SEAT else seat
    seats.moves_made[row] = 0
    seats.games_begun[row] += 1


@compiled
def finish_row(buffers: Buffers, seats: LearnerArrays, row: int) -> None:
    """Write the learner's result and last observation of a game that is over."""
    learner = int(seats.learners[row])
    returns(buffers.states[row], seats.results)
    seats.rewards[row] = seats.results[learner]
    seats.done[row] = True
    observe(buffers.states[row], learner, buffers.scratch[0])
    encode(buffers.scratch[0], seats.final_observations[row])


@compiled_with_arrays
def advance_rows(
    buffers: Buffers,
    seats: LearnerArrays,
    seat: int,
    actions: Any,
    resets: bool,
    autoreset: bool,
    begin: int,
    end: int,
) -> None:
    """In every row: begin a game or carry out an action, then let bots play until the learner or an external bot must.

    Where a game ends, it is finished and, with `autoreset`, the next begins. Before a step `rewards` and `done` must be
    cleared: while rows wait for an external bot, one step takes several calls.
    """
    for row in range(begin, end):
        state = buffers.states[row]
        clear_row(buffers, row)  # bots use its list of legal actions
        if resets:
            reset_row(buffers, seats, seat, row)
        else:
            apply(state, int(actions[row]), buffers.rngs[row])
            seats.moves_made[row] += 1
        play_bots(buffers, seats, row)
        while to_move(state) == NOBODY:
            finish_row(buffers, seats, row)
            if not autoreset:
                break
            reset_row(buffers, seats, seat, row)
            play_bots(buffers, seats, row)
        if to_move(state) == NOBODY or to_move(state) == seats.learners[row]:
            observe_row(buffers, row)
        else:  # the row waits for an external bot, whose observation is not the learner's
            buffers.movers[row] = to_move(state)
