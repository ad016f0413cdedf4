"""A seen table as numbers for learning, from the seer's chair.

`LAYOUT` names the blocks in order; `docs/research.md` is generated from it. Where a block has a row for each player,
the seer comes first, then the others clockwise; with three players the last row is empty. A spectator sees it from A's
chair, with only what everybody knows of A's hand. Everything lies between 0 and 1.
"""

from __future__ import annotations

import numpy as np

from highlands.compiling import compiled
from highlands.games.verraeter.cards import (
    ACTION_CARDS,
    COLUMNS,
    HAND_LIMIT,
    KINDS,
    LANDSCAPES,
    MOST_PLAYERS,
    SUPPLY_CARDS,
    UNIT,
    UNSEEN_ACTION,
    VALUES,
    number_of,
)
from highlands.games.verraeter.rules import excess
from highlands.games.verraeter.table import DISCARD, NOWHERE, OVER, PILES, rounds_of
from highlands.kernel import Table
from highlands.observing import Numbers, mark_each, put, put_eight, units

STEPS = OVER + 1
PER_LANDSCAPE = KINDS + 2
NUMBERS = 8
PER_PILE = VALUES + MOST_PLAYERS
PER_PLAYER = NUMBERS + ACTION_CARDS + 2 * LANDSCAPES + 4 * VALUES
MOST_NUMBER = 99
"""The largest base strength or prize that a landscape table may have."""
MOST_ROUNDS = 9
MUCH = 100
"""Victory points are told as hundredths; who has more counts as having so many."""
MOST_ALIKE = 5
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
    ("saw", (ACTION_CARDS,), "the action cards that came into the seer's hands"),
    (
        "piles",
        (PILES, PER_PILE),
        "the present pile first, then back: its cards that nobody has shown, less the seer's own; how many each drew",
    ),
    ("discard", (VALUES,), "the discard pile"),
    ("step", (STEPS,), "one of: settle, conflict, choose, supply, build, discard, over"),
    ("turn", (4,), "cards in the pile, cards to discard, the round, the last round"),
    ("landscapes", (KINDS, 1 + COLUMNS), "the landscape table: base strength, victory points I to IV, in 99ths"),
)
"""Supply cards are counted in fifths, by value."""

ENCODED = sum(int(np.prod(shape)) for _, shape, _ in LAYOUT)
"""How many numbers a seen table becomes."""

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
        "landscapes": MOST_NUMBER,
    },
)
"""What each number is counted in, where bytes are written."""


@compiled
def put_supply(handful: int, out: Numbers, at: int) -> int:
    """The number of cards of each value; return where the next block begins. Two places behind are overwritten."""
    # Every count gets a byte of its own: in halves, quarters, eighths.
    word = (handful | handful << 16) & 0x000000FF0000FFFF
    word = (word | word << 8) & 0x00FF00FF00FF00FF
    word = (word | word << 4) & 0x0F0F0F0F0F0F0F0F
    put_eight(word, MOST_ALIKE, out, at)
    return at + VALUES


@compiled
def put_circle(seen: Table, out: Numbers, at: int) -> int:
    """Every landscape; return where the next block begins."""
    conflict = int(seen.conflict)
    beside = 0 if conflict == NOWHERE else 1 << conflict | 1 << (conflict + 1) % LANDSCAPES
    for landscape in range(LANDSCAPES):
        # One set for all the bits of a landscape.
        bits = 1 << int(seen.kind[landscape])
        bits |= (int(seen.roses) >> landscape & 1) << KINDS | (beside >> landscape & 1) << KINDS + 1
        at = mark_each(bits, PER_LANDSCAPE, out, at)
    return at


@compiled
def chair(seen: Table, seer: int, row: int) -> int:
    """The seat of a row; a row without a player is the empty seat."""
    players = int(seen.players)
    if row >= players:
        return row
    seat = seer + row
    return seat - players if seat >= players else seat


