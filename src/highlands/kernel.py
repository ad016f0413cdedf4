"""What a game is: a table in one NumPy record, and fourteen kernels over it.

A game declares the dtype of its table and registers its kernels here. Code that works for any game calls the functions
of this module: from Python they pick the game's kernel by the table's dtype, and inside compiled code Numba picks it by
the record's type while compiling, so that generic code costs nothing.

`compiled` functions that call these are cached on disk like any other. Factories that close over a game's kernels would
not be: there are none.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numba import from_dtype
from numba.extending import overload
from numpy.typing import NDArray

from highlands.chance import Rng
from highlands.compiling import INTERPRETED
from highlands.observing import Numbers

Table = Any
"""One record of a game's table dtype: an element of an array of tables."""

Fields = Any
"""The fields of a table in Python's own numbers; see `fields_of`."""

Actions = NDArray[np.int32]
"""Room for action ids."""

Mask = NDArray[np.int8]
"""A place for every action of the catalogue: 1 where it is legal."""

Weights = NDArray[np.float64]
"""Room for what is thought of each of some actions."""

NOBODY = -1
"""The seat to move when the game is over."""

TRUTH = -1
"""What a table's `seer` field holds when nobody's sight limits it."""

_by_dtype: dict[str, dict[Any, Callable[..., Any]]] = {}
_by_record: dict[str, dict[Any, Callable[..., Any]]] = {}


class Record(np.void):  # type: ignore[misc]  # NumPy's own `record` does the same
    """A record whose fields are attributes, in Python as in compiled code.

    NumPy has one of its own, which is slower. And whatever compiled code is given asks for `data`: NumPy works that out
    anew each time, with the names and kinds of all fields, which takes longer than most kernels.
    """

    __slots__ = ("_room",)

    @property
    def data(self) -> Any:
        """Its bytes."""
        try:
            return self._room
        except AttributeError:  # it is an element of an array
            return np.void.data.__get__(self)

    def __getattr__(self, name: str) -> Any:
        """A field."""
        try:
            return self[name]
        except ValueError:
            raise AttributeError(f"a table has no field {name!r}") from None

    def __setattr__(self, name: str, value: Any) -> None:
        """Write to a field."""
        self[name] = value


_give_room = Record._room.__set__  # type: ignore[attr-defined]  # a slot


