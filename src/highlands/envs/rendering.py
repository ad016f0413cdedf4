"""What an environment shows of a game: the board as text, or that text as an array of pixels."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from highlands.envs.pixels import pixels
from highlands.kernel import NOBODY, Table, conceal, new_table, to_move
from highlands.ruleset import Ruleset

MODES = ["human", "ansi", "rgb_array"]


def check_mode(mode: str | None) -> str | None:
    """A render mode that there is, or none; ValueError for another."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"a render mode is one of {', '.join(MODES)}, not {mode!r}")
    return mode


def sight_of_mover(rules: Ruleset, table: Table) -> Table:
    """The table as the player to move sees it; when the game is over, as a spectator does."""
    mover = to_move(table)
    return sight_of(rules, table, rules.seats(table) if mover == NOBODY else mover)


def sight_of(rules: Ruleset, table: Table, seat: int) -> Table:
    """The table as a seat sees it."""
    seen = new_table(rules.table_dtype)
    conceal(table, seat, seen)
    return seen


def render(rules: Ruleset, seen: Table, mode: str | None) -> str | NDArray[np.uint8] | None:
    """A seen table in a mode: text, pixels, or printed. Without a mode there is nothing to show."""
    if mode == "ansi":
        return rules.board(seen)
    if mode == "rgb_array":
        return pixels(rules.board(seen))
    if mode == "human":
        print(rules.board(seen))
    return None
