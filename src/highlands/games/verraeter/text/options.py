"""The options of a game of Verräter: checked, and as text."""

from __future__ import annotations

from os import PathLike
from typing import Any

from highlands.engine.state import new_state
from highlands.errors import NotAllowedError
from highlands.games.verraeter.numbers import FEWEST_PLAYERS, MOST_PLAYERS
from highlands.games.verraeter.state.layout import NOBODY, OPTIONS, Options
from highlands.games.verraeter.text.landscapes import (
    LandscapeTable,
    is_usual,
    landscapes_of,
    read_landscapes,
    read_rows,
    set_landscapes,
    usual_landscapes,
    write_rows,
)
from highlands.i18n import message
from highlands.spec.game_spec import SEAT_LETTERS, option_parts, unreadable_option

NAMES = ["players", "first", "landscapes"]


def make_options(
    players: int = MOST_PLAYERS,
    first: int | None = None,
    landscapes: str | PathLike[str] | LandscapeTable | None = None,
    **unknown: Any,
) -> Options:
    """The options as the record that set-up takes; `landscapes` is the file of a landscape table, or a read one."""
    for name in unknown:
        raise NotAllowedError(message("option-unknown", name=name, options=NAMES))
    if isinstance(players, bool) or players not in (FEWEST_PLAYERS, MOST_PLAYERS):
        raise NotAllowedError(
            message("option-range", name="players", low=FEWEST_PLAYERS, high=MOST_PLAYERS, value=str(players))
        )
    if first is not None and (isinstance(first, bool) or first not in range(players)):
        raise NotAllowedError(message("v-option-first", last=players - 1, value=str(first)))
    if landscapes is None:
        landscapes = usual_landscapes()
    elif isinstance(landscapes, (str, PathLike)):
        landscapes = read_landscapes(landscapes)
    elif not isinstance(landscapes, LandscapeTable):
        raise NotAllowedError(message("v-option-landscapes", value=str(landscapes)[:40]))
    options = new_state(OPTIONS)
    options.players = players
    options.first = NOBODY if first is None else first
    set_landscapes(options, landscapes)
    return options


def write_options(options: Options) -> str:
    """What differs from the plain game: `players 3, first B, landscapes 0 3 2 1 0 / …`."""
    words = []
    if options.players != MOST_PLAYERS:
        words.append(f"players {options.players}")
    if options.first != NOBODY:
        words.append(f"first {SEAT_LETTERS[options.first]}")
    if not is_usual(options):
        words.append(f"landscapes {write_rows(landscapes_of(options))}")
    return ", ".join(words)


def read_options(text: str) -> Options:
    """The options of a text as `write_options` makes it."""
    chosen: dict[str, Any] = {}
    for name, value in option_parts(text):
        if name == "players" and value in ("3", "4"):
            chosen[name] = int(value)
        elif name == "first" and value.upper() in tuple(SEAT_LETTERS):
            chosen[name] = SEAT_LETTERS.index(value.upper())
        elif name == "landscapes":
            chosen[name] = read_rows(value)
        else:
            raise unreadable_option(name, value)
    return make_options(**chosen)
