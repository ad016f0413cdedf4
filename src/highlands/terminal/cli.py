"""The command `highlands`: play in the terminal, draw, check and review records, get hints."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from highlands import __version__
from highlands.bots.levels import LEVELS
from highlands.bots.registry import bot_factory
from highlands.errors import HighlandsError
from highlands.games import game_spec
from highlands.i18n import message
from highlands.play.record import load, result
from highlands.spec.game_spec import AnyGame
from highlands.spec.options import Seat
from highlands.spec.terminal import Console, Leaving
from highlands.terminal.arena import arena_command
from highlands.terminal.bot import bot_command
from highlands.terminal.commands import NOT_GOOD, NOT_READ, File, Language, refuse, refusing
from highlands.terminal.game_flags import GameName, games_with, refuse_unfit, with_game_options
from highlands.terminal.hint import hint
from highlands.terminal.precompiling import precompile_command
from highlands.terminal.review import review_file
from highlands.terminal.selfplay import selfplay_command
from highlands.terminal.serving import backup_command, host_key_command, ratings, restore_command, serve_command
from highlands.terminal.session import play as play_here
from highlands.terminal.showing import FileError, games_named, state_of, text_of
from highlands.terminal.solving import exploit_command, solve_command
from highlands.terminal.starting import console_in, precompile_shown

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


def play(
    options: dict[str, Any],
    game: GameName = None,
    seat: Annotated[Beginner | None, typer.Option(help="Whether you begin.")] = None,
    level: Annotated[
        str | None,
        typer.Option(callback=_known_level, help=f"How strong the others are: {', '.join(LEVELS)}."),
    ] = None,
    bot: Annotated[
        str | None, typer.Option(help="Play against this bot, as in the arena: file.py:name or cmd:program.")
    ] = None,
    seed: Annotated[str | None, typer.Option(help="Any word or number: the same one deals the same cards.")] = None,
    language: Language = None,
    record: Annotated[Path | None, typer.Option(help="Keep a record of the game in this file.")] = None,
) -> None:
    """Play against bots. Without options the variant is asked for, and the level."""
    console = console_in(language)
    try:
        spec = game_spec(game or _ask_game(options, console))
        precompile_shown(console, [spec.name])
        refuse_unfit(spec, [*options, *(["seat"] if seat else [])], _seat_flag(spec))
        if bot is not None:
            bot_factory(bot)
        if seat is not None:
            options |= _first(spec, options, seat)
        play_here(console, spec.name, options or None, bot or level, seed, record)
    except (Leaving, KeyboardInterrupt):
        console.say(message("term-bye"))
    except HighlandsError as error:
        refuse(language, error, NOT_READ)


def _ask_game(options: Iterable[str], console: Console) -> str:
    """The game that is meant: the only one that these options fit, else the one that is asked for."""
    fitting = games_with(options)
    if len(fitting) < 2:
        return fitting[0]
    return fitting[console.choose(message("term-which-game"), [game_spec(name).title for name in fitting])]


def _seat_flag(spec: AnyGame) -> list[str]:
    """`--seat`, where the game lets a seat be chosen to begin."""
    return ["seat"] if any(isinstance(option, Seat) for option in spec.options) else []


def _first(spec: AnyGame, options: dict[str, Any], seat: Beginner) -> dict[str, Any]:
    """The option that says who begins. The person has the first seat, so who comes second has the last one before."""
    last = spec.seats_with(spec.make_options(**options)) - 1
    first = {Beginner.FIRST: 0, Beginner.SECOND: last, Beginner.RANDOM: None}[seat]
    return {option.name: first for option in spec.options if isinstance(option, Seat)}


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
    console = console_in(language)
    with refusing(language):
        text = text_of(file)
        precompile_shown(console_in(language, to_errors=True), games_named(text))
        spec, state = state_of(text, at)
    if svg:
        typer.echo(spec.picture(state))
    else:
        console.rich.print(spec.make_terminal_ui(console).board(spec.view(state)))


@app.command()
def verify(file: File, language: Language = None) -> None:
    """Replay a record, and say where it first breaks a rule."""
    try:
        text = text_of(file)
        precompile_shown(console_in(language, to_errors=True), games_named(text))
        game = load(text)
    except FileError as error:
        refuse(language, error, NOT_READ)
    except HighlandsError as error:
        refuse(language, HighlandsError(message("term-record-broken", reason=error.message)), NOT_GOOD)
    outcome = message("term-record-running") if game.outcome is None else result(game)
    console = console_in(language)
    console.say(message("term-record-good", moves=len(game.moves), result=outcome))
    if "commitment" in game.headers:
        console.say(message("term-commitment-good"))
    if "shares" in game.headers:
        console.say(message("term-shares-good"))


app.command("play")(with_game_options(play))
app.command("arena")(with_game_options(arena_command))
app.command("review")(review_file)
app.command()(hint)
app.command("serve")(serve_command)
app.command("bot")(bot_command)
app.command("host-key")(host_key_command)
app.add_typer(ratings, name="ratings")
app.command("backup")(backup_command)
app.command("restore")(restore_command)
app.command("precompile")(precompile_command)
app.command("exploit")(with_game_options(exploit_command, seats=True))
app.command("solve")(with_game_options(solve_command, seats=True))
app.command("selfplay")(with_game_options(selfplay_command, seats=True))


def main() -> None:
    """Run the program."""
    app()
