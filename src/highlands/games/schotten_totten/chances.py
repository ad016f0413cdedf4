"""What may become of a side: how likely it ends as each formation.

It is reckoned formation by formation from a player's outlook, the strongest first; no completion is tried out card by
card. That takes cards for independent of each other and of other stones, which the paces in the outlook make up for.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from highlands.bits import count, highest, lowest
from highlands.compiling import compiled
from highlands.games.schotten_totten.cards import (
    COLOUR,
    COLOURS,
    JOKER_TROOP,
    SHIELD_TROOP,
    SPY_TROOP,
    STRENGTHS,
)
from highlands.games.schotten_totten.formations import (
    ANY_STRENGTH,
    COLOUR_RUN,
    COLOUR_SET,
    FORMATION,
    OF_A_KIND,
    RUN,
    SHIELD_BITS,
    SPY_BIT,
    SUM,
    highest_troops,
    strengths_in,
    strengths_of,
    total,
)
from highlands.games.schotten_totten.outlook import (
    AT_LEAST,
    BEST,
    BEST_TWO,
    BY_HAND,
    BY_LUCK,
    FORMATIONS,
    PACE,
    THREE,
    TWO_TOTALS,
    Floats,
)
from highlands.games.schotten_totten.table import MUD_SIZE, SIDE_SIZE

# The levels of strength, from the weakest: every sum, run, colour, kind and colour run. Totals beyond the ends of
# their stretch, which only Mud Fight and troops bring, count as its ends.
TOTALS = 25
RUNS = STRENGTHS - SIDE_SIZE + 1
SUM_LEVEL = 0
RUN_LEVEL = SUM_LEVEL + TOTALS
COLOUR_LEVEL = RUN_LEVEL + RUNS
KIND_LEVEL = COLOUR_LEVEL + TOTALS
COLOUR_RUN_LEVEL = KIND_LEVEL + STRENGTHS
LEVELS = COLOUR_RUN_LEVEL + RUNS
LOWEST_TOTAL = (0, 0, 0, SIDE_SIZE, 8)
"""The total at the start of a stretch, for sides of three and of four cards."""


@compiled
def total_level(points: int, size: int) -> int:
    """The place of a total in its stretch of levels."""
    return min(max(points - (SIDE_SIZE if size == SIDE_SIZE else 8), 0), TOTALS - 1)


def _levels() -> NDArray[np.int64]:
    """The level of each worth, for sides of three and of four cards."""
    levels = np.zeros((MUD_SIZE + 1, (COLOUR_RUN + 1) * FORMATION), dtype=np.int64)
    for size in (SIDE_SIZE, MUD_SIZE):
        for points in range(FORMATION):
            start = min(max((points // size * 2 - size + 1) // 2, 0), RUNS - 1)
            place = min(max(points - LOWEST_TOTAL[size], 0), TOTALS - 1)
            levels[size, SUM * FORMATION + points] = SUM_LEVEL + place
            levels[size, RUN * FORMATION + points] = RUN_LEVEL + start
            levels[size, COLOUR_SET * FORMATION + points] = COLOUR_LEVEL + place
            levels[size, OF_A_KIND * FORMATION + points] = KIND_LEVEL + min(max(points // size - 1, 0), STRENGTHS - 1)
            levels[size, COLOUR_RUN * FORMATION + points] = COLOUR_RUN_LEVEL + start
    return levels


LEVEL = _levels()

LOWEST_PAIR = 3
MIDDLING = 6
"""What a card that only adds to a sum has on the average."""
ABOUT = np.array([0.05, 0.1, 0.2, 0.3, 0.2, 0.1, 0.05])
"""How a sum of middling cards spreads about its middle."""
WIDTH = len(ABOUT) // 2


@compiled
def all_come(cards: int, hand: int, loose: int, outlook: Floats) -> float:
    """The chance that all these cards come."""
    held, free = count(cards & hand), count(cards & loose)
    if held + free < count(cards):
        return 0.0
    return float(outlook[BY_HAND + held] * outlook[BY_LUCK + free])


@compiled
def gaps_left(gaps: int, troops: int, scarce: int, loose: int) -> int:
    """The gaps of a run that troops leave when each takes the one hardest to fill; -1 where a troop has no place."""
    if troops & SPY_TROOP:
        if not gaps & SPY_BIT:
            return -1
        gaps &= ~SPY_BIT
    if troops & SHIELD_TROOP:
        place = gaps & SHIELD_BITS
        if not place:
            return -1
        gaps &= ~hardest(place, scarce, loose)
    if troops & JOKER_TROOP:
        if not gaps:
            return -1
        gaps &= ~hardest(gaps, scarce, loose)
    return gaps


@compiled
def hardest(gaps: int, scarce: int, loose: int) -> int:
    """Of gaps, one that can't be filled at all, else one for which the card must be drawn."""
    place = gaps & scarce
    if not place:
        place = gaps & loose
    if not place:
        place = gaps
    return place & -place


