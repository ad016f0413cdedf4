"""What speaks for a move, in a few words that are true: only from what the player to move may know.

Here are the buildings, the conflict, the action cards and the discards; what supply does is in `advice_on_supply`.
"""

from __future__ import annotations

from highlands.bits import count
from highlands.games.verraeter.actions import (
    DISCARD_SUPPLY,
    LAY_CONFLICT,
    LAY_SUPPLY,
    PASS,
    PLACE_COUNTING_HOUSE,
    TAKE_ACTION,
    TURN_BUILDING,
)
from highlands.games.verraeter.advice_on_supply import advice_on_discarding, advice_on_laying
from highlands.games.verraeter.bundles import BUNDLE
from highlands.games.verraeter.cards import (
    BUILDER,
    BUILDINGS,
    DIPLOMAT_2,
    DIPLOMAT_5,
    FARMER,
    HAND_LIMIT,
    HOUSE_NAMES,
    LANDSCAPES,
    MOST_COUNTING_HOUSES,
    STRATEGIST,
    TRAITOR,
)
from highlands.games.verraeter.conflict import STRATEGIST_POINTS, TRAITOR_POINTS, landscape_in_conflict
from highlands.games.verraeter.messages import landscape_message
from highlands.games.verraeter.rules import FARMER_DRAW, SUPPLY_THAT_COUNTS
from highlands.games.verraeter.table import buildings_of, land_of, rounds_of
from highlands.kernel import Table, copy_table
from highlands.words import Message, message

DIPLOMAT_STRENGTH = {DIPLOMAT_2: 2, DIPLOMAT_5: 5}
LATE = 1
"""With no more rounds to come than these, a counting house is what the Builder is good for."""


def advice(seen: Table, action: int) -> Message:
    """What speaks for a legal action of the player to move, whose sight this table is."""
    seat = int(seen.mover)
    if action >= DISCARD_SUPPLY:
        return advice_on_discarding(seen, seat, int(BUNDLE[action - DISCARD_SUPPLY + 1]))
    if action >= LAY_SUPPLY:
        return advice_on_laying(seen, seat, int(BUNDLE[action - LAY_SUPPLY]))
    if action >= TAKE_ACTION:
        return _on_taking(seen, seat, action - TAKE_ACTION)
    if action >= LAY_CONFLICT:
        return _on_conflict(seen, seat, action - LAY_CONFLICT)
    if action == PASS:
        return message("advice-v-build-nothing")
    if action >= TURN_BUILDING:
        return _on_turning(seen, seat, action - TURN_BUILDING)
    if action >= PLACE_COUNTING_HOUSE:
        return _on_counting_house(seen, seat)
    return _on_estate(seen, seat, action)


def _rounds_left(seen: Table) -> int:
    """How many rounds come after this one, unless the game ends early."""
    return int(rounds_of(seen)) - int(seen.round_number)


# Buildings


def _on_estate(seen: Table, seat: int, landscape: int) -> Message:
    """A new estate: whether it brings cards now, and how safe that is."""
    house = int(seen.house[seat])
    own = int(land_of(seen, house))
    if not own >> landscape & 1:
        return message("advice-v-estate-other", house=HOUSE_NAMES[1 - house])
    neighbours = ((landscape + 1) % LANDSCAPES, (landscape - 1) % LANDSCAPES)
    if all(own >> neighbour & 1 for neighbour in neighbours):
        return message("advice-v-estate-inland")
    return message("advice-v-estate-border", strength=int(seen.base_strength[int(seen.kind[landscape])]))


def _on_counting_house(seen: Table, seat: int) -> Message:
    """A new counting house: what it would bring with the present hand."""
    return message("advice-v-counting", most=SUPPLY_THAT_COUNTS, held=int(seen.held[seat]))


def _on_turning(seen: Table, seat: int, landscape: int) -> Message:
    """A building turned over: what it brings as the other, and whether it brought anything before."""
    is_own = bool(int(land_of(seen, int(seen.house[seat]))) >> landscape & 1)
    if int(seen.counting_houses[seat]) >> landscape & 1:
        if is_own:
            return message("advice-v-turn-to-estate")
        return message("advice-v-estate-other", house=HOUSE_NAMES[1 - int(seen.house[seat])])
    return _on_counting_house(seen, seat) if is_own else message("advice-v-turn-idle", most=SUPPLY_THAT_COUNTS)


# The conflict


def _on_conflict(seen: Table, seat: int, place: int) -> Message:
    """A conflict: how the landscapes compare, and what a victory of the own house brings."""
    laid = copy_table(seen)
    laid.conflict = place
    house = int(seen.house[seat])
    own, other = _bases(laid, house)
    lost = int(landscape_in_conflict(laid, 1 - house))
    if own >= other and int(seen.estates[seat]) >> lost & 1:
        return message("advice-v-conflict-estate", own=own, other=other, landscape=landscape_message(seen, lost))
    winners = sum(int(seen.house[player]) == house for player in range(int(seen.players)))
    return message(
        "advice-v-conflict",
        lead="ahead" if own > other else "even" if own == other else "behind",
        own=own,
        other=other,
        points=int(seen.prize[int(seen.kind[lost]), winners - 1]),
        winners=winners,
    )


def _bases(table: Table, house: int) -> tuple[int, int]:
    """The base strengths of a house's landscape in the conflict, and of the other's."""
    own, other = (int(table.kind[int(landscape_in_conflict(table, side))]) for side in (house, 1 - house))
    return int(table.base_strength[own]), int(table.base_strength[other])


# Action cards


def _on_taking(seen: Table, seat: int, card: int) -> Message:
    """An action card to keep: what it does for this player now."""
    house = int(seen.house[seat])
    own, other = _bases(seen, house)
    if card == TRAITOR:
        return message(
            "advice-v-traitor-stronger" if other > own else "advice-v-traitor",
            house=HOUSE_NAMES[1 - house],
            own=own,
            other=other,
            points=TRAITOR_POINTS,
        )
    if card == FARMER:
        has_room = int(seen.held[seat]) + FARMER_DRAW <= HAND_LIMIT
        return message("advice-v-farmer-room" if has_room else "advice-v-farmer", number=FARMER_DRAW, most=HAND_LIMIT)
    if card == BUILDER:
        return _on_builder(seen, seat)
    if card == STRATEGIST:
        then = "kept" if seen.strategy == seat else "taken"
        return message("advice-v-strategist", then=then if _rounds_left(seen) else "over", points=STRATEGIST_POINTS)
    bonus = DIPLOMAT_STRENGTH[card]
    return message(
        "advice-v-diplomat2" if card == DIPLOMAT_2 else "advice-v-diplomat5", bonus=bonus, own=own + bonus, other=other
    )


def _on_builder(seen: Table, seat: int) -> Message:
    """The Builder: a counting house towards the end, else a building from the reserve, else one turned over."""
    if _rounds_left(seen) <= LATE and count(int(seen.counting_houses[seat])) < MOST_COUNTING_HOUSES:
        return message("advice-v-builder-counting", most=SUPPLY_THAT_COUNTS)
    reserve = BUILDINGS - count(int(buildings_of(seen, seat)))
    return message("advice-v-builder-reserve", number=reserve) if reserve else message("advice-v-builder-turn")
