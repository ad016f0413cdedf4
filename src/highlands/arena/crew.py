"""The crew: worker processes that play side by side, and are replaced when a bot has brought one down."""

from __future__ import annotations

import signal
from collections import Counter, deque
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import connection, get_context, resource_tracker

from highlands.arena.contest import Contest
from highlands.arena.pairing import Fixture
from highlands.arena.playing import Lapse, Played, Playing, forfeit, play
from highlands.arena.worker import Worker
from highlands.bots.referee import FaultReport, limit
from highlands.errors import HighlandsError
from highlands.i18n import message

GRACE = 30.0
"""Seconds that a bot may be silent beyond its limit. The referee in the worker speaks up long before, unless the bot
holds up the whole process."""

LOOK_ROUND = 1.0
"""Seconds between two looks at who is silent."""

TRIES = 2
"""How often a game is begun whose worker dies: the first time it may have been somebody else's doing."""


class CrewError(HighlandsError):
    """Workers die before they have played anything."""


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Have Ctrl-C wait until this is done; processes started meanwhile never get it."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Crew:
    """Worker processes for one contest. Give them games with `play`; afterwards they are gone."""

    def __init__(self, contest: Contest, workers: int, playing: Playing = play) -> None:
        """Take how many there are to be, and how they play; they are started when there is something to play."""
        self._contest = contest
        self._number = workers
        self._playing = playing
        self._context = get_context("spawn")
        self._workers: list[Worker] = []
        self._deaths: Counter[int] = Counter()

    def play(self, fixtures: Iterable[Fixture]) -> Generator[Played]:
        """Play games, and give them as they end. No game is begun before a worker is free for it."""
        coming = iter(fixtures)
        again: deque[Fixture] = deque()
        try:
            while True:
                self._give_out(again, coming)
                if not (busy := [worker for worker in self._workers if worker.fixture]):
                    return
                for worker in self._heard_from(busy):
                    played = self._hear(worker, again)
                    if played is not None:
                        yield played
                yield from self._silenced()
        finally:
            with uninterrupted():
                for worker in self._workers:
                    worker.end()
                self._workers.clear()

    def _give_out(self, again: deque[Fixture], coming: Iterator[Fixture]) -> None:
        """A game for everybody who is free, beginning with those that were broken off."""
        free = deque(worker for worker in self._workers if worker.fixture is None)
        while free or len(self._workers) < self._number:
            fixture = again.popleft() if again else next(coming, None)
            if fixture is None:
                return
            (free.popleft() if free else self._hire()).give(fixture)

    def _hire(self) -> Worker:
        """Start a worker."""
        # First, because it lets Ctrl-C through again when it has started.
        resource_tracker.ensure_running()
        with uninterrupted():
            worker = Worker(self._context, self._contest, self._playing)
            self._workers.append(worker)
        return worker

    def _dismiss(self, worker: Worker) -> None:
        """End a worker; another takes its place when there is something to play."""
        with uninterrupted():
            self._workers.remove(worker)
            worker.end()

    def _heard_from(self, busy: list[Worker]) -> list[Worker]:
        """Those who report, or have died; waits for the first of them, but only for a while."""
        ready = connection.wait([worker.connection for worker in busy], LOOK_ROUND)
        return [worker for worker in busy if worker.connection in ready]

    def _hear(self, worker: Worker, again: deque[Fixture]) -> Played | None:
        """What a worker reports; if it has died, its game is begun again, or lost by the bot that was asked."""
        report = worker.take()
        fixture, worker.fixture = worker.fixture, None
        assert fixture is not None
        if report is not None:
            if report.worn_out:
                self._dismiss(worker)
            return report.played
        worker.process.join()
        code, seat, desk = worker.process.exitcode, worker.desk.seat, worker.desk
        self._dismiss(worker)
        self._deaths[fixture.number] += 1
        if self._deaths[fixture.number] < TRIES:
            again.append(fixture)
            return None
        if seat is None:
            raise CrewError(message("arena-worker-died", code=str(code)))
        details = f"the process of the game ended (exit code {code}) while the bot was asked"
        return forfeit(fixture, Lapse(seat, FaultReport("unreachable", details, desk.position)))

    def _silenced(self) -> Iterator[Played]:
        """End the workers whose bot is far over its time; the game is lost for it."""
        for worker in list(self._workers):
            fixture, desk = worker.fixture, worker.desk
            if fixture and desk.seat is not None and desk.waiting > limit(self._contest.seconds) + GRACE:
                details = f"had not answered after {desk.waiting:.0f} seconds; its process had to be ended"
                self._dismiss(worker)
                yield forfeit(fixture, Lapse(desk.seat, FaultReport("timeout", details, desk.position)))
