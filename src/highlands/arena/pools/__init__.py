"""Pools that play the games of a contest in parallel: processes of this machine, or of all machines of a Ray cluster.

Which pool plays, and how it divides the games, changes nothing in them: each follows from its pairing. `worker_pool`
plays in worker processes here. `ray_pool` hands out shards of the games to one `shard_player` per processor of the
cluster, each of which has a worker pool with one process: so a bot is watched, killed and named in one way everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from types import TracebackType
from typing import Protocol, Self

import msgspec

from highlands.arena.contest import Contest
from highlands.arena.game_runner import GameResult, PlayGame
from highlands.arena.pools.worker_pool import WorkerPool
from highlands.arena.schedule import Pairing
from highlands.engine.cores import cores
from highlands.extras import need
from highlands.i18n import Message

CLUSTER_LIBRARY, CLUSTER_EXTRA = "ray", "cluster"
"""What a cluster needs, and the extra that has it."""


class GamePool(Protocol):
    """Plays games of one contest. As a context manager it leaves no process of its own behind."""

    def play(self, pairings: Iterable[Pairing]) -> Generator[GameResult]:
        """Play games, and yield their results as they end; pairings are taken only when somebody can play them."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


def ignore(news: Message) -> None:
    """Tell nobody."""


class Cluster(msgspec.Struct, frozen=True):
    """A Ray cluster to play on."""

    address: str
    """`auto` for the one that this machine belongs to, or that of its head, such as `10.0.0.1:6379`."""
    tell: Callable[[Message], None] = ignore
    """Called with what happens to its machines."""


def open_pool(contest: Contest, play_game: PlayGame, *, workers: int = 0, cluster: Cluster | None = None) -> GamePool:
    """A pool for a contest; without a number of workers it has one per core, of this machine or of the cluster."""
    if cluster is None:
        return WorkerPool(contest, workers or cores(), play_game)
    from highlands.arena.pools.ray_pool import RayPool

    ray = need(CLUSTER_LIBRARY, CLUSTER_EXTRA)
    return RayPool(ray, contest, play_game, cluster.address, workers=workers, tell=cluster.tell)
