"""Worker threads that share the steps of a batch.

A step is short: to wake a sleeping thread takes about as long as the work it could take over. So a worker that has done
its part spins for a moment on an atomic integer, in compiled code and without the GIL, before it sleeps on a semaphore.
`python -m bench handmade` measures this beside Numba's `prange`.
"""

from __future__ import annotations

import os
import threading
import time
import weakref
from collections.abc import Sequence
from typing import Any

import numpy as np

from highlands.engine.compat.atomics import AtomicInts, atomic_load, atomic_store, compare_and_swap
from highlands.engine.compiling import compiled
from highlands.engine.cores import cores
from highlands.lab.envs.stepping import Buffers, choose_at_random, first_illegal, play_at_random, step_rows

REQUESTED, TASK, STEPS, COMPLETED, RESULT, AWAKE = 0, 1, 2, 8, 9, 16
"""Indices of a worker's mailbox: the number of the last request, its task and steps; the number of the last completed
one and its result; whether the worker spins or must be woken. Each writer has a cache line of its own."""
MAILBOX = 24

CHECK, DRAW, STEP, PLAY, STOP = range(5)
"""Tasks: look for an illegal action, choose random actions, carry actions out, both of these for several steps; end."""
SPINS_BEFORE_SLEEP = 200_000
"""How often a worker polls before it sleeps: for about half a millisecond."""
SPINS_BEFORE_YIELD = 20_000
"""How often the caller polls before it yields its core to others."""


@compiled
def run_task(  # noqa: PLR0913, PLR0917 - see there
    task: int,
    steps: int,
    next_row: AtomicInts,
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
    """Do a task on the rows of a worker, which its core has in its cache; PLAY claims rows as it goes on.

    Returns the first row with an illegal action, or the end.

    All arrays one by one: from Python that is twice as fast as in a tuple.
    """
    buffers = Buffers(
        states, scratch, options, rngs, observations, masks, legal_actions, legal_counts, mask_states, movers
    )
    if task == CHECK:
        return int(first_illegal(buffers, actions, begin, end))
    if task == DRAW:
        choose_at_random(buffers, action_rngs, drawn, begin, end)
    elif task == PLAY:
        play_at_random(buffers, action_rngs, rewards, done, steps, next_row)
    else:
        step_rows(buffers, actions, rewards, done, True, forfeits, begin, end)
    return end


@compiled
def serve(mailbox: AtomicInts, spins: int, arguments: Any) -> bool:
    """A worker's loop: do its part of every task. Returns True when it is to sleep, False when it is to end."""
    while True:
        polls = 0
        while atomic_load(mailbox, REQUESTED) == atomic_load(mailbox, COMPLETED):
            polls += 1
            if polls > spins:
                atomic_store(mailbox, AWAKE, 0)
                # A request made just now is either seen here, or its sender has seen that this worker sleeps.
                if atomic_load(mailbox, REQUESTED) == atomic_load(mailbox, COMPLETED) or not compare_and_swap(
                    mailbox, AWAKE, 0, 1
                ):
                    return True
        request = atomic_load(mailbox, REQUESTED)
        task = atomic_load(mailbox, TASK)
        if task == STOP:
            return False
        atomic_store(mailbox, RESULT, run_task(task, atomic_load(mailbox, STEPS), *arguments))
        atomic_store(mailbox, COMPLETED, request)


@compiled
def request_all(mailboxes: Any, task: int, steps: int, asleep: Any) -> int:
    """Request a task of all workers. Writes which of them are asleep and must be woken; returns how many."""
    sleepers = 0
    for worker in range(len(mailboxes)):
        mailbox = mailboxes[worker]
        atomic_store(mailbox, TASK, task)
        atomic_store(mailbox, STEPS, steps)
        atomic_store(mailbox, REQUESTED, atomic_load(mailbox, REQUESTED) + 1)
        if compare_and_swap(mailbox, AWAKE, 0, 1):
            asleep[sleepers] = worker
            sleepers += 1
    return sleepers


@compiled
def all_completed(mailboxes: Any, polls: int) -> bool:
    """Whether all workers are done, within so many polls."""
    for _ in range(polls):
        pending = 0
        for worker in range(len(mailboxes)):
            pending += atomic_load(mailboxes[worker], REQUESTED) != atomic_load(mailboxes[worker], COMPLETED)
        if not pending:
            return True
    return False


def _work(wakeup: threading.Semaphore, mailbox: AtomicInts, spins: int, arguments: tuple[Any, ...]) -> None:
    """A thread's body. It refers to the arrays and not to the batch, so that a batch can be garbage collected."""
    while serve(mailbox, spins, arguments):
        wakeup.acquire()


def _request(mailboxes: Any, wakeups: Sequence[threading.Semaphore], task: int, steps: int, asleep: Any) -> None:
    """Request a task of all threads, and wake those that sleep."""
    for sleeper in range(request_all(mailboxes, task, steps, asleep)):
        wakeups[asleep[sleeper]].release()


class Workers:
    """The threads of one batch, one for each part of its rows but the first, which the caller's thread does."""

    def __init__(
        self, parts: Sequence[tuple[int, int]], forfeits: bool, arrays: tuple[Any, ...], buffers: Sequence[Buffers]
    ) -> None:
        """Start them: the arrays are those that `run_task` takes. They end with this object."""
        spins = SPINS_BEFORE_SLEEP if len(parts) <= cores() else 0
        self.process = os.getpid()
        """Where they run: a forked process does not inherit threads."""
        self._mailboxes = np.zeros((len(parts) - 1, MAILBOX), np.int64)
        self._mailboxes[:, AWAKE] = 1
        self._threads = self._mailboxes, [threading.Semaphore(0) for _ in self._mailboxes]
        self._asleep = np.zeros(len(self._mailboxes), np.int64)
        self._next_row = np.zeros(MAILBOX, np.int64)
        arguments = [(self._next_row, *part, forfeits, *arrays, *own) for part, own in zip(parts, buffers, strict=True)]
        self._own = arguments[0]
        self._alone = len(parts) == 1
        self._ends = [end for _, end in parts]
        for mailbox, wakeup, others in zip(*self._threads, arguments[1:], strict=True):
            work = wakeup, mailbox, spins, others
            threading.Thread(target=_work, args=work, name="highlands batch", daemon=True).start()
        weakref.finalize(self, _request, *self._threads, STOP, 0, self._asleep)

    def __deepcopy__(self, memo: dict[int, Any]) -> None:
        """A copy of a batch has arrays of its own, and needs other threads."""

    def run(self, task: int, steps: int = 1) -> int:
        """Do a task on all rows. Returns the first row with an illegal action, if that was the task, or the end."""
        if self._alone:
            self._next_row[0] = 0
            return int(run_task(task, steps, *self._own))
        self.finish()
        self._next_row[0] = 0
        _request(*self._threads, task, steps, self._asleep)
        results = [int(run_task(task, steps, *self._own))]
        self._wait()
        results += self._mailboxes[:, RESULT].tolist()
        return next((row for row, end in zip(results, self._ends, strict=True) if row < end), self._ends[-1])

    def finish(self) -> None:
        """Wait for what an interrupted call has left undone, and for workers that were not woken for it."""
        if not all_completed(self._mailboxes, 1):
            for wakeup in self._threads[1]:
                wakeup.release()
            self._wait()

    def _wait(self) -> None:
        while not all_completed(self._mailboxes, SPINS_BEFORE_YIELD):
            time.sleep(0)
