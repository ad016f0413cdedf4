"""Intrinsics say what Python does; what is written with them is tested with `bits`, `copying` and `encoding`."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from highlands.engine.compat.intrinsics import leading_zeros, trailing_zeros
from highlands.engine.compat.jit import INTERPRETED
from highlands.engine.compiling import compiled

pytestmark = pytest.mark.skipif(INTERPRETED, reason="there are none")


@compiled
def zeros(mask):
    """Below and above."""
    return trailing_zeros(mask), leading_zeros(mask)


@given(st.integers(1, 2**63 - 1))
def test_zero_bits_are_counted(mask: int):
    assert zeros(mask) == ((mask & -mask).bit_length() - 1, 64 - mask.bit_length())
