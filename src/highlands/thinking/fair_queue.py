"""A fair queue: self-clocked fair queueing over askers, and within each over the next level, such as their tables.

Every asker who waits has a tag: the virtual time at which the first of their jobs would be done if all waiting askers
were served at once, each with the same share. The least tag is served next. So a cheap job comes before a dear one,
who has had much waits longer than who has had little, nobody waits for ever, and it does not matter how many jobs one
asker has waiting. (S. J. Golestani, A Self-Clocked Fair Queueing Scheme for Broadband Applications, 1994.)
"""

from __future__ import annotations

import heapq
import itertools
from collections import deque
from typing import Generic, NamedTuple, Protocol, TypeVar

T = TypeVar("T")

Path = tuple[str, ...]
"""Whose job it is, from the outermost level to the innermost."""

MAX_IDLE = 5000
MAX_IDLE_TABLES = 50
"""How many addresses, and tables of each, are remembered that have nothing waiting."""


class _Queue(Protocol[T]):
    """A queue at one level."""

    def put(self, path: Path, item: T, cost: float) -> None: ...
    def pop(self) -> tuple[T, float]: ...
    def remove(self, path: Path, item: T) -> None: ...
    @property
    def first_cost(self) -> float | None: ...


class _Fifo(Generic[T]):
    """The innermost level: first come, first served."""

    def __init__(self) -> None:
        self._items: deque[tuple[T, float]] = deque()

    def put(self, path: Path, item: T, cost: float) -> None:
        self._items.append((item, cost))

    def pop(self) -> tuple[T, float]:
        return self._items.popleft()

    def remove(self, path: Path, item: T) -> None:
        self._items = deque(pair for pair in self._items if pair[0] is not item)

    @property
    def first_cost(self) -> float | None:
        return self._items[0][1] if self._items else None


class _Flow(Generic[T]):
    """What one asker has waiting, and has had."""

    def __init__(self, queue: _Queue[T]) -> None:
        self.queue = queue
        self.begins = 0.0
        """The virtual time from which its next job counts."""
        self.tag: float | None = None
        """The tag under which it is scheduled; None while nothing waits."""


class _Fair(Generic[T]):
    """A level at which every asker has a fair share."""

    def __init__(self, levels: int, remembered: int) -> None:
        self._levels, self._remembered = levels, remembered
        self._flows: dict[str, _Flow[T]] = {}
        self._schedule: list[tuple[float, int, _Flow[T]]] = []
        """A heap; an entry counts only if it has the present tag of its flow."""
        self._clock = 0.0
        """Virtual time: the tag of the job that was served last."""
        self._numbers = itertools.count()

    def put(self, path: Path, item: T, cost: float) -> None:
        flow = self._flows.get(path[0])
        if flow is None:
            inner = _Fair[T](self._levels - 1, MAX_IDLE_TABLES) if self._levels > 1 else _Fifo[T]()
            flow = self._flows[path[0]] = _Flow(inner)
        if flow.tag is None:
            flow.begins = max(flow.begins, self._clock)
        flow.queue.put(path[1:], item, cost)
        self._reschedule(flow)

    def pop(self) -> tuple[T, float]:
        flow = self._first()
        assert flow is not None
        heapq.heappop(self._schedule)
        item, cost = flow.queue.pop()
        flow.begins += cost
        self._clock = max(self._clock, flow.begins)
        flow.tag = None
        self._reschedule(flow)
        self._forget_idle()
        return item, cost

    def remove(self, path: Path, item: T) -> None:
        flow = self._flows[path[0]]
        flow.queue.remove(path[1:], item)
        self._reschedule(flow)

    @property
    def first_cost(self) -> float | None:
        flow = self._first()
        return None if flow is None else flow.queue.first_cost

    def _reschedule(self, flow: _Flow[T]) -> None:
        """Schedule a flow under the tag that it has now."""
        cost = flow.queue.first_cost
        tag = None if cost is None else flow.begins + cost
        if tag is not None and tag != flow.tag:
            heapq.heappush(self._schedule, (tag, next(self._numbers), flow))
        flow.tag = tag

    def _first(self) -> _Flow[T] | None:
        """The flow to serve next; outdated entries before it are dropped."""
        while self._schedule:
            tag, _, flow = self._schedule[0]
            if tag == flow.tag:
                return flow
            heapq.heappop(self._schedule)
        return None

    def _forget_idle(self) -> None:
        """Forget flows without jobs, once there are many; first those that have had least."""
        if len(self._flows) > 2 * self._remembered:
            idle = sorted((flow.begins, name) for name, flow in self._flows.items() if flow.tag is None)
            for _, name in idle[: len(self._flows) - self._remembered]:
                del self._flows[name]


class Asker(NamedTuple):
    """Whose job it is: an address, and one of its tables."""

    address: str
    table: str


class Asked(Protocol):
    """A job, told apart from others by identity."""

    @property
    def asker(self) -> Asker:
        """Whose it is."""
        ...


A = TypeVar("A", bound=Asked)


class FairQueue(Generic[A]):
    """Jobs of addresses and their tables, bounded in number."""

    def __init__(self, capacity: int) -> None:
        """An empty queue for so many."""
        self._capacity = capacity
        self._fair = _Fair[A](levels=2, remembered=MAX_IDLE)
        self._waiting: dict[str, dict[int, A]] = {}
        """By address: its jobs, in the order in which they came."""
        self._number = 0

    def __len__(self) -> int:
        """How many wait."""
        return self._number

    def put(self, job: A, cost: float) -> A | None:
        """Add a job. If the queue is full, it returns the one left out: the latest of the address with the most."""
        left_out: A | None = None
        address = job.asker.address
        if self._number >= self._capacity:
            most = max(self._waiting.values(), key=len)
            if len(most) <= len(self._waiting.get(address, ())) + 1:
                return job
            left_out = next(reversed(most.values()))
            self.remove(left_out)
        self._fair.put(job.asker, job, cost)
        self._waiting.setdefault(address, {})[id(job)] = job
        self._number += 1
        return left_out

    def pop(self) -> A:
        """The job to serve next."""
        job, _ = self._fair.pop()
        self._took(job)
        return job

    def remove(self, job: A) -> bool:
        """Take out a job that need not be served any more; False if it does not wait."""
        if id(job) not in self._waiting.get(job.asker.address, {}):
            return False
        self._fair.remove(job.asker, job)
        self._took(job)
        return True

    def _took(self, job: A) -> None:
        address = job.asker.address
        del self._waiting[address][id(job)]
        if not self._waiting[address]:
            del self._waiting[address]
        self._number -= 1
