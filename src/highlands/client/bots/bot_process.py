"""A bot's process as its host sees it."""

from __future__ import annotations

import asyncio
import contextlib
import sys

import msgspec

from highlands.bots.bot import Start
from highlands.bots.referee import CREATE_TIMEOUT, Fault, FaultReport, answer_timeout
from highlands.client.bots.worker import LENGTH_BYTES, BeginGame, Choose, Done, EndGame, Task, frame

START_GRACE = 240.0
"""Seconds beyond its own time limit in which a bot has to be created: before that, kernels may have to be compiled."""
GRACE = 5.0
"""Seconds beyond its own time limit after which a process that says nothing is killed."""
EXIT_SECONDS = 2.0

decode = msgspec.msgpack.Decoder(Done).decode


class BotProcess:
    """Plays one game at a time; started with the first, and again after it has died."""

    def __init__(self, specification: str) -> None:
        """For a bot that is specified as in the arena."""
        self._specification = specification
        self._process: asyncio.subprocess.Process | None = None

    async def begin(self, start: Start) -> None:
        """Have a bot created for a game; Fault if that fails."""
        await self._ask(BeginGame(start), CREATE_TIMEOUT + START_GRACE)

    async def choose(self, position: list[str], ply: int, seconds: float) -> str:
        """The bot's move; Fault if there is none."""
        return (await self._ask(Choose(position, ply, seconds), answer_timeout(seconds) + GRACE)).move

    async def end_game(self, points: list[int] | None) -> None:
        """Tell the bot that its game is over."""
        with contextlib.suppress(Fault):
            await self._ask(EndGame(points), CREATE_TIMEOUT)

    async def _ask(self, task: Task, seconds: float) -> Done:
        try:
            async with asyncio.timeout(seconds):
                done = await self._exchange(task)
        except TimeoutError:
            await self.kill()
            raise Fault(FaultReport("timeout", f"had not answered after {seconds:g} seconds")) from None
        except (asyncio.IncompleteReadError, ConnectionError):
            code = await self.kill()
            raise Fault(FaultReport("unreachable", f"its process ended with exit status {code}")) from None
        except asyncio.CancelledError:
            await self.kill()  # its answer would be taken for that to the next question
            raise
        if done.must_be_replaced:
            await self.kill()
        if done.fault is not None:
            raise Fault(done.fault)
        return done

    async def _exchange(self, task: Task) -> Done:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "highlands.client.bots.worker",
                self._specification,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(frame(task))
        await self._process.stdin.drain()
        head = await self._process.stdout.readexactly(LENGTH_BYTES)
        return decode(await self._process.stdout.readexactly(int.from_bytes(head, "little")))

    async def close(self) -> None:
        """End it: it has a moment to exit by itself."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(EXIT_SECONDS):
                    await self._process.wait()
        await self.kill()

    async def kill(self) -> int | None:
        """End it at once; its exit status."""
        process, self._process = self._process, None
        if process is None:
            return None
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        code = await process.wait()
        assert process.stdout is not None
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(EXIT_SECONDS):
                await process.stdout.read()  # so that its pipe is closed
        return code
