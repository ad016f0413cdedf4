"""A worker process as the pool sees it."""

from __future__ import annotations

import asyncio
import contextlib
import sys

import msgspec

from highlands.thinking.jobs import LENGTH_BYTES, READY, Job, Request, Response, frame

EXIT_SECONDS = 2.0
"""How long an idle worker may take to exit."""

decode = msgspec.msgpack.Decoder(Response).decode


class WorkerProcess:
    """A process that runs `worker`. Its other end of the pipe closes with this process, however that ends."""

    module = "highlands.thinking.worker"

    def __init__(self) -> None:
        """Not started yet."""
        self.is_retiring = False
        """Whether it gets no more jobs."""
        self._process: asyncio.subprocess.Process | None = None

    @property
    def exit_code(self) -> int | None:
        """How it ended; None while it runs."""
        return None if self._process is None else self._process.returncode

    async def start(self) -> None:
        """Start it, and wait until it can work; EOFError if it ends before."""
        creating = asyncio.ensure_future(
            asyncio.create_subprocess_exec(
                sys.executable, "-m", self.module, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
            )
        )
        try:
            self._process = await asyncio.shield(creating)
        except asyncio.CancelledError:
            # A pool that closes meanwhile must still have something to end.
            self._process = await creating
            raise
        response = await self.receive()
        if response is None or response.number != READY:
            raise EOFError("a worker process ended before it could work")

    def send(self, number: int, job: Job) -> None:
        """Send it a job; what comes of it has the same number."""
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(frame(Request(number, job)))

    async def receive(self) -> Response | None:
        """What came of a job; None when it has ended."""
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            head = await self._process.stdout.readexactly(LENGTH_BYTES)
            return decode(await self._process.stdout.readexactly(int.from_bytes(head, "little")))
        except (asyncio.IncompleteReadError, ConnectionError):
            return None

    def kill(self) -> None:
        """End it at once."""
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def end(self) -> None:
        """End it: it has a moment to exit by itself."""
        if self._process is None:
            return
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            async with asyncio.timeout(EXIT_SECONDS):
                await self._process.wait()
        except TimeoutError:
            self.kill()
            await self._process.wait()
        # Only what was read to its end is closed.
        assert self._process.stdout is not None
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(EXIT_SECONDS):
                await self._process.stdout.read()
