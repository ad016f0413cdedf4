"""The most promising plays of a decision as numbers: what the judgement says of them, and what it overlooks.

All of it comes from what the player to move may know. The judgement takes stones and cards for independent of each
other; so the numbers beside its own are about what a card would do elsewhere, what goes with it, and how much room and
time is left. They are symmetric: no number tells colours apart, or left from right.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from highlands.engine.bits import count, highest, lowest
from highlands.engine.compiling import compiled, compiled_with_arrays
from highlands.games.schotten_totten.evaluation.action_values import SURE, stones_at_hand
from highlands.games.schotten_totten.evaluation.context import (
    adjusted,
    clear,
    evaluate_stones,
    evaluate_stones_without,
    expected,
    new_context,
    without,
)
from highlands.games.schotten_totten.evaluation.evaluate import result_of
from highlands.games.schotten_totten.evaluation.side_distribution import (
    COLOUR_LEVEL,
    COLOUR_RUN_LEVEL,
    KIND_LEVEL,
    LEVEL,
    LEVELS,
    RUN_LEVEL,
    side_distribution,
)
from highlands.games.schotten_totten.evaluation.weights import ACTION_WEIGHTS
from highlands.games.schotten_totten.rules.claims import wins_with
from highlands.games.schotten_totten.rules.formations import reach, strengths_in, strengths_of, total
from highlands.games.schotten_totten.state.cards import BIT, CLAN_CARDS, COLOUR, STONES, STRENGTHS, VALUE
from highlands.games.schotten_totten.state.layout import SIDE_SIZE, is_complete, laid

CANDIDATES = 16
"""So many plays are described, the best by the judgement."""
FORMATIONS = 5
NEAR = SIDE_SIZE - 1
"""How far apart two strengths of one run may be."""
UNKNOWN = -2.0
"""Worse than any value: of a play that is not legal."""

# Where the numbers of a play begin.
JUDGED = 0
COUNTS = 8
OWN_FORMATIONS = 15
THEIR_FORMATIONS = 20
NEIGHBOURS = 25
RIVALS = 31
USES = 34
SIDES = 42
PLACE = 54
COMPANIONS = 56
PLAY_FEATURES = 60

# Where those begin that all plays of a decision have in common.
PROGRESS = 0
HAND = 17
CHANCES = 20
BORDER = 29
CARDS = 45
COMMON_FEATURES = 56
MOST_CARDS = 7


class Plays(NamedTuple):
    """The most promising plays of a decision, the best by the judgement first."""

    places: Any
    """Their places among the legal actions."""
    values: Any
    """The result that the judgement expects of each."""
    features: Any
    common: Any


class Judged(NamedTuple):
    """What the judgement says of each legal play."""

    rounds: Any
    """The chance of the round with it."""
    stones: Any
    """The chance of its stone with it."""
    stones_without: Any
    """The chance of its stone with the card gone."""
    costs: Any
    """What the chance of the round changes by when the card is gone."""
    sensitivities: Any
    formations: Any
    """How likely the side becomes each formation, from the colour run to the sum."""
    by_card: Any
    """The chance of the round by card and stone."""


def new_plays() -> Plays:
    """Buffers for one decision."""
    return Plays(
        np.zeros(CANDIDATES, np.int64),
        np.zeros(CANDIDATES),
        np.zeros((CANDIDATES, PLAY_FEATURES), np.float32),
        np.zeros(COMMON_FEATURES, np.float32),
    )


@compiled
def clip(number, low, high):
    """A number between two others."""
    return min(max(number, low), high)


@compiled
def add_formations(row, out):
    """Add up the levels of each formation."""
    for place in range(FORMATIONS):
        out[place] = 0.0
    for level in range(LEVELS):
        if level >= COLOUR_RUN_LEVEL:
            out[0] += row[level]
        elif level >= KIND_LEVEL:
            out[1] += row[level]
        elif level >= COLOUR_LEVEL:
            out[2] += row[level]
        elif level >= RUN_LEVEL:
            out[3] += row[level]
        else:
            out[4] += row[level]


@compiled
def stone_chance(state, context, card, stone, row):
    """How likely a stone is won with a card there; write how likely the side becomes each level."""
    clan = int(state.side[context.me, stone])
    theirs, beats = context.theirs[stone], context.beats[stone]
    if not clan:
        for level in range(LEVELS):
            row[level] = context.single[level]
        return adjusted(context.weights, expected(context.single, beats))
    clear(row)
    side = clan | BIT[card]
    if count(side) < SIDE_SIZE:
        return adjusted(context.weights, side_distribution(without(context, card), side, 0, 0, beats, row))
    level = LEVEL[SIDE_SIZE, reach(side, 0, SIDE_SIZE, 0, False)]
    row[level] = 1.0
    tie = 0.0 if is_complete(state, 1 - context.me, stone) else 0.5
    return adjusted(context.weights, beats[level] + tie * theirs[level])


@compiled_with_arrays
def judge(state, context, now, actions, number):
    """What the judgement says of each legal play: as `action_values`, with all that it comes from."""
    judged = Judged(
        np.zeros(number),
        np.zeros(number),
        np.zeros(number),
        np.zeros(number),
        np.zeros(number),
        np.zeros((number, FORMATIONS)),
        np.full((CLAN_CARDS, STONES), UNKNOWN),
    )
    row = np.empty(LEVELS)
    at_hand = stones_at_hand(state, context.me)
    card_gone, now_without = -1, now
    for place in range(number):
        card, stone = int(actions[place]) // STONES, int(actions[place]) % STONES
        if card != card_gone:
            now_without = evaluate_stones_without(state, context, card)
            card_gone = card
        chance = stone_chance(state, context, card, stone, row)
        change = chance - context.chances_less[stone]
        judged.rounds[place] = now_without + context.sensitivities_less[stone] * change
        if chance > SURE and not state.expert and wins_with(state, at_hand | 1 << stone):
            judged.rounds[place] = 1.0
        judged.stones[place] = chance
        judged.stones_without[place] = context.chances_less[stone]
        judged.costs[place] = now_without - now
        judged.sensitivities[place] = context.sensitivities_less[stone]
        add_formations(row, judged.formations[place])
        judged.by_card[card, stone] = judged.rounds[place]
    return judged


@compiled
def select(rounds, number, plays):
    """Keep the best plays, in order; return how many."""
    kept = 0
    for place in range(number):
        value = rounds[place]
        if kept == CANDIDATES and value <= plays.values[kept - 1]:
            continue
        at = min(kept, CANDIDATES - 1)
        while at > 0 and plays.values[at - 1] < value:
            plays.values[at], plays.places[at] = plays.values[at - 1], plays.places[at - 1]
            at -= 1
        plays.values[at], plays.places[at] = value, place
        kept = min(kept + 1, CANDIDATES)
    return kept


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
def insert(row, begin, number, value):
    """Insert a value into the first numbers of a row, which fall."""
    at = number
    while at > 0 and row[begin + at - 1] < value:
        row[begin + at] = row[begin + at - 1]
        at -= 1
    row[begin + at] = value


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


@compiled
def describe_judged(context, judged, place, stone, out):
    """What the judgement says of a play, and its stone's neighbours: the better one of both sides first."""
    out[JUDGED + 2] = judged.stones[place]
    out[JUDGED + 3] = judged.stones_without[place]
    out[JUDGED + 4] = context.chances[stone]
    out[JUDGED + 5] = judged.sensitivities[place] * 2.0
    out[JUDGED + 6] = clip(judged.costs[place] * 5.0, -2.0, 2.0)
    for formation in range(FORMATIONS):
        out[OWN_FORMATIONS + formation] = judged.formations[place, formation]
    add_formations(context.theirs[stone], out[THEIR_FORMATIONS:])
    left, right = neighbour(context, stone, -1), neighbour(context, stone, 1)
    if right[0] > left[0] or (right[0] == left[0] and right[1] > left[1]):
        left, right = right, left
    for at in range(3):
        out[NEIGHBOURS + at] = left[at]
        out[NEIGHBOURS + 3 + at] = right[at]
    out[RIVALS] = 1.0 if judged.stones[place] > SURE else 0.0


