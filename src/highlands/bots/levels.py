"""The named bots: levels from a gentle beginner to the strongest, and one that plays at random, for tests."""

from __future__ import annotations

from typing import Literal

import msgspec
import numpy as np

from highlands.bots import choosing
from highlands.bots.bot import Dice, Maker, Start
from highlands.bots.searching import Habits, Search
from highlands.engine import kernel
from highlands.engine.chance import Rng, below
from highlands.games import game_spec
from highlands.spec.observation import LegalMoves, Move, Observation


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """How strong a named bot is."""

    judgement: Literal["novice_values", "action_values"]
    iterations: int = 0
    """How long it searches; 0: it trusts its judgement."""
    weakness: float = 0.0
    """How readily it takes a lesser move for a better one: by so much less of its expected result (-1 to 1); at a
    glance, which knows no results, by such a part of all that lies between the best move and the worst."""


LEVELS: dict[str, Level] = {
    "shepherd": Level(judgement="novice_values", weakness=0.35),
    "clansman": Level(judgement="action_values", weakness=0.1),
    "warrior": Level(judgement="action_values", weakness=0.045),
    "chieftain": Level(judgement="action_values", iterations=2000),
}
"""From the gentlest to the strongest."""

STRONGEST = "chieftain"


class RandomBot:
    """Plays any legal move: no opponent for people, but for tests."""

    trusted = True

    def __init__(self, start: Start) -> None:
        """Take dice."""
        self.dice = Dice(start)

    def choose(self, observation: Observation, moves: LegalMoves, seconds: float | None) -> Move:
        """Any of them."""
        return moves[below(self.dice.at(observation.made).rng(0), len(moves))]


class LevelBot:
    """Plays at a level."""

    trusted = True

    def __init__(self, start: Start, *, level: Level, threads: int = 1) -> None:
        """Take dice; more `threads` may think."""
        self.level = level
        self.dice = Dice(start)
        self._search = Search(game_spec(start.game), Habits(), threads) if self.level.iterations else None

    def choose(self, observation: Observation, moves: LegalMoves, seconds: float | None) -> Move:
        """The best move it sees, or one that is hardly worse."""
        if len(moves) == 1:
            return moves[0]
        dice = self.dice.at(observation.made)
        if self._search is None:
            weights = judged(self.level.judgement, observation, moves)
            return moves[slip(weights, self.level.weakness, dice.rng(0))]
        verdict = self._search.think(observation.state, dice, iterations=self.level.iterations, seconds=seconds)
        best = verdict.thoughts
        if self.level.weakness:
            values = np.array([thought.value for thought in best])
            best = [best[slip(values, self.level.weakness, dice.rng(1))]]
        return moves[moves.actions.index(best[0].action)]


def judged(judgement: str, observation: Observation, moves: LegalMoves) -> kernel.ActionValues:
    """What a judgement says of each move."""
    weights = np.empty(len(moves))
    kernels = {"novice_values": kernel.novice_values, "action_values": kernel.action_values}
    kernels[judgement](observation.state, np.array(moves.actions, dtype=np.int32), len(moves), weights)
    if judgement == "novice_values":
        choosing.spread(weights, len(weights))
    return weights


def slip(weights: kernel.ActionValues, weakness: float, rng: Rng) -> int:
    """The place of the best move; with a weakness, of one that is little worse, the likelier the less it is."""
    return int(choosing.slip(weights.copy(), len(weights), float(weakness), rng))


def _maker(level: Level) -> Maker:
    """What makes bots of a level; the settings may differ from the level's own."""

    def make(
        start: Start, *, weakness: float = level.weakness, iterations: int = level.iterations, threads: int = 1
    ) -> LevelBot:
        changed = msgspec.structs.replace(level, weakness=weakness, iterations=iterations)
        return LevelBot(start, level=changed, threads=threads)

    return make


NAMED: dict[str, Maker] = {name: _maker(level) for name, level in LEVELS.items()} | {"random": RandomBot}
"""All bots that have a name."""