@compiled
def put_player(seen: Table, seat: int, out: Numbers, at: int) -> int:
    """All of a player; return where the next row begins."""
    put(int(seat < seen.players), 1, out, at)
    put(int(seen.house[seat]), 1, out, at + 1)
    put(min(int(seen.points[seat]), MUCH), MUCH, out, at + 2)
    put(int(seen.held[seat]), HAND_LIMIT, out, at + 3)
    put(int(seen.start == seat), 1, out, at + 4)
    put(int(seen.strategy == seat), 1, out, at + 5)
    put(int(seen.mover == seat), 1, out, at + 6)
    put(int(seen.action[seat] == UNSEEN_ACTION), 1, out, at + 7)
    at += NUMBERS
    # One set for all the bits: the action card, the estates, the counting houses.
    bits = 1 << int(seen.action[seat]) if seen.action[seat] >= 0 else 0
    bits |= int(seen.estates[seat]) << ACTION_CARDS | int(seen.counting_houses[seat]) << ACTION_CARDS + LANDSCAPES
    at = mark_each(bits, ACTION_CARDS + 2 * LANDSCAPES, out, at)
    at = put_supply(int(seen.hand[seat]), out, at)
    at = put_supply(int(seen.known[seat]), out, at)
    at = put_supply(int(seen.laid[seat]), out, at)
    return put_unsettled(seen, seat, out, at)


@compiled
def put_unsettled(seen: Table, seat: int, out: Numbers, at: int) -> int:
    """The cards of uncertain origin that a player has shown, at most five of each; return where the next row begins."""
    shown = 0
    for index in range(int(seen.unsettled)):
        value = int(seen.unsettled_value[index])
        if seen.unsettled_seat[index] == seat and number_of(shown, value) < MOST_ALIKE:
            shown += UNIT[value]
    return put_supply(shown, out, at)


@compiled
def put_piles(seen: Table, seer: int, out: Numbers, at: int) -> int:
    """The piles, the present one first, with nothing before the first; return where the next block begins."""
    present = int(seen.present)
    for back in range(PILES):
        pile = present - back
        put_supply(int(seen.pool[pile]) - int(seen.origin[seer, pile]) if pile >= 0 else 0, out, at + back * PER_PILE)
    for row in range(MOST_PLAYERS):
        block = out[at + VALUES + row :]
        seat = chair(seen, seer, row)
        for back in range(PILES):
            pile = present - back
            drawn = min(int(seen.drawn[seat, pile]), HAND_LIMIT) if pile >= 0 else 0
            put(drawn, HAND_LIMIT, block, back * PER_PILE)
    return at + PILES * PER_PILE


@compiled
def encode(seen: Table, out: Numbers) -> None:
    """Write all blocks of LAYOUT."""
    seer = int(seen.seer) if 0 <= seen.seer < seen.players else 0
    at = put_circle(seen, out, 0)
    for row in range(MOST_PLAYERS):
        at = put_player(seen, chair(seen, seer, row), out, at)
    at = mark_each(int(seen.saw[seer]), ACTION_CARDS, out, at)
    at = put_piles(seen, seer, out, at)
    at = put_supply(int(seen.discard), out, at)
    at = mark_each(1 << int(seen.step), STEPS, out, at)
    discards = excess(seen, int(seen.drawing), int(seen.mover)) if seen.step == DISCARD else 0
    put(int(seen.pile_left), SUPPLY_CARDS, out, at)
    put(discards, HAND_LIMIT, out, at + 1)
    put(int(seen.round_number), MOST_ROUNDS, out, at + 2)
    put(rounds_of(seen), MOST_ROUNDS, out, at + 3)
    at += 4
    for kind in range(KINDS):
        block = out[at:]
        put(int(seen.base_strength[kind]), MOST_NUMBER, block, 0)
        for column in range(COLUMNS):
            put(int(seen.prize[kind, column]), MOST_NUMBER, block, 1 + column)
        at += 1 + COLUMNS
