"""An observation as numbers for learning, from the observer's seat.

`LAYOUT` names the blocks in order; `docs/research/environments.md` is generated from it. Where a block has a row for
each player, the observer comes first, then the others clockwise; with three players the last row is empty. For a
spectator it is A's seat, with only what everybody knows of A's hand. Everything lies between 0 and 1.
"""

from __future__ import annotations

import numpy as np

from highlands.engine.compiling import compiled
from highlands.engine.encoding import Tensor, units, write_bytes, write_number, write_set
from highlands.games.verraeter.numbers import (
    HAND_LIMIT,
    LARGEST_LANDSCAPE_NUMBER,
    MOST_PLAYERS,
    MOST_ROUNDS,
    SUPPLY_COPIES,
)
from highlands.games.verraeter.rules.transitions import excess
from highlands.games.verraeter.state.cards import (
    ACTION_CARDS,
    COLUMNS,
    KINDS,
    LANDSCAPES,
    SUPPLY_CARDS,
    UNIT,
    UNSEEN_ACTION,
    VALUES,
    number_of,
)
from highlands.games.verraeter.state.layout import DISCARD, NOWHERE, OVER, PILES, State, rounds_of

STEPS = OVER + 1
PER_LANDSCAPE = KINDS + 2
NUMBERS = 8
PER_PILE = VALUES + MOST_PLAYERS
PER_PLAYER = NUMBERS + ACTION_CARDS + 2 * LANDSCAPES + 4 * VALUES
MUCH = 100
"""Victory points are told as hundredths; who has more counts as having so many."""
MOST_ALIKE = max(SUPPLY_COPIES)
"""There are no more supply cards of one value."""

LAYOUT: tuple[tuple[str, tuple[int, ...], str], ...] = (
    ("circle", (LANDSCAPES, PER_LANDSCAPE), "its kind, one of six; Rose side up; beside the conflict card"),
    (
        "players",
        (MOST_PLAYERS, PER_PLAYER),
        (
            "takes part, serves the Roses, points, cards in hand, start player, strategy card, to move, action card"
            " hidden; action card, one of six; 12 estates; 12 counting houses; supply of six values that is in hand"
            " (own: all, others': what everybody knows), known to everybody, laid this round, shown with unsure origin"
        ),
    ),
    ("saw", (ACTION_CARDS,), "the action cards that came into the observer's hands"),
    (
        "piles",
        (PILES, PER_PILE),
        "the present pile first, then back: its cards nobody has shown, less the observer's own; how many each drew",
    ),
    ("discard", (VALUES,), "the discard pile"),
    ("step", (STEPS,), "one of: settle, conflict, choose, supply, build, discard, over"),
    ("turn", (4,), "cards in the pile, cards to discard, the round, the last round"),
    ("landscapes", (KINDS, 1 + COLUMNS), "the landscape table: base strength, victory points I to IV, in 99ths"),
)
"""Supply cards are counted in fifths, by value."""

ENCODED = sum(int(np.prod(shape)) for _, shape, _ in LAYOUT)
"""How many numbers an observation becomes."""

UNITS = units(
    LAYOUT,
    {
        "players": (
            *(1, 1, MUCH, HAND_LIMIT, 1, 1, 1, 1),
            *[1] * (ACTION_CARDS + 2 * LANDSCAPES),
            *[MOST_ALIKE] * (4 * VALUES),
        ),
        "piles": (*[MOST_ALIKE] * VALUES, *[HAND_LIMIT] * MOST_PLAYERS),
        "discard": MOST_ALIKE,
        "turn": (SUPPLY_CARDS, HAND_LIMIT, MOST_ROUNDS, MOST_ROUNDS),
        "landscapes": LARGEST_LANDSCAPE_NUMBER,
    },
)
"""What each number is counted in, where bytes are written."""


@compiled
def put_supply(handful: int, out: Tensor, at: int) -> int:
    """The number of cards of each value; return where the next block begins. Two places behind are overwritten."""
    # Every count gets a byte of its own: in halves, quarters, eighths.
    word = (handful | handful << 16) & 0x000000FF0000FFFF
    word = (word | word << 8) & 0x00FF00FF00FF00FF
    word = (word | word << 4) & 0x0F0F0F0F0F0F0F0F
    write_bytes(word, MOST_ALIKE, out, at)
    return at + VALUES


@compiled
def put_circle(observation: State, out: Tensor, at: int) -> int:
    """Every landscape; return where the next block begins."""
    conflict = int(observation.conflict)
    beside = 0 if conflict == NOWHERE else 1 << conflict | 1 << (conflict + 1) % LANDSCAPES
    for landscape in range(LANDSCAPES):
        # One set for all the bits of a landscape.
        bits = 1 << int(observation.kind[landscape])
        bits |= (int(observation.roses) >> landscape & 1) << KINDS | (beside >> landscape & 1) << KINDS + 1
        at = write_set(bits, PER_LANDSCAPE, out, at)
    return at


