"""Pools that play the games of a contest in parallel: processes of this machine, or of all machines of a Ray cluster.

Which pool plays, and how it divides the games, changes nothing in them: each follows from its pairing. `worker_pool`
plays in worker processes here, `cluster_games` on a cluster.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from types import TracebackType
from typing import Protocol, Self

from highlands.arena.contest import Contest
from highlands.arena.game_runner import GameResult, PlayGame
from highlands.arena.pools.worker_pool import WorkerPool
from highlands.arena.schedule import Pairing
from highlands.cluster import Cluster
from highlands.engine.cores import cores


class GamePool(Protocol):
    """Plays games of one contest. As a context manager it leaves no process of its own behind."""

    def play(self, pairings: Iterable[Pairing]) -> Generator[GameResult]:
        """Play games, and yield their results as they end; pairings are taken only when somebody can play them."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


def open_pool(contest: Contest, play_game: PlayGame, *, workers: int = 0, cluster: Cluster | None = None) -> GamePool:
    """A pool for a contest; without a number of workers it has one per core, of this machine or of the cluster."""
    if cluster is None:
        return WorkerPool(contest, workers or cores(), play_game)
    # Here: `fcntl`, which it imports, is not everywhere.
    from highlands.arena.pools.cluster_games import ClusterGames

    return ClusterGames(contest, play_game, cluster, workers)
