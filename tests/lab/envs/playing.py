"""Random play in the tests of the environments."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from highlands.engine import kernel
from highlands.engine.chance import Seed, below
from highlands.engine.state import new_state
from highlands.lab.envs import Batch
from highlands.lab.envs.arrays import BatchArrays

VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("schotten-totten", {}),
    ("schotten-totten", {"tactics": True, "rounds": 2}),
    ("schotten-totten", {"colours": 3, "stones": 5, "hand": 4, "expert": True}),
    ("verraeter", {"players": 3}),
    ("verraeter", {"players": 4}),
]
NAMES = ["plain", "tactics", "reduced", "three", "four"]


class Policy:
    """Plays any legal action of a mask, by dice of its own."""

    def __init__(self, seed: int) -> None:
        self.dice = Seed.of(f"policy {seed}").rng(0)

    def choose(self, mask: Any) -> int:
        legal = np.flatnonzero(mask)
        return int(legal[below(self.dice, len(legal))])


def all_of(batch: Batch) -> list[bytes]:
    """Everything that a batch shows."""
    shown = (batch.states, batch.observations, batch.masks, batch.to_move, batch.rewards, batch.done)
    return [array.tobytes() for array in shown]


def an_illegal_action(mask: Any) -> int:
    return int(np.flatnonzero(np.asarray(mask) == 0)[0])


def arrays_of(env: Any) -> BatchArrays:
    """The arrays behind an environment of Gymnasium."""
    arrays = env.unwrapped._games.arrays
    assert isinstance(arrays, BatchArrays)
    return arrays


def encoded_for(arrays: BatchArrays, row: int, seat: int) -> NDArray[Any]:
    """The observation of any seat."""
    observed, out = new_state(arrays.spec.state_dtype), np.zeros(arrays.spec.encoded, np.float32)
    kernel.observe(arrays.states[row], seat, observed)
    kernel.encode(observed, out)
    return arrays.spaces.of_observations(out)
