"""Why a move is not allowed, in a sentence that says what would be."""

from __future__ import annotations

from highlands.engine.bits import count
from highlands.games.verraeter.numbers import BUILDINGS, MOST_COUNTING_HOUSES
from highlands.games.verraeter.rules.transitions import draw_size, excess
from highlands.games.verraeter.state.actions import (
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
from highlands.games.verraeter.state.bundles import BUNDLE
from highlands.games.verraeter.state.cards import ACTION_CARDS, LANDSCAPES, holds, size_of
from highlands.games.verraeter.state.layout import (
    BUILD,
    CHOOSE,
    CONFLICT,
    DISCARD,
    OVER,
    SETTLE,
    STEP_NAMES,
    SUPPLY,
    State,
    buildings_of,
    free_land,
)
from highlands.games.verraeter.text.messages import action_message, house_message, landscape_message, supply_message
from highlands.games.verraeter.text.notation import supply_texts
from highlands.i18n import Message, message


def why_not(state: State, action: int) -> Message:
    """Why an action is not legal in this state."""
    if state.step == OVER:
        return message("game-is-over")
    if action <= PASS:
        return _why_not_build(state, action)
    if action < TAKE_ACTION:
        return _why_not_conflict(state, action - LAY_CONFLICT)
    if action < LAY_SUPPLY or action == TAKE_UNSEEN:
        return _why_not_take(state, action)
    if action < DISCARD_SUPPLY:
        return _why_not_lay(state, int(BUNDLE[action - LAY_SUPPLY]))
    return _why_not_discard(state, int(BUNDLE[action - DISCARD_SUPPLY + 1]))


def _wrong_step(state: State) -> Message:
    """What the game waits for instead."""
    return message("v-wrong-step", step=STEP_NAMES[state.step])


def _why_not_build(state: State, action: int) -> Message:
    """A refused building: not the time, no place, none in reserve, or too many counting houses."""
    if state.step not in (SETTLE, BUILD):
        return _wrong_step(state)
    if state.step == SETTLE and action >= PLACE_COUNTING_HOUSE:
        return message("v-first-is-estate")
    seat = int(state.mover)
    landscape = action % LANDSCAPES
    counting = PLACE_COUNTING_HOUSE <= action < TURN_BUILDING
    if TURN_BUILDING <= action < PASS:
        if not buildings_of(state, seat) >> landscape & 1:
            return message("v-not-your-building", landscape=landscape_message(state, landscape))
        counting = bool(int(state.estates[seat]) >> landscape & 1)
    elif count(buildings_of(state, seat)) == BUILDINGS:
        return message("v-reserve-empty", number=BUILDINGS)
    elif PLACE_ESTATE <= action < TURN_BUILDING and not free_land(state) >> landscape & 1:
        return message("v-landscape-built", landscape=landscape_message(state, landscape))
    if counting and count(int(state.counting_houses[seat])) == MOST_COUNTING_HOUSES:
        return message("v-counting-houses", number=MOST_COUNTING_HOUSES)
    return _wrong_step(state)


def _why_not_conflict(state: State, landscape: int) -> Message:
    """A refused conflict: not the time, or two landscapes of one house."""
    if state.step != CONFLICT:
        return _wrong_step(state)
    following = (landscape + 1) % LANDSCAPES
    return message(
        "v-same-house",
        one=landscape_message(state, landscape),
        two=landscape_message(state, following),
        house=house_message(int(state.roses) >> landscape & 1),
    )


def _why_not_take(state: State, action: int) -> Message:
    """A refused choice: not the time, or not among the cards that came."""
    if state.step != CHOOSE:
        return _wrong_step(state)
    if action == TAKE_UNSEEN:
        return message("v-take-which")
    cards = int(state.saw[int(state.mover)])
    offered = [action_message(card) for card in range(ACTION_CARDS) if cards >> card & 1]
    return message("v-not-offered", card=action_message(action - TAKE_ACTION), offered=offered)


def _why_not_lay(state: State, handful: int) -> Message:
    """Refused supply: not the time, or not in hand."""
    return _not_in_hand(state, handful) if state.step == SUPPLY else _wrong_step(state)


def _not_in_hand(state: State, handful: int) -> Message:
    hand = int(state.hand[int(state.mover)])
    return message(
        "v-not-in-hand", cards=supply_message(supply_texts(handful)), hand=supply_message(supply_texts(hand))
    )


def _why_not_discard(state: State, handful: int) -> Message:
    """A refused discard: not the time, not the right number, or not in hand."""
    if state.step != DISCARD:
        return _wrong_step(state)
    seat, drawing = int(state.mover), int(state.drawing)
    number = int(excess(state, drawing, seat))
    if size_of(handful) != number:
        return message("v-discard-number", number=number, draw=int(draw_size(state, drawing, seat)))
    if not holds(int(state.hand[seat]), handful):
        return _not_in_hand(state, handful)
    return _wrong_step(state)
