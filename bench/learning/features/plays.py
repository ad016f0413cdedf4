"""The most promising plays of a decision as numbers: what the judgement says of them, and what it overlooks.

All of it comes from what the player to move may know. The judgement takes stones and cards for independent of each
other; so the numbers beside its own are about what a card would do elsewhere, what goes with it, and how much room and
time is left. They are symmetric: no number tells colours apart, or left from right.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from bench.learning.features.cards import clip, describe_cards
from bench.learning.features.decision import describe_common
from bench.learning.features.judged import UNKNOWN, add_formations, judge
from bench.learning.features.layout import (
    CANDIDATES,
    COMMON_FEATURES,
    COUNTS,
    FORMATIONS,
    JUDGED,
    NEIGHBOURS,
    OWN_FORMATIONS,
    PLACE,
    PLAY_FEATURES,
    RIVALS,
    THEIR_FORMATIONS,
)
from highlands.engine.bits import lowest
from highlands.engine.compiling import compiled, compiled_with_arrays
from highlands.games.schotten_totten.evaluation.action_values import SURE
from highlands.games.schotten_totten.evaluation.context import evaluate_stones, new_context
from highlands.games.schotten_totten.evaluation.evaluate import result_of
from highlands.games.schotten_totten.evaluation.weights import ACTION_WEIGHTS
from highlands.games.schotten_totten.state.cards import BIT, STONES, STRENGTHS
from highlands.games.schotten_totten.state.layout import SIDE_SIZE, laid


class Plays(NamedTuple):
    """The most promising plays of a decision, the best by the judgement first."""

    places: Any
    """Their places among the legal actions."""
    values: Any
    """The result that the judgement expects of each."""
    features: Any
    common: Any


def new_plays() -> Plays:
    """Buffers for one decision."""
    return Plays(
        np.zeros(CANDIDATES, np.int64),
        np.zeros(CANDIDATES),
        np.zeros((CANDIDATES, PLAY_FEATURES), np.float32),
        np.zeros(COMMON_FEATURES, np.float32),
    )


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
