"""A player's outlook: how likely the cards that a side wants still come to it.

Cards in hand come very likely; loose ones, whose place the judging player does not know, as far as there are draws
left. The outlook keeps what is asked again and again: about each strength, and about each colour.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from highlands.bits import count, highest, lowest
from highlands.compiling import compiled
from highlands.games.schotten_totten.cards import COLOURS, STRENGTHS, VALUE
from highlands.games.schotten_totten.formations import strengths_of

Floats = NDArray[np.float64]

# An outlook: one row of numbers.
MOST = 4
BY_HAND = 0  # the chance that so many cards of the hand all come where they are wanted
BY_LUCK = BY_HAND + MOST + 1  # the same for loose cards
AT_LEAST = BY_LUCK + MOST + 1  # (number - 1) * STRENGTHS + strength: so many of a strength come
BEST = AT_LEAST + MOST * STRENGTHS  # colour * STRENGTHS + strength: this is the best of a colour to come
TWO_TOTALS = 2 * STRENGTHS
BEST_TWO = BEST + COLOURS * STRENGTHS  # colour * TWO_TOTALS + total: of the best two
THREE = BEST_TWO + COLOURS * TWO_TOTALS  # + colour: three of a colour come
PACE = THREE + COLOURS  # missing * FORMATIONS + formation: how far such a plan is carried out
FORMATIONS = 5
OUTLOOK = PACE + (MOST + 1) * FORMATIONS


@compiled
def look_at_strength(strength: int, hand: int, loose: int, outlook: Floats) -> None:
    """How likely at least one, two, three or four of a strength come."""
    held = count(hand & VALUE[strength])
    none, one, two, three = 1.0, 0.0, 0.0, 0.0
    four = 0.0
    for place in range(held + count(loose & VALUE[strength])):
        comes = outlook[BY_HAND + 1] if place < held else outlook[BY_LUCK + 1]
        stays = 1.0 - comes
        four += three * comes
        three = three * stays + two * comes
        two = two * stays + one * comes
        one = one * stays + none * comes
        none = none * stays
    outlook[AT_LEAST + strength] = 1.0 - none
    outlook[AT_LEAST + STRENGTHS + strength] = two + three + four
    outlook[AT_LEAST + 2 * STRENGTHS + strength] = three + four
    outlook[AT_LEAST + 3 * STRENGTHS + strength] = four


@compiled
def look_at_colour(colour: int, hand: int, loose: int, outlook: Floats) -> None:
    """How likely the best of a colour to come, and the best two, are of which total; and whether three come."""
    held, free = strengths_of(hand, colour), strengths_of(loose, colour)
    best, best_two = BEST + colour * STRENGTHS, BEST_TWO + colour * TWO_TOTALS
    for place in range(STRENGTHS):
        outlook[best + place] = 0.0
    for place in range(TWO_TOTALS):
        outlook[best_two + place] = 0.0
    none, one, two, three = 1.0, 0.0, 0.0, 0.0
    there = held | free
    above = 0
    while there:
        strength = highest(there)
        there ^= 1 << strength
        comes = outlook[BY_HAND + 1] if held >> strength & 1 else outlook[BY_LUCK + 1]
        stays = 1.0 - comes
        # The best two are this one and exactly one of those above.
        higher = above
        while higher:
            first = lowest(higher)
            higher &= higher - 1
            outlook[best_two + first + strength + 2] += outlook[best + first] * comes
        three += two * comes
        two = two * stays + one * comes
        one = one * stays + none * comes
        # What was the only one up to here stays so only if this one does not come.
        higher = above
        while higher:
            first = lowest(higher)
            higher &= higher - 1
            outlook[best + first] *= stays
        outlook[best + strength] = none * comes
        none *= stays
        above |= 1 << strength
    # So far: the only one to come. The best to come is that one, or the higher of more; so reckon it again.
    none = 1.0
    there = held | free
    while there:
        strength = highest(there)
        there ^= 1 << strength
        comes = outlook[BY_HAND + 1] if held >> strength & 1 else outlook[BY_LUCK + 1]
        outlook[best + strength] = none * comes
        none *= 1.0 - comes
    outlook[THREE + colour] = three


@compiled
def look(hand: int, loose: int, by_hand: float, by_luck: float, outlook: Floats) -> None:
    """A player's outlook, from the chances that a card of the hand and a loose card come where they are wanted."""
    outlook[BY_HAND] = 1.0
    outlook[BY_LUCK] = 1.0
    for number in range(1, MOST + 1):
        outlook[BY_HAND + number] = outlook[BY_HAND + number - 1] * by_hand
        outlook[BY_LUCK + number] = outlook[BY_LUCK + number - 1] * by_luck
    for strength in range(STRENGTHS):
        look_at_strength(strength, hand, loose, outlook)
    for colour in range(COLOURS):
        look_at_colour(colour, hand, loose, outlook)


@compiled
def look_without(card: int, hand: int, loose: int, outlook: Floats, out: Floats) -> None:
    """The outlook with one card less in hand; `hand` is without it already."""
    for place in range(OUTLOOK):
        out[place] = outlook[place]
    look_at_strength(card % STRENGTHS, hand, loose, out)
    look_at_colour(card // STRENGTHS, hand, loose, out)
