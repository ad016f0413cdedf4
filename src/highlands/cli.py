"""The command `highlands`: play in the terminal, draw and check records."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from highlands import __version__
from highlands.errors import HighlandsError, NotAllowedError
from highlands.preparing import is_prepared, prepare
from highlands.record import load, result
from highlands.terminal import Face, Leaving, Talk, face
from highlands.terminal import play as play_here
from highlands.terminal.faces import FACES
from highlands.terminal.showing import FileError, table_of, text_of
from highlands.terminal.talking import language_of
from highlands.words import LANGUAGES, message

NOT_GOOD, NOT_READ = 1, 2
"""How the program ends where a record is broken, and where there is nothing to read."""

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Card games of the Scottish Highlands.",
)


class Beginner(StrEnum):
    """Whether the person at the terminal begins."""

    FIRST = "first"
    SECOND = "second"
    RANDOM = "random"


Language = Annotated[str | None, typer.Option(help=f"The language: {', '.join(LANGUAGES)}. Else that of $LANG.")]
File = Annotated[str, typer.Argument(help="The file, or - for the standard input.")]


def _talk(language: str | None, *, to_errors: bool = False) -> Talk:
    """A conversation in the language asked for."""
    if language is not None and language.split("-")[0] not in [name.split("-")[0] for name in LANGUAGES]:
        raise typer.BadParameter(f"there is no language “{language}”; there are: {', '.join(LANGUAGES)}")
    return Talk(Console(stderr=to_errors, highlight=False), language_of(language))


def _prepare(talk: Talk) -> None:
    """Compile what is not compiled yet; at a terminal, with a bar that shows how far it is."""
    if is_prepared() or not talk.console.is_terminal:
        prepare()
        return
    talk.say(message("term-compiling"))
    columns = SpinnerColumn(), BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn()
    with Progress(*columns, console=talk.console, transient=True) as bar:
        task = bar.add_task("", total=None)
        prepare(lambda name, done, total: bar.update(task, description=name, completed=done, total=total))


def _refuse(language: str | None, error: HighlandsError, code: int) -> NoReturn:
    """Say what was wrong, on the error stream, and end."""
    _talk(language, to_errors=True).say(error.message)
    raise typer.Exit(code)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"highlands {__version__}")
        raise typer.Exit


@app.callback()
def about(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Card games of the Scottish Highlands."""


@app.command()
def play(  # noqa: PLR0913, PLR0917 - each argument is an option of the command
    game: Annotated[str | None, typer.Option(help=f"Which game: {', '.join(FACES)}.")] = None,
    tactics: Annotated[bool | None, typer.Option(help="With tactics cards.")] = None,
    expert: Annotated[bool | None, typer.Option(help="Claims only at the start of a turn.")] = None,
    rounds: Annotated[int | None, typer.Option(min=1, max=99, help="How many rounds.")] = None,
    players: Annotated[int | None, typer.Option(min=3, max=4, help="How many players, with you.")] = None,
    landscapes: Annotated[str | None, typer.Option(metavar="FILE", help="A landscape table of your own.")] = None,
    seat: Annotated[Beginner | None, typer.Option(help="Whether you begin.")] = None,
    seed: Annotated[str | None, typer.Option(help="Any word or number: the same one deals the same cards.")] = None,
    language: Language = None,
    record: Annotated[Path | None, typer.Option(help="Keep a record of the game in this file.")] = None,
) -> None:
    """Play against simple opponents. Without options the variant is asked for.

    Schotten Totten takes --tactics, --expert and --rounds, Verräter --players and --landscapes.
    """
    talk = _talk(language)
    everything: dict[str, Any] = {
        "tactics": tactics,
        "expert": expert,
        "rounds": rounds,
        "players": players,
        "landscapes": landscapes,
        "seat": seat,
    }
    wishes = {name: value for name, value in everything.items() if value is not None}
    try:
        _prepare(talk)
        name = game or _game_for(wishes, talk)
        play_here(talk, name, _options(wishes, name, face(name, talk)) or None, seed, record)
    except (Leaving, KeyboardInterrupt):
        talk.say(message("term-bye"))
    except HighlandsError as error:
        _refuse(language, error, NOT_READ)


def _game_for(wishes: Iterable[str], talk: Talk) -> str:
    """The game that is meant: the only one that these options fit, else the one that is asked for."""
    fitting = [name for name in FACES if set(wishes) <= set(face(name, talk).takes)]
    if len(fitting) < 2:
        return next(iter(fitting or FACES))
    names = [message("term-game-name", game=name) for name in fitting]
    return fitting[talk.choose(message("term-which-game"), names)]


def _options(wishes: dict[str, Any], game: str, look: Face) -> dict[str, Any]:
    """The options as `highlands.new` takes them; those that don't fit the game are refused."""
    for name in wishes:
        if name not in look.takes:
            takes = [f"--{option}" for option in look.takes]
            title = message("term-game-name", game=game)
            raise NotAllowedError(message("term-option-unfit", option=f"--{name}", game=title, options=takes))
    options = {name: value for name, value in wishes.items() if name != "seat"}
    if "seat" in wishes:
        # The person has the first seat, so who comes second has the last player before them.
        last = options.get("players", look.seats) - 1
        options["first"] = {Beginner.FIRST: 0, Beginner.SECOND: last, Beginner.RANDOM: None}[wishes["seat"]]
    return options


@app.command()
def show(
    file: File,
    svg: Annotated[bool, typer.Option("--svg", help="Write a drawing (SVG) to the standard output.")] = False,
    at: Annotated[
        str | None, typer.Option(metavar="TURN", help="After turn 12, or its first move: 12 or 12.1.")
    ] = None,
    language: Language = None,
) -> None:
    """Draw a record, at its end or at a move, or a position."""
    talk = _talk(language)
    _prepare(_talk(language, to_errors=True))
    try:
        rules, table = table_of(text_of(file), at)
    except FileError as error:
        _refuse(language, error, NOT_READ)
    except HighlandsError as error:
        _refuse(language, error, NOT_GOOD)
    if svg:
        typer.echo(rules.picture(table))
    elif rules.name in FACES:
        talk.console.print(face(rules.name, talk).board(rules.view(table)))
    else:
        typer.echo(rules.board(table))


@app.command()
def verify(file: File, language: Language = None) -> None:
    """Replay a record, and say where it first breaks a rule."""
    _prepare(_talk(language, to_errors=True))
    try:
        game = load(text_of(file))
    except FileError as error:
        _refuse(language, error, NOT_READ)
    except HighlandsError as error:
        _refuse(language, HighlandsError(message("term-record-broken", reason=error.message)), NOT_GOOD)
    outcome = message("term-record-running") if game.outcome is None else result(game)
    _talk(language).say(message("term-record-good", moves=len(game.moves), result=outcome))


def main() -> None:
    """Run the program."""
    app()