def table_dtype(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """The dtype of a table: aligned, and with its fields as attributes in compiled code and in Python alike."""
    for name, *_ in fields:
        if hasattr(Record, name):
            raise TypeError(f"a field must not be named {name!r}: in Python that is something of NumPy's own")
    return np.dtype((Record, np.dtype(fields, align=True)))


def new_table(dtype: np.dtype[Any]) -> Table:
    """An empty table."""
    return _table_in(bytearray(dtype.itemsize), dtype)


def copy_table(table: Table) -> Table:
    """A copy, to the last byte: NumPy's own `copy` leaves what happens to lie in memory between the fields."""
    return table_of(table.tobytes(), table.dtype)


def table_of(content: bytes, dtype: np.dtype[Any]) -> Table:
    """The table that these bytes were taken of."""
    return _table_in(bytearray(content), dtype)


def _table_in(room: bytearray, dtype: np.dtype[Any]) -> Table:
    """The table whose bytes these are."""
    table = np.ndarray((), dtype, room)[()]
    _give_room(table, room)
    return table


def fields_of(table: Table) -> Fields:
    """All fields of a table at once, by their names: Python's own numbers, in lists where a field has several.

    For what reads many of them in Python: reading a single one from the record takes almost as long as this.
    """
    unpack, places = _layout(table.dtype)
    flat = unpack(table.tobytes())
    fields = SimpleNamespace()
    found = fields.__dict__
    for name, begin, end, row in places:
        if not end:
            found[name] = flat[begin]
        elif not row:
            found[name] = list(flat[begin:end])
        else:
            found[name] = [list(flat[first : first + row]) for first in range(begin, end, row)]
    return fields


NUMBERS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q", "f4": "f", "f8": "d"}
"""The kinds of numbers that a field may have, in NumPy's words and in those of `struct`."""


@cache
def _layout(dtype: np.dtype[Any]) -> tuple[Callable[[bytes], tuple[Any, ...]], list[tuple[str, int, int, int]]]:
    """How the bytes of a table are read, and where each field lies in what comes out.

    A field is told by its beginning, its end (0 for a single number) and the length of its rows (0 if it has none).
    """
    code, at, number = "=", 0, 0
    places = []
    for name in dtype.names or ():
        field, offset = dtype.fields[name][:2]  # type: ignore[index]
        if field.base.str[1:] not in NUMBERS or len(field.shape) > 2:
            raise TypeError(f"the field {name} has a shape that is not read here")
        length = int(np.prod(field.shape, dtype=int))
        code += f"{offset - at}x{length}{NUMBERS[field.base.str[1:]]}"
        at, row = offset + field.itemsize, field.shape[1] if len(field.shape) == 2 else 0
        places.append((name, number, number + length if field.shape else 0, row))
        number += length
    return struct.Struct(f"{code}{dtype.itemsize - at}x").unpack, places


def register(dtype: np.dtype[Any], **kernels: Callable[..., Any]) -> None:
    """Give a game's own kernels for tables of this dtype; argument names must be those of the generic ones."""
    if missing := _by_dtype.keys() ^ kernels.keys():
        raise TypeError(f"a game registers exactly {sorted(_by_dtype)}; not so: {sorted(missing)}")
    for name, kernel in kernels.items():
        _by_dtype[name][dtype] = kernel
        if not INTERPRETED:
            _by_record[name][from_dtype(dtype)] = kernel


def _generic(function: Callable[..., Any]) -> Callable[..., Any]:
    """Let compiled code choose the registered kernel by the type of the first argument."""
    name = function.__name__
    _by_dtype[name] = {}
    _by_record[name] = {}
    return function


@_generic
def setup(table: Table, options: Any, rng: Rng) -> None:
    """Deal a new game."""
    _by_dtype["setup"][table.dtype](table, options, rng)


@_generic
def to_move(table: Table) -> int:
    """The seat to act, or NOBODY when the game is over."""
    return int(_by_dtype["to_move"][table.dtype](table))


@_generic
def legal(table: Table, out: Actions) -> int:
    """Write the legal action ids; return how many. For a seen table: none unless its seer is to move.

    There must be room for the whole catalogue, however few they are: some are written in bulk.
    """
    return int(_by_dtype["legal"][table.dtype](table, out))


@_generic
def mark(seen: Table, choices: Actions, number: int, mask: Mask) -> int:
    """Mark the legal actions, of which this is the list, in a mask that is clear; return what `unmark` is to know."""
    return int(_by_dtype["mark"][seen.dtype](seen, choices, number, mask))


@_generic
def unmark(table: Table, choices: Actions, number: int, marked: int, mask: Mask) -> None:
    """Take back the marks of such a list: quicker than to clear the whole mask. Which table it is does not matter."""
    _by_dtype["unmark"][table.dtype](table, choices, number, marked, mask)


@_generic
def apply(table: Table, action: int, rng: Rng) -> None:
    """Carry out a legal action, with every step that follows from it without a choice."""
    _by_dtype["apply"][table.dtype](table, action, rng)


@_generic
def returns(table: Table, out: NDArray[np.float64]) -> None:
    """Each seat's result of a finished game: the best is 1, the worst -1; all 0 while it runs."""
    _by_dtype["returns"][table.dtype](table, out)


@_generic
def conceal(table: Table, seat: int, out: Table) -> None:
    """The one gate: the table as a seat may know it, with holes where it may not; past the last seat: a spectator."""
    _by_dtype["conceal"][table.dtype](table, seat, out)


@_generic
def resample(seen: Table, rng: Rng, out: Table) -> None:
    """Fill the holes of a seen table at random, consistent with all that its seer knows."""
    _by_dtype["resample"][seen.dtype](seen, rng, out)


@_generic
def seen_action(table: Table, action: int, seat: int) -> int:
    """An action as a seat (or, past the last, a spectator) sees it being carried out on this table."""
    return int(_by_dtype["seen_action"][table.dtype](table, action, seat))


@_generic
def encode(seen: Table, out: Numbers) -> None:
    """A seen table as numbers for learning, from its seer's side: floats from 0 to 1, or bytes; see `observing`."""
    _by_dtype["encode"][seen.dtype](seen, out)


# The judgement: what the bots think of a table. `glance` and `weigh` read only what the player to move may know, so
# they say the same of a table, of what that player sees of it, and of every other that looks the same to that player.


@_generic
def glance(table: Table, actions: Actions, number: int, weights: Weights) -> None:
    """Weigh each of these actions of the player to move as a beginner does, who looks no further than the next card."""
    _by_dtype["glance"][table.dtype](table, actions, number, weights)


@_generic
def weigh(table: Table, actions: Actions, number: int, weights: Weights) -> None:
    """Weigh each of these actions as one who knows the game: what the player to move may expect after it, -1 to 1."""
    _by_dtype["weigh"][table.dtype](table, actions, number, weights)


@_generic
def estimate(table: Table, out: NDArray[np.float64]) -> None:
    """The result that each seat may expect of a table without holes, were all of them to play well from here."""
    _by_dtype["estimate"][table.dtype](table, out)


# The same choice inside compiled code, inlined there: a function between would be compiled once more with all it calls.
# Numba compares these argument lists with the lambdas', so they bear no types.
# mypy: allow-untyped-defs, allow-untyped-decorators


@overload(setup, inline="always")
def _setup(table, options, rng):
    kernel = _by_record["setup"].get(table)
    return kernel and (lambda table, options, rng: kernel(table, options, rng))


@overload(to_move, inline="always")
def _to_move(table):
    kernel = _by_record["to_move"].get(table)
    return kernel and (lambda table: kernel(table))


@overload(legal, inline="always")
def _legal(table, out):
    kernel = _by_record["legal"].get(table)
    return kernel and (lambda table, out: kernel(table, out))


@overload(mark, inline="always")
def _mark(seen, choices, number, mask):
    kernel = _by_record["mark"].get(seen)
    return kernel and (lambda seen, choices, number, mask: kernel(seen, choices, number, mask))


@overload(unmark, inline="always")
def _unmark(table, choices, number, marked, mask):
    kernel = _by_record["unmark"].get(table)
    return kernel and (lambda table, choices, number, marked, mask: kernel(table, choices, number, marked, mask))


@overload(apply, inline="always")
def _apply(table, action, rng):
    kernel = _by_record["apply"].get(table)
    return kernel and (lambda table, action, rng: kernel(table, action, rng))


@overload(returns, inline="always")
def _returns(table, out):
    kernel = _by_record["returns"].get(table)
    return kernel and (lambda table, out: kernel(table, out))


@overload(conceal, inline="always")
def _conceal(table, seat, out):
    kernel = _by_record["conceal"].get(table)
    return kernel and (lambda table, seat, out: kernel(table, seat, out))


@overload(resample, inline="always")
def _resample(seen, rng, out):
    kernel = _by_record["resample"].get(seen)
    return kernel and (lambda seen, rng, out: kernel(seen, rng, out))


@overload(encode, inline="always")
def _encode(seen, out):
    kernel = _by_record["encode"].get(seen)
    return kernel and (lambda seen, out: kernel(seen, out))


@overload(seen_action, inline="always")
def _seen_action(table, action, seat):
    kernel = _by_record["seen_action"].get(table)
    return kernel and (lambda table, action, seat: kernel(table, action, seat))


@overload(glance, inline="always")
def _glance(table, actions, number, weights):
    kernel = _by_record["glance"].get(table)
    return kernel and (lambda table, actions, number, weights: kernel(table, actions, number, weights))


@overload(weigh, inline="always")
def _weigh(table, actions, number, weights):
    kernel = _by_record["weigh"].get(table)
    return kernel and (lambda table, actions, number, weights: kernel(table, actions, number, weights))


@overload(estimate, inline="always")
def _estimate(table, out):
    kernel = _by_record["estimate"].get(table)
    return kernel and (lambda table, out: kernel(table, out))
