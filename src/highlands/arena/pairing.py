"""Which games a contest has: every deal is played with all exchanges of seats, so that luck falls on everybody alike.

A *deal* is one seed and one order of bots around the table. Its games are the same shuffle with the bots moved on by
one seat each time, until everybody has had every hand: with two seats the mirrored pair, with four seats four games.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

import msgspec

from highlands.engine.chance import Seed

Seating = tuple[int, ...]
"""The bots by seats, each as its place in the list of bots."""


class Fixture(msgspec.Struct, frozen=True):
    """One game to be played."""

    number: int
    """Counted from 1, through all deals."""
    deal: int
    """Counted from 1."""
    seed: str
    """The seed of the shuffle: the same for all games of a deal."""
    seating: Seating


def tables(bots: int, seats: int) -> list[Seating]:
    """Who meets whom, without regard to the order around the table.

    As many bots as seats, or more: everybody meets everybody. Two bots at a larger table: the first alone among
    several of the second, so that its share of the victories tells their difference. Otherwise, three bots at a table
    of four, each in turn has two seats.

    >>> tables(3, 2), tables(2, 4), tables(3, 4)
    ([(0, 1), (0, 2), (1, 2)], [(0, 1, 1, 1)], [(0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2)])
    """
    if bots >= seats:
        return list(combinations(range(bots), seats))
    if bots == 2:
        return [(0, *[1] * (seats - 1))]
    extra = combinations(range(bots), seats - bots)
    return [tuple(sorted((*range(bots), *twice))) for twice in extra]


def orders(bots: int, seats: int) -> list[Seating]:
    """The orders around the table in which deals are played, one after another.

    Who sits before whom matters with more than two, so each table comes in all orders; all tables come once before
    any comes again.

    >>> orders(3, 3)
    [(0, 1, 2), (0, 2, 1)]
    """
    by_table = [_circles(table) for table in tables(bots, seats)]
    return [circles[place] for place in range(max(map(len, by_table))) for circles in by_table if place < len(circles)]


def _circles(table: Seating) -> list[Seating]:
    """The different orders of a table, where only the neighbours count."""
    found: dict[frozenset[Seating], Seating] = {}
    for order in permutations(table):
        found.setdefault(frozenset(_moved_on(order, by) for by in range(len(order))), order)
    return list(found.values())


def _moved_on(order: Seating, by: int) -> Seating:
    """The same order around the table, everybody so many seats further on."""
    return tuple(order[(seat - by) % len(order)] for seat in range(len(order)))


class Programme:
    """All games of a contest, in their order; without end, as many as one likes."""

    def __init__(self, bots: int, seats: int, seed: str) -> None:
        """Take how many bots and seats there are, and the contest's seed, from which all seeds of deals follow."""
        self.seats = seats
        self._orders = orders(bots, seats)
        self._seed = seed

    @property
    def games_a_deal(self) -> int:
        """Everybody comes to every seat once."""
        return self.seats

    def whole_deals(self, games: int) -> int:
        """So many games, rounded up to whole deals."""
        return -(-games // self.games_a_deal) * self.games_a_deal

    def fixture(self, number: int) -> Fixture:
        """A game by its number."""
        before, turn = divmod(number - 1, self.games_a_deal)
        seed = Seed.of(f"arena {self._seed} deal {before + 1}").hex()
        return Fixture(number, before + 1, seed, _moved_on(self._orders[before % len(self._orders)], turn))

    def fixtures(self, games: int) -> Iterator[Fixture]:
        """The first games."""
        return map(self.fixture, range(1, games + 1))
