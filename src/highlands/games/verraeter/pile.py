"""The draw pile and the hands: dealing, drawing, showing cards, and the reshuffle."""

from __future__ import annotations

from highlands.chance import Rng, shuffle
from highlands.compiling import compiled
from highlands.games.verraeter.cards import (
    ALL_SUPPLY,
    FIRST_HAND,
    MOST_PLAYERS,
    NO_CARD,
    SUPPLY_CARDS,
    UNIT,
    VALUES,
    number_of,
    size_of,
)
from highlands.games.verraeter.memory import begin_memory, remember_reshuffle, remember_shown
from highlands.kernel import Table


@compiled
def deal(table: Table, rng: Rng) -> None:
    """Everybody takes a 3, a 4 and a 5, openly; the others are shuffled into the pile."""
    pool = ALL_SUPPLY
    for seat in range(MOST_PLAYERS):
        first_hand = FIRST_HAND if seat < table.players else 0
        pool -= first_hand
        table.hand[seat] = first_hand
        table.known[seat] = first_hand
        table.held[seat] = size_of(first_hand)
        table.laid[seat] = 0
    table.discard = 0
    for place in range(SUPPLY_CARDS):
        table.pile[place] = NO_CARD
    begin_memory(table, pool)
    shuffle_pile(table, pool, rng)


@compiled
def shuffle_pile(table: Table, handful: int, rng: Rng) -> None:
    """Make a handful the pile: from the bottom up by value, then shuffled."""
    number = 0
    for value in range(VALUES):
        for _ in range(number_of(handful, value)):
            table.pile[number] = value
            number += 1
    shuffle(rng, table.pile, number)
    table.pile_left = number


@compiled
def draw(table: Table, seat: int, number: int, rng: Rng) -> None:
    """Take cards one by one off the top of the pile; when it is empty, the discard pile becomes the new one."""
    for _ in range(number):
        if table.pile_left == 0:
            remember_reshuffle(table, int(table.discard))
            shuffle_pile(table, int(table.discard), rng)
            table.discard = 0
        top = int(table.pile_left) - 1
        card = UNIT[int(table.pile[top])]
        table.pile[top] = NO_CARD
        table.pile_left = top
        table.hand[seat] += card
        table.origin[seat, int(table.present)] += card
        table.drawn[seat, int(table.present)] += 1
    table.held[seat] += number


@compiled
def show(table: Table, seat: int, handful: int) -> None:
    """Take cards out of a hand for everybody to see."""
    table.hand[seat] -= handful
    table.held[seat] -= size_of(handful)
    remember_shown(table, seat, handful)
