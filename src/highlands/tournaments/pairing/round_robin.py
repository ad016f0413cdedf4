"""Everybody plays everybody: the circle method with Berger's colours, by which all begin half of their games."""

from __future__ import annotations

from collections.abc import Sequence


def rounds_of(entrants: int, cycles: int = 1) -> int:
    """How many rounds there are.

    >>> rounds_of(4), rounds_of(5), rounds_of(4, 2)
    (3, 5, 6)
    """
    return cycles * (entrants - 1 + entrants % 2)


def pair_round_robin(entrants: Sequence[int], round_number: int) -> tuple[list[tuple[int, int]], list[int]]:
    """The pairs of a round (from 0), who begins first in each, and who is free. Every second cycle exchanges seats.

    >>> pair_round_robin("abcd", 0), pair_round_robin("abc", 1)
    (([('a', 'd'), ('b', 'c')], []), ([('a', 'b')], ['c']))
    """
    size = len(entrants) + len(entrants) % 2
    cycle, turn = divmod(round_number, size - 1)
    pairs, free = [], []
    for one in range(size - 1):
        other = (turn - one) % (size - 1)
        if other == one:
            other = size - 1
        if other < one:
            continue
        if other >= len(entrants):
            free.append(entrants[one])
            continue
        begins = _begins(one, other, size) != (cycle % 2 == 1)
        pairs.append((entrants[one], entrants[other]) if begins else (entrants[other], entrants[one]))
    return pairs, free


def _begins(one: int, other: int, size: int) -> bool:
    """Whether the lower of two places begins: so everybody begins as often as not, within one."""
    return one < size // 2 if other == size - 1 else (one + other) % 2 == 1
