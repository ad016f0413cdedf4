"""The bundles: every handful of up to five supply cards, numbered, and what can be taken from each.

A hand is a bundle, and so is what a player lays or discards from it. Bundles are numbered by size, then by their cards
from small to large, so that all bundles of a size stand together.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, product

import numpy as np

from highlands.engine.compiling import compiled
from highlands.games.verraeter.numbers import HAND_LIMIT
from highlands.games.verraeter.state.cards import SUPPLY_NUMBER, UNIT, VALUES, number_of

Counts = tuple[int, ...]


def _all_counts() -> list[Counts]:
    """The cards of each value in every handful of 0 to 5 supply cards, in the order of their numbers."""
    picks = (pick for size in range(HAND_LIMIT + 1) for pick in combinations_with_replacement(range(VALUES), size))
    all_counts = (tuple(pick.count(value) for value in range(VALUES)) for pick in picks)
    return [counts for counts in all_counts if all(np.array(counts) <= SUPPLY_NUMBER)]


_COUNTS = _all_counts()
_NUMBERS = {counts: number for number, counts in enumerate(_COUNTS)}

BUNDLES = len(_COUNTS)
BUNDLE = np.array([np.dot(counts, UNIT) for counts in _COUNTS], dtype=np.int64)
"""The handful of each bundle."""
SIZE_BEGINS = np.searchsorted([sum(counts) for counts in _COUNTS], range(HAND_LIMIT + 2)).astype(np.int64)
"""The first bundle of each size."""

# The bundle of a handful is looked up at the number whose digits are the counts; each value has its own base.
_WEIGHT = np.cumprod([1, *(SUPPLY_NUMBER[:-1] + 1)]).astype(np.int64)
_AT = np.full(int(_WEIGHT[-1] * (SUPPLY_NUMBER[-1] + 1)), -1, dtype=np.int16)
for _number, _counts in enumerate(_COUNTS):
    _AT[np.dot(_counts, _WEIGHT)] = _number

# What can be taken from each bundle, from small to large, and where among it each size begins.
_PARTS = [sorted(_NUMBERS[part] for part in product(*(range(count + 1) for count in counts))) for counts in _COUNTS]
PARTS = np.array([parts + [-1] * (2**HAND_LIMIT - len(parts)) for parts in _PARTS], dtype=np.int16)
PARTS_BEGIN = np.array([np.searchsorted(parts, SIZE_BEGINS) for parts in _PARTS], dtype=np.int16)


@compiled
def bundle_of(handful: int) -> int:
    """The number of the bundle with these cards: at most five."""
    place = 0
    for value in range(VALUES):
        place += number_of(handful, value) * _WEIGHT[value]
    return int(_AT[place])
