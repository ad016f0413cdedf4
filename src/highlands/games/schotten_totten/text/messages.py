"""Cards, stones and formations as messages, to be said in any language."""

from __future__ import annotations

from collections.abc import Iterable

from highlands.games.schotten_totten.state.cards import COLOUR_LETTERS, COLOUR_NAMES
from highlands.games.schotten_totten.text.numbers import RULE_NUMBERS
from highlands.i18n import Message, define_numbers, message

define_numbers(RULE_NUMBERS)


def card_message(text: str) -> Message:
    """A card by its text in the notation."""
    if text[0] in COLOUR_LETTERS:
        return message("clan-card", colour=COLOUR_NAMES[COLOUR_LETTERS.index(text[0])], strength=int(text[1]))
    return message("tactics-card", card=text)


def cards_message(texts: Iterable[str]) -> list[Message]:
    """Several cards."""
    return [card_message(text) for text in texts]


def formation_message(formation: str, size: int, total: int) -> Message:
    """A formation by its name, of so many cards, and its total."""
    return message("formation", formation=formation, size=size, total=total)
