"""What the judgement says of each legal play, with all that it comes from."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from bench.learning.features.layout import FORMATIONS
from highlands.engine.bits import count
from highlands.engine.compiling import compiled, compiled_with_arrays
from highlands.games.schotten_totten.evaluation.action_values import SURE, stones_at_hand
from highlands.games.schotten_totten.evaluation.context import (
    adjusted,
    clear,
    evaluate_stones_without,
    expected,
    without,
)
from highlands.games.schotten_totten.evaluation.side_distribution import (
    COLOUR_LEVEL,
    COLOUR_RUN_LEVEL,
    KIND_LEVEL,
    LEVEL,
    LEVELS,
    RUN_LEVEL,
    side_distribution,
)
from highlands.games.schotten_totten.rules.claims import wins_with
from highlands.games.schotten_totten.rules.formations import reach
from highlands.games.schotten_totten.state.cards import BIT, CLAN_CARDS, STONES
from highlands.games.schotten_totten.state.layout import SIDE_SIZE, is_complete

UNKNOWN = -2.0
"""Worse than any value: of a play that is not legal."""


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
