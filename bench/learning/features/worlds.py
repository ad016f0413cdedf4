"""A whole world as numbers: the full state and the order of the deck, stone by stone, from the mover's side.

Only the critic sees them, and only in training: knowing what will be drawn, it tells luck from skill, so that what is
left of a result is more about the moves. No player is ever given any of it.
"""

from __future__ import annotations

from math import log
from typing import Any, NamedTuple

import numpy as np

from highlands.engine.bits import count
from highlands.engine.compiling import compiled, compiled_with_arrays
from highlands.games.schotten_totten.evaluation.context import evaluate_stones, new_context
from highlands.games.schotten_totten.evaluation.side_distribution import LEVEL, LEVELS
from highlands.games.schotten_totten.evaluation.weights import EVALUATION_WEIGHTS
from highlands.games.schotten_totten.rules.formations import reach
from highlands.games.schotten_totten.state.cards import BIT, CLAN_CARDS, SEATS, STONES
from highlands.games.schotten_totten.state.layout import SIDE_SIZE, laid, open_stones

NOW, SOON, EVER = range(3)
"""The cards of a player: those in hand, with the next draws, and with all draws to come."""
SOON_DRAWS = 6
MIN_CHANCE = 1e-3

# Where the numbers of a stone begin.
CHANCES = 0
OWN_COUNT = 4
THEIR_COUNT = 8
OWNER = 12
REACH = 14
NEIGHBOURS = 21
REACH_SOON = 25
OPEN = 27
STONE_FEATURES = 28

LOGITS = 0
PROGRESS = 2
TABLE_FEATURES = 8


class World(NamedTuple):
    """A world's numbers."""

    stones: Any
    table: Any


def new_worlds(number: int) -> World:
    """Buffers for so many worlds."""
    return World(
        np.zeros((number, STONES, STONE_FEATURES), np.float32),
        np.zeros((number, TABLE_FEATURES), np.float32),
    )


@compiled
def reached(side, cards):
    """How strong a side can become with these cards: from 0, not at all, to 1."""
    worth = reach(side, 0, SIDE_SIZE, cards, False)
    return 0.0 if worth < 0 else (LEVEL[SIDE_SIZE, worth] + 1) / float(LEVELS)


@compiled
def compare(a, b):
    """The sign of a difference."""
    return 1.0 if a > b else -1.0 if a < b else 0.0


@compiled
def deal_ahead(state, cards):
    """Write each player's cards, now and with the draws to come: the mover draws first."""
    me = int(state.mover)
    for seat in range(SEATS):
        for stage in range(EVER + 1):
            cards[stage, seat] = int(state.hand[me if seat == 0 else 1 - me])
    for draw in range(int(state.clan_left)):
        card = BIT[int(state.clan_deck[(int(state.clan_top) + draw) % CLAN_CARDS])]
        cards[EVER, draw % SEATS] |= card
        if draw < SOON_DRAWS:
            cards[SOON, draw % SEATS] |= card


@compiled
def describe_reach(state, stone, cards, out):
    """What both sides of an open stone can become."""
    me, other = int(state.mover), 1 - int(state.mover)
    out[REACH] = reached(int(state.side[me, stone]), cards[NOW, 0])
    out[REACH + 1] = reached(int(state.side[me, stone]), cards[EVER, 0])
    out[REACH + 2] = reached(int(state.side[other, stone]), cards[NOW, 1])
    out[REACH + 3] = reached(int(state.side[other, stone]), cards[EVER, 1])
    out[REACH + 4] = out[REACH] - out[REACH + 2]
    out[REACH + 5] = compare(out[REACH + 1], out[REACH + 3])
    out[REACH + 6] = compare(out[REACH], out[REACH + 2])
    out[REACH_SOON] = reached(int(state.side[me, stone]), cards[SOON, 0])
    out[REACH_SOON + 1] = reached(int(state.side[other, stone]), cards[SOON, 1])
    out[OPEN] = 1.0


@compiled
def describe_neighbours(stones, stone):
    """The chances of the neighbours with all draws known, the better side first; beyond the border they are lost."""
    column = CHANCES + 2
    left = stones[stone - 1, column] if stone > 0 else -1.0
    further_left = stones[stone - 2, column] if stone > 1 else -1.0
    right = stones[stone + 1, column] if stone < STONES - 1 else -1.0
    further_right = stones[stone + 2, column] if stone < STONES - 2 else -1.0
    out = stones[stone]
    if right > left or (right == left and further_right > further_left):
        left, further_left, right, further_right = right, further_right, left, further_left
    out[NEIGHBOURS], out[NEIGHBOURS + 1] = left, further_left
    out[NEIGHBOURS + 2], out[NEIGHBOURS + 3] = right, further_right


@compiled_with_arrays
def describe_world(state, stones, table):
    """Describe a full state in which the mover is to lay a card."""
    me, other = int(state.mover), 1 - int(state.mover)
    stones[:] = 0.0
    table[:] = 0.0
    cards = np.zeros((EVER + 1, SEATS), np.int64)
    deal_ahead(state, cards)
    still_open = open_stones(state)
    for known in range(2):
        stage = EVER if known else NOW
        context = new_context(state, me, cards[stage, 0], cards[stage, 1], EVALUATION_WEIGHTS[0])
        chance = min(max(evaluate_stones(state, context), MIN_CHANCE), 1.0 - MIN_CHANCE)
        table[LOGITS + known] = log(chance / (1.0 - chance)) * 0.5
        for stone in range(STONES):
            stones[stone, CHANCES + 2 * known] = context.chances[stone] * 2.0 - 1.0
            if still_open >> stone & 1:
                stones[stone, CHANCES + 2 * known + 1] = context.sensitivities[stone] * 2.0
    own_room, their_room = 0, 0
    for stone in range(STONES):
        out = stones[stone]
        own, theirs = laid(state, me, stone), laid(state, other, stone)
        out[OWN_COUNT + own] = 1.0
        out[THEIR_COUNT + theirs] = 1.0
        out[OWNER] = float(int(state.stones[me]) >> stone & 1)
        out[OWNER + 1] = float(int(state.stones[other]) >> stone & 1)
        if still_open >> stone & 1:
            own_room += SIDE_SIZE - own
            their_room += SIDE_SIZE - theirs
            describe_reach(state, stone, cards, out)
        describe_neighbours(stones, stone)
    table[PROGRESS] = int(state.clan_left) / 42.0
    table[PROGRESS + 1] = count(int(state.stones[me])) / 5.0
    table[PROGRESS + 2] = count(int(state.stones[other])) / 5.0
    table[PROGRESS + 3] = own_room / 27.0
    table[PROGRESS + 4] = their_room / 27.0
    table[PROGRESS + 5] = 1.0
