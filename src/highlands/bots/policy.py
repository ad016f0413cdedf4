"""How a level without search chooses, in compiled code: greedy by its evaluation, or softmax with a temperature."""

from __future__ import annotations

import math

from highlands.bots.ismcts import sample_softmax
from highlands.engine.chance import Rng, below
from highlands.engine.compiling import compiled, compiled_with_arrays
from highlands.engine.kernel import Actions, ActionValues, action_values, novice_values
from highlands.engine.state import State

RANDOM, NOVICE_VALUES, ACTION_VALUES = range(3)
"""What a choice goes by: nothing, or one of the two evaluation functions of actions."""

TINY = 1e-9
CUTOFF = 3.0
"""Moves that are worse than the best by more than so many temperatures are never sampled: they would look silly, not
weak."""


@compiled
def sample_move(values: ActionValues, number: int, temperature: float, rng: Rng) -> int:
    """The index of the best move; with a temperature, one drawn from the softmax, cut off at `CUTOFF`.

    The values are overwritten.
    """
    best = 0
    for place in range(1, number):
        if values[place] > values[best]:
            best = place
    if temperature == 0.0:
        return best
    least = values[best] - CUTOFF * temperature
    for place in range(number):
        if values[place] < least:
            values[place] = -math.inf
    return int(sample_softmax(values, number, temperature, rng))


@compiled
def normalize_range(values: ActionValues, number: int) -> None:
    """Scale the values so that the best and the worst are 1 apart: novice values are no expected results."""
    lowest, highest = values[0], values[0]
    for place in range(1, number):
        lowest = min(lowest, values[place])
        highest = max(highest, values[place])
    span = max(highest - lowest, TINY)
    for place in range(number):
        values[place] /= span


@compiled_with_arrays
def choose(
    observed: State, actions: Actions, number: int, evaluation: int, temperature: float, values: ActionValues, rng: Rng
) -> int:
    """One of the legal actions of the player to move, whose observation this is; a forced move draws no random number.

    Unchecked, for inner loops: `actions` and `values` must hold the game's whole catalogue.
    """
    if number == 1:
        return int(actions[0])
    if evaluation == RANDOM:
        return int(actions[below(rng, number)])
    if evaluation == NOVICE_VALUES:
        novice_values(observed, actions, number, values)
        normalize_range(values, number)
    else:
        action_values(observed, actions, number, values)
    return int(actions[sample_move(values, number, temperature, rng)])
