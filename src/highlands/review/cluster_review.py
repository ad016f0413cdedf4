"""Decisions of a game analysed on a Ray cluster, each of them by one processor."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence

import msgspec
import numpy as np

from highlands.cluster import Cluster
from highlands.cluster.pool import ClusterPool
from highlands.cluster.worker import Piece
from highlands.engine.state import copy_state
from highlands.games import game_spec
from highlands.play.precompile import precompile
from highlands.review.analysis import Analyzer, DecisionPoint, Terms
from highlands.review.report import Evaluation, with_messages


class SentPoint(msgspec.Struct, frozen=True):
    """A decision as it is sent: the player's observation as bytes, and the action taken."""

    observed: bytes
    action: int


class DecisionPerformer:
    """Analyses decisions, one after another."""

    kind = "decision"

    def __init__(self, terms: Terms) -> None:
        """Take the game, and how long to search."""
        self._terms = terms
        self._analyzer: Analyzer | None = None

    def prepare(self) -> None:
        """Compile what the search needs."""
        precompile([self._terms.game])

    def perform(self, pieces: Sequence[Piece]) -> Iterator[Piece]:
        """Analyse the decisions of these pieces; what comes of each is an `Evaluation`."""
        spec = game_spec(self._terms.game)
        if self._analyzer is None:
            self._analyzer = Analyzer(spec, self._terms.iterations, self._terms.seconds)
        for piece in pieces:
            sent = msgspec.msgpack.decode(piece.content, type=SentPoint)
            observed = copy_state(np.frombuffer(sent.observed, spec.state_dtype)[0])
            evaluation = self._analyzer(DecisionPoint(piece.number, observed, sent.action))
            yield Piece(piece.number, msgspec.msgpack.encode(evaluation))

    def close(self) -> None:
        """Nothing was started."""


def piece_of(point: DecisionPoint) -> Piece:
    """A decision as a piece of work."""
    return Piece(point.ply, msgspec.msgpack.encode(SentPoint(point.observed.tobytes(), point.action)))


def analyse_on(
    cluster: Cluster, terms: Terms, points: Iterable[DecisionPoint], workers: int
) -> Generator[tuple[int, Evaluation]]:
    """The evaluations of decisions with their plies, in any order; with 0 workers there is one for each processor."""
    # One by one: a decision takes long, and there are few of them, so that whole shards would leave workers idle.
    with ClusterPool(DecisionPerformer(terms), cluster, workers=workers, shard_seconds=0.0) as pool:
        for piece in pool.perform(map(piece_of, points)):
            yield piece.number, with_messages(msgspec.msgpack.decode(piece.content, type=Evaluation))
