"""``python -m bench [names…] [--quick]``: measure, print, save, and fail if a bar is missed."""

from typing import Annotated

import typer
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn

from bench.documented import DOCS, write_numbers
from bench.handmade import handmade
from bench.kernels.calls import kernels
from bench.measure import FULL, QUICK, Pace, Row, save, show
from bench.random_games import games, multi_player, rollouts
from bench.search import searching
from bench.server.load import serving
from bench.server.lobby import lobby
from bench.server.notifying import cost_table, notifying
from bench.server.rating import rating
from bench.server.workers import scaling
from bench.startup.timing import first_use_table, starting
from bench.tournaments import pairing

# The environments are imported when their turn comes: JAX starts threads of its own, which must disturb nobody.


def environments(pace: Pace, progress: Progress) -> list[Row]:
    """One game at a time."""
    from bench.environments import one_at_a_time

    return one_at_a_time(pace, progress)


def batches(pace: Pace, progress: Progress) -> list[Row]:
    """Many games at once."""
    from bench.environments import many_at_once

    return many_at_once(pace, progress)


def learners(pace: Pace, progress: Progress) -> list[Row]:
    """MaskablePPO on our games and on PettingZoo's own."""
    from bench.learners import learning

    return learning(pace, progress)


def cluster(pace: Pace, progress: Progress) -> list[Row]:
    """Ray beside local workers."""
    from bench.cluster import on_a_cluster

    return on_a_cluster(pace, progress)


GROUPS = {
    "games": games,
    "multi-player": multi_player,
    "rollouts": rollouts,
    "kernels": kernels,
    "handmade": handmade,
    "search": searching,
    "start": starting,
    "server": serving,
    "lobby": lobby,
    "notifications": notifying,
    "ratings": rating,
    "workers": scaling,
    "tournaments": pairing,
    "environments": environments,
    "batches": batches,
    "learners": learners,
    "cluster": cluster,
}

WIDTH_IN_A_FILE = 160
BATCHES_PAGE = DOCS / "research" / "environments.md"
NOTIFICATIONS_PAGE = DOCS / "notifications.md"


def main(
    names: Annotated[
        list[str] | None, typer.Argument(help=f"Some of: {', '.join(GROUPS)}. All if none is given.")
    ] = None,
    quick: Annotated[bool, typer.Option(help="Shorter and less sure.")] = False,
    docs: Annotated[
        bool, typer.Option(help="Write the numbers of batches, learners, start and notifications into the docs.")
    ] = False,
) -> None:
    """Measure Highlands beside its peers; exit with 1 if a bar is missed."""
    console = Console()
    if not console.is_terminal:
        console.width = WIDTH_IN_A_FILE
    if unknown := set(names or ()) - GROUPS.keys():
        console.print(f"No such measurement: {', '.join(sorted(unknown))}. There are: {', '.join(GROUPS)}.")
        raise typer.Exit(2)
    rows: list[Row] = []
    try:
        with Progress(
            *Progress.get_default_columns(), MofNCompleteColumn(), TimeElapsedColumn(), console=console
        ) as progress:
            for name in names or GROUPS:
                progress.console.print(f"Measuring: {name}")
                measured = GROUPS[name](QUICK if quick else FULL, progress)
                rows += measured
                if docs and name == "batches":
                    from bench.environments import batch_table

                    write_numbers(BATCHES_PAGE, "python -m bench batches --docs", batch_table(measured, quick))
                if docs and name == "learners":
                    from bench.learners import learning_table

                    write_numbers(BATCHES_PAGE, "python -m bench learners --docs", learning_table(measured, quick))
                if docs and name == "start":
                    write_numbers(BATCHES_PAGE, "python -m bench start --docs", first_use_table(measured, quick))
                if docs and name == "notifications":
                    write_numbers(
                        NOTIFICATIONS_PAGE, "python -m bench notifications --docs", cost_table(measured, quick)
                    )
    finally:  # what was measured is worth having, whatever went wrong later
        show(rows, console)
        console.print(f"Saved: bench/results/{save(rows, quick).name}")
    missed = [row for row in rows if row.passes is False]
    for row in missed:
        reached = f"{row.ratio:.2f} ×" if row.ratio is not None else f"{row.value:.3g} {row.unit}"
        console.print(f"[bold red]Missed:[/] {row.what}: {reached}, bar {row.bar}")
    raise typer.Exit(1 if missed else 0)


if __name__ == "__main__":
    typer.run(main)
