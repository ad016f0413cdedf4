"""Positions of Verräter as text: writing them, for full states and observations."""

from __future__ import annotations

from highlands.engine.state import NO_OBSERVER
from highlands.games.verraeter.rules.memory import UNLIMITED
from highlands.games.verraeter.rules.transitions import FARMERS_DRAW
from highlands.games.verraeter.state.cards import (
    ACTION_NAMES,
    FIRST_HAND,
    HOUSE_LETTERS,
    LANDSCAPES,
    NO_ACTION,
    NO_CARD,
    size_of,
)
from highlands.games.verraeter.state.layout import DISCARD, NOWHERE, OVER, STEP_NAMES, State
from highlands.games.verraeter.text.landscapes import is_usual, landscapes_of, write_rows
from highlands.games.verraeter.text.notation import (
    SUPPLY_TEXTS,
    UNKNOWN,
    action_texts,
    conflict_text,
    landscape_text,
    supply_texts,
)
from highlands.spec.options import SEAT_LETTERS

NAME = "verraeter"
DRAWS = ("farmer", "estates", "diplomat")
"""The draws before which a player may have to discard."""


def write_position(state: State) -> list[str]:
    """A state as the lines of a position; only what differs from the defaults, and always the state of the game."""
    seats = range(int(state.players))
    return [
        f"{NAME} players={state.players}",
        f"round: {state.round_number}",
        f"start player: {SEAT_LETTERS[state.start]}",
        f"strategy: {SEAT_LETTERS[state.strategy]}",
        f"circle: {' '.join(landscape_text(state, landscape) for landscape in range(LANDSCAPES))}",
        f"allegiance: {' '.join(HOUSE_LETTERS[state.house[seat]] for seat in seats)}",
        f"points: {'-'.join(str(state.points[seat]) for seat in seats)}",
        *(line for seat in seats for line in _buildings(state, seat)),
        *([] if state.conflict == NOWHERE else [f"conflict: {conflict_text(int(state.conflict))}"]),
        *_actions(state),
        *(line for seat in seats for line in _supply(state, seat)),
        *_piles(state),
        *_unsettled(state),
        *([] if is_usual(state) else [f"landscapes: {write_rows(landscapes_of(state))}"]),
        f"to move: {_turn(state)}",
    ]


def building_texts(state: State, seat: int) -> list[str]:
    """The buildings of a player, round the circle: `estate 3`."""
    kinds = {"estate": int(state.estates[seat]), "counting": int(state.counting_houses[seat])}
    return [
        f"{name} {landscape + 1}" for landscape in range(LANDSCAPES) for name in kinds if kinds[name] >> landscape & 1
    ]


def _buildings(state: State, seat: int) -> list[str]:
    texts = building_texts(state, seat)
    return [f"buildings {SEAT_LETTERS[seat]}: {', '.join(texts)}"] if texts else []


def _actions(state: State) -> list[str]:
    """The action cards, as far as known; in a full state the ones that each has seen follow from them."""
    lines = [] if state.aside == NO_ACTION else [f"aside: {ACTION_NAMES[state.aside]}"]
    for seat in range(int(state.players)):
        if state.action[seat] >= 0:
            lines.append(f"action {SEAT_LETTERS[seat]}: {ACTION_NAMES[state.action[seat]]}")
        if state.saw[seat] and state.observer != NO_OBSERVER:
            lines.append(f"saw {SEAT_LETTERS[seat]}: {' '.join(action_texts(state.saw[seat]))}")
    return lines


def texts_of(handful: int, hidden: int) -> str:
    """Supply cards, and how many unknown ones."""
    words = supply_texts(handful)
    if hidden:
        words.append(UNKNOWN if hidden == 1 else f"{UNKNOWN}*{hidden}")
    return " ".join(words) or "-"


def _supply(state: State, seat: int) -> list[str]:
    """What a player has laid, the hand, and what everybody knows of it."""
    letter = SEAT_LETTERS[seat]
    hand, known = int(state.hand[seat]), int(state.known[seat])
    lines = [f"laid {letter}: {texts_of(int(state.laid[seat]), 0)}"] if state.laid[seat] else []
    if hand != FIRST_HAND or known != FIRST_HAND or state.held[seat] != size_of(FIRST_HAND):
        lines.append(f"hand {letter}: {texts_of(hand, int(state.held[seat]) - size_of(hand))}")
        if known:
            lines.append(f"known {letter}: {texts_of(known, 0)}")
    return lines


def _piles(state: State) -> list[str]:
    """The pile, unless nothing is known of it, the discard pile, and who drew what from earlier piles."""
    lines = []
    cards = [int(state.pile[place]) for place in reversed(range(int(state.pile_left)))]
    if any(card != NO_CARD for card in cards):
        lines.append(f"pile: {' '.join(UNKNOWN if card == NO_CARD else SUPPLY_TEXTS[card] for card in cards)}")
    if state.discard:
        lines.append(f"discard: {texts_of(int(state.discard), 0)}")
    for pile in range(int(state.present)):
        parts = [texts_of(int(state.pool[pile]), 0)]
        for seat in range(int(state.players)):
            if state.drawn[seat, pile]:
                origin = int(state.origin[seat, pile])
                parts.append(f"{SEAT_LETTERS[seat]} {texts_of(origin, int(state.drawn[seat, pile]) - size_of(origin))}")
        lines.append(f"earlier pile {pile + 1}: {' / '.join(parts)}")
    return lines


def _unsettled(state: State) -> list[str]:
    """The shown cards of uncertain origin, from early to late."""
    texts = []
    for index in range(int(state.unsettled)):
        seat, limit = SEAT_LETTERS[state.unsettled_seat[index]], int(state.unsettled_limit[index])
        last = f"{state.unsettled_last[index] + 1}" + ("" if limit == UNLIMITED else f":{limit}")
        texts.append(f"{seat} {SUPPLY_TEXTS[state.unsettled_value[index]]} by {last}")
    return [f"unsettled: {', '.join(texts)}"] if texts else []


def draw_name(state: State) -> str:
    """The draw before which the player to move discards."""
    if state.drawing == FARMERS_DRAW:
        return DRAWS[0]
    return DRAWS[2] if state.drawing > state.players else DRAWS[1]


def _turn(state: State) -> str:
    """Who is to do what."""
    if state.step == OVER:
        return "nobody"
    draw = f" {draw_name(state)}" if state.step == DISCARD else ""
    return f"{SEAT_LETTERS[state.mover]} {STEP_NAMES[state.step]}{draw}"
