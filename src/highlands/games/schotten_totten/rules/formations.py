"""How strong a side is, and how strong it can still become: the heart of every claim.

A side is its clan cards (a mask), its elite troops (a mask) and the number of cards its stone takes. The strongest
formation it can reach with the unseen clan cards is found formation by formation, never by trying completions. With
nothing missing the same answer is what the side is worth, wild cards read at their best (ST-2).

Within one colour, or over all strengths at once, nine bits say which strengths are there: bit 0 is strength 1.
"""

from __future__ import annotations

import numpy as np

from highlands.engine.bits import count, highest, lowest
from highlands.engine.compiling import compiled
from highlands.games.schotten_totten.state.cards import (
    COLOUR,
    COLOURS,
    JOKER_TROOP,
    SHIELD_AT_MOST,
    SHIELD_TROOP,
    SPY_STRENGTH,
    SPY_TROOP,
    STRENGTHS,
    VALUE,
)
from highlands.games.schotten_totten.state.layout import MUD_SIZE, SIDE_SIZE

SUM, RUN, COLOUR_SET, OF_A_KIND, COLOUR_RUN = range(5)
FORMATION_NAMES = ("sum", "run", "colour", "of-a-kind", "colour-run")

FORMATION = 64
"""A side's worth is `formation * FORMATION + total`; no total reaches 64."""

UNREACHABLE = -1
"""The worth of a side that cannot be completed any more (ST-8)."""

ANY_STRENGTH = (1 << STRENGTHS) - 1
SPY_BIT = 1 << SPY_STRENGTH - 1
SHIELD_BITS = (1 << SHIELD_AT_MOST) - 1
JOKER_AT_MOST = STRENGTHS

LONGEST_SIDE = MUD_SIZE
# Runs and the strengths of all colours are found without loops, written out for these numbers.
assert (SIDE_SIZE, MUD_SIZE, COLOURS) == (3, 4, 6), "write highest_run, best_colour_run and strengths_in anew"


def _top_sums() -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    """For each number of cards and each set of strengths: the sum of the strongest, or UNREACHABLE if too few."""
    sums = np.full((LONGEST_SIDE + 1, ANY_STRENGTH + 1), UNREACHABLE, dtype=np.int64)
    for strengths in range(ANY_STRENGTH + 1):
        present = [value + 1 for value in reversed(range(STRENGTHS)) if strengths >> value & 1]
        for number in range(min(LONGEST_SIDE, len(present)) + 1):
            sums[number, strengths] = sum(present[:number])
    return sums


TOP_SUM = _top_sums()

RUN_STARTS = np.array(
    [
        sum(int(VALUE[start]) for start in range(STRENGTHS) if start + size <= STRENGTHS)
        for size in range(LONGEST_SIDE + 1)
    ],
    dtype=np.int64,
)
"""For each length of a run: the cards with which one can start."""


@compiled
def strengths_in(cards: int) -> int:
    """The strengths among clan cards of whatever colours, as nine bits."""
    pairs = cards | cards >> STRENGTHS
    return (pairs | pairs >> 2 * STRENGTHS | pairs >> 4 * STRENGTHS) & ANY_STRENGTH


@compiled
def strengths_of(cards: int, colour: int) -> int:
    """The strengths among clan cards of one colour, as nine bits."""
    return cards >> colour * STRENGTHS & ANY_STRENGTH


@compiled
def total(cards: int) -> int:
    """The sum of the strengths of clan cards."""
    result = 0
    while cards:
        result += lowest(cards) % STRENGTHS + 1
        cards &= cards - 1
    return result


@compiled
def run_total(start: int, size: int) -> int:
    """The sum of a run; start 0 is strength 1."""
    return size * (2 * start + size + 1) // 2


@compiled
def troops_fill(gaps: int, wanting: int, troops: int) -> bool:
    """Whether every troop finds a place of its own in the gaps of a run, and no gap is left that only they could fill.

    The Spy has one place. The Shield-Bearer takes a wanting gap if it can; the Joker, which fits anywhere, goes last.
    """
    if troops & SPY_TROOP:
        if not gaps & SPY_BIT:
            return False
        gaps &= ~SPY_BIT
        wanting &= ~SPY_BIT
    if troops & SHIELD_TROOP:
        place = wanting & SHIELD_BITS
        if not place:
            place = gaps & SHIELD_BITS
        if not place:
            return False
        place &= -place
        gaps &= ~place
        wanting &= ~place
    if troops & JOKER_TROOP:
        wanting &= wanting - 1
    return wanting == 0


@compiled
def highest_run(have: int, free: int, troops: int, size: int) -> int:
    """The start of the highest run of the strengths `have`, all of them, filled with `free` ones and troops; or -1."""
    if not troops:
        there = have | free
        starts = there & there >> 1 & there >> 2
        if size == LONGEST_SIDE:
            starts &= there >> 3
        if have:
            starts &= (2 << lowest(have)) - 1
            starts &= -1 << max(highest(have) - size + 1, 0)
        return highest(starts) if starts else -1
    for start in range(STRENGTHS - size, -1, -1):
        run = ((1 << size) - 1) << start
        if not have & ~run:
            gaps = run & ~have
            if troops_fill(gaps, gaps & ~free, troops):
                return start
    return -1


