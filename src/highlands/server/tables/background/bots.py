"""The bots of all tables: their moves, and hints for players, are thought out in worker processes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine

from highlands.bots.bot import Start
from highlands.bots.hints import Hint
from highlands.server.clock import now
from highlands.server.metrics import BOT_DURATION
from highlands.server.seat_secrets import bot_seed
from highlands.server.tables.aggregate import SUBSTITUTE
from highlands.server.tables.live_table import LiveTable
from highlands.thinking.fair_queue import Asker
from highlands.thinking.jobs import ChooseMove, FindHints, Observed
from highlands.thinking.pool import BusyError, ThinkingError, ThinkingPool

log = logging.getLogger("highlands.server")

HINT_SECONDS = 1.0
RETRY_MS = 1000
"""Pause before a table whose store failed is loaded again, and before a bot is asked again that could not answer."""

NOTHING = ""
"""In place of a move that the game has overtaken; nobody makes it."""


class BotPlayers:
    """Plays the bots of tables, and gives hints."""

    def __init__(
        self,
        serve_tables: Callable[[list[str]], Awaitable[None]],
        spawn: Callable[[Coroutine[None, None, None]], None],
        serves: Callable[[str], bool],
        thinking: ThinkingPool,
        *,
        min_seconds: float = 0.0,
    ) -> None:
        """Of the tables that this node `serves`.

        `serve_tables` takes tables up again as the store has them, and `spawn` starts a task that ends with the server.
        Where people watch, a bot's move takes `min_seconds` at least: instant answers are hard to follow.
        """
        self.min_seconds = min_seconds
        self.playing: set[LiveTable] = set()
        """The tables whose bots are choosing moves."""
        self._serve_tables = serve_tables
        self._spawn = spawn
        self._serves = serves
        self._thinking = thinking

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
                if table.audience.subscribers:
                    await asyncio.sleep(max(0.0, self.min_seconds - (now() - began) / 1000))
                await table.play_bot_move(seat, version, text)
        except Exception:
            log.exception("a bot's move failed", extra={"table": table.id})
        else:
            return
        finally:
            self.playing.discard(table)
        # Nobody else would start the bot again.
        await asyncio.sleep(RETRY_MS / 1000)
        await self._serve_tables([table.id])

    async def _choose(self, table: LiveTable, seat: int, level: str) -> str:
        """The move of a bot. If it can't be asked now, it is asked later; if it fails, a plainer one plays for it."""
        with BOT_DURATION.time():
            while table.aggregate.to_move == seat:
                try:
                    return await self._ask(table, seat, level)
                except BusyError:
                    await asyncio.sleep(RETRY_MS / 1000)
                except ThinkingError:
                    log.error("a bot failed to move", extra={"table": table.id})
                    if level == SUBSTITUTE:
                        await asyncio.sleep(RETRY_MS / 1000)
                    level = SUBSTITUTE
        return NOTHING

    async def _ask(self, table: LiveTable, seat: int, level: str) -> str:
        aggregate = table.aggregate
        start = Start(
            game=aggregate.row.game,
            options=aggregate.row.options,
            seats=aggregate.game.seats,
            seat=seat,
            seed=bot_seed(aggregate.seed),
        )
        job = ChooseMove(level, start, Observed.of(aggregate.game.observation(seat, past=False)))
        move: str = await self._thinking.ask(job, Asker(table.audience.player_address, table.id))
        return move

    async def hints(self, table: LiveTable, seat: int, version: int, address: str) -> list[Hint]:
        """Recommended moves for the player to move, who asks from an address."""
        observed = Observed.of(await table.observation_for_hints(seat, version))
        found: list[Hint] = await self._thinking.ask(FindHints(observed, HINT_SECONDS), Asker(address, table.id))
        return found
