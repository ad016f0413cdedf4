"""Sets as the bits of an integer: three questions the processor answers in one instruction, and listing the members.

Masks are signed 64-bit integers of which at most the lower 62 bits are used, so that they mean the same in compiled
code, in NumPy and as Python's own integers.
"""

# mypy: allow-untyped-defs, allow-untyped-decorators
# Numba compares the argument lists of overloads with those of what they return, so these bear no types.

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic, overload
from numba.np.arrayobj import make_array

from highlands.engine.compiling import compiled, compiled_in_place
from highlands.engine.vectors import everywhere, store


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


SIXTEEN = 16


def list_sixteen(base: int, each: Any, out: Any, number: int) -> None:
    """List `base` plus each of sixteen numbers, behind the first `number`: in one go, so there must be room for all."""
    out[number : number + SIXTEEN] = base + each


@intrinsic
def _add_and_store(typing: Any, base: Any, each: Any, out: Any, number: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        numbers = make_array(signature.args[1])(context, builder, args[1])
        room = make_array(signature.args[2])(context, builder, args[2])
        bases = everywhere(builder, builder.trunc(args[0], ir.IntType(32)), SIXTEEN)
        added = builder.load(builder.bitcast(numbers.data, bases.type.as_pointer()), align=4)
        store(builder, builder.add(bases, added), room, args[3])
        return context.get_dummy_value()

    if each.dtype != types.int32 or out.dtype != types.int32:
        raise TypeError("only lists of int32 are written in one go")
    return types.void(types.int64, each, out, types.int64), generate


@overload(list_sixteen, inline="always")
def _list_sixteen(base, each, out, number):
    return lambda base, each, out, number: _add_and_store(base, each, out, number)


@compiled_in_place
def put_at_each(places: Any, number: int, what: int, out: Any) -> None:
    """Write the same at each of the first few places of a list."""
    for index in range(number):
        out[np.uint32(places[np.uint32(index)])] = what


@compiled
def list_each(base: int, members: int, out: Any, number: int) -> int:
    """List `base` plus each member of a set, behind the first `number`; return how many are listed now."""
    while members:
        out[number] = base + lowest(members)
        number += 1
        members &= members - 1
    return number
