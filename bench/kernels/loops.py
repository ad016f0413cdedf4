"""Compiled loops over a game's kernels, so that no call from Python is timed.

Every loop returns a number that depends on all its work, so that no compiler can eliminate any of it. They are in one
file and don't call each other: Numba's cache notices a change in this file and, by its digest, in Highlands.
"""

from typing import Any

from highlands.engine.chance import Rng, below
from highlands.engine.compiling import compiled, compiled_with_arrays
from highlands.engine.kernel import NOBODY, Actions, apply, encode, legal, observe, resample, setup, to_move


@compiled
def random_games(states: Any, options: Any, rng: Rng, actions: Actions, plays_end: int, games: int) -> tuple[int, int]:
    """Play whole games on the first state, choosing uniformly; return the real choices and the card plays.

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
    """Play that many random games to the end from copies of dealt states, in turn; return the real choices."""
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
    """Set up every state."""
    for index in range(len(states)):
        setup(states[index], options, rng)


@compiled
def sample(states: Any, scratch: Any, options: Any, rng: Rng, actions: Actions, one_in: int) -> None:
    """Fill the array with states of random games, one in so many moves."""
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
    """Copy every state, so many times over."""
    check = 0
    for _ in range(times):
        for index in range(len(states)):
            scratch[0] = states[index]
            check ^= to_move(scratch[0]) + index
    return check


@compiled
def observes(states: Any, scratch: Any, times: int) -> int:
    """Compute every mover's observation, so many times over."""
    check = 0
    for _ in range(times):
        for index in range(len(states)):
            observe(states[index], to_move(states[index]), scratch[0])
            check ^= to_move(scratch[0]) + index
    return check


@compiled
def observe_all(states: Any, observed: Any) -> None:
    """The observation of each state's player to move."""
    for index in range(len(states)):
        observe(states[index], to_move(states[index]), observed[index])


@compiled_with_arrays
def resamples(observed: Any, scratch: Any, rng: Rng, times: int) -> int:
    """Determinize every observation, so many times over."""
    check = 0
    for _ in range(times):
        for index in range(len(observed)):
            resample(observed[index], rng, scratch[0])
            check ^= to_move(scratch[0]) + index
    return check


@compiled
def encodes(observed: Any, numbers: Any, times: int) -> float:
    """Encode every observation, so many times over."""
    check = 0.0
    for _ in range(times):
        for index in range(len(observed)):
            encode(observed[index], numbers)
            check += numbers[index % len(numbers)]
    return check
