"""What may become of a side: how likely it ends as each formation.

The distribution is built formation by formation from a player's card odds, the strongest first; no completion is tried
card by card. That takes cards for independent of each other and of other stones, which the fitted completion rates make
up for.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from highlands.engine.bits import count, highest, lowest
from highlands.engine.compiling import compiled
from highlands.games.schotten_totten.evaluation.card_odds import (
    AT_LEAST,
    BEST,
    BEST_TWO,
    COMPLETION_RATE,
    DRAW_LAST,
    DRAW_MORE,
    FORMATIONS,
    HAND_LAST,
    HAND_MORE,
    LAST,
    THREE,
    TWO_TOTALS,
    CardOdds,
    Floats,
)
from highlands.games.schotten_totten.rules.formations import (
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
from highlands.games.schotten_totten.state.cards import (
    BLIND_MODE,
    COLOUR,
    COLOURS,
    JOKER_TROOP,
    SHIELD_TROOP,
    SPY_TROOP,
    STRENGTHS,
)
from highlands.games.schotten_totten.state.layout import MUD_SIZE, SIDE_SIZE, size_with

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
LOWEST_TOTAL, LOWEST_MUD_TOTAL = SIDE_SIZE, 8
"""The total at the start of a stretch, for sides of either size."""


@compiled
def total_level(points: int, size: int) -> int:
    """The place of a total in its stretch of levels."""
    return min(max(points - (LOWEST_TOTAL if size == SIDE_SIZE else LOWEST_MUD_TOTAL), 0), TOTALS - 1)


def _levels() -> NDArray[np.int64]:
    """The level of each worth, for sides of three and of four cards."""
    levels = np.zeros((MUD_SIZE + 1, (COLOUR_RUN + 1) * FORMATION), dtype=np.int64)
    for size in (SIDE_SIZE, MUD_SIZE):
        for points in range(FORMATION):
            start = min(max((points // size * 2 - size + 1) // 2, 0), RUNS - 1)
            lowest_total = LOWEST_TOTAL if size == SIDE_SIZE else LOWEST_MUD_TOTAL
            place = min(max(points - lowest_total, 0), TOTALS - 1)
            levels[size, SUM * FORMATION + points] = SUM_LEVEL + place
            levels[size, RUN * FORMATION + points] = RUN_LEVEL + start
            levels[size, COLOUR_SET * FORMATION + points] = COLOUR_LEVEL + place
            levels[size, OF_A_KIND * FORMATION + points] = KIND_LEVEL + min(max(points // size - 1, 0), STRENGTHS - 1)
            levels[size, COLOUR_RUN * FORMATION + points] = COLOUR_RUN_LEVEL + start
    return levels


LEVEL = _levels()

LOWEST_PAIR = 3
BEST_KNOWN = 2
"""The card odds have totals for so many cards of a colour."""
MIDDLING = 6
"""What a card that only adds to a sum has on the average."""
ABOUT = np.array([0.05, 0.1, 0.2, 0.3, 0.2, 0.1, 0.05])
"""How a sum of middling cards spreads about its middle."""
WIDTH = len(ABOUT) // 2


@compiled
def gaps_left(gaps: int, troops: int, scarce: int, unplaced: int) -> int:
    """The gaps of a run that troops leave when each takes the one hardest to fill; -1 where a troop has no place."""
    if troops & SPY_TROOP:
        if not gaps & SPY_BIT:
            return -1
        gaps &= ~SPY_BIT
    if troops & SHIELD_TROOP:
        place = gaps & SHIELD_BITS
        if not place:
            return -1
        gaps &= ~hardest(place, scarce, unplaced)
    if troops & JOKER_TROOP:
        if not gaps:
            return -1
        gaps &= ~hardest(gaps, scarce, unplaced)
    return gaps


@compiled
def hardest(gaps: int, scarce: int, unplaced: int) -> int:
    """Of gaps, one that can't be filled at all, else one for which the card must be drawn."""
    place = gaps & scarce
    if not place:
        place = gaps & unplaced
    if not place:
        place = gaps
    return place & -place


@compiled
def completion_rate(card_odds: CardOdds, missing: int, formation: int) -> float:
    """How far a plan is carried out."""
    return float(card_odds.odds[COMPLETION_RATE + missing * FORMATIONS + formation])


@compiled
def colour_run_chance(card_odds: CardOdds, colour: int, have: int, troops: int, start: int, size: int) -> float:
    """How likely all cards for one colour run come."""
    held, free = strengths_of(card_odds.hand, colour), strengths_of(card_odds.unplaced, colour)
    gaps = (((1 << size) - 1) << start) & ~have
    if troops:
        gaps = gaps_left(gaps, troops, ~(held | free), free)
        if gaps < 0:
            return 0.0
    if gaps & ~(held | free):
        return 0.0
    by_hand, by_draw = card_odds.odds[HAND_LAST], card_odds.odds[DRAW_LAST]
    if gaps & (gaps - 1):
        by_hand, by_draw = card_odds.odds[HAND_MORE], card_odds.odds[DRAW_MORE]
    chance = 1.0
    for _ in range(count(gaps & held)):
        chance *= by_hand
    for _ in range(count(gaps & ~held)):
        chance *= by_draw
    return chance


