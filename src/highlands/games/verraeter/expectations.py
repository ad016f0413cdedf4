"""What a player may expect of the rest of the game, from what each seat has at the end of a round.

A seat's side of the table is put into a few numbers, its features. Each has a worth, which depends on how many rounds
are to come (see `experience`). Together they give the seat's standing, and the standings of all seats, as exponents,
give the shares of the victory.
"""

from __future__ import annotations

from math import exp

import numpy as np
from numpy.typing import NDArray

from highlands.bits import count
from highlands.compiling import compiled
from highlands.games.verraeter.cards import (
    ACTION_CARDS,
    BUILDER,
    BUILDINGS,
    CIRCLE,
    COLUMNS,
    DIPLOMAT_2,
    FARMER,
    HAND_LIMIT,
    HOUSES,
    LANDSCAPES,
    MOST_COUNTING_HOUSES,
    MOST_PLAYERS,
    ROSE,
    STRATEGIST,
    SUPPLY_NUMBER,
    SUPPLY_VALUE,
)
from highlands.games.verraeter.conflict import NO_HOUSE, STRATEGIST_POINTS, TRAITOR_POINTS
from highlands.games.verraeter.experience import (
    AWAY,
    CARDS,
    CHASE,
    COUNTING,
    FEATURES,
    FINAL,
    FIRST,
    FOES,
    FRIENDS,
    HABITS,
    HOME,
    HOME_CARDS,
    LAND,
    LAND_ALONE,
    LAST,
    MATES,
    QUALITY,
    RESERVE,
    SCORE,
    SECURITY,
    STRATEGY,
)
from highlands.games.verraeter.rules import DIPLOMAT_DRAW, FARMER_DRAW, SUPPLY_THAT_COUNTS
from highlands.games.verraeter.table import rounds_of
from highlands.kernel import Table, table_dtype

CARD_VALUE = float((SUPPLY_VALUE * SUPPLY_NUMBER).sum() / SUPPLY_NUMBER.sum())
"""The mean value of a supply card."""
BETTER_KEPT = 0.35
"""By how much the value of a full hand grows with each card too many, as the lowest one is discarded."""
SHARPNESS = 4.0
"""The worth of a point when no round is to come: the most points have all, but equal points share (V-2)."""
HIGHEST_EXPONENT = 200.0

# The ends of a conflict: the Eagles win, the Roses win, or a tie.
ENDS = 3
TIE = 2
MOST_CHOICES = 40
"""More than there are ways to lay supply from a hand."""

# What a player has in mind during one decision.
MIND = table_dtype(
    [
        ("rounds", np.int64),  # to come
        ("worth", np.float64, (FEATURES,)),  # of each feature, with so many rounds to come
        ("habits", np.float64, (HABITS,)),
        ("mover", np.int8),
        ("conflict", np.int8),  # where it is, or may be
        # How the round may end.
        ("traitor", np.int8),
        ("winner", np.int8),
        ("prize", np.int16),  # of each winner
        ("roses", np.int16),  # the landscapes of the Roses then
        ("is_end", np.int8),  # of the game
        # What each seat will have when the round's draws begin.
        ("points", np.float64, (MOST_PLAYERS,)),
        ("kept", np.float64, (MOST_PLAYERS,)),  # supply cards
        ("strength", np.float64, (MOST_PLAYERS,)),  # ... and their values together
        ("estates", np.int64, (MOST_PLAYERS,)),
        ("counting_houses", np.int64, (MOST_PLAYERS,)),
        ("draws", np.int8, (MOST_PLAYERS,)),  # whether its draw is still to come
        ("place", np.int8, (MOST_PLAYERS,)),  # in the order of the next round
        # What each seat brings to the conflict.
        ("held", np.float64, (MOST_PLAYERS,)),  # supply cards before any were laid
        ("held_strength", np.float64, (MOST_PLAYERS,)),
        ("laid", np.float64, (MOST_PLAYERS,)),
        ("to_lay", np.float64, (MOST_PLAYERS,)),  # the value of the hand, if it is still to lay
        # One way the action cards may lie, and what it makes of the conflict.
        ("cards", np.int64, (MOST_PLAYERS,)),
        ("lead", np.float64),  # of the Eagles
        ("to_come", np.float64, (HOUSES,)),
        ("last_word", np.float64),  # 1 if an Eagle is the last to lay, -1 for a Rose, 0 if all have laid
        ("rivals", np.float64, (ENDS,)),  # the others' shares of the victory, as multiples of the mover's
        ("strategy", np.float64, (ENDS,)),  # what the strategy card is worth
        # What follows from each end of the conflict, by who is the traitor (first nobody), for each seat.
        ("standings", np.float64, (MOST_PLAYERS + 1, ENDS, MOST_PLAYERS)),
        ("bonus", np.float64, (MOST_PLAYERS, ACTION_CARDS)),  # what an action card adds to it
        ("appeal", np.float64, (MOST_PLAYERS, ACTION_CARDS)),
        # What the mover's choices bring to the conflict, and how the rivals' multiples change with each.
        ("brought", np.float64, (MOST_CHOICES,)),
        ("cost", np.float64, (MOST_CHOICES, ENDS)),
        # Room for one seat's features, and for every seat's standing.
        ("features", np.float64, (FEATURES,)),
        ("standing", np.float64, (MOST_PLAYERS,)),
    ]
)
Mind = Table
"""One record of that."""
Numbers = NDArray[np.float64]


