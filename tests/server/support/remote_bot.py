"""A bot from outside whose thinking takes no process of its own: that takes seconds of a core to start."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from highlands.client.bots.bot_process import BotProcess
from highlands.client.bots.worker import Done, Player, Task


class InProcessBot(BotProcess):
    """Thinks as a bot's process would, in a thread of this one."""

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