@compiled
def neighbour(context, stone, step):
    """The chances of the next two stones on one side, and what the nearer one changes."""
    near, far, weight = 0.0, 0.0, 0.0
    if 0 <= stone + step < STONES:
        near = context.chances[stone + step]
        weight = context.sensitivities[stone + step] * 2.0 if context.open_stones >> (stone + step) & 1 else 0.0
    if 0 <= stone + 2 * step < STONES:
        far = context.chances[stone + 2 * step]
    return near, far, weight


@compiled
def describe_rivals(context, judged, card, stone, value, out):
    """The best other place for the card, and the best other card for the place."""
    elsewhere, instead = UNKNOWN, UNKNOWN
    for other in range(STONES):
        if other != stone:
            elsewhere = max(elsewhere, judged.by_card[card, other])
    cards = context.own.hand & ~BIT[card]
    while cards:
        instead = max(instead, judged.by_card[lowest(cards), stone])
        cards &= cards - 1
    out[RIVALS + 1] = clip((elsewhere - value) * 5.0, -1.0, 1.0)
    out[RIVALS + 2] = clip((instead - value) * 5.0, -1.0, 1.0)


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


@compiled_with_arrays
def describe_plays(state, actions, number, plays):
    """Describe the most promising of the legal actions, all of which lay a clan card; return how many.

    For the game without tactics cards, on all nine stones.
    """
    me = int(state.mover)
    context = new_context(state, me, int(state.hand[me]), int(state.known[1 - me]), ACTION_WEIGHTS[0])
    now = evaluate_stones(state, context)
    judged = judge(state, context, now, actions, number)
    kept = select(judged.rounds, number, plays)
    describe_common(state, context, now, judged, plays, kept)
    best = plays.values[0]
    for rank in range(kept):
        place, value, out = plays.places[rank], plays.values[rank], plays.features[rank]
        card, stone = int(actions[place]) // STONES, int(actions[place]) % STONES
        out[:] = 0.0
        out[JUDGED] = clip((value - best) * 10.0, -2.0, 0.0)
        out[JUDGED + 1] = rank / float(CANDIDATES)
        out[JUDGED + 7] = (card % STRENGTHS + 1) / 9.0
        out[COUNTS + laid(state, me, stone)] = 1.0
        out[COUNTS + SIDE_SIZE + laid(state, 1 - me, stone)] = 1.0
        describe_judged(context, judged, place, stone, out)
        describe_rivals(context, judged, card, stone, value, out)
        describe_cards(state, context, card, stone, out)
        out[PLACE] = 1.0 if stone == 0 or stone == STONES - 1 else 0.0
        out[PLACE + 1] = abs(stone - STONES // 2) / 4.0
    for rank in range(kept):
        plays.values[rank] = result_of(state, me, plays.values[rank])
    return kept
