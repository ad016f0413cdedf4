"""The evaluation context: what is computed once for a state and shared by all its actions.

These are both players' card odds, the chance at each stone, the chance of the round and its sensitivities.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from highlands.engine.bits import count, lowest
from highlands.engine.compiling import compiled, compiled_with_arrays
from highlands.games.schotten_totten.evaluation.card_odds import (
    COMPLETION_RATE,
    DRAW_LAST,
    DRAW_MORE,
    FORMATIONS,
    HAND_LAST,
    HAND_MORE,
    MOST,
    ODDS,
    CardOdds,
    Floats,
    compute_odds,
    compute_odds_without,
)
from highlands.games.schotten_totten.evaluation.side_distribution import LEVEL, LEVELS, side_distribution
from highlands.games.schotten_totten.evaluation.weights import (
    COMPLETION_RATES,
    CONTRAST,
    DRAW_CHANCE,
    HAND_CHANCE,
    HAND_MORE_CHANCE,
    HELD_SHARE,
    LAST_DRAW_FACTOR,
    OTHER_CHANCE,
    OTHER_COMPLETION_RATES,
    RATED_MISSING,
    SHRINKAGE,
    VALUES,
)
from highlands.games.schotten_totten.evaluation.win_chance import HALVES, win_chance_with_sensitivities
from highlands.games.schotten_totten.rules.formations import reach, strengths_in
from highlands.games.schotten_totten.state.cards import BIT, BLIND_MODE, COLOUR, STONES, STRENGTHS
from highlands.games.schotten_totten.state.layout import State, is_complete, open_stones, size_with, was_first

MAX_CARD_CHANCE = 0.95
"""No card is surer to come than this."""
NEAR = 2
"""How far apart two strengths of one run may be."""
LANES = 4

THEIRS, OWN, OWN_LESS = range(3)


class EvaluationContext(NamedTuple):
    """Buffers and intermediate results of one evaluation. `less` is with one card less in hand."""

    me: int
    stones: int  # how many
    open_stones: int
    weights: Floats
    own: CardOdds
    other: CardOdds
    odds_less: Floats
    empty_side_less: Floats
    theirs: Floats  # for each stone and level: how likely the other side comes to it
    beats: Floats  # for each stone and level: how likely it is above the other side
    line: Floats  # the same two for one stone as it might be
    single: Floats  # for each level: how likely a side comes to it on which only the card of `less` lies
    scratch: Floats  # written and never read
    chances: Floats  # to win each stone
    chances_less: Floats
    sensitivities: Floats  # of the chance of the round to that of each stone
    sensitivities_less: Floats
    outcomes: Floats  # for each way the open stones may fall: how likely it wins the round
    packed: Floats  # the chances of the open stones and their sensitivities, side by side
    folded: Floats
    shares: Floats


@compiled_with_arrays
def new_context(state: State, me: int, hand: int, known: int, weights: Floats) -> EvaluationContext:
    """A new context for a player with this hand, who knows so much of the other's."""
    unplaced = int(state.unseen) & ~hand & ~known
    odds = np.empty((3, ODDS))
    levels = np.empty((2 * STONES + 7, LEVELS))
    by_stone = np.empty((6, STONES))
    folds = np.empty(5 * HALVES)
    return EvaluationContext(
        me,
        count(int(state.border)),
        open_stones(state),
        weights,
        CardOdds(hand, unplaced, odds[OWN], levels[OWN]),
        CardOdds(known, unplaced, odds[THEIRS], levels[THEIRS]),
        odds[OWN_LESS],
        levels[OWN_LESS],
        levels[3 : 3 + STONES],
        levels[3 + STONES : 3 + 2 * STONES],
        levels[3 + 2 * STONES : 5 + 2 * STONES],
        levels[6 + 2 * STONES],
        levels[5 + 2 * STONES],
        by_stone[0],
        by_stone[1],
        by_stone[2],
        by_stone[3],
        folds[3 * HALVES :],
        by_stone[4:],
        folds[: 2 * HALVES],
        folds[2 * HALVES : 3 * HALVES],
    )


@compiled
def without(context: EvaluationContext, card: int) -> CardOdds:
    """The own card odds with one card less in hand."""
    return CardOdds(context.own.hand & ~BIT[card], context.own.unplaced, context.odds_less, context.empty_side_less)


@compiled
def set_completion_rates(weights: Floats, rates: int, odds: Floats) -> None:
    """How far plans are carried out, by what is missing and by the formation."""
    for missing in range(1, MOST + 1):
        at = rates + (min(missing, RATED_MISSING) - 1) * FORMATIONS
        for formation in range(FORMATIONS):
            odds[COMPLETION_RATE + missing * FORMATIONS + formation] = min(weights[at + formation], 1.0)


