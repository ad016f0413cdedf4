"""Nothing is lost and nothing appears: supply cards, action cards, buildings, landscapes; and every game ends."""

from __future__ import annotations

import pytest

from highlands.games.verraeter.state.cards import ALL_SUPPLY, UNIT, size_of
from highlands.games.verraeter.state.layout import MOST_UNSETTLED, OVER, PILES, State
from tests.games.verraeter.helpers import random_game


def check_supply(state: State) -> None:
    """All 23 supply cards are somewhere, and the memory of them adds up."""
    seats = range(int(state.players))
    pile = sum(int(UNIT[int(card)]) for card in state.pile[: state.pile_left])
    total = int(state.discard) + pile + sum(int(state.hand[seat]) + int(state.laid[seat]) for seat in seats)
    assert total == ALL_SUPPLY
    unsettled = [0] * 4
    for index in range(int(state.unsettled)):
        unsettled[state.unsettled_seat[index]] += int(UNIT[int(state.unsettled_value[index])])
    for seat in seats:
        assert size_of(int(state.hand[seat])) == state.held[seat] <= 5
        origin = sum(int(cards) for cards in state.origin[seat])
        assert int(state.hand[seat]) == int(state.known[seat]) + origin - unsettled[seat]
        for number in range(PILES):
            assert size_of(int(state.origin[seat, number])) == state.drawn[seat, number]
    for number in range(PILES):
        drawn = sum(int(state.origin[seat, number]) for seat in seats)
        assert int(state.pool[number]) == drawn + (pile if number == state.present else 0)
    assert state.unsettled <= MOST_UNSETTLED


def check_actions(state: State) -> None:
    """Every action card is in one place at most, and from choosing to laying each has its place."""
    kept = [int(card) for card in state.action[: state.players] if card >= 0]
    aside = [int(state.aside)] if state.aside >= 0 else []
    assert len(set(kept + aside)) == len(kept + aside)
    if state.step == 2:
        rest = [card for card in range(6) if int(state.saw[int(state.mover)]) >> card & 1]
        assert sorted(kept + aside + rest) == list(range(6))


def check_buildings(state: State) -> None:
    """No landscape has two buildings, nobody more than three of which two are counting houses."""
    everywhere = 0
    for seat in range(int(state.players)):
        estates, counting_houses = int(state.estates[seat]), int(state.counting_houses[seat])
        assert estates & counting_houses == 0
        assert (estates | counting_houses).bit_count() <= 3
        assert counting_houses.bit_count() <= 2
        assert everywhere & (estates | counting_houses) == 0
        everywhere |= estates | counting_houses


@pytest.mark.parametrize("players", [3, 4])
def test_nothing_is_lost_and_nothing_appears(players):
    for seed in range(60):
        kinds: list[int] = []
        for state in random_game(seed, players):
            check_supply(state)
            check_actions(state)
            check_buildings(state)
            kinds = kinds or [int(kind) for kind in state.kind]
            assert [int(kind) for kind in state.kind] == kinds
        assert state.step == OVER
