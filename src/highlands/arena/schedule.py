"""The schedule of a contest: every deal is played with all rotations of seats, so that luck cancels out.

A *deal* is one seed and one order of bots around the table. Its games have the same shuffle, with the bots moved on by
one seat each time until each has had every hand: with two seats a mirrored pair, with four seats four games.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

import msgspec

from highlands.engine.chance import Seed

Seating = tuple[int, ...]
"""The bots by seats, each as its index in the list of bots."""


class Pairing(msgspec.Struct, frozen=True):
    """One game of a schedule: which bots play on which seats, and which shuffle."""

    number: int
    """From 1, through all deals."""
    deal: int
    """From 1."""
    seed: str
    """The seed of the shuffle: the same for all games of a deal."""
    seating: Seating


def groups(bots: int, seats: int) -> list[Seating]:
    """Which bots meet, without regard to the order around the table.

    As many bots as seats, or more: a round robin of all combinations. Two bots and more seats: the first alone among
    several of the second, so that its share of the victories measures their difference. Otherwise (three bots, four
    seats) each in turn has two seats.

    >>> groups(3, 2), groups(2, 4), groups(3, 4)
    ([(0, 1), (0, 2), (1, 2)], [(0, 1, 1, 1)], [(0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2)])
    """
    if bots >= seats:
        return list(combinations(range(bots), seats))
    if bots == 2:
        return [(0, *[1] * (seats - 1))]
    extra = combinations(range(bots), seats - bots)
    return [tuple(sorted((*range(bots), *twice))) for twice in extra]


def seat_orders(bots: int, seats: int) -> list[Seating]:
    """The orders around the table in which deals are played, one after another.

    With more than two seats it matters who sits before whom, so each group comes in all its circular orders; all
    groups come once before any comes again.

    >>> seat_orders(3, 3)
    [(0, 1, 2), (0, 2, 1)]
    """
    by_group = [_circular_orders(group) for group in groups(bots, seats)]
    return [orders[place] for place in range(max(map(len, by_group))) for orders in by_group if place < len(orders)]


def _circular_orders(group: Seating) -> list[Seating]:
    """The orders of a group up to rotation."""
    found: dict[frozenset[Seating], Seating] = {}
    for order in permutations(group):
        found.setdefault(frozenset(_rotated(order, by) for by in range(len(order))), order)
    return list(found.values())


def _rotated(order: Seating, by: int) -> Seating:
    """The same circular order, everybody so many seats further on."""
    return tuple(order[(seat - by) % len(order)] for seat in range(len(order)))


class Schedule:
    """All games of a contest, in their order; endless."""

    def __init__(self, bots: int, seats: int, seed: str) -> None:
        """Take how many bots and seats there are, and the contest's seed, which the seeds of all deals follow from."""
        self.seats = seats
        self._orders = seat_orders(bots, seats)
        self._seed = seed

    @property
    def games_per_deal(self) -> int:
        """One for every rotation of the seats."""
        return self.seats

    def whole_deals(self, games: int) -> int:
        """A number of games, rounded up to whole deals."""
        return -(-games // self.games_per_deal) * self.games_per_deal

    def pairing(self, number: int) -> Pairing:
        """A game by its number."""
        before, rotation = divmod(number - 1, self.games_per_deal)
        seed = Seed.of(f"arena {self._seed} deal {before + 1}").hex()
        return Pairing(number, before + 1, seed, _rotated(self._orders[before % len(self._orders)], rotation))

    def pairings(self, games: int) -> Iterator[Pairing]:
        """The first games."""
        return map(self.pairing, range(1, games + 1))
