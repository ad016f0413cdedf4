"""`resample` reaches every deal that a seat can't rule out, each as often as it should: small games, counted."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from math import sqrt

import numpy as np
import pytest

from highlands.engine.chance import Seed
from highlands.engine.state import new_state
from highlands.games.schotten_totten import SPEC
from highlands.games.schotten_totten.rules.observation import observe, resample
from highlands.games.schotten_totten.state.layout import ANY_OBSERVER, STATE, State
from tests.games.schotten_totten.invariants import KINDS, members, ring, tactics_of

Cards = tuple[object, ...]
Deal = tuple[Cards, Cards, Cards]
"""Two hands, in no order, and a deck from top to bottom."""

BASE = "schotten-totten colours=1 stones=3 hand=2; stone 1: R1 R2 R3 / R4; hand A: R5 R6; hand B: R7 R8; clan deck: R9"
TACTICS = """schotten-totten tactics colours=1 stones=3 hand=4
    stone 1: R1 R2 / R3
    stone 2 blind: - / -
    stone 3 mud: - / -
    discard: recruiter traitor banshee strategist
    hand A: R4 R5
    hand B: R6{A} R7 joker shield
    clan deck: R8 R9{A}
    tactics deck: joker spy"""
JOKER_KNOWN = TACTICS.replace("{A}", "").replace("joker shield", "joker{A} joker").replace("joker spy", "shield{A} spy")


def state_of(position: str) -> State:
    return SPEC.read_position(position.splitlines())


def clan_deal(state: State) -> Deal:
    deck = ring(state.clan_deck, state.clan_top, state.clan_left)
    return tuple(members(state.hand[0])), tuple(members(state.hand[1])), tuple(deck)


def tactics_deal(state: State) -> Deal:
    deck = [KINDS[kind] for kind in ring(state.tactics_deck, state.tactics_top, state.tactics_left)]
    return tuple(tactics_of(state.hand_tactics[0])), tuple(tactics_of(state.hand_tactics[1])), tuple(deck)


def marked(hand: Cards, known: Cards) -> list[tuple[object, bool]]:
    """The cards of a hand, each with whether the other player knows it."""
    left = Counter(known)
    marks = []
    for card in hand:
        marks.append((card, left[card] > 0))
        left[card] -= 1
    return marks


def all_deals(deal: Deal, known: tuple[Cards, Cards], knowers: list[int], observer: int) -> Counter[Deal]:
    """Every deal that an observer can't rule out, counted once for each way to deal the single cards.

    A seat places its own hand, the other's cards that it knows, and what it has put under the deck.
    """
    places: list[object | None] = []
    for seat in (0, 1):
        for card, is_known in marked(deal[seat], known[seat]):
            places.append(card if observer == seat or (is_known and observer == 1 - seat) else None)
    places += [card if knower == observer else None for card, knower in zip(deal[2], knowers, strict=True)]
    hidden = [card for card, place in zip([*deal[0], *deal[1], *deal[2]], places, strict=True) if place is None]
    ends = len(deal[0]), len(deal[0]) + len(deal[1])
    deals: Counter[Deal] = Counter()
    for order in permutations(hidden):
        left = iter(order)
        filled = [next(left) if place is None else place for place in places]
        hands = [tuple(sorted(hand, key=str)) for hand in (filled[: ends[0]], filled[ends[0] : ends[1]])]
        deals[hands[0], hands[1], tuple(filled[ends[1] :])] += 1
    return deals


def in_order(deal: Deal) -> Deal:
    """The hands sorted as `all_deals` sorts them."""
    return tuple(sorted(deal[0], key=str)), tuple(sorted(deal[1], key=str)), deal[2]


def expected_deals(state: State, observer: int) -> dict[tuple[Deal, Deal], float]:
    """How likely each deal of clan and tactics cards together should be."""
    clan = all_deals(
        clan_deal(state),
        (tuple(members(state.known[0])), tuple(members(state.known[1]))),
        ring(state.clan_knower, state.clan_top, state.clan_left),
        observer,
    )
    tactics = all_deals(
        tactics_deal(state),
        (tuple(tactics_of(state.known_tactics[0])), tuple(tactics_of(state.known_tactics[1]))),
        ring(state.tactics_knower, state.tactics_top, state.tactics_left),
        observer,
    )
    total = clan.total() * tactics.total()
    return {(one, two): clan[one] * tactics[two] / total for one, two in product(clan, tactics)}


def assert_as_likely_as_expected(observation: State, expected: dict[tuple[Deal, Deal], float]) -> None:
    """Every deal comes, no other does, and their numbers pass the chi-square test."""
    samples = 20 * len(expected) + 200
    rng = Seed.of("resample").rng(0)
    out = new_state(STATE)
    drawn: Counter[tuple[Deal, Deal]] = Counter()
    for _ in range(samples):
        resample(observation, rng, out)
        drawn[in_order(clan_deal(out)), in_order(tactics_deal(out))] += 1
    assert drawn.keys() == expected.keys()
    freedom = len(expected) - 1
    surprise = sum((drawn[deal] - samples * likely) ** 2 / (samples * likely) for deal, likely in expected.items())
    assert abs(surprise - freedom) <= 4 * sqrt(2 * freedom), f"{surprise} where about {freedom} is expected"


@pytest.mark.parametrize(
    ("position", "observer", "deals"),
    [
        (BASE, 0, 3),
        (BASE, 1, 3),
        (BASE, 2, 30),
        (TACTICS, 0, 2 * 7),
        (TACTICS, 1, 12 * 2),
        (TACTICS, 2, 180 * 7),
        (JOKER_KNOWN, 0, 12 * 2),
    ],
)
def test_resample_reaches_every_deal_as_often_as_it_should(position: str, observer: int, deals: int):
    state, observation = state_of(position), new_state(STATE)
    observe(state, observer, observation)
    expected = expected_deals(state, observer)
    assert len(expected) == deals
    assert_as_likely_as_expected(observation, expected)


def test_a_written_position_with_unknown_cards_is_dealt_in_every_way():
    puzzle = state_of("schotten-totten colours=1 stones=3 hand=2; stone 1: R1 R2 R3 / R4; hand A: R5 c?; clan deck: R9")
    assert puzzle.observer == ANY_OBSERVER
    nothing: Deal = ((), (), ())
    cards = {5, 6, 7}
    deals = [(((4, card), tuple(sorted(cards - {card})), (8,)), nothing) for card in sorted(cards)]
    assert_as_likely_as_expected(puzzle, dict.fromkeys(deals, 1 / 3))


def test_a_full_state_stays_as_it_is():
    state, out = state_of(BASE), new_state(STATE)
    resample(state, np.zeros(4, dtype=np.uint64), out)
    assert out.tobytes() == state.tobytes()
