"""States: one NumPy record a game, declared once as a class.

The class gives both the dtype that compiled code works on and the types that mypy checks field access against:

    class State(engine.state.State):
        hand: Annotated[NDArray[np.int64], (SEATS,)]
        mover: Int8
        observer: Int8

    STATE = record_dtype(State)

The fields lie in memory in the order of their declaration, those of a base class first.
"""

from __future__ import annotations

import hashlib
import inspect
import struct
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, cast, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

from highlands.engine.sources import PACKAGE

Int8 = Annotated[int, np.int8]
Int16 = Annotated[int, np.int16]
Int32 = Annotated[int, np.int32]
Int64 = Annotated[int, np.int64]
Float64 = Annotated[float, np.float64]
"""Fields that hold one number: Python's own to mypy, of that width in memory."""

Int8s = NDArray[np.int8]
Int16s = NDArray[np.int16]
Int32s = NDArray[np.int32]
Int64s = NDArray[np.int64]
Float64s = NDArray[np.float64]
"""Fields that hold several: `Annotated[Int8s, shape]`."""

NO_OBSERVER = -1
"""What a state's `observer` field holds when it is the full state."""

SOURCE_MARK = "sources_"
"""How the field begins that marks the sources of a game from elsewhere."""


if TYPE_CHECKING:

    class _Void(np.generic):
        """`numpy.void` without its being final to mypy."""

        _buffer: Any

        def __init__(self) -> None: ...
        def __getitem__(self, name: str) -> Any: ...
        def __setitem__(self, name: str, value: Any) -> None: ...

else:
    _Void = np.void


class Record(_Void):
    """A record whose fields are attributes, in Python as in compiled code.

    `numpy.record` does the same, more slowly: and Numba asks every argument for `data`, which NumPy derives anew each
    time from the names and kinds of all fields. That takes 7 µs, longer than most kernels.
    """

    __slots__ = ("_buffer",)

    @property
    def data(self) -> Any:
        """Its bytes."""
        try:
            return self._buffer
        except AttributeError:  # it is an element of an array
            return np.void.data.__get__(self)

    if not TYPE_CHECKING:  # mypy knows the declared fields, and refuses others

        def __getattr__(self, name: str) -> Any:
            """A field."""
            try:
                return self[name]
            except ValueError:
                raise AttributeError(f"a {type(self).__name__} has no field {name!r}") from None

        def __setattr__(self, name: str, value: Any) -> None:
            """Write to a field."""
            self[name] = value


_set_buffer = Record._buffer.__set__  # a slot: `__setattr__` writes fields


class State(Record):
    """The state of a game: the full state, or what an observer may know of it."""

    observer: Int8
    """Whose observation it is: NO_OBSERVER, a seat, or past the last seat a spectator. Each game declares its place."""


S = TypeVar("S", bound=Record)


def record_dtype(record: type[S]) -> np.dtype[S]:
    """The aligned dtype of a declared record."""
    fields: list[tuple[Any, ...]] = []
    for declared in reversed(record.__mro__):
        if issubclass(declared, Record) and declared not in (Record, State):
            hints = get_type_hints(declared, include_extras=True)
            fields += [(name, *_field_type(name, hints[name])) for name in inspect.get_annotations(declared)]
    if issubclass(record, State):
        if "observer" not in [name for name, *_ in fields]:
            raise TypeError(f"{record.__qualname__} declares no field `observer`, which every state has")
        fields += _source_mark(record)
    for name, *_ in fields:
        if hasattr(Record, name):
            raise TypeError(f"a field must not be named {name!r}: NumPy's scalars have an attribute of that name")
    return cast("np.dtype[S]", np.dtype((record, np.dtype(fields, align=True))))


def _field_type(name: str, hint: Any) -> tuple[Any, ...]:
    """The number type of a field, and its shape if it has one."""
    if get_origin(hint) is not Annotated:
        raise TypeError(f"the field {name} is declared as Int8, Float64, …, or as Annotated[Int8s, shape]")
    kind, detail = get_args(hint)[:2]
    if isinstance(detail, tuple):
        (number,) = get_args(get_args(kind)[1])
        return number, detail
    return (detail,)


def _source_mark(record: type[Record]) -> list[tuple[Any, ...]]:
    """A field whose name stands for the sources of a game that is not part of this package.

    Generic code is compiled for a record type and cached under it. The cache folders of this package are named after
    its own sources; a game from elsewhere that changes its rules must change its record type instead.
    """
    source = Path(sys.modules[record.__module__].__file__ or "")
    if source.is_relative_to(PACKAGE):
        return []
    folder = sorted(source.parent.rglob("*.py")) if source.with_name("__init__.py").exists() else [source]
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in folder)).hexdigest()[:16]
    return [(f"{SOURCE_MARK}{digest}", np.int8)]


def new_state(dtype: np.dtype[S]) -> S:
    """A record of zeros."""
    return _record_over(bytearray(dtype.itemsize), dtype)


def copy_state(state: S) -> S:
    """A copy, to the last byte: NumPy's own `copy` leaves the padding between fields undefined."""
    return state_from_bytes(state.tobytes(), state.dtype)


def state_from_bytes(content: bytes, dtype: np.dtype[S]) -> S:
    """The record that these bytes were taken of."""
    return _record_over(bytearray(content), dtype)


def _record_over(buffer: bytearray, dtype: np.dtype[S]) -> S:
    """The record whose bytes these are."""
    record = np.ndarray((), dtype, buffer)[()]
    _set_buffer(record, buffer)
    return cast(S, record)


def fields_of(state: S) -> S:
    """All fields of a record at once, by their names: Python's own numbers, in lists where a field has several.

    For what reads many of them in Python: reading a single one from the record takes almost as long as this. To mypy
    it is the record itself, so that field names are checked.
    """
    unpack, places = _layout(state.dtype)
    flat = unpack(state.tobytes())
    fields = SimpleNamespace()
    found = fields.__dict__
    for name, begin, end, row in places:
        if not end:
            found[name] = flat[begin]
        elif not row:
            found[name] = list(flat[begin:end])
        else:
            found[name] = [list(flat[first : first + row]) for first in range(begin, end, row)]
    return cast(S, fields)


NUMBERS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q", "f4": "f", "f8": "d"}
"""The number types that a field may have, in NumPy's codes and in those of `struct`."""


@cache
def _layout(dtype: np.dtype[Any]) -> tuple[Callable[[bytes], tuple[Any, ...]], list[tuple[str, int, int, int]]]:
    """How the bytes of a record are unpacked, and where each field lies in what comes out.

    A field is given by its beginning, its end (0 for a single number) and the length of its rows (0 if it has none).
    """
    code, at, number = "=", 0, 0
    places = []
    for name in dtype.names or ():
        field, offset = dtype.fields[name][:2]  # type: ignore[index]
        if field.base.str[1:] not in NUMBERS or len(field.shape) > 2:
            raise TypeError(f"the field {name} has a type or shape that `fields_of` does not read")
        length = int(np.prod(field.shape, dtype=int))
        code += f"{offset - at}x{length}{NUMBERS[field.base.str[1:]]}"
        at, row = offset + field.itemsize, field.shape[1] if len(field.shape) == 2 else 0
        places.append((name, number, number + length if field.shape else 0, row))
        number += length
    return struct.Struct(f"{code}{dtype.itemsize - at}x").unpack, places