@compiled
def run_chance(card_odds: CardOdds, have: int, troops: int, start: int, size: int) -> float:
    """How likely cards of all strengths for one run come."""
    odds = card_odds.odds
    gaps = (((1 << size) - 1) << start) & ~have
    if troops:
        scarce = 0
        for strength in range(STRENGTHS):
            if odds[LAST + strength] == 0.0:
                scarce |= 1 << strength
        gaps = gaps_left(gaps, troops, scarce, 0)
        if gaps < 0:
            return 0.0
    comes = AT_LEAST if gaps & (gaps - 1) else LAST
    chance = 1.0
    while gaps:
        chance *= odds[comes + lowest(gaps)]
        gaps &= gaps - 1
    return chance


@compiled
def add_colour_runs(
    card_odds: CardOdds, clan: int, troops: int, size: int, beats: Floats, out: Floats
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
    rate = completion_rate(card_odds, size - count(clan) - count(troops), COLOUR_RUN)
    for start in range(last, first - 1, -1):
        missed = 1.0
        for colour in range(low_colour, high_colour + 1):
            missed *= 1.0 - rate * colour_run_chance(card_odds, colour, have, troops, start, size)
        reached = left * (1.0 - missed)
        out[COLOUR_RUN_LEVEL + start] += reached
        won += reached * beats[COLOUR_RUN_LEVEL + start]
        left -= reached
    return left, won


@compiled
def add_kinds(
    card_odds: CardOdds, clan: int, troops: int, missing: int, left: float, beats: Floats, out: Floats
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
    come = LAST if missing == 1 else AT_LEAST + (missing - 1) * STRENGTHS
    rate = completion_rate(card_odds, missing, OF_A_KIND)
    while values:
        value = highest(values)
        values ^= 1 << value
        reached = left * rate * card_odds.odds[come + value]
        out[KIND_LEVEL + value] += reached
        won += reached * beats[KIND_LEVEL + value]
        left -= reached
    return left, won


@compiled
def add_one_colour(
    odds: Floats, colour: int, points: int, size: int, missing: int, share: float, beats: Floats, out: Floats
) -> tuple[float, float]:
    """Add the chances of one colour; return what of a share of all chances goes to it, and what that wins."""
    used, won = 0.0, 0.0
    if missing > BEST_KNOWN:
        chance = share * odds[THREE + colour]
        level = COLOUR_LEVEL + total_level(points + MIDDLING * missing, size)
        out[level] += chance
        return chance, float(chance * beats[level])
    low, high, best = 1, STRENGTHS + 1, BEST + colour * STRENGTHS - 1
    if missing == BEST_KNOWN:
        low, high, best = LOWEST_PAIR, TWO_TOTALS, BEST_TWO + colour * TWO_TOTALS
    for more in range(low, high):
        chance = share * odds[best + more]
        level = COLOUR_LEVEL + total_level(points + more, size)
        out[level] += chance
        won += chance * beats[level]
        used += chance
    return used, won


@compiled
def add_colours(
    card_odds: CardOdds, clan: int, points: int, size: int, missing: int, left: float, beats: Floats, out: Floats
) -> tuple[float, float]:
    """Add the chances of colours."""
    won = 0.0
    low_colour, high_colour = 0, COLOURS - 1
    if clan:
        low_colour = lowest(clan) // STRENGTHS
        high_colour = low_colour
        if clan & ~COLOUR[low_colour]:
            return left, won
    rate = completion_rate(card_odds, missing, COLOUR_SET)
    for colour in range(low_colour, high_colour + 1):
        used, more = add_one_colour(card_odds.odds, colour, points, size, missing, left * rate, beats, out)
        left -= used
        won += more
    return left, won


@compiled
def add_runs(
    card_odds: CardOdds, clan: int, troops: int, size: int, left: float, beats: Floats, out: Floats
) -> tuple[float, float]:
    """The same for runs of any colours."""
    won = 0.0
    have = strengths_in(clan)
    if count(have) < count(clan):
        return left, won
    first, last = 0, STRENGTHS - size
    if clan:
        first, last = max(highest(have) - size + 1, first), min(lowest(have), last)
    rate = completion_rate(card_odds, size - count(clan) - count(troops), RUN)
    for start in range(last, first - 1, -1):
        reached = left * rate * run_chance(card_odds, have, troops, start, size)
        out[RUN_LEVEL + start] += reached
        won += reached * beats[RUN_LEVEL + start]
        left -= reached
    return left, won


@compiled
def add_sums(
    card_odds: CardOdds, points: int, size: int, missing: int, left: float, beats: Floats, out: Floats
) -> float:
    """All that is left ends as a sum: with the best card that comes, or with middling ones; return what these win."""
    won = 0.0
    if missing == 1:
        for strength in range(STRENGTHS - 1, -1, -1):
            reached = left * card_odds.odds[LAST + strength]
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
def side_distribution(card_odds: CardOdds, clan: int, troops: int, modes: int, beats: Floats, out: Floats) -> float:
    """Add how likely a side that is not complete comes to each level; return how likely it wins against `beats`."""
    size = size_with(modes)
    missing = size - count(clan) - count(troops)
    points = total(clan) + highest_troops(troops)
    left, won = 1.0, 0.0
    if not modes & BLIND_MODE:
        left, won = add_colour_runs(card_odds, clan, troops, size, beats, out)
        left, more = add_kinds(card_odds, clan, troops, missing, left, beats, out)
        won += more
        left, more = add_colours(card_odds, clan, points, size, missing, left, beats, out)
        won += more
        left, more = add_runs(card_odds, clan, troops, size, left, beats, out)
        won += more
    return won + add_sums(card_odds, points, size, missing, left, beats, out)
