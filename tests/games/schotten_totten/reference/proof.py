"""Who may claim a stone, by brute force: slow and obvious, to check the engine against.

Every completion of a side and every reading of its wild cards is tried, one after the other. Cards are written as in
docs/notation.md. Nothing here is clever; results are remembered, and that is all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations, pairwise, product

Concrete = tuple[str, int]
"""A colour and a strength: what a card stands for when the stone is decided."""
Strength = tuple[int, int]
"""The rank of the formation and the total: the greater pair is the stronger side."""

COLOURS = "ROYGBP"
STRENGTHS = range(1, 10)
CLAN = tuple(f"{colour}{value}" for colour in COLOURS for value in STRENGTHS)

SUM, RUN, COLOUR, OF_A_KIND, COLOUR_RUN = range(5)

READINGS: dict[str, list[Concrete]] = {
    **{card: [(card[0], int(card[1]))] for card in CLAN},
    # ST-1: a wild card may stand for any card, also for one that lies on the table or on the same side.
    "joker": [(colour, value) for colour in COLOURS for value in STRENGTHS],
    "spy": [(colour, 7) for colour in COLOURS],
    "shield": [(colour, value) for colour in COLOURS for value in (1, 2, 3)],
}
"""All that a card on a side can stand for."""


def strength(cards: Sequence[Concrete], blind: bool) -> Strength:
    """The formation and the total of 3 or 4 concrete cards."""
    values = sorted(value for _, value in cards)
    total = sum(values)
    one_colour = len({colour for colour, _ in cards}) == 1
    one_value = len(set(values)) == 1
    run = all(high == low + 1 for low, high in pairwise(values))
    if blind:
        return SUM, total
    if one_colour and run:
        return COLOUR_RUN, total
    if one_value:
        return OF_A_KIND, total
    if one_colour:
        return COLOUR, total
    if run:
        return RUN, total
    return SUM, total


def strongest_reading(side: Iterable[str], blind: bool) -> Strength:
    """The strength of a complete side, its wild cards read to its owner's best (ST-2)."""
    return _strongest_reading(tuple(sorted(side)), blind)


@lru_cache(maxsize=1_000_000)
def _strongest_reading(side: tuple[str, ...], blind: bool) -> Strength:
    return max(strength(cards, blind) for cards in product(*(READINGS[card] for card in side)))


def completions(side: Sequence[str], unseen: Iterable[str], size: int) -> Iterable[tuple[str, ...]]:
    """Every choice of unseen clan cards that fills a side: just the empty one if it is complete already."""
    return combinations(sorted(unseen, reverse=True), size - len(side))


def best(side: Sequence[str], unseen: Iterable[str], size: int, blind: bool) -> Strength | None:
    """The strongest that a side can become, or None if it can not be completed (ST-8)."""
    found = (strongest_reading((*side, *more), blind) for more in completions(side, unseen, size))
    return max(found, default=None)


def beating_completion(
    own: Sequence[str], other: Sequence[str], own_first: bool, unseen: Iterable[str], size: int, blind: bool
) -> tuple[str, ...] | None:
    """Cards that would let the other side beat one's own complete side (ST-12), or None if there are none."""
    return _beating_completion(tuple(own), tuple(other), own_first, frozenset(unseen), size, blind)


@lru_cache(maxsize=10_000)
def _beating_completion(
    own: tuple[str, ...], other: tuple[str, ...], own_first: bool, unseen: frozenset[str], size: int, blind: bool
) -> tuple[str, ...] | None:
    mine = strongest_reading(own, blind)
    # A side that is still to be completed is completed later than one's own.
    ties_are_mine = own_first or len(other) < size
    for more in completions(other, unseen, size):
        theirs = strongest_reading((*other, *more), blind)
        if theirs > mine or (theirs == mine and not ties_are_mine):
            return more
    return None


def may_claim(
    own: Sequence[str], other: Sequence[str], own_first: bool, unseen: Iterable[str], size: int, blind: bool
) -> bool:
    """Whether the owner of a side may claim the stone; own_first matters only if both sides are complete."""
    return len(own) == size and beating_completion(own, other, own_first, unseen, size, blind) is None
