"""Cards coming to and leaving the sides of the stones, and which side was completed first (ST-4)."""

from __future__ import annotations

from highlands.engine.compiling import compiled, compiled_inline
from highlands.games.schotten_totten.rules.formations import reach, sum_at_least
from highlands.games.schotten_totten.state.cards import BIT, BLIND_MODE, MUD_MODE, SEATS, STONES
from highlands.games.schotten_totten.state.layout import State, is_complete, laid, stone_size, was_first


@compiled
def side_reach(state: State, seat: int, stone: int) -> int:
    """The worth of the best this side is or can still become, with only face-up cards excluded from coming."""
    return reach(
        int(state.side[seat, stone]),
        int(state.troops[seat, stone]),
        stone_size(state, stone),
        int(state.unseen),
        (state.modes[stone] & BLIND_MODE) != 0,
    )


@compiled
def side_reaches_at_least(state: State, seat: int, stone: int) -> int:
    """A worth that this side can be completed to; mostly far from the best, but found at once."""
    clan = int(state.side[seat, stone])
    missing = stone_size(state, stone) - laid(state, seat, stone)
    return sum_at_least(clan, int(state.unseen), missing)


@compiled
def note_worth(state: State, seat: int, stone: int) -> None:
    """Keep what a complete side is worth, for the many times it will be asked."""
    state.worth[seat, stone] = side_reach(state, seat, stone)


@compiled_inline
def note_arrival(state: State, seat: int, stone: int) -> None:
    """If the card just laid completes the side, it is the first only where the other is not complete."""
    if laid(state, seat, stone) == stone_size(state, stone):
        state.complete[seat] |= 1 << stone
        note_worth(state, seat, stone)
        if not was_first(state, 1 - seat, stone):
            state.completed_first[seat] |= 1 << stone


@compiled
def note_departure(state: State, seat: int, stone: int) -> None:
    """A side that lost a card is complete no more; the other, if complete, is now the one completed earlier."""
    state.complete[seat] &= ~(1 << stone)
    state.worth[seat, stone] = 0
    if was_first(state, seat, stone):
        state.completed_first[seat] &= ~(1 << stone)
        state.completed_first[1 - seat] |= int(state.complete[1 - seat]) & 1 << stone


@compiled_inline
def lay_clan(state: State, seat: int, stone: int, card: int) -> None:
    """Lay a clan card face up on a side."""
    state.side[seat, stone] |= BIT[card]
    note_arrival(state, seat, stone)


@compiled
def lift_clan(state: State, seat: int, stone: int, card: int) -> None:
    """Take a clan card off a side."""
    state.side[seat, stone] &= ~BIT[card]
    note_departure(state, seat, stone)


@compiled
def lay_troop(state: State, seat: int, stone: int, troop: int) -> None:
    """Lay an elite troop on a side."""
    state.troops[seat, stone] |= 1 << troop
    note_arrival(state, seat, stone)


@compiled
def lift_troop(state: State, seat: int, stone: int, troop: int) -> None:
    """Take an elite troop off a side."""
    state.troops[seat, stone] &= ~(1 << troop)
    note_departure(state, seat, stone)


@compiled
def lay_mode(state: State, stone: int, mode: int) -> None:
    """Lay a combat mode on a stone; Mud Fight leaves neither side complete (ST-4)."""
    state.modes[stone] |= mode
    for seat in range(SEATS):
        if mode == MUD_MODE:
            note_departure(state, seat, stone)
        elif is_complete(state, seat, stone):
            note_worth(state, seat, stone)


@compiled
def stone_of_clan(state: State, seat: int, card: int) -> int:
    """The stone at which a seat's side has this clan card, or NOBODY's -1."""
    for stone in range(STONES):
        if state.side[seat, stone] & BIT[card]:
            return stone
    return -1


@compiled
def stone_of_troop(state: State, seat: int, troop: int) -> int:
    """The stone at which a seat's side has this elite troop, or -1."""
    for stone in range(STONES):
        if state.troops[seat, stone] >> troop & 1:
            return stone
    return -1
