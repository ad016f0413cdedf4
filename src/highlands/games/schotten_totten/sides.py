"""Cards coming to and leaving the sides of the stones, and which side was completed first (ST-4)."""

from __future__ import annotations

from highlands.compiling import compiled
from highlands.games.schotten_totten.cards import BIT, MUD_MODE, STONES
from highlands.games.schotten_totten.table import NOBODY, is_complete
from highlands.kernel import Table


@compiled
def note_arrival(table: Table, seat: int, stone: int) -> None:
    """If the card just laid completed the side, it is the first only where the other is not complete."""
    if table.completed_first[stone] == NOBODY and is_complete(table, seat, stone):
        table.completed_first[stone] = seat


@compiled
def note_departure(table: Table, seat: int, stone: int) -> None:
    """A side that lost a card is complete no more; the other, if complete, is now the one completed earlier."""
    if table.completed_first[stone] == seat:
        table.completed_first[stone] = 1 - seat if is_complete(table, 1 - seat, stone) else NOBODY


@compiled
def lay_clan(table: Table, seat: int, stone: int, card: int) -> None:
    """Lay a clan card face up on a side."""
    table.side[seat, stone] |= BIT[card]
    note_arrival(table, seat, stone)


@compiled
def lift_clan(table: Table, seat: int, stone: int, card: int) -> None:
    """Take a clan card off a side."""
    table.side[seat, stone] &= ~BIT[card]
    note_departure(table, seat, stone)


@compiled
def lay_troop(table: Table, seat: int, stone: int, troop: int) -> None:
    """Lay an elite troop on a side."""
    table.troops[seat, stone] |= 1 << troop
    note_arrival(table, seat, stone)


@compiled
def lift_troop(table: Table, seat: int, stone: int, troop: int) -> None:
    """Take an elite troop off a side."""
    table.troops[seat, stone] &= ~(1 << troop)
    note_departure(table, seat, stone)


@compiled
def lay_mode(table: Table, stone: int, mode: int) -> None:
    """Lay a combat mode on a stone; Mud Fight leaves neither side complete (ST-4)."""
    table.modes[stone] |= mode
    if mode == MUD_MODE:
        table.completed_first[stone] = NOBODY


@compiled
def stone_of_clan(table: Table, seat: int, card: int) -> int:
    """The stone at which a seat's side has this clan card, or NOBODY's -1."""
    for stone in range(STONES):
        if table.side[seat, stone] & BIT[card]:
            return stone
    return -1


@compiled
def stone_of_troop(table: Table, seat: int, troop: int) -> int:
    """The stone at which a seat's side has this elite troop, or -1."""
    for stone in range(STONES):
        if table.troops[seat, stone] >> troop & 1:
            return stone
    return -1
