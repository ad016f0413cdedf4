"""The cards of Verräter and the numbers that stand for them.

Supply cards of equal value are alike, so a handful of them is never a list: it is one number in which four bits count
the cards of each value. Two handfuls are put together by adding and taken apart by subtracting.
"""

from __future__ import annotations

import numpy as np

from highlands.engine.compiling import compiled
from highlands.games.verraeter.numbers import FIRST_HAND_VALUES, MOST_PLAYERS, SUPPLY_COPIES, SUPPLY_VALUES

# Houses, and the circle of landscapes. A set of landscapes is a mask of 12 bits.
EAGLE, ROSE = 0, 1
HOUSES = 2
HOUSE_LETTERS = "ER"
HOUSE_NAMES = ("eagles", "roses")

KINDS = 6
KIND_LETTERS = "wprfvc"
KIND_NAMES = ("wasteland", "pasture", "river", "forest", "village", "city")
LANDSCAPES = 2 * KINDS
CIRCLE = (1 << LANDSCAPES) - 1
"""All landscapes."""
COLUMNS = MOST_PLAYERS
"""Victory points are printed for one to four winners."""

# Action cards; a set of them is a mask of 6 bits.
TRAITOR, FARMER, BUILDER, STRATEGIST, DIPLOMAT_2, DIPLOMAT_5 = range(6)
ACTION_CARDS = 6
ACTION_NAMES = ("traitor", "farmer", "builder", "strategist", "diplomat2", "diplomat5")
ALL_ACTIONS = (1 << ACTION_CARDS) - 1
NO_ACTION = -1
"""No action card kept (yet)."""
UNSEEN_ACTION = -2
"""An action card kept that the observer may not know."""

# Supply cards: a kind of them is the index of its value.
VALUES = len(SUPPLY_VALUES)
SUPPLY_VALUE = np.array(SUPPLY_VALUES, dtype=np.int64)
SUPPLY_NUMBER = np.array(SUPPLY_COPIES, dtype=np.int64)
SUPPLY_CARDS = int(SUPPLY_NUMBER.sum())
NO_CARD = -1
"""An unknown card: one that the observer may not know."""

COUNT_BITS = 4
COUNT_MASK = (1 << COUNT_BITS) - 1
UNIT = np.array([1 << COUNT_BITS * value for value in range(VALUES)], dtype=np.int64)
"""The handful of one card."""
ALL_SUPPLY = int((UNIT * SUPPLY_NUMBER).sum())
FIRST_HAND = sum(int(UNIT[SUPPLY_VALUES.index(value)]) for value in FIRST_HAND_VALUES)
"""The cards that everybody begins with."""

# For counting a handful: its even and odd fields lie apart in bytes, and a multiplication adds the bytes up.
_EVEN_FIELDS = 0x0F0F0F
_ADD_BYTES = 0x010101
_TOP_BYTE = 16
# The top bit of each field, which no count reaches: a subtraction that borrows clears it.
_GUARDS = 0x888888


@compiled
def number_of(handful: int, value: int) -> int:
    """How many cards of a value are in a handful."""
    return handful >> COUNT_BITS * value & COUNT_MASK


@compiled
def size_of(handful: int) -> int:
    """How many cards are in a handful."""
    pairs = (handful & _EVEN_FIELDS) + (handful >> COUNT_BITS & _EVEN_FIELDS)
    return pairs * _ADD_BYTES >> _TOP_BYTE & 0xFF


@compiled
def holds(handful: int, part: int) -> bool:
    """Whether a handful has all the cards of another."""
    return (handful | _GUARDS) - part & _GUARDS == _GUARDS


@compiled
def strength_of(handful: int) -> int:
    """The values of all cards of a handful together."""
    total = 0
    for value in range(VALUES):
        total += number_of(handful, value) * SUPPLY_VALUE[value]
    return total
