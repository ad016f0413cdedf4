"""Machine instructions and vectors as functions for compiled code, each where plain Numba was measurably slower.

`python -m bench handmade` measures every one beside its plain version, and docs/architecture.md has the table: one that
does not gain a tenth has no place here. They check nothing: the callers in `engine` see to types and room.

Private: an `@intrinsic` is documented; the array structures of Numba and the builders of llvmlite behind it are not.
"""

# mypy: allow-untyped-decorators

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.arrayobj import make_array

WORD = 64
"""Bits of the integers that hold sets."""

EIGHT = 8
"""Bytes of such an integer."""


@intrinsic
def leading_zeros(typing: Any, mask: Any) -> Any:
    """The zero bits above the highest set bit of 64; undefined for 0. Plain code fills the bits below it and counts."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctlz(args[0], context.get_constant(types.boolean, True))

    return types.int64(types.int64), generate


@intrinsic
def copy_bytes(typing: Any, source: Any, target: Any, size: Any) -> Any:
    """Copy the first bytes of a record to another: one memcpy. Plain code copies field by field."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        cgutils.raw_memcpy(builder, args[1], args[0], args[2], ir.IntType(64)(1))
        return context.get_dummy_value()

    return types.void(source, target, types.int64), generate


# Vectors. LLVM vectorises the plain loops only partly, since it must keep to the order of stores.


def _splat(builder: Any, value: Any, width: int) -> Any:
    """A vector with the same value in all lanes."""
    empty = ir.Constant(ir.VectorType(value.type, width), ir.Undefined)
    first = ir.Constant(ir.VectorType(ir.IntType(32), width), None)
    return builder.shuffle_vector(builder.insert_element(empty, value, ir.IntType(32)(0)), empty, first)


def _store(builder: Any, vector: Any, array: Any, at: Any) -> None:
    """Write a vector to consecutive elements of an array, unaligned."""
    pointer = builder.bitcast(builder.gep(array.data, [at]), vector.type.as_pointer())
    builder.store(vector, pointer, align=1)


def _select(builder: Any, bits: Any, values: Any) -> Any:
    """A vector with the values in the lanes whose bit is set, and 0 in the others."""
    lanes = builder.bitcast(bits, ir.VectorType(ir.IntType(1), values.type.count))
    return builder.select(lanes, values, ir.Constant(values.type, None))


def offset_writer(width: int) -> Any:
    """Compiled code that writes a base plus each of so many int32 offsets: one vector."""

    @intrinsic
    def write_offsets(typing: Any, base: Any, offsets: Any, out: Any, at: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            source = make_array(signature.args[1])(context, builder, args[1])
            target = make_array(signature.args[2])(context, builder, args[2])
            bases = _splat(builder, builder.trunc(args[0], ir.IntType(32)), width)
            loaded = builder.load(builder.bitcast(source.data, bases.type.as_pointer()), align=4)
            _store(builder, builder.add(bases, loaded), target, args[3])
            return context.get_dummy_value()

        if offsets.dtype != types.int32 or out.dtype != types.int32:
            raise TypeError("offsets are read from an array of int32 and written to another")
        return types.void(types.int64, offsets, out, types.int64), generate

    return write_offsets


def bit_writer(width: int) -> Any:
    """Compiled code that writes a value for each set bit of so many and 0 for the others: one vector."""

    @intrinsic
    def write_bits(typing: Any, bits: Any, value: Any, out: Any, at: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            array = make_array(signature.args[2])(context, builder, args[2])
            bits = builder.trunc(args[0], ir.IntType(width))
            _store(builder, _select(builder, bits, _splat(builder, args[1], width)), array, args[3])
            return context.get_dummy_value()

        return types.void(types.int64, out.dtype, out, types.int64), generate

    return write_bits


@intrinsic
def write_eight(typing: Any, word: Any, unit: Any, out: Any, at: Any) -> Any:
    """Write the eight bytes of a word as floats in a unit: one vector.

    Plain code divides them one by one, since LLVM does not join the stores of a loop with divisions in it.
    """

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = make_array(signature.args[2])(context, builder, args[2])
        numbers = builder.bitcast(args[0], ir.VectorType(ir.IntType(8), EIGHT))
        floats = builder.uitofp(numbers, ir.VectorType(ir.FloatType(), EIGHT))
        _store(builder, builder.fdiv(floats, _splat(builder, args[1], EIGHT)), array, args[3])
        return context.get_dummy_value()

    return types.void(types.int64, types.float32, out, types.int64), generate


def bits_writer(widths: Sequence[int]) -> Any:
    """Compiled code that writes several sets of bits, each to its width, and returns the index behind the last.

    They are joined into words of 64 first. Each by itself would take half as long again, since most of the vectors
    would straddle two cache lines.
    """

    @intrinsic
    def write_words(typing: Any, sets: Any, value: Any, out: Any, at: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            array = make_array(signature.args[2])(context, builder, args[2])
            values = _splat(builder, args[1], WORD)
            word, filled, at = ir.IntType(WORD)(0), 0, args[3]
            for number, width in enumerate(widths):
                members = builder.extract_value(args[0], number)
                word = builder.or_(word, builder.shl(members, word.type(filled)))
                filled += width
                if filled >= WORD:
                    _store(builder, _select(builder, word, values), array, at)
                    at = builder.add(at, at.type(WORD))
                    filled -= WORD
                    word = builder.lshr(members, word.type(width - filled))
            _store(builder, _select(builder, word, values), array, at)
            return builder.add(at, at.type(filled))

        return types.int64(types.UniTuple(types.int64, len(widths)), out.dtype, out, types.int64), generate

    return write_words
