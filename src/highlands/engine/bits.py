"""Sets as the bits of an integer, and lists of their members.

Masks are signed 64-bit integers of which at most the lower 62 bits are used, so that they mean the same in compiled
code, in NumPy and as Python's own integers.
"""

# mypy: allow-untyped-defs, allow-untyped-decorators
# Numba compares the argument lists of overloads with those of what they return, so these bear no types.

from __future__ import annotations

from typing import Any

import numpy as np

from highlands.engine.compat.intrinsics import leading_zeros, offset_writer
from highlands.engine.compat.jit import overload
from highlands.engine.compiling import compiled, compiled_inline


def count(mask: int) -> int:
    """The number of members (population count)."""
    return int(mask).bit_count()


def lowest(mask: int) -> int:
    """The smallest member of a set that is not empty."""
    return (int(mask) & -int(mask)).bit_length() - 1


def highest(mask: int) -> int:
    """The largest member of a set that is not empty."""
    return int(mask).bit_length() - 1


@overload(count)
def _count(mask):
    def population_count(mask):
        bits = np.int64(mask)
        members = 0
        while bits:  # a loop that LLVM recognises: it becomes one instruction
            bits &= bits - 1
            members += 1
        return members

    return population_count


@overload(lowest)
def _lowest(mask):
    def trailing_zeros(mask):
        bits = np.int64(mask)
        return count(int((bits & -bits) - 1))  # recognised too

    return trailing_zeros


@overload(highest)
def _highest(mask):
    return lambda mask: 63 - leading_zeros(mask)


BLOCK = 16
"""So many numbers are appended at once."""


def append_block(base: int, offsets: Any, out: Any, number: int) -> None:
    """Write `base` plus each of BLOCK offsets behind the first `number` entries; `out` must have room for all."""
    out[number : number + BLOCK] = base + offsets


_write_block = offset_writer(BLOCK)


@overload(append_block, inline="always")
def _append_block(base, offsets, out, number):
    return lambda base, offsets, out, number: _write_block(base, offsets, out, number)


@compiled_inline
def fill_at(indices: Any, number: int, value: int, out: Any) -> None:
    """Write a value at each of the first `number` indices."""
    for index in range(number):
        # Unsigned indices: Numba emits no wraparound check for them.
        out[np.uint32(indices[np.uint32(index)])] = value


@compiled
def append_members(base: int, members: int, out: Any, number: int) -> int:
    """Write `base` plus each member of a set behind the first `number` entries; return how many there are now."""
    while members:
        out[number] = base + lowest(members)
        number += 1
        members &= members - 1
    return number
