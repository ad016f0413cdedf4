"""The beginning of a table is copied in one go: all fields that lie in it, and nothing behind."""

from __future__ import annotations

import numpy as np
import pytest

from highlands.engine.compiling import compiled
from highlands.engine.copying import copy_prefix
from highlands.engine.state import State, new_state, state_from_bytes
from highlands.games.schotten_totten.state.layout import PUBLIC_SIZE, STATE, PublicState
from highlands.games.schotten_totten.state.layout import State as FullState


@compiled
def copied(state, out, size):
    """What kernels do."""
    copy_prefix(state, out, size)


def random_table() -> State:
    return state_from_bytes(np.random.default_rng(1).bytes(STATE.itemsize), STATE)


@pytest.mark.parametrize("copy", [copied, copy_prefix], ids=["compiled", "interpreted"])
def test_the_fields_of_the_beginning_are_copied_and_no_others(copy):
    state, out = random_table(), new_state(STATE)
    copy(state, out, PUBLIC_SIZE)
    for name in PublicState.__annotations__:
        assert np.array_equal(out[name], state[name])
    for name in FullState.__annotations__:
        assert not np.any(out[name])


@pytest.mark.parametrize("copy", [copied, copy_prefix], ids=["compiled", "interpreted"])
def test_a_whole_state_can_be_copied(copy):
    state, out = random_table(), new_state(STATE)
    copy(state, out, STATE.itemsize)
    assert all(np.array_equal(out[name], state[name]) for name in STATE.names or ())
