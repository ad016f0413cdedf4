"""Why a move is not allowed, in a sentence that says what would be."""

from __future__ import annotations

from highlands.bits import count
from highlands.games.verraeter.actions import (
    DISCARD_SUPPLY,
    LAY_CONFLICT,
    LAY_SUPPLY,
    PASS,
    PLACE_COUNTING_HOUSE,
    PLACE_ESTATE,
    TAKE_ACTION,
    TAKE_UNSEEN,
    TURN_BUILDING,
)
from highlands.games.verraeter.bundles import BUNDLE
from highlands.games.verraeter.cards import ACTION_CARDS, BUILDINGS, LANDSCAPES, MOST_COUNTING_HOUSES, holds, size_of
from highlands.games.verraeter.messages import action_message, house_message, landscape_message, supply_message
from highlands.games.verraeter.notation import supply_texts
from highlands.games.verraeter.rules import draw_size, excess
from highlands.games.verraeter.table import (
    BUILD,
    CHOOSE,
    CONFLICT,
    DISCARD,
    OVER,
    SETTLE,
    STEP_NAMES,
    SUPPLY,
    buildings_of,
    free_land,
)
from highlands.kernel import Table
from highlands.words import Message, message


def why_not(table: Table, action: int) -> Message:
    """Why an action is not legal on this table."""
    if table.step == OVER:
        return message("game-is-over")
    if action <= PASS:
        return _why_not_build(table, action)
    if action < TAKE_ACTION:
        return _why_not_conflict(table, action - LAY_CONFLICT)
    if action < LAY_SUPPLY or action == TAKE_UNSEEN:
        return _why_not_take(table, action)
    if action < DISCARD_SUPPLY:
        return _why_not_lay(table, int(BUNDLE[action - LAY_SUPPLY]))
    return _why_not_discard(table, int(BUNDLE[action - DISCARD_SUPPLY + 1]))


def _wrong_step(table: Table) -> Message:
    """What the table waits for instead."""
    return message("v-wrong-step", step=STEP_NAMES[table.step])


def _why_not_build(table: Table, action: int) -> Message:
    """A refused building: not the time, no place, none in reserve, or too many counting houses."""
    if table.step not in (SETTLE, BUILD):
        return _wrong_step(table)
    if table.step == SETTLE and action >= PLACE_COUNTING_HOUSE:
        return message("v-first-is-estate")
    seat = int(table.mover)
    landscape = action % LANDSCAPES
    counting = PLACE_COUNTING_HOUSE <= action < TURN_BUILDING
    if TURN_BUILDING <= action < PASS:
        if not buildings_of(table, seat) >> landscape & 1:
            return message("v-not-your-building", landscape=landscape_message(table, landscape))
        counting = bool(int(table.estates[seat]) >> landscape & 1)
    elif count(buildings_of(table, seat)) == BUILDINGS:
        return message("v-reserve-empty", number=BUILDINGS)
    elif PLACE_ESTATE <= action < TURN_BUILDING and not free_land(table) >> landscape & 1:
        return message("v-landscape-built", landscape=landscape_message(table, landscape))
    if counting and count(int(table.counting_houses[seat])) == MOST_COUNTING_HOUSES:
        return message("v-counting-houses", number=MOST_COUNTING_HOUSES)
    return _wrong_step(table)


def _why_not_conflict(table: Table, landscape: int) -> Message:
    """A refused conflict: not the time, or two landscapes of one house."""
    if table.step != CONFLICT:
        return _wrong_step(table)
    following = (landscape + 1) % LANDSCAPES
    return message(
        "v-same-house",
        one=landscape_message(table, landscape),
        two=landscape_message(table, following),
        house=house_message(int(table.roses) >> landscape & 1),
    )


def _why_not_take(table: Table, action: int) -> Message:
    """A refused choice: not the time, or not among the cards that came."""
    if table.step != CHOOSE:
        return _wrong_step(table)
    if action == TAKE_UNSEEN:
        return message("v-take-which")
    cards = int(table.saw[int(table.mover)])
    offered = [action_message(card) for card in range(ACTION_CARDS) if cards >> card & 1]
    return message("v-not-offered", card=action_message(action - TAKE_ACTION), offered=offered)


def _why_not_lay(table: Table, handful: int) -> Message:
    """Refused supply: not the time, or not in hand."""
    return _not_in_hand(table, handful) if table.step == SUPPLY else _wrong_step(table)


def _not_in_hand(table: Table, handful: int) -> Message:
    hand = int(table.hand[int(table.mover)])
    return message(
        "v-not-in-hand", cards=supply_message(supply_texts(handful)), hand=supply_message(supply_texts(hand))
    )


def _why_not_discard(table: Table, handful: int) -> Message:
    """A refused discard: not the time, not the right number, or not in hand."""
    if table.step != DISCARD:
        return _wrong_step(table)
    seat, drawing = int(table.mover), int(table.drawing)
    number = int(excess(table, drawing, seat))
    if size_of(handful) != number:
        return message("v-discard-number", number=number, draw=int(draw_size(table, drawing, seat)))
    if not holds(int(table.hand[seat]), handful):
        return _not_in_hand(table, handful)
    return _wrong_step(table)
