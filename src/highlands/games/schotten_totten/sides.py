"""Cards coming to and leaving the sides of the stones, and which side was completed first (ST-4)."""

from __future__ import annotations

from highlands.compiling import compiled, compiled_in_place
from highlands.games.schotten_totten.cards import BIT, BLIND_MODE, MUD_MODE, SEATS, STONES
from highlands.games.schotten_totten.formations import reach, sum_at_least
from highlands.games.schotten_totten.table import is_complete, laid, stone_size, was_first
from highlands.kernel import Table


@compiled
def side_reach(table: Table, seat: int, stone: int) -> int:
    """The worth of the best this side is or can still become, with only face-up cards excluded from coming."""
    return reach(
        int(table.side[seat, stone]),
        int(table.troops[seat, stone]),
        stone_size(table, stone),
        int(table.unseen),
        (table.modes[stone] & BLIND_MODE) != 0,
    )


@compiled
def side_reaches_at_least(table: Table, seat: int, stone: int) -> int:
    """A worth that this side can be completed to; mostly far from the best, but found at once."""
    clan = int(table.side[seat, stone])
    missing = stone_size(table, stone) - laid(table, seat, stone)
    return sum_at_least(clan, int(table.unseen), missing)


@compiled
def note_worth(table: Table, seat: int, stone: int) -> None:
    """Keep what a complete side is worth, for the many times it will be asked."""
    table.worth[seat, stone] = side_reach(table, seat, stone)


@compiled_in_place
def note_arrival(table: Table, seat: int, stone: int) -> None:
    """If the card just laid completes the side, it is the first only where the other is not complete."""
    if laid(table, seat, stone) == stone_size(table, stone):
        table.complete[seat] |= 1 << stone
        note_worth(table, seat, stone)
        if not was_first(table, 1 - seat, stone):
            table.completed_first[seat] |= 1 << stone


@compiled
def note_departure(table: Table, seat: int, stone: int) -> None:
    """A side that lost a card is complete no more; the other, if complete, is now the one completed earlier."""
    table.complete[seat] &= ~(1 << stone)
    table.worth[seat, stone] = 0
    if was_first(table, seat, stone):
        table.completed_first[seat] &= ~(1 << stone)
        table.completed_first[1 - seat] |= int(table.complete[1 - seat]) & 1 << stone


@compiled_in_place
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
    for seat in range(SEATS):
        if mode == MUD_MODE:
            note_departure(table, seat, stone)
        elif is_complete(table, seat, stone):
            note_worth(table, seat, stone)


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
