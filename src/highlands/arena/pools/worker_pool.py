"""A pool of worker processes that play games in parallel; a worker that a bot brought down is replaced."""

from __future__ import annotations

import signal
from collections import Counter, deque
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import connection, get_context, resource_tracker
from multiprocessing.context import SpawnContext
from types import TracebackType
from typing import Self

from highlands.arena.contest import Contest
from highlands.arena.game_runner import Forfeit, GameResult, PlayGame, forfeited, play
from highlands.arena.pools.worker import Worker
from highlands.arena.schedule import Pairing
from highlands.bots.referee import FaultReport, answer_timeout
from highlands.errors import HighlandsError
from highlands.i18n import message

GRACE = 30.0
"""Seconds that a bot may be late before its worker is killed. The referee in the worker reports a fault long before,
unless the bot blocks the whole process."""

POLL_INTERVAL = 1.0
"""Seconds between two checks for late workers."""

ATTEMPTS = 2
"""How often a game is started whose worker dies: the first time the bot may not be the cause."""


PROCESSES: SpawnContext = get_context("spawn")
"""How workers are started: an interpreter of their own, in which nothing of this one is left over."""


class WorkerPoolError(HighlandsError):
    """Workers die before any bot is asked."""


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Block SIGINT meanwhile; processes that are started inherit the blocked mask."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class WorkerPool:
    """Worker processes for one contest, started when there is something to play, and ended with the pool's context."""

    def __init__(self, contest: Contest, workers: int, play_game: PlayGame = play) -> None:
        """Take the number of workers, and the function that plays one game."""
        self._contest = contest
        self._number = workers
        self._play_game = play_game
        self._workers: list[Worker] = []
        self._deaths: Counter[int] = Counter()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._end(self._workers)

    def play(self, pairings: Iterable[Pairing]) -> Generator[GameResult]:
        """Play games, and yield their results as they end. Pairings are taken only when a worker is free."""
        coming = iter(pairings)
        retries: deque[Pairing] = deque()
        try:
            while True:
                self._assign(retries, coming)
                if not (busy := [worker for worker in self._workers if worker.pairing]):
                    return
                for worker in self._ready(busy):
                    played = self._collect(worker, retries)
                    if played is not None:
                        yield played
                yield from self._kill_late_workers()
        finally:
            # Who stopped asking wants none of the games that are still played.
            self._end([worker for worker in self._workers if worker.pairing])

    def _assign(self, retries: deque[Pairing], coming: Iterator[Pairing]) -> None:
        """Give every free worker a game, retries first."""
        free = deque(worker for worker in self._workers if worker.pairing is None)
        while free or len(self._workers) < self._number:
            pairing = retries.popleft() if retries else next(coming, None)
            if pairing is None:
                return
            (free.popleft() if free else self._start_worker()).assign(pairing)

    def _start_worker(self) -> Worker:
        """Start a worker."""
        # First: it unblocks SIGINT when it has started.
        resource_tracker.ensure_running()
        with uninterrupted():
            worker = Worker(PROCESSES, self._contest, self._play_game)
            self._workers.append(worker)
        return worker

    def _end(self, workers: Sequence[Worker]) -> None:
        """End some of the workers; others are started when there is something to play."""
        with uninterrupted():
            for worker in list(workers):
                self._workers.remove(worker)
                worker.end()

    def _ready(self, busy: list[Worker]) -> list[Worker]:
        """Workers that have a result, or have died; waits for the first of them, up to `POLL_INTERVAL`."""
        ready = connection.wait([worker.connection for worker in busy], POLL_INTERVAL)
        return [worker for worker in busy if worker.connection in ready]

    def _collect(self, worker: Worker, retries: deque[Pairing]) -> GameResult | None:
        """A worker's result; if it has died, its game is started again, or forfeited by the bot that was asked."""
        report = worker.receive()
        pairing, worker.pairing = worker.pairing, None
        assert pairing is not None
        if report is not None:
            if report.must_be_replaced:
                self._end([worker])
            return report.played
        worker.process.join()
        code, seat, slot = worker.process.exitcode, worker.slot.seat, worker.slot
        self._end([worker])
        self._deaths[pairing.number] += 1
        if self._deaths[pairing.number] < ATTEMPTS:
            retries.append(pairing)
            return None
        if seat is None:
            raise WorkerPoolError(message("arena-worker-died", code=str(code)))
        details = f"the process of the game ended (exit code {code}) while the bot was asked"
        return forfeited(pairing, Forfeit(seat, FaultReport("unreachable", details, slot.position)))

    def _kill_late_workers(self) -> Iterator[GameResult]:
        """Kill the workers whose bot is far over its time; it forfeits the game."""
        for worker in list(self._workers):
            pairing, slot = worker.pairing, worker.slot
            if pairing and slot.seat is not None and slot.waiting > answer_timeout(self._contest.seconds) + GRACE:
                details = f"had not answered after {slot.waiting:.0f} seconds; its process had to be killed"
                self._end([worker])
                yield forfeited(pairing, Forfeit(slot.seat, FaultReport("timeout", details, slot.position)))
