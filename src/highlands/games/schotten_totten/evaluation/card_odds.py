"""Card odds of a player: how likely the cards that a side wants still come to it.

Cards in hand come very likely; unplaced ones, which may be in the deck or in the other hand, as far as there are draws
left. What is asked again and again is tabulated: about each strength, and about each colour.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from highlands.engine.bits import count, highest, lowest
from highlands.engine.compiling import compiled
from highlands.games.schotten_totten.rules.formations import strengths_of
from highlands.games.schotten_totten.state.cards import COLOURS, STRENGTHS, VALUE

Floats = NDArray[np.float64]

# The table of odds: one row of numbers. A last missing card is awaited otherwise than one of several, so the
# chances of a card to come where it is wanted are others then.
MOST = 4
DRAW_LAST = 0  # an unplaced card, where it is the last one missing
DRAW_MORE = 1  # ... where more are missing
HAND_LAST = 2  # a card of the hand
HAND_MORE = 3
COMPLETION_RATE = 4  # + missing * FORMATIONS + formation: how far such a plan is carried out
FORMATIONS = 5
LAST = COMPLETION_RATE + (MOST + 1) * FORMATIONS  # + strength: one such card comes, where it is the last one missing
AT_LEAST = LAST + STRENGTHS  # + (number - 1) * STRENGTHS + strength: so many come, where more are missing
BEST = AT_LEAST + MOST * STRENGTHS  # + colour * STRENGTHS + strength: this is the best of a colour to come
BEST_TWO = BEST + COLOURS * STRENGTHS  # + colour * TWO_TOTALS + total: of the best two
TWO_TOTALS = 2 * STRENGTHS
THREE = BEST_TWO + COLOURS * TWO_TOTALS  # + colour: three of a colour come
ODDS = THREE + COLOURS


class CardOdds(NamedTuple):
    """What may come to one player."""

    hand: int
    unplaced: int
    odds: Floats
    empty_side: Floats  # for each level: how likely a side that nothing lies on yet comes to it


@compiled
def compute_strength_odds(card_odds: CardOdds, strength: int) -> None:
    """How likely at least one, two, three or four of a strength come."""
    odds = card_odds.odds
    held, free = count(card_odds.hand & VALUE[strength]), count(card_odds.unplaced & VALUE[strength])
    none, one, two, three, four = 1.0, 0.0, 0.0, 0.0, 0.0
    none_last = 1.0
    for place in range(held + free):
        comes = odds[HAND_MORE] if place < held else odds[DRAW_MORE]
        stays = 1.0 - comes
        four += three * comes
        three = three * stays + two * comes
        two = two * stays + one * comes
        one = one * stays + none * comes
        none = none * stays
        none_last *= 1.0 - (odds[HAND_LAST] if place < held else odds[DRAW_LAST])
    odds[LAST + strength] = 1.0 - none_last
    odds[AT_LEAST + strength] = 1.0 - none
    odds[AT_LEAST + STRENGTHS + strength] = two + three + four
    odds[AT_LEAST + 2 * STRENGTHS + strength] = three + four
    odds[AT_LEAST + 3 * STRENGTHS + strength] = four


@compiled
def compute_colour_odds(card_odds: CardOdds, colour: int) -> None:
    """How likely the best of a colour to come, and the best two, are of which total; and whether three come."""
    odds = card_odds.odds
    held, free = strengths_of(card_odds.hand, colour), strengths_of(card_odds.unplaced, colour)
    best, best_two = BEST + colour * STRENGTHS, BEST_TWO + colour * TWO_TOTALS
    for place in range(STRENGTHS):
        odds[best + place] = 0.0
    for place in range(TWO_TOTALS):
        odds[best_two + place] = 0.0
    none, one, two, three = 1.0, 0.0, 0.0, 0.0
    there, above = held | free, 0
    while there:
        strength = highest(there)
        there ^= 1 << strength
        comes = odds[HAND_MORE] if held >> strength & 1 else odds[DRAW_MORE]
        stays = 1.0 - comes
        # The best two are this one and the only one that came of those above, which `best` keeps meanwhile.
        higher = above
        while higher:
            first = lowest(higher)
            higher &= higher - 1
            odds[best_two + first + strength + 2] += odds[best + first] * comes
            odds[best + first] *= stays
        odds[best + strength] = none * comes
        three += two * comes
        two = two * stays + one * comes
        one = one * stays + none * comes
        none *= stays
        above |= 1 << strength
    odds[THREE + colour] = three
    none = 1.0
    while above:
        strength = highest(above)
        above ^= 1 << strength
        comes = odds[HAND_LAST] if held >> strength & 1 else odds[DRAW_LAST]
        odds[best + strength] = none * comes
        none *= 1.0 - comes


@compiled
def compute_odds(card_odds: CardOdds) -> None:
    """Fill the table, from the chances of single cards and the completion rates in its first places."""
    for strength in range(STRENGTHS):
        compute_strength_odds(card_odds, strength)
    for colour in range(COLOURS):
        compute_colour_odds(card_odds, colour)


@compiled
def compute_odds_without(card_odds: CardOdds, card: int, before: CardOdds) -> None:
    """Fill the table of odds that differ from others by one card which is no more in hand."""
    for place in range(ODDS):
        card_odds.odds[place] = before.odds[place]
    compute_strength_odds(card_odds, card % STRENGTHS)
    compute_colour_odds(card_odds, card // STRENGTHS)
