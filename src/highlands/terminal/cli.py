"""The command `highlands`: play in the terminal, draw, check and review records, get hints."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from highlands import __version__
from highlands.bots.levels import LEVELS
from highlands.errors import HighlandsError, NotAllowedError
from highlands.i18n import message
from highlands.play.record import load, result
from highlands.terminal import Face, Leaving, Talk, face
from highlands.terminal import play as play_here
from highlands.terminal.arena import arena_command
from highlands.terminal.commands import NOT_GOOD, NOT_READ, File, Language, refuse, refusing
from highlands.terminal.faces import FACES
from highlands.terminal.hint import hint
from highlands.terminal.review import review_file
from highlands.terminal.selfplay import selfplay_command
from highlands.terminal.serving import backup_command, restore_command, serve_command
from highlands.terminal.showing import FileError, state_of, text_of
from highlands.terminal.starting import prepare_shown, talk_in

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


def _known_level(name: str | None) -> str | None:
    if name is not None and name not in LEVELS:
        raise typer.BadParameter(f"there is no level “{name}”; there are: {', '.join(LEVELS)}")
    return name


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
    level: Annotated[
        str | None,
        typer.Option(callback=_known_level, help=f"How strong the others are: {', '.join(LEVELS)}."),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="Any word or number: the same one deals the same cards.")] = None,
    language: Language = None,
    record: Annotated[Path | None, typer.Option(help="Keep a record of the game in this file.")] = None,
) -> None:
    """Play against bots. Without options the variant is asked for, and the level.

    Schotten Totten takes --tactics, --expert and --rounds, Verräter --players and --landscapes.
    """
    talk = talk_in(language)
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
        prepare_shown(talk)
        name = game or _game_for(wishes, talk)
        play_here(talk, name, _options(wishes, name, face(name, talk)) or None, level, seed, record)
    except (Leaving, KeyboardInterrupt):
        talk.say(message("term-bye"))
    except HighlandsError as error:
        refuse(language, error, NOT_READ)


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
    talk = talk_in(language)
    prepare_shown(talk_in(language, to_errors=True))
    with refusing(language):
        spec, state = state_of(text_of(file), at)
    if svg:
        typer.echo(spec.picture(state))
    elif spec.name in FACES:
        talk.console.print(face(spec.name, talk).board(spec.view(state)))
    else:
        typer.echo(spec.board(state))


@app.command()
def verify(file: File, language: Language = None) -> None:
    """Replay a record, and say where it first breaks a rule."""
    prepare_shown(talk_in(language, to_errors=True))
    try:
        game = load(text_of(file))
    except FileError as error:
        refuse(language, error, NOT_READ)
    except HighlandsError as error:
        refuse(language, HighlandsError(message("term-record-broken", reason=error.message)), NOT_GOOD)
    outcome = message("term-record-running") if game.outcome is None else result(game)
    talk = talk_in(language)
    talk.say(message("term-record-good", moves=len(game.moves), result=outcome))
    if "commitment" in game.headers:
        talk.say(message("term-commitment-good"))


app.command("arena")(arena_command)
app.command("review")(review_file)
app.command()(hint)
app.command("serve")(serve_command)
app.command("backup")(backup_command)
app.command("restore")(restore_command)
app.command("selfplay")(selfplay_command)


def main() -> None:
    """Run the program."""
    app()
