"""``python -m bench.worked_examples [train] [ppo]``: measure what the examples learn, and write it into the docs.

Each runs as the page says, with the seed 1. Times are CPU time of one core; the same seed gives the same results on the
same machine.
"""

import importlib.util
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Annotated

import typer

from bench.documented import DOCS, write_numbers

EXAMPLES = Path(__file__).parents[1] / "examples"
PAGE = DOCS / "research" / "environments.md"
SEED = 1
OPPONENTS = ("random", "shepherd")

TRAINED_GAMES = (0, 5_000, 10_000, 20_000)
TRAIN_MEASURED_BY = 2_000

PPO_STEPS = (0, 100_000, 300_000)
PPO_MEASURED_BY = 2_000


def load(name: str) -> ModuleType:
    """An example, which lies in no package."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def table(unit: str, measured_by: int, rows: list[tuple[int, float, list[float]]]) -> str:
    """Results after so much training: its amount, the CPU seconds it took, and the share of wins against each bot."""
    opponents = " | ".join(f"against `{name}`" for name in OPPONENTS)
    lines = [f"| {unit} | CPU time | {opponents} |", "| --- " * (2 + len(OPPONENTS)) + "|"]
    for amount, seconds, wins in rows:
        shares = " | ".join(f"{100 * won:.0f} %" for won in wins)
        lines.append(f"| {amount:,} | {seconds:.0f} s | {shares} |")
    return "\n".join(lines) + f"\n\nGames won, of {measured_by:,} against each.\n"


def measured(module: ModuleType, agent: object, games: int) -> list[float]:
    """The share of games that an agent wins against each bot."""
    return [module.score(agent, opponent, games, SEED) for opponent in OPPONENTS]


def train() -> str:
    """examples/train.py: one training, measured on the way."""
    example = load("train")
    rows = [(0, 0.0, measured(example, example.Agent(), TRAIN_MEASURED_BY))]
    pending = list(TRAINED_GAMES[1:])
    begin, elsewhere = time.process_time(), 0.0

    def tell(games: int, agent: object) -> None:
        nonlocal elsewhere
        if pending and games >= pending[0]:
            now = time.process_time()
            rows.append((pending.pop(0), now - begin - elsewhere, measured(example, agent, TRAIN_MEASURED_BY)))
            elsewhere += time.process_time() - now

    example.train(TRAINED_GAMES[-1], SEED, tell)
    return table("games of training", TRAIN_MEASURED_BY, rows)


def ppo() -> str:
    """examples/ppo.py: a training for each number of steps, since its learning rate depends on it."""
    example = load("ppo")
    example.torch.set_num_threads(1)
    rows = []
    for steps in PPO_STEPS:
        begin = time.process_time()
        agent = example.train(steps, "random", SEED)
        rows.append((steps, time.process_time() - begin, measured(example, agent, PPO_MEASURED_BY)))
    return table("steps of training", PPO_MEASURED_BY, rows)


MEASUREMENTS: dict[str, Callable[[], str]] = {"train": train, "ppo": ppo}


def main(names: Annotated[list[str] | None, typer.Argument(help="train, ppo; all if none is given.")] = None) -> None:
    """Measure, print, and put the numbers into the docs."""
    for name in names or MEASUREMENTS:
        numbers = MEASUREMENTS[name]()
        print(numbers)
        write_numbers(PAGE, f"python -m bench.worked_examples {name}", numbers)


if __name__ == "__main__":
    typer.run(main)
