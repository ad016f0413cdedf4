"""Random play in the tests of the environments."""

from __future__ import annotations

from typing import Any

import numpy as np

from highlands.engine.chance import Seed, below
from highlands.lab.envs.rows import Rows

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


def an_illegal_action(mask: Any) -> int:
    return int(np.flatnonzero(np.asarray(mask) == 0)[0])


def rows_of(env: Any) -> Rows:
    """The arrays behind an environment of Gymnasium."""
    rows = env.unwrapped._seated.rows
    assert isinstance(rows, Rows)
    return rows
