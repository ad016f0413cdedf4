"""Several worker processes behind one listening socket.

Each worker is a node of its own. The kernel hands each new connection to one that accepts; one that stops or dies
leaves the socket to the others. WebSockets of a table are passed on to one worker (`http/protocols/siblings`).
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from types import FrameType

from prometheus_client.multiprocess import mark_process_dead

from highlands.engine.cores import cores
from highlands.server.http.app import Settings
from highlands.server.http.protocols import Siblings
from highlands.server.metrics import SHARED_FOLDER
from highlands.server.run import GRACE_SECONDS, log_as_json, serve

log = logging.getLogger("highlands.server")

STOP_SECONDS = 2 * GRACE_SECONDS
"""How long a worker may take to stop before it is killed."""
START_SECONDS = 120.0
"""How long a new worker may take until it accepts connections."""
YOUNG_SECONDS = 5.0
"""A worker that dies at this age or younger is not replaced at once."""
MAX_PAUSE_SECONDS = 30.0

SPAWN = multiprocessing.get_context("spawn")


class Worker:
    """One process, as the supervisor sees it."""

    def __init__(self, settings: Settings, bound: tuple[socket.socket, ...], place: int, number: int) -> None:
        """Start it, at one of so many places."""
        self.place = place
        self._ready, report = SPAWN.Pipe(duplex=False)
        arguments = settings, bound, place, number, report
        self.process: SpawnProcess = SPAWN.Process(target=_work, args=arguments, name="worker")
        self.process.start()
        report.close()
        self.started_at = time.monotonic()

    @property
    def age(self) -> float:
        """Seconds."""
        return time.monotonic() - self.started_at

    def wait_until_ready(self) -> None:
        """Return when it accepts connections, or has died, or takes too long."""
        wait([self._ready, self.process.sentinel], START_SECONDS)

    def ask_to_stop(self) -> None:
        """Let it hand everything over, and stop."""
        if self.process.is_alive():
            self.process.terminate()

    def wait_until_stopped(self) -> None:
        """Return when it has stopped; it is killed if it takes too long."""
        self.process.join(STOP_SECONDS)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.forget()

    def forget(self) -> None:
        """It is no more: its gauges don't count."""
        mark_process_dead(self.process.pid, os.environ[SHARED_FOLDER])  # type: ignore[no-untyped-call]


def _work(settings: Settings, bound: tuple[socket.socket, ...], place: int, number: int, report: Connection) -> None:
    """What a worker does."""
    # The supervisor alone restarts workers.
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    threading.Thread(target=_stop_with_supervisor, daemon=True, name="supervisor watch").start()
    siblings = Siblings(Path(os.environ[SHARED_FOLDER]), place, number)
    serve(settings, *bound, siblings=siblings, on_ready=lambda: report.send("ready"))


def _stop_with_supervisor() -> None:
    """Without a supervisor nobody would ever stop the workers."""
    supervisor = multiprocessing.parent_process()
    assert supervisor is not None
    supervisor.join()
    os.kill(os.getpid(), signal.SIGTERM)


class Supervisor:
    """Keeps a number of workers running. SIGTERM and SIGINT stop them all, SIGHUP restarts one after the other."""

    def __init__(self, start_worker: Callable[[int], Worker], number: int) -> None:
        """Nothing is started yet; the function starts a worker at a place."""
        self._start_worker = start_worker
        self._number = number
        self._workers: list[Worker] = []
        self._signals: list[int] = []
        self._wakeup, self._waker = os.pipe()

    def run(self) -> None:
        """Run until a signal comes."""
        os.set_blocking(self._waker, False)
        for handled in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(handled, self._on_signal)
        pause, next_start = 0.0, 0.0
        while True:
            while len(self._workers) < self._number and time.monotonic() >= next_start:
                taken = {worker.place for worker in self._workers}
                free = next(place for place in range(self._number) if place not in taken)
                self._workers.append(self._start_worker(free))
            seconds = None if len(self._workers) == self._number else max(0.0, next_start - time.monotonic())
            wait([self._wakeup, *(worker.process.sentinel for worker in self._workers)], seconds)
            if self._take_signals():
                self._stop()
                return
            for worker in [worker for worker in self._workers if not worker.process.is_alive()]:
                worker.process.join()
                worker.forget()
                self._workers.remove(worker)
                log.error("worker %s died with exit code %s", worker.process.pid, worker.process.exitcode)
                pause = min(MAX_PAUSE_SECONDS, max(1.0, 2 * pause)) if worker.age <= YOUNG_SECONDS else 0.0
                next_start = time.monotonic() + pause

    def _on_signal(self, number: int, _frame: FrameType | None) -> None:
        self._signals.append(number)
        os.write(self._waker, b"!")

    def _take_signals(self) -> bool:
        """Whether to stop."""
        signals, self._signals = self._signals, []
        if signals:
            os.read(self._wakeup, 4096)
        if signal.SIGTERM in signals or signal.SIGINT in signals:
            return True
        if signal.SIGHUP in signals:
            self._restart_one_by_one()
        return False

    def _restart_one_by_one(self) -> None:
        """Replace each worker by a new one, which accepts connections before the old one stops."""
        for old in list(self._workers):
            new = self._start_worker(old.place)
            self._workers.append(new)
            new.wait_until_ready()
            old.ask_to_stop()
            old.wait_until_stopped()
            self._workers.remove(old)
            if signal.SIGTERM in self._signals or signal.SIGINT in self._signals:
                return

    def _stop(self) -> None:
        for worker in self._workers:
            worker.ask_to_stop()
        for worker in self._workers:
            worker.wait_until_stopped()


def share_cores(workers: int) -> int:
    """How many processes each of several workers has think."""
    return max(1, (cores() - 1) // workers)


def supervise(settings: Settings, workers: int, *bound: socket.socket) -> None:
    """Serve on bound sockets with several workers until a signal comes."""
    log_as_json()
    for each in bound:
        each.listen()  # whoever connects while the first worker starts waits in the queue
    with tempfile.TemporaryDirectory(prefix="highlands-workers-") as folder:
        os.environ[SHARED_FOLDER] = folder  # the workers inherit it, and read it when they start
        Supervisor(lambda place: Worker(settings, bound, place, workers), workers).run()