@compiled
def rounds_after(table: Table) -> int:
    """How many rounds come after this one."""
    return rounds_of(table) - int(table.round_number)


@compiled
def land(roses: int, house: int) -> int:
    """The landscapes of a house, if these are the Roses'."""
    return roses if house == ROSE else CIRCLE & ~roses


@compiled
def house_of(table: Table, mind: Mind, seat: int) -> int:
    """The house that a player serves when the traitor in mind has changed."""
    house = int(table.house[seat])
    return 1 - house if seat == mind.traitor else house


@compiled
def imagine_round(table: Table, mind: Mind, traitor: int, winner: int, lost: int) -> None:
    """Call to mind a round with this traitor, after which this landscape is lost to the winner, or none in a tie."""
    roses = int(table.roses)
    prize = 0
    mind.traitor = traitor
    if winner != NO_HOUSE:
        roses ^= 1 << lost
        winners = 0
        for seat in range(int(table.players)):
            winners += house_of(table, mind, seat) == winner
        if winners:
            prize = int(table.prize[int(table.kind[lost]), min(winners, COLUMNS) - 1])
    mind.winner = winner
    mind.prize = prize
    mind.roses = roses
    mind.is_end = mind.rounds == 0 or roses == 0 or roses == CIRCLE


@compiled
def score_of(table: Table, mind: Mind, seat: int) -> float:
    """The points of a seat after the conflict."""
    points = float(mind.points[seat])
    if seat == mind.traitor:
        points += TRAITOR_POINTS
    if house_of(table, mind, seat) == mind.winner:
        points += mind.prize
    return points


@compiled
def describe_hand(mind: Mind, seat: int, card: int, home: int) -> None:
    """The cards of a seat after the draws, and how good they are."""
    features = mind.features
    drawn = 0
    if mind.draws[seat]:
        drawn = FARMER_DRAW if card == FARMER else home
        if card == DIPLOMAT_2:
            drawn += DIPLOMAT_DRAW
    cards = float(mind.kept[seat]) + drawn
    strength = float(mind.strength[seat]) + drawn * CARD_VALUE
    if cards > HAND_LIMIT:
        strength = strength * HAND_LIMIT / cards + BETTER_KEPT * (cards - HAND_LIMIT)
        cards = float(HAND_LIMIT)
    features[CARDS] = cards
    features[QUALITY] = strength - cards * CARD_VALUE
    features[HOME_CARDS] = home * cards