@compiled
def clear(row: Floats) -> None:
    """No chance for any level."""
    for level in range(LEVELS):
        row[level] = 0.0


@compiled
def set_beats(theirs: Floats, complete: bool, beats: Floats) -> None:
    """For each level, how likely it is above the other side; equal ones count as half where nothing is complete."""
    tie = 0.0 if complete else 0.5
    below = 0.0
    for level in range(LEVELS):
        beats[level] = below + tie * theirs[level]
        below += theirs[level]


@compiled
def expected(distribution: Floats, beats: Floats) -> float:
    """How likely a side wins that comes to each level so likely. Four sums side by side are faster than one."""
    a, b, c, d = 0.0, 0.0, 0.0, 0.0
    for lane in range(LEVELS // LANES):
        level = LANES * lane
        a += distribution[level] * beats[level]
        b += distribution[level + 1] * beats[level + 1]
        c += distribution[level + 2] * beats[level + 2]
        d += distribution[level + 3] * beats[level + 3]
    for level in range(LEVELS // LANES * LANES, LEVELS):
        a += distribution[level] * beats[level]
    return (a + b) + (c + d)


@compiled
def set_theirs(context: EvaluationContext, clan: int, troops: int, modes: int, theirs: Floats, beats: Floats) -> bool:
    """Write the chances of a side of the other player; return whether it is complete."""
    size = size_with(modes)
    complete = count(clan) + count(troops) >= size
    if complete:
        clear(theirs)
        theirs[LEVEL[size, reach(clan, troops, size, 0, (modes & BLIND_MODE) != 0)]] = 1.0
    elif clan | troops | modes:
        clear(theirs)
        side_distribution(context.other, clan, troops, modes, context.scratch, theirs)
    else:
        for level in range(LEVELS):
            theirs[level] = context.other.empty_side[level]
    set_beats(theirs, complete, beats)
    return complete


@compiled
def adjusted(weights: Floats, chance: float) -> float:
    """The chance of a stone, with the contrast and the shrinkage of the weights."""
    chance += weights[CONTRAST] * chance * (1.0 - chance) * (1.0 - 2.0 * chance)
    return float(chance + weights[SHRINKAGE] * (0.5 - chance))


@compiled
def chance_of(
    context: EvaluationContext,
    card_odds: CardOdds,
    clan: int,
    troops: int,
    modes: int,
    first: float,
    theirs: Floats,
    beats: Floats,
) -> float:
    """How likely an own side wins its stone; `first` is what an equal worth adds where it is complete."""
    size = size_with(modes)
    if count(clan) + count(troops) >= size:
        level = LEVEL[size, reach(clan, troops, size, 0, (modes & BLIND_MODE) != 0)]
        chance = beats[level] + first * theirs[level]
    elif clan | troops | modes:
        chance = side_distribution(card_odds, clan, troops, modes, beats, context.scratch)
    else:
        chance = expected(card_odds.empty_side, beats)
    return adjusted(context.weights, chance)


@compiled
def tie_bonus(state: State, seat: int, stone: int) -> float:
    """What equal worth adds for a complete side, where it was first; `beats` counts half where the other is not."""
    if not is_complete(state, 1 - seat, stone):
        return 0.5
    return 1.0 if was_first(state, seat, stone) else 0.0


@compiled
def set_card_odds(
    card_odds: CardOdds, to_come: float, chance: float, rates: int, weights: Floats, scratch: Floats
) -> None:
    """Compute card odds with so many unplaced cards to come, each with this chance where it is wanted."""
    odds = card_odds.odds
    draw_chance = chance * to_come / max(count(card_odds.unplaced), 1)
    odds[DRAW_LAST] = min(draw_chance * weights[LAST_DRAW_FACTOR], MAX_CARD_CHANCE)
    odds[DRAW_MORE] = min(draw_chance, MAX_CARD_CHANCE)
    odds[HAND_LAST] = min(weights[HAND_CHANCE], MAX_CARD_CHANCE)
    odds[HAND_MORE] = min(weights[HAND_MORE_CHANCE], MAX_CARD_CHANCE)
    set_completion_rates(weights, rates, odds)
    compute_odds(card_odds)
    clear(card_odds.empty_side)
    side_distribution(card_odds, 0, 0, 0, scratch, card_odds.empty_side)


@compiled
def set_outcomes(state: State, context: EvaluationContext) -> None:
    """Take the ways in which the open stones may fall from those of all stones: those that are claimed are settled."""
    all_outcomes = context.weights[VALUES + (1 << context.stones) - 2 :]
    outcomes = context.outcomes[max((1 << count(context.open_stones)) - 2, 0) :]
    own, fallen = int(state.stones[context.me]), 0
    for place in range(1 << count(context.open_stones)):
        outcomes[place] = all_outcomes[own | fallen]
        fallen = (fallen - context.open_stones) & context.open_stones  # the next of its subsets


@compiled
def chance_of_round(context: EvaluationContext, chances: Floats, sensitivities: Floats) -> float:
    """The chance of the round from those of its stones; write the sensitivities of the open ones."""
    packed, packed_sensitivities = context.packed[0], context.packed[1]
    number, remaining = 0, context.open_stones
    while remaining:
        packed[number] = chances[lowest(remaining)]
        remaining &= remaining - 1
        number += 1
    if number == 0:
        return float(context.outcomes[0])
    result = win_chance_with_sensitivities(
        context.outcomes, number, packed, context.folded, context.shares, packed_sensitivities
    )
    number, remaining = 0, context.open_stones
    while remaining:
        sensitivities[lowest(remaining)] = packed_sensitivities[number]
        remaining &= remaining - 1
        number += 1
    return result


@compiled
def evaluate_stones(state: State, context: EvaluationContext) -> float:
    """Compute the chances at all stones as they are, and return the chance of the round."""
    me, other, weights = context.me, 1 - context.me, context.weights
    clear(context.scratch)
    to_draw = int(state.clan_left) * 0.5
    held = weights[HELD_SHARE] * (int(state.clan_held[other]) - count(context.other.hand))
    set_card_odds(
        context.other, to_draw + held, weights[OTHER_CHANCE], OTHER_COMPLETION_RATES, weights, context.scratch
    )
    set_card_odds(context.own, to_draw, weights[DRAW_CHANCE], COMPLETION_RATES, weights, context.scratch)
    for stone in range(context.stones):
        if context.open_stones >> stone & 1:
            modes = int(state.modes[stone])
            theirs, beats = context.theirs[stone], context.beats[stone]
            set_theirs(context, int(state.side[other, stone]), int(state.troops[other, stone]), modes, theirs, beats)
            clan, troops = int(state.side[me, stone]), int(state.troops[me, stone])
            first = tie_bonus(state, me, stone)
            context.chances[stone] = chance_of(context, context.own, clan, troops, modes, first, theirs, beats)
        else:
            context.chances[stone] = 1.0 if int(state.stones[me]) >> stone & 1 else 0.0
        context.chances_less[stone] = context.chances[stone]
    set_outcomes(state, context)
    return chance_of_round(context, context.chances, context.sensitivities)


@compiled
def could_fit(card: int, clan: int) -> bool:
    """Whether a card could serve a side for more than its strength."""
    if not clan or clan & COLOUR[card // STRENGTHS]:
        return True
    strengths = strengths_in(clan) << NEAR
    around = strengths | strengths << 1 | strengths << NEAR | strengths >> 1 | strengths >> NEAR
    return (around >> card % STRENGTHS + NEAR & 1) != 0


@compiled
def has_empty_side(state: State, context: EvaluationContext) -> bool:
    """Whether there is an open stone on whose own side nothing lies yet."""
    remaining = context.open_stones
    while remaining:
        stone = lowest(remaining)
        remaining &= remaining - 1
        if not int(state.side[context.me, stone]) | int(state.troops[context.me, stone]):
            return True
    return False


@compiled
def evaluate_stones_without(state: State, context: EvaluationContext, card: int) -> float:
    """The same with one card less in hand, where that makes a difference."""
    card_odds = without(context, card)
    compute_odds_without(card_odds, card, context.own)
    if has_empty_side(state, context):
        clear(card_odds.empty_side)
        side_distribution(card_odds, 0, 0, 0, context.scratch, card_odds.empty_side)
        clear(context.single)
        side_distribution(card_odds, BIT[card], 0, 0, context.scratch, context.single)
    remaining = context.open_stones & ~int(state.complete[context.me])
    while remaining:
        stone = lowest(remaining)
        remaining &= remaining - 1
        clan, troops = int(state.side[context.me, stone]), int(state.troops[context.me, stone])
        chance = context.chances[stone]
        if troops or could_fit(card, clan):
            theirs, beats = context.theirs[stone], context.beats[stone]
            chance = chance_of(context, card_odds, clan, troops, int(state.modes[stone]), 0.0, theirs, beats)
        context.chances_less[stone] = chance
    return chance_of_round(context, context.chances_less, context.sensitivities_less)
