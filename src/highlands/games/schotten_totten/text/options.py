"""The options of a game of Schotten Totten: checked, and as text."""

from __future__ import annotations

from typing import Any

from highlands.engine.state import new_state
from highlands.errors import NotAllowedError
from highlands.games.schotten_totten.state.cards import COLOURS, SEATS, STONES, STRENGTHS
from highlands.games.schotten_totten.state.layout import BASE_HAND, MOST_ROUNDS, NOBODY, OPTIONS, TACTICS_HAND, Options
from highlands.i18n import message
from highlands.spec.game_spec import SEAT_LETTERS, option_parts, unreadable_option

NAMES = ["tactics", "expert", "rounds", "first", "colours", "stones", "hand"]
SMALLEST = {"rounds": 1, "colours": 1, "stones": 1, "hand": 1}
LARGEST = {"rounds": MOST_ROUNDS, "colours": COLOURS, "stones": STONES, "hand": TACTICS_HAND}


def make_options(
    tactics: bool = False,
    expert: bool = False,
    rounds: int = 1,
    first: int | None = None,
    colours: int = COLOURS,
    stones: int = STONES,
    hand: int | None = None,
    **unknown: Any,
) -> Options:
    """The options as the record that set-up takes."""
    for name in unknown:
        raise NotAllowedError(message("option-unknown", name=name, options=NAMES))
    if hand is None:
        hand = TACTICS_HAND if tactics else BASE_HAND
    numbers = {"rounds": rounds, "colours": colours, "stones": stones, "hand": hand}
    for name, value in numbers.items():
        if isinstance(value, bool) or not isinstance(value, int) or not SMALLEST[name] <= value <= LARGEST[name]:
            raise NotAllowedError(
                message("option-range", name=name, low=SMALLEST[name], high=LARGEST[name], value=str(value))
            )
    if SEATS * hand > colours * STRENGTHS:
        raise NotAllowedError(message("option-too-few-cards", hand=hand, cards=colours * STRENGTHS))
    if first is not None and (isinstance(first, bool) or first not in range(SEATS)):
        raise NotAllowedError(message("option-first", value=str(first)))
    for name, flag in (("tactics", tactics), ("expert", expert)):
        if not isinstance(flag, bool):
            raise NotAllowedError(message("option-flag", name=name, value=str(flag)))
    options = new_state(OPTIONS)
    options.tactics, options.expert = tactics, expert
    options.rounds, options.colours, options.stones, options.hand = rounds, colours, stones, hand
    options.first = NOBODY if first is None else first
    return options


def write_options(options: Options) -> str:
    """What differs from the plain game: `tactics, rounds 3, first B`."""
    words = [name for name in ("tactics", "expert") if options[name]]
    plain = make_options(tactics=bool(options.tactics))
    words += [f"{name} {options[name]}" for name in SMALLEST if options[name] != plain[name]]
    if options.first != NOBODY:
        words.append(f"first {SEAT_LETTERS[options.first]}")
    return ", ".join(words)


def read_options(text: str) -> Options:
    """The options of a text as `write_options` makes it."""
    chosen: dict[str, Any] = {}
    for name, value in option_parts(text):
        if name in ("tactics", "expert") and not value:
            chosen[name] = True
        elif name in SMALLEST and value.isascii() and value.isdigit() and len(value) < 4:
            chosen[name] = int(value)
        elif name == "first" and value.upper() in tuple(SEAT_LETTERS[:SEATS]):
            chosen[name] = SEAT_LETTERS.index(value.upper())
        else:
            raise unreadable_option(name, value)
    return make_options(**chosen)
