"""The registry of games. Each is one folder with one `GameSpec`; nothing outside the folder knows its inner names.

Games of others are registered in one of three ways, and then known to every part of Highlands by their name:

- an installed package declares the entry point `kuhn-poker = "kuhn_poker:SPEC"` in the group `highlands.games`;
- the environment variable `HIGHLANDS_GAMES` has `kuhn-poker=kuhn_poker:SPEC`, several of them with spaces between;
- a program calls `register_game(SPEC)`. That sets the variable too, so that the processes it starts know the game.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from highlands.errors import NotAllowedError
from highlands.i18n import add_locales, message
from highlands.spec.game_spec import AnyGame, GameSpec
from highlands.spec.options import SEAT_LETTERS

BUILT_IN = {
    "schotten-totten": "highlands.games.schotten_totten.spec:SPEC",
    "verraeter": "highlands.games.verraeter.spec:SPEC",
}
"""Where the specs of the games in this package are: `module:attribute`."""

VARIABLE = "HIGHLANDS_GAMES"
ENTRY_POINTS = "highlands.games"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

_registered: dict[str, str] = {}
_followers: list[Callable[[AnyGame], None]] = []


def game_names() -> list[str]:
    """The names of all games, those of this package first."""
    return list(_places())


def _places() -> dict[str, str]:
    """Where each game's spec is."""
    told = dict(pair.split("=", 1) for pair in os.environ.get(VARIABLE, "").split() if "=" in pair)
    return BUILT_IN | _installed() | told | _registered


@cache
def _installed() -> dict[str, str]:
    """The games of installed packages."""
    return {entry.name: entry.value for entry in entry_points(group=ENTRY_POINTS)}


def game_spec(name: str) -> AnyGame:
    """The spec of a game by its name.

    >>> game_spec("schotten-totten").actions
    1721
    """
    place = _places().get(name)
    if place is None:
        raise NotAllowedError(message("no-such-game", name=name, games=game_names()))
    return _load(name, place)


@cache
def _load(name: str, place: str) -> AnyGame:
    """Import a spec and check that it can be served."""
    module, _, attribute = place.partition(":")
    spec: Any = getattr(import_module(module), attribute or "SPEC")
    if not isinstance(spec, GameSpec) or spec.name != name:
        raise TypeError(f"{place} is registered as the spec of {name}, but is {spec!r}")
    if not 1 <= spec.seat_range[0] <= spec.seat_range[1] <= len(SEAT_LETTERS):
        raise TypeError(f"{name} has {spec.seat_range} seats; there are letters for 1 to {len(SEAT_LETTERS)}")
    if spec.locales is not None:
        add_locales(spec.locales)
    return spec


def register_game(spec: GameSpec[Any, Any]) -> None:
    """Make a game known by its name to all of Highlands, in this process and in those that it starts.

    The spec must be an attribute of the module that defines its class, so that other processes can import it.
    """
    if not NAME.fullmatch(spec.name):
        raise TypeError(f"a game's name has small letters, digits and hyphens, unlike {spec.name!r}")
    module = type(spec).__module__
    found = [name for name, value in vars(sys.modules[module]).items() if value is spec]
    if not found or module == "__main__":
        raise TypeError(f"{module} has no attribute that is this spec and that other processes could import")
    if spec.name in _places():
        if game_spec(spec.name) is not spec:
            raise TypeError(f"there is another game {spec.name!r}, in {_places()[spec.name]}")
        return
    _registered[spec.name] = f"{module}:{found[0]}"
    os.environ[VARIABLE] = f"{os.environ.get(VARIABLE, '')} {spec.name}={_registered[spec.name]}".strip()
    for follower in _followers:
        follower(game_spec(spec.name))


def follow_games(follower: Callable[[AnyGame], None]) -> None:
    """Have a function called with the spec of every game: of those that are known now, and of those to come."""
    _followers.append(follower)
    for name in game_names():
        follower(game_spec(name))
