"""A linear evaluation of every seat at the end of a round, and a softmax over the seats.

What a seat has is put into features. Their weights depend on how many rounds are to come (`fitted_weights`). The
weighted sum is the seat's standing, and the softmax of all standings gives the shares of the victory.
"""

from __future__ import annotations

from math import exp
from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from highlands.engine.bits import count
from highlands.engine.compiling import compiled
from highlands.engine.state import Float64, Float64s, Int8, Int8s, Int16, Int64, Int64s, Record, record_dtype
from highlands.games.verraeter.evaluation.fitted_weights import (
    AWAY,
    CARDS,
    CHASE,
    COUNTING,
    FEATURES,
    FINAL,
    FIRST,
    FOES,
    FRIENDS,
    HOME,
    HOME_CARDS,
    LAND,
    LAND_ALONE,
    LAST,
    MATES,
    MODEL_PARAMETERS,
    QUALITY,
    RESERVE,
    SCORE,
    SECURITY,
    STRATEGY,
)
from highlands.games.verraeter.numbers import (
    BUILDINGS,
    DIPLOMAT_2_DRAW,
    FARMER_DRAW,
    HAND_LIMIT,
    MOST_COUNTING_HOUSES,
    MOST_PLAYERS,
    STRATEGIST_POINTS,
    SUPPLY_THAT_COUNTS,
    TRAITOR_POINTS,
)
from highlands.games.verraeter.rules.conflict import NO_HOUSE
from highlands.games.verraeter.state.cards import (
    ACTION_CARDS,
    BUILDER,
    CIRCLE,
    COLUMNS,
    DIPLOMAT_2,
    FARMER,
    HOUSES,
    LANDSCAPES,
    ROSE,
    STRATEGIST,
    SUPPLY_NUMBER,
    SUPPLY_VALUE,
)
from highlands.games.verraeter.state.layout import State, rounds_of

CARD_VALUE = float((SUPPLY_VALUE * SUPPLY_NUMBER).sum() / SUPPLY_NUMBER.sum())
"""The mean value of a supply card."""
BETTER_KEPT = 0.35
"""By how much the value of a full hand grows with each card too many, as the lowest one is discarded."""
SHARPNESS = 4.0
"""The weight of a point when no round is to come: the most points have all, but equal points share (V-2)."""
HIGHEST_EXPONENT = 200.0

# The outcomes of a conflict: the Eagles win, the Roses win, or a tie.
OUTCOMES = 3
TIE = 2
MOST_CHOICES = 40
"""More than there are ways to lay supply from a hand."""


class Context(Record):
    """The evaluation context of one decision: what is derived from the state once, and scratch space."""

    rounds: Int64  # to come
    weights: Annotated[Float64s, (FEATURES,)]  # of each feature, with so many rounds to come
    model: Annotated[Float64s, (MODEL_PARAMETERS,)]
    mover: Int8
    conflict: Int8  # where it is, or may be
    # The assumed outcome of the round.
    traitor: Int8
    winner: Int8
    prize: Int16  # of each winner
    roses: Int16  # the landscapes of the Roses then
    is_end: Int8  # of the game
    # What each seat will have when the round's draws begin.
    points: Annotated[Float64s, (MOST_PLAYERS,)]
    kept: Annotated[Float64s, (MOST_PLAYERS,)]  # supply cards
    strength: Annotated[Float64s, (MOST_PLAYERS,)]  # ... and their values together
    estates: Annotated[Int64s, (MOST_PLAYERS,)]
    counting_houses: Annotated[Int64s, (MOST_PLAYERS,)]
    draws: Annotated[Int8s, (MOST_PLAYERS,)]  # whether its draw is still to come
    place: Annotated[Int8s, (MOST_PLAYERS,)]  # in the order of the next round
    # What each seat brings to the conflict.
    held: Annotated[Float64s, (MOST_PLAYERS,)]  # supply cards before any were laid
    held_strength: Annotated[Float64s, (MOST_PLAYERS,)]
    laid: Annotated[Float64s, (MOST_PLAYERS,)]
    to_lay: Annotated[Float64s, (MOST_PLAYERS,)]  # the value of the hand, if it is still to lay
    # One deal of the action cards, and what it makes of the conflict.
    cards: Annotated[Int64s, (MOST_PLAYERS,)]
    lead: Float64  # of the Eagles
    to_come: Annotated[Float64s, (HOUSES,)]
    last_word: Float64  # 1 if an Eagle is the last to lay, -1 for a Rose, 0 if all have laid
    rivals: Annotated[Float64s, (OUTCOMES,)]  # the others' shares of the victory, as multiples of the mover's
    strategy: Annotated[Float64s, (OUTCOMES,)]  # what the strategy card is worth
    # What follows from each outcome of the conflict, by who is the traitor (first nobody), for each seat.
    standings: Annotated[Float64s, (MOST_PLAYERS + 1, OUTCOMES, MOST_PLAYERS)]
    bonus: Annotated[Float64s, (MOST_PLAYERS, ACTION_CARDS)]  # what an action card adds to it
    choice_weight: Annotated[Float64s, (MOST_PLAYERS, ACTION_CARDS)]
    # What the mover's choices bring to the conflict, and how the rivals' multiples change with each.
    brought: Annotated[Float64s, (MOST_CHOICES,)]
    rival_factor: Annotated[Float64s, (MOST_CHOICES, OUTCOMES)]
    # Scratch: one seat's features, and for every seat's standing.
    features: Annotated[Float64s, (FEATURES,)]
    standing: Annotated[Float64s, (MOST_PLAYERS,)]


