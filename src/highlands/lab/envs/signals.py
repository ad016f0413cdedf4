"""Numbers by which threads tell each other something while they run compiled code, where no lock of Python's helps.

All of it is in one order for all threads: what was written before a signal is there for whoever has seen the signal.
"""

# mypy: allow-untyped-defs, allow-untyped-decorators
# Numba compares the argument lists of overloads with those of what they return, so these bear no types.

from __future__ import annotations

from typing import Any

import numpy as np
from numba.core import cgutils, types
from numba.extending import intrinsic, overload
from numba.np.arrayobj import make_array
from numpy.typing import NDArray

Signals = NDArray[np.int64]
"""A row of numbers."""

ORDER, ALIGNED = "seq_cst", 8


def heard(signals: Signals, at: int) -> int:
    """The number that stands there now."""
    return int(signals[at])


def tell(signals: Signals, at: int, number: int) -> None:
    """Write a number there."""
    signals[at] = number


def change(signals: Signals, at: int, before: int, after: int) -> bool:
    """Write a number over another. False, and nothing is written, if that one does not stand there any more."""
    if signals[at] != before:
        return False
    signals[at] = after
    return True


def count_on(signals: Signals, at: int, number: int) -> int:
    """Add to a number; gives what stood there before, which nobody else gets."""
    before = int(signals[at])
    signals[at] += number
    return before


def _place(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    array = make_array(signature.args[0])(context, builder, args[0])
    return builder.gep(array.data, [args[1]])


@intrinsic
def _load(typing: Any, signals: Any, at: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.load_atomic(_place(context, builder, signature, args), ORDER, ALIGNED)

    return types.int64(signals, types.int64), generate


@intrinsic
def _store(typing: Any, signals: Any, at: Any, number: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        builder.store_atomic(args[2], _place(context, builder, signature, args), ORDER, ALIGNED)
        return context.get_dummy_value()

    return types.void(signals, types.int64, types.int64), generate


@intrinsic
def _exchange(typing: Any, signals: Any, at: Any, before: Any, after: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        place = _place(context, builder, signature, args)
        done = builder.extract_value(builder.cmpxchg(place, args[2], args[3], ORDER, ORDER), 1)
        return builder.zext(done, cgutils.bool_t) if done.type != cgutils.bool_t else done

    return types.boolean(signals, types.int64, types.int64, types.int64), generate


@intrinsic
def _add(typing: Any, signals: Any, at: Any, number: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.atomic_rmw("add", _place(context, builder, signature, args), args[2], ORDER)

    return types.int64(signals, types.int64, types.int64), generate


@overload(heard, inline="always")
def _heard(signals, at):
    return lambda signals, at: _load(signals, at)


@overload(tell, inline="always")
def _tell(signals, at, number):
    return lambda signals, at, number: _store(signals, at, number)


@overload(change, inline="always")
def _change(signals, at, before, after):
    return lambda signals, at, before, after: _exchange(signals, at, before, after)


@overload(count_on, inline="always")
def _count_on(signals, at, number):
    return lambda signals, at, number: _add(signals, at, number)
