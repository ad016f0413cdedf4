"""`highlands arena`: a match between bots, with a progress bar, and a report with confidence intervals."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.text import Text

from highlands.arena import Cluster, Contest, GameResult, Header, Hypotheses, Ledger, Match, new_contest, run
from highlands.arena.ledger import LedgerError, check_same, read
from highlands.arena.match import WHOLE, Part
from highlands.arena.merging import merge
from highlands.arena.plot import draw
from highlands.arena.ratings import EXTRA, LIBRARY
from highlands.arena.reporting import fault_report, markdown, percent, remarks, table
from highlands.arena.statistics import score_interval
from highlands.bots.registry import bot_factory
from highlands.errors import HighlandsError, UnreadableError
from highlands.extras import need
from highlands.i18n import LANGUAGES, message
from highlands.play.precompile import INTERRUPTED
from highlands.spec.terminal.console import Console
from highlands.terminal.commands import ClusterAddress, check_cluster
from highlands.terminal.game_flags import GameName, games_with
from highlands.terminal.starting import console_in, precompile_shown

REFUSED = 2
"""The exit code for invalid arguments, as of other commands."""
USUAL_GAMES = 100
WIDE = 160
"""The width of a report that is not written to a terminal."""
REFRESH = 0.5
"""Seconds between two updates of the score."""
TENTHS = 10
MERGE = "merge"
"""In the place of the first bot: what follows are ledgers to merge."""

Update = Callable[[], None]
"""Called after each game."""


def arena_command(  # noqa: PLR0913, PLR0917 - each argument is an option of the command
    options: dict[str, Any],
    bots: Annotated[
        list[str] | None,
        typer.Argument(help="Two bots or more, such as: warrior chieftain. Or: merge FILE..., to merge results."),
    ] = None,
    game: GameName = None,
    games: Annotated[
        int | None, typer.Option(min=1, help=f"How many, rounded up to whole deals; usually {USUAL_GAMES}.")
    ] = None,
    seconds: Annotated[float | None, typer.Option(min=0.001, help="The time limit for a move.")] = None,
    seed: Annotated[str | None, typer.Option(help="Any word or number: the same one deals the same cards.")] = None,
    workers: Annotated[int, typer.Option(min=0, help="Processes; all cores by default.")] = 0,
    cluster: ClusterAddress = None,
    part: Annotated[
        str | None, typer.Option(metavar="NUMBER/OF", help="Play a part here, such as 2/5; merge them in the end.")
    ] = None,
    sprt: Annotated[
        str | None,
        typer.Option(metavar="ELO0,ELO1", help="SPRT: stop when one Elo difference is accepted."),
    ] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where the results go, as JSON Lines.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Resume a contest from its file.")] = None,
    records: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Save each game as a record.")] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the scores (SVG).")] = None,
    as_markdown: Annotated[bool, typer.Option("--markdown", help="Print the table as Markdown.")] = False,
    language: Annotated[
        str | None, typer.Option(help=f"The language: {', '.join(LANGUAGES)}. Else that of $LANG.")
    ] = None,
) -> None:
    """Have bots play against each other. Every deal is played with all rotations of seats.

    A bot is a level, with settings as in warrior,temperature=0.3, or your own: file.py:name or cmd:program.
    With three or four seats, the first of two bots plays alone against several of the second.
    highlands arena merge FILE... --out FILE puts together what was played of a contest in several places.
    """
    console = console_in(language)
    if not console.rich.is_terminal:
        console.rich.width = WIDE
    try:
        if bots and bots[0] == MERGE:
            _merge(console, [Path(name) for name in bots[1:]], out, as_markdown)
            return
        own_part = WHOLE if part is None else read_part(part)
        if part is not None and seed is None and resume is None:
            # Each part would have a seed of its own, and they could not be merged.
            raise UnreadableError(message("arena-part-seed"))
        _check_extra(bots or [])
        check_cluster(cluster)
        if resume is None:  # else the file says which game it is, and `run` compiles it
            precompile_shown(console_in(language, to_errors=True), [game or games_with(options)[0]])
        hypotheses = None if sprt is None else read_hypotheses(sprt)
        terms = {"game": game, "seed": seed, "seconds": seconds, "sprt": hypotheses}
        match, ledger = (
            _new(bots or [], terms, options, games or USUAL_GAMES, out)
            if resume is None
            else _resume(resume, bots or [], terms, options, games)
        )
        match.part = own_part
        there = None if cluster is None else Cluster(cluster, console_in(language, to_errors=True).say)
        games_played = run(match, ledger, workers=workers, records=records, cluster=there)
        interrupted = _play(console, match, ledger, games_played)
        _report(console, match, ledger.path, as_markdown)
        if plot is not None and match.deals:
            _write(plot, draw(match, console.language))
    except HighlandsError as error:
        console_in(language, to_errors=True).say(error.message)
        raise typer.Exit(REFUSED) from None
    if interrupted:
        console.say(message("arena-interrupted", command=f"highlands arena --resume {ledger.path}"))
        raise typer.Exit(INTERRUPTED)


def read_hypotheses(text: str) -> Hypotheses:
    """The two differences in Elo of a text such as `0,20`, the lower one first.

    >>> read_hypotheses("0,20")
    Hypotheses(elo0=0.0, elo1=20.0)
    """
    match = re.fullmatch(r"\s*([+-]?[0-9]+(?:\.[0-9]+)?)\s*,\s*([+-]?[0-9]+(?:\.[0-9]+)?)\s*", text)
    if match is None or float(match[1]) >= float(match[2]):
        raise UnreadableError(message("arena-sprt-unreadable", text=text))
    return Hypotheses(float(match[1]), float(match[2]))


def read_part(text: str) -> Part:
    """A part of a contest, as in `2/5`.

    >>> read_part("2/5")
    Part(number=2, of=5)
    """
    match = re.fullmatch(r"\s*([1-9][0-9]{0,5})\s*/\s*([1-9][0-9]{0,5})\s*", text)
    if match is None or int(match[1]) > int(match[2]):
        raise UnreadableError(message("arena-part-unreadable", text=text))
    return Part(int(match[1]), int(match[2]))


def _merge(console: Console, paths: Sequence[Path], out: Path | None, as_markdown: bool) -> None:
    """Merge ledgers into a new one, and report on all of it."""
    if out is None or not paths:
        raise UnreadableError(message("arena-merge-usage"))
    for path in paths:
        _check_extra(read(path)[0].contest.bots)
    ledger = merge(paths, out)
    match = Match(ledger.header.contest, ledger.header.games, ledger.played)
    console.say(message("arena-merged", path=str(out), games=len(match.played), wanted=match.games))
    _report(console, match, out, as_markdown)


def _new(
    bots: Sequence[str], terms: dict[str, Any], options: dict[str, Any], games: int, out: Path | None
) -> tuple[Match, Ledger]:
    """A new contest, with a new ledger."""
    game = terms.pop("game") or games_with(options)[0]
    contest = new_contest(game, tuple(bots), **terms, **options)
    _check_bots(contest)
    match = Match(contest, games)
    return match, Ledger.create(out or _usual_path(contest), Header(contest=contest, games=match.games))


def _check_extra(bots: Sequence[str]) -> None:
    """Refuse three bots or more where the library is missing that rates them: before anything is compiled or played."""
    if len(bots) > 2:
        need(LIBRARY, EXTRA)


def _check_bots(contest: Contest) -> None:
    """Refuse unknown bots before anything is started; the workers create their own."""
    for bot in contest.bots:
        bot_factory(bot)


def _usual_path(contest: Contest) -> Path:
    """The default path of a new ledger: in the working folder, named after the bots and the time."""
    names = re.sub(r"[^\w.]+", "-", "-".join(Path(bot).name for bot in contest.bots)).strip("-")[:60]
    return Path(f"arena-{names}-{datetime.now().astimezone():%Y%m%d-%H%M%S}.jsonl")


def _resume(
    path: Path, bots: Sequence[str], terms: dict[str, Any], options: dict[str, Any], games: int | None
) -> tuple[Match, Ledger]:
    """Resume a contest. Terms that are given again must be the same; only the number of games may change."""
    there = read(path)[0].contest
    asked = {name: value for name, value in terms.items() if value is not None}
    if bots:
        asked["bots"] = tuple(bots)
    if options:
        asked["options"] = new_contest(asked.get("game", there.game), there.bots, **options).options
    present = Contest(game="", options="", bots=(), seed="").highlands
    check_same(path, there, msgspec.structs.replace(there, highlands=present, **asked))
    _check_extra(there.bots)
    _check_bots(there)
    ledger = Ledger.resume(path)
    return Match(there, games or ledger.header.games, ledger.played), ledger


def _play(console: Console, match: Match, ledger: Ledger, games: Generator[GameResult]) -> bool:
    """Play what is left; return whether Ctrl-C interrupted it."""
    console.say(message("arena-begins", bots=match.contest.names, seed=match.contest.seed, path=str(ledger.path)))
    try:
        with (_bar if console.rich.is_terminal else _lines)(console, match) as update:
            for _ in games:
                update()
    except KeyboardInterrupt:
        return True
    finally:
        games.close()
        ledger.close()
    return False


def _score_so_far(match: Match) -> str:
    """The score of the first bot, and how the test stands."""
    score = percent(score_interval(match.scores(0), match.schedule.games_per_deal))
    return f"{match.contest.names[0]} {score}" + ("" if match.test is None else f", LLR {match.test.llr:+.2f}")


@contextmanager
def _bar(console: Console, match: Match) -> Iterator[Update]:
    """A progress bar with the time left and the score so far."""
    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[score]}"),
    )
    with Progress(*columns, console=console.rich, transient=True) as bar:
        task = bar.add_task("", total=match.games_here, completed=len(match.played), score="")
        due = 0.0

        def update() -> None:
            nonlocal due
            bar.update(task, completed=len(match.played))
            if (now := time.monotonic()) >= due:
                bar.update(task, score=_score_so_far(match))
                # In a long contest the score itself takes long: that must not slow the games down.
                due = now + max(REFRESH, TENTHS * (time.monotonic() - now))

        yield update


@contextmanager
def _lines(console: Console, match: Match) -> Iterator[Update]:
    """A line for every tenth of the games."""
    games = max(1, match.games_here)
    tenth = len(match.played) * TENTHS // games

    def update() -> None:
        nonlocal tenth
        if (now := len(match.played) * TENTHS // games) > tenth:
            tenth = now
            score = _score_so_far(match)
            console.say(message("arena-progress", done=len(match.played), games=games, score=score))

    yield update


def _report(console: Console, match: Match, path: Path, as_markdown: bool) -> None:
    """The table with its notes, and the faults."""
    if as_markdown:
        typer.echo(markdown(match, console.language))
    else:
        console.rich.print(table(match, console.language))
    for remark in remarks(match):
        console.say(remark)
    _report_faults(console, match, path)


def _report_faults(console: Console, match: Match, path: Path) -> None:
    """The first of each bot and kind, with the position, and how many more there are."""
    faults = [played for _, played in sorted(match.played.items()) if played.forfeit]
    first: dict[tuple[int, str], GameResult] = {}
    for played in faults:
        if played.forfeit is not None:
            first.setdefault((played.seating[played.forfeit.seat], played.forfeit.report.kind), played)
    for played in first.values():
        report, position = fault_report(match.contest, played)
        console.say(report, "yellow")
        console.rich.print(Text("\n".join(f"    {line}" for line in position), style="dim"))
    if more := len(faults) - len(first):
        console.say(message("arena-more-faults", number=more, path=str(path)))


def _write(path: Path, drawing: str) -> None:
    """Write the plot to its file."""
    try:
        path.write_text(drawing, encoding="utf-8")
    except OSError as error:
        raise LedgerError(message("arena-file-unwritable", path=str(path), reason=str(error.strerror))) from None