CONTEXT = record_dtype(Context)
Numbers = NDArray[np.float64]


@compiled
def rounds_after(state: State) -> int:
    """How many rounds come after this one."""
    return rounds_of(state) - int(state.round_number)


@compiled
def land(roses: int, house: int) -> int:
    """The landscapes of a house, if these are the Roses'."""
    return roses if house == ROSE else CIRCLE & ~roses


@compiled
def house_of(state: State, context: Context, seat: int) -> int:
    """The house that a player serves once the assumed traitor has changed."""
    house = int(state.house[seat])
    return 1 - house if seat == context.traitor else house


@compiled
def assume_round(state: State, context: Context, traitor: int, winner: int, lost: int) -> None:
    """Assume a round with this traitor, after which this landscape is lost to the winner, or none in a tie."""
    roses = int(state.roses)
    prize = 0
    context.traitor = traitor
    if winner != NO_HOUSE:
        roses ^= 1 << lost
        winners = 0
        for seat in range(int(state.players)):
            winners += house_of(state, context, seat) == winner
        if winners:
            prize = int(state.prize[int(state.kind[lost]), min(winners, COLUMNS) - 1])
    context.winner = winner
    context.prize = prize
    context.roses = roses
    context.is_end = context.rounds == 0 or roses == 0 or roses == CIRCLE


@compiled
def score_of(state: State, context: Context, seat: int) -> float:
    """The points of a seat after the conflict."""
    points = float(context.points[seat])
    if seat == context.traitor:
        points += TRAITOR_POINTS
    if house_of(state, context, seat) == context.winner:
        points += context.prize
    return points


@compiled
def describe_hand(context: Context, seat: int, card: int, home: int) -> None:
    """The cards of a seat after the draws, and how good they are."""
    features = context.features
    drawn = 0
    if context.draws[seat]:
        drawn = FARMER_DRAW if card == FARMER else home
        if card == DIPLOMAT_2:
            drawn += DIPLOMAT_2_DRAW
    cards = float(context.kept[seat]) + drawn
    strength = float(context.strength[seat]) + drawn * CARD_VALUE
    if cards > HAND_LIMIT:
        strength = strength * HAND_LIMIT / cards + BETTER_KEPT * (cards - HAND_LIMIT)
        cards = float(HAND_LIMIT)
    features[CARDS] = cards
    features[QUALITY] = strength - cards * CARD_VALUE
    features[HOME_CARDS] = home * cards


