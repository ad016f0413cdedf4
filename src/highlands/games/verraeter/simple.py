"""A simple opponent: sensible at every step, one step deep, on what its seat sees.

It settles and builds where its house is safe, starts conflicts that its house is likely to win, keeps the action card
that helps most just now, and lays the supply that wins the conflict at the least cost, if the prize is worth it.
"""

from __future__ import annotations

import numpy as np

from highlands.bits import count
from highlands.chance import Rng, below
from highlands.compiling import compiled
from highlands.games.verraeter.actions import (
    ACTIONS,
    DISCARD_SUPPLY,
    LAY_CONFLICT,
    LAY_SUPPLY,
    PASS,
    PLACE_COUNTING_HOUSE,
    PLACE_ESTATE,
    TAKE_ACTION,
    TURN_BUILDING,
)
from highlands.games.verraeter.bundles import BUNDLE
from highlands.games.verraeter.cards import (
    BUILDER,
    BUILDINGS,
    DIPLOMAT_2,
    DIPLOMAT_5,
    FARMER,
    HAND_LIMIT,
    LANDSCAPES,
    STRATEGIST,
    TRAITOR,
    size_of,
    strength_of,
)
from highlands.games.verraeter.legal import legal
from highlands.games.verraeter.rules import FARMER_DRAW, SUPPLY_THAT_COUNTS
from highlands.games.verraeter.table import (
    SETTLE,
    SUPPLY,
    buildings_of,
    estate_draw,
    order_of,
    rounds_of,
)
from highlands.kernel import Actions, Table

CARD_STRENGTH = 3.7
"""What a supply card is worth in a conflict on average."""
SHARE_LAID = 0.35
"""The share of a hand that a player is expected to lay."""
SPREAD = 14.0
"""The lead at which a conflict is as good as won is half of this."""
CARD_COST = 0.5
"""What a card kept is worth, in victory points, and a point of its value beside."""
VALUE_COST = 0.08


@compiled
def own_house(seen: Table, seat: int) -> int:
    """The house that a player will serve when the cards are turned up, as far as the seer knows."""
    house = int(seen.house[seat])
    return 1 - house if seen.action[seat] == TRAITOR else house


@compiled
def expected_strength(seen: Table, house: int, landscape: int) -> float:
    """What a house may bring to a conflict at its landscape: what lies there, and what is still expected."""
    total = float(seen.base_strength[int(seen.kind[landscape])])
    for seat in range(int(seen.players)):
        if own_house(seen, seat) == house:
            total += strength_of(int(seen.laid[seat]))
            waiting = seen.step != SUPPLY or order_of(seen, seat) > order_of(seen, int(seen.mover))
            if waiting and seat != seen.seer:
                total += int(seen.held[seat]) * SHARE_LAID * CARD_STRENGTH
            if seen.action[seat] == DIPLOMAT_2:
                total += 2
            elif seen.action[seat] == DIPLOMAT_5:
                total += 5
    return total


@compiled
def lead(seen: Table, place: int, house: int) -> float:
    """By how much a house is expected to be stronger in a conflict at a place."""
    own = place if int(seen.roses) >> place & 1 == house else (place + 1) % LANDSCAPES
    other = 2 * place + 1 - own if place < LANDSCAPES - 1 else place - own
    return expected_strength(seen, house, own) - expected_strength(seen, 1 - house, other)


@compiled
def prize_of(seen: Table, place: int, house: int, more: int) -> float:
    """What each player of a house gets for winning a conflict at a place, with so many more of them."""
    lost = (place + 1) % LANDSCAPES if int(seen.roses) >> place & 1 == house else place
    winners = more
    for seat in range(int(seen.players)):
        winners += own_house(seen, seat) == house
    return float(seen.prize[int(seen.kind[lost]), max(winners, 1) - 1])


@compiled
def chance_to_win(margin: float) -> float:
    """How likely a lead is to last."""
    return min(1.0, max(0.0, 0.5 + margin / SPREAD))


@compiled
def rounds_left(seen: Table) -> int:
    """How many rounds come after this one."""
    return rounds_of(seen) - int(seen.round_number)


@compiled
def safety(seen: Table, seat: int, landscape: int) -> float:
    """How good a landscape is for an estate: of the own house, among its own, and strong."""
    house = int(seen.house[seat])
    roses = int(seen.roses)
    worth = 2.0 * (roses >> landscape & 1 == house) + float(seen.base_strength[int(seen.kind[landscape])]) / 15
    for neighbour in ((landscape + 1) % LANDSCAPES, (landscape - 1) % LANDSCAPES):
        worth += roses >> neighbour & 1 == house
    return worth


