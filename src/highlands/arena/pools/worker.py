"""A worker process that plays the games it is sent, and the memory that it shares with the pool.

Before a bot is asked, the worker writes its seat and observation to a slot in shared memory: when a bot takes the whole
process down with it, the pool still knows which one it was, and in which position.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import Process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext
from threading import Thread
from typing import Any

import msgspec
import numpy as np

from highlands.arena.contest import Contest
from highlands.arena.game_runner import GameResult, PlayGame, start_of
from highlands.arena.schedule import Pairing
from highlands.bots.bot import BotFactory
from highlands.bots.referee import Fault, ask, create_bot, has_abandoned_threads
from highlands.bots.registry import bot_factory, is_built_in
from highlands.bots.rollouts import king
from highlands.bots.subprocess_bot import SubprocessBotFactory
from highlands.engine.chance import Seed, below
from highlands.games import game_spec
from highlands.play.game import deal
from highlands.spec.observation import Observation

NOBODY_ASKED = -1
WARM_UP_SECONDS = 0.05
PARENT_CHECK = 1.0
"""Seconds between two looks whether the pool's process is still there."""
EXIT_TIMEOUT = 3.0
"""Seconds that an idle worker has to exit: its subprocess bots have to quit first."""


class SharedSlot:
    """Which seat is being asked, since when, and its observation: written by a worker, read by the pool."""

    def __init__(self, game: str, context: SpawnContext) -> None:
        """Allocate one for a game."""
        self._game = game
        self._memory = context.RawArray("B", _layout(game).itemsize)
        self._open()
        self.clear()

    def _open(self) -> None:
        self._slots: Any = np.frombuffer(self._memory, dtype=_layout(self._game))
        # NumPy would copy a record field by field, which takes ten times as long as its bytes.
        self._observed = self._slots["observed"].view(np.uint8)

    def __getstate__(self) -> tuple[str, Any]:
        """Pickle the shared memory, not a copy of its content."""
        return self._game, self._memory

    def __setstate__(self, state: tuple[str, Any]) -> None:
        self._game, self._memory = state
        self._open()

    def clear(self) -> None:
        """Note that no bot is being asked."""
        self._slots["seat"] = NOBODY_ASKED

    def write(self, seat: int, observation: Observation, allowance: float) -> None:
        """Note that a seat is about to be asked, and has so many seconds before its time counts."""
        self._observed[:] = np.frombuffer(observation.state, np.uint8)
        self._slots["since"] = time.monotonic() + allowance
        self._slots["seat"] = seat

    @property
    def seat(self) -> int | None:
        """The seat that is being asked, if any."""
        seat = int(self._slots["seat"][0])
        return None if seat == NOBODY_ASKED else seat

    @property
    def waiting(self) -> float:
        """The seconds since a seat was asked, beyond its allowance; 0 if none is."""
        return 0.0 if self.seat is None else time.monotonic() - float(self._slots["since"][0])

    @property
    def position(self) -> str:
        """The position as the seat that is being asked observes it."""
        return "\n".join(game_spec(self._game).write_position(self._slots["observed"][0]))


def _layout(game: str) -> np.dtype[Any]:
    return np.dtype([("since", "f8"), ("seat", "i4"), ("observed", game_spec(game).state_dtype)], align=True)


class Report(msgspec.Struct, frozen=True):
    """What a worker sends: a result, and whether an abandoned bot thread still runs in it."""

    played: GameResult
    must_be_replaced: bool


def work(connection: Connection, slot: SharedSlot, contest: Contest, play: PlayGame) -> None:
    """The process's main function: play the pairings that come through the connection until it closes."""
    # Its own process group: Ctrl-C at the terminal goes to the pool alone, which can kill a worker with its children.
    os.setpgid(0, 0)
    # What a bot prints must not mix with the report.
    os.dup2(2, 1)
    Thread(target=_end_with_pool, args=(os.getppid(),), daemon=True).start()
    factories = [bot_factory(bot) for bot in contest.bots]
    _warm_up(contest, factories)
    while (pairing := _next_pairing(connection)) is not None:
        played = play(contest, factories, pairing, slot.write)
        slot.clear()
        must_be_replaced = has_abandoned_threads()
        with suppress(OSError):  # the pool is gone; no pairing will come either
            connection.send_bytes(msgspec.msgpack.encode(Report(played, must_be_replaced)))
        if must_be_replaced:
            break
    for factory in factories:
        if isinstance(factory, SubprocessBotFactory):
            factory.close()
    # Without joining threads: one of them may hang.
    os._exit(0)


def _end_with_pool(pool: int) -> None:
    """Kill this process and its children when that of the pool is gone: a bot might keep it busy for ever."""
    while os.getppid() == pool:
        time.sleep(PARENT_CHECK)
    os.killpg(0, signal.SIGKILL)


def _next_pairing(connection: Connection) -> Pairing | None:
    """The next pairing; None when there is no more."""
    try:
        return msgspec.msgpack.decode(connection.recv_bytes(), type=Pairing)
    except (EOFError, OSError):
        return None


def _warm_up(contest: Contest, factories: Sequence[BotFactory]) -> None:
    """Play a random game: the kernels are loaded when they are first used, which must not count as a bot's time.

    Built-in bots are asked for a first move for the same reason; users' bots might do anything.
    """
    spec, source = game_spec(contest.game), Seed.of("warming up")
    game = deal(spec, spec.read_options(contest.options), source)
    for name, factory in zip(contest.bots, factories, strict=True):
        if king.is_named(name):
            king.warm_up(spec)
        if is_built_in(name) and (seat := game.to_move) is not None:
            with suppress(Fault):  # it will show in a game as well
                bot = create_bot(factory, start_of(contest, seat, "warming up"))
                ask(bot, game.observation(seat), WARM_UP_SECONDS)
    while (seat := game.to_move) is not None:
        moves = game.observation(seat).moves
        game.play(moves[below(source.rng(len(game.moves)), len(moves))])


class Worker:
    """A worker process as the pool sees it."""

    def __init__(self, context: SpawnContext, contest: Contest, play: PlayGame) -> None:
        """Start the process."""
        self.slot = SharedSlot(contest.game, context)
        self.pairing: Pairing | None = None
        self.connection, theirs = context.Pipe()
        self.process: Process = context.Process(  # type: ignore[assignment]
            target=work, args=(theirs, self.slot, contest, play), daemon=False
        )
        self.process.start()
        theirs.close()

    def assign(self, pairing: Pairing) -> None:
        """Send it a game to play."""
        self.pairing = pairing
        with suppress(OSError):  # it has died, which `receive` will notice
            self.connection.send_bytes(msgspec.msgpack.encode(pairing))

    def receive(self) -> Report | None:
        """Its report on the game it was sent; None if it has died."""
        try:
            return msgspec.msgpack.decode(self.connection.recv_bytes(), type=Report)
        except (EOFError, OSError):
            return None

    def end(self) -> None:
        """End it with all its children: at once if it plays, else with `EXIT_TIMEOUT` to exit by itself."""
        self.connection.close()
        if self.pairing is None:
            self.process.join(EXIT_TIMEOUT)
        assert self.process.pid
        with suppress(ProcessLookupError):  # it has ended, or has no process group of its own yet
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.join()
        self.process.close()
