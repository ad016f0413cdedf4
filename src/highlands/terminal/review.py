"""`highlands review`: the turning points of a game, every decision, and a summary of each player."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from highlands.cluster import Cluster
from highlands.engine.state import State
from highlands.i18n import Message, message
from highlands.play.game import Game
from highlands.play.record import load, result
from highlands.review import Decision, Evaluation, Review, plot, review, to_json
from highlands.spec.options import SEAT_LETTERS
from highlands.spec.terminal.console import Console, rule
from highlands.terminal.commands import ClusterAddress, File, Language, check_cluster, refusing
from highlands.terminal.showing import STANDARD_INPUT, FileError, games_named, text_of
from highlands.terminal.starting import console_in, precompile_shown

STANDARD_OUTPUT = STANDARD_INPUT
GRADE_STYLES = {"best": "green", "good": "", "inaccuracy": "yellow", "mistake": "bold yellow", "blunder": "bold red"}
WIDEST = 100
"""The most columns that a title spans."""


def review_file(
    file: File,
    seconds: Annotated[float | None, typer.Option(min=0.01, max=3600, help="Search time for each decision.")] = None,
    iterations: Annotated[
        int | None,
        typer.Option(min=1, max=10_000_000, help="The same in iterations: always the same review."),
    ] = None,
    svg: Annotated[str | None, typer.Option(metavar="FILE", help="Draw the chances over the game (SVG).")] = None,
    json: Annotated[
        str | None, typer.Option(metavar="FILE", help="Write all of it as JSON; - for the standard output alone.")
    ] = None,
    workers: Annotated[int, typer.Option(min=0, max=1024, help="How many cores; all by default.")] = 0,
    cluster: ClusterAddress = None,
    language: Language = None,
) -> None:
    """Look back at a finished game: the chances at every decision, what was better, the turning points."""
    console, errors = console_in(language), console_in(language, to_errors=True)
    with refusing(language):
        check_cluster(cluster)
        text = text_of(file)
        precompile_shown(errors, games_named(text))
        game = load(text)
        there = None if cluster is None else Cluster(cluster, errors.say)
        found = _review_with_progress(
            errors, game, iterations=iterations, seconds=seconds, workers=workers, cluster=there
        )
        if json == STANDARD_OUTPUT:
            typer.echo(to_json(found))
        else:
            console.rich.print(render(console, found, result(game)))
        if svg is not None:
            _write(errors, svg, plot(found, console.language).encode())
        if json is not None and json != STANDARD_OUTPUT:
            _write(errors, json, to_json(found))


def _review_with_progress(console: Console, game: Game[State], **terms: Any) -> Review:
    """Review a game on some terms, with a progress bar on a terminal."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console.rich, transient=True, disable=not console.rich.is_terminal) as bar:
        task = bar.add_task(console.words(message("review-analysing")), total=None)
        return review(game, progress=lambda done, total: bar.update(task, completed=done, total=total), **terms)


def _write(console: Console, path: str, content: bytes) -> None:
    """Write a file, and say so."""
    try:
        Path(path).write_bytes(content)
    except OSError as error:
        raise FileError(message("term-cannot-save", path=path, reason=str(error.strerror))) from None
    console.say(message("review-saved", path=path))


def render(console: Console, found: Review, outcome: str) -> RenderableType:
    """The whole review, the turning points first."""
    return ReviewText(console, found).all(outcome)


class ReviewText:
    """Renders a review as text."""

    def __init__(self, console: Console, found: Review) -> None:
        """Take the terminal, and the review."""
        self.console = console
        self.found = found
        self.lengths = Counter(decision.turn for decision in found.decisions)
        self.width = min(console.rich.width, WIDEST)

    def all(self, outcome: str) -> RenderableType:
        """The result, the turning points, every decision, the players."""
        game = message("term-game-name", game=self.found.game)
        return Group(
            Text(self.console.sentence(message("review-title", game=game, result=outcome)), style="bold"),
            *self.section(message("review-turning-title"), self.turning_points()),
            *self.section(message("review-decisions-title"), self.decisions()),
            *self.section(message("review-players-title"), self.players()),
        )

    def section(self, title: Message, content: RenderableType) -> list[RenderableType]:
        """A part under its title."""
        return [Text(), rule(self.console.words(title), self.width), content]

    def percent(self, share: float) -> str:
        """A chance."""
        return self.console.words(message("term-percent", number=round(100 * share)))

    def location(self, decision: Decision) -> str:
        """Where a decision is in the record, as `highlands show --at` takes it, and whose it is."""
        within = f".{decision.place}" if self.lengths[decision.turn] > 1 else ""
        return f"{decision.turn}{within} {SEAT_LETTERS[decision.seat]}"

    def cells(self, decision: Decision, evaluation: Evaluation) -> list[Text]:
        """A decision with its evaluation."""
        grade = self.console.words(message("review-grade", grade=evaluation.grade))
        return [
            Text(self.location(decision)),
            Text(decision.move),
            Text(f"{self.percent(evaluation.best)} → {self.percent(evaluation.played)}"),
            Text(grade, style=GRADE_STYLES[evaluation.grade]),
        ]

    def turning_points(self) -> RenderableType:
        """What lost most, what was better, and why."""
        if not self.found.turning_points:
            return Text(self.console.words(message("review-no-turning")))
        grid = self.grid()
        for decision in self.found.turning_points:
            evaluation = decision.evaluation
            assert evaluation is not None, "a turning point is evaluated"
            best, cells = evaluation.alternatives[0], self.cells(decision, evaluation)
            better = message("review-better", move=best.move, chance=self.percent(best.chance), reason=best.reason)
            grid.add_row(
                *cells[:2],
                Group(Text("  ").join(cells[2:]), Text(self.console.words(better))),
            )
        return grid

    def decisions(self) -> RenderableType:
        """A line for every move."""
        grid = self.grid("turn", "move", "chance", "grade", "better")
        for decision in self.found.decisions:
            if decision.evaluation is None:
                forced = self.console.words(message("review-forced"))
                grid.add_row(self.location(decision), Text(decision.move), "", Text(forced, style="dim"), "")
            else:
                better = decision.evaluation.alternatives[0].move if decision.evaluation.grade != "best" else ""
                grid.add_row(*self.cells(decision, decision.evaluation), Text(better))
        return grid

    def players(self) -> RenderableType:
        """A line for every player."""
        grid = self.grid("player", "decisions", "best", "loss", "inaccuracies", "mistakes", "blunders")
        for column in grid.columns[1:]:
            column.justify = "right"
        for seat, name in enumerate(self.found.players):
            own, letter = self.found.summaries[seat], SEAT_LETTERS[seat]
            grid.add_row(
                Text(letter if name == letter else f"{letter} {name}"),
                str(own.decisions),
                self.percent(own.best_share),
                self.console.words(message("term-percent", number=round(100 * own.average_loss, 1))),
                *map(str, (own.inaccuracies, own.mistakes, own.blunders)),
            )
        return grid

    def grid(self, *columns: str) -> Grid:
        """A table without lines, and without a head if it has no titles."""
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim", show_header=bool(columns))
        for column in columns:
            grid.add_column(self.console.words(message(f"review-head-{column}")))
        return grid
