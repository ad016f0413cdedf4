"""Cards and moves of Verräter as text, and back."""

from __future__ import annotations

import re
from functools import cache

from highlands.errors import UnreadableError
from highlands.games.verraeter.numbers import HAND_LIMIT, LARGEST_DRAW
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
from highlands.games.verraeter.state.bundles import BUNDLE, bundle_of
from highlands.games.verraeter.state.cards import (
    ACTION_NAMES,
    DIPLOMAT_2,
    DIPLOMAT_5,
    HOUSE_LETTERS,
    KIND_LETTERS,
    LANDSCAPES,
    SUPPLY_NUMBER,
    SUPPLY_VALUE,
    UNIT,
    VALUES,
    number_of,
)
from highlands.games.verraeter.state.layout import State
from highlands.i18n import message

UNKNOWN = "?"
NOTHING = "nothing"

SUPPLY_TEXTS = tuple(str(value) for value in SUPPLY_VALUE)
_ACTION_IDS = {name: card for card, name in enumerate(ACTION_NAMES)} | {"d2": DIPLOMAT_2, "d5": DIPLOMAT_5}
_PLACES = {"estate": PLACE_ESTATE, "counting": PLACE_COUNTING_HOUSE, "turn": TURN_BUILDING}
_PLACE_TEXTS = {base: word for word, base in _PLACES.items()}

_NUMBER = r"[1-9]|1[0-2]"
_PLACED = re.compile(rf"(?P<what>estate|counting|turn) ?@? ?(?P<landscape>{_NUMBER})")
_CONFLICT = re.compile(rf"conflict (?P<one>{_NUMBER}) ?- ?(?P<two>{_NUMBER})")
_TAKEN = re.compile(r"take (?P<card>[a-z]+ ?[25]?|\?)")
_SHOWN = re.compile(r"(?P<what>lay|discard) (?P<cards>.+)")


def supply_texts(handful: int) -> list[str]:
    """A handful of supply cards, from small to large."""
    return list(_supply_texts(int(handful)))


@cache
def _supply_texts(handful: int) -> tuple[str, ...]:
    """The same, kept: there are only 7,776 handfuls."""
    return tuple(SUPPLY_TEXTS[value] for value in range(VALUES) for _ in range(number_of(handful, value)))


def action_texts(cards: int) -> list[str]:
    """A set of action cards."""
    return [name for card, name in enumerate(ACTION_NAMES) if int(cards) >> card & 1]


def supply_value(text: str) -> int | None:
    """The kind of a supply card of a text, if it is one."""
    return SUPPLY_TEXTS.index(text) if text in SUPPLY_TEXTS else None


def action_card(text: str) -> int | None:
    """The action card of a text, if it is one."""
    return _ACTION_IDS.get(text.lower().replace(" ", ""))


def landscape_text(state: State, landscape: int) -> str:
    """A landscape's kind and side: `cR`."""
    return KIND_LETTERS[state.kind[landscape]] + HOUSE_LETTERS[int(state.roses) >> landscape & 1]


def conflict_text(landscape: int) -> str:
    """Where the conflict card lies: `12-1`."""
    return f"{landscape + 1}-{(landscape + 1) % LANDSCAPES + 1}"


def conflict_of(one: int, two: int) -> int:
    """The place of the conflict card between two landscapes, counted from 1."""
    for first, second in ((one, two), (two, one)):
        if first % LANDSCAPES + 1 == second:
            return first - 1
    raise UnreadableError(message("v-no-neighbours", one=one, two=two))


def write_action(action: int) -> str:
    """An action as text."""
    if action < PASS:
        base = action - action % LANDSCAPES
        return f"{_PLACE_TEXTS[base]} {action - base + 1}"
    if action == PASS:
        return "pass"
    if action < TAKE_ACTION:
        return f"conflict {conflict_text(action - LAY_CONFLICT)}"
    if action < LAY_SUPPLY:
        return f"take {ACTION_NAMES[action - TAKE_ACTION]}"
    if action < DISCARD_SUPPLY:
        return f"lay {' '.join(supply_texts(BUNDLE[action - LAY_SUPPLY])) or NOTHING}"
    if action == TAKE_UNSEEN:
        return f"take {UNKNOWN}"
    return f"discard {' '.join(supply_texts(BUNDLE[action - DISCARD_SUPPLY + 1]))}"


def read_action(text: str) -> int:
    """The action a text means."""
    plain = " ".join(text.lower().split())
    if plain == "pass":
        return PASS
    if match := _PLACED.fullmatch(plain):
        return _PLACES[match["what"]] + int(match["landscape"]) - 1
    if match := _CONFLICT.fullmatch(plain):
        return LAY_CONFLICT + conflict_of(int(match["one"]), int(match["two"]))
    if match := _TAKEN.fullmatch(plain):
        if match["card"] == UNKNOWN:
            return TAKE_UNSEEN
        card = action_card(match["card"])
        if card is None:
            raise UnreadableError(message("v-no-such-action", text=match["card"]))
        return TAKE_ACTION + card
    if match := _SHOWN.fullmatch(plain):
        return _read_shown(match["what"], match["cards"])
    raise UnreadableError(message("v-no-such-move", text=text))


def _read_shown(what: str, cards: str) -> int:
    """The laying or discarding of supply cards."""
    words = [] if cards in (NOTHING, "-") else cards.split()
    most = HAND_LIMIT if what == "lay" else LARGEST_DRAW
    if len(words) > most or (what == "discard" and not words):
        raise UnreadableError(message(f"v-how-to-{what}", most=most))
    bundle = int(bundle_of(read_supply(words)))
    return LAY_SUPPLY + bundle if what == "lay" else DISCARD_SUPPLY + bundle - 1


def read_supply(words: list[str]) -> int:
    """The handful of some supply cards."""
    handful = 0
    for word in words:
        value = supply_value(word)
        if value is None:
            raise UnreadableError(message("v-no-such-supply", text=word, cards=[int(value) for value in SUPPLY_VALUE]))
        if number_of(handful, value) == SUPPLY_NUMBER[value]:
            raise UnreadableError(message("v-too-many-alike", card=word, number=int(SUPPLY_NUMBER[value])))
        handful += int(UNIT[value])
    return handful
