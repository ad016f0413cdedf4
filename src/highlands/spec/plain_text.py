"""Positions and drawings made from the fields of a state: what a game has that writes none of its own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from highlands.engine.state import SOURCE_MARK, State, fields_of, new_state
from highlands.spec.position_text import split_position, unreadable_value
from highlands.svg import document, rect, text

S = TypeVar("S", bound=State)

SIZE, LETTER_WIDTH, LINE_HEIGHT, MARGIN = 16, 9.7, 20, 12
PAPER = "#f4efe4"


def field_names(dtype: np.dtype[Any]) -> list[str]:
    """The fields that a game declares."""
    return [name for name in dtype.names or () if not name.startswith(SOURCE_MARK)]


def write_position(name: str, state: State) -> list[str]:
    """The name of the game, then a line for each field: `cards: 2 0`."""
    fields = vars(fields_of(state))
    return [name, *(f"{field}: {' '.join(map(str, np.ravel(fields[field])))}" for field in field_names(state.dtype))]


def read_position(name: str, dtype: np.dtype[S], lines: Sequence[str]) -> S:
    """The state of such lines; they may stand in one line, with `;` between them."""
    names = field_names(dtype)
    _, values = split_position(name, re.compile("|".join(re.escape(field.lower()) for field in names)), lines)
    state = new_state(dtype)
    for field in names:
        state[field] = _read_numbers(field, values.get(field.lower(), ""), np.asarray(state[field]))
    return state


def _read_numbers(field: str, written: str, like: NDArray[Any]) -> NDArray[Any]:
    """The value of a field, in the type and shape of another."""
    try:
        numbers = np.array([(float if like.dtype.kind == "f" else int)(word) for word in written.split()])
        read = numbers.reshape(like.shape).astype(like.dtype)
        if not np.array_equal(read, numbers.reshape(like.shape)):
            raise OverflowError
    except (ValueError, OverflowError):
        raise unreadable_value(field, written) from None
    return read


def svg(board: str) -> str:
    """A text as a drawing."""
    lines = board.splitlines()
    width, height = 2 * MARGIN + LETTER_WIDTH * max(map(len, lines), default=0), 2 * MARGIN + LINE_HEIGHT * len(lines)
    words = [text(MARGIN, MARGIN + LINE_HEIGHT * (number + 0.75), line, SIZE) for number, line in enumerate(lines)]
    return document(width, height, [rect(0, 0, width, height, PAPER), *words], font="monospace")
