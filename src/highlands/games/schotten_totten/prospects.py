"""What a side may become, for the simple opponent: how likely it comes to each worth.

It is reckoned from the cards in hand and those whose place the player does not know, as if each came with a chance of
its own. That is rough where many completions share a card, and good enough for a lively game.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from highlands.bits import count, lowest
from highlands.compiling import compiled
from highlands.games.schotten_totten.cards import BIT
from highlands.games.schotten_totten.formations import COLOUR_RUN, FORMATION, SUM, reach

Prospects = NDArray[np.float64]
"""For each worth that a side can have, how likely it comes to that."""

WORTHS = (COLOUR_RUN + 1) * FORMATION
HAND_CHANCE = 0.8
"""That a card in hand goes where it is wanted: it may be wanted elsewhere too."""
FURTHEST = 2
"""How many missing cards are reckoned with one by one; beyond, a side has the prospects of any."""
USUAL_SHARES = (0.05, 0.15, 0.3, 0.3, 0.2)
"""How often the sides of a game end as each formation, from the sum to the colour run."""
USUAL_TOTALS = range(10, 25)


@cache
def usual_prospects(blind: bool) -> Prospects:
    """What becomes of a side of which nothing is known yet."""
    worths = np.zeros(WORTHS)
    for formation, share in enumerate(USUAL_SHARES):
        start = (SUM if blind else formation) * FORMATION
        worths[start + USUAL_TOTALS.start : start + USUAL_TOTALS.stop] += share / len(USUAL_TOTALS)
    return worths


@compiled
def prospects(
    clan: int, troops: int, size: int, hand: int, loose: int, loose_chance: float, blind: bool, out: Prospects
) -> None:
    """Write how likely a side, of which at most FURTHEST cards are missing, comes to each worth at its best."""
    missing = size - count(clan) - count(troops)
    never = out
    never[:] = 1.0
    if missing == 0:
        never[reach(clan, troops, size, 0, blind)] = 0.0
    firsts = hand | loose if missing else 0
    while firsts:
        first = firsts & -firsts
        firsts &= firsts - 1
        chance = HAND_CHANCE if hand & first else loose_chance
        if missing == 1:
            never[reach(clan | first, troops, size, 0, blind)] *= 1.0 - chance
            continue
        seconds = firsts
        while seconds:
            second = BIT[lowest(seconds)]
            seconds &= seconds - 1
            both = chance * (HAND_CHANCE if hand & second else loose_chance)
            never[reach(clan | first | second, troops, size, 0, blind)] *= 1.0 - both
    left = 1.0
    for worth in range(WORTHS - 1, -1, -1):
        passed_by = left * never[worth]
        out[worth] = left - passed_by
        left = passed_by
    out[0] += left
