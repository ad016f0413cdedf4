"""Claiming stones: the proof, and winning a round by it."""

from __future__ import annotations

from highlands.engine.bits import count, lowest
from highlands.engine.compiling import compiled, compiled_in_place
from highlands.games.schotten_totten.rules.sides import side_reach, side_reaches_at_least
from highlands.games.schotten_totten.state.layout import STONES_TO_WIN, State, is_complete, open_stones, was_first


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
    waiting = open_stones(state) & int(state.complete[seat])
    while waiting:
        stone = lowest(waiting)
        waiting &= waiting - 1
        if may_claim(state, seat, stone):
            result |= 1 << stone
    return result


@compiled_in_place
def has_won(state: State, seat: int) -> bool:
    """Whether a seat holds three adjacent stones, or five."""
    stones = int(state.stones[seat])
    return (stones & stones >> 1 & stones >> 2) != 0 or count(stones) >= STONES_TO_WIN
