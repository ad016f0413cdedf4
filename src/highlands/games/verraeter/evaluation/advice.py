"""The reason that a hint gives for a move, from nothing but what the player to move may know.

Here are the buildings, the conflict, the action cards and the discards; what supply does is in `advice_on_supply`.
"""

from __future__ import annotations

from highlands.engine.bits import count
from highlands.engine.state import copy_state
from highlands.games.verraeter.evaluation.advice_on_supply import advice_on_discarding, advice_on_laying
from highlands.games.verraeter.numbers import (
    BUILDINGS,
    FARMER_DRAW,
    HAND_LIMIT,
    MOST_COUNTING_HOUSES,
    SUPPLY_THAT_COUNTS,
)
from highlands.games.verraeter.rules.conflict import action_points, action_strength, landscape_in_conflict
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
    HOUSE_NAMES,
    LANDSCAPES,
    STRATEGIST,
    TRAITOR,
)
from highlands.games.verraeter.state.layout import State, buildings_of, land_of, rounds_of
from highlands.games.verraeter.text.messages import landscape_message
from highlands.i18n import Message, message

LATE = 1
"""With no more rounds to come than these, a counting house is what the Builder is good for."""


def advice(observation: State, action: int) -> Message:
    """What speaks for a legal action of the player to move, whose observation this is."""
    seat = int(observation.mover)
    if action >= DISCARD_SUPPLY:
        return advice_on_discarding(observation, seat, int(BUNDLE[action - DISCARD_SUPPLY + 1]))
    if action >= LAY_SUPPLY:
        return advice_on_laying(observation, seat, int(BUNDLE[action - LAY_SUPPLY]))
    if action >= TAKE_ACTION:
        return _on_taking(observation, seat, action - TAKE_ACTION)
    if action >= LAY_CONFLICT:
        return _on_conflict(observation, seat, action - LAY_CONFLICT)
    if action == PASS:
        return message("advice-v-build-nothing")
    if action >= TURN_BUILDING:
        return _on_turning(observation, seat, action - TURN_BUILDING)
    if action >= PLACE_COUNTING_HOUSE:
        return _on_counting_house(observation, seat)
    return _on_estate(observation, seat, action)


def _rounds_left(observation: State) -> int:
    """How many rounds come after this one, unless the game ends early."""
    return int(rounds_of(observation)) - int(observation.round_number)


# Buildings


def _on_estate(observation: State, seat: int, landscape: int) -> Message:
    """A new estate: whether it brings cards now, and how safe that is."""
    house = int(observation.house[seat])
    own = int(land_of(observation, house))
    if not own >> landscape & 1:
        return message("advice-v-estate-other", house=HOUSE_NAMES[1 - house])
    neighbours = ((landscape + 1) % LANDSCAPES, (landscape - 1) % LANDSCAPES)
    if all(own >> neighbour & 1 for neighbour in neighbours):
        return message("advice-v-estate-inland")
    return message("advice-v-estate-border", strength=int(observation.base_strength[int(observation.kind[landscape])]))


def _on_counting_house(observation: State, seat: int) -> Message:
    """A new counting house: what it would bring with the present hand."""
    return message("advice-v-counting", most=SUPPLY_THAT_COUNTS, held=int(observation.held[seat]))


def _on_turning(observation: State, seat: int, landscape: int) -> Message:
    """A building turned over: what it brings as the other, and whether it brought anything before."""
    is_own = bool(int(land_of(observation, int(observation.house[seat]))) >> landscape & 1)
    if int(observation.counting_houses[seat]) >> landscape & 1:
        if is_own:
            return message("advice-v-turn-to-estate")
        return message("advice-v-estate-other", house=HOUSE_NAMES[1 - int(observation.house[seat])])
    return _on_counting_house(observation, seat) if is_own else message("advice-v-turn-idle", most=SUPPLY_THAT_COUNTS)


# The conflict


def _on_conflict(observation: State, seat: int, place: int) -> Message:
    """A conflict: how the landscapes compare, and what a victory of the own house brings."""
    laid = copy_state(observation)
    laid.conflict = place
    house = int(observation.house[seat])
    own, other = _bases(laid, house)
    lost = int(landscape_in_conflict(laid, 1 - house))
    if own >= other and int(observation.estates[seat]) >> lost & 1:
        return message("advice-v-conflict-estate", own=own, other=other, landscape=landscape_message(observation, lost))
    winners = sum(int(observation.house[player]) == house for player in range(int(observation.players)))
    return message(
        "advice-v-conflict",
        lead="ahead" if own > other else "even" if own == other else "behind",
        own=own,
        other=other,
        points=int(observation.prize[int(observation.kind[lost]), winners - 1]),
        winners=winners,
    )


def _bases(state: State, house: int) -> tuple[int, int]:
    """The base strengths of a house's landscape in the conflict, and of the other's."""
    own, other = (int(state.kind[int(landscape_in_conflict(state, side))]) for side in (house, 1 - house))
    return int(state.base_strength[own]), int(state.base_strength[other])


# Action cards


def _on_taking(observation: State, seat: int, card: int) -> Message:
    """An action card to keep: what it does for this player now."""
    house = int(observation.house[seat])
    own, other = _bases(observation, house)
    if card == TRAITOR:
        return message(
            "advice-v-traitor-stronger" if other > own else "advice-v-traitor",
            house=HOUSE_NAMES[1 - house],
            own=own,
            other=other,
            points=int(action_points(TRAITOR)),
        )
    if card == FARMER:
        fits_hand = int(observation.held[seat]) + FARMER_DRAW <= HAND_LIMIT
        return message("advice-v-farmer-room" if fits_hand else "advice-v-farmer", number=FARMER_DRAW, most=HAND_LIMIT)
    if card == BUILDER:
        return _on_builder(observation, seat)
    if card == STRATEGIST:
        then = "kept" if observation.strategy == seat else "taken"
        return message(
            "advice-v-strategist",
            then=then if _rounds_left(observation) else "over",
            points=int(action_points(STRATEGIST)),
        )
    bonus = int(action_strength(card))
    return message(
        "advice-v-diplomat2" if card == DIPLOMAT_2 else "advice-v-diplomat5", bonus=bonus, own=own + bonus, other=other
    )


def _on_builder(observation: State, seat: int) -> Message:
    """The Builder: a counting house towards the end, else a building from the reserve, else one turned over."""
    if _rounds_left(observation) <= LATE and count(int(observation.counting_houses[seat])) < MOST_COUNTING_HOUSES:
        return message("advice-v-builder-counting", most=SUPPLY_THAT_COUNTS)
    reserve = BUILDINGS - count(int(buildings_of(observation, seat)))
    return message("advice-v-builder-reserve", number=reserve) if reserve else message("advice-v-builder-turn")
