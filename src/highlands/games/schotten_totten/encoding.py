"""A seen table as numbers for learning: every fact once, from the seer's side of the border.

`LAYOUT` names the blocks in order; `docs/research.md` is generated from it. A spectator sees it from A's side, with
empty hands. Everything lies between 0 and 1.
"""

from __future__ import annotations

import numpy as np

from highlands.compiling import compiled
from highlands.games.schotten_totten.cards import (
    CLAN_CARDS,
    COLOURS,
    JOKER,
    SEATS,
    STONES,
    TACTICS_CARDS,
    TACTICS_KINDS,
    TROOPS,
    number_of,
)
from highlands.games.schotten_totten.table import MOST_ROUNDS, OVER, ROUND_POINTS, SPECTATOR, TACTICS_HAND
from highlands.kernel import Table
from highlands.observing import Numbers, mark_each, mark_parts, put, units

STEPS = OVER + 1
LARGEST_HAND = TACTICS_HAND + 3
PER_SIDE = CLAN_CARDS + TROOPS
PER_SEAT = 5
MOST_POINTS = MOST_ROUNDS * ROUND_POINTS
MOST_ALIKE = 2
"""There are no more tactics cards of one kind."""
MOST_PENDING = 3
MODES = 2

LAYOUT: tuple[tuple[str, tuple[int, ...], str], ...] = (
    ("sides", (SEATS, STONES, PER_SIDE), "own side, then the other's: 54 clan cards, Joker, Spy, Shield-Bearer"),
    ("modes", (STONES, MODES), "Blind Man's Bluff, Mud Fight"),
    ("border", (STONES,), "the stone is part of this game"),
    ("claimed", (SEATS, STONES), "by the seer, by the other"),
    ("completed_first", (SEATS, STONES), "the seer's side, the other's"),
    ("claims", (STONES,), "what the player in the claiming step may claim"),
    ("hand", (SEATS, CLAN_CARDS), "own clan cards; those of the other's hand that the seer knows"),
    ("hand_tactics", (SEATS, TACTICS_KINDS), "the same for tactics cards, half of their number"),
    ("deck_known", (CLAN_CARDS,), "clan cards the seer knows in the deck: nearer 1 the sooner they come"),
    ("deck_known_tactics", (TACTICS_KINDS,), "the same for tactics cards"),
    ("unseen", (CLAN_CARDS,), "clan cards never yet face up"),
    ("unseen_tactics", (TACTICS_KINDS,), "the same for tactics cards, half of their number"),
    ("discard", (CLAN_CARDS,), "clan cards in the discard pile"),
    ("counts", (SEATS, PER_SEAT), "clan cards held, tactics cards held, tactics played, Joker played, points"),
    ("decks", (2,), "cards left in the clan deck, in the tactics deck"),
    ("step", (STEPS,), "one of: play, claim, draw, recruit, return, over"),
    ("turn", (4,), "the seer is to move, draws or returns to come, passes in a row, the seer began the round"),
    ("options", (6,), "tactics, expert, round, rounds, colours, hand limit"),
)

ENCODED = sum(int(np.prod(shape)) for _, shape, _ in LAYOUT)
"""How many numbers a seen table becomes."""

UNITS = units(
    LAYOUT,
    {
        "hand_tactics": MOST_ALIKE,
        "deck_known": CLAN_CARDS,
        "deck_known_tactics": TACTICS_CARDS,
        "unseen_tactics": MOST_ALIKE,
        "counts": (LARGEST_HAND, LARGEST_HAND, TACTICS_CARDS, 1, MOST_POINTS),
        "decks": (CLAN_CARDS, TACTICS_CARDS),
        "turn": (1, MOST_PENDING, SEATS, 1),
        "options": (1, 1, MOST_ROUNDS, MOST_ROUNDS, COLOURS, LARGEST_HAND),
    },
)
"""What each number is counted in, where bytes are written."""


@compiled
def put_tactics(tactics: int, out: Numbers, at: int) -> int:
    """The number of each kind, of two; return where the next block begins."""
    # Of all kinds but the first there is one card, and its bit follows the two that count the Jokers.
    put(number_of(tactics, JOKER), MOST_ALIKE, out, at)
    return mark_parts(tactics >> 2, TACTICS_KINDS - 1, MOST_ALIKE, out, at + 1)


@compiled
def knows_the_deck(seen: Table) -> bool:
    """Whether the seer may know a card of the clan deck. Mostly not, and this is quicker than going through it."""
    known = False
    for place in range(CLAN_CARDS):
        known |= seen.clan_deck[place] >= 0
    return known


