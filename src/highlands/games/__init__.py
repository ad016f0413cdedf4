"""The games. Each is a folder with a `RULESET`; nothing outside it knows its inner names."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from highlands.errors import NotAllowedError
from highlands.ruleset import Ruleset
from highlands.words import message

GAMES = {"schotten-totten": "schotten_totten", "verraeter": "verraeter"}


@cache
def ruleset(name: str) -> Ruleset:
    """The rules of a game by its name.

    >>> ruleset("schotten-totten").actions
    1721
    """
    if name not in GAMES:
        raise NotAllowedError(message("no-such-game", name=name, games=list(GAMES)))
    rules = import_module(f"highlands.games.{GAMES[name]}").RULESET
    assert isinstance(rules, Ruleset)
    return rules
