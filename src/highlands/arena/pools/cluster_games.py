"""Games of a contest on a Ray cluster.

The bots don't play in the process of a cluster's worker, but in one of a worker pool of its own: so whatever they do,
it is there to say who did it, and a bot is watched, killed and named in one way everywhere.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from types import TracebackType
from typing import Self

import msgspec

from highlands.arena.contest import Contest
from highlands.arena.game_runner import GameResult, PlayGame
from highlands.arena.pools.worker_pool import WorkerPool
from highlands.arena.schedule import Pairing
from highlands.bots.registry import bot_factory
from highlands.cluster import Cluster
from highlands.cluster.pool import ClusterPool
from highlands.cluster.worker import Piece
from highlands.play.precompile import precompile


class GamePerformer:
    """Plays games of one contest, one after another, in one worker process."""

    kind = "game"

    def __init__(self, contest: Contest, play_game: PlayGame) -> None:
        """Take the contest, and the function that plays one game."""
        self._contest = contest
        self._pool = WorkerPool(contest, 1, play_game)

    def prepare(self) -> None:
        """Compile what the games need, and see that the bots are there."""
        precompile([self._contest.game])
        for bot in self._contest.bots:
            bot_factory(bot)

    def perform(self, pieces: Sequence[Piece]) -> Iterator[Piece]:
        """Play the pairings of these pieces; what comes of each is a `GameResult`."""
        for played in self._pool.play(msgspec.msgpack.decode(piece.content, type=Pairing) for piece in pieces):
            yield Piece(played.number, msgspec.msgpack.encode(played))

    def close(self) -> None:
        """End the worker process."""
        self._pool.__exit__(None, None, None)


def piece_of(pairing: Pairing) -> Piece:
    """A game to play as a piece of work."""
    return Piece(pairing.number, msgspec.msgpack.encode(pairing))


class ClusterGames:
    """A pool that plays on a cluster."""

    def __init__(self, contest: Contest, play_game: PlayGame, cluster: Cluster, workers: int) -> None:
        """Take the number of workers; 0 is one for every processor of the cluster."""
        self._pool = ClusterPool(GamePerformer(contest, play_game), cluster, workers=workers)

    def __enter__(self) -> Self:
        self._pool.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pool.__exit__(kind, error, trace)

    def play(self, pairings: Iterable[Pairing]) -> Generator[GameResult]:
        """Play games, and yield their results as they end."""
        for piece in self._pool.perform(map(piece_of, pairings)):
            yield msgspec.msgpack.decode(piece.content, type=GameResult)