@compiled
def put_known_deck(seen: Table, out: Numbers, at: int) -> int:
    """What the seer knows of both decks, by how soon it comes; return where the next block begins."""
    mark_each(0, CLAN_CARDS + TACTICS_KINDS, out, at)
    for step in range(int(seen.clan_left) if knows_the_deck(seen) else 0):
        card = int(seen.clan_deck[(int(seen.clan_top) + step) % CLAN_CARDS])
        if card >= 0:
            put(CLAN_CARDS - step, CLAN_CARDS, out, at + card)
    at += CLAN_CARDS
    # From the last to the next one, so that of two Jokers the sooner counts.
    for step in range(int(seen.tactics_left) - 1, -1, -1):
        kind = int(seen.tactics_deck[(int(seen.tactics_top) + step) % TACTICS_CARDS])
        if kind >= 0:
            put(TACTICS_CARDS - step, TACTICS_CARDS, out, at + kind)
    return at + TACTICS_KINDS


@compiled
def put_border(seen: Table, seer: int, out: Numbers, at: int) -> int:
    """Everything about the stones; return where the next block begins."""
    # One set for all the bits that stand together: they are written in one go.
    for seat in (seer, 1 - seer):
        for stone in range(STONES):
            at = mark_each(int(seen.side[seat, stone]) | int(seen.troops[seat, stone]) << CLAN_CARDS, PER_SIDE, out, at)
    bits = 0
    for stone in range(STONES):
        bits |= int(seen.modes[stone]) << MODES * stone
    bits |= int(seen.border) << MODES * STONES
    bits |= (int(seen.stones[seer]) | int(seen.stones[1 - seer]) << STONES) << (MODES + 1) * STONES
    at = mark_each(bits, (MODES + 1 + SEATS) * STONES, out, at)
    bits = int(seen.claims) << SEATS * STONES
    for stone in range(STONES):
        first = int(seen.completed_first[stone])
        bits |= int(first >= 0) << stone + STONES * int(first != seer)
    return mark_each(bits, (SEATS + 1) * STONES, out, at)


@compiled
def put_cards_elsewhere(seen: Table, seer: int, out: Numbers, at: int) -> int:
    """Hands, decks and discard pile; return where the next block begins."""
    at = mark_each(int(seen.hand[seer]), CLAN_CARDS, out, at)
    at = mark_each(int(seen.hand[1 - seer]), CLAN_CARDS, out, at)
    at = put_tactics(int(seen.hand_tactics[seer]), out, at)
    at = put_tactics(int(seen.hand_tactics[1 - seer]), out, at)
    at = put_known_deck(seen, out, at)
    at = mark_each(int(seen.unseen), CLAN_CARDS, out, at)
    at = put_tactics(int(seen.unseen_tactics), out, at)
    return mark_each(int(seen.discard), CLAN_CARDS, out, at)


@compiled
def put_counts(seen: Table, seer: int, out: Numbers, at: int) -> int:
    """The numbers of the game; return where the next block begins."""
    for seat in (seer, 1 - seer):
        put(int(seen.clan_held[seat]), LARGEST_HAND, out, at)
        put(int(seen.tactics_held[seat]), LARGEST_HAND, out, at + 1)
        put(int(seen.played[seat]), TACTICS_CARDS, out, at + 2)
        put(int(seen.joker_played[seat]), 1, out, at + 3)
        put(int(seen.points[seat]), MOST_POINTS, out, at + 4)
        at += PER_SEAT
    put(int(seen.clan_left), CLAN_CARDS, out, at)
    put(int(seen.tactics_left), TACTICS_CARDS, out, at + 1)
    at = mark_each(1 << int(seen.step), STEPS, out, at + 2)
    put(int(seen.mover == seer), 1, out, at)
    put(int(seen.pending), MOST_PENDING, out, at + 1)
    put(int(seen.passes), SEATS, out, at + 2)
    put(int(seen.starter == seer), 1, out, at + 3)
    put(int(seen.tactics), 1, out, at + 4)
    put(int(seen.expert), 1, out, at + 5)
    put(int(seen.round_number), MOST_ROUNDS, out, at + 6)
    put(int(seen.rounds), MOST_ROUNDS, out, at + 7)
    put(int(seen.colours), COLOURS, out, at + 8)
    put(int(seen.hand_limit), LARGEST_HAND, out, at + 9)
    return at + 10


@compiled
def encode(seen: Table, out: Numbers) -> None:
    """Write all blocks of LAYOUT."""
    seer = int(seen.seer) if 0 <= seen.seer < SPECTATOR else 0
    at = put_border(seen, seer, out, 0)
    at = put_cards_elsewhere(seen, seer, out, at)
    put_counts(seen, seer, out, at)
