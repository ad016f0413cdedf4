"""The tasks of a batch are shared among Numba's threads, and what happens does not depend on them."""

from __future__ import annotations

import os
import threading
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection

import numba
import numpy as np
import pytest

from highlands.engine.compat.jit import on_threads
from highlands.engine.cores import cores
from highlands.errors import NotAllowedError
from highlands.lab.envs import Batch


def seen_of(batch: Batch) -> list[bytes]:
    return [array.tobytes() for array in (batch.observations, batch.masks, batch.rewards, batch.done, batch.states)]


@pytest.mark.parametrize("threads", [2, cores() + 2])
def test_several_threads_do_what_one_does(threads: int):
    alone, shared = (Batch("schotten-totten", 20, seed=3, threads=number) for number in (1, threads))
    for _ in range(40):
        alone.step(alone.random_actions())
        shared.step(shared.random_actions())
        assert seen_of(shared) == seen_of(alone)


def test_batches_of_several_threads_are_stepped_at_the_same_time():
    """Numba's work queue would end the process if two parallel loops ran at once."""
    batches = [Batch("schotten-totten", 20, seed=3, threads=2) for _ in range(3)]

    def play(batch: Batch) -> None:
        for _ in range(100):
            batch.step(batch.random_actions())

    players = [threading.Thread(target=play, args=(batch,)) for batch in batches[1:]]
    for player in players:
        player.start()
    play(batches[0])
    for player in players:
        player.join()
    assert seen_of(batches[1]) == seen_of(batches[2]) == seen_of(batches[0])


def test_the_users_own_number_of_threads_stays():
    with on_threads(1):
        batch = Batch("schotten-totten", 20, seed=3, threads=2)
        batch.step(batch.random_actions())
        assert numba.get_num_threads() == 1


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
