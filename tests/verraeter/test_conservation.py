"""Nothing is lost and nothing appears: supply cards, action cards, buildings, landscapes; and every game ends."""

from __future__ import annotations

import pytest

from highlands.games.verraeter.cards import ALL_SUPPLY, UNIT, size_of
from highlands.games.verraeter.table import MOST_UNSETTLED, OVER, PILES
from highlands.kernel import Table
from tests.verraeter.helpers import random_game


def check_supply(table: Table) -> None:
    """All 23 supply cards are somewhere, and the memory of them adds up."""
    seats = range(int(table.players))
    pile = sum(int(UNIT[int(card)]) for card in table.pile[: table.pile_left])
    total = int(table.discard) + pile + sum(int(table.hand[seat]) + int(table.laid[seat]) for seat in seats)
    assert total == ALL_SUPPLY
    unsettled = [0] * 4
    for index in range(int(table.unsettled)):
        unsettled[table.unsettled_seat[index]] += int(UNIT[int(table.unsettled_value[index])])
    for seat in seats:
        assert size_of(int(table.hand[seat])) == table.held[seat] <= 5
        origin = sum(int(cards) for cards in table.origin[seat])
        assert int(table.hand[seat]) == int(table.known[seat]) + origin - unsettled[seat]
        for number in range(PILES):
            assert size_of(int(table.origin[seat, number])) == table.drawn[seat, number]
    for number in range(PILES):
        drawn = sum(int(table.origin[seat, number]) for seat in seats)
        assert int(table.pool[number]) == drawn + (pile if number == table.present else 0)
    assert table.unsettled <= MOST_UNSETTLED


def check_actions(table: Table) -> None:
    """Every action card is in one place at most, and from choosing to laying each has its place."""
    kept = [int(card) for card in table.action[: table.players] if card >= 0]
    aside = [int(table.aside)] if table.aside >= 0 else []
    assert len(set(kept + aside)) == len(kept + aside)
    if table.step == 2:
        rest = [card for card in range(6) if int(table.saw[int(table.mover)]) >> card & 1]
        assert sorted(kept + aside + rest) == list(range(6))


def check_buildings(table: Table) -> None:
    """No landscape has two buildings, nobody more than three of which two are counting houses."""
    everywhere = 0
    for seat in range(int(table.players)):
        estates, counting_houses = int(table.estates[seat]), int(table.counting_houses[seat])
        assert estates & counting_houses == 0
        assert (estates | counting_houses).bit_count() <= 3
        assert counting_houses.bit_count() <= 2
        assert everywhere & (estates | counting_houses) == 0
        everywhere |= estates | counting_houses


@pytest.mark.parametrize("players", [3, 4])
def test_nothing_is_lost_and_nothing_appears(players):
    for seed in range(60):
        kinds: list[int] = []
        for table in random_game(seed, players):
            check_supply(table)
            check_actions(table)
            check_buildings(table)
            kinds = kinds or [int(kind) for kind in table.kind]
            assert [int(kind) for kind in table.kind] == kinds
        assert table.step == OVER