@compiled
def colour_run_chance(
    colour: int, have: int, start: int, troops: int, size: int, hand: int, loose: int, outlook: Floats
) -> float:
    """How likely all cards for one colour run come."""
    run = ((1 << size) - 1) << start
    if have & ~run:
        return 0.0
    held, free = strengths_of(hand, colour), strengths_of(loose, colour)
    gaps = run & ~have
    if troops:
        gaps = gaps_left(gaps, troops, ~(held | free), free)
        if gaps < 0:
            return 0.0
    return all_come(gaps, held, free, outlook)


@compiled
def run_chance(have: int, start: int, troops: int, size: int, outlook: Floats) -> float:
    """How likely cards of all strengths for one run come."""
    run = ((1 << size) - 1) << start
    if have & ~run:
        return 0.0
    gaps = run & ~have
    if troops:
        scarce = 0
        for strength in range(STRENGTHS):
            if outlook[AT_LEAST + strength] == 0.0:
                scarce |= 1 << strength
        gaps = gaps_left(gaps, troops, scarce, 0)
        if gaps < 0:
            return 0.0
    chance = 1.0
    while gaps:
        chance *= outlook[AT_LEAST + lowest(gaps)]
        gaps &= gaps - 1
    return chance


@compiled
def spread_colour_runs(
    clan: int, troops: int, size: int, hand: int, loose: int, pace: float, outlook: Floats, beats: Floats, out: Floats
) -> tuple[float, float]:
    """Add the chances of the colour runs, the highest first; return what is left for others, and what these win."""
    left, won = 1.0, 0.0
    first, last = 0, STRENGTHS - size
    low_colour, high_colour, have = 0, COLOURS - 1, 0
    if clan:
        low_colour = lowest(clan) // STRENGTHS
        high_colour = low_colour
        if clan & ~COLOUR[low_colour]:
            return left, won
        have = strengths_of(clan, low_colour)
        first, last = max(highest(have) - size + 1, first), min(lowest(have), last)
    for start in range(last, first - 1, -1):
        missed = 1.0
        for colour in range(low_colour, high_colour + 1):
            missed *= 1.0 - pace * colour_run_chance(colour, have, start, troops, size, hand, loose, outlook)
        reached = left * (1.0 - missed)
        out[COLOUR_RUN_LEVEL + start] += reached
        won += reached * beats[COLOUR_RUN_LEVEL + start]
        left -= reached
    return left, won


@compiled
def spread_kinds(
    clan: int, troops: int, missing: int, left: float, pace: float, outlook: Floats, beats: Floats, out: Floats
) -> tuple[float, float]:
    """The same for cards of one strength."""
    won = 0.0
    values = ANY_STRENGTH
    if clan:
        values = strengths_in(clan)
        if values & (values - 1):
            return left, won
    if troops & SPY_TROOP:
        values &= SPY_BIT
    if troops & SHIELD_TROOP:
        values &= SHIELD_BITS
    while values:
        value = highest(values)
        values ^= 1 << value
        reached = left * pace * outlook[AT_LEAST + (missing - 1) * STRENGTHS + value]
        out[KIND_LEVEL + value] += reached
        won += reached * beats[KIND_LEVEL + value]
        left -= reached
    return left, won


