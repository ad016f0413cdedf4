"""The names that players choose."""

from __future__ import annotations

from highlands.errors import HighlandsError
from highlands.i18n import message

MAX_NAME_LENGTH = 30


class UnreadableNameError(HighlandsError):
    """A name that can't be shown."""


def checked_name(name: str) -> str:
    """A name without superfluous blanks; UnreadableNameError for one of which nothing is seen."""
    name = " ".join(name.split())
    if not name or not name.isprintable():
        raise UnreadableNameError(message("server-name-unreadable"))
    return name
