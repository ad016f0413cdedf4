"""The pool of worker processes: jobs wait in fair queues, and a worker that dies or hangs is replaced."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from enum import Enum
from typing import Any

import msgspec

from highlands.engine.cores import cores
from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.thinking.fair_queue import Asker, FairQueue
from highlands.thinking.jobs import Job, Response
from highlands.thinking.worker_process import WorkerProcess

log = logging.getLogger("highlands.thinking")

CAPACITY = 5000
"""How many jobs may wait in each lane."""
HANGING_SECONDS = 60.0
"""A worker that takes so long for one job is killed. No job takes more than a few seconds on a quiet machine."""
WATCH_SECONDS = 1.0
START_SECONDS = 120.0
"""How long a worker may take to start; on a quiet machine it is three seconds."""
ATTEMPTS = 2
"""How often a job is tried whose worker dies: the first time the job need not be the cause."""
RESTART_SECONDS = (0.0, 0.5, 2.0, 10.0)
"""The pause before a worker is started again that did not come to work, by the number of failures in a row."""
MAX_MEMORY = 768 << 20
"""A worker that has ever held so many bytes is replaced when it is idle."""
FIRST_ESTIMATE = 0.5
LEARNING_RATE = 0.1
"""The cost of a kind of job is the moving average of the seconds of a core that it took."""


class ThinkingError(HighlandsError):
    """A job that failed; the reason is in the log."""


class BusyError(ThinkingError):
    """Too much is waiting already."""


class Lane(Enum):
    """Quick jobs and others wait for each other only within their lane."""

    QUICK = "quick"
    SLOW = "slow"


class Watcher:
    """Is told what happens in a pool; does nothing by itself."""

    def begun(self, lane: Lane, waited: float) -> None:
        """A job was given to a worker, after so many seconds in the queue."""

    def done(self, kind: str, seconds: float) -> None:
        """A job of this kind took so many seconds of a core."""

    def refused(self) -> None:
        """A job was left out, because too many were waiting."""

    def replaced(self) -> None:
        """A worker died or was killed with work to do."""


class Ticket:
    """A job that waits or is being carried out."""

    def __init__(self, job: Job, asker: Asker) -> None:
        """Just asked."""
        self.job = job
        self.asker = asker
        self.lane = Lane.QUICK if job.is_quick else Lane.SLOW
        self.kind = f"{self.lane.value} {job.__struct_config__.tag}"
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.attempts = 0
        self.asked_at = time.monotonic()
        self.begun_at = 0.0

    def refuse(self, error: ThinkingError) -> None:
        """Answer that it can't be done, if anybody still waits for it."""
        if not self.answer.done():
            self.answer.set_exception(error)


