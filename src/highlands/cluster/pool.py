"""A pool whose workers are on all machines of a Ray cluster.

Each worker has one processor of the cluster and is given one shard at a time: some pieces of work, whose results come
back as they are done. The pieces of a worker that dies, because its machine did, go to others; none is counted twice,
since a worker's results are taken only until its death is known. New machines of the cluster join in.
"""

from __future__ import annotations

import logging
import time
from collections import Counter, deque
from collections.abc import Generator, Iterable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec

from highlands import __version__
from highlands.cluster import Cluster, ClusterError, ray_library
from highlands.cluster.worker import Performer, Piece, Readiness, ShardReport, ShardWorker, encode_shard
from highlands.i18n import message

SHARD_SECONDS = 2.0
"""How long a shard of quick pieces should take: long beside the milliseconds of handing it out, short beside the whole,
at whose end workers wait for the last one."""
GROWTH = 4
"""A shard has at most so many times the pieces of the one before: the first pieces of a worker say little."""
LARGEST_SHARD = 4096

POLL_INTERVAL = 1.0
RECOUNT_INTERVAL = 5.0
"""Seconds between two counts of the cluster's processors."""

ATTEMPTS = 3
"""How often a piece is begun whose worker dies. A bot can't easily bring a worker down, but it might a machine."""
STILLBORN = 3
"""How many workers in a row may die before they are ready."""


class Worker:
    """A shard worker on some machine, as the pool sees it."""

    def __init__(self, actor: Any) -> None:
        """Take the Ray actor, which may still wait for a processor."""
        self.actor = actor
        self.machine = ""
        self.shard: dict[int, Piece] = {}
        """The pieces that it has been given and not yet reported, in their order."""
        self.awaited: Any = actor.prepare.remote()
        """What comes next from it: whether it is ready, or a report; None while it has nothing to do."""
        self._given = 0
        self._next_size = 1
        self._begun = 0.0

    def assign(self, pieces: list[Piece]) -> None:
        """Send it a shard."""
        self.shard = {piece.number: piece for piece in pieces}
        self._given, self._begun = len(pieces), time.monotonic()
        self.awaited = self.actor.work.options(num_returns="streaming").remote(encode_shard(pieces))

    def finish(self, shard_seconds: float) -> None:
        """Note that its shard is done, which says how large the next should be."""
        seconds = max(time.monotonic() - self._begun, 1e-3)
        fitting = int(self._given * shard_seconds / seconds)
        self._next_size = max(1, min(fitting, GROWTH * self._given, LARGEST_SHARD))
        self.awaited = None

    def take(self, queue: deque[Piece], coming: Iterator[Piece]) -> list[Piece]:
        """The pieces of its next shard: those that were left over first."""
        shard: list[Piece] = []
        while len(shard) < self._next_size:
            piece = queue.popleft() if queue else next(coming, None)
            if piece is None:
                break
            shard.append(piece)
        return shard


