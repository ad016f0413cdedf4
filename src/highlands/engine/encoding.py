"""Writing observations: sets as zeros and ones, and numbers that are so many parts of a whole.

They go into floats from 0 to 1, or into bytes that hold the parts themselves: 3 of 5 is 0.6 as a float and 3 as a byte.
One source makes both; the type of the array decides while compiling. A game says in its `UNITS` how many parts a whole
has, so that `bytes / UNITS` are the floats, to the last bit.
"""

# mypy: allow-untyped-defs, allow-untyped-decorators
# Numba compares the argument lists of overloads with those of what they return, so these bear no types.

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload
from numba.np.arrayobj import make_array
from numpy.typing import NDArray

from highlands.engine.compiling import compiled
from highlands.engine.vectors import everywhere, store

Numbers = NDArray[np.float32] | NDArray[np.uint8]
"""Room for an observation."""

Places = Numbers | NDArray[np.int8]
"""Room for an observation, or for a mask."""

MOST = 255
"""What a byte holds; more parts than these count as so many."""

WORD = 64
WIDTHS = (8, 16, 32, WORD)
"""A set is written in one go, to so many places."""


def put(number: int, whole: int, out: Places, at: int) -> None:
    """Write a number that is so many parts of a whole."""
    out[at] = np.float32(number) / np.float32(whole) if out.dtype.kind == "f" else min(int(number), MOST)


@overload(put, inline="always")
def _put(number, whole, out, at):
    if isinstance(out.dtype, types.Float):

        def in_floats(number, whole, out, at):
            out[np.uint64(at)] = np.float32(number) / np.float32(whole)

        return in_floats

    def in_bytes(number, whole, out, at):
        out[np.uint64(at)] = min(number, MOST)

    return in_bytes


def write(members: int, width: int, whole: int, out: Places, at: int) -> None:
    """Write one part of a whole for each member of a set and 0 for all others below `width`."""
    for place in range(width):
        put(members >> place & 1, whole, out, at + place)


def _chosen(builder: Any, members: Any, marks: Any) -> Any:
    """A vector with the marks of a set's members, and 0 in all other places."""
    bits = builder.bitcast(members, ir.VectorType(ir.IntType(1), marks.type.count))
    return builder.select(bits, marks, ir.Constant(marks.type, None))


def _writer(width: int) -> Any:
    """Compiled code that writes a set to so many places: one vector, of which the set is the mask."""

    @intrinsic
    def writer(typing: Any, members: Any, mark: Any, out: Any, at: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            array = make_array(signature.args[2])(context, builder, args[2])
            members = builder.trunc(args[0], ir.IntType(width))
            store(builder, _chosen(builder, members, everywhere(builder, args[1], width)), array, args[3])
            return context.get_dummy_value()

        return types.void(types.int64, out.dtype, out, types.int64), generate

    return writer


_write_8, _write_16, _write_32, _write_64 = (_writer(width) for width in WIDTHS)


@overload(write, inline="always")
def _write(members, width, whole, out, at):
    in_floats = isinstance(out.dtype, types.Float)

    def written(members, width, whole, out, at):
        mark = np.float32(1) / np.float32(whole) if in_floats else np.uint8(1)
        if width == 8:
            _write_8(members, mark, out, at)
        elif width == 16:
            _write_16(members, mark, out, at)
        elif width == 32:
            _write_32(members, mark, out, at)
        else:
            _write_64(members, mark, out, at)

    return written


def sets_writer(widths: Sequence[int]) -> Callable[[tuple[int, ...], Numbers, int], int]:
    """A function that writes sets one behind the other, each to its number of places (at most 62).

    It returns the place behind the last. It takes 64 places at a time, so that what is written behind must be written
    afterwards. Each set by itself would be three times as slow, since most of them would reach from one line of the
    cache into the next.
    """

    def write_sets(sets: tuple[int, ...], out: Numbers, at: int) -> int:
        for members, width in zip(sets, widths, strict=True):
            write(members, width, 1, out, at)
            at += width
        return at

    @intrinsic
    def write_words(typing: Any, sets: Any, mark: Any, out: Any, at: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            array = make_array(signature.args[2])(context, builder, args[2])
            marks = everywhere(builder, args[1], WORD)
            word, filled, at = ir.IntType(WORD)(0), 0, args[3]
            for number, width in enumerate(widths):
                members = builder.extract_value(args[0], number)
                word = builder.or_(word, builder.shl(members, word.type(filled)))
                filled += width
                if filled >= WORD:
                    store(builder, _chosen(builder, word, marks), array, at)
                    at = builder.add(at, at.type(WORD))
                    filled -= WORD
                    word = builder.lshr(members, word.type(width - filled))
            store(builder, _chosen(builder, word, marks), array, at)
            return builder.add(at, at.type(filled))

        return types.int64(types.UniTuple(types.int64, len(widths)), out.dtype, out, types.int64), generate

    @overload(write_sets, inline="always")
    def _write_sets(sets, out, at):
        mark = out.dtype(1)
        return lambda sets, out, at: write_words(sets, mark, out, at)

    return write_sets


def put_eight(word: int, whole: int, out: Numbers, at: int) -> None:
    """Write the eight bytes of a word, from low to high, as parts of a whole."""
    for place in range(8):
        put(word >> 8 * place & 0xFF, whole, out, at + place)


@intrinsic
def _write_word(typing: Any, word: Any, whole: Any, out: Any, at: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = make_array(signature.args[2])(context, builder, args[2])
        numbers = builder.bitcast(args[0], ir.VectorType(ir.IntType(8), 8))
        if isinstance(signature.args[2].dtype, types.Float):
            vector = ir.VectorType(ir.FloatType(), 8)
            wholes = everywhere(builder, args[1], 8)
            numbers = builder.fdiv(builder.uitofp(numbers, vector), wholes)
        store(builder, numbers, array, args[3])
        return context.get_dummy_value()

    return types.void(types.int64, types.float32, out, types.int64), generate


@overload(put_eight, inline="always")
def _put_eight(word, whole, out, at):
    return lambda word, whole, out, at: _write_word(word, np.float32(whole), out, at)


@compiled
def mark_parts(members: int, number: int, whole: int, out: Numbers, at: int) -> int:
    """Write one part of a whole for each member of a set and 0 for the others below `number`; return the place behind.

    This takes 8, 16, 32 or 64 places, whatever is enough. So what is written behind must be written afterwards, and
    there must be room.
    """
    if number <= 8:
        write(members, 8, whole, out, at)
    elif number <= 16:
        write(members, 16, whole, out, at)
    elif number <= 32:
        write(members, 32, whole, out, at)
    else:
        write(members, 64, whole, out, at)
    return at + number


@compiled
def mark_each(members: int, number: int, out: Numbers, at: int) -> int:
    """The same with 1 for each member."""
    return mark_parts(members, number, 1, out, at)


def units(layout: Iterable[tuple[str, tuple[int, ...], str]], wholes: dict[str, Any]) -> NDArray[np.float32]:
    """How many parts the whole has, for each number of a layout: as the block's name says, else 1."""
    blocks = [np.broadcast_to(np.float32(wholes.get(name, 1)), shape).ravel() for name, shape, _ in layout]
    return np.concatenate(blocks)