@compiled
def worth_of_conflict(seen: Table, seat: int, place: int) -> float:
    """What a conflict at a place promises the player who lays the card."""
    house = own_house(seen, seat)
    likely = chance_to_win(lead(seen, place, house) + int(seen.held[seat]) * SHARE_LAID * CARD_STRENGTH)
    return likely * prize_of(seen, place, house, 0) - 0.5 * (1 - likely) * prize_of(seen, place, 1 - house, 0)


@compiled
def worth_of_counting(seen: Table, seat: int) -> float:
    """What one more counting house promises: the cards in hand at the end, the less the longer it still is."""
    return min(SUPPLY_THAT_COUNTS, int(seen.held[seat]) + 1) / (1 + 0.5 * rounds_left(seen))


@compiled
def worth_of_action(seen: Table, seat: int, card: int) -> float:
    """What an action card promises in this conflict and for the next rounds."""
    house = int(seen.house[seat])
    place = int(seen.conflict)
    margin = lead(seen, place, house) + int(seen.held[seat]) * SHARE_LAID * CARD_STRENGTH
    prize = prize_of(seen, place, house, 0)
    if card == TRAITOR:
        change = (1 - chance_to_win(margin)) * prize_of(seen, place, 1 - house, 1)
        return 1 + change - chance_to_win(margin) * prize
    if card == STRATEGIST:
        return 2.3
    if card == FARMER:
        cards = min(FARMER_DRAW, HAND_LIMIT - int(seen.held[seat])) - estate_draw(seen, seat)
        return cards * (0.8 if rounds_left(seen) else float(count(int(seen.counting_houses[seat]))))
    if card == BUILDER:
        in_reserve = count(buildings_of(seen, seat)) < BUILDINGS
        return max(0.5 * rounds_left(seen) if in_reserve else 0.0, worth_of_counting(seen, seat))
    bonus = 2 if card == DIPLOMAT_2 else 5
    gain = (chance_to_win(margin + bonus) - chance_to_win(margin)) * prize
    return gain + 0.7 if card == DIPLOMAT_2 else gain + 0.1


@compiled
def worth_of_supply(seen: Table, seat: int, handful: int) -> float:
    """What laying these cards promises, less what they are worth in hand."""
    house = own_house(seen, seat)
    place = int(seen.conflict)
    likely = chance_to_win(lead(seen, place, house) + strength_of(handful))
    cards = size_of(handful)
    cost: float = cards * CARD_COST + strength_of(handful) * VALUE_COST
    if rounds_left(seen) == 0:
        kept = min(int(seen.held[seat]), SUPPLY_THAT_COUNTS) - min(int(seen.held[seat]) - cards, SUPPLY_THAT_COUNTS)
        cost = kept * count(int(seen.counting_houses[seat])) + 0.01 * cards
    return likely * prize_of(seen, place, house, 0) - cost


@compiled
def worth_of_building(seen: Table, seat: int, action: int) -> float:
    """What building promises: estates while there is time, counting houses towards the end."""
    landscape = action % LANDSCAPES
    if action < PLACE_COUNTING_HOUSE:
        return 0.3 * rounds_left(seen) + 0.1 * safety(seen, seat, landscape)
    if action < TURN_BUILDING:
        return worth_of_counting(seen, seat) + 0.1
    if action < PASS and int(seen.estates[seat]) >> landscape & 1:
        return worth_of_counting(seen, seat) - 0.3 * rounds_left(seen) - 0.05 * safety(seen, seat, landscape)
    return 0.0 if action == PASS else -1.0


@compiled
def worth(seen: Table, action: int) -> float:
    """What an action promises the seer."""
    seat = int(seen.mover)
    if action >= DISCARD_SUPPLY:
        return -float(strength_of(int(BUNDLE[action - DISCARD_SUPPLY + 1])))
    if action >= LAY_SUPPLY:
        return worth_of_supply(seen, seat, int(BUNDLE[action - LAY_SUPPLY]))
    if action >= TAKE_ACTION:
        return worth_of_action(seen, seat, action - TAKE_ACTION)
    if action >= LAY_CONFLICT:
        return worth_of_conflict(seen, seat, action - LAY_CONFLICT)
    if seen.step == SETTLE:
        return safety(seen, seat, action - PLACE_ESTATE)
    return worth_of_building(seen, seat, action)


@compiled
def best_action(seen: Table, actions: Actions, number: int, rng: Rng) -> int:
    """The action that promises most; among equals one at random."""
    best = actions[0]
    most = worth(seen, int(best))
    equals = 1
    for index in range(1, number):
        promised = worth(seen, int(actions[index]))
        if promised > most:
            best, most, equals = actions[index], promised, 1
        elif promised == most:
            equals += 1
            if below(rng, equals) == 0:
                best = actions[index]
    return int(best)


def simple_move(seen: Table, rng: Rng) -> int:
    """What a simple opponent does whose sight this table is."""
    actions = np.empty(ACTIONS, dtype=np.int32)
    return int(best_action(seen, actions, legal(seen, actions), rng))
