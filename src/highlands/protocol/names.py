"""The names that players choose."""

from __future__ import annotations

import unicodedata
from itertools import groupby

from highlands.errors import HighlandsError
from highlands.i18n import message

MAX_NAME_LENGTH = 30

BOT_TITLE = "BOT"
"""Stands before the name of every bot from outside, wherever a name is shown: nobody else may call themselves so."""


INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and symbols of which nothing is seen: fillers, and an empty Braille cell."""
MAX_MARKS = 3
"""How many accents may stand on one letter: of more, towers cover the lines above."""
CYRILLIC, AS_LATIN = "авекмнорстухіјѕһӏԁԛԝ", "abekmhopctyxijshldqw"
GREEK, GREEK_AS_LATIN = "αβεζηικμνορτυχ", "abezhikmnoptyx"
LOOKALIKES = str.maketrans(CYRILLIC + GREEK, AS_LATIN + GREEK_AS_LATIN)
"""Cyrillic and Greek letters that look like Latin ones, as capitals or small."""
VARIANTS = dict.fromkeys((*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
"""Variation selectors, which are not seen themselves: they are left out."""


class UnreadableNameError(HighlandsError):
    """A name that can't be shown."""


def checked_name(name: str) -> str:
    """A name without superfluous blanks, in NFC; UnreadableNameError for one of which nothing is seen."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name.isprintable() or not is_seen(name):
        raise UnreadableNameError(message("server-name-unreadable"))
    if likeness(name).split()[:1] == [likeness(BOT_TITLE)]:
        raise UnreadableNameError(message("server-name-of-bots", title=BOT_TITLE))
    return name


def likeness(name: str) -> str:
    """What two names have in common that look alike: capitals or not, in whichever alphabet.

    >>> likeness("Ann") == likeness("АNN")  # whose A is Cyrillic
    True
    """
    return unicodedata.normalize("NFKC", name.translate(VARIANTS)).casefold().translate(LOOKALIKES)


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
