"""Compiled code calls the kernel for a type straight: nothing between is compiled."""

from __future__ import annotations

import numpy as np
import pytest

from highlands.engine import kernel
from highlands.engine.compat.events import compilations
from highlands.engine.compat.jit import INTERPRETED
from highlands.engine.compiling import compiled
from highlands.engine.state import new_state
from highlands.games import BUILT_IN, game_spec

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")


def test_each_game_has_its_own_and_only_that_is_compiled():
    names: dict[str, object] = {"compiled": compiled, "to_move": kernel.to_move, "__name__": "scratch"}
    exec("@compiled\ndef mover_after(state):\n    return to_move(state) + 1", names)
    compiled_names: set[str] = set()
    with compilations(lambda name, is_done: compiled_names.add(name)):
        for name in BUILT_IN:
            state = new_state(game_spec(name).state_dtype)
            state["mover"] = 1
            assert names["mover_after"](state) == kernel.to_move(state) + 1  # type: ignore[operator]
    assert not [name for name in compiled_names if "lambda" in name or "choice" in name]
    assert "scratch.mover_after" in compiled_names


def test_a_state_of_no_game_is_refused():
    names: dict[str, object] = {"compiled": compiled, "to_move": kernel.to_move, "__name__": "scratch"}
    exec("@compiled\ndef mover_of(state):\n    return to_move(state)", names)
    with pytest.raises(Exception, match="chosen kernel to_move"):
        names["mover_of"](np.zeros(3))  # type: ignore[operator]
