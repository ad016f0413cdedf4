"""Vectors in the code that intrinsics generate: the same value everywhere, and writing one to an array in one go."""

from __future__ import annotations

from typing import Any

from llvmlite import ir


def everywhere(builder: Any, value: Any, width: int) -> Any:
    """A vector with the same value in all places."""
    empty = ir.Constant(ir.VectorType(value.type, width), ir.Undefined)
    first = ir.Constant(ir.VectorType(ir.IntType(32), width), None)
    return builder.shuffle_vector(builder.insert_element(empty, value, ir.IntType(32)(0)), empty, first)


def store(builder: Any, vector: Any, array: Any, at: Any) -> None:
    """Write a vector to neighbouring places of an array, from anywhere on."""
    place = builder.bitcast(builder.gep(array.data, [at]), vector.type.as_pointer())
    builder.store(vector, place, align=1)
