"""Clocks, computed from the times of events."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from highlands.protocol.time_controls import Fischer, PerTurn, Unlimited
from highlands.server.store.rows import Downtime
from highlands.server.tables.clocks import GameClock, downtime_within


def test_without_a_time_limit_there_is_no_deadline():
    clock = GameClock(Unlimited(), 2)
    clock.switch_to(0, 1000)
    assert clock.deadline(5000) is None
    assert clock.remaining_at(0, 10**9) == 0


def test_each_turn_has_its_time():
    clock = GameClock(PerTurn(30), 2)
    clock.switch_to(0, 1000)
    assert clock.deadline(1000) == 31_000
    clock.switch_to(1, 26_000)
    assert clock.remaining_at(0, 26_000) == 5_000
    clock.switch_to(0, 27_000)
    assert clock.remaining_at(0, 27_000) == 30_000


def test_several_moves_in_one_turn_share_its_time():
    clock = GameClock(PerTurn(30), 2)
    clock.switch_to(0, 0)
    clock.switch_to(0, 20_000)
    assert clock.remaining_at(0, 20_000) == 10_000


def test_a_fischer_clock_runs_down_and_gets_its_increment_after_the_turn():
    clock = GameClock(Fischer(60, 5), 2)
    clock.switch_to(0, 0)
    clock.switch_to(1, 10_000)
    assert clock.remaining_at(0, 99_000) == 55_000
    assert clock.remaining_at(1, 13_000) == 57_000


def test_remaining_time_is_never_negative():
    clock = GameClock(Fischer(1), 2)
    clock.switch_to(0, 0)
    assert clock.remaining_at(0, 5_000) == 0


def test_a_downtime_does_not_count():
    clock = GameClock(PerTurn(10), 2)
    clock.switch_to(0, 0)
    clock.stand_still(Downtime(started_at=3_000, ended_at=103_000))
    assert clock.remaining_at(0, 104_000) == 6_000
    assert clock.deadline(104_000) == 110_000


def test_a_downtime_counts_for_the_turn_in_which_it_was_and_once():
    clock = GameClock(Fischer(60), 2)
    clock.switch_to(0, 10_000)
    assert clock.uncounted(Downtime(started_at=0, ended_at=10_000)) == []
    for started_at, ended_at in ((5_000, 15_000), (12_000, 14_000), (13_000, 20_000), (11_000, 30_000)):
        clock.stand_still(Downtime(started_at=started_at, ended_at=ended_at))
    assert clock.remaining_at(0, 40_000) == 50_000
    clock.switch_to(1, 40_000)
    assert clock.remaining_at(1, 41_000) == 59_000
    clock.switch_to(None, 42_000)
    assert clock.uncounted(Downtime(started_at=0, ended_at=50_000)) == []


DAY_MS = 24 * 60 * 60 * 1000


def test_on_vacation_the_own_clock_stands_still_and_the_deadline_is_known_before():
    clock = GameClock(PerTurn(86_400, vacation_days=5), 2)
    clock.switch_to(0, 0)
    clock.take_vacation(0, 2, at=1000)
    clock.take_vacation(1, 1, at=1000)
    assert clock.deadline(1000) == 3 * DAY_MS
    assert clock.remaining_at(0, 2 * DAY_MS) == DAY_MS - 1000
    assert (clock.vacation_until(0, 2000), clock.vacation_until(0, 2 * DAY_MS + 1000)) == (2 * DAY_MS + 1000, None)
    clock.switch_to(1, 3000)
    assert clock.remaining_at(1, DAY_MS) == DAY_MS
    assert clock.deadline(3000) == 2 * DAY_MS + 1000
    assert [clock.vacation_left(seat) for seat in (0, 1)] == [3 * DAY_MS, 4 * DAY_MS]


def test_a_second_vacation_follows_the_first_and_who_is_back_keeps_the_rest():
    clock = GameClock(PerTurn(86_400, vacation_days=5), 2)
    clock.switch_to(0, 0)
    for _ in range(2):
        clock.take_vacation(0, 1, at=0)
    assert (clock.deadline(0), clock.vacation_left(0)) == (3 * DAY_MS, 3 * DAY_MS)
    clock.end_vacation(0, at=DAY_MS + 500)
    assert clock.vacation_left(0) == 4 * DAY_MS - 500
    assert clock.deadline(2 * DAY_MS) == 2 * DAY_MS + 500
    # A downtime during it is not counted twice.
    clock.stand_still(Downtime(started_at=0, ended_at=DAY_MS + 1000))
    assert clock.deadline(2 * DAY_MS) == 2 * DAY_MS + 1000


@given(
    st.lists(st.tuples(st.integers(0, 300), st.integers(0, 100)), max_size=6),
    st.integers(0, 300),
)
def test_overlapping_downtimes_are_counted_millisecond_by_millisecond(drawn: list[tuple[int, int]], since: int):
    clock = GameClock(PerTurn(10), 2)
    clock.switch_to(0, since)
    for start, duration in drawn:
        clock.stand_still(Downtime(started_at=start, ended_at=start + duration))
    down = {at for start, duration in drawn for at in range(max(start, since), start + duration)}
    assert clock.remaining_at(0, 1000) == 10_000 - (1000 - since) + len(down)


@given(
    st.integers(0, 1000),
    st.integers(0, 1000),
    st.lists(st.tuples(st.integers(0, 1000), st.integers(0, 100)), max_size=5),
)
def test_downtime_is_counted_millisecond_by_millisecond(begin: int, length: int, drawn: list[tuple[int, int]]):
    downtimes, free = [], 0
    for start, duration in sorted(drawn):
        downtimes.append(Downtime(started_at=max(start, free), ended_at=max(start, free) + duration))
        free = downtimes[-1].ended_at
    end = begin + length
    expected = sum(any(down.started_at <= at < down.ended_at for down in downtimes) for at in range(begin, end))
    assert downtime_within(begin, end, downtimes) == expected
