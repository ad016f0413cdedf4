"""Worker threads share the steps of a batch, sleep and wake, and end with it."""

from __future__ import annotations

import gc
import os
import threading
import time
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
import pytest

from highlands.engine.compat.atomics import AtomicInts, atomic_load, atomic_store, compare_and_swap, fetch_add
from highlands.engine.compiling import compiled
from highlands.engine.cores import cores
from highlands.errors import NotAllowedError
from highlands.lab.envs import Batch
from highlands.lab.envs.workers import CHECK, all_completed, request_all

ROUNDS = 20_000


@compiled
def count_up(integers: AtomicInts, rounds: int) -> None:
    """Add one, so many times, whoever else does so too."""
    for _ in range(rounds):
        before = atomic_load(integers, 0)
        while not compare_and_swap(integers, 0, before, before + 1):
            before = atomic_load(integers, 0)


@compiled
def take_places(integers: AtomicInts, taken: Any) -> None:
    """Take three places at a time, as long as there are any, and note each of them."""
    while True:
        first = fetch_add(integers, 0, 3)
        if first >= len(taken):
            return
        for place in range(first, min(first + 3, len(taken))):
            taken[place] += 1


@compiled
def play_catch(integers: AtomicInts, own: int, rounds: int) -> int:
    """Wait for each number from the other side, and answer with the same; gives the sum of what came with them."""
    total = 0
    for number in range(1, rounds + 1):
        if own == 0:
            integers[16] = number
            atomic_store(integers, 0, number)
        while atomic_load(integers, 8 - own) < number:
            pass
        total += integers[16]
        if own == 8:
            atomic_store(integers, 8, number)
    return total


def at_once(*calls: threading.Thread) -> None:
    for call in calls:
        call.start()
    for call in calls:
        call.join()


def test_a_number_is_changed_by_one_at_a_time():
    integers = np.zeros(8, np.int64)
    at_once(*(threading.Thread(target=count_up, args=(integers, ROUNDS)) for _ in range(3)))
    assert integers[0] == 3 * ROUNDS


def test_what_is_fetched_and_added_to_is_got_by_one_thread_alone():
    integers, taken = np.zeros(8, np.int64), np.zeros(ROUNDS, np.int64)
    at_once(*(threading.Thread(target=take_places, args=(integers, taken)) for _ in range(3)))
    assert (taken == 1).all()


def test_who_loads_a_value_sees_what_was_written_before_it_was_stored():
    integers, totals = np.zeros(24, np.int64), list[int]()
    at_once(
        threading.Thread(target=play_catch, args=(integers, 0, 1000)),
        threading.Thread(target=lambda: totals.append(play_catch(integers, 8, 1000))),
    )
    assert totals == [1000 * 1001 // 2]


def seen_of(batch: Batch) -> list[bytes]:
    return [array.tobytes() for array in (batch.observations, batch.masks, batch.rewards, batch.done, batch.states)]


@pytest.mark.parametrize("threads", [2, cores() + 2])
@pytest.mark.parametrize("pause", [0.0, 0.003])
def test_threads_that_slept_take_their_part_of_the_next_step(threads: int, pause: float):
    alone, shared = (Batch("schotten-totten", 20, seed=3, threads=number) for number in (1, threads))
    for _ in range(40):
        alone.step(alone.random_actions())
        shared.step(shared.random_actions())
        assert seen_of(shared) == seen_of(alone)
        time.sleep(pause)


@pytest.mark.parametrize("goes_on", ["step", "reset"])
def test_who_was_asked_and_not_woken_by_an_interrupted_call_is_woken_by_the_next(goes_on: str):
    batch, other = (Batch("schotten-totten", 8, seed=7, threads=threads) for threads in (2, 1))
    for each in (batch, other):
        each.step(each.random_actions())
    time.sleep(0.1)
    workers = batch._workers
    assert workers is not None
    assert request_all(workers._mailboxes, CHECK, 1, workers._asleep) == 1, "by now the thread sleeps"
    for each in (batch, other):
        if goes_on == "step":
            each.step(each.random_actions())
        else:
            each.reset()
            assert all_completed(workers._mailboxes, 1)
    assert seen_of(batch) == seen_of(other)


@pytest.mark.parametrize("row", [0, 9, 10, 19])
def test_an_illegal_action_is_found_in_every_part_before_any_game_moves(row: int):
    batch = Batch("schotten-totten", 20, seed=3, threads=2)
    before = seen_of(batch)
    actions = batch.random_actions().copy()
    actions[row] = int(np.flatnonzero(~batch.masks[row])[0])
    with pytest.raises(NotAllowedError, match=rf"\b{row}\b"):
        batch.step(actions)
    assert seen_of(batch) == before
    batch.step(batch.random_actions())


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there are no forks here")
def test_a_batch_goes_on_in_a_process_that_is_forked():
    batch = Batch("schotten-totten", 20, seed=3, threads=2)
    batch.step(batch.random_actions())

    def go_on(pipe: Connection) -> None:
        batch.step(batch.random_actions())
        pipe.send(seen_of(batch))

    mine, its = Pipe()
    child = get_context("fork").Process(target=go_on, args=(its,), daemon=True)
    child.start()
    assert mine.poll(60), "it hangs"
    told = mine.recv()
    child.join()
    batch.step(batch.random_actions())
    assert told == seen_of(batch)


def test_the_threads_end_with_their_batch():
    before = set(threading.enumerate())
    batch = Batch("verraeter", 6, seed=1, threads=3)
    batch.step(batch.random_actions())
    mine = set(threading.enumerate()) - before
    assert len(mine) == 2
    del batch
    gc.collect()
    for _ in range(200):
        if not any(thread.is_alive() for thread in mine):
            return
        time.sleep(0.02)
    raise AssertionError("a thread is left")
