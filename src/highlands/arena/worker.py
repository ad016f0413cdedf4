"""A worker: a process of its own that plays one game after another as it is told, and the desk that it works at.

The desk lies in memory that worker and crew share. Before a bot is asked, the worker leaves there who it is and what
it sees; so when a bot takes its whole process down with it, the crew still knows which one it was, and where.
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
from typing import Any

import msgspec
import numpy as np

from highlands.arena.contest import Contest
from highlands.arena.pairing import Fixture
from highlands.arena.playing import Played, Playing, start
from highlands.bots.bot import Maker
from highlands.bots.naming import maker
from highlands.bots.outside import OutsideMaker
from highlands.bots.referee import Fault, ask, has_abandoned, sit_down
from highlands.engine.chance import Seed, below
from highlands.games import game_spec
from highlands.play.game import deal
from highlands.spec.observation import Observation

NOBODY_ASKED = -1
OF_USERS = ":"
"""What every name of a user's bot has in it, and none of ours."""
A_MOMENT = 0.05
TO_LEAVE = 3.0
"""Seconds that a worker without a game has for leaving: its programs have to quit first."""


class Desk:
    """Who is being asked, since when, and what they see: written by a worker, read by the crew."""

    def __init__(self, game: str, context: SpawnContext) -> None:
        """Set one up for a game."""
        self._game = game
        self._memory = context.RawArray("B", _layout(game).itemsize)
        self._open()
        self.clear()

    def _open(self) -> None:
        self._slots: Any = np.frombuffer(self._memory, dtype=_layout(self._game))
        # NumPy would copy a table field by field, which takes ten times as long as its bytes.
        self._observed = self._slots["observed"].view(np.uint8)

    def __getstate__(self) -> tuple[str, Any]:
        """What travels to the worker: the memory, which stays shared."""
        return self._game, self._memory

    def __setstate__(self, state: tuple[str, Any]) -> None:
        self._game, self._memory = state
        self._open()

    def clear(self) -> None:
        """Nobody is being asked."""
        self._slots["seat"] = NOBODY_ASKED

    def note(self, seat: int, observation: Observation, allowance: float) -> None:
        """A seat is about to be asked, and has so many seconds before the time counts."""
        self._observed[:] = np.frombuffer(observation.state, np.uint8)
        self._slots["since"] = time.monotonic() + allowance
        self._slots["seat"] = seat

    @property
    def seat(self) -> int | None:
        """The seat that was asked last, if any."""
        seat = int(self._slots["seat"][0])
        return None if seat == NOBODY_ASKED else seat

    @property
    def waiting(self) -> float:
        """The seconds since a seat was asked, beyond its allowance; 0 if none is."""
        return 0.0 if self.seat is None else time.monotonic() - float(self._slots["since"][0])

    @property
    def position(self) -> str:
        """What the seat that was asked sees."""
        return "\n".join(game_spec(self._game).write_position(self._slots["observed"][0]))


def _layout(game: str) -> np.dtype[Any]:
    return np.dtype([("since", "f8"), ("seat", "i4"), ("observed", game_spec(game).state_dtype)], align=True)


class Report(msgspec.Struct, frozen=True):
    """What a worker hands in: a game, and whether it can play another."""

    played: Played
    worn_out: bool


def work(connection: Connection, desk: Desk, contest: Contest, play: Playing) -> None:
    """Play what comes through the connection until it closes."""
    # A group of its own: Ctrl-C at the terminal is for the crew alone, which can end a worker with all that it started.
    os.setpgid(0, 0)
    # What a bot prints must not come between the lines of the report.
    os.dup2(2, 1)
    makers = [maker(bot) for bot in contest.bots]
    _warm_up(contest, makers)
    while (fixture := _next_fixture(connection)) is not None:
        played = play(contest, makers, fixture, desk.note)
        desk.clear()
        worn_out = has_abandoned()
        with suppress(OSError):  # nobody waits for it any more; the next fixture will not come either
            connection.send_bytes(msgspec.msgpack.encode(Report(played, worn_out)))
        if worn_out:
            break
    for make in makers:
        if isinstance(make, OutsideMaker):
            make.close()
    # Without waiting for threads: a bot that hung may still be at it.
    os._exit(0)


def _next_fixture(connection: Connection) -> Fixture | None:
    """What is to be played next; None when there is no more."""
    try:
        return msgspec.msgpack.decode(connection.recv_bytes(), type=Fixture)
    except (EOFError, OSError):
        return None


def _warm_up(contest: Contest, makers: Sequence[Maker]) -> None:
    """Play a game at random: the kernels are loaded when they are first used, and no bot's time is to count that.

    Bots of ours are asked for a first move for the same reason; those of users might do anything.
    """
    spec, source = game_spec(contest.game), Seed.of("warming up")
    game = deal(spec, spec.read_options(contest.options), source)
    for name, make in zip(contest.bots, makers, strict=True):
        if OF_USERS not in name and (seat := game.to_move) is not None:
            with suppress(Fault):  # it will show in a game, too
                ask(sit_down(make, start(contest, seat, "warming up")), game.observation(seat), A_MOMENT)
    while (seat := game.to_move) is not None:
        moves = game.observation(seat).moves
        game.play(moves[below(source.rng(len(game.moves)), len(moves))])


class Worker:
    """A worker as its crew sees it."""

    def __init__(self, context: SpawnContext, contest: Contest, play: Playing) -> None:
        """Start the process."""
        self.desk = Desk(contest.game, context)
        self.fixture: Fixture | None = None
        self.connection, theirs = context.Pipe()
        self.process: Process = context.Process(  # type: ignore[assignment]
            target=work, args=(theirs, self.desk, contest, play), daemon=False
        )
        self.process.start()
        theirs.close()

    def give(self, fixture: Fixture) -> None:
        """Have it play a game."""
        self.fixture = fixture
        with suppress(OSError):  # it has died: that is noticed where its report is waited for
            self.connection.send_bytes(msgspec.msgpack.encode(fixture))

    def take(self) -> Report | None:
        """Its report on the game it was given; None if it has died."""
        try:
            return msgspec.msgpack.decode(self.connection.recv_bytes(), type=Report)
        except (EOFError, OSError):
            return None

    def end(self) -> None:
        """End it: at once if it plays, with all that its bots have started, and else with a moment to leave."""
        self.connection.close()
        if self.fixture is None:
            self.process.join(TO_LEAVE)
        assert self.process.pid
        with suppress(ProcessLookupError):  # it has gone, or had not come as far as to have a group of its own
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.join()
        self.process.close()
