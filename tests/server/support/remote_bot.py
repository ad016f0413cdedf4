"""Bots from outside, and those who play with them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

from highlands.client import Lobby, Seat
from highlands.client.bots.bot_process import BotProcess
from highlands.client.bots.worker import Done, Player, Task
from highlands.protocol.messages import TableState

SECONDS = 180.0


class InProcessBot(BotProcess):
    """Thinks as a bot's process would, in a thread of this one: a process takes seconds of a core to start."""

    on_choice: Callable[[], None] = staticmethod(lambda: None)
    choices = 0

    def __init__(self, specification: str) -> None:
        super().__init__(specification)
        self._player = Player(specification)

    async def _exchange(self, task: Task) -> Done:
        return await asyncio.to_thread(self._player.carry_out, task)

    async def choose(self, position: list[str], ply: int, seconds: float) -> str:
        move = await super().choose(position, ply, seconds)
        type(self).choices += 1
        type(self).on_choice()
        return move


def run(work: Any) -> Any:
    """Do some work, which may not take longer than SECONDS."""

    async def timed() -> Any:
        async with asyncio.timeout(SECONDS):
            return await work

    return asyncio.run(timed())


async def play_out(seat: Seat, chance: random.Random) -> TableState:
    """Play random moves to the end of the game, and check its deal."""
    async for state in seat.states():
        if state.moves:
            await seat.move(chance.choice(state.moves))
    await seat.verify_deal()
    return seat.state


async def bot_in(lobby: Lobby, name: str) -> str:
    """The seek of a bot, when it waits."""
    async for _ in lobby.changes():
        found = [seek.id for seek in lobby.seeks.values() if seek.name == f"BOT {name}" and seek.is_bot]
        if found:
            return found[0]
    raise AssertionError
