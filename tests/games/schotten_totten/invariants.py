"""The invariants of every full state, worked out from its cards alone."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import numpy as np

from highlands.engine.state import NO_OBSERVER
from highlands.games.schotten_totten.rules.claims import claimable
from highlands.games.schotten_totten.rules.sides import side_reach
from highlands.games.schotten_totten.state.cards import clan_cards
from highlands.games.schotten_totten.state.layout import CLAIM, RECRUIT, RETURN, State

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


def clan_face_up(state: State) -> list[int]:
    """The clan cards on all sides and in the discard pile."""
    return [*chain.from_iterable(members(int(side)) for side in state.side.flat), *members(state.discard)]


def tactics_face_up(state: State) -> list[str]:
    """The tactics cards on sides, on stones and in the discard pile."""
    troops = [KINDS[troop] for mask in state.troops.flat for troop in members(int(mask))]
    modes = [KINDS[3 + mode] for mask in state.modes for mode in members(mask)]
    return [*troops, *modes, *tactics_of(state.discard_tactics)]


def assert_sound(state: State) -> None:
    """No card is lost or doubled, no limit is broken, and all that is noted beside the cards agrees with them."""
    assert state.observer == NO_OBSERVER
    assert_every_clan_card_once(state)
    assert_every_tactics_card_once(state)
    assert_limits(state)
    assert_sides(state)
    claims = claimable(state, int(state.mover)) if state.step == CLAIM else 0
    assert state.claims == claims
    if state.step == CLAIM:
        assert claims


def assert_every_clan_card_once(state: State) -> None:
    deck = ring(state.clan_deck, state.clan_top, state.clan_left)
    hands = [members(hand) for hand in state.hand]
    everywhere = [*hands[0], *hands[1], *deck, *clan_face_up(state)]
    assert sorted(everywhere) == members(clan_cards(int(state.colours), int(state.strengths)))
    assert members(state.unseen) == sorted([*hands[0], *hands[1], *deck])
    assert list(state.clan_held) == [len(hand) for hand in hands]
    assert not any(int(known) & ~int(hand) for known, hand in zip(state.known, state.hand, strict=True))


def assert_every_tactics_card_once(state: State) -> None:
    deck = [KINDS[kind] for kind in ring(state.tactics_deck, state.tactics_top, state.tactics_left)]
    hands = [tactics_of(hand) for hand in state.hand_tactics]
    face_up = tactics_face_up(state)
    assert Counter([*hands[0], *hands[1], *deck, *face_up]) == (TACTICS if state.tactics else Counter())
    assert Counter(tactics_of(state.unseen_tactics)) == Counter([*hands[0], *hands[1], *deck])
    assert list(state.tactics_held) == [len(hand) for hand in hands]
    for known, hand in zip(state.known_tactics, hands, strict=True):
        assert Counter(tactics_of(known)) <= Counter(hand)
    assert sum(state.played) == len(face_up)
    assert abs(int(state.played[0]) - int(state.played[1])) <= 1
    assert sum(state.joker_played) == face_up.count("joker")


def is_full(state: State, seat: int, stone: int) -> bool:
    """Whether a side holds as many cards as its stone takes."""
    size = 4 if int(state.modes[stone]) & 2 else 3
    return len(members(state.side[seat, stone])) + len(members(state.troops[seat, stone])) == size


def assert_sides(state: State) -> None:
    for seat in (0, 1):
        full = [stone for stone in range(9) if is_full(state, seat, stone)]
        assert members(state.complete[seat]) == full
        for stone in range(9):
            assert state.worth[seat, stone] == (side_reach(state, seat, stone) if stone in full else 0)


def assert_limits(state: State) -> None:
    for stone in range(9):
        size = 4 if int(state.modes[stone]) & 2 else 3
        for seat in (0, 1):
            assert len(members(state.side[seat, stone])) + len(members(state.troops[seat, stone])) <= size
        if not int(state.border) >> stone & 1:
            assert not state.side[:, stone].any()
            assert not state.troops[:, stone].any()
            assert not state.modes[stone]
    for seat in (0, 1):
        recruiting = state.mover == seat and state.step in (RECRUIT, RETURN)
        assert state.clan_held[seat] + state.tactics_held[seat] <= state.hand_limit + (2 if recruiting else 0)
    assert not int(state.stones[0]) & int(state.stones[1])
    assert not (int(state.stones[0]) | int(state.stones[1])) & ~int(state.border)
