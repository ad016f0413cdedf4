"""A seen table as numbers for learning: every fact once, from the seer's side of the border.

`LAYOUT` names the blocks in order; `docs/research.md` is generated from it. A spectator sees it from A's side, with
empty hands. Everything lies between 0 and 1.
"""

from __future__ import annotations

import numpy as np

from highlands.compiling import compiled, compiled_in_place
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
from highlands.games.schotten_totten.sight import somebody_knows_a_deck
from highlands.games.schotten_totten.table import MOST_ROUNDS, OVER, ROUND_POINTS, SPECTATOR, TACTICS_HAND
from highlands.kernel import Table
from highlands.observing import Numbers, mark_each, mark_parts, put, sets_writer, units

STEPS = OVER + 1
LARGEST_HAND = TACTICS_HAND + 3
PER_SEAT = 5
MOST_POINTS = MOST_ROUNDS * ROUND_POINTS
MOST_ALIKE = 2
"""There are no more tactics cards of one kind."""
MOST_PENDING = 3
MODES = 2

LAYOUT: tuple[tuple[str, tuple[int, ...], str], ...] = (
    ("sides", (SEATS, STONES, CLAN_CARDS), "own side, then the other's: clan cards"),
    ("troops", (SEATS, STONES, TROOPS), "on the same sides: Joker, Spy, Shield-Bearer"),
    ("modes", (STONES, MODES), "Blind Man's Bluff, Mud Fight"),
    ("border", (STONES,), "the stone is part of this game"),
    ("claimed", (SEATS, STONES), "by the seer, by the other"),
    ("completed_first", (SEATS, STONES), "the seer's side, the other's"),
    ("claims", (STONES,), "what the player in the claiming step may claim"),
    ("hand", (SEATS, CLAN_CARDS), "own clan cards; those of the other's hand that the seer knows"),
    ("unseen", (CLAN_CARDS,), "clan cards never yet face up"),
    ("discard", (CLAN_CARDS,), "clan cards in the discard pile"),
    ("hand_tactics", (SEATS, TACTICS_KINDS), "as the hands above, for tactics cards: half of their number"),
    ("unseen_tactics", (TACTICS_KINDS,), "tactics cards never yet face up, half of their number"),
    ("deck_known", (CLAN_CARDS,), "clan cards the seer knows in the deck: nearer 1 the sooner they come"),
    ("deck_known_tactics", (TACTICS_KINDS,), "the same for tactics cards"),
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


write_sets = sets_writer(
    (
        *(CLAN_CARDS,) * SEATS * STONES,
        SEATS * STONES * TROOPS,
        STONES * MODES,
        STONES + SEATS * STONES,
        SEATS * STONES + STONES,
        *(CLAN_CARDS,) * 4,
    )
)
"""The blocks from `sides` to `discard`, which are sets."""

Sides = tuple[int, int, int, int, int, int, int, int, int]


@compiled_in_place
def put_tactics(tactics: int, out: Numbers, at: int) -> int:
    """The number of each kind, of two; return where the next block begins."""
    # Of all kinds but the first there is one card, and its bit follows the two that count the Jokers.
    put(number_of(tactics, JOKER), MOST_ALIKE, out, at)
    return mark_parts(tactics >> 2, TACTICS_KINDS - 1, MOST_ALIKE, out, at + 1)


@compiled
def put_known_deck(seen: Table, out: Numbers, at: int) -> None:
    """What the seer knows of both decks, by how soon it comes, where nothing stands yet."""
    for step in range(int(seen.clan_left)):
        card = int(seen.clan_deck[(int(seen.clan_top) + step) % CLAN_CARDS])
        if card >= 0:
            put(CLAN_CARDS - step, CLAN_CARDS, out, at + card)
    # From the last to the next one, so that of two Jokers the sooner counts.
    for step in range(int(seen.tactics_left) - 1, -1, -1):
        kind = int(seen.tactics_deck[(int(seen.tactics_top) + step) % TACTICS_CARDS])
        if kind >= 0:
            put(TACTICS_CARDS - step, TACTICS_CARDS, out, at + CLAN_CARDS + kind)


@compiled_in_place
def sides(seen: Table, seat: int) -> Sides:
    """The clan cards of all sides of a seat."""
    return (
        int(seen.side[seat, 0]),
        int(seen.side[seat, 1]),
        int(seen.side[seat, 2]),
        int(seen.side[seat, 3]),
        int(seen.side[seat, 4]),
        int(seen.side[seat, 5]),
        int(seen.side[seat, 6]),
        int(seen.side[seat, 7]),
        int(seen.side[seat, 8]),
    )


@compiled
def troops(seen: Table, seat: int) -> int:
    """The troops of all sides of a seat."""
    bits = 0
    for stone in range(STONES):
        bits |= int(seen.troops[seat, stone]) << TROOPS * stone
    return bits


@compiled
def modes(seen: Table) -> int:
    """The combat modes of all stones."""
    bits = 0
    for stone in range(STONES):
        bits |= int(seen.modes[stone]) << MODES * stone
    return bits


@compiled_in_place
def put_sets(seen: Table, seer: int, out: Numbers) -> int:
    """All that is no number: the border, and the clan cards elsewhere; return where the next block begins."""
    other = 1 - seer
    all_troops, all_modes = 0, 0
    if seen.tactics:
        all_troops = troops(seen, seer) | troops(seen, other) << TROOPS * STONES
        all_modes = modes(seen)
    claimed = int(seen.stones[seer]) | int(seen.stones[other]) << STONES
    first = int(seen.completed_first[seer]) | int(seen.completed_first[other]) << STONES
    return write_sets(
        (
            *sides(seen, seer),
            *sides(seen, other),
            all_troops,
            all_modes,
            int(seen.border) | claimed << STONES,
            first | int(seen.claims) << SEATS * STONES,
            int(seen.hand[seer]),
            int(seen.hand[other]),
            int(seen.unseen),
            int(seen.discard),
        ),
        out,
        0,
    )


@compiled_in_place
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
    at = put_sets(seen, seer, out)
    at = put_tactics(int(seen.hand_tactics[seer]), out, at)
    at = put_tactics(int(seen.hand_tactics[1 - seer]), out, at)
    at = put_tactics(int(seen.unseen_tactics), out, at)
    behind = mark_each(0, CLAN_CARDS + TACTICS_KINDS, out, at)
    if somebody_knows_a_deck(seen):
        put_known_deck(seen, out, at)
    put_counts(seen, seer, out, behind)
