"""How a level without search chooses, in compiled code: by its judgement, with a slip now and then."""

from __future__ import annotations

import math

from highlands.bots.search import pick
from highlands.engine.chance import Rng, below
from highlands.engine.compiling import compiled, compiled_with_arrays
from highlands.engine.kernel import Actions, ActionValues, action_values, novice_values
from highlands.engine.state import State

RANDOM, NOVICE_VALUES, ACTION_VALUES = range(3)
"""What a choice goes by: nothing, or one of the two judgements."""

TINY = 1e-9
FURTHEST_SLIP = 3.0
"""A slip never costs more than so many times the warmth: beyond that a move looks silly, not weak."""


@compiled
def slip(weights: ActionValues, number: int, weakness: float, rng: Rng) -> int:
    """The place of the best move; with a weakness, of one that is little worse, the likelier the less it is.

    The weights are used up.
    """
    best = 0
    for place in range(1, number):
        if weights[place] > weights[best]:
            best = place
    if weakness == 0.0:
        return best
    least = weights[best] - FURTHEST_SLIP * weakness
    for place in range(number):
        if weights[place] < least:
            weights[place] = -math.inf
    return int(pick(weights, number, weakness, rng))


@compiled
def spread(weights: ActionValues, number: int) -> None:
    """Make what lies between the worst and the best of them 1: a glance knows no results."""
    lowest, highest = weights[0], weights[0]
    for place in range(1, number):
        lowest = min(lowest, weights[place])
        highest = max(highest, weights[place])
    span = max(highest - lowest, TINY)
    for place in range(number):
        weights[place] /= span


@compiled_with_arrays
def choose(
    observed: State, actions: Actions, number: int, judgement: int, weakness: float, weights: ActionValues, rng: Rng
) -> int:
    """One of the legal actions of the player who sees this table; where there is but one, no dice are cast."""
    if number == 1:
        return int(actions[0])
    if judgement == RANDOM:
        return int(actions[below(rng, number)])
    if judgement == NOVICE_VALUES:
        novice_values(observed, actions, number, weights)
        spread(weights, number)
    else:
        action_values(observed, actions, number, weights)
    return int(actions[slip(weights, number, weakness, rng)])
