"""An observation as numbers for learning: every fact once, from the observer's side of the border.

`LAYOUT` names the blocks in order; `docs/research/environments.md` is generated from it. A spectator sees it from A's
side, with empty hands. Everything lies between 0 and 1.
"""

from __future__ import annotations

import numpy as np

from highlands.engine.compiling import compiled, compiled_inline
from highlands.engine.encoding import Tensor, sets_writer, units, write_number, write_scaled_set, write_set
from highlands.games.schotten_totten.rules.observation import somebody_knows_a_deck
from highlands.games.schotten_totten.state.cards import (
    CLAN_CARDS,
    COLOURS,
    JOKER,
    JOKERS,
    SEATS,
    STONES,
    TACTICS_CARDS,
    TACTICS_KINDS,
    TROOPS,
    number_of,
)
from highlands.games.schotten_totten.state.layout import (
    MOST_ROUNDS,
    OVER,
    RECRUITER_DRAWS,
    RECRUITER_RETURNS,
    ROUND_POINTS,
    SPECTATOR,
    TACTICS_HAND,
    State,
)

STEPS = OVER + 1
LARGEST_HAND = TACTICS_HAND + RECRUITER_DRAWS
PER_SEAT = 5
MOST_POINTS = MOST_ROUNDS * ROUND_POINTS
MOST_ALIKE = JOKERS
"""There are no more tactics cards of one kind."""
MOST_PENDING = max(RECRUITER_DRAWS, RECRUITER_RETURNS)
MODES = 2

LAYOUT: tuple[tuple[str, tuple[int, ...], str], ...] = (
    ("sides", (SEATS, STONES, CLAN_CARDS), "own side, then the other's: clan cards"),
    ("troops", (SEATS, STONES, TROOPS), "on the same sides: Joker, Spy, Shield-Bearer"),
    ("modes", (STONES, MODES), "Blind Man's Bluff, Mud Fight"),
    ("border", (STONES,), "the stone is part of this game"),
    ("claimed", (SEATS, STONES), "by the observer, by the other"),
    ("completed_first", (SEATS, STONES), "the observer's side, the other's"),
    ("claims", (STONES,), "what the player in the claiming step may claim"),
    ("hand", (SEATS, CLAN_CARDS), "own clan cards; those of the other's hand that the observer knows"),
    ("unseen", (CLAN_CARDS,), "clan cards never yet face up"),
    ("discard", (CLAN_CARDS,), "clan cards in the discard pile"),
    ("hand_tactics", (SEATS, TACTICS_KINDS), "as the hands above, for tactics cards: half of their number"),
    ("unseen_tactics", (TACTICS_KINDS,), "tactics cards never yet face up, half of their number"),
    ("deck_known", (CLAN_CARDS,), "clan cards the observer knows in the deck: nearer 1 the sooner they come"),
    ("deck_known_tactics", (TACTICS_KINDS,), "the same for tactics cards"),
    ("counts", (SEATS, PER_SEAT), "clan cards held, tactics cards held, tactics played, Joker played, points"),
    ("decks", (2,), "cards left in the clan deck, in the tactics deck"),
    ("step", (STEPS,), "one of: play, claim, draw, recruit, return, over"),
    ("turn", (4,), "the observer is to move, draws or returns to come, passes in a row, the observer began the round"),
    ("options", (6,), "tactics, expert, round, rounds, colours, hand limit"),
)

ENCODED = sum(int(np.prod(shape)) for _, shape, _ in LAYOUT)
"""How many numbers an observation becomes."""

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
assert STONES == 9, "write `sides` anew, which lists them all"


@compiled_inline
def put_tactics(tactics: int, out: Tensor, at: int) -> int:
    """The number of each kind, of two; return where the next block begins."""
    # Of all kinds but the first there is one card, and its bit follows the two that count the Jokers.
    write_number(number_of(tactics, JOKER), MOST_ALIKE, out, at)
    return write_scaled_set(tactics >> 2, TACTICS_KINDS - 1, MOST_ALIKE, out, at + 1)


@compiled
def put_known_deck(observation: State, out: Tensor, at: int) -> None:
    """What the observer knows of both decks, by how soon it comes, where nothing stands yet."""
    for step in range(int(observation.clan_left)):
        card = int(observation.clan_deck[(int(observation.clan_top) + step) % CLAN_CARDS])
        if card >= 0:
            write_number(CLAN_CARDS - step, CLAN_CARDS, out, at + card)
    # From the last to the next one, so that of two Jokers the sooner counts.
    for step in range(int(observation.tactics_left) - 1, -1, -1):
        kind = int(observation.tactics_deck[(int(observation.tactics_top) + step) % TACTICS_CARDS])
        if kind >= 0:
            write_number(TACTICS_CARDS - step, TACTICS_CARDS, out, at + CLAN_CARDS + kind)


