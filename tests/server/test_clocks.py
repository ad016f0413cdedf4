"""Clocks: reckoned from when things happened."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from highlands.server.clocks import BankClock, Hands, NoClock, TurnClock, stopped
from highlands.server.store.rows import Outage


def test_without_a_clock_there_is_no_deadline():
    hands = Hands(NoClock(), 2)
    hands.turn_to(0, 1000)
    assert hands.deadline(5000) is None
    assert hands.left_at(0, 10**9) == 0


def test_each_turn_has_its_time():
    hands = Hands(TurnClock(30), 2)
    hands.turn_to(0, 1000)
    assert hands.deadline(1000) == 31_000
    hands.turn_to(1, 26_000)
    assert hands.left_at(0, 26_000) == 5_000
    hands.turn_to(0, 27_000)
    assert hands.left_at(0, 27_000) == 30_000


def test_several_moves_in_one_turn_share_its_time():
    hands = Hands(TurnClock(30), 2)
    hands.turn_to(0, 0)
    hands.turn_to(0, 20_000)
    assert hands.left_at(0, 20_000) == 10_000


def test_a_bank_runs_down_and_gets_its_increment_when_the_turn_is_over():
    hands = Hands(BankClock(60, 5), 2)
    hands.turn_to(0, 0)
    hands.turn_to(1, 10_000)
    assert hands.left_at(0, 99_000) == 55_000
    assert hands.left_at(1, 13_000) == 57_000


def test_nobody_has_less_than_nothing():
    hands = Hands(BankClock(1), 2)
    hands.turn_to(0, 0)
    assert hands.left_at(0, 5_000) == 0


def test_an_outage_does_not_count():
    hands, outages = Hands(TurnClock(10), 2), [Outage(begin=3_000, end=103_000)]
    hands.turn_to(0, 0)
    assert hands.left_at(0, 104_000, outages) == 6_000
    assert hands.deadline(104_000, outages) == 110_000


@given(
    st.integers(0, 1000),
    st.integers(0, 1000),
    st.lists(st.tuples(st.integers(0, 1000), st.integers(0, 100)), max_size=5),
)
def test_what_lies_in_outages_is_counted_millisecond_by_millisecond(
    begin: int, length: int, drawn: list[tuple[int, int]]
):
    outages, free = [], 0
    for start, duration in sorted(drawn):
        outages.append(Outage(begin=max(start, free), end=max(start, free) + duration))
        free = outages[-1].end
    end = begin + length
    expected = sum(any(outage.begin <= at < outage.end for outage in outages) for at in range(begin, end))
    assert stopped(begin, end, outages) == expected
