"""``python -m bench.ladder``: does each level beat the one below, in every variant? Writes docs/bots/levels.md.

What was played is kept in bench/results/ladder; the next run resumes it. Where the bots have changed since,
`--restart` plays everything again: a ledger knows the levels only by their names.
"""

import itertools
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn

from bench.measure import RESULTS
from highlands.arena import Header, Ledger, Match, Standing, new_contest, run, standings
from highlands.bots.levels import LEVELS

LADDER = RESULTS / "ladder"
DOCUMENT = Path(__file__).parents[1] / "docs" / "bots" / "levels.md"
BEGIN, END = "<!-- ladder: python -m bench.ladder -->\n", "<!-- end of the ladder -->"

TWO_PLAYERS_BAR = 0.70
MANY_PLAYERS_BAR = 1.4
"""Times the fair share."""
SLOWEST = 2.0
"""Seconds for a move, on average, of the strongest."""


class Variant(msgspec.Struct, frozen=True):
    """One of the games as it is played."""

    name: str
    game: str
    seats: int
    options: dict[str, Any] = {}


VARIANTS = {
    "base": Variant("Schotten Totten, base", "schotten-totten", 2),
    "tactics": Variant("Schotten Totten, tactics", "schotten-totten", 2, {"tactics": True}),
    "expert": Variant("Schotten Totten, expert", "schotten-totten", 2, {"expert": True}),
    "three": Variant("Verräter, 3 players", "verraeter", 3, {"players": 3}),
    "four": Variant("Verräter, 4 players", "verraeter", 4, {"players": 4}),
}


class Rung(msgspec.Struct, frozen=True):
    """One level against the one below, in one variant."""

    variant: Variant
    higher: Standing
    lower: Standing

    @property
    def bar(self) -> float:
        """The score that a real step has."""
        return TWO_PLAYERS_BAR if self.variant.seats == 2 else MANY_PLAYERS_BAR / self.variant.seats

    @property
    def holds(self) -> bool:
        """Whether it is one."""
        slow = self.higher.name == list(LEVELS)[-1] and self.higher.milliseconds > 1000 * SLOWEST
        return self.higher.score.value >= self.bar and not slow and not (self.higher.faults or self.lower.faults)


def play_rung(key: str, higher: str, lower: str, games: int, restart: bool, progress: Progress) -> Rung:
    """Play one rung, or what is left of it."""
    variant = VARIANTS[key]
    contest = new_contest(variant.game, (higher, lower), seed=f"ladder {key}", **variant.options)
    path = LADDER / f"{key}-{higher}-{lower}.jsonl"
    if restart:
        path.unlink(missing_ok=True)
    ledger = Ledger.resume(path) if path.exists() else Ledger.create(path, Header(contest=contest, games=games))
    match = Match(contest, games, ledger.played)
    task = progress.add_task(f"{variant.name}: {higher} – {lower}", total=match.games, completed=len(match.played))
    for _ in run(match, ledger):
        progress.advance(task)
    ledger.close()
    return Rung(variant, *standings(match))


def line(rung: Rung) -> str:
    """A row of the table."""
    score, higher = rung.higher.score, rung.higher
    text = f"{score.value:.1%} ({score.low:.1%}–{score.high:.1%})"
    if rung.variant.seats > 2:
        text += f", {score.value * rung.variant.seats:.2f} × the fair share"
    cells = [
        rung.variant.name,
        f"{higher.name} – {rung.lower.name}",
        f"{higher.played}",
        text,
        f"{higher.milliseconds:.1f} ms",
        f"{sum(higher.faults.values()) + sum(rung.lower.faults.values())}",
        "✓" if rung.holds else "missed",
    ]
    return f"| {' | '.join(cells)} |"


def write(rungs: list[Rung]) -> None:
    """Put the table into the document."""
    heading = [
        "| variant | bots | games | score (95 %) | a decision | faults | step |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    before, rest = DOCUMENT.read_text(encoding="utf-8").split(BEGIN)
    table = "\n".join([*heading, *map(line, rungs)])
    DOCUMENT.write_text(f"{before}{BEGIN}{table}\n{END}{rest.split(END)[1]}", encoding="utf-8")


def main(
    variants: Annotated[list[str] | None, typer.Argument(help=f"Some of: {', '.join(VARIANTS)}.")] = None,
    games: Annotated[int, typer.Option(help="Games of each rung, rounded up to whole deals.", min=1)] = 400,
    restart: Annotated[bool, typer.Option(help="Play again what was played before.")] = False,
) -> None:
    """Climb the ladder in every variant; exit with 1 if a rung does not hold."""
    console = Console()
    names = list(LEVELS)
    rungs: list[Rung] = []
    columns = *Progress.get_default_columns(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=console) as progress:
        for key in variants or VARIANTS:
            for lower, higher in itertools.pairwise(names):
                rungs.append(play_rung(key, higher, lower, games, restart, progress))
                progress.console.print(line(rungs[-1]))
    write(rungs)
    raise typer.Exit(0 if all(rung.holds for rung in rungs) else 1)


if __name__ == "__main__":
    typer.run(main)