@compiled
def describe_buildings(mind: Mind, seat: int, own_land: int) -> None:
    """The buildings of a seat, and how safe the estates are."""
    features = mind.features
    estates = int(mind.estates[seat])
    counting = count(int(mind.counting_houses[seat]))
    at_home = estates & own_land
    clockwise = own_land >> 1 | (own_land & 1) << LANDSCAPES - 1
    anticlockwise = own_land << 1 & CIRCLE | own_land >> LANDSCAPES - 1
    features[HOME] = count(at_home)
    features[AWAY] = count(estates) - count(at_home)
    features[SECURITY] = count(at_home & clockwise) + count(at_home & anticlockwise)
    features[COUNTING] = counting
    features[RESERVE] = BUILDINGS - count(estates) - counting


@compiled
def describe_company(table: Table, mind: Mind, seat: int, own_land: int) -> None:
    """Who serves the same house and who does not, and how the house stands."""
    features = mind.features
    house = house_of(table, mind, seat)
    mates = 1
    friends = 0.0
    foes = 0.0
    chase = 0.0
    for other in range(int(table.players)):
        if other != seat:
            if house_of(table, mind, other) == house:
                mates += 1
                friends += mind.strength[other]
                chase = max(chase, score_of(table, mind, other) - features[SCORE])
            else:
                foes += mind.strength[other]
    edge = count(own_land) - LANDSCAPES / 2
    features[LAND] = edge
    features[LAND_ALONE] = edge if mates == 1 else 0.0
    features[MATES] = mates
    features[FRIENDS] = friends
    features[FOES] = foes
    features[CHASE] = chase


@compiled
def describe(table: Table, mind: Mind, seat: int, card: int) -> None:
    """Put a seat's side of the table after the round in mind into features; the strategy card is left out."""
    features = mind.features
    own_land = land(int(mind.roses), house_of(table, mind, seat))
    describe_buildings(mind, seat, own_land)
    describe_hand(mind, seat, card, int(features[HOME]))
    features[SCORE] = score_of(table, mind, seat)
    if card == STRATEGIST:
        features[SCORE] += STRATEGIST_POINTS
    describe_company(table, mind, seat, own_land)
    features[FINAL] = features[COUNTING] * min(features[CARDS], float(SUPPLY_THAT_COUNTS))
    features[STRATEGY] = 0.0
    features[FIRST] = 1.0 if mind.place[seat] == 0 else 0.0
    features[LAST] = 1.0 if mind.place[seat] == table.players - 1 else 0.0


@compiled
def standing_of(table: Table, mind: Mind, seat: int, card: int) -> float:
    """The exponent of a seat's share of the victory after the round in mind, with an action card."""
    describe(table, mind, seat, card)
    features = mind.features
    total = 0.0
    if mind.is_end:
        total = SHARPNESS * (features[SCORE] + features[FINAL])
    else:
        for feature in range(FEATURES):
            total += mind.worth[feature] * features[feature]
    if card == BUILDER:
        total += builders_gain(mind)
    return float(total)


@compiled
def builders_gain(mind: Mind) -> float:
    """What the seat just described gains at most by building."""
    features = mind.features
    worth = mind.worth
    cards = float(features[CARDS])
    counted = min(cards, float(SUPPLY_THAT_COUNTS))
    room = features[COUNTING] < MOST_COUNTING_HOUSES
    if mind.is_end:
        return SHARPNESS * counted if room else 0.0
    counting = worth[COUNTING] + counted * worth[FINAL]
    estate = worth[HOME] + worth[SECURITY] + worth[HOME_CARDS] * cards
    best = 0.0
    if features[RESERVE] > 0:
        best = max(best, estate - worth[RESERVE])
        if room:
            best = max(best, counting - worth[RESERVE])
    if room and features[AWAY] > 0:
        best = max(best, counting - worth[AWAY])
    if room and features[HOME] > 0:
        best = max(best, counting - worth[HOME] - worth[HOME_CARDS] * cards)
    return float(best)


@compiled
def strategy_worth(mind: Mind) -> float:
    """What the strategy card adds to a standing after the round in mind."""
    return 0.0 if mind.is_end else float(mind.worth[STRATEGY])


@compiled
def share_of(mind: Mind, players: int, seat: int) -> float:
    """A seat's share of the victory, by the standings."""
    total = 0.0
    for other in range(players):
        total += exp(min(HIGHEST_EXPONENT, mind.standing[other] - mind.standing[seat]))
    return 1.0 / total
