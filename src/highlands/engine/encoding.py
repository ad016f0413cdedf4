"""Writing observation tensors: sets as zeros and ones, and numbers in their units.

A tensor holds floats from 0 to 1, or bytes: 3 of 5 is 0.6 as a float and 3 as a byte. One source makes both; the type
of the array decides while compiling. A game's `UNITS` say what each entry is counted in, so that `bytes / UNITS` are
the floats, to the last bit.
"""

# mypy: allow-untyped-defs, allow-untyped-decorators
# Numba compares the argument lists of overloads with those of what they return, so these bear no types.

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from highlands.engine.compat.intrinsics import EIGHT, bit_writer, bits_writer, write_eight
from highlands.engine.compat.jit import is_float, overload
from highlands.engine.compiling import compiled

Tensor = NDArray[np.float32] | NDArray[np.uint8]
"""A buffer for an observation."""

TensorOrMask = Tensor | NDArray[np.int8]

BYTE_LIMIT = 255
"""The largest number that a byte tells; more than that is told as so many."""

WIDTHS = (8, 16, 32, 64)
"""A set is written with one vector, of so many entries."""


def write_number(number: int, unit: int, out: TensorOrMask, at: int) -> None:
    """Write a number that is counted in a unit: `number / unit` as a float."""
    out[at] = np.float32(number) / np.float32(unit) if out.dtype.kind == "f" else min(int(number), BYTE_LIMIT)


@overload(write_number, inline="always")
def _write_number(number, unit, out, at):
    if is_float(out):

        def in_floats(number, unit, out, at):
            out[np.uint64(at)] = np.float32(number) / np.float32(unit)

        return in_floats

    def in_bytes(number, unit, out, at):
        out[np.uint64(at)] = min(number, BYTE_LIMIT)

    return in_bytes


def write_bits(bits: int, width: int, unit: int, out: TensorOrMask, at: int) -> None:
    """Write 1, in a unit, for each set bit and 0 for all others below `width`, one of WIDTHS."""
    for bit in range(width):
        write_number(bits >> bit & 1, unit, out, at + bit)


_write_8, _write_16, _write_32, _write_64 = (bit_writer(width) for width in WIDTHS)


@overload(write_bits, inline="always")
def _write_bits(bits, width, unit, out, at):
    in_floats = is_float(out)

    def write(bits, width, unit, out, at):
        value = np.float32(1) / np.float32(unit) if in_floats else np.uint8(1)
        if width == 8:
            _write_8(bits, value, out, at)
        elif width == 16:
            _write_16(bits, value, out, at)
        elif width == 32:
            _write_32(bits, value, out, at)
        else:
            _write_64(bits, value, out, at)

    return write


def sets_writer(widths: Sequence[int]) -> Callable[[tuple[int, ...], Tensor, int], int]:
    """A function that writes sets one behind the other, each to its number of entries (at most 62).

    It returns the index behind the last. It writes 64 entries at a time, so what comes behind must be written
    afterwards, and there must be room.
    """

    def write_sets(sets: tuple[int, ...], out: Tensor, at: int) -> int:
        for members, width in zip(sets, widths, strict=True):
            write_bits(members, width, 1, out, at)
            at += width
        return at

    write_words = bits_writer(widths)

    @overload(write_sets, inline="always")
    def _write_sets(sets, out, at):
        one = out.dtype(1)
        return lambda sets, out, at: write_words(sets, one, out, at)

    return write_sets


def write_bytes(word: int, unit: int, out: Tensor, at: int) -> None:
    """Write the eight bytes of a word, from low to high, as numbers in a unit.

    Where fewer are meant, what comes behind must be written afterwards, and there must be room.
    """
    for place in range(EIGHT):
        write_number(word >> 8 * place & 0xFF, unit, out, at + place)


@overload(write_bytes, inline="always")
def _write_bytes(word, unit, out, at):
    if is_float(out):
        return lambda word, unit, out, at: write_eight(word, np.float32(unit), out, at)

    def in_bytes(word, unit, out, at):
        for place in range(EIGHT):  # becomes one store of the word
            out[np.uint64(at + place)] = word >> 8 * place & 0xFF

    return in_bytes


@compiled
def write_scaled_set(members: int, number: int, unit: int, out: Tensor, at: int) -> int:
    """Write 1, in a unit, for each member of a set and 0 for the others below `number`; return the index behind.

    It writes 8, 16, 32 or 64 entries, whichever is enough, so what comes behind must be written afterwards, and there
    must be room.
    """
    if number <= 8:
        write_bits(members, 8, unit, out, at)
    elif number <= 16:
        write_bits(members, 16, unit, out, at)
    elif number <= 32:
        write_bits(members, 32, unit, out, at)
    else:
        write_bits(members, 64, unit, out, at)
    return at + number


@compiled
def write_set(members: int, number: int, out: Tensor, at: int) -> int:
    """The same with 1 for each member."""
    return write_scaled_set(members, number, 1, out, at)


def units(layout: Iterable[tuple[str, tuple[int, ...], str]], by_block: dict[str, Any]) -> NDArray[np.float32]:
    """The unit of each entry of a layout: as given for its block, else 1."""
    blocks = [np.broadcast_to(np.float32(by_block.get(name, 1)), shape).ravel() for name, shape, _ in layout]
    return np.concatenate(blocks)
