"""``python -m bench.report [exploitability] [two-colours] [learning-curve]``: what docs/research/report.md shows.

It measures, writes the numbers into the page and draws the plots.
"""

import time
from collections.abc import Callable
from functools import partial
from typing import Annotated, NamedTuple

import typer

from bench.documented import DOCS, write_numbers
from bench.exploitability import GAMES, SEED, table, tree_of, written
from bench.measure import machine
from bench.report.line_plot import Axis, Curve, Point, draw
from bench.report.measurements import Shares, of_cfr, of_search, of_training
from bench.worked_examples import load
from highlands.lab.solve.exploit import FOLDS, Exploitation

PAGE, IMAGES = DOCS / "research" / "report.md", DOCS / "images"

CFR_ITERATIONS = (1, 3, 10, 30, 100, 300, 1000)


class SmallGame(NamedTuple):
    """A game that is solved."""

    name: str
    iterations: tuple[int, ...]
    """Of the search: where it has many decisions, it can't be asked with as many."""
    samples: int
    """How many seeds of the search each of four parts has."""


SEVEN_CARDS = SmallGame("seven cards", CFR_ITERATIONS, 2)
TWO_COLOURS = SmallGame("six in two colours", (1, 3, 10, 30, 100), 1)

TRAINED_GAMES = (0, 1_000, 2_000, 3_000, 4_000, 5_000, 6_000)
TRAINING_SEEDS = (1, 2, 3)
OPPONENTS = ("random", "shepherd", "clansman")
MEASURED_BY = 1_000


def measured_exploitability(small: SmallGame, image: str) -> str:
    """Measure and draw search and CFR+ in a small game; gives the table."""
    tree = tree_of(GAMES[small.name])
    by_cfr = dict(zip(CFR_ITERATIONS, of_cfr(tree, CFR_ITERATIONS), strict=True))
    by_search = dict(zip(small.iterations, of_search(tree, small.iterations, SEED, small.samples), strict=True))
    curves = [
        Curve("tree search", [point_of(*pair) for pair in by_search.items()]),
        Curve("CFR+", [Point(at, value, value, value) for at, value in by_cfr.items()]),
    ]
    across = Axis(label="iterations (not of the same kind)", low=1, high=1000, marks=CFR_ITERATIONS, is_log=True)
    decades = [10.0**power for power in range(-7, 1)]
    up = Axis(label="a best response wins", low=decades[0], high=1, marks=decades, is_log=True)
    save(image, draw(f"Exploitability by iterations: {small.name}", curves, across, up))
    rows = [["iterations", "tree search", "CFR+"]]
    for at, cfr in by_cfr.items():
        rows.append([f"{at:,}", written(by_search[at]) if at in by_search else "", f"{cfr:.6f}"])
    options = f"`{GAMES[small.name]}`: {len(tree):,} nodes, {len(tree.sets):,} information sets"
    seeds = f"{small.samples * FOLDS} seeds of the search."
    return f"**{small.name.capitalize()}**, {options}, {seeds}\n\n{table(rows)}"


def point_of(iterations: int, found: Exploitation) -> Point:
    """What responses win against answers that they don't know; from the low end of that to what it is at most."""
    if found.held_out is None or found.error is None:
        raise ValueError("the search is known by its answers alone")
    low, high = found.held_out - found.error, found.held_out + found.error
    return Point(iterations, found.held_out, low, max(high, found.wins))


def measured_training() -> str:
    """Train and draw; gives the table."""
    wins = of_training(load("train"), TRAINED_GAMES, TRAINING_SEEDS, OPPONENTS, MEASURED_BY)
    curves = [Curve(f"against {name}", mean_and_range(100 * wins[name])) for name in OPPONENTS]
    across = Axis(label="games of training", low=0, high=TRAINED_GAMES[-1], marks=TRAINED_GAMES)
    up = Axis(label="games won, %", low=0, high=100, marks=range(0, 101, 20))
    save("learning-curve", draw("A learning curve: examples/train.py", curves, across, up))
    rows = [["games of training", *(f"against `{name}`" for name in OPPONENTS)]]
    for column, games in enumerate(TRAINED_GAMES):
        shares = [100 * wins[name][:, column] for name in OPPONENTS]
        cells = [f"{each.mean():.0f} % ({each.min():.0f} to {each.max():.0f})" for each in shares]
        rows.append([f"{games:,}", *cells])
    seeds = ", ".join(map(str, TRAINING_SEEDS))
    return f"**Training** with the seeds {seeds}, {MEASURED_BY:,} games against each:\n\n{table(rows)}"


def mean_and_range(shares: Shares) -> list[Point]:
    """The mean of the trainings, and the lowest and the highest of them."""
    columns = zip(TRAINED_GAMES, shares.mean(axis=0), shares.min(axis=0), shares.max(axis=0), strict=True)
    return [Point(games, float(mean), float(low), float(high)) for games, mean, low, high in columns]


def save(name: str, drawing: str) -> None:
    """Put a drawing among the images of the docs."""
    (IMAGES / f"{name}.svg").write_text(drawing, encoding="utf-8")


MEASUREMENTS: dict[str, Callable[[], str]] = {
    "exploitability": partial(measured_exploitability, SEVEN_CARDS, "exploitability"),
    "two-colours": partial(measured_exploitability, TWO_COLOURS, "two-colours"),
    "learning-curve": measured_training,
}
"""By the names of their plots."""


def main(
    names: Annotated[list[str] | None, typer.Argument(help="Which measurements; all by default.")] = None,
) -> None:
    """Measure, print, and put plots and numbers into the docs, each as soon as it is known."""
    for name in names or MEASUREMENTS:
        begin = time.process_time()
        numbers = MEASUREMENTS[name]()
        facts = machine()
        numbers += (
            f"\n{time.process_time() - begin:.0f} s of CPU time, {facts['date']}; Python {facts['python']}, "
            f"NumPy {facts['numpy']}, Numba {facts['numba']}, {facts['architecture']}.\n"
        )
        print(numbers, flush=True)
        write_numbers(PAGE, f"python -m bench.report {name}", numbers)


if __name__ == "__main__":
    typer.run(main)
