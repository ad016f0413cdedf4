"""What a batch does to all of its rows, by one thread or by several, each with a part of the rows.

The threads are Numba's own (`prange`); threads of ours, which spun on atomic integers between steps, were no faster.
"""

from __future__ import annotations

import os
import threading
from contextlib import nullcontext
from typing import Any

import numpy as np

from highlands.engine.compat.jit import on_threads, prange
from highlands.engine.compiling import compiled, compiled_parallel
from highlands.engine.cores import cores
from highlands.lab.envs.stepping import Buffers, choose_at_random, first_illegal, play_at_random, step_rows

DRAW, PLAY, STEP, CHECKED_STEP = range(4)
"""Tasks: choose random actions; do so and carry them out, for several steps; carry actions out, or do so only if all of
them are legal. The last is one task: a call from Python costs as much as the steps of fifty games."""

_one_at_a_time = threading.Lock()
"""Not all of Numba's threading layers can run two parallel loops at the same time."""
_is_forked = False


def _after_fork() -> None:
    """A forked process has none of its parent's threads, and OpenMP ends it if it asks for them."""
    global _is_forked, _one_at_a_time
    _is_forked, _one_at_a_time = True, threading.Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)


@compiled
def run_task(  # noqa: PLR0913, PLR0917 - all arrays one by one: from Python that is twice as fast as in a tuple
    task: int,
    steps: int,
    begin: int,
    end: int,
    forfeits: bool,
    actions: Any,
    action_rngs: Any,
    drawn: Any,
    rewards: Any,
    done: Any,
    states: Any,
    scratch: Any,
    options: Any,
    rngs: Any,
    observations: Any,
    masks: Any,
    legal_actions: Any,
    legal_counts: Any,
    mask_states: Any,
    movers: Any,
) -> int:
    """Do a task on some rows. Returns the first row with an illegal action, for CHECKED_STEP, or the end."""
    buffers = Buffers(
        states, scratch, options, rngs, observations, masks, legal_actions, legal_counts, mask_states, movers
    )
    if task == DRAW:
        choose_at_random(buffers, action_rngs, drawn, begin, end)
    elif task == PLAY:
        play_at_random(buffers, action_rngs, drawn, rewards, done, steps, begin, end)
    else:
        legal_until = end if task == STEP else int(first_illegal(buffers, actions, begin, end))
        if legal_until < end:
            return legal_until
        step_rows(buffers, actions, rewards, done, True, forfeits, begin, end)
    return end


@compiled_parallel
def run_parts(  # noqa: PLR0913, PLR0917 - see there
    task: int,
    steps: int,
    bounds: Any,
    forfeits: bool,
    actions: Any,
    action_rngs: Any,
    drawn: Any,
    rewards: Any,
    done: Any,
    states: Any,
    scratch: Any,
    options: Any,
    rngs: Any,
    observations: Any,
    masks: Any,
    legal_actions: Any,
    legal_counts: Any,
    mask_states: Any,
    movers: Any,
) -> int:
    """Do a task on all parts of the rows, which lie between the bounds; returns as `run_task` does.

    A checked step checks all rows before it carries anything out, by one thread: to wake the others takes longer.
    """
    if task == CHECKED_STEP:
        buffers = Buffers(
            states, scratch, options, rngs, observations, masks, legal_actions, legal_counts, mask_states, movers
        )
        legal_until = int(first_illegal(buffers, actions, 0, bounds[-1]))
        if legal_until < bounds[-1]:
            return legal_until
        task = STEP
    for part in prange(len(bounds) - 1):
        run_task(
            task,
            steps,
            bounds[part],
            bounds[part + 1],
            forfeits,
            actions,
            action_rngs,
            drawn,
            rewards,
            done,
            states,
            scratch[2 * part : 2 * part + 1],
            options,
            rngs,
            observations,
            masks,
            legal_actions,
            legal_counts,
            mask_states,
            movers,
        )
    return int(bounds[-1])


class TaskRunner:
    """Does tasks on all rows of a batch."""

    def __init__(self, rows: int, threads: int, forfeits: bool, arrays: tuple[Any, ...], buffers: Buffers) -> None:
        """The arrays are those that `run_task` takes before the buffers, whose scratch has states for all threads."""
        self._rows, self._threads = rows, threads
        self._bounds = np.array([rows * part // threads for part in range(threads + 1)])
        self._shared = (forfeits, *arrays, *buffers)
        self._alone = (forfeits, *arrays, *buffers._replace(scratch=buffers.scratch[:1]))

    def run(self, task: int, steps: int = 1) -> int:
        """Do a task on all rows. Returns the first row with an illegal action, for CHECKED_STEP, or the end."""
        # Drawing takes some nanoseconds a row: less than to wake the other threads.
        if self._threads == 1 or task == DRAW or _is_forked:
            return int(run_task(task, steps, 0, self._rows, *self._alone))
        # Numba has a thread for each core unless its user says otherwise: only fewer need be asked for, which takes as
        # long as a short task.
        with _one_at_a_time, on_threads(self._threads) if self._threads < cores() else nullcontext():
            return int(run_parts(task, steps, self._bounds, *self._shared))
