"""The processes of a bot: so many at most, in which any number of games think in turn."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
from collections.abc import AsyncIterator, Callable
from itertools import count

from highlands.bots.bot import Start
from highlands.client.bots.bot_process import BotProcess

UNHURRIED_SECONDS = 60.0
"""Who has more time than this, or no clock, waits as one who has this: in turn, and never for ever."""


class _Worker:
    """A process, and the game that it has a bot for."""

    def __init__(self, process: BotProcess) -> None:
        self.process = process
        self.game: GameBot | None = None


class BotProcesses:
    """Lends processes to games, for a decision at a time.

    A game finds its bot again as long as there is a process for every game. Where there are more games, the bot that
    has waited longest gives way, and is created anew for its next decision.
    """

    def __init__(self, make_process: Callable[[], BotProcess], most: int) -> None:
        """Start at most so many, each when it is needed."""
        self._make_process = make_process
        self._most = most
        self._workers: list[_Worker] = []
        self._free: list[_Worker] = []
        """Those that do not think now, the one used longest ago first."""
        self._waiting: list[tuple[float, int, asyncio.Future[_Worker]]] = []
        """A heap of those who wait for one, by when they need it."""
        self._numbers = count()

    async def close(self) -> None:
        """End all."""
        await asyncio.gather(*(worker.process.close() for worker in self._workers))

    async def take(self, game: GameBot, left: float | None) -> _Worker:
        """A process to think in; of those who wait, who has the least time left is the next."""
        if (worker := self._take_now(game)) is not None:
            return worker
        loop = asyncio.get_running_loop()
        needed_at = loop.time() + (UNHURRIED_SECONDS if left is None else min(left, UNHURRIED_SECONDS))
        lent: asyncio.Future[_Worker] = loop.create_future()
        heapq.heappush(self._waiting, (needed_at, next(self._numbers), lent))
        try:
            return await lent
        except asyncio.CancelledError:
            if lent.done() and not lent.cancelled():
                self.give_back(lent.result())
            raise

    def take_own(self, game: GameBot) -> _Worker | None:
        """The process that has the game's bot, if there is one."""
        own = next((worker for worker in self._free if worker.game is game), None)
        if own is not None:
            self._free.remove(own)
        return own

    def give_back(self, worker: _Worker) -> None:
        """Lend a process to who needs it first."""
        while self._waiting:
            lent = heapq.heappop(self._waiting)[2]
            if not lent.done():
                lent.set_result(worker)
                return
        self._free.append(worker)

    def _take_now(self, game: GameBot) -> _Worker | None:
        """The best process for a game: its own, one without a game, a new one, or that used longest ago."""
        own = self.take_own(game)
        if own is not None:
            return own
        worker = next((free for free in self._free if free.game is None), None)
        if worker is None and len(self._workers) < self._most:
            self._workers.append(_Worker(self._make_process()))
            return self._workers[-1]
        if worker is None and self._free:
            worker = self._free[0]
        if worker is not None:
            self._free.remove(worker)
        return worker


class GameBot:
    """The bot of one game."""

    def __init__(self, processes: BotProcesses, start: Start) -> None:
        """It is created when it thinks first."""
        self._processes = processes
        self._start = start

    @contextlib.asynccontextmanager
    async def thinking(self, left: float | None = None) -> AsyncIterator[BotProcess]:
        """A process that has the bot, when it is this game's turn to think; Fault if it can't be created.

        `left` is how many seconds the game's clock has left.
        """
        worker = await self._processes.take(self, left)
        try:
            if worker.game is not self:
                worker.game = None
                await worker.process.begin(self._start)
                worker.game = self
            yield worker.process
        except BaseException:
            worker.game = None  # whatever has become of it
            raise
        finally:
            self._processes.give_back(worker)

    async def create(self) -> None:
        """Have it created ahead of the first decision, which may take long; Fault if that fails."""
        async with self.thinking():
            pass

    async def end_game(self, points: list[int] | None) -> None:
        """Tell the bot that its game is over, unless it has given way to another."""
        worker = self._processes.take_own(self)
        if worker is not None:
            worker.game = None
            try:
                await worker.process.end_game(points)
            finally:
                self._processes.give_back(worker)
