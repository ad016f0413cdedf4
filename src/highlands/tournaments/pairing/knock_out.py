"""Single elimination for two: byes in the first round up to a power of two, for those with the first lots.

A drawn game is played again with seats exchanged. If that one is drawn too, the better lot goes on.

All depends on results alone, and not on who is in now: who walks over has a result too, so that a pairing that was
decided once stays decided, whoever leaves or comes back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

MOST_GAMES = 2

Results = Callable[[int, int], Sequence[tuple[float, float]]]
"""What the one and the other got in their games; nothing both if neither came."""


class Bracket(NamedTuple):
    """How far a knock-out has come."""

    reached: dict[int, int]
    """The round that each has got to, from 0; the winner has one more than there are."""
    due: list[tuple[int, int]]
    """Whose game is due now, by seats; who has left loses it."""
    champion: int | None
    is_over: bool


def seeded(order: Sequence[int]) -> list[int | None]:
    """The places of the bracket: the first and the second can meet in the last round only; None is a bye.

    >>> seeded([0, 1, 2, 3, 4])
    [0, None, 3, 4, 1, None, 2, None]
    """
    places = [0]
    while len(places) < len(order):
        size = 2 * len(places)
        places = [place for one in places for place in (one, size - 1 - one)]
    return [order[place] if place < len(order) else None for place in places]


def play_bracket(order: Sequence[int], results: Results) -> Bracket:
    """What the games so far have led to, all of which are over; `order` has the first lots first."""
    reached = dict.fromkeys(order, 0)
    lots = {entrant: place for place, entrant in enumerate(order)}
    row, turn = seeded(order), 0
    while len(row) > 1:
        due: list[tuple[int, int]] = []
        following: list[int | None] = []
        for one, other in zip(row[::2], row[1::2], strict=True):
            winner, again = _decide(one, other, results, lots)
            following.append(winner)
            if again is not None:
                due.append(again)
        if due:
            return Bracket(reached, due, None, is_over=False)
        row, turn = following, turn + 1
        reached |= {entrant: turn for entrant in row if entrant is not None}
    return Bracket(reached, [], row[0] if row else None, is_over=True)


def _decide(
    one: int | None, other: int | None, results: Results, lots: dict[int, int]
) -> tuple[int | None, tuple[int, int] | None]:
    """Who goes on, or else the game that is due. Nobody goes on where neither came."""
    if one is None or other is None:
        return (other if one is None else one), None
    games = results(one, other)
    for ones, others in games:
        if ones != others:
            return (one if ones > others else other), None
        if not ones:
            return None, None
    better, worse = sorted((one, other), key=lots.__getitem__)
    if len(games) >= MOST_GAMES:
        return better, None
    return None, (better, worse) if len(games) % 2 == 0 else (worse, better)
