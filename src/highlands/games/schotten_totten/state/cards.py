"""The cards of Schotten Totten and the numbers that stand for them.

A clan card is `colour * 9 + strength - 1`, 0 to 53; a set of clan cards is a mask of 54 bits. A tactics card is
its kind, 0 to 8.
"""

from __future__ import annotations

import numpy as np

from highlands.engine.bits import count
from highlands.engine.compiling import compiled

# The numbers of the rules stand here and in `layout`, each of them once.
COLOURS = 6
STRENGTHS = 9
CLAN_CARDS = COLOURS * STRENGTHS
STONES = 9
SEATS = 2
JOKERS = 2
SPY_STRENGTH = 7
SHIELD_AT_MOST = 3
"""The Shield-Bearer is of any strength up to this."""

COLOUR_LETTERS = "ROYGBP"
COLOUR_NAMES = ("red", "orange", "yellow", "green", "blue", "purple")

# The kinds of tactics cards; of the first there are JOKERS. The elite troops come first, so that those on a side are
# a mask of kinds.
JOKER, SPY, SHIELD, BLIND, MUD, RECRUITER, STRATEGIST, BANSHEE, TRAITOR = range(9)
TACTICS_KINDS = TRAITOR + 1
TACTICS_CARDS = TACTICS_KINDS - 1 + JOKERS
TACTICS_NAMES = ("joker", "spy", "shield", "blind", "mud", "recruiter", "strategist", "banshee", "traitor")
TACTICS_DECK = np.array([*(JOKER,) * (JOKERS - 1), *range(TACTICS_KINDS)], dtype=np.int8)

# A set of tactics cards is one number to which each card adds its UNIT: two bits count the Jokers, one bit each the
# others. The Jokers have no names of their own, so nothing can be learnt from which of the two it was.
UNIT = np.array([1, *(2 << kind for kind in range(1, TACTICS_KINDS))], dtype=np.int64)
JOKER_COUNT = 3
ALL_TACTICS = int(UNIT[TACTICS_DECK].sum())

# Elite troops on a side, as a mask of these. No side ever has two Jokers: a player plays only one.
JOKER_TROOP, SPY_TROOP, SHIELD_TROOP = 1, 2, 4
TROOPS = 3

# Combat modes on a stone, as a mask of these.
BLIND_MODE, MUD_MODE = 1, 2

NO_CARD = -1
"""An unknown card in an observation."""

BIT = np.array([1 << n for n in range(CLAN_CARDS)], dtype=np.int64)
"""The set of one clan card."""

COLOUR = np.array([(1 << STRENGTHS) - 1 << colour * STRENGTHS for colour in range(COLOURS)], dtype=np.int64)
"""All clan cards of a colour."""

VALUE = np.array(
    [sum(1 << colour * STRENGTHS + value for colour in range(COLOURS)) for value in range(STRENGTHS)], dtype=np.int64
)
"""All clan cards of a strength; the index is the strength less one."""


@compiled
def clan_cards(colours: int, strengths: int) -> int:
    """The clan cards of a game: so many colours, each with the strengths from 1 up to this one."""
    cards = 0
    for colour in range(colours):
        cards |= (1 << strengths) - 1 << colour * STRENGTHS
    return cards


@compiled
def number_of(tactics: int, kind: int) -> int:
    """How many cards of a kind are in a set of tactics cards."""
    return tactics & JOKER_COUNT if kind == JOKER else tactics >> kind + 1 & 1


@compiled
def tactics_count(tactics: int) -> int:
    """How many cards are in a set of tactics cards."""
    return (tactics & JOKER_COUNT) + count(tactics & ~JOKER_COUNT)
