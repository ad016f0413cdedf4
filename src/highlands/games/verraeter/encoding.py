"""A seen table as numbers for learning, from the seer's chair.

`LAYOUT` names the blocks in order; `docs/research.md` is generated from it. Where a block has a row for each player,
the seer comes first, then the others clockwise; with three players the last row is empty. A spectator sees it from A's
chair, with only what everybody knows of A's hand. Everything lies between 0 and 1.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from highlands.bits import mark_each
from highlands.compiling import compiled
from highlands.games.verraeter.cards import (
    ACTION_CARDS,
    COLUMNS,
    COUNT_BITS,
    COUNT_MASK,
    HAND_LIMIT,
    KINDS,
    LANDSCAPES,
    MOST_PLAYERS,
    SUPPLY_CARDS,
    UNSEEN_ACTION,
    VALUES,
    number_of,
)
from highlands.games.verraeter.rules import excess
from highlands.games.verraeter.table import DISCARD, NOWHERE, OVER, PILES, rounds_of
from highlands.kernel import Table

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

# Looked up, since there are many of them and divisions take long.
ALIKE = (np.arange(COUNT_MASK + 1) / MOST_ALIKE).astype(np.float32)
PAIR_BITS, PAIR_MASK = 2 * COUNT_BITS, (1 << 2 * COUNT_BITS) - 1
PAIRS = np.array([[ALIKE[number_of(pair, value)] for value in range(2)] for pair in range(PAIR_MASK + 1)])
"""The supply of two neighbouring values, in fifths."""
PART_OF_HAND = (np.arange(HAND_LIMIT + 1) / HAND_LIMIT).astype(np.float32)
PART_OF_MUCH = (np.arange(MUCH + 1) / MUCH).astype(np.float32)
PART_OF_MOST = (np.arange(MOST_NUMBER + 1) / MOST_NUMBER).astype(np.float32)

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


@compiled
def put_supply(handful: int, out: NDArray[np.float32], at: int) -> int:
    """The number of cards of each value; return where the next block begins."""
    block = out[at:]  # as in `mark_each`
    for pair in range(VALUES // 2):
        numbers = handful >> PAIR_BITS * pair & PAIR_MASK
        block[2 * pair] = PAIRS[numbers, 0]
        block[2 * pair + 1] = PAIRS[numbers, 1]
    return at + VALUES


@compiled
def put_circle(seen: Table, out: NDArray[np.float32], at: int) -> int:
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
def put_player(seen: Table, seat: int, out: NDArray[np.float32], at: int) -> int:
    """All of a player; return where the next row begins."""
    block = out[at:]
    block[0] = 1.0 if seat < seen.players else 0.0
    block[1] = seen.house[seat]
    block[2] = PART_OF_MUCH[min(int(seen.points[seat]), MUCH)]
    block[3] = seen.held[seat] / HAND_LIMIT
    block[4] = 1.0 if seen.start == seat else 0.0
    block[5] = 1.0 if seen.strategy == seat else 0.0
    block[6] = 1.0 if seen.mover == seat else 0.0
    block[7] = 1.0 if seen.action[seat] == UNSEEN_ACTION else 0.0
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
def put_unsettled(seen: Table, seat: int, out: NDArray[np.float32], at: int) -> int:
    """The cards of uncertain origin that a player has shown, at most five of each; return where the next row begins."""
    for value in range(VALUES):
        out[at + value] = 0.0
    for index in range(int(seen.unsettled)):
        if seen.unsettled_seat[index] == seat:
            place = at + int(seen.unsettled_value[index])
            out[place] = min(1.0, out[place] + 1 / MOST_ALIKE)
    return at + VALUES


@compiled
def put_piles(seen: Table, seer: int, out: NDArray[np.float32], at: int) -> int:
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
            block[back * PER_PILE] = PART_OF_HAND[min(int(seen.drawn[seat, pile]), HAND_LIMIT) if pile >= 0 else 0]
    return at + PILES * PER_PILE


@compiled
def encode(seen: Table, out: NDArray[np.float32]) -> None:
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
    out[at] = seen.pile_left / SUPPLY_CARDS
    out[at + 1] = discards / HAND_LIMIT
    out[at + 2] = seen.round_number / MOST_ROUNDS
    out[at + 3] = rounds_of(seen) / MOST_ROUNDS
    at += 4
    for kind in range(KINDS):
        block = out[at:]
        block[0] = PART_OF_MOST[int(seen.base_strength[kind])]
        for column in range(COLUMNS):
            block[1 + column] = PART_OF_MOST[int(seen.prize[kind, column])]
        at += 1 + COLUMNS
