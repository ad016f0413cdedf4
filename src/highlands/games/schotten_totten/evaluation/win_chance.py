"""The chance to win the round, from the chances at the stones.

It is the multilinear extension of a table with one value for every set of stones: the expected value when each stone
is won independently with its chance. Its partial derivatives say how much each stone matters.
"""

from __future__ import annotations

import numpy as np

from highlands.engine.compiling import compiled
from highlands.games.schotten_totten.evaluation.card_odds import Floats
from highlands.games.schotten_totten.rules.claims import has_row, majority
from highlands.games.schotten_totten.state.cards import STONES

HALVES = 1 << STONES
OUTCOMES = 2 * HALVES - 2
LANES = 4


def outcome_values(three_before_five: float, both_with_more: float) -> Floats:
    """For each number of stones and each way they may fall: how likely who has these wins the round.

    Where both get three adjacent stones it is about who gets there first; and three are usually there before five.
    """
    values = np.zeros(OUTCOMES)
    for stones in range(1, STONES + 1):
        for own in range(1 << stones):
            other = ((1 << stones) - 1) ^ own
            more = float(np.sign(own.bit_count() - other.bit_count()))
            if has_row(own) and has_row(other):
                value = 0.5 + more * (both_with_more - 0.5)
            elif has_row(own):
                value = three_before_five if other.bit_count() >= majority(stones) else 1.0
            elif has_row(other):
                value = 1.0 - three_before_five if own.bit_count() >= majority(stones) else 0.0
            else:
                value = 0.5 + 0.5 * more
            values[(1 << stones) - 2 + own] = value
    return values


@compiled
def fold_stone(before: Floats, half: int, chance: float, after: Floats) -> None:
    """Each outcome with this stone and without becomes one."""
    without, with_it = before[:half], before[half:]
    for place in range(half):
        after[place] = without[place] + chance * (with_it[place] - without[place])


@compiled
def win_chance(values: Floats, stones: int, chances: Floats, folded: Floats) -> float:
    """The chance of the round, given that of each stone: stone by stone, from the last, half of the outcomes go."""
    half = 1 << (stones - 1)
    fold_stone(values[half * 2 - 2 :], half, chances[stones - 1], folded)
    at = 0
    for stone in range(stones - 2, -1, -1):
        following = at + half
        half >>= 1
        fold_stone(folded[at:], half, chances[stone], folded[following:])
        at = following
    return float(folded[at])


@compiled
def sensitivity(shares: Floats, values: Floats, half: int) -> float:
    """What one stone changes: over all outcomes of the others, the value with it less the value without."""
    without, with_it = values[:half], values[half:]
    if half < LANES:
        result = 0.0
        for place in range(half):
            result += shares[place] * (with_it[place] - without[place])
        return result
    # Four sums side by side, which the processor adds up four times as fast as one.
    a, b, c, d = 0.0, 0.0, 0.0, 0.0
    for lane in range(half // LANES):
        place = LANES * lane
        a += shares[place] * (with_it[place] - without[place])
        b += shares[place + 1] * (with_it[place + 1] - without[place + 1])
        c += shares[place + 2] * (with_it[place + 2] - without[place + 2])
        d += shares[place + 3] * (with_it[place + 3] - without[place + 3])
    return (a + b) + (c + d)


@compiled
def add_stone(shares: Floats, half: int, chance: float) -> None:
    """How likely the outcomes are, with one stone more."""
    with_it = shares[half:]
    for place in range(half):
        with_it[place] = shares[place] * chance
        shares[place] = shares[place] * (1.0 - chance)


@compiled
def win_chance_with_sensitivities(
    values: Floats, stones: int, chances: Floats, folded: Floats, shares: Floats, sensitivities: Floats
) -> float:
    """Fold; and write how much the chance of the round changes with that of each stone."""
    result = win_chance(values, stones, chances, folded)
    at = (1 << stones) - 2
    shares[0] = 1.0
    half = 1
    for stone in range(stones - 1):
        # What was folded here begins twice its length before what came of it.
        at -= 2 * half
        sensitivities[stone] = sensitivity(shares, folded[at:], half)
        add_stone(shares, half, chances[stone])
        half *= 2
    sensitivities[stones - 1] = sensitivity(shares, values[half * 2 - 2 :], half)
    return result
