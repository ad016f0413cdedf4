"""`highlands arena`: a match between bots, with a progress bar, and a report with confidence intervals."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.text import Text

from highlands.arena import Contest, GameResult, Header, Hypotheses, Ledger, Match, new_contest, run
from highlands.arena.ledger import LedgerError, check_same, read
from highlands.arena.plot import draw
from highlands.arena.ratings import EXTRA, LIBRARY
from highlands.arena.reporting import fault_report, markdown, percent, remarks, table
from highlands.arena.statistics import score_interval
from highlands.bots.registry import bot_factory
from highlands.errors import HighlandsError, UnreadableError
from highlands.extras import need
from highlands.i18n import LANGUAGES, message
from highlands.play.precompile import INTERRUPTED
from highlands.terminal.faces import FACES, face
from highlands.terminal.starting import prepare_shown, talk_in
from highlands.terminal.talking import Talk

REFUSED = 2
"""The exit code for invalid arguments, as of other commands."""
USUAL_GAMES = 100
WIDE = 160
"""The width of a report that is not written to a terminal."""
REFRESH = 0.5
"""Seconds between two updates of the score."""
TENTHS = 10

Update = Callable[[], None]
"""Called after each game."""


def arena_command(  # noqa: PLR0913, PLR0917 - each argument is an option of the command
    bots: Annotated[list[str] | None, typer.Argument(help="Two bots or more, such as: warrior chieftain.")] = None,
    game: Annotated[str | None, typer.Option(help=f"Which game: {', '.join(FACES)}.")] = None,
    tactics: Annotated[bool | None, typer.Option(help="With tactics cards.")] = None,
    expert: Annotated[bool | None, typer.Option(help="Claims only at the start of a turn.")] = None,
    rounds: Annotated[int | None, typer.Option(min=1, max=99, help="How many rounds.")] = None,
    players: Annotated[int | None, typer.Option(min=3, max=4, help="How many players.")] = None,
    landscapes: Annotated[str | None, typer.Option(metavar="FILE", help="A landscape table of your own.")] = None,
    games: Annotated[
        int | None, typer.Option(min=1, help=f"How many, rounded up to whole deals; usually {USUAL_GAMES}.")
    ] = None,
    seconds: Annotated[float | None, typer.Option(min=0.001, help="The time limit for a move.")] = None,
    seed: Annotated[str | None, typer.Option(help="Any word or number: the same one deals the same cards.")] = None,
    workers: Annotated[int, typer.Option(min=0, help="Processes; all cores by default.")] = 0,
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
    """
    talk = talk_in(language)
    if not talk.console.is_terminal:
        talk.console.width = WIDE
    given = {"tactics": tactics, "expert": expert, "rounds": rounds, "players": players, "landscapes": landscapes}
    options = {name: value for name, value in given.items() if value is not None}
    try:
        _check_extra(bots or [])
        prepare_shown(talk_in(language, to_errors=True))
        hypotheses = None if sprt is None else read_hypotheses(sprt)
        terms = {"game": game, "seed": seed, "seconds": seconds, "sprt": hypotheses}
        match, ledger = (
            _new(bots or [], terms, options, games or USUAL_GAMES, out)
            if resume is None
            else _resume(resume, bots or [], terms, options, games)
        )
        interrupted = _play(talk, match, ledger, workers, records)
        _report(talk, match, ledger.path, as_markdown)
        if plot is not None and match.deals:
            _write(plot, draw(match, talk.language))
    except HighlandsError as error:
        talk_in(language, to_errors=True).say(error.message)
        raise typer.Exit(REFUSED) from None
    if interrupted:
        talk.say(message("arena-interrupted", command=f"highlands arena --resume {ledger.path}"))
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


def _new(
    bots: Sequence[str], terms: dict[str, Any], options: dict[str, Any], games: int, out: Path | None
) -> tuple[Match, Ledger]:
    """A new contest, with a new ledger."""
    game = terms.pop("game") or game_for(options)
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


def game_for(options: dict[str, Any]) -> str:
    """The default game: the first one that takes these options."""
    talk = talk_in(None)
    return next((name for name in FACES if set(options) <= set(face(name, talk).takes)), next(iter(FACES)))


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


def _play(talk: Talk, match: Match, ledger: Ledger, workers: int, records: Path | None) -> bool:
    """Play what is left; return whether Ctrl-C interrupted it."""
    talk.say(message("arena-begins", bots=match.contest.names, seed=match.contest.seed, path=str(ledger.path)))
    games = run(match, ledger, workers=workers, records=records)
    try:
        with (_bar if talk.console.is_terminal else _lines)(talk, match) as update:
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
def _bar(talk: Talk, match: Match) -> Iterator[Update]:
    """A progress bar with the time left and the score so far."""
    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[score]}"),
    )
    with Progress(*columns, console=talk.console, transient=True) as bar:
        task = bar.add_task("", total=match.games, completed=len(match.played), score="")
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
def _lines(talk: Talk, match: Match) -> Iterator[Update]:
    """A line for every tenth of the games."""
    tenth = len(match.played) * TENTHS // match.games

    def update() -> None:
        nonlocal tenth
        if (now := len(match.played) * TENTHS // match.games) > tenth:
            tenth = now
            score = _score_so_far(match)
            talk.say(message("arena-progress", done=len(match.played), games=match.games, score=score))

    yield update


def _report(talk: Talk, match: Match, path: Path, as_markdown: bool) -> None:
    """The table with its notes, and the faults."""
    if as_markdown:
        typer.echo(markdown(match, talk.language))
    else:
        talk.console.print(table(match, talk.language))
    for remark in remarks(match):
        talk.say(remark)
    _report_faults(talk, match, path)


def _report_faults(talk: Talk, match: Match, path: Path) -> None:
    """The first of each bot and kind, with the position, and how many more there are."""
    faults = [played for _, played in sorted(match.played.items()) if played.forfeit]
    first: dict[tuple[int, str], GameResult] = {}
    for played in faults:
        if played.forfeit is not None:
            first.setdefault((played.seating[played.forfeit.seat], played.forfeit.report.kind), played)
    for played in first.values():
        report, position = fault_report(match.contest, played)
        talk.say(report, "yellow")
        talk.console.print(Text("\n".join(f"    {line}" for line in position), style="dim"))
    if more := len(faults) - len(first):
        talk.say(message("arena-more-faults", number=more, path=str(path)))


def _write(path: Path, drawing: str) -> None:
    """Write the plot to its file."""
    try:
        path.write_text(drawing, encoding="utf-8")
    except OSError as error:
        raise LedgerError(message("arena-file-unwritable", path=str(path), reason=str(error.strerror))) from None
