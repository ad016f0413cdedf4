"""The games. Each is a folder with a `RULESET`; nothing outside it knows its inner names."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from highlands.errors import NotAllowedError
from highlands.i18n import message
from highlands.spec.game_spec import AnyGame, GameSpec

GAMES = {"schotten-totten": "schotten_totten", "verraeter": "verraeter"}


@cache
def game_spec(name: str) -> AnyGame:
    """The spec of a game by its name.

    >>> ruleset("schotten-totten").actions
    1721
    """
    if name not in GAMES:
        raise NotAllowedError(message("no-such-game", name=name, games=list(GAMES)))
    spec = import_module(f"highlands.games.{GAMES[name]}").SPEC
    assert isinstance(spec, GameSpec)
    return spec
