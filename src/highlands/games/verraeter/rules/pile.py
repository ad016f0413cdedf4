"""The draw pile and the hands: dealing, drawing, showing cards, and the reshuffle."""

from __future__ import annotations

from highlands.engine.chance import Rng, shuffle
from highlands.engine.compiling import compiled
from highlands.games.verraeter.numbers import MOST_PLAYERS
from highlands.games.verraeter.rules.memory import begin_memory, remember_reshuffle, remember_shown
from highlands.games.verraeter.state.cards import (
    ALL_SUPPLY,
    FIRST_HAND,
    NO_CARD,
    SUPPLY_CARDS,
    UNIT,
    VALUES,
    number_of,
    size_of,
)
from highlands.games.verraeter.state.layout import State


@compiled
def deal(state: State, rng: Rng) -> None:
    """Everybody takes a 3, a 4 and a 5, openly; the others are shuffled into the pile."""
    pool = ALL_SUPPLY
    for seat in range(MOST_PLAYERS):
        first_hand = FIRST_HAND if seat < state.players else 0
        pool -= first_hand
        state.hand[seat] = first_hand
        state.known[seat] = first_hand
        state.held[seat] = size_of(first_hand)
        state.laid[seat] = 0
    state.discard = 0
    for place in range(SUPPLY_CARDS):
        state.pile[place] = NO_CARD
    begin_memory(state, pool)
    shuffle_pile(state, pool, rng)


@compiled
def shuffle_pile(state: State, handful: int, rng: Rng) -> None:
    """Make a handful the pile: from the bottom up by value, then shuffled."""
    number = 0
    for value in range(VALUES):
        for _ in range(number_of(handful, value)):
            state.pile[number] = value
            number += 1
    shuffle(rng, state.pile, number)
    state.pile_left = number


@compiled
def draw(state: State, seat: int, number: int, rng: Rng) -> None:
    """Take cards one by one off the top of the pile; when it is empty, the discard pile becomes the new one."""
    for _ in range(number):
        if state.pile_left == 0:
            remember_reshuffle(state, int(state.discard))
            shuffle_pile(state, int(state.discard), rng)
            state.discard = 0
        top = int(state.pile_left) - 1
        card = UNIT[int(state.pile[top])]
        state.pile[top] = NO_CARD
        state.pile_left = top
        state.hand[seat] += card
        state.origin[seat, int(state.present)] += card
        state.drawn[seat, int(state.present)] += 1
    state.held[seat] += number


@compiled
def show(state: State, seat: int, handful: int) -> None:
    """Take cards out of a hand for everybody to see."""
    state.hand[seat] -= handful
    state.held[seat] -= size_of(handful)
    remember_shown(state, seat, handful)
