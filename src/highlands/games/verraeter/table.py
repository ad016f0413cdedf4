"""The table of Verräter: one record that holds a whole game, and the questions asked of it most."""

from __future__ import annotations

import numpy as np

from highlands.bits import count
from highlands.compiling import compiled
from highlands.games.verraeter.cards import (
    CIRCLE,
    COLUMNS,
    HOUSES,
    KINDS,
    LANDSCAPES,
    MOST_PLAYERS,
    ROSE,
    SUPPLY_CARDS,
)
from highlands.kernel import Table, table_dtype

NOBODY = -1
NOWHERE = -1
"""Where the conflict card lies before it is laid."""
PUZZLE = MOST_PLAYERS + 1
"""The seer of a written position with unknown cards: nobody in particular."""

SETTLE, CONFLICT, CHOOSE, SUPPLY, BUILD, DISCARD, OVER = range(7)
STEP_NAMES = ("settle", "conflict", "choose", "supply", "build", "discard", "over")

PILES = 10
"""How many piles the memory keeps apart: the present one and earlier ones of which cards are still hidden."""
MOST_UNSETTLED = 48
"""How many shown cards of uncertain origin the memory keeps."""

OPTIONS = table_dtype(
    [
        ("players", np.int8),
        ("first", np.int8),  # the first start player, or NOBODY for one drawn by lot
        ("base_strength", np.int8, (KINDS,)),
        ("prize", np.int8, (KINDS, COLUMNS)),
    ]
)

# The wide fields come first, so that there are no gaps between fields.
TABLE = table_dtype(
    [
        # Supply cards, as handfuls.
        ("hand", np.int32, (MOST_PLAYERS,)),
        ("laid", np.int32, (MOST_PLAYERS,)),
        ("discard", np.int32),
        # What everybody can count of the supply; see `memory`.
        ("known", np.int32, (MOST_PLAYERS,)),  # of this seat's hand, what all know
        ("pool", np.int32, (PILES,)),  # the cards of a pile that nobody has shown
        ("origin", np.int32, (MOST_PLAYERS, PILES)),  # those of them that this seat drew: secret
        # How the last conflict went, to be told; the game does not depend on it.
        ("last_laid", np.int32, (MOST_PLAYERS,)),
        ("last_strength", np.int16, (HOUSES,)),
        ("last_action", np.int8, (MOST_PLAYERS,)),
        ("last_prize", np.int8, (MOST_PLAYERS,)),  # what each got for winning
        ("last_lost", np.int8),  # the landscape that turned, or NOWHERE after a tie
        # The circle, as masks of landscapes.
        ("roses", np.int16),  # where the Rose side is up
        ("estates", np.int16, (MOST_PLAYERS,)),
        ("counting_houses", np.int16, (MOST_PLAYERS,)),
        ("points", np.int16, (MOST_PLAYERS,)),
        ("house", np.int8, (MOST_PLAYERS,)),  # that each player serves
        ("kind", np.int8, (LANDSCAPES,)),
        # More of the supply: sizes, the pile, and more of what everybody can count.
        ("held", np.int8, (MOST_PLAYERS,)),  # the public size of each hand
        ("pile", np.int8, (SUPPLY_CARDS,)),  # the top is the last of `pile_left`
        ("pile_left", np.int8),
        ("drawn", np.int8, (MOST_PLAYERS, PILES)),  # how many cards `origin` has
        ("present", np.int8),  # the pile that is drawn from now; earlier ones come before it
        ("unsettled", np.int8),  # how many shown cards of uncertain origin follow, from early to late
        ("unsettled_seat", np.int8, (MOST_UNSETTLED,)),
        ("unsettled_value", np.int8, (MOST_UNSETTLED,)),
        ("unsettled_last", np.int8, (MOST_UNSETTLED,)),  # the latest pile that it can be from
        ("unsettled_room", np.int8, (MOST_UNSETTLED,)),  # ... of which the seat had drawn so many cards then
        # Action cards: the one put aside first, each player's, and the masks of what came into each one's hands.
        ("aside", np.int8),
        ("action", np.int8, (MOST_PLAYERS,)),
        ("saw", np.int8, (MOST_PLAYERS,)),
        # The turn.
        ("mover", np.int8),
        ("step", np.int8),
        ("drawing", np.int8),  # which of the round's draws it is that a player discards for; see `rules`
        ("conflict", np.int8),  # the first of the two landscapes
        ("seer", np.int8),  # whose sight this table is: TRUTH, a seat, or past the last seat a spectator
        # The game.
        ("players", np.int8),
        ("round_number", np.int8),
        ("start", np.int8),
        ("strategy", np.int8),  # who holds the strategy card
        ("last_conflict", np.int8),
        ("base_strength", np.int8, (KINDS,)),
        ("prize", np.int8, (KINDS, COLUMNS)),
    ]
)


@compiled
def left_of(table: Table, seat: int) -> int:
    """The next player clockwise."""
    return (seat + 1) % int(table.players)


@compiled
def order_of(table: Table, seat: int) -> int:
    """The place of a seat clockwise from the start player, who has place 0."""
    return (seat - int(table.start)) % int(table.players)


@compiled
def rounds_of(table: Table) -> int:
    """The length of the game: everybody is start player twice, or three times if there are three."""
    return 8 if table.players == MOST_PLAYERS else 9


@compiled
def land_of(table: Table, house: int) -> int:
    """The landscapes of a house."""
    roses = int(table.roses)
    return roses if house == ROSE else CIRCLE & ~roses


@compiled
def borders(table: Table) -> int:
    """The landscapes whose next neighbour clockwise belongs to the other house."""
    roses = int(table.roses)
    shifted = roses >> 1 | (roses & 1) << LANDSCAPES - 1
    return roses ^ shifted


@compiled
def buildings_of(table: Table, seat: int) -> int:
    """The landscapes at which a player has built."""
    return int(table.estates[seat]) | int(table.counting_houses[seat])


@compiled
def free_land(table: Table) -> int:
    """The landscapes without a building."""
    built = 0
    for seat in range(int(table.players)):
        built |= buildings_of(table, seat)
    return CIRCLE & ~built


@compiled
def holder_of(table: Table, action: int) -> int:
    """The player with an action card, or NOBODY."""
    for seat in range(int(table.players)):
        if table.action[seat] == action:
            return seat
    return NOBODY


@compiled
def estate_draw(table: Table, seat: int) -> int:
    """How many cards a player's estates bring: those at landscapes of the house that the player serves now."""
    return count(int(table.estates[seat]) & land_of(table, int(table.house[seat])))


@compiled
def faces_up(table: Table) -> bool:
    """Whether the kept action cards are turned up."""
    return bool(table.step >= BUILD)
