"""Sets as integers: compiled code says what Python does."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from highlands.engine.bits import BLOCK, append_block, append_members, count, highest, lowest
from highlands.engine.compiling import INTERPRETED, compiled

sets = st.integers(1, 2**62 - 1)


@compiled
def asked(mask):
    """What kernels ask."""
    return count(mask), lowest(mask), highest(mask)


@compiled
def listed(base, each, out, number):
    """What kernels do."""
    append_block(base, each, out, number)


@given(sets)
def test_the_three_questions(mask: int):
    members = [place for place in range(62) if mask >> place & 1]
    assert asked(mask) == (len(members), members[0], members[-1])
    assert (count(mask), lowest(mask), highest(mask)) == asked(mask)


@given(sets, st.integers(0, 1000), st.integers(0, 5))
def test_the_members_are_listed_in_order(mask: int, base: int, number: int):
    out = np.zeros(80, np.int32)
    behind = append_members(base, mask, out, number)
    assert out[number:behind].tolist() == [base + place for place in range(62) if mask >> place & 1]
    assert not out[:number].any()
    assert not out[behind:].any()


@given(st.lists(st.integers(-(10**6), 10**6), min_size=BLOCK, max_size=BLOCK), st.integers(0, 2000), st.integers(0, 9))
def test_sixteen_are_listed_in_one_go(each: list[int], base: int, number: int):
    numbers = np.array([[0] * BLOCK, each], np.int32)
    compiled_out, plain = np.zeros(40, np.int32), np.zeros(40, np.int32)
    listed(base, numbers[1], compiled_out, number)
    append_block(base, numbers[1], plain, number)
    assert compiled_out.tobytes() == plain.tobytes()
    assert plain[number : number + BLOCK].tolist() == [base + one for one in each]


@pytest.mark.skipif(INTERPRETED, reason="only compiled code minds")
def test_other_numbers_than_those_of_a_list_are_not_written():
    with pytest.raises(Exception, match="int32"):
        listed(0, np.zeros(BLOCK, np.int64), np.zeros(40, np.int32), 0)
