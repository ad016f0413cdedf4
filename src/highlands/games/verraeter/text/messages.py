"""Cards, landscapes and houses as messages, to be said in any language."""

from __future__ import annotations

from collections.abc import Iterable

from highlands.games.verraeter.state.cards import ACTION_NAMES, HOUSE_NAMES, KIND_NAMES
from highlands.games.verraeter.state.layout import State
from highlands.games.verraeter.text.numbers import RULE_NUMBERS
from highlands.i18n import Message, define_numbers, message

define_numbers(RULE_NUMBERS)


def action_message(card: int) -> Message:
    """An action card."""
    return message("v-action", card=ACTION_NAMES[card])


def house_message(house: int) -> Message:
    """A house."""
    return message("v-house", house=HOUSE_NAMES[house])


def landscape_message(state: State, landscape: int) -> Message:
    """A landscape by its number and kind."""
    return message("v-landscape", number=landscape + 1, kind=KIND_NAMES[state.kind[landscape]])


def supply_message(texts: Iterable[str]) -> Message:
    """Supply cards by their numbers, or none."""
    cards = list(texts)
    return message("v-supply", cards=cards, number=len(cards)) if cards else message("v-no-supply")
