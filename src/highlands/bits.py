"""Sets as the bits of an integer: three questions the processor answers in one instruction, and listing the members.

Masks are signed 64-bit integers of which at most the lower 62 bits are used, so that they mean the same in compiled
code, in NumPy and as Python's own integers.
"""

# mypy: allow-untyped-defs, allow-untyped-decorators
# Numba compares the argument lists of overloads with those of what they return, so these bear no types.

from __future__ import annotations

from typing import Any

from numba.core import types
from numba.extending import intrinsic, overload

from highlands.compiling import compiled


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