class ClusterPool:
    """Workers on a Ray cluster, for one kind of work. As a context manager it leaves none of them behind."""

    def __init__(
        self, performer: Performer, cluster: Cluster, *, workers: int, shard_seconds: float = SHARD_SECONDS
    ) -> None:
        """Take who does the work, and the number of workers; 0 is one for every processor of the cluster.

        Where pieces are few and take seconds, `shard_seconds` of 0 hands them out one by one.
        """
        self._ray = ray_library()
        self._performer = performer
        self._cluster = cluster
        self._number = workers
        self._shard_seconds = shard_seconds
        self._workers: list[Worker] = []
        self._deaths: Counter[int] = Counter()
        self._stillborn = 0
        self._wanted = 0
        self._recount_due = 0.0
        self._connected = False

    def __enter__(self) -> Self:
        if self._ray.is_initialized():  # by the program that calls us, which then chose the cluster
            return self
        address = self._cluster.address
        try:
            if address.startswith("ray://"):
                raise ValueError("Ray's client protocol can't stream results; start the command on one of its machines")
            # What bots print on other machines must not mix with the report.
            self._ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (OSError, RuntimeError, ValueError, self._ray.exceptions.RayError) as error:
            reason = str(error).strip().partition("\n")[0]
            raise ClusterError(message("cluster-unreachable", address=address, reason=reason)) from None
        self._connected = True
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for worker in self._workers:
            self._ray.kill(worker.actor)
        self._workers.clear()
        if self._connected:
            self._ray.shutdown()

    def perform(self, pieces: Iterable[Piece]) -> Generator[Piece]:
        """Have pieces done, and yield what comes of each. Pieces are taken only for a worker that is free."""
        coming = iter(pieces)
        queue: deque[Piece] = deque()
        while True:
            if not queue and (piece := next(coming, None)) is not None:
                queue.append(piece)
            if queue:
                self._start_workers()
                self._assign(queue, coming)
            elif not any(worker.shard for worker in self._workers):
                return
            for worker in self._ready():
                yield from self._collect(worker, queue)

    def _start_workers(self) -> None:
        """Start workers until there are as many as wanted; Ray starts each as soon as a processor is free."""
        if (now := time.monotonic()) >= self._recount_due:
            self._wanted = self._number or max(1, int(self._ray.cluster_resources().get("CPU", 0)))
            self._recount_due = now + RECOUNT_INTERVAL
        actor = self._ray.remote(ShardWorker).options(num_cpus=1, max_restarts=0, scheduling_strategy="SPREAD")
        while len(self._workers) < self._wanted:
            self._workers.append(Worker(actor.remote(self._performer, __version__, str(Path.cwd()))))

    def _assign(self, queue: deque[Piece], coming: Iterator[Piece]) -> None:
        """Give every free worker a shard."""
        for worker in self._workers:
            if worker.awaited is None and (shard := worker.take(queue, coming)):
                worker.assign(shard)

    def _ready(self) -> list[Worker]:
        """Workers of whom there is something to collect; waits for the first of them, up to `POLL_INTERVAL`."""
        awaited = {worker.awaited: worker for worker in self._workers if worker.awaited is not None}
        ready, _ = self._ray.wait(list(awaited), timeout=POLL_INTERVAL)
        return [awaited[one] for one in ready]

    def _collect(self, worker: Worker, queue: deque[Piece]) -> Iterator[Piece]:
        """What a worker has to say; if it has died, its pieces go back into the queue."""
        try:
            if not worker.machine:
                self._admit(worker, msgspec.msgpack.decode(self._ray.get(worker.awaited), type=Readiness))
                return
            content = self._ray.get(next(worker.awaited))
        except StopIteration:
            worker.finish(self._shard_seconds)
            return
        except self._ray.exceptions.RayError as error:
            self._bury(worker, queue, error)
            return
        report = msgspec.msgpack.decode(content, type=ShardReport)
        for piece in report.done:
            del worker.shard[piece.number]
            yield piece
        if report.obstacle is not None:
            raise ClusterError(message("cluster-unfit", machine=worker.machine, reason=report.obstacle))

    def _admit(self, worker: Worker, readiness: Readiness) -> None:
        """Let a worker begin, or refuse to work with it."""
        if readiness.obstacle is not None:
            raise ClusterError(message("cluster-unfit", machine=readiness.machine, reason=readiness.obstacle))
        worker.machine, worker.awaited = readiness.machine, None
        self._stillborn = 0

    def _bury(self, worker: Worker, queue: deque[Piece], error: Exception) -> None:
        """Put the pieces of a worker that has died back into the queue."""
        self._workers.remove(worker)
        # If it only could not be reached, it must not go on beside its successor.
        self._ray.kill(worker.actor)
        reason = str(error).strip().partition("\n")[0]
        if not worker.machine:
            self._stillborn += 1
            if self._stillborn >= STILLBORN:
                raise ClusterError(message("cluster-stillborn", reason=str(error).strip()))
            return
        lost = {"machine": worker.machine, "number": len(worker.shard), "reason": reason}
        self._cluster.tell(message("cluster-lost", kind=self._performer.kind, **lost))
        queue.extendleft(reversed(worker.shard.values()))
        if worker.shard:
            current = next(iter(worker.shard))
            self._deaths[current] += 1
            if self._deaths[current] >= ATTEMPTS:
                told = {"number": current, "times": ATTEMPTS, "reason": reason}
                raise ClusterError(message("cluster-deadly", kind=self._performer.kind, **told))
