"""Recording the games of an iteration, here or on a Ray cluster.

They are divided into parts that have everything they need, chance included: whoever plays them, the same is recorded.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from bench.learning.features.worlds import World
from bench.learning.networks import new_critic, new_policy
from bench.learning.self_play import LONGEST_GAME, Players, Records, new_buffers, new_records, play_games
from highlands.cluster.pool import ClusterPool
from highlands.cluster.worker import Piece
from highlands.games.schotten_totten.evaluation.weights import ACTION_WEIGHTS

PARTS = 8
"""How many the games against each kind of opponent are divided into."""


class Part(NamedTuple):
    """Games to record."""

    players: Players
    kinds: Any
    """Who plays at each seat."""
    deals: Any
    """The generators of the deals, and who begins."""
    sampler: Any
    """The generator of all choices."""
    decisions: int
    """How many are recorded at most, about."""


class Recorded(NamedTuple):
    """What was recorded of a part, and in how many games."""

    records: Records
    games: int


def rows_of(records: Records, rows: NDArray[np.int64]) -> Records:
    """Some of the rows."""
    return Records(
        *(World(*(part[rows] for part in array)) if isinstance(array, World) else array[rows] for array in records)
    )


class Recorder(Protocol):
    """Records parts."""

    def __call__(self, parts: Sequence[Part]) -> list[Recorded]:
        """What was recorded of each, in their order."""


class LocalRecorder:
    """Records in this process."""

    def __init__(self, expert: bool) -> None:
        """Take the variant."""
        self._buffers = new_buffers(expert)

    def __call__(self, parts: Sequence[Part]) -> list[Recorded]:
        """What was recorded of each, in their order."""
        return list(map(self.record, parts))

    def record(self, part: Part) -> Recorded:
        """Play the games of a part."""
        records, results = new_records(max(part.decisions, LONGEST_GAME)), np.zeros((len(part.kinds), 2))
        rows, games = play_games(
            self._buffers, part.players, part.kinds, part.deals, part.sampler.copy(), records, results
        )
        return Recorded(rows_of(records, np.arange(rows)), games)


class RecordingPerformer:
    """Records parts on a machine of a cluster."""

    kind = "part"

    def __init__(self, expert: bool) -> None:
        """Take the variant."""
        self._expert = expert
        self._recorder: LocalRecorder | None = None

    def prepare(self) -> None:
        """Compile what the games need, by a part without games."""
        self._recorder = LocalRecorder(self._expert)
        rng = np.random.default_rng(0)
        policy = new_policy(rng)
        players = Players(policy, policy, new_critic(rng), ACTION_WEIGHTS[0], 1.0)
        words = rng.integers(0, 1 << 63, (1, 5)).astype(np.uint64)
        self._recorder.record(Part(players, np.zeros((0, 2), np.int64), words[:0], words[0, :4], 0))

    def perform(self, pieces: Sequence[Piece]) -> Iterator[Piece]:
        """Record the parts of these pieces."""
        assert self._recorder is not None
        for piece in pieces:
            # From the machine that hands out the work, as this object is: Ray runs what it is sent in any case.
            recorded = self._recorder.record(pickle.loads(piece.content))
            yield Piece(piece.number, pickle.dumps(recorded))

    def close(self) -> None:
        """Nothing was started."""


class ClusterRecorder:
    """Records on the machines of a cluster."""

    def __init__(self, pool: ClusterPool) -> None:
        """Take a pool of `RecordingPerformer`."""
        self._pool = pool
        self._numbers = count(1)

    def __call__(self, parts: Sequence[Part]) -> list[Recorded]:
        """What was recorded of each, in their order."""
        pieces = [Piece(next(self._numbers), pickle.dumps(part)) for part in parts]
        found = {piece.number: pickle.loads(piece.content) for piece in self._pool.perform(pieces)}
        return [found[piece.number] for piece in pieces]
