"""The bots of all tables: they choose their moves and the players' hints outside the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor

from highlands.bots.bot import Start
from highlands.bots.hints import Hint, hints
from highlands.bots.levels import NAMED
from highlands.bots.referee import ask
from highlands.engine.cores import cores
from highlands.server.clock import now
from highlands.server.metrics import BOT_DURATION, BOT_JOBS
from highlands.server.seat_secrets import bot_seed
from highlands.server.tables.live_table import LiveTable
from highlands.spec.observation import Move, Observation

log = logging.getLogger("highlands.server")

HINT_SECONDS = 1.0
MIN_BOT_SECONDS = 0.4
"""The least time of a bot's move where people watch: instant answers are hard to follow."""
RETRY_MS = 1000
"""Pause before a table whose store failed is loaded again."""


class BotPlayers:
    """Plays the bots of tables, and gives hints."""

    def __init__(
        self,
        find_table: Callable[[str], Awaitable[LiveTable]],
        spawn: Callable[[Coroutine[None, None, None]], None],
        serves: Callable[[str], bool],
        *,
        threads: int | None = None,
    ) -> None:
        """Of the tables that this node `serves`.

        `find_table` finds the table of an id, and `spawn` starts a task that ends with the server.
        """
        self.playing: set[LiveTable] = set()
        """The tables whose bots are choosing moves."""
        self._find_table = find_table
        self._spawn = spawn
        self._serves = serves
        self._bot_pool = ThreadPoolExecutor(threads or max(1, cores() - 1), thread_name_prefix="bot")
        # A pool of their own: players who ask for hints again and again must not delay the bots.
        self._hint_pool = ThreadPoolExecutor(1, thread_name_prefix="hint")

    def close(self) -> None:
        """Drop all that waits."""
        for pool in (self._bot_pool, self._hint_pool):
            pool.shutdown(wait=False, cancel_futures=True)

    def start(self, table: LiveTable) -> None:
        """Start the bot to move, unless it is choosing already."""
        if table not in self.playing:
            self.playing.add(table)
            self._spawn(self._play(table))

    async def _play(self, table: LiveTable) -> None:
        """Let the bots of a table play until it is a human's turn."""
        try:
            while (
                self._serves(table.id)
                and (seat := table.aggregate.to_move) is not None
                and (level := table.aggregate.bots.get(seat)) is not None
            ):
                version = table.aggregate.version
                began = now()
                text = await self._choose(table, seat, level)
                if table.subscribers:
                    await asyncio.sleep(max(0.0, MIN_BOT_SECONDS - (now() - began) / 1000))
                await table.play_bot_move(seat, version, text)
        except Exception:
            log.exception("a bot's move failed", extra={"table": table.id})
        finally:
            self.playing.discard(table)
        while table.has_diverged:
            await asyncio.sleep(RETRY_MS / 1000)
            with contextlib.suppress(Exception):  # the store may be unavailable for longer
                await self._find_table(table.id)
                return

    async def _choose(self, table: LiveTable, seat: int, level: str) -> str:
        aggregate = table.aggregate
        start = Start(
            game=aggregate.row.game,
            options=aggregate.row.options,
            seats=aggregate.game.seats,
            seat=seat,
            seed=bot_seed(aggregate.row.seed),
        )
        with BOT_JOBS.track_inprogress(), BOT_DURATION.time():
            move = await asyncio.get_running_loop().run_in_executor(
                self._bot_pool, choose_move, level, start, aggregate.game.observation(seat, past=False)
            )
        return move.text

    async def hints(self, table: LiveTable, seat: int, version: int) -> list[Hint]:
        """Recommended moves for the player to move."""
        observation = await table.observation_for_hints(seat, version)
        with BOT_JOBS.track_inprogress():
            return await asyncio.get_running_loop().run_in_executor(self._hint_pool, hints, observation, HINT_SECONDS)


def choose_move(level: str, start: Start, observation: Observation) -> Move:
    """The move of a bot created for this decision alone, so that no bot is kept between its turns.

    A long-lived bot would choose the same: its random numbers depend on the ply, and it has no other state.
    """
    move, _ = ask(NAMED[level](start), observation, None)
    return move
