"""Atomic operations on 64-bit integers that threads share while they run compiled code, outside Python's lock.

All are sequentially consistent: what a thread wrote before an atomic store is visible to whoever has loaded the stored
value. Numba has no public atomics for CPUs, so these are LLVM's own instructions.

As ordinary Python (NUMBA_DISABLE_JIT=1) they are plain reads and writes, for a single thread.
"""

# mypy: allow-untyped-defs, allow-untyped-decorators
# Numba compares the argument lists of overloads with those of what they return, so these bear no types.

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload
from numba.np.arrayobj import make_array
from numpy.typing import NDArray

AtomicInts = NDArray[np.int64]
"""Integers for these operations; a writer of one should have a cache line of its own."""

ORDER, ALIGNMENT = "seq_cst", 8


def atomic_load(integers: AtomicInts, index: int) -> int:
    """The value at an index."""
    return int(integers[index])


def atomic_store(integers: AtomicInts, index: int, value: int) -> None:
    """Write the value at an index."""
    integers[index] = value


def compare_and_swap(integers: AtomicInts, index: int, expected: int, desired: int) -> bool:
    """Replace the expected value; False, and nothing is written, if another stands there."""
    if integers[index] != expected:
        return False
    integers[index] = desired
    return True


def fetch_add(integers: AtomicInts, index: int, amount: int) -> int:
    """Add to the value; return what it was before."""
    before = int(integers[index])
    integers[index] += amount
    return before


def _pointer(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    array = make_array(signature.args[0])(context, builder, args[0])
    return builder.gep(array.data, [args[1]])


@intrinsic
def _load(typing: Any, integers: Any, index: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.load_atomic(_pointer(context, builder, signature, args), ORDER, ALIGNMENT)

    return types.int64(integers, types.int64), generate


@intrinsic
def _store(typing: Any, integers: Any, index: Any, value: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        builder.store_atomic(args[2], _pointer(context, builder, signature, args), ORDER, ALIGNMENT)
        return context.get_dummy_value()

    return types.void(integers, types.int64, types.int64), generate


@intrinsic
def _compare_exchange(typing: Any, integers: Any, index: Any, expected: Any, desired: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        pointer = _pointer(context, builder, signature, args)
        swapped = builder.extract_value(builder.cmpxchg(pointer, args[2], args[3], ORDER, ORDER), 1)
        return builder.zext(swapped, cgutils.bool_t) if swapped.type != cgutils.bool_t else swapped

    return types.boolean(integers, types.int64, types.int64, types.int64), generate


@intrinsic
def _add(typing: Any, integers: Any, index: Any, amount: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.atomic_rmw("add", _pointer(context, builder, signature, args), args[2], ORDER)

    return types.int64(integers, types.int64, types.int64), generate


@overload(atomic_load, inline="always")
def _atomic_load(integers, index):
    return lambda integers, index: _load(integers, index)


@overload(atomic_store, inline="always")
def _atomic_store(integers, index, value):
    return lambda integers, index, value: _store(integers, index, value)


@overload(compare_and_swap, inline="always")
def _compare_and_swap(integers, index, expected, desired):
    return lambda integers, index, expected, desired: _compare_exchange(integers, index, expected, desired)


@overload(fetch_add, inline="always")
def _fetch_add(integers, index, amount):
    return lambda integers, index, amount: _add(integers, index, amount)
