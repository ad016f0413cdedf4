"""Claiming stones: the proof, and winning a round by it."""

from __future__ import annotations

from highlands.bits import count, lowest
from highlands.compiling import compiled
from highlands.games.schotten_totten.cards import BLIND_MODE
from highlands.games.schotten_totten.formations import reach
from highlands.games.schotten_totten.table import STONES_TO_WIN, is_complete, open_stones, stone_size
from highlands.kernel import Table


@compiled
def side_reach(table: Table, seat: int, stone: int) -> int:
    """The worth of the best this side is or can still become, with only face-up cards excluded from coming."""
    return reach(
        int(table.side[seat, stone]),
        int(table.troops[seat, stone]),
        stone_size(table, stone),
        int(table.unseen),
        (table.modes[stone] & BLIND_MODE) != 0,
    )


@compiled
def may_claim(table: Table, seat: int, stone: int) -> bool:
    """Whether a seat's side is complete and provably not to be beaten; on equal worth, the side completed first wins.

    A side that is not complete yet (ST-8: perhaps never) is completed later than one that is.
    """
    if not is_complete(table, seat, stone):
        return False
    own = side_reach(table, seat, stone)
    other = side_reach(table, 1 - seat, stone)
    return own > other or (own == other and table.completed_first[stone] == seat)


@compiled
def claimable(table: Table, seat: int) -> int:
    """All stones that a seat may claim now."""
    result = 0
    waiting = open_stones(table)
    while waiting:
        stone = lowest(waiting)
        waiting &= waiting - 1
        if may_claim(table, seat, stone):
            result |= 1 << stone
    return result


@compiled
def has_won(table: Table, seat: int) -> bool:
    """Whether a seat holds three adjacent stones, or five."""
    stones = int(table.stones[seat])
    return (stones & stones >> 1 & stones >> 2) != 0 or count(stones) >= STONES_TO_WIN
