"""A worker in this process, for tests of what asks: a real one takes seconds of a core to start."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from highlands.thinking.jobs import Job, Request, Response
from highlands.thinking.worker import response_to
from highlands.thinking.worker_process import WorkerProcess


class InProcessWorker(WorkerProcess):
    """Carries jobs out as a worker process would, a quick one beside another, in threads."""

    def __init__(self) -> None:
        super().__init__()
        self._responses: asyncio.Queue[Response] = asyncio.Queue()
        self._threads = ThreadPoolExecutor(2)

    async def start(self) -> None:
        self._loop = asyncio.get_running_loop()

    def send(self, number: int, job: Job) -> None:
        def work() -> None:
            response = response_to(Request(number, job))
            self._loop.call_soon_threadsafe(self._responses.put_nowait, response)

        self._threads.submit(work)

    async def receive(self) -> Response | None:
        return await self._responses.get()

    async def end(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
