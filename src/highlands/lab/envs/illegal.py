"""What becomes of an illegal action, in every environment: an option of the user's."""

from __future__ import annotations

from typing import Any, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from highlands.engine.chance import Rng, below
from highlands.lab.envs import stepping

IllegalAction = Literal["raise", "forfeit", "random"]
"""`raise`: NotAllowedError, and nothing changes. `forfeit`: it ends the game, the offender gets -1 and the others 0.
`random`: a random legal action is carried out instead."""


def check_illegal(illegal: str) -> None:
    """ValueError for what is no way to treat an illegal action."""
    if illegal not in get_args(IllegalAction):
        ways = ", ".join(map(repr, get_args(IllegalAction)))
        raise ValueError(f"what becomes of an illegal action is one of {ways}, not {illegal!r}")


def illegal_rows(buffers: stepping.Buffers, actions: NDArray[np.int64]) -> list[int]:
    """The rows whose action is not legal, in order."""
    rows, end = [], len(actions)
    row = stepping.first_illegal(buffers, actions, 0, end)
    while row < end:
        rows.append(int(row))
        row = stepping.first_illegal(buffers, actions, row + 1, end)
    return rows


def replace_rows(buffers: stepping.Buffers, rngs: Any, rows: list[int], actions: NDArray[np.int64]) -> None:
    """Give these rows random legal actions, each from the generator of its row."""
    for row in rows:
        stepping.choose_at_random(buffers, rngs, actions, row, row + 1)


def random_legal(mask: NDArray[np.int8], rng: Rng) -> int:
    """A random legal action of one game, all equally likely."""
    legal = np.flatnonzero(mask)
    return int(legal[below(rng, len(legal))])
