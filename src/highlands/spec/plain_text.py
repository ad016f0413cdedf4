"""Positions and drawings made from the fields of a state: what a game has that writes none of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar
from xml.sax.saxutils import escape

import numpy as np

from highlands.engine.state import SOURCE_MARK, State, fields_of, new_state
from highlands.errors import UnreadableError
from highlands.i18n import message

S = TypeVar("S", bound=State)

LETTER_WIDTH, LINE_HEIGHT, MARGIN = 9.7, 20, 12


def field_names(dtype: np.dtype[Any]) -> list[str]:
    """The fields that a game declares."""
    return [name for name in dtype.names or () if not name.startswith(SOURCE_MARK)]


def write_position(name: str, state: State) -> list[str]:
    """The name of the game, then a line for each field: `cards: 2 0`."""
    fields = vars(fields_of(state))
    return [name, *(f"{field}: {_numbers(fields[field])}" for field in field_names(state.dtype))]


def _numbers(value: Any) -> str:
    """The numbers of a field, row by row."""
    return " ".join(map(str, np.ravel(value)))


def read_position(name: str, dtype: np.dtype[S], lines: Sequence[str]) -> S:
    """The state of such lines; they may stand in one line, with `;` between them."""
    parts = [part.strip() for line in lines for part in line.split(";") if part.strip()]
    if not parts or parts[0].lower() != name:
        raise UnreadableError(message("position-first-line", name=name))
    state = new_state(dtype)
    missing = dict.fromkeys(field_names(dtype))
    for part in parts[1:]:
        field, _, text = part.partition(":")
        field = field.strip()
        if field not in field_names(dtype):
            raise UnreadableError(message("position-line", text=part))
        if field not in missing:
            raise UnreadableError(message("position-line-twice", text=field))
        del missing[field]
        state[field] = _read_numbers(field, text, state[field])
    for field in missing:
        raise UnreadableError(message("position-value", text="", name=field))
    return state


def _read_numbers(field: str, text: str, blank: Any) -> Any:
    """The value of a field, in its own type and shape."""
    like = np.asarray(blank)
    try:
        wide = np.array([(float if like.dtype.kind == "f" else int)(word) for word in text.split()])
        numbers = wide.reshape(like.shape).astype(like.dtype)
    except (ValueError, OverflowError):
        raise UnreadableError(message("position-value", text=text.strip(), name=field)) from None
    if not np.array_equal(numbers, wide.reshape(like.shape)):
        raise UnreadableError(message("position-value", text=text.strip(), name=field))
    return numbers


def svg(text: str) -> str:
    """A text as a drawing."""
    lines = text.splitlines()
    width = 2 * MARGIN + LETTER_WIDTH * max(map(len, lines), default=0)
    height = 2 * MARGIN + LINE_HEIGHT * len(lines)
    spans = "".join(
        f'<tspan x="{MARGIN}" y="{MARGIN + LINE_HEIGHT * (number + 0.75):g}">{escape(line)}</tspan>'
        for number, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img">'
        f'<rect width="{width:g}" height="{height:g}" fill="#f4efe4"/>'
        f'<text font-family="monospace" font-size="16" fill="#2b2723" xml:space="preserve">{spans}</text></svg>'
    )
