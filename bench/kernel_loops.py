"""Compiled loops over a game's kernels, so that no call from Python is on the clock.

Every loop gives back a number that depends on all its work, so that no compiler can leave any of it out. They all stand
in one file and call nothing of each other's: Numba's cache sees a change in this file and, by its digest, in Highlands.
"""

from typing import Any

from highlands.engine.chance import Rng, below
from highlands.engine.compiling import compiled, compiled_with_arrays
from highlands.engine.kernel import NOBODY, Actions, apply, encode, legal, observe, resample, setup, to_move


@compiled
def random_games(states: Any, options: Any, rng: Rng, actions: Actions, plays_end: int, games: int) -> tuple[int, int]:
    """Plays whole games on the first table, choosing uniformly; gives the real choices and the card plays.

    Actions below `plays_end` are card plays.
    """
    state = states[0]
    decisions = plays = 0
    for _ in range(games):
        setup(state, options, rng)
        while to_move(state) != NOBODY:
            choices = legal(state, actions)
            decisions += choices > 1
            action = actions[below(rng, choices)]
            plays += action < plays_end
            apply(state, action, rng)
    return decisions, plays


@compiled
def rollouts(deals: Any, scratch: Any, rng: Rng, actions: Actions, number: int) -> int:
    """Plays that many random games to the end from copies of dealt tables, in turn; gives the real choices."""
    decisions = 0
    for index in range(number):
        scratch[0] = deals[index % len(deals)]
        state = scratch[0]
        while to_move(state) != NOBODY:
            choices = legal(state, actions)
            decisions += choices > 1
            apply(state, actions[below(rng, choices)], rng)
    return decisions


@compiled
def deal(states: Any, options: Any, rng: Rng) -> None:
    """Sets up every table."""
    for index in range(len(states)):
        setup(states[index], options, rng)


@compiled
def sample(states: Any, scratch: Any, options: Any, rng: Rng, actions: Actions, one_in: int) -> None:
    """Fills the tables with positions of random games, one in so many moves."""
    state = scratch[0]
    setup(state, options, rng)
    index = 0
    while index < len(states):
        if to_move(state) == NOBODY:
            setup(state, options, rng)
        if below(rng, one_in) == 0:
            states[index] = state
            index += 1
        choices = legal(state, actions)
        apply(state, actions[below(rng, choices)], rng)


@compiled
def copies(states: Any, scratch: Any, times: int) -> int:
    """Copies every table, so many times over."""
    check = 0
    for _ in range(times):
        for index in range(len(states)):
            scratch[0] = states[index]
            check ^= to_move(scratch[0]) + index
    return check


@compiled
def observes(states: Any, scratch: Any, times: int) -> int:
    """Conceals every table for its player to move, so many times over."""
    check = 0
    for _ in range(times):
        for index in range(len(states)):
            observe(states[index], to_move(states[index]), scratch[0])
            check ^= to_move(scratch[0]) + index
    return check


@compiled
def conceal_all(states: Any, observed: Any) -> None:
    """Each table as its player to move sees it."""
    for index in range(len(states)):
        observe(states[index], to_move(states[index]), observed[index])


@compiled_with_arrays
def resamples(observed: Any, scratch: Any, rng: Rng, times: int) -> int:
    """Fills the holes of every seen table, so many times over."""
    check = 0
    for _ in range(times):
        for index in range(len(observed)):
            resample(observed[index], rng, scratch[0])
            check ^= to_move(scratch[0]) + index
    return check


@compiled
def encodes(observed: Any, numbers: Any, times: int) -> float:
    """Encodes every seen table, so many times over."""
    check = 0.0
    for _ in range(times):
        for index in range(len(observed)):
            encode(observed[index], numbers)
            check += numbers[index % len(numbers)]
    return check
