"""The novice's evaluation function: greedy in the present conflict, blind for everything beyond it.

It counts bases, supply and hand sizes, assumes that everybody stays with the house served now, and prefers to win this
conflict without laying too much. It reads nothing that the mover may not know.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from highlands.engine.bits import count
from highlands.engine.compiling import compiled
from highlands.engine.kernel import Actions
from highlands.games.verraeter.numbers import (
    BUILDINGS,
    DIPLOMAT_2_DRAW,
    FARMER_DRAW,
    HAND_LIMIT,
    STRATEGIST_POINTS,
    SUPPLY_THAT_COUNTS,
    TRAITOR_POINTS,
)
from highlands.games.verraeter.rules.conflict import action_strength, house_with, landscape_of
from highlands.games.verraeter.state.actions import (
    DISCARD_SUPPLY,
    LAY_CONFLICT,
    LAY_SUPPLY,
    PASS,
    PLACE_COUNTING_HOUSE,
    TAKE_ACTION,
    TURN_BUILDING,
)
from highlands.games.verraeter.state.bundles import BUNDLE
from highlands.games.verraeter.state.cards import (
    BUILDER,
    DIPLOMAT_2,
    FARMER,
    LANDSCAPES,
    STRATEGIST,
    TRAITOR,
    size_of,
    strength_of,
)
from highlands.games.verraeter.state.layout import (
    CONFLICT,
    DISCARD,
    NOBODY,
    SUPPLY,
    State,
    buildings_of,
    estate_draw,
    land_of,
    order_of,
    rounds_of,
)

CARD_STRENGTH = 1.4
"""What a card in a hand is expected to bring to a conflict: most are kept."""
SURE_LEAD = 7.0
"""The lead at which a conflict is as good as won."""
CARD_COST = 0.5
"""What a card in hand is worth, in victory points, and each point of its value beside."""
VALUE_COST = 0.08
DRAWN_CARD = 0.8
"""What a card to be drawn is worth."""
ESTATE_WORTH = 0.4
"""What an estate is worth for each round to come."""


@compiled
def rounds_to_come(state: State) -> int:
    """How many rounds come after this one."""
    return rounds_of(state) - int(state.round_number)


@compiled
def kind_at(state: State, place: int, house: int) -> int:
    """The kind of the landscape of a house in a conflict at a place."""
    return int(state.kind[landscape_of(int(state.roses), place, house)])


@compiled
def lead_at(state: State, place: int, house: int, traitor: int) -> float:
    """By how much a house seems to be stronger in a conflict at a place; what the mover may lay is left out."""
    mover = int(state.mover)
    lead = float(state.base_strength[kind_at(state, place, house)])
    lead -= float(state.base_strength[kind_at(state, place, 1 - house)])
    for seat in range(int(state.players)):
        brought = float(strength_of(int(state.laid[seat])))
        if seat != mover and (state.step != SUPPLY or order_of(state, seat) > order_of(state, mover)):
            brought += int(state.held[seat]) * CARD_STRENGTH
        lead += brought if (state.house[seat] == house) != (seat == traitor) else -brought
    return lead


@compiled
def prize_at(state: State, place: int, house: int, traitor: int) -> float:
    """What each servant of a house gets for a victory at a place."""
    winners = 0
    for seat in range(int(state.players)):
        winners += (state.house[seat] == house) != (seat == traitor)
    return float(state.prize[kind_at(state, place, 1 - house), max(winners, 1) - 1])


@compiled
def win_probability(lead: float) -> float:
    """How likely a lead is to last."""
    return min(1.0, max(0.0, 0.5 + 0.5 * lead / SURE_LEAD))


@compiled
def place_value(state: State, place: int) -> float:
    """What a conflict at a place promises the mover's house."""
    seat = int(state.mover)
    house = int(state.house[seat])
    likely = win_probability(lead_at(state, place, house, NOBODY) + int(state.held[seat]) * CARD_STRENGTH)
    return likely * prize_at(state, place, house, NOBODY)


@compiled
def card_value(state: State, card: int) -> float:
    """What an action card promises just now."""
    seat = int(state.mover)
    house = int(state.house[seat])
    place = int(state.conflict)
    if card == STRATEGIST:
        return float(STRATEGIST_POINTS)
    if card == FARMER:
        cards = min(FARMER_DRAW, HAND_LIMIT - int(state.held[seat])) - estate_draw(state, seat)
        return cards * DRAWN_CARD if rounds_to_come(state) else 0.0
    if card == BUILDER:
        has_reserve = count(buildings_of(state, seat)) < BUILDINGS
        return max(ESTATE_WORTH * rounds_to_come(state) if has_reserve else 0.0, worth_of_counting(state, seat))
    lead = lead_at(state, place, house, NOBODY) + int(state.held[seat]) * CARD_STRENGTH
    prize = prize_at(state, place, house, NOBODY)
    if card == TRAITOR:
        change = win_probability(-lead) * prize_at(state, place, 1 - house, seat)
        return TRAITOR_POINTS + change - win_probability(lead) * prize
    gain = win_probability(lead + action_strength(card)) - win_probability(lead)
    return gain * prize + (DIPLOMAT_2_DRAW * DRAWN_CARD if card == DIPLOMAT_2 else 0.0)


@compiled
def supply_value(state: State, handful: int) -> float:
    """What laying these cards promises, less what they are worth in hand."""
    seat = int(state.mover)
    card = int(state.action[seat])
    traitor = seat if card == TRAITOR else NOBODY
    house = house_with(int(state.house[seat]), card)
    place = int(state.conflict)
    lead = lead_at(state, place, house, traitor) + strength_of(handful) + action_strength(card)
    cost = size_of(handful) * CARD_COST + strength_of(handful) * VALUE_COST
    return win_probability(lead) * prize_at(state, place, house, traitor) - cost


@compiled
def worth_of_counting(state: State, seat: int) -> float:
    """What a counting house promises: the cards in hand at the end, the less the longer it is till then."""
    return min(SUPPLY_THAT_COUNTS, int(state.held[seat])) / (1.0 + rounds_to_come(state))


@compiled
def building_value(state: State, action: int) -> float:
    """What building promises: estates at own landscapes while there is time, counting houses towards the end."""
    seat = int(state.mover)
    landscape = action % LANDSCAPES
    own = 1.0 if land_of(state, int(state.house[seat])) >> landscape & 1 else 0.0
    if action < PLACE_COUNTING_HOUSE:
        return ESTATE_WORTH * own * max(1, rounds_to_come(state))
    if action < TURN_BUILDING:
        return worth_of_counting(state, seat)
    if action < PASS and int(state.estates[seat]) >> landscape & 1:
        return worth_of_counting(state, seat) - ESTATE_WORTH * own * rounds_to_come(state)
    return 0.0 if action == PASS else -1.0


@compiled
def novice_values(state: State, actions: Actions, number: int, weights: NDArray[np.float64]) -> None:
    """The value of each of these actions of the mover, in victory points of this round."""
    step = int(state.step)
    for index in range(number):
        action = int(actions[index])
        if step == DISCARD:
            weights[index] = -float(strength_of(int(BUNDLE[action - DISCARD_SUPPLY + 1])))
        elif step == SUPPLY:
            weights[index] = supply_value(state, int(BUNDLE[action - LAY_SUPPLY]))
        elif step == CONFLICT:
            weights[index] = place_value(state, action - LAY_CONFLICT)
        elif action >= TAKE_ACTION:
            weights[index] = card_value(state, action - TAKE_ACTION)
        else:
            weights[index] = building_value(state, action)
