"""The names that players choose."""

from __future__ import annotations

from highlands.errors import HighlandsError
from highlands.i18n import message

MAX_NAME_LENGTH = 30

BOT_TITLE = "BOT"
"""Stands before the name of every bot from outside, wherever a name is shown: nobody else may call themselves so."""


class UnreadableNameError(HighlandsError):
    """A name that can't be shown."""


def checked_name(name: str) -> str:
    """A name without superfluous blanks; UnreadableNameError for one of which nothing is seen."""
    name = " ".join(name.split())
    if not name or not name.isprintable():
        raise UnreadableNameError(message("server-name-unreadable"))
    if name.split()[0].casefold() == BOT_TITLE.casefold():
        raise UnreadableNameError(message("server-name-of-bots", title=BOT_TITLE))
    return name


def bot_name(name: str) -> str:
    """The name of a bot from outside, with its title; UnreadableNameError for one that can't be shown."""
    return f"{BOT_TITLE} {checked_name(name.removeprefix(f'{BOT_TITLE} '))}"


def is_bot_name(name: str | None) -> bool:
    """Whether a name under which somebody has sat down is that of a bot."""
    return name is not None and name.startswith(f"{BOT_TITLE} ")
