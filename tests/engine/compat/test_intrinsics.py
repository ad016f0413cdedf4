"""Intrinsics say what Python does; what is written with them is tested with `bits`, `copying` and `encoding`."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from highlands.engine.compat.intrinsics import leading_zeros
from highlands.engine.compat.jit import INTERPRETED
from highlands.engine.compiling import compiled

pytestmark = pytest.mark.skipif(INTERPRETED, reason="there are none")


@compiled
def zeros_above(mask):
    """What `bits.highest` is made of."""
    return leading_zeros(mask)


@given(st.integers(1, 2**63 - 1))
def test_zero_bits_are_counted(mask: int):
    assert zeros_above(mask) == 64 - mask.bit_length()
