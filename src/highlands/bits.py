"""Sets as the bits of an integer: three questions the processor answers in one instruction, and writing them out.

Masks are signed 64-bit integers of which at most the lower 62 bits are used, so that they mean the same in compiled
code, in NumPy and as Python's own integers.
"""

# mypy: allow-untyped-defs, allow-untyped-decorators
# Numba compares the argument lists of overloads with those of what they return, so these bear no types.

from __future__ import annotations

from typing import Any

import numpy as np
from numba.core import types
from numba.extending import intrinsic, overload

from highlands.compiling import compiled

OCTETS = np.array([[octet >> place & 1 for place in range(8)] for octet in range(256)], dtype=np.float32)
"""The members of every set below eight, written out."""


def count(mask: int) -> int:
    """How many members."""
    return int(mask).bit_count()


def lowest(mask: int) -> int:
    """The smallest member of a set that has one."""
    return (int(mask) & -int(mask)).bit_length() - 1


def highest(mask: int) -> int:
    """The largest member of a set that has one."""
    return int(mask).bit_length() - 1


@intrinsic
def _ones(typing: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), generate


@intrinsic
def _zeros_below(typing: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], context.get_constant(types.boolean, True))

    return types.int64(types.int64), generate


@intrinsic
def _zeros_above(typing: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctlz(args[0], context.get_constant(types.boolean, True))

    return types.int64(types.int64), generate


@overload(count)
def _count(mask):
    return lambda mask: _ones(mask)


@overload(lowest)
def _lowest(mask):
    return lambda mask: _zeros_below(mask)


@overload(highest)
def _highest(mask):
    return lambda mask: 63 - _zeros_above(mask)


@compiled
def list_each(base: int, members: int, out: Any, number: int) -> int:
    """List `base` plus each member of a set, behind the first `number`; return how many are listed now."""
    while members:
        out[number] = base + lowest(members)
        number += 1
        members &= members - 1
    return number


@compiled
def mark_each(members: int, number: int, out: Any, at: int) -> int:
    """Write 1 for each member of a set and 0 for the others below `number`; return the place behind them.

    Eight at a time, which is much quicker: up to seven places behind are overwritten too, so what is written there must
    be written afterwards.
    """
    block = out[at:]  # whose places can't be negative: only then does the compiler write eight in one go
    for eighth in range(number + 7 >> 3):
        octet = members >> (eighth << 3) & 0xFF
        for place in range(8):
            block[(eighth << 3) + place] = OCTETS[octet, place]
    return at + number
