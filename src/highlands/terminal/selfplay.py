"""`highlands selfplay`: self-play of a bot, with a progress bar, and a Parquet file of the games."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from highlands.arena import Cluster, Ledger, LedgerError
from highlands.arena.game_runner import GameResult
from highlands.arena.ledger import IndexedGames, check_same, read_header
from highlands.errors import HighlandsError, NotAllowedError, UnreadableError
from highlands.extras import need
from highlands.i18n import message
from highlands.lab.selfplay import Series, new_series, run, schema, write
from highlands.lab.selfplay.parquet import EXTRA
from highlands.play.precompile import INTERRUPTED
from highlands.spec.terminal.console import Console
from highlands.terminal.arena import REFUSED, TENTHS
from highlands.terminal.commands import ClusterAddress, Language, check_cluster
from highlands.terminal.game_flags import GameName, games_with
from highlands.terminal.starting import console_in, precompile_shown

USUAL_BOT = "warrior"
USUAL_GAMES = 1000

Update = Callable[[int], None]
"""Called with how many games are done."""


def selfplay_command(  # noqa: PLR0913, PLR0917 - each argument is an option of the command
    options: dict[str, Any],
    game: GameName = None,
    bot: Annotated[str | None, typer.Option(help=f"Who plays on all seats; usually {USUAL_BOT}.")] = None,
    games: Annotated[int | None, typer.Option(min=1, help=f"How many; usually {USUAL_GAMES}.")] = None,
    observations: Annotated[
        bool, typer.Option("--observations", help="With the encoded observation of each decision.")
    ] = False,
    as_bytes: Annotated[bool, typer.Option("--as-bytes", help="With observations as bytes instead of floats.")] = False,
    masks: Annotated[bool, typer.Option("--masks", help="With the legal actions of each decision.")] = False,
    searches: Annotated[
        bool, typer.Option("--searches", help="With the visits and values of the bot's search.")
    ] = False,
    seed: Annotated[str | None, typer.Option(help="Any word or number: the same one gives the same data.")] = None,
    workers: Annotated[int, typer.Option(min=0, help="Processes; all cores by default.")] = 0,
    cluster: ClusterAddress = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where the data go, as Apache Parquet.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Resume a file that was interrupted.")] = None,
    language: Language = None,
) -> None:
    """Have a bot play against itself, and write the games to a file of training data.

    A bot is a level, with settings as in warrior,temperature=0.3, or your own: file.py:name or cmd:program.
    """
    console, complaints = console_in(language), console_in(language, to_errors=True)
    data = {
        "observations": observations or as_bytes,
        "as_bytes": as_bytes,
        "masks": masks,
        "searches": searches,
    }
    terms = {name: value for name, value in {"game": game, "bot": bot, "seed": seed}.items() if value is not None}
    try:
        need("pyarrow", EXTRA)
        check_cluster(cluster)
        if resume is None:  # else the file says which game it is, and `run` compiles it
            precompile_shown(complaints, [game or games_with(options)[0]])
        path = resume or out
        if path is None:
            raise UnreadableError(message("selfplay-no-file"))
        series, ledger = (
            _new(path, terms, options, games or USUAL_GAMES, data)
            if resume is None
            else _resume(path, terms, options, games, data)
        )
        there = None if cluster is None else Cluster(cluster, complaints.say)
        interrupted = _make(console, path, series, ledger, run(series, ledger, workers=workers, cluster=there))
    except HighlandsError as error:
        complaints.say(error.message)
        raise typer.Exit(REFUSED) from None
    if interrupted:
        console.say(message("arena-interrupted", command=_resume_command(path, series)))
        raise typer.Exit(INTERRUPTED)


def ledger_path(path: Path) -> Path:
    """Where the games are stored until the file is written."""
    return path.with_name(f"{path.name}.jsonl")


def _new(
    path: Path, terms: dict[str, Any], options: dict[str, Any], games: int, data: dict[str, Any]
) -> tuple[Series, Ledger]:
    """A new series, with a new ledger."""
    game, bot = terms.pop("game", None) or games_with(options)[0], terms.pop("bot", USUAL_BOT)
    series = new_series(game, bot, games, **data, **terms, **options)
    schema(series)  # refuses if pyarrow is missing, before anything is played
    if path.exists():
        raise LedgerError(message("arena-file-exists", path=str(path)))
    return series, Ledger.create(ledger_path(path), series)


def _resume(
    path: Path, terms: dict[str, Any], options: dict[str, Any], games: int | None, data: dict[str, Any]
) -> tuple[Series, Ledger]:
    """Resume a series. Terms that are given again must be the same; but there may be more games, or fewer."""
    kept = ledger_path(path)
    there = read_header(kept, Series)
    known = there.contest
    asked = new_series(
        terms.get("game", known.game), terms.get("bot", known.bots[0]), 0, seed=terms.get("seed", known.seed), **options
    ).contest
    if not options:
        asked = msgspec.structs.replace(asked, options=known.options)
    check_same(kept, known, asked)
    if data["searches"] and not there.searches:  # what was not kept while playing can't be written
        raise NotAllowedError(message("selfplay-searches-late", path=str(kept)))
    chosen = {name: wanted or getattr(there, name) for name, wanted in data.items()}
    series = msgspec.structs.replace(there, games=games or there.games, **chosen)
    schema(series)
    return series, Ledger.resume(kept)


def _resume_command(path: Path, series: Series) -> str:
    """What goes on with a series: the ledger says what was begun with, so only what was changed since is named."""
    there = read_header(ledger_path(path), Series)
    words = ["highlands", "selfplay", "--resume", str(path)]
    if series.games != there.games:
        words += ["--games", str(series.games)]
    flags = {"observations": "--observations", "as_bytes": "--as-bytes", "masks": "--masks"}
    words += [flag for name, flag in flags.items() if getattr(series, name) and not getattr(there, name)]
    return shlex.join(words)


def _make(console: Console, path: Path, series: Series, ledger: Ledger, games: Generator[GameResult]) -> bool:
    """Play what is left and write the file; return whether Ctrl-C interrupted it."""
    contest = series.contest
    console.say(message("selfplay-begins", bot=contest.bots[0], seed=contest.seed, path=str(ledger.path)))
    try:
        with _progress(console, series.games, len(ledger.played)) as update:
            for done, _ in enumerate(games, start=len(ledger.played) + 1):
                update(done)
        console.say(message("selfplay-writes", path=str(path)))
        with _progress(console, series.games, 0) as update, closing(IndexedGames(ledger.path)) as stored:
            decisions = write(path, series, stored, update)
    except KeyboardInterrupt:
        return True
    finally:
        games.close()
        ledger.close()
    ledger.path.unlink()
    console.say(message("selfplay-written", games=series.games, decisions=decisions, path=str(path)))
    return False


@contextmanager
def _progress(console: Console, total: int, done: int) -> Iterator[Update]:
    """A progress bar; without a terminal, a line for every tenth."""
    if console.rich.is_terminal:
        columns = BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn()
        with Progress(*columns, console=console.rich, transient=True) as bar:
            task = bar.add_task("", total=total, completed=done)
            yield lambda now: bar.update(task, completed=now)
        return
    tenth = done * TENTHS // total

    def update(now: int) -> None:
        nonlocal tenth
        if (reached := now * TENTHS // total) > tenth:
            tenth = reached
            console.say(message("selfplay-progress", done=now, games=total))

    yield update
