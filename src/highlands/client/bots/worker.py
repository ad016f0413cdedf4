"""The process in which a bot thinks: it plays one game at a time, as it is asked through standard input.

It ends when its standard input does, which happens however the process that started it ends. What the bot prints
goes to standard error.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import BinaryIO

import msgspec

from highlands.bots.bot import Bot, BotFactory, Start
from highlands.bots.referee import Fault, FaultReport, ask, create_bot, has_abandoned_threads, release_bot
from highlands.bots.registry import bot_factory
from highlands.bots.subprocess_bot import SubprocessBotFactory
from highlands.play.observed import read_observation
from highlands.play.precompile import precompile

LENGTH_BYTES = 4
NICENESS = 5


class BeginGame(msgspec.Struct, frozen=True, tag=True):
    """A game begins, or goes on after an interruption."""

    start: Start


class Choose(msgspec.Struct, frozen=True, tag=True):
    """It is the bot's turn."""

    position: list[str]
    ply: int
    seconds: float


class EndGame(msgspec.Struct, frozen=True, tag=True):
    """The game is over, with these points, or was aborted."""

    points: list[int] | None


Task = BeginGame | Choose | EndGame


class Done(msgspec.Struct, frozen=True):
    """What came of a task: a move where one was asked for; or a fault."""

    move: str = ""
    fault: FaultReport | None = None
    must_be_replaced: bool = False
    """Whether a thread that hangs is left in the process."""


encode = msgspec.msgpack.Encoder().encode
decode_task = msgspec.msgpack.Decoder(Task).decode


def frame(message: msgspec.Struct) -> bytes:
    """A message as it is sent, after its length."""
    encoded = encode(message)
    return len(encoded).to_bytes(LENGTH_BYTES, "little") + encoded


class Player:
    """Carries tasks out."""

    def __init__(self, specification: str) -> None:
        """For the bot that is specified."""
        self.factory: BotFactory = bot_factory(specification)
        self._bot: Bot | None = None
        self._start: Start | None = None

    def carry_out(self, task: Task) -> Done:
        """What comes of a task."""
        try:
            return Done(self._carry_out(task))
        except Fault as fault:
            self._release(None)
            return Done(fault=fault.report, must_be_replaced=has_abandoned_threads())

    def _carry_out(self, task: Task) -> str:
        if isinstance(task, BeginGame):
            self._release(None)
            precompile([task.start.game])
            self._bot, self._start = create_bot(self.factory, task.start), task.start
        elif isinstance(task, Choose):
            assert self._bot is not None
            assert self._start is not None
            observation = read_observation(self._start.game, task.position, self._start.seat, task.ply)
            return ask(self._bot, observation, task.seconds)[0].text
        else:
            self._release(task.points)
        return ""

    def _release(self, points: list[int] | None) -> None:
        if self._bot is not None:
            release_bot(self._bot, points)
            self._bot = None

    def close(self) -> None:
        """No more games."""
        if isinstance(self.factory, SubprocessBotFactory):
            self._release(None)
            self.factory.close()


def tasks_from(pipe: BinaryIO) -> Iterator[Task]:
    """The tasks that come, until the pipe ends."""
    while len(head := pipe.read(LENGTH_BYTES)) == LENGTH_BYTES:
        yield decode_task(pipe.read(int.from_bytes(head, "little")))


def main(specification: str) -> None:
    """Work until standard input ends."""
    # The process that started this one gets the same signals, and decides what to do.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    with suppress(OSError):
        os.nice(NICENESS)
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    player = Player(specification)
    for task in tasks_from(os.fdopen(os.dup(0), "rb")):
        content = memoryview(frame(player.carry_out(task)))
        while content:
            content = content[out.write(content) :]
    player.close()
    # Without joining threads: one of them may hang.
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1])
