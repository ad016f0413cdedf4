"""Plays shards of a contest on a machine of a cluster, and reports the results as they come.

It knows nothing of Ray: `ray_pool` makes actors of it. The bots don't play in its process, but in one of a worker pool:
so whatever they do, it is there to say who did it.
"""

from __future__ import annotations

import fcntl
import os
import platform
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec

from highlands import __version__
from highlands.arena.contest import Contest
from highlands.arena.game_runner import GameResult, PlayGame
from highlands.arena.pools.worker_pool import WorkerPool
from highlands.arena.schedule import Pairing
from highlands.bots.registry import bot_factory
from highlands.engine.kernel_cache import common_folder
from highlands.errors import HighlandsError
from highlands.play.precompile import precompile

REPORT_INTERVAL = 0.2
"""Seconds of finished games that one report may gather: quick games would else cost more to report than to play."""


class Readiness(msgspec.Struct, frozen=True):
    """Whether a player can begin."""

    machine: str
    obstacle: str | None = None
    """Why it can't, if so."""


class ShardReport(msgspec.Struct, frozen=True):
    """Some results of a shard, or why it can't be played on."""

    played: list[GameResult]
    obstacle: str | None = None


def encode_shard(pairings: Sequence[Pairing]) -> bytes:
    """A shard as it is sent."""
    return msgspec.msgpack.encode(pairings)


class ShardPlayer:
    """Plays shards of one contest, one game after another, in one worker process."""

    def __init__(self, contest: Contest, play_game: PlayGame, folder: str) -> None:
        """Take the folder that relative paths of bots start from, if it exists on this machine too."""
        self._contest = contest
        self._pool = WorkerPool(contest, 1, play_game)
        if Path(folder).is_dir():
            os.chdir(folder)

    def prepare(self) -> bytes:
        """Check that the contest can be played here, and compile what it needs: a `Readiness`."""
        machine = f"{platform.node()}, process {os.getpid()}"
        try:
            if self._contest.highlands != __version__:
                obstacle = f"it has Highlands {__version__}, and the contest is of {self._contest.highlands}"
                return msgspec.msgpack.encode(Readiness(machine, obstacle))
            with _one_at_a_time():
                precompile([self._contest.game])
            for bot in self._contest.bots:
                bot_factory(bot)
        except (HighlandsError, OSError) as error:
            return msgspec.msgpack.encode(Readiness(machine, str(error)))
        return msgspec.msgpack.encode(Readiness(machine))

    def play(self, shard: bytes) -> Iterator[bytes]:
        """Play the games of a shard in their order, and yield reports (`ShardReport`).

        A result waits for the next report only if the last was less than `REPORT_INTERVAL` ago: whenever this machine
        dies, that and the present game are all that has to be played again.
        """
        finished: list[GameResult] = []
        reported = time.monotonic()
        try:
            for played in self._pool.play(msgspec.msgpack.decode(shard, type=list[Pairing])):
                finished.append(played)
                if time.monotonic() - reported >= REPORT_INTERVAL:
                    yield msgspec.msgpack.encode(ShardReport(finished))
                    finished, reported = [], time.monotonic()
        except HighlandsError as error:
            yield msgspec.msgpack.encode(ShardReport(finished, str(error)))
            return
        if finished:
            yield msgspec.msgpack.encode(ShardReport(finished))

    def close(self) -> None:
        """End the worker process."""
        self._pool.__exit__(None, None, None)


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Wait for the other players on this machine: compiling is done once, not by all of them at the same time."""
    folder = common_folder()
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "cluster.lock").open("wb") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
