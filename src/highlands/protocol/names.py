"""The names that players choose."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import groupby

from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.protocol.lookalikes import SELECTORS, appearances, look_alike

MAX_NAME_LENGTH = 30

BOT_TITLE = "BOT"
"""Stands before the name of every bot from outside, wherever a name is shown: nobody else may call themselves so."""


INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00016fe4\U0001d159")
"""Letters, marks and symbols of which nothing is seen: fillers, an empty Braille cell, a note without a head."""
MAX_MARKS = 3
"""How many accents may stand on one letter: of more, towers cover the lines above."""


class UnreadableNameError(HighlandsError):
    """A name that can't be shown."""


def checked_name(name: str) -> str:
    """A name without superfluous blanks, in NFC; UnreadableNameError for one of which nothing is seen."""
    name = " ".join(unicodedata.normalize("NFC", _without_idle_selectors(name)).split())
    if not name.isprintable() or not is_seen(name):
        raise UnreadableNameError(message("server-name-unreadable"))
    if look_alike(unicodedata.normalize("NFKC", name).split()[0], BOT_TITLE):
        raise UnreadableNameError(message("server-name-of-bots", title=BOT_TITLE))
    return name


def _without_idle_selectors(name: str) -> str:
    """A name with selectors of shapes behind symbols only (`❤️`): letters look the same with and without."""
    shown = ""
    for character in name:
        if character not in SELECTORS or (shown and unicodedata.category(shown[-1]).startswith("S")):
            shown += character
    return shown


def distinct_name(name: str, others: Iterable[str]) -> str:
    """The name; with a number behind it, if it looks like one of the others at the table."""
    taken = frozenset[str]().union(*map(appearances, others))
    number, distinct = 1, name
    while not taken.isdisjoint(appearances(distinct)):
        number += 1
        mark = f" ({number})"
        distinct = name[: MAX_NAME_LENGTH - len(mark)].rstrip() + mark
    return distinct


def is_seen(name: str) -> bool:
    """Whether something is seen of a name, and no more than a line of it."""
    if not INVISIBLE.isdisjoint(name):
        return False
    marks = [(is_mark, len(list(run))) for is_mark, run in groupby(name, key=_is_mark)]
    return any(not is_mark for is_mark, _ in marks) and all(length <= MAX_MARKS for is_mark, length in marks if is_mark)


def _is_mark(character: str) -> bool:
    return unicodedata.category(character) in {"Mn", "Me"}


def bot_name(name: str) -> str:
    """The name of a bot from outside, with its title; UnreadableNameError for one that can't be shown."""
    return f"{BOT_TITLE} {checked_name(name.removeprefix(f'{BOT_TITLE} '))}"


def is_bot_name(name: str | None) -> bool:
    """Whether a name under which somebody has sat down is that of a bot."""
    return name is not None and name.startswith(f"{BOT_TITLE} ")
