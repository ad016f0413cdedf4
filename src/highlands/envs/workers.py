"""Threads that wait to share the work of a step: since it is short, a pool of Python's own would cost too much."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable, Sequence
from typing import Any

Call = tuple[Any, ...]
"""What a function is called with."""


class Slot:
    """Where one thread finds its work and leaves word that it is done."""

    def __init__(self) -> None:
        """Nothing to do yet."""
        self.work: tuple[Callable[..., None], Call] | None = None
        self.failure: BaseException | None = None
        self.begins, self.ends = threading.Lock(), threading.Lock()
        self.begins.acquire()
        self.ends.acquire()

    def serve(self) -> None:
        """Do what is asked for, until it is nothing. The thread knows its slot alone, so that a batch can be let go."""
        while True:
            self.begins.acquire()
            if self.work is None:
                return
            function, arguments = self.work
            try:
                function(*arguments)
            except BaseException as failure:  # noqa: BLE001 - whoever waits for it raises it
                self.failure = failure
            del function, arguments
            self.ends.release()


def _dismiss(slots: Sequence[Slot]) -> None:
    """Let threads end that have nothing to do."""
    for slot in slots:
        slot.work = None
        slot.begins.release()


class Workers:
    """So many threads beside the one that asks them."""

    def __init__(self, number: int) -> None:
        """Start them; they end with this object."""
        self._slots = [Slot() for _ in range(number)]
        for slot in self._slots:
            threading.Thread(target=slot.serve, name="highlands batch", daemon=True).start()
        weakref.finalize(self, _dismiss, self._slots)

    def __deepcopy__(self, memo: dict[int, Any]) -> Workers:
        """As many others: a copy of a batch goes its own way."""
        return Workers(len(self._slots))

    def run(self, function: Callable[..., None], calls: Sequence[Call]) -> None:
        """Call a function with the first arguments here and with each of the others on a thread; wait for all.

        It must let go of Python's lock, as compiled code does, or they would go one after another.
        """
        for slot, call in zip(self._slots, calls[1:], strict=True):
            slot.work = function, call
            slot.begins.release()
        try:
            function(*calls[0])
        finally:
            for slot in self._slots:
                slot.ends.acquire()
        for slot in self._slots:
            if slot.failure is not None:
                failure, slot.failure = slot.failure, None
                raise failure