@compiled
def describe_buildings(context: Context, seat: int, own_land: int) -> None:
    """The buildings of a seat, and how safe the estates are."""
    features = context.features
    estates = int(context.estates[seat])
    counting = count(int(context.counting_houses[seat]))
    at_home = estates & own_land
    clockwise = own_land >> 1 | (own_land & 1) << LANDSCAPES - 1
    anticlockwise = own_land << 1 & CIRCLE | own_land >> LANDSCAPES - 1
    features[HOME] = count(at_home)
    features[AWAY] = count(estates) - count(at_home)
    features[SECURITY] = count(at_home & clockwise) + count(at_home & anticlockwise)
    features[COUNTING] = counting
    features[RESERVE] = BUILDINGS - count(estates) - counting


@compiled
def describe_company(state: State, context: Context, seat: int, own_land: int) -> None:
    """Who serves the same house and who does not, and how the house stands."""
    features = context.features
    house = house_of(state, context, seat)
    mates = 1
    friends = 0.0
    foes = 0.0
    chase = 0.0
    for other in range(int(state.players)):
        if other != seat:
            if house_of(state, context, other) == house:
                mates += 1
                friends += context.strength[other]
                chase = max(chase, score_of(state, context, other) - features[SCORE])
            else:
                foes += context.strength[other]
    edge = count(own_land) - LANDSCAPES / 2
    features[LAND] = edge
    features[LAND_ALONE] = edge if mates == 1 else 0.0
    features[MATES] = mates
    features[FRIENDS] = friends
    features[FOES] = foes
    features[CHASE] = chase


@compiled
def describe(state: State, context: Context, seat: int, card: int) -> None:
    """Write the features of a seat after the assumed round; the strategy card is left out."""
    features = context.features
    own_land = land(int(context.roses), house_of(state, context, seat))
    describe_buildings(context, seat, own_land)
    describe_hand(context, seat, card, int(features[HOME]))
    features[SCORE] = score_of(state, context, seat)
    if card == STRATEGIST:
        features[SCORE] += STRATEGIST_POINTS
    describe_company(state, context, seat, own_land)
    features[FINAL] = features[COUNTING] * min(features[CARDS], float(SUPPLY_THAT_COUNTS))
    features[STRATEGY] = 0.0
    features[FIRST] = 1.0 if context.place[seat] == 0 else 0.0
    features[LAST] = 1.0 if context.place[seat] == state.players - 1 else 0.0


@compiled
def standing_of(state: State, context: Context, seat: int, card: int) -> float:
    """The exponent of a seat's share of the victory after the assumed round, with an action card."""
    describe(state, context, seat, card)
    features = context.features
    total = 0.0
    if context.is_end:
        total = SHARPNESS * (features[SCORE] + features[FINAL])
    else:
        for feature in range(FEATURES):
            total += context.weights[feature] * features[feature]
    if card == BUILDER:
        total += builders_gain(context)
    return float(total)


@compiled
def builders_gain(context: Context) -> float:
    """What the seat just described gains at most by building."""
    features = context.features
    weights = context.weights
    cards = float(features[CARDS])
    counted = min(cards, float(SUPPLY_THAT_COUNTS))
    may_count = features[COUNTING] < MOST_COUNTING_HOUSES
    if context.is_end:
        return SHARPNESS * counted if may_count else 0.0
    counting = weights[COUNTING] + counted * weights[FINAL]
    estate = weights[HOME] + weights[SECURITY] + weights[HOME_CARDS] * cards
    best = 0.0
    if features[RESERVE] > 0:
        best = max(best, estate - weights[RESERVE])
        if may_count:
            best = max(best, counting - weights[RESERVE])
    if may_count and features[AWAY] > 0:
        best = max(best, counting - weights[AWAY])
    if may_count and features[HOME] > 0:
        best = max(best, counting - weights[HOME] - weights[HOME_CARDS] * cards)
    return float(best)


@compiled
def strategy_weight(context: Context) -> float:
    """What the strategy card adds to a standing after the assumed round."""
    return 0.0 if context.is_end else float(context.weights[STRATEGY])


@compiled
def share_of(context: Context, players: int, seat: int) -> float:
    """A seat's share of the victory, by the standings."""
    total = 0.0
    for other in range(players):
        total += exp(min(HIGHEST_EXPONENT, context.standing[other] - context.standing[seat]))
    return 1.0 / total
