"""The built-in bots: levels from a gentle beginner to the strongest; the king, for matches; a random one, for tests."""

from __future__ import annotations

from typing import Literal

import msgspec
import numpy as np
from numpy.typing import NDArray

from highlands.bots import policy
from highlands.bots.bot import BotFactory, PlySeeds, Start, require_setting
from highlands.bots.rollouts.king import King
from highlands.bots.search import Search, SearchResult
from highlands.engine import kernel
from highlands.engine.chance import Rng, below
from highlands.games import game_spec
from highlands.spec.observation import LegalMoves, Move, Observation

Evaluation = Literal["novice_values", "action_values"]
"""The evaluation kernel that a level goes by."""


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """How strong a built-in bot is."""

    evaluation: Evaluation
    iterations: int = 0
    """Of the search; 0: it chooses by the evaluation alone."""
    temperature: float = 0.0
    """Of the softmax that its moves are sampled from; 0: always the best. In expected result (-1 to 1); for novice
    values, which are no results, as a part of the range from the worst move to the best."""


LEVELS: dict[str, Level] = {
    "shepherd": Level(evaluation="novice_values", temperature=0.35),
    "clansman": Level(evaluation="action_values", temperature=0.1),
    "warrior": Level(evaluation="action_values", temperature=0.045),
    "chieftain": Level(evaluation="action_values", iterations=2000),
}
"""From the gentlest to the strongest."""

STRONGEST = "chieftain"


class RandomBot:
    """Plays uniformly at random: no opponent for people, but for tests."""

    trusted = True

    def __init__(self, start: Start) -> None:
        """Derive its seeds."""
        self.seeds = PlySeeds(start)

    def choose(self, observation: Observation, moves: LegalMoves, seconds: float | None) -> Move:
        """Any of the legal moves."""
        return moves[below(self.seeds.at(observation.ply).rng(0), len(moves))]

    def distribution(self, observation: Observation, moves: LegalMoves) -> NDArray[np.float64]:
        """All moves equally likely."""
        return np.full(len(moves), 1.0 / len(moves))


class LevelBot:
    """Plays at a level."""

    trusted = True

    def __init__(self, start: Start, *, level: Level, threads: int = 1) -> None:
        """Derive its seeds; a level that searches may use several threads."""
        self.level = level
        self.seeds = PlySeeds(start)
        self._search = Search(game_spec(start.game), threads=threads) if self.level.iterations else None
        self.searched: SearchResult | None = None
        """What the search for the last choice found; None if there was none."""

    def choose(self, observation: Observation, moves: LegalMoves, seconds: float | None) -> Move:
        """The best move by evaluation or search, or with a temperature one that is little worse."""
        self.searched = None
        if len(moves) == 1:
            return moves[0]
        seed = self.seeds.at(observation.ply)
        if self._search is None:
            values = move_values(self.level.evaluation, observation, moves)
            return moves[sample_move(values, self.level.temperature, seed.rng(0))]
        result = self._search.run(observation.state, seed, iterations=self.level.iterations, seconds=seconds)
        self.searched = result
        best = result.moves[0]
        if self.level.temperature:
            values = np.array([move.value for move in result.moves])
            best = result.moves[sample_move(values, self.level.temperature, seed.rng(1))]
        return moves[moves.actions.index(best.action)]

    def distribution(self, observation: Observation, moves: LegalMoves) -> NDArray[np.float64] | None:
        """How likely it chooses each move; None for a level that searches, which can't tell."""
        if self._search is not None:
            return None
        values = move_values(self.level.evaluation, observation, moves)
        return move_chances(values, self.level.temperature)


def move_values(evaluation: Evaluation, observation: Observation, moves: LegalMoves) -> kernel.ActionValues:
    """An evaluation's value of each move."""
    values = np.empty(len(moves))
    kernels = {"novice_values": kernel.novice_values, "action_values": kernel.action_values}
    kernels[evaluation](observation.state, np.array(moves.actions, dtype=np.int32), len(moves), values)
    if evaluation == "novice_values":
        policy.normalize_range(values, len(values))
    return values


def move_chances(values: kernel.ActionValues, temperature: float) -> NDArray[np.float64]:
    """How likely `sample_move` gives each index."""
    if temperature == 0.0:
        best: NDArray[np.float64] = np.eye(len(values))[int(np.argmax(values))]
        return best
    distance = (values - values.max()) / temperature
    weights = np.where(distance < -policy.CUTOFF, 0.0, np.exp(distance))
    chances: NDArray[np.float64] = weights / weights.sum()
    return chances


def sample_move(values: kernel.ActionValues, temperature: float, rng: Rng) -> int:
    """The index of the best move; with a temperature, one drawn from the softmax of the values."""
    return int(policy.sample_move(values.copy(), len(values), float(temperature), rng))


def _factory(level: Level) -> BotFactory:
    """The factory of a level; settings may differ from the level's own."""

    def create(
        start: Start, *, temperature: float = level.temperature, iterations: int = level.iterations, threads: int = 1
    ) -> LevelBot:
        require_setting("temperature", temperature, int | float, 0)
        require_setting("iterations", iterations, int, 0)
        require_setting("threads", threads, int, 1)
        changed = msgspec.structs.replace(level, temperature=temperature, iterations=iterations)
        return LevelBot(start, level=changed, threads=threads)

    return create


NAMED: dict[str, BotFactory] = {name: _factory(level) for name, level in LEVELS.items()} | {
    "king": King,
    "random": RandomBot,
}
"""The factories of the built-in bots, by name: the levels, and bots for matches and tests."""
