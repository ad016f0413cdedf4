"""Cards as numbers: what goes with them in hand, unseen and on both sides of the border.

None of the numbers tells colours apart.
"""

from __future__ import annotations

from bench.learning.features.layout import COMPANIONS, SIDES, USES
from highlands.engine.bits import count, highest, lowest
from highlands.engine.compiling import compiled
from highlands.games.schotten_totten.rules.formations import strengths_in, strengths_of, total
from highlands.games.schotten_totten.state.cards import BIT, COLOUR, STONES, STRENGTHS, VALUE
from highlands.games.schotten_totten.state.layout import SIDE_SIZE, is_complete

NEAR = SIDE_SIZE - 1
"""How far apart two strengths of one run may be."""


@compiled
def clip(number, low, high):
    """A number between two others."""
    return min(max(number, low), high)


@compiled
def insert(row, begin, number, value):
    """Insert a value into the first numbers of a row, which fall."""
    at = number
    while at > 0 and row[begin + at - 1] < value:
        row[begin + at] = row[begin + at - 1]
        at -= 1
    row[begin + at] = value


@compiled
def run_fits(side, pool):
    """How many cards of a pool go with a side toward a colour run."""
    colour = lowest(side) // STRENGTHS
    if side & ~COLOUR[colour]:
        return 0
    have = strengths_of(side, colour)
    first, last = max(highest(have) - NEAR, 0), min(lowest(have) + NEAR, STRENGTHS - 1)
    if last < first or highest(have) - lowest(have) > NEAR:
        return 0
    window = (((1 << (last - first + 1)) - 1) << first) & ~have
    return count(strengths_of(pool, colour) & window)


@compiled
def kind_fits(side, pool):
    """How many cards of a pool have the one strength of a side."""
    strengths = strengths_in(side)
    return 0 if strengths & (strengths - 1) else count(pool & VALUE[lowest(strengths)])


@compiled
def colour_fits(side, pool):
    """How many cards of a pool have the one colour of a side."""
    colour = lowest(side) // STRENGTHS
    return 0 if side & ~COLOUR[colour] else count(pool & COLOUR[colour])


@compiled
def describe_shape(side, out, at):
    """The shape of the cards on a side."""
    strengths = strengths_in(side)
    out[at] = 1.0 if side & ~COLOUR[lowest(side) // STRENGTHS] == 0 else 0.0
    out[at + 1] = 1.0 if count(strengths) == count(side) and highest(strengths) - lowest(strengths) <= NEAR else 0.0
    out[at + 2] = 1.0 if strengths & (strengths - 1) == 0 else 0.0
    out[at + 3] = total(side) / 27.0


@compiled
def describe_cards(state, context, card, stone, out):
    """The card among others: what goes with it in hand and unseen, and what it would be to the opponent."""
    me, other = context.me, 1 - context.me
    hand = context.own.hand
    rest, unseen = hand & ~BIT[card], int(state.unseen) & ~hand
    runs, kinds = 0, 0
    for at in range(STONES):
        theirs = int(state.side[other, at])
        if theirs and context.open_stones >> at & 1 and not is_complete(state, other, at):
            runs += run_fits(theirs, BIT[card])
            kinds += kind_fits(theirs, BIT[card])
    side, theirs = int(state.side[me, stone]) | BIT[card], int(state.side[other, stone])
    out[USES], out[USES + 1] = runs / 2.0, kinds / 2.0
    out[USES + 2], out[USES + 3] = run_fits(side, rest) / 2.0, kind_fits(side, rest) / 2.0
    out[USES + 4], out[USES + 5] = colour_fits(side, rest) / 3.0, run_fits(side, unseen) / 4.0
    out[USES + 6], out[USES + 7] = kind_fits(side, unseen) / 4.0, colour_fits(side, unseen) / 8.0
    describe_shape(side, out, SIDES)
    if theirs:
        describe_shape(theirs, out, SIDES + 4)
        if not is_complete(state, other, stone):
            out[SIDES + 8], out[SIDES + 9] = run_fits(theirs, hand) / 2.0, kind_fits(theirs, hand) / 2.0
            out[SIDES + 10], out[SIDES + 11] = run_fits(theirs, unseen) / 4.0, kind_fits(theirs, unseen) / 4.0
    out[COMPANIONS], out[COMPANIONS + 1] = run_fits(BIT[card], rest) / 2.0, kind_fits(BIT[card], rest) / 2.0
    out[COMPANIONS + 2], out[COMPANIONS + 3] = run_fits(BIT[card], unseen) / 4.0, kind_fits(BIT[card], unseen) / 4.0
