"""Which games are played: every deal with all exchanges of seats, and everybody against everybody."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from highlands.arena.schedule import Schedule, Seating, groups, seat_orders

SHAPES = [(2, 2), (3, 2), (5, 2), (2, 3), (3, 3), (4, 3), (2, 4), (3, 4), (4, 4), (6, 4)]


def by_deal(schedule: Schedule, games: int) -> dict[int, list[Seating]]:
    deals = defaultdict(list)
    for pairing in schedule.pairings(games):
        deals[pairing.deal].append(pairing.seating)
    return deals


def test_a_pair_is_the_same_shuffle_with_the_seats_exchanged():
    one, other = Schedule(2, 2, "x").pairings(2)
    assert one.seed == other.seed
    assert (one.seating, other.seating) == ((0, 1), (1, 0))


@pytest.mark.parametrize(("bots", "seats"), SHAPES)
def test_in_every_deal_everybody_comes_to_every_seat_equally_often(bots: int, seats: int):
    schedule = Schedule(bots, seats, "x")
    for seatings in by_deal(schedule, schedule.whole_deals(200)).values():
        assert len(set(seatings)) == seats
        for sitting in set(seatings[0]):
            places = Counter(seat for seating in seatings for seat, bot in enumerate(seating) if bot == sitting)
            assert set(places.values()) == {seatings[0].count(sitting)}


@pytest.mark.parametrize(("bots", "seats"), SHAPES)
def test_everybody_meets_everybody_equally_often_over_all_orders(bots: int, seats: int):
    every = seat_orders(bots, seats)
    met = Counter(frozenset((one, other)) for order in every for one in order for other in order if one != other)
    assert len(met) == bots * (bots - 1) // 2
    assert len(set(met.values())) == 1
    assert len(set(every)) == len(every)


def test_two_at_a_larger_table_are_one_among_others():
    schedule = Schedule(2, 4, "x")
    assert groups(2, 4) == [(0, 1, 1, 1)]
    assert [pairing.seating.index(0) for pairing in schedule.pairings(4)] == [0, 1, 2, 3]
    assert {pairing.seating.count(0) for pairing in schedule.pairings(40)} == {1}


def test_all_tables_come_once_before_any_comes_again():
    deals = by_deal(Schedule(4, 2, "x"), 12)
    assert {frozenset(seatings[0]) for seatings in deals.values()} == {frozenset(group) for group in groups(4, 2)}


def test_neighbours_change_from_deal_to_deal():
    left_of = {(seating[seat - 1], seating[seat]) for seating in seat_orders(4, 4) for seat in range(4)}
    assert len(left_of) == 4 * 3


def test_the_seeds_of_deals_follow_from_that_of_the_contest():
    seeds = [[pairing.seed for pairing in Schedule(2, 2, seed).pairings(20)] for seed in ("x", "x", "y")]
    assert seeds[0] == seeds[1]
    assert not set(seeds[0]) & set(seeds[2])
    assert len(set(seeds[0])) == 10


@pytest.mark.parametrize(("games", "rounded"), [(1, 4), (4, 4), (5, 8), (400, 400)])
def test_games_are_rounded_up_to_whole_deals(games: int, rounded: int):
    assert Schedule(3, 4, "x").whole_deals(games) == rounded
