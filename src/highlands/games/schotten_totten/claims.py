"""Claiming stones: the proof, and winning a round by it."""

from __future__ import annotations

from highlands.bits import count, lowest
from highlands.compiling import compiled, compiled_in_place
from highlands.games.schotten_totten.sides import side_reach, side_reaches_at_least
from highlands.games.schotten_totten.table import STONES_TO_WIN, is_complete, open_stones, was_first
from highlands.kernel import Table


@compiled
def may_claim(table: Table, seat: int, stone: int) -> bool:
    """Whether a seat's side is complete and provably not to be beaten; on equal worth, the side completed first wins.

    A side that is not complete yet (ST-8: perhaps never) is completed later than one that is.
    """
    if not is_complete(table, seat, stone):
        return False
    own = int(table.worth[seat, stone])
    if is_complete(table, 1 - seat, stone):
        other = int(table.worth[1 - seat, stone])
    elif side_reaches_at_least(table, 1 - seat, stone) > own:
        return False
    else:
        other = side_reach(table, 1 - seat, stone)
    return own > other or (own == other and was_first(table, seat, stone))


@compiled
def claimable(table: Table, seat: int) -> int:
    """All stones that a seat may claim now."""
    result = 0
    waiting = open_stones(table) & int(table.complete[seat])
    while waiting:
        stone = lowest(waiting)
        waiting &= waiting - 1
        if may_claim(table, seat, stone):
            result |= 1 << stone
    return result


@compiled_in_place
def has_won(table: Table, seat: int) -> bool:
    """Whether a seat holds three adjacent stones, or five."""
    stones = int(table.stones[seat])
    return (stones & stones >> 1 & stones >> 2) != 0 or count(stones) >= STONES_TO_WIN
