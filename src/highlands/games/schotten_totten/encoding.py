"""A seen table as numbers for learning: every fact once, from the seer's side of the border.

`LAYOUT` names the blocks in order; `docs/research.md` is generated from it. A spectator sees it from A's side, with
empty hands. Everything lies between 0 and 1.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from highlands.bits import mark_each
from highlands.compiling import compiled
from highlands.games.schotten_totten.cards import (
    BLIND_MODE,
    CLAN_CARDS,
    COLOURS,
    MUD_MODE,
    SEATS,
    STONES,
    TACTICS_CARDS,
    TACTICS_KINDS,
    TROOPS,
    number_of,
)
from highlands.games.schotten_totten.table import MOST_ROUNDS, OVER, ROUND_POINTS, SPECTATOR, TACTICS_HAND
from highlands.kernel import Table

STEPS = OVER + 1
LARGEST_HAND = TACTICS_HAND + 3
PER_SIDE = CLAN_CARDS + TROOPS
PER_SEAT = 5
MOST_POINTS = MOST_ROUNDS * ROUND_POINTS

LAYOUT: tuple[tuple[str, tuple[int, ...], str], ...] = (
    ("sides", (SEATS, STONES, PER_SIDE), "own side, then the other's: 54 clan cards, Joker, Spy, Shield-Bearer"),
    ("modes", (STONES, 2), "Blind Man's Bluff, Mud Fight"),
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


@compiled
def put_tactics(tactics: int, out: NDArray[np.float32], at: int) -> int:
    """Half of the number of each kind; return where the next block begins."""
    for kind in range(TACTICS_KINDS):
        out[at + kind] = number_of(tactics, kind) / 2
    return at + TACTICS_KINDS


@compiled
def knows_the_deck(seen: Table) -> bool:
    """Whether the seer may know a card of the clan deck. Mostly not, and this is quicker than going through it."""
    known = False
    for place in range(CLAN_CARDS):
        known |= seen.clan_deck[place] >= 0
    return known


@compiled
def put_known_deck(seen: Table, out: NDArray[np.float32], at: int) -> int:
    """What the seer knows of both decks, by how soon it comes; return where the next block begins."""
    for place in range(CLAN_CARDS + TACTICS_KINDS):
        out[at + place] = 0.0
    for step in range(int(seen.clan_left) if knows_the_deck(seen) else 0):
        card = int(seen.clan_deck[(int(seen.clan_top) + step) % CLAN_CARDS])
        if card >= 0:
            out[at + card] = 1.0 - step / CLAN_CARDS
    at += CLAN_CARDS
    for step in range(int(seen.tactics_left)):
        kind = int(seen.tactics_deck[(int(seen.tactics_top) + step) % TACTICS_CARDS])
        if kind >= 0:
            out[at + kind] = max(out[at + kind], 1.0 - step / TACTICS_CARDS)
    return at + TACTICS_KINDS


@compiled
def put_border(seen: Table, seer: int, out: NDArray[np.float32], at: int) -> int:
    """Everything about the stones; return where the next block begins."""
    for seat in (seer, 1 - seer):
        for stone in range(STONES):
            # One set for all the bits: the clan cards, then the elite troops.
            at = mark_each(int(seen.side[seat, stone]) | int(seen.troops[seat, stone]) << CLAN_CARDS, PER_SIDE, out, at)
    for stone in range(STONES):
        out[at] = 1.0 if seen.modes[stone] & BLIND_MODE else 0.0
        out[at + 1] = 1.0 if seen.modes[stone] & MUD_MODE else 0.0
        at += 2
    at = mark_each(int(seen.border), STONES, out, at)
    at = mark_each(int(seen.stones[seer]), STONES, out, at)
    at = mark_each(int(seen.stones[1 - seer]), STONES, out, at)
    for stone in range(STONES):
        first = int(seen.completed_first[stone])
        out[at + stone] = 1.0 if first == seer else 0.0
        out[at + STONES + stone] = 1.0 if first == 1 - seer else 0.0
    at += SEATS * STONES
    return mark_each(int(seen.claims), STONES, out, at)


@compiled
def put_cards_elsewhere(seen: Table, seer: int, out: NDArray[np.float32], at: int) -> int:
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
def put_counts(seen: Table, seer: int, out: NDArray[np.float32], at: int) -> int:
    """The numbers of the game; return where the next block begins."""
    for seat in (seer, 1 - seer):
        out[at] = seen.clan_held[seat] / LARGEST_HAND
        out[at + 1] = seen.tactics_held[seat] / LARGEST_HAND
        out[at + 2] = seen.played[seat] / TACTICS_CARDS
        out[at + 3] = seen.joker_played[seat]
        out[at + 4] = seen.points[seat] / MOST_POINTS
        at += PER_SEAT
    out[at] = seen.clan_left / CLAN_CARDS
    out[at + 1] = seen.tactics_left / TACTICS_CARDS
    at += 2
    for step in range(STEPS):
        out[at + step] = 1.0 if seen.step == step else 0.0
    at += STEPS
    out[at] = 1.0 if seen.mover == seer else 0.0
    out[at + 1] = seen.pending / 3
    out[at + 2] = seen.passes / SEATS
    out[at + 3] = 1.0 if seen.starter == seer else 0.0
    out[at + 4] = seen.tactics
    out[at + 5] = seen.expert
    out[at + 6] = seen.round_number / MOST_ROUNDS
    out[at + 7] = seen.rounds / MOST_ROUNDS
    out[at + 8] = seen.colours / COLOURS
    out[at + 9] = seen.hand_limit / LARGEST_HAND
    return at + 10


@compiled
def encode(seen: Table, out: NDArray[np.float32]) -> None:
    """Write all blocks of LAYOUT."""
    seer = int(seen.seer) if 0 <= seen.seer < SPECTATOR else 0
    at = put_border(seen, seer, out, 0)
    at = put_cards_elsewhere(seen, seer, out, at)
    put_counts(seen, seer, out, at)