class ThinkingPool:
    """Carries jobs out in worker processes, which are started with the first job, or before it by `start`."""

    def __init__(
        self,
        processes: int | None = None,
        *,
        capacity: int = CAPACITY,
        hanging_seconds: float = HANGING_SECONDS,
        watcher: Watcher | None = None,
        make_worker: Callable[[], WorkerProcess] | None = None,
    ) -> None:
        """By default as many processes as there are cores but one."""
        self.processes = processes or max(1, cores() - 1)
        self.waiting = {lane: FairQueue[Ticket](capacity) for lane in Lane}
        self._hanging_seconds = hanging_seconds
        self._watcher = watcher or Watcher()
        self._make_worker = make_worker or WorkerProcess
        self._costs: dict[str, float] = {}
        """By the kind of job."""
        self._workers: list[WorkerProcess] = []
        """Those that are ready."""
        self._busy: dict[tuple[WorkerProcess, Lane], Ticket] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._ending: set[asyncio.Task[None]] = set()
        """Workers that are being ended; closing the pool waits for them."""

    def start(self) -> None:
        """Start the workers, without waiting for them."""
        if not self._tasks:
            loops = [self._keep_worker() for _ in range(self.processes)]
            self._tasks = [asyncio.get_running_loop().create_task(loop) for loop in (*loops, self._watch())]

    async def close(self) -> None:
        """End all workers, and refuse what still waits."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*self._ending, return_exceptions=True)
        for ticket in list(self._busy.values()):
            ticket.refuse(ThinkingError(message("server-failed")))
        self._refuse_all()

    async def ask(self, job: Job, asker: Asker) -> Any:
        """What a job leads to; BusyError if too much is waiting, ThinkingError if it fails."""
        self.start()
        ticket = Ticket(job, asker)
        self._enqueue(ticket)
        try:
            return await ticket.answer
        finally:
            # Whoever asked may be gone.
            self.waiting[ticket.lane].remove(ticket)

    @property
    def running(self) -> dict[Lane, int]:
        """How many jobs are being carried out."""
        return {lane: sum(busy is lane for _, busy in self._busy) for lane in Lane}

    def cost(self, ticket: Ticket) -> float:
        """The seconds of a core that a job is likely to take."""
        return self._costs.get(ticket.kind, FIRST_ESTIMATE)

    def _enqueue(self, ticket: Ticket) -> None:
        left_out = self.waiting[ticket.lane].put(ticket, self.cost(ticket))
        if left_out is not None:
            self._watcher.refused()
            left_out.refuse(BusyError(message("server-busy")))
        self._assign()

    def _assign(self) -> None:
        """Give every free worker a job of each lane."""
        for lane, queue in self.waiting.items():
            for worker in self._workers:
                if not queue:
                    break
                if self._is_free(worker, lane):
                    ticket = queue.pop()
                    ticket.begun_at = time.monotonic()
                    self._watcher.begun(lane, ticket.begun_at - ticket.asked_at)
                    self._busy[worker, lane] = ticket
                    worker.send(id(ticket), ticket.job)

    def _is_free(self, worker: WorkerProcess, lane: Lane) -> bool:
        """Whether a worker takes a job of a lane; one that retires, only quick ones beside its last search."""
        is_leaving = worker.is_retiring and (lane is Lane.SLOW or (worker, Lane.SLOW) not in self._busy)
        return not is_leaving and (worker, lane) not in self._busy

    # Workers

    async def _keep_worker(self) -> None:
        """Keep one worker running, for ever."""
        failures = 0
        while True:
            await asyncio.sleep(RESTART_SECONDS[min(failures, len(RESTART_SECONDS) - 1)])
            worker = self._make_worker()
            was_ready, began = False, time.monotonic()
            try:
                async with asyncio.timeout(START_SECONDS):
                    await worker.start()
                was_ready = True
                log.info("a worker process is ready after %.1f seconds", time.monotonic() - began)
                self._workers.append(worker)
                self._assign()
                await self._serve(worker)
            except Exception:
                log.exception("a worker process failed")
            finally:
                if worker in self._workers:
                    self._workers.remove(worker)
                await self._end(worker)
            failures = 0 if was_ready else failures + 1
            self._worker_ended(worker)
            if failures == len(RESTART_SECONDS):
                self._refuse_all()

    async def _end(self, worker: WorkerProcess) -> None:
        """End a worker, whole: not cancelled half-way, with its pipe still open, by a pool that closes."""
        ending = asyncio.get_running_loop().create_task(worker.end())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)
        await asyncio.shield(ending)

    async def _serve(self, worker: WorkerProcess) -> None:
        """Pass on what a worker has found, until it ends."""
        while (response := await worker.receive()) is not None:
            for lane in Lane:
                ticket = self._busy.get((worker, lane))
                if ticket is not None and id(ticket) == response.number:
                    del self._busy[worker, lane]
                    self._answer(ticket, response)
            worker.is_retiring = worker.is_retiring or response.memory > MAX_MEMORY
            if worker.is_retiring and not any((worker, lane) in self._busy for lane in Lane):
                return
            self._assign()

    def _answer(self, ticket: Ticket, response: Response) -> None:
        self._costs[ticket.kind] = self.cost(ticket) + LEARNING_RATE * (response.seconds - self.cost(ticket))
        self._watcher.done(ticket.kind, response.seconds)
        if ticket.answer.done():
            return
        try:
            if response.error is not None:
                raise RuntimeError(response.error)
            ticket.answer.set_result(msgspec.msgpack.decode(response.result, type=ticket.job.result))
        except (RuntimeError, TypeError, msgspec.DecodeError):
            log.exception("a job failed", extra={"table": ticket.asker.table})
            ticket.refuse(ThinkingError(message("server-failed")))

    def _worker_ended(self, worker: WorkerProcess) -> None:
        """Try the jobs of a worker that has ended again, or give them up."""
        left = [self._busy.pop((worker, lane)) for lane in Lane if (worker, lane) in self._busy]
        if left:
            self._watcher.replaced()
            log.error("a worker process has ended (exit code %s) with work to do", worker.exit_code)
        for ticket in left:
            ticket.attempts += 1
            if ticket.answer.done():
                continue
            if ticket.attempts >= ATTEMPTS:
                ticket.refuse(ThinkingError(message("server-failed")))
            else:
                self._enqueue(ticket)

    async def _watch(self) -> None:
        """Kill workers that hang."""
        while True:
            await asyncio.sleep(min(WATCH_SECONDS, self._hanging_seconds))
            for (worker, _), ticket in list(self._busy.items()):
                if time.monotonic() - ticket.begun_at > self._hanging_seconds:
                    worker.kill()

    def _refuse_all(self) -> None:
        """Refuse all that waits: there is nobody to do it."""
        for queue in self.waiting.values():
            while queue:
                queue.pop().refuse(ThinkingError(message("server-failed")))