@compiled_inline
def sides(observation: State, seat: int) -> Sides:
    """The clan cards of all sides of a seat."""
    return (
        int(observation.side[seat, 0]),
        int(observation.side[seat, 1]),
        int(observation.side[seat, 2]),
        int(observation.side[seat, 3]),
        int(observation.side[seat, 4]),
        int(observation.side[seat, 5]),
        int(observation.side[seat, 6]),
        int(observation.side[seat, 7]),
        int(observation.side[seat, 8]),
    )


@compiled
def troops(observation: State, seat: int) -> int:
    """The troops of all sides of a seat."""
    bits = 0
    for stone in range(STONES):
        bits |= int(observation.troops[seat, stone]) << TROOPS * stone
    return bits


@compiled
def modes(observation: State) -> int:
    """The combat modes of all stones."""
    bits = 0
    for stone in range(STONES):
        bits |= int(observation.modes[stone]) << MODES * stone
    return bits


@compiled_inline
def put_sets(observation: State, observer: int, out: Tensor) -> int:
    """All that is no number: the border, and the clan cards elsewhere; return where the next block begins."""
    other = 1 - observer
    all_troops, all_modes = 0, 0
    if observation.tactics:
        all_troops = troops(observation, observer) | troops(observation, other) << TROOPS * STONES
        all_modes = modes(observation)
    claimed = int(observation.stones[observer]) | int(observation.stones[other]) << STONES
    first = int(observation.completed_first[observer]) | int(observation.completed_first[other]) << STONES
    return write_sets(
        (
            *sides(observation, observer),
            *sides(observation, other),
            all_troops,
            all_modes,
            int(observation.border) | claimed << STONES,
            first | int(observation.claims) << SEATS * STONES,
            int(observation.hand[observer]),
            int(observation.hand[other]),
            int(observation.unseen),
            int(observation.discard),
        ),
        out,
        0,
    )


@compiled_inline
def put_counts(observation: State, observer: int, out: Tensor, at: int) -> int:
    """The numbers of the game; return where the next block begins."""
    for seat in (observer, 1 - observer):
        write_number(int(observation.clan_held[seat]), LARGEST_HAND, out, at)
        write_number(int(observation.tactics_held[seat]), LARGEST_HAND, out, at + 1)
        write_number(int(observation.played[seat]), TACTICS_CARDS, out, at + 2)
        write_number(int(observation.joker_played[seat]), 1, out, at + 3)
        write_number(int(observation.points[seat]), MOST_POINTS, out, at + 4)
        at += PER_SEAT
    write_number(int(observation.clan_left), CLAN_CARDS, out, at)
    write_number(int(observation.tactics_left), TACTICS_CARDS, out, at + 1)
    at = write_set(1 << int(observation.step), STEPS, out, at + 2)
    write_number(int(observation.mover == observer), 1, out, at)
    write_number(int(observation.pending), MOST_PENDING, out, at + 1)
    write_number(int(observation.passes), SEATS, out, at + 2)
    write_number(int(observation.starter == observer), 1, out, at + 3)
    write_number(int(observation.tactics), 1, out, at + 4)
    write_number(int(observation.expert), 1, out, at + 5)
    write_number(int(observation.round_number), MOST_ROUNDS, out, at + 6)
    write_number(int(observation.rounds), MOST_ROUNDS, out, at + 7)
    write_number(int(observation.colours), COLOURS, out, at + 8)
    write_number(int(observation.hand_limit), LARGEST_HAND, out, at + 9)
    return at + 10


@compiled
def encode(observation: State, out: Tensor) -> None:
    """Write all blocks of LAYOUT."""
    observer = int(observation.observer) if 0 <= observation.observer < SPECTATOR else 0
    at = put_sets(observation, observer, out)
    at = put_tactics(int(observation.hand_tactics[observer]), out, at)
    at = put_tactics(int(observation.hand_tactics[1 - observer]), out, at)
    at = put_tactics(int(observation.unseen_tactics), out, at)
    behind = write_set(0, CLAN_CARDS + TACTICS_KINDS, out, at)
    if somebody_knows_a_deck(observation):
        put_known_deck(observation, out, at)
    put_counts(observation, observer, out, behind)