@compiled
def best_colour_run(clan: int, troops: int, size: int, unseen: int) -> int:
    """The highest colour run's total, or UNREACHABLE."""
    start = -1
    if clan:
        colour = lowest(clan) // STRENGTHS
        if not clan & ~COLOUR[colour]:
            start = highest_run(strengths_of(clan, colour), strengths_of(unseen, colour), troops, size)
    elif not troops:
        # All six colours in one go: a card starts a run where the next ones are there too.
        starts = unseen & unseen >> 1 & unseen >> 2
        if size == LONGEST_SIDE:
            starts &= unseen >> 3
        starts &= RUN_STARTS[size]
        if starts:
            start = highest(strengths_in(starts))
    else:
        for colour in range(COLOURS):
            start = max(start, highest_run(0, strengths_of(unseen, colour), troops, size))
    return UNREACHABLE if start < 0 else run_total(start, size)


@compiled
def best_of_a_kind(clan: int, troops: int, size: int, unseen: int, missing: int) -> int:
    """The highest total of equal strengths, or UNREACHABLE."""
    values = ANY_STRENGTH
    if clan:
        values = strengths_in(clan)
        if values & (values - 1):
            return UNREACHABLE
    if troops & SPY_TROOP:
        values &= SPY_BIT
    if troops & SHIELD_TROOP:
        values &= SHIELD_BITS
    while values:
        value = highest(values)
        if count(unseen & VALUE[value]) >= missing:
            return size * (value + 1)
        values &= ~(1 << value)
    return UNREACHABLE


@compiled
def best_colour(clan: int, troops_total: int, unseen: int, missing: int) -> int:
    """The highest total of one colour, or UNREACHABLE. A strength may stand in it twice (ST-1)."""
    if clan:
        colour = lowest(clan) // STRENGTHS
        if clan & ~COLOUR[colour]:
            return UNREACHABLE
        rest = TOP_SUM[missing, strengths_of(unseen, colour)]
        return UNREACHABLE if rest < 0 else total(clan) + troops_total + rest
    best = UNREACHABLE
    for colour in range(COLOURS):
        best = max(best, TOP_SUM[missing, strengths_of(unseen, colour)])
    return UNREACHABLE if best < 0 else troops_total + best


@compiled
def best_run(clan: int, troops: int, size: int, unseen: int) -> int:
    """The highest total of consecutive strengths, or UNREACHABLE."""
    have = strengths_in(clan)
    if count(have) < count(clan):
        return UNREACHABLE
    start = highest_run(have, strengths_in(unseen), troops, size)
    return UNREACHABLE if start < 0 else run_total(start, size)


@compiled
def best_sum(clan: int, troops_total: int, unseen: int, missing: int) -> int:
    """The highest total of any cards; there must be enough of them."""
    result = total(clan) + troops_total
    for value in range(STRENGTHS - 1, -1, -1):
        if missing == 0:
            break
        taken = min(missing, count(unseen & VALUE[value]))
        result += taken * (value + 1)
        missing -= taken
    return result


@compiled
def sum_at_least(clan: int, unseen: int, missing: int) -> int:
    """A total that clan cards and the missing ones can surely have: with unseen cards of different strengths."""
    rest = TOP_SUM[missing, strengths_in(unseen)]
    return UNREACHABLE if rest < 0 else SUM * FORMATION + total(clan) + rest


@compiled
def highest_troops(troops: int) -> int:
    """What elite troops add at the most where only the sum counts, or colour and sum."""
    result = 0
    if troops & JOKER_TROOP:
        result += JOKER_AT_MOST
    if troops & SPY_TROOP:
        result += SPY_STRENGTH
    if troops & SHIELD_TROOP:
        result += SHIELD_AT_MOST
    return result


@compiled
def reach(clan: int, troops: int, size: int, unseen: int, blind: bool) -> int:
    """The worth of the strongest formation a side can still be completed to, or UNREACHABLE."""
    missing = size - count(clan) - count(troops)
    if missing > 0 and count(unseen) < missing:
        return UNREACHABLE
    if missing == 0:
        unseen = 0
    if not blind:
        best = best_colour_run(clan, troops, size, unseen)
        if best >= 0:
            return COLOUR_RUN * FORMATION + best
        best = best_of_a_kind(clan, troops, size, unseen, missing)
        if best >= 0:
            return OF_A_KIND * FORMATION + best
        best = best_colour(clan, highest_troops(troops), unseen, missing)
        if best >= 0:
            return COLOUR_SET * FORMATION + best
        best = best_run(clan, troops, size, unseen)
        if best >= 0:
            return RUN * FORMATION + best
    return SUM * FORMATION + best_sum(clan, highest_troops(troops), unseen, missing)
