"""Threads that share a step do all of it, tell what went wrong, and go when nobody needs them."""

from __future__ import annotations

import gc
import threading
import time

import pytest

from highlands.envs.workers import Workers


def test_every_call_is_made_once_and_one_of_them_here():
    workers = Workers(3)
    for _ in range(200):
        made: list[tuple[int, str]] = []
        workers.run(lambda made, n: made.append((n, threading.current_thread().name)), [(made, n) for n in range(4)])
        assert sorted(n for n, _ in made) == [0, 1, 2, 3]
        assert [n for n, name in made if name == threading.current_thread().name] == [0]


def test_without_others_all_is_done_here():
    made: list[int] = []
    Workers(0).run(made.append, [(1,)])
    assert made == [1]


@pytest.mark.parametrize("where", [0, 1, 2])
def test_what_fails_anywhere_is_raised_and_the_next_goes_well(where: int):
    def divide(by: int) -> None:
        done.append(1 // by)

    workers, done = Workers(2), list[int]()
    with pytest.raises(ZeroDivisionError):
        workers.run(divide, [(int(place != where),) for place in range(3)])
    assert done == [1, 1]
    workers.run(divide, [(1,)] * 3)
    assert done == [1] * 5


def test_the_threads_end_with_their_workers():
    before = set(threading.enumerate())
    workers = Workers(2)
    mine = set(threading.enumerate()) - before
    assert len(mine) == 2
    del workers
    gc.collect()
    for _ in range(200):
        if not any(thread.is_alive() for thread in mine):
            return
        time.sleep(0.02)
    raise AssertionError("a thread is left")
