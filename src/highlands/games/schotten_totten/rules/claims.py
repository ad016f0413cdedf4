"""Claiming stones: the proof, and winning a round by it."""

from __future__ import annotations

import numpy as np

from highlands.engine.bits import count, lowest
from highlands.engine.compiling import compiled, compiled_inline
from highlands.games.schotten_totten.rules.sides import side_reach, side_reaches_at_least
from highlands.games.schotten_totten.state.cards import STONES
from highlands.games.schotten_totten.state.layout import (
    ADJACENT_TO_WIN,
    STONES_TO_WIN,
    State,
    is_complete,
    open_stones,
    was_first,
)

ROWS = tuple(((1 << ADJACENT_TO_WIN) - 1) << first for first in range(STONES - ADJACENT_TO_WIN + 1))
"""All sets of adjacent stones that win a round."""


def has_row(stones: int) -> bool:
    """Whether enough of these stones are adjacent to win a round."""
    return any(row & ~stones == 0 for row in ROWS)


def majority(border: int) -> int:
    """How many stones anywhere win a round on a border of so many; a shorter one is won by more than half of it."""
    return min(STONES_TO_WIN, border // 2 + 1)


WINNING = np.array(
    [
        [has_row(stones) or stones.bit_count() >= majority(border) for stones in range(1 << STONES)]
        for border in range(STONES + 1)
    ],
    dtype=np.bool_,
)
"""For every length of the border and every set of stones, whether it wins a round."""


@compiled
def may_claim(state: State, seat: int, stone: int) -> bool:
    """Whether a seat's side is complete and provably not to be beaten; on equal worth, the side completed first wins.

    A side that is not complete yet (ST-8: perhaps never) is completed later than one that is.
    """
    if not is_complete(state, seat, stone):
        return False
    own = int(state.worth[seat, stone])
    if is_complete(state, 1 - seat, stone):
        other = int(state.worth[1 - seat, stone])
    elif side_reaches_at_least(state, 1 - seat, stone) > own:
        return False
    else:
        other = side_reach(state, 1 - seat, stone)
    return own > other or (own == other and was_first(state, seat, stone))


@compiled
def claimable(state: State, seat: int) -> int:
    """All stones that a seat may claim now."""
    result = 0
    remaining = open_stones(state) & int(state.complete[seat])
    while remaining:
        stone = lowest(remaining)
        remaining &= remaining - 1
        if may_claim(state, seat, stone):
            result |= 1 << stone
    return result


@compiled_inline
def wins_with(state: State, stones: int) -> bool:
    """Whether these stones win a round."""
    return bool(WINNING[count(state.border), stones])


@compiled_inline
def has_won(state: State, seat: int) -> bool:
    """Whether a seat holds stones that win the round."""
    return wins_with(state, int(state.stones[seat]))
