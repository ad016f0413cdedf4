"""Compilations are reported, the beginning and the end of each."""

from __future__ import annotations

import sys

import pytest

from highlands.engine.compat.events import compilations, kernels_in
from highlands.engine.compat.jit import INTERPRETED
from highlands.engine.compiling import compiled

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")


def test_what_is_compiled_is_reported():
    reported: list[tuple[str, bool]] = []
    names: dict[str, object] = {"compiled": compiled, "__name__": "scratch"}
    exec("@compiled\ndef halved(number):\n    return number // 2", names)
    with compilations(lambda name, is_done: reported.append((name, is_done))):
        assert names["halved"](6) == 3  # type: ignore[operator]
    names["halved"](6.5)  # type: ignore[operator]
    assert reported == [("scratch.halved", False), ("scratch.halved", True)]


def test_the_kernels_of_a_module_are_found():
    from highlands.engine import bits

    assert "highlands.engine.bits.append_members" in kernels_in(bits)
    assert kernels_in(sys) == set()
