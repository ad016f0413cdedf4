"""What the report measures: exploitability by iterations, and an agent's results by games of training."""

from collections.abc import Sequence
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from highlands.bots.registry import bot_factory
from highlands.lab.solve.cfr import CFR
from highlands.lab.solve.exploit import Exploitation, exploit
from highlands.lab.solve.tree import GameTree
from highlands.lab.solve.values import exploitability

DEALS = 1
"""The seed of the games in which agents are measured."""

Shares = NDArray[np.float64]
"""The share of games won: a row for each training, a column for each number of games of training."""


def of_cfr(tree: GameTree, iterations: Sequence[int]) -> list[float]:
    """How exploitable the average policy of CFR+ is after so many iterations each, ascending; exactly."""
    solver, found = CFR(tree), []
    for number in iterations:
        solver.run(number - solver.iterations)
        found.append(exploitability(tree, solver.average))
    return found


def of_search(tree: GameTree, iterations: Sequence[int], seed: str, samples: int) -> list[Exploitation]:
    """How exploitable the tree search is with so many iterations each, known by its answers with some seeds."""
    return [exploit(tree, bot_factory(f"chieftain,iterations={number}"), seed, samples) for number in iterations]


def of_training(
    example: ModuleType, games: Sequence[int], seeds: Sequence[int], opponents: Sequence[str], measured_by: int
) -> dict[str, Shares]:
    """Train once for each seed, up to the last number of games, and measure on the way, always in the same deals."""
    rows = [_one_training(example, games, seed, opponents, measured_by) for seed in seeds]
    return {name: np.array([[wins[number] for wins in row] for row in rows]) for number, name in enumerate(opponents)}


def _one_training(
    example: ModuleType, games: Sequence[int], seed: int, opponents: Sequence[str], measured_by: int
) -> list[list[float]]:
    """The share of games won against each opponent, before training and as soon as so many games have been played."""
    found: list[list[float]] = []

    def tell(played: int, agent: object) -> None:
        if len(found) < len(games) and played >= games[len(found)]:
            found.append([example.score(agent, name, measured_by, DEALS) for name in opponents])

    tell(0, example.Agent())
    example.train(games[-1], seed, tell)
    return found
