"""Atomic operations: as ordinary Python says, and exact when threads meet."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from highlands.engine.compat.atomics import atomic_load, atomic_store, compare_and_swap, fetch_add
from highlands.engine.compat.jit import INTERPRETED
from highlands.engine.compiling import compiled

ROUNDS = 200_000


@compiled
def one_after_the_other(integers):
    """Each operation once."""
    atomic_store(integers, 1, 7)
    swapped = compare_and_swap(integers, 1, 7, 9)
    refused = compare_and_swap(integers, 1, 7, 11)
    before = fetch_add(integers, 1, 5)
    return swapped, refused, before, atomic_load(integers, 1)


@compiled
def add_often(integers, rounds):
    """Many additions, by either way."""
    for _ in range(rounds):
        fetch_add(integers, 0, 1)
        before = atomic_load(integers, 1)
        while not compare_and_swap(integers, 1, before, before + 1):
            before = atomic_load(integers, 1)


def test_each_operation():
    integers = np.zeros(3, np.int64)
    assert one_after_the_other(integers) == (True, False, 9, 14)
    assert integers.tolist() == [0, 14, 0]


@pytest.mark.skipif(INTERPRETED, reason="for a single thread")
def test_no_addition_of_two_threads_is_lost():
    integers = np.zeros(2, np.int64)
    add_often(integers, 1)
    threads = [threading.Thread(target=add_often, args=(integers, ROUNDS)) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert integers.tolist() == [2 * ROUNDS + 1] * 2
