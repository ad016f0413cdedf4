"""The table of Schotten Totten: one record that holds a whole match, and the questions asked of it most."""

from __future__ import annotations

from typing import Any

import numpy as np

from highlands.bits import count
from highlands.compiling import compiled_in_place
from highlands.games.schotten_totten.cards import CLAN_CARDS, MUD_MODE, SEATS, STONES, TACTICS_CARDS
from highlands.kernel import Table, table_dtype

NOBODY = -1
SPECTATOR = SEATS
PUZZLE = SEATS + 1
"""The seer of a written position with unknown cards: nobody in particular."""

PLAY, CLAIM, DRAW, RECRUIT, RETURN, OVER = range(6)
STEP_NAMES = ("play", "claim", "draw", "recruit", "return", "over")
DEAL = OVER + 1
"""Between two rounds, inside one action only: no table is ever left like this."""

SIDE_SIZE = 3
MUD_SIZE = 4
STONES_TO_WIN = 5
BASE_HAND, TACTICS_HAND = 6, 7
MOST_ROUNDS = 99
ROUND_POINTS = 5

OPTIONS = table_dtype(
    [
        ("tactics", np.int8),
        ("expert", np.int8),
        ("rounds", np.int8),
        ("first", np.int8),  # the seat, or NOBODY for one drawn by lot
        ("colours", np.int8),  # fewer of these three make a reduced game, for study
        ("stones", np.int8),
        ("hand", np.int8),
    ]
)

PUBLIC: list[tuple[Any, ...]] = [
    # What everybody sees (ST-17). Clan cards, as masks.
    ("side", np.int64, (SEATS, STONES)),
    ("unseen", np.int64),  # never yet face up: in a hand or the deck
    ("discard", np.int64),
    # Stones, as masks, and who completed a side first.
    ("border", np.int16),  # the stones of this game
    ("stones", np.int16, (SEATS,)),
    ("complete", np.int16, (SEATS,)),  # where this seat's side holds as many cards as the stone takes now (ST-4)
    ("worth", np.int16, (SEATS, STONES)),  # what a complete side is worth; 0 for others
    ("claims", np.int16),  # what the player in the claiming step may claim now
    ("completed_first", np.int16, (SEATS,)),  # where this seat's side was the first
    # Tactics cards, as masks.
    ("troops", np.int8, (SEATS, STONES)),
    ("modes", np.int8, (STONES,)),
    ("unseen_tactics", np.int16),
    ("discard_tactics", np.int16),
    # Both decks are rings: `top` is the next card, and cards put under a deck come behind the last.
    ("clan_top", np.int8),
    ("clan_left", np.int8),
    ("tactics_top", np.int8),
    ("tactics_left", np.int8),
    # That somebody put a card there everybody saw: who knows the card in this place, or NOBODY (ST-9).
    ("clan_knower", np.int8, (CLAN_CARDS,)),
    ("tactics_knower", np.int8, (TACTICS_CARDS,)),
    # What is public of a hand.
    ("clan_held", np.int8, (SEATS,)),
    ("tactics_held", np.int8, (SEATS,)),
    ("played", np.int8, (SEATS,)),  # tactics cards
    ("joker_played", np.int8, (SEATS,)),
    # The turn.
    ("mover", np.int8),
    ("step", np.int8),
    ("pending", np.int8),  # the Recruiter's draws or returns still to come
    ("passes", np.int8),  # passes in a row
    # The match.
    ("round_number", np.int8),
    ("starter", np.int8),
    ("points", np.int16, (SEATS,)),
    ("tactics", np.int8),
    ("expert", np.int8),
    ("rounds", np.int8),
    ("colours", np.int8),
    ("hand_limit", np.int8),
]

PRIVATE: list[tuple[Any, ...]] = [
    # What not everybody knows: each of these fields is hidden or shown by `sight` alone.
    ("seer", np.int8),  # whose sight this table is: TRUTH, a seat, or SPECTATOR
    ("hand_tactics", np.int16, (SEATS,)),
    ("known_tactics", np.int16, (SEATS,)),
    ("hand", np.int64, (SEATS,)),
    ("known", np.int64, (SEATS,)),  # of this seat's hand, what the other knows (ST-9)
    ("clan_deck", np.int8, (CLAN_CARDS,)),
    ("tactics_deck", np.int8, (TACTICS_CARDS,)),
]

TABLE = table_dtype([*PUBLIC, *PRIVATE])

PUBLIC_SIZE: int = TABLE.fields[PRIVATE[0][0]][1]  # type: ignore[index]
"""The public fields fill so many bytes, with which a table begins."""


@compiled_in_place
def size_with(modes: int) -> int:
    """How many cards a side takes at a stone with these combat modes."""
    return MUD_SIZE if modes & MUD_MODE else SIDE_SIZE


@compiled_in_place
def stone_size(table: Table, stone: int) -> int:
    """How many cards a side of this stone takes now."""
    return size_with(int(table.modes[stone]))


@compiled_in_place
def laid(table: Table, seat: int, stone: int) -> int:
    """How many cards lie on a side."""
    return count(table.side[seat, stone]) + count(table.troops[seat, stone])


@compiled_in_place
def is_complete(table: Table, seat: int, stone: int) -> bool:
    """Whether a side holds as many cards as its stone takes now (ST-4)."""
    return (int(table.complete[seat]) >> stone & 1) != 0


@compiled_in_place
def was_first(table: Table, seat: int, stone: int) -> bool:
    """Whether a side is complete and was so before the other."""
    return (int(table.completed_first[seat]) >> stone & 1) != 0


@compiled_in_place
def open_stones(table: Table) -> int:
    """The stones nobody has claimed."""
    return int(table.border) & ~(int(table.stones[0]) | int(table.stones[1]))


@compiled_in_place
def hand_size(table: Table, seat: int) -> int:
    """How many cards a hand has."""
    return int(table.clan_held[seat]) + int(table.tactics_held[seat])