@compiled
def spread_colours(
    clan: int,
    points: int,
    size: int,
    missing: int,
    left: float,
    pace: float,
    outlook: Floats,
    beats: Floats,
    out: Floats,
) -> tuple[float, float]:
    """The same for one colour."""
    won = 0.0
    low_colour, high_colour = 0, COLOURS - 1
    if clan:
        low_colour = lowest(clan) // STRENGTHS
        high_colour = low_colour
        if clan & ~COLOUR[low_colour]:
            return left, won
    for colour in range(low_colour, high_colour + 1):
        reached = left * pace
        if missing == 1:
            for strength in range(STRENGTHS):
                chance = reached * outlook[BEST + colour * STRENGTHS + strength]
                level = COLOUR_LEVEL + total_level(points + strength + 1, size)
                out[level] += chance
                won += chance * beats[level]
                left -= chance
        elif missing == 2:
            for pair in range(LOWEST_PAIR, TWO_TOTALS):
                chance = reached * outlook[BEST_TWO + colour * TWO_TOTALS + pair]
                level = COLOUR_LEVEL + total_level(points + pair, size)
                out[level] += chance
                won += chance * beats[level]
                left -= chance
        else:
            chance = reached * outlook[THREE + colour]
            level = COLOUR_LEVEL + total_level(points + MIDDLING * missing, size)
            out[level] += chance
            won += chance * beats[level]
            left -= chance
    return left, won


@compiled
def spread_runs(
    clan: int, troops: int, size: int, left: float, pace: float, outlook: Floats, beats: Floats, out: Floats
) -> tuple[float, float]:
    """The same for runs of any colours."""
    won = 0.0
    have = strengths_in(clan)
    if count(have) < count(clan):
        return left, won
    first, last = 0, STRENGTHS - size
    if clan:
        first, last = max(highest(have) - size + 1, first), min(lowest(have), last)
    for start in range(last, first - 1, -1):
        reached = left * pace * run_chance(have, start, troops, size, outlook)
        out[RUN_LEVEL + start] += reached
        won += reached * beats[RUN_LEVEL + start]
        left -= reached
    return left, won


@compiled
def spread_sums(
    points: int, size: int, missing: int, left: float, outlook: Floats, beats: Floats, out: Floats
) -> float:
    """All that is left ends as a sum: with the best card that comes, or with middling ones; return what these win."""
    won = 0.0
    if missing == 1:
        for strength in range(STRENGTHS - 1, -1, -1):
            reached = left * outlook[AT_LEAST + strength]
            level = SUM_LEVEL + total_level(points + strength + 1, size)
            out[level] += reached
            won += reached * beats[level]
            left -= reached
        out[SUM_LEVEL] += left
        return float(won + left * beats[SUM_LEVEL])
    for step in range(2 * WIDTH + 1):
        reached = left * ABOUT[step]
        level = SUM_LEVEL + total_level(points + MIDDLING * missing + step - WIDTH, size)
        out[level] += reached
        won += reached * beats[level]
    return won


@compiled
def spread(
    clan: int,
    troops: int,
    size: int,
    blind: bool,
    hand: int,
    loose: int,
    outlook: Floats,
    beats: Floats,
    out: Floats,
) -> float:
    """Add how likely a side that is not complete comes to each level; return how likely it wins against `beats`."""
    missing = size - count(clan) - count(troops)
    points = total(clan) + highest_troops(troops)
    left, won = 1.0, 0.0
    if not blind:
        pace = PACE + missing * FORMATIONS
        left, won = spread_colour_runs(clan, troops, size, hand, loose, outlook[pace + COLOUR_RUN], outlook, beats, out)
        left, more = spread_kinds(clan, troops, missing, left, outlook[pace + OF_A_KIND], outlook, beats, out)
        won += more
        left, more = spread_colours(clan, points, size, missing, left, outlook[pace + COLOUR_SET], outlook, beats, out)
        won += more
        left, more = spread_runs(clan, troops, size, left, outlook[pace + RUN], outlook, beats, out)
        won += more
    return won + spread_sums(points, size, missing, left, outlook, beats, out)