@compiled
def seat_of_row(observation: State, observer: int, row: int) -> int:
    """The seat of a row; a row without a player is the empty seat."""
    players = int(observation.players)
    if row >= players:
        return row
    seat = observer + row
    return seat - players if seat >= players else seat


@compiled
def put_player(observation: State, seat: int, out: Tensor, at: int) -> int:
    """All of a player; return where the next row begins."""
    write_number(int(seat < observation.players), 1, out, at)
    write_number(int(observation.house[seat]), 1, out, at + 1)
    write_number(min(int(observation.points[seat]), MUCH), MUCH, out, at + 2)
    write_number(int(observation.held[seat]), HAND_LIMIT, out, at + 3)
    write_number(int(observation.start == seat), 1, out, at + 4)
    write_number(int(observation.strategy == seat), 1, out, at + 5)
    write_number(int(observation.mover == seat), 1, out, at + 6)
    write_number(int(observation.action[seat] == UNSEEN_ACTION), 1, out, at + 7)
    at += NUMBERS
    # One set for all the bits: the action card, the estates, the counting houses.
    bits = 1 << int(observation.action[seat]) if observation.action[seat] >= 0 else 0
    bits |= (
        int(observation.estates[seat]) << ACTION_CARDS
        | int(observation.counting_houses[seat]) << ACTION_CARDS + LANDSCAPES
    )
    at = write_set(bits, ACTION_CARDS + 2 * LANDSCAPES, out, at)
    at = put_supply(int(observation.hand[seat]), out, at)
    at = put_supply(int(observation.known[seat]), out, at)
    at = put_supply(int(observation.laid[seat]), out, at)
    return put_unsettled(observation, seat, out, at)


@compiled
def put_unsettled(observation: State, seat: int, out: Tensor, at: int) -> int:
    """The cards of uncertain origin that a player has shown, at most five of each; return where the next row begins."""
    shown = 0
    for index in range(int(observation.unsettled)):
        value = int(observation.unsettled_value[index])
        if observation.unsettled_seat[index] == seat and number_of(shown, value) < MOST_ALIKE:
            shown += UNIT[value]
    return put_supply(shown, out, at)


@compiled
def put_piles(observation: State, observer: int, out: Tensor, at: int) -> int:
    """The piles, the present one first, with nothing before the first; return where the next block begins."""
    present = int(observation.present)
    for back in range(PILES):
        pile = present - back
        put_supply(
            int(observation.pool[pile]) - int(observation.origin[observer, pile]) if pile >= 0 else 0,
            out,
            at + back * PER_PILE,
        )
    for row in range(MOST_PLAYERS):
        block = out[at + VALUES + row :]
        seat = seat_of_row(observation, observer, row)
        for back in range(PILES):
            pile = present - back
            drawn = min(int(observation.drawn[seat, pile]), HAND_LIMIT) if pile >= 0 else 0
            write_number(drawn, HAND_LIMIT, block, back * PER_PILE)
    return at + PILES * PER_PILE


@compiled
def encode(observation: State, out: Tensor) -> None:
    """Write all blocks of LAYOUT."""
    observer = int(observation.observer) if 0 <= observation.observer < observation.players else 0
    at = put_circle(observation, out, 0)
    for row in range(MOST_PLAYERS):
        at = put_player(observation, seat_of_row(observation, observer, row), out, at)
    at = write_set(int(observation.saw[observer]), ACTION_CARDS, out, at)
    at = put_piles(observation, observer, out, at)
    at = put_supply(int(observation.discard), out, at)
    at = write_set(1 << int(observation.step), STEPS, out, at)
    discards = (
        excess(observation, int(observation.drawing), int(observation.mover)) if observation.step == DISCARD else 0
    )
    write_number(int(observation.pile_left), SUPPLY_CARDS, out, at)
    write_number(discards, HAND_LIMIT, out, at + 1)
    write_number(int(observation.round_number), MOST_ROUNDS, out, at + 2)
    write_number(rounds_of(observation), MOST_ROUNDS, out, at + 3)
    at += 4
    for kind in range(KINDS):
        block = out[at:]
        write_number(int(observation.base_strength[kind]), LARGEST_LANDSCAPE_NUMBER, block, 0)
        for column in range(COLUMNS):
            write_number(int(observation.prize[kind, column]), LARGEST_LANDSCAPE_NUMBER, block, 1 + column)
        at += 1 + COLUMNS
