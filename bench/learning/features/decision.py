"""What all plays of a decision have in common, as numbers."""

from __future__ import annotations

from bench.learning.features.cards import clip, insert, kind_fits, run_fits
from bench.learning.features.judged import UNKNOWN
from bench.learning.features.layout import (
    BORDER,
    CARDS,
    CHANCES,
    HAND,
    MOST_CARDS,
    PROGRESS,
)
from highlands.engine.bits import count, lowest
from highlands.engine.compiling import compiled
from highlands.games.schotten_totten.state.cards import BIT, STONES, STRENGTHS
from highlands.games.schotten_totten.state.layout import SIDE_SIZE, laid


@compiled
def describe_border(state, context, common):
    """The stones: their chances in order, how many cards lie at them, and how much room there is."""
    me, other = context.me, 1 - context.me
    own_room, their_room, empty = 0, 0, 0
    for stone in range(STONES):
        insert(common, CHANCES, stone, context.chances[stone])
        if context.open_stones >> stone & 1:
            own, theirs = laid(state, me, stone), laid(state, other, stone)
            own_room += SIDE_SIZE - own
            their_room += SIDE_SIZE - theirs
            empty += own == 0
            common[BORDER + own * (SIDE_SIZE + 1) + theirs] += 1.0 / 3.0
    common[PROGRESS + 4] = empty / 9.0
    common[PROGRESS + 5] = own_room / 27.0
    common[PROGRESS + 6] = their_room / 27.0


@compiled
def describe_hand(context, judged, best, common):
    """The hand: how well its cards go with each other, and the best play of each card."""
    near, same, strengths, number = 0, 0, 0, 0
    cards = context.own.hand
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        near += run_fits(BIT[card], cards)
        same += kind_fits(BIT[card], cards)
        strengths += card % STRENGTHS + 1
        top = UNKNOWN
        for stone in range(STONES):
            top = max(top, judged.by_card[card, stone])
        insert(common, CARDS, number, clip((top - best) * 10.0, -2.0, 0.0))
        number += 1
    for missing in range(number, MOST_CARDS):
        common[CARDS + missing] = -2.0
    common[HAND] = near / 3.0
    common[HAND + 1] = same / 3.0
    common[HAND + 2] = strengths / 54.0


@compiled
def describe_common(state, context, now, judged, plays, kept):
    """What all plays of the decision have in common."""
    me, other, common, values = context.me, 1 - context.me, plays.common, plays.values
    common[:] = 0.0
    describe_border(state, context, common)
    describe_hand(context, judged, values[0], common)
    common[PROGRESS] = int(state.clan_left) / 42.0
    common[PROGRESS + 1] = count(int(state.stones[me])) / 5.0
    common[PROGRESS + 2] = count(int(state.stones[other])) / 5.0
    common[PROGRESS + 3] = now
    common[PROGRESS + 7] = clip((values[0] - values[1]) * 10.0, 0.0, 2.0) if kept > 1 else 2.0
    common[PROGRESS + 8] = clip((values[0] - values[3]) * 10.0, 0.0, 2.0) if kept > 3 else 2.0
    common[PROGRESS + 9] = values[0]
    common[PROGRESS + 10] = float(state.expert)
    common[PROGRESS + 12] = int(state.clan_held[me]) / 6.0
    common[PROGRESS + 13] = int(state.clan_held[other]) / 6.0
