"""Positions of Verräter as text: writing them, for true and for seen tables."""

from __future__ import annotations

from highlands.games.verraeter.cards import (
    ACTION_NAMES,
    FIRST_HAND,
    HOUSE_LETTERS,
    LANDSCAPES,
    NO_ACTION,
    NO_CARD,
    size_of,
)
from highlands.games.verraeter.landscapes import is_usual, landscapes_of, write_rows
from highlands.games.verraeter.memory import UNLIMITED
from highlands.games.verraeter.notation import (
    SUPPLY_TEXTS,
    UNKNOWN,
    action_texts,
    conflict_text,
    landscape_text,
    supply_texts,
)
from highlands.games.verraeter.rules import FARMERS_DRAW
from highlands.games.verraeter.table import DISCARD, NOWHERE, OVER, STEP_NAMES
from highlands.kernel import TRUTH, Table
from highlands.ruleset import SEAT_LETTERS

NAME = "verraeter"
DRAWS = ("farmer", "estates", "diplomat")
"""The draws before which a player may have to discard."""


def write_position(table: Table) -> list[str]:
    """A table as the lines of a position; only what differs from the defaults, and always the state of the game."""
    seats = range(int(table.players))
    return [
        f"{NAME} players={table.players}",
        f"round: {table.round_number}",
        f"start player: {SEAT_LETTERS[table.start]}",
        f"strategy: {SEAT_LETTERS[table.strategy]}",
        f"circle: {' '.join(landscape_text(table, landscape) for landscape in range(LANDSCAPES))}",
        f"allegiance: {' '.join(HOUSE_LETTERS[table.house[seat]] for seat in seats)}",
        f"points: {'-'.join(str(table.points[seat]) for seat in seats)}",
        *(line for seat in seats for line in _buildings(table, seat)),
        *([] if table.conflict == NOWHERE else [f"conflict: {conflict_text(int(table.conflict))}"]),
        *_actions(table),
        *(line for seat in seats for line in _supply(table, seat)),
        *_piles(table),
        *_unsettled(table),
        *([] if is_usual(table) else [f"landscapes: {write_rows(landscapes_of(table))}"]),
        f"to move: {_turn(table)}",
    ]


def building_texts(table: Table, seat: int) -> list[str]:
    """The buildings of a player, round the circle: `estate 3`."""
    kinds = {"estate": int(table.estates[seat]), "counting": int(table.counting_houses[seat])}
    return [
        f"{name} {landscape + 1}" for landscape in range(LANDSCAPES) for name in kinds if kinds[name] >> landscape & 1
    ]


def _buildings(table: Table, seat: int) -> list[str]:
    texts = building_texts(table, seat)
    return [f"buildings {SEAT_LETTERS[seat]}: {', '.join(texts)}"] if texts else []


def _actions(table: Table) -> list[str]:
    """The action cards, as far as known; of a true table the ones that each has seen follow from them."""
    lines = [] if table.aside == NO_ACTION else [f"aside: {ACTION_NAMES[table.aside]}"]
    for seat in range(int(table.players)):
        if table.action[seat] >= 0:
            lines.append(f"action {SEAT_LETTERS[seat]}: {ACTION_NAMES[table.action[seat]]}")
        if table.saw[seat] and table.seer != TRUTH:
            lines.append(f"saw {SEAT_LETTERS[seat]}: {' '.join(action_texts(table.saw[seat]))}")
    return lines


def texts_of(handful: int, hidden: int) -> str:
    """Supply cards, and how many unknown ones."""
    words = supply_texts(handful)
    if hidden:
        words.append(UNKNOWN if hidden == 1 else f"{UNKNOWN}*{hidden}")
    return " ".join(words) or "-"


def _supply(table: Table, seat: int) -> list[str]:
    """What a player has laid, the hand, and what everybody knows of it."""
    letter = SEAT_LETTERS[seat]
    hand, known = int(table.hand[seat]), int(table.known[seat])
    lines = [f"laid {letter}: {texts_of(int(table.laid[seat]), 0)}"] if table.laid[seat] else []
    if hand != FIRST_HAND or known != FIRST_HAND or table.held[seat] != size_of(FIRST_HAND):
        lines.append(f"hand {letter}: {texts_of(hand, int(table.held[seat]) - size_of(hand))}")
        if known:
            lines.append(f"known {letter}: {texts_of(known, 0)}")
    return lines


def _piles(table: Table) -> list[str]:
    """The pile, unless nothing is known of it, the discard pile, and who drew what from earlier piles."""
    lines = []
    cards = [int(table.pile[place]) for place in reversed(range(int(table.pile_left)))]
    if any(card != NO_CARD for card in cards):
        lines.append(f"pile: {' '.join(UNKNOWN if card == NO_CARD else SUPPLY_TEXTS[card] for card in cards)}")
    if table.discard:
        lines.append(f"discard: {texts_of(int(table.discard), 0)}")
    for pile in range(int(table.present)):
        parts = [texts_of(int(table.pool[pile]), 0)]
        for seat in range(int(table.players)):
            if table.drawn[seat, pile]:
                origin = int(table.origin[seat, pile])
                parts.append(f"{SEAT_LETTERS[seat]} {texts_of(origin, int(table.drawn[seat, pile]) - size_of(origin))}")
        lines.append(f"earlier pile {pile + 1}: {' / '.join(parts)}")
    return lines


def _unsettled(table: Table) -> list[str]:
    """The shown cards of uncertain origin, from early to late."""
    texts = []
    for index in range(int(table.unsettled)):
        seat, room = SEAT_LETTERS[table.unsettled_seat[index]], int(table.unsettled_room[index])
        last = f"{table.unsettled_last[index] + 1}" + ("" if room == UNLIMITED else f":{room}")
        texts.append(f"{seat} {SUPPLY_TEXTS[table.unsettled_value[index]]} by {last}")
    return [f"unsettled: {', '.join(texts)}"] if texts else []


def draw_name(table: Table) -> str:
    """The draw before which the player to move discards."""
    if table.drawing == FARMERS_DRAW:
        return DRAWS[0]
    return DRAWS[2] if table.drawing > table.players else DRAWS[1]


def _turn(table: Table) -> str:
    """Who is to do what."""
    if table.step == OVER:
        return "nobody"
    draw = f" {draw_name(table)}" if table.step == DISCARD else ""
    return f"{SEAT_LETTERS[table.mover]} {STEP_NAMES[table.step]}{draw}"
