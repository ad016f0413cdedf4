"""Tokenising positions: the first line, the named fields after it, and lists of cards, the same for all games."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from highlands.errors import UnreadableError
from highlands.i18n import message

EMPTY = "-"
"""What stands for no cards."""

REPEAT = r"(?:\*(?P<times>[0-9]{1,2}))?"
"""Ends the pattern of a card that may be written several times at once: `c?*5`."""


def split_position(name: str, fields: re.Pattern[str], lines: Sequence[str]) -> tuple[str, dict[str, str]]:
    """The first line, in small letters, and the value of each field by its name; fields may share a line, after `;`.

    >>> split_position("kuhn", re.compile("hand [ab]|to move"), ["kuhn", "hand A: K ; hand B: -", "To move:  A"])
    ('kuhn', {'hand a': 'K', 'hand b': '-', 'to move': 'A'})
    """
    parts = [" ".join(part.split()) for line in lines for part in line.split(";")]
    parts = [part for part in parts if part]
    if not parts or parts[0].split()[0].lower() != name:
        raise UnreadableError(message("position-first-line", name=name))
    values: dict[str, str] = {}
    for part in parts[1:]:
        field, colon, value = part.partition(":")
        field = field.strip().lower()
        if not colon or not fields.fullmatch(field):
            raise UnreadableError(message("position-line", text=part))
        if field in values:
            raise UnreadableError(message("position-line-twice", text=field))
        values[field] = value.strip()
    return parts[0].lower(), values


def unreadable_value(name: str, text: str) -> UnreadableError:
    """What to raise for a value that can't be read."""
    return UnreadableError(message("position-value", name=name, text=text))


def read_cards(name: str, card: re.Pattern[str], text: str) -> Iterator[re.Match[str]]:
    """Match each card of a hand, deck or pile, in order; one with REPEAT as often as it says.

    >>> [match["card"] for match in read_cards("hand", re.compile("(?P<card>[KQJ])" + REPEAT), "K Q*2 -")]
    ['K', 'Q', 'Q']
    """
    for word in text.split():
        if word != EMPTY:
            match = card.fullmatch(word)
            if not match:
                raise unreadable_value(name, word)
            for _ in range(int(match["times"] or 1)):
                yield match


def write_cards(cards: Sequence[str]) -> str:
    """Cards with equal neighbours counted, as `read_cards` takes them.

    >>> write_cards(["R1", "c?", "c?", "c?"])
    'R1 c?*3'
    """
    words: list[str] = []
    start = 0
    for end in range(1, len(cards) + 1):
        if end == len(cards) or cards[end] != cards[start]:
            times = end - start
            words.append(cards[start] if times == 1 else f"{cards[start]}*{times}")
            start = end
    return " ".join(words) or EMPTY
