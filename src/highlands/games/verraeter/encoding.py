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
    HAND_LIMIT,
    HOUSES,
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
        (PILES, VALUES + MOST_PLAYERS),
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
    for value in range(VALUES):
        out[at + value] = number_of(handful, value) / MOST_ALIKE
    return at + VALUES


@compiled
def put_circle(seen: Table, out: NDArray[np.float32], at: int) -> int:
    """Every landscape; return where the next block begins."""
    conflict = int(seen.conflict)
    for landscape in range(LANDSCAPES):
        at = mark_each(1 << int(seen.kind[landscape]), KINDS, out, at)
        beside = conflict != NOWHERE and (landscape == conflict or landscape == (conflict + 1) % LANDSCAPES)
        out[at] = int(seen.roses) >> landscape & 1
        out[at + 1] = 1.0 if beside else 0.0
        at += HOUSES
    return at


@compiled
def chair(seen: Table, seer: int, row: int) -> int:
    """The seat of a row; a row without a player is the empty seat."""
    players = int(seen.players)
    return (seer + row) % players if row < players else row


@compiled
def put_player(seen: Table, seat: int, out: NDArray[np.float32], at: int) -> int:
    """All of a player; return where the next row begins."""
    out[at] = 1.0 if seat < seen.players else 0.0
    out[at + 1] = seen.house[seat]
    out[at + 2] = min(int(seen.points[seat]), MUCH) / MUCH
    out[at + 3] = seen.held[seat] / HAND_LIMIT
    out[at + 4] = 1.0 if seen.start == seat else 0.0
    out[at + 5] = 1.0 if seen.strategy == seat else 0.0
    out[at + 6] = 1.0 if seen.mover == seat else 0.0
    out[at + 7] = 1.0 if seen.action[seat] == UNSEEN_ACTION else 0.0
    at += NUMBERS
    # One set for all the bits: the action card, the estates, the counting houses.
    bits = 1 << int(seen.action[seat]) if seen.action[seat] >= 0 else 0
    bits |= int(seen.estates[seat]) << ACTION_CARDS | int(seen.counting_houses[seat]) << ACTION_CARDS + LANDSCAPES
    at = mark_each(bits, ACTION_CARDS + 2 * LANDSCAPES, out, at)
    for which in range(3):
        handful = seen.hand[seat] if which == 0 else seen.known[seat] if which == 1 else seen.laid[seat]
        at = put_supply(int(handful), out, at)
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
def put_pile(seen: Table, seer: int, pile: int, out: NDArray[np.float32], at: int) -> int:
    """A pile, if there was one so long ago; return where the next row begins."""
    loose = int(seen.pool[pile]) - int(seen.origin[seer, pile]) if pile >= 0 else 0
    at = put_supply(loose, out, at)
    for row in range(MOST_PLAYERS):
        drawn = int(seen.drawn[chair(seen, seer, row), pile]) if pile >= 0 else 0
        out[at + row] = min(drawn, HAND_LIMIT) / HAND_LIMIT
    return at + MOST_PLAYERS


@compiled
def encode(seen: Table, out: NDArray[np.float32]) -> None:
    """Write all blocks of LAYOUT."""
    seer = int(seen.seer) if seen.seer < seen.players else 0
    at = put_circle(seen, out, 0)
    for row in range(MOST_PLAYERS):
        at = put_player(seen, chair(seen, seer, row), out, at)
    at = mark_each(int(seen.saw[seer]), ACTION_CARDS, out, at)
    for back in range(PILES):
        at = put_pile(seen, seer, int(seen.present) - back, out, at)
    at = put_supply(int(seen.discard), out, at)
    at = mark_each(1 << int(seen.step), STEPS, out, at)
    discards = excess(seen, int(seen.drawing), int(seen.mover)) if seen.step == DISCARD else 0
    out[at] = seen.pile_left / SUPPLY_CARDS
    out[at + 1] = discards / HAND_LIMIT
    out[at + 2] = seen.round_number / MOST_ROUNDS
    out[at + 3] = rounds_of(seen) / MOST_ROUNDS
    at += 4
    for kind in range(KINDS):
        out[at] = seen.base_strength[kind] / MOST_NUMBER
        for column in range(COLUMNS):
            out[at + 1 + column] = seen.prize[kind, column] / MOST_NUMBER
        at += 1 + COLUMNS
