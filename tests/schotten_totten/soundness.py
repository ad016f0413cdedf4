"""What must be true of every true table, worked out from its cards alone."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import numpy as np

from highlands.games.schotten_totten.claims import claimable
from highlands.games.schotten_totten.sides import side_reach
from highlands.games.schotten_totten.table import CLAIM, RECRUIT, RETURN
from highlands.kernel import TRUTH, Table

KINDS = ("joker", "spy", "shield", "blind", "mud", "recruiter", "strategist", "banshee", "traitor")
TACTICS = Counter(["joker", *KINDS])


def members(mask: int) -> list[int]:
    """The members of a set of bits."""
    return [place for place, bit in enumerate(reversed(f"{int(mask):b}")) if bit == "1"]


def tactics_of(packed: int) -> list[str]:
    """A set of tactics cards: two bits count the Jokers, one bit each the others."""
    return ["joker"] * (int(packed) & 3) + [kind for place, kind in enumerate(KINDS[1:], 2) if int(packed) >> place & 1]


def ring(deck: np.ndarray, top: int, left: int) -> list[int]:
    """What a deck holds from top to bottom."""
    return [int(deck[(int(top) + step) % len(deck)]) for step in range(int(left))]


def clan_face_up(table: Table) -> list[int]:
    """The clan cards on all sides and in the discard pile."""
    return [*chain.from_iterable(members(side) for side in table.side.flat), *members(table.discard)]


def tactics_face_up(table: Table) -> list[str]:
    """The tactics cards on sides, on stones and in the discard pile."""
    troops = [KINDS[troop] for mask in table.troops.flat for troop in members(mask)]
    modes = [KINDS[3 + mode] for mask in table.modes for mode in members(mask)]
    return [*troops, *modes, *tactics_of(table.discard_tactics)]


def assert_sound(table: Table) -> None:
    """No card is lost or doubled, no limit is broken, and all that is noted beside the cards agrees with them."""
    assert table.seer == TRUTH
    assert_every_clan_card_once(table)
    assert_every_tactics_card_once(table)
    assert_limits(table)
    assert_sides(table)
    claims = claimable(table, int(table.mover)) if table.step == CLAIM else 0
    assert table.claims == claims
    if table.step == CLAIM:
        assert claims


def assert_every_clan_card_once(table: Table) -> None:
    deck = ring(table.clan_deck, table.clan_top, table.clan_left)
    hands = [members(hand) for hand in table.hand]
    everywhere = [*hands[0], *hands[1], *deck, *clan_face_up(table)]
    assert sorted(everywhere) == list(range(int(table.colours) * 9))
    assert members(table.unseen) == sorted([*hands[0], *hands[1], *deck])
    assert list(table.clan_held) == [len(hand) for hand in hands]
    assert not any(int(known) & ~int(hand) for known, hand in zip(table.known, table.hand, strict=True))


def assert_every_tactics_card_once(table: Table) -> None:
    deck = [KINDS[kind] for kind in ring(table.tactics_deck, table.tactics_top, table.tactics_left)]
    hands = [tactics_of(hand) for hand in table.hand_tactics]
    face_up = tactics_face_up(table)
    assert Counter([*hands[0], *hands[1], *deck, *face_up]) == (TACTICS if table.tactics else Counter())
    assert Counter(tactics_of(table.unseen_tactics)) == Counter([*hands[0], *hands[1], *deck])
    assert list(table.tactics_held) == [len(hand) for hand in hands]
    for known, hand in zip(table.known_tactics, hands, strict=True):
        assert Counter(tactics_of(known)) <= Counter(hand)
    assert sum(table.played) == len(face_up)
    assert abs(int(table.played[0]) - int(table.played[1])) <= 1
    assert sum(table.joker_played) == face_up.count("joker")


def is_full(table: Table, seat: int, stone: int) -> bool:
    """Whether a side holds as many cards as its stone takes."""
    size = 4 if int(table.modes[stone]) & 2 else 3
    return len(members(table.side[seat, stone])) + len(members(table.troops[seat, stone])) == size


def assert_sides(table: Table) -> None:
    for seat in (0, 1):
        full = [stone for stone in range(9) if is_full(table, seat, stone)]
        assert members(table.complete[seat]) == full
        for stone in range(9):
            assert table.worth[seat, stone] == (side_reach(table, seat, stone) if stone in full else 0)


def assert_limits(table: Table) -> None:
    for stone in range(9):
        size = 4 if int(table.modes[stone]) & 2 else 3
        for seat in (0, 1):
            assert len(members(table.side[seat, stone])) + len(members(table.troops[seat, stone])) <= size
        if not int(table.border) >> stone & 1:
            assert not table.side[:, stone].any()
            assert not table.troops[:, stone].any()
            assert not table.modes[stone]
    for seat in (0, 1):
        recruiting = table.mover == seat and table.step in (RECRUIT, RETURN)
        assert table.clan_held[seat] + table.tactics_held[seat] <= table.hand_limit + (2 if recruiting else 0)
    assert not int(table.stones[0]) & int(table.stones[1])
    assert not (int(table.stones[0]) | int(table.stones[1])) & ~int(table.border)
