"""Does shards of some work on a machine of a cluster, and reports what is done as it comes.

It knows nothing of Ray: `pool` makes actors of it.
"""

from __future__ import annotations

import fcntl
import os
import platform
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

import msgspec

from highlands import __version__
from highlands.engine.kernel_cache import common_folder
from highlands.errors import HighlandsError

REPORT_INTERVAL = 0.2
"""Seconds of finished pieces that one report may gather: quick ones would else cost more to report than to do."""


class Piece(msgspec.Struct, frozen=True, array_like=True):
    """A piece of work, or what came of it, under the same number."""

    number: int
    content: bytes


class Performer(Protocol):
    """Does pieces of some kind of work. It is pickled, and sent to every worker before it is asked for anything."""

    kind: str
    """What a piece is, as the messages about the cluster tell it apart: `game` or `decision`."""

    def prepare(self) -> None:
        """Get ready on this machine, one worker of it at a time; HighlandsError if the work can't be done here."""

    def perform(self, pieces: Sequence[Piece]) -> Iterator[Piece]:
        """Do these pieces, and yield what comes of each as soon as it is there; HighlandsError ends all of the work."""

    def close(self) -> None:
        """End what was started for it."""


class Readiness(msgspec.Struct, frozen=True):
    """Whether a worker can begin."""

    machine: str
    obstacle: str | None = None
    """Why it can't, if so."""


class ShardReport(msgspec.Struct, frozen=True):
    """What came of some pieces of a shard, or why it can't be gone on with."""

    done: list[Piece]
    obstacle: str | None = None


def encode_shard(pieces: Sequence[Piece]) -> bytes:
    """A shard as it is sent."""
    return msgspec.msgpack.encode(pieces)


class ShardWorker:
    """Does shards of one kind of work."""

    def __init__(self, performer: Performer, version: str, folder: str) -> None:
        """Take the version of Highlands that hands out the work, and the folder that relative paths start from.

        The folder counts if it exists on this machine too.
        """
        self._performer = performer
        self._version = version
        if Path(folder).is_dir():
            os.chdir(folder)

    def prepare(self) -> bytes:
        """Check that the work can be done here, and get ready for it: a `Readiness`."""
        machine = f"{platform.node()}, process {os.getpid()}"
        if self._version != __version__:
            obstacle = f"it has Highlands {__version__}, and the work is of {self._version}"
            return msgspec.msgpack.encode(Readiness(machine, obstacle))
        try:
            with _one_at_a_time():
                self._performer.prepare()
        except (HighlandsError, OSError) as error:
            return msgspec.msgpack.encode(Readiness(machine, str(error)))
        return msgspec.msgpack.encode(Readiness(machine))

    def work(self, shard: bytes) -> Iterator[bytes]:
        """Do the pieces of a shard in their order, and yield reports (`ShardReport`).

        What is done waits for the next report only if the last was less than `REPORT_INTERVAL` ago: whenever this
        machine dies, that and the present piece are all that has to be done again.
        """
        done: list[Piece] = []
        reported = time.monotonic()
        try:
            for piece in self._performer.perform(msgspec.msgpack.decode(shard, type=list[Piece])):
                done.append(piece)
                if time.monotonic() - reported >= REPORT_INTERVAL:
                    yield msgspec.msgpack.encode(ShardReport(done))
                    done, reported = [], time.monotonic()
        except HighlandsError as error:
            yield msgspec.msgpack.encode(ShardReport(done, str(error)))
            return
        if done:
            yield msgspec.msgpack.encode(ShardReport(done))

    def close(self) -> None:
        """End what was started."""
        self._performer.close()


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Wait for the other workers on this machine: compiling is done once, not by all of them at the same time."""
    folder = common_folder()
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "cluster.lock").open("wb") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
