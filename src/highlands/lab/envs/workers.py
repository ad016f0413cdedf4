"""Threads that share the steps of a batch.

A step is short: to wake a sleeping thread takes about as long as the work it could take over. So a thread that has done
its part stays awake for a moment, in compiled code and without Python's lock, and looks for the next step.
"""

from __future__ import annotations

import os
import threading
import time
import weakref
from collections.abc import Sequence
from typing import Any

import numpy as np

from highlands.engine.compiling import compiled
from highlands.engine.cores import cores
from highlands.lab.envs.signals import Signals, change, heard, tell
from highlands.lab.envs.stepping import Shown, choose_at_random, first_illegal, play_at_random, step

ASKED, TASK, STEPS, ANSWERED, RESULT, AWAKE = 0, 1, 2, 8, 9, 16
"""Where a worker's signals are: what was asked for last, by number, kind and how many steps; what was answered last;
whether the worker looks for the next or must be woken by a bell. Different sides write to different lines of the cache.
"""
SIGNALS = 24

CHECK, DRAW, STEP, PLAY, FAREWELL = range(5)
"""What can be asked for: to look for an illegal action, to choose actions at random, to carry them out; to do both for
several steps; to go."""
PATIENCE = 200_000
"""How often a worker looks before it sleeps: about half a millisecond long."""
LOOKS = 20_000
"""How often the one that asks looks, before it lets others have its core."""


@compiled
def do_part(  # noqa: PLR0913, PLR0917 - see there
    task: int,
    steps: int,
    turn: Signals,
    begin: int,
    end: int,
    forfeits: bool,
    actions: Any,
    dice: Any,
    drawn: Any,
    rewards: Any,
    done: Any,
    states: Any,
    observed: Any,
    options: Any,
    rngs: Any,
    observations: Any,
    masks: Any,
    choices: Any,
    counts: Any,
    marked: Any,
    movers: Any,
) -> int:
    """Do a task on some rows: those that the same core was last at, or where many steps are made, whatever is left.

    Gives the first illegal row, or the end.

    All arrays one by one: from Python that is twice as fast as in a tuple.
    """
    shown = Shown(states, observed, options, rngs, observations, masks, choices, counts, marked, movers)
    if task == CHECK:
        return int(first_illegal(shown, actions, begin, end))
    if task == DRAW:
        choose_at_random(shown, dice, drawn, begin, end)
    elif task == PLAY:
        play_at_random(shown, dice, rewards, done, steps, turn)
    else:
        step(shown, actions, rewards, done, True, forfeits, begin, end)
    return end


@compiled
def serve(signals: Signals, patience: int, arguments: Any) -> bool:
    """A worker's: do its part of every task that is asked for. Gives whether it is to sleep; else it is to go."""
    while True:
        looks = 0
        while heard(signals, ASKED) == heard(signals, ANSWERED):
            looks += 1
            if looks > patience:
                tell(signals, AWAKE, 0)
                # If a step has been asked for just now, either it is seen here, or it was seen there that this sleeps.
                if heard(signals, ASKED) == heard(signals, ANSWERED) or not change(signals, AWAKE, 0, 1):
                    return True
        asked = heard(signals, ASKED)
        task = heard(signals, TASK)
        if task == FAREWELL:
            return False
        tell(signals, RESULT, do_part(task, heard(signals, STEPS), *arguments))
        tell(signals, ANSWERED, asked)


@compiled
def ask(signals: Any, task: int, steps: int, asleep: Any) -> int:
    """Ask all workers for a task. Gives how many are asleep, and writes who: for them a bell must be rung."""
    sleepers = 0
    for worker in range(len(signals)):
        tell(signals[worker], TASK, task)
        tell(signals[worker], STEPS, steps)
        tell(signals[worker], ASKED, heard(signals[worker], ASKED) + 1)
        if change(signals[worker], AWAKE, 0, 1):
            asleep[sleepers] = worker
            sleepers += 1
    return sleepers


@compiled
def all_answered(signals: Any, looks: int) -> bool:
    """Whether all workers are done, sooner or later within so many looks."""
    for _ in range(looks):
        waiting = 0
        for worker in range(len(signals)):
            waiting += heard(signals[worker], ASKED) != heard(signals[worker], ANSWERED)
        if not waiting:
            return True
    return False


def _work(bell: threading.Semaphore, signals: Signals, patience: int, arguments: tuple[Any, ...]) -> None:
    """What a thread does. It knows the arrays and not the batch, so that one can be let go."""
    while serve(signals, patience, arguments):
        bell.acquire()


def _call(signals: Any, bells: Sequence[threading.Semaphore], task: int, steps: int, asleep: Any) -> None:
    """Ask all threads for something."""
    for sleeper in range(ask(signals, task, steps, asleep)):
        bells[asleep[sleeper]].release()


class Workers:
    """The threads of one batch, one for each part of its rows but the first, which is done by the one that asks."""

    def __init__(
        self, parts: Sequence[tuple[int, int]], forfeits: bool, arrays: tuple[Any, ...], shown: Sequence[Shown]
    ) -> None:
        """Start them: the arrays are those that `do_part` takes. They end with this object."""
        patience = PATIENCE if len(parts) <= cores() else 0
        self.process = os.getpid()
        """Where they are: they don't go along into a process that is forked from this one."""
        self._signals = np.zeros((len(parts) - 1, SIGNALS), np.int64)
        self._signals[:, AWAKE] = 1
        self._crew = self._signals, [threading.Semaphore(0) for _ in self._signals]
        self._asleep = np.zeros(len(self._signals), np.int64)
        self._turn = np.zeros(SIGNALS, np.int64)
        arguments = [(self._turn, *part, forfeits, *arrays, *rows) for part, rows in zip(parts, shown, strict=True)]
        self._own = arguments[0]
        self._alone = len(parts) == 1
        self._ends = [end for _, end in parts]
        for signals, bell, others in zip(*self._crew, arguments[1:], strict=True):
            work = bell, signals, patience, others
            threading.Thread(target=_work, args=work, name="highlands batch", daemon=True).start()
        weakref.finalize(self, _call, *self._crew, FAREWELL, 0, self._asleep)

    def __deepcopy__(self, memo: dict[int, Any]) -> None:
        """A copy of a batch has arrays of its own, and needs other threads."""

    def run(self, task: int, steps: int = 1) -> int:
        """Do a task on all rows. Gives the first row with an illegal action, if that was the question, or the end."""
        if self._alone:
            self._turn[0] = 0
            return int(do_part(task, steps, *self._own))
        self.finish()
        self._turn[0] = 0
        _call(*self._crew, task, steps, self._asleep)
        results = [int(do_part(task, steps, *self._own))]
        self._wait()
        results += self._signals[:, RESULT].tolist()
        return next((row for row, end in zip(results, self._ends, strict=True) if row < end), self._ends[-1])

    def finish(self) -> None:
        """Wait for what an interrupted call may have left undone, and for who may not have been woken for it."""
        if not all_answered(self._signals, 1):
            for bell in self._crew[1]:
                bell.release()
            self._wait()

    def _wait(self) -> None:
        while not all_answered(self._signals, LOOKS):
            time.sleep(0)
