"""Tensor for learning: floats from 0 to 1, and bytes that are their parts, written in one go."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from highlands.engine.compiling import compiled
from highlands.engine.encoding import (
    sets_writer,
    units,
    write_bits,
    write_bytes,
    write_number,
    write_scaled_set,
    write_set,
)

dtypes = st.sampled_from([np.float32, np.uint8])
UNTOUCHED = 9


def room(dtype: Any) -> Any:
    return np.full(96, UNTOUCHED, dtype)


@compiled
def put_one(number, whole, out, at):
    """What kernels do."""
    write_number(number, whole, out, at)


@compiled
def put_word(word, whole, out, at):
    """The same for the bytes of a word."""
    write_bytes(word, whole, out, at)


@given(st.integers(0, 2**62 - 1), st.integers(1, 62), st.integers(1, 9), st.integers(0, 20), dtypes)
def test_a_set_is_written_as_python_would(members: int, number: int, whole: int, at: int, dtype: Any):
    members &= (1 << number) - 1
    compiled_out, plain = room(dtype), room(dtype)
    width = next(width for width in (8, 16, 32, 64) if number <= width)
    assert write_scaled_set(members, number, whole, compiled_out, at) == at + number
    write_bits(members, width, whole, plain, at)
    assert compiled_out.tobytes() == plain.tobytes()
    assert (plain[:at] == UNTOUCHED).all()
    assert (plain[at + width :] == UNTOUCHED).all()
    part = np.float32(1) / np.float32(whole) if dtype == np.float32 else 1
    assert plain[at : at + number].tolist() == [part if members >> place & 1 else 0 for place in range(number)]


WIDTHS = ((3,), (62, 62, 62), (54, 54, 18, 27, 9, 60, 1), (32, 32, 64 - 2, 2, 5))
WRITERS = [sets_writer(widths) for widths in WIDTHS]


def in_compiled_code(writer: Any) -> Any:
    """What kernels do with it."""

    @numba.njit
    def put_sets(sets, out, at):
        return writer(sets, out, at)

    return put_sets


COMPILED_WRITERS = [in_compiled_code(writer) for writer in WRITERS]


@given(st.integers(0, 3), st.lists(st.integers(0, 2**62 - 1), min_size=7, max_size=7), st.integers(0, 20), dtypes)
def test_sets_one_behind_the_other_are_written_as_each_by_itself(number: int, sets: list[int], at: int, dtype: Any):
    widths = WIDTHS[number]
    parts = tuple(members & (1 << width) - 1 for members, width in zip(sets, widths, strict=False))
    compiled_out, plain = np.full(400, UNTOUCHED, dtype), np.full(400, UNTOUCHED, dtype)
    behind = at + sum(widths)
    assert COMPILED_WRITERS[number](parts, compiled_out, at) == WRITERS[number](parts, plain, at) == behind
    assert compiled_out[:behind].tobytes() == plain[:behind].tobytes()
    # In whole words, of which the last is filled up.
    words = at + sum(widths) // 64 * 64 + 64
    assert (compiled_out[behind:words] == 0).all()
    assert (compiled_out[words:] == UNTOUCHED).all()
    expected = [members >> place & 1 for members, width in zip(parts, widths, strict=True) for place in range(width)]
    assert plain[at:behind].tolist() == expected


def test_a_mark_is_one():
    out = room(np.float32)
    assert write_set(0b101, 3, out, 4) == 7
    assert out[4:12].tolist() == [1, 0, 1, 0, 0, 0, 0, 0]


@given(st.integers(1, 500), st.integers(0, 500), dtypes)
def test_a_number_is_parts_of_a_whole(whole: int, number: int, dtype: Any):
    compiled_out, plain = room(dtype), room(dtype)
    put_one(number, whole, compiled_out, 3)
    write_number(number, whole, plain, 3)
    assert compiled_out.tobytes() == plain.tobytes()
    # Small numbers are divided in 32 bits as they would be in 64.
    assert plain[3] == (np.float32(number / whole) if dtype == np.float32 else min(number, 255))


@given(st.lists(st.integers(0, 255), min_size=8, max_size=8), st.integers(1, 9), st.integers(0, 20), dtypes)
def test_the_bytes_of_a_word_are_numbers(numbers: list[int], unit: int, at: int, dtype: Any):
    word = int.from_bytes(bytes(numbers), "little", signed=True)
    compiled_out, plain = room(dtype), room(dtype)
    put_word(word, unit, compiled_out, at)
    write_bytes(word, unit, plain, at)
    assert compiled_out.tobytes() == plain.tobytes()
    assert (plain[at : at + 8] / (1 if dtype == np.float32 else np.float32(unit))).tolist() == [
        np.float32(number) / np.float32(unit) for number in numbers
    ]
    assert (plain[:at] == UNTOUCHED).all()
    assert (plain[at + 8 :] == UNTOUCHED).all()


def test_units_are_those_of_the_blocks():
    layout = (("one", (2, 2), ""), ("two", (3,), ""), ("three", (2, 2), ""))
    assert units(layout, {"two": 7, "three": (1, 5)}).tolist() == [1, 1, 1, 1, 7, 7, 7, 1, 5, 1, 5]
    with pytest.raises(ValueError, match="broadcast"):
        units(layout, {"one": (1, 2, 3)})
