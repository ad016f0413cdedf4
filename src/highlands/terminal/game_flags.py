"""The flags of the commands for the options of games, made from the games' declarations."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from typing import Annotated, Any

import typer

from highlands.errors import NotAllowedError
from highlands.games import game_names, game_spec
from highlands.i18n import message
from highlands.spec.game_spec import AnyGame
from highlands.spec.options import Option, Seat

PARAMETER = "options"
"""The parameter of a command that its flags are collected in."""

GameName = Annotated[str | None, typer.Option("--game", help=f"Which game: {', '.join(game_names())}.")]


def with_game_options(command: Callable[..., None], *, seats: bool = False) -> Callable[..., None]:
    """A command with a flag for each option of any game, in the place of its parameter `options`.

    That gets what was given, by name. Options that are seats are left out unless asked for: where a person or an arena
    chooses the seats, they have flags of their own.
    """
    flags = _flags(seats)

    def run(**given: Any) -> None:
        chosen = {name: given.pop(name) for name in flags}
        options = {name: flags[name].from_flag(value) for name, value in chosen.items() if value is not None}
        command(**given, **{PARAMETER: options})

    parameters: list[inspect.Parameter] = []
    for parameter in inspect.signature(command, eval_str=True).parameters.values():
        if parameter.name == PARAMETER:
            parameters += [_parameter(option) for option in flags.values()]
        else:
            parameters.append(parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY))
    run.__doc__ = command.__doc__
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return run


def _flags(seats: bool) -> dict[str, Option]:
    """The options of all games by name. Where games share a name, they share a flag, which must be of one type."""
    flags: dict[str, Option] = {}
    for name in game_names():
        for option in game_spec(name).options:
            if seats or not isinstance(option, Seat):
                other = flags.setdefault(option.name, option)
                if other.flag_type is not option.flag_type:
                    raise TypeError(f"--{option.name} of {name} is a flag of another type in another game")
    return flags


def _parameter(option: Option) -> inspect.Parameter:
    """A flag as typer takes it."""
    metavar = {"metavar": option.name.upper()} if option.flag_type is str else {}
    declared = Annotated[option.flag_type | None, typer.Option(help=f"{option.flag_help}.", **metavar)]  # type: ignore[name-defined]
    return inspect.Parameter(option.name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=declared)


def games_with(options: Iterable[str]) -> list[str]:
    """The games that have all of these options; all games, if none has."""
    wanted = set(options)
    fitting = [name for name in game_names() if wanted <= {option.name for option in game_spec(name).options}]
    return fitting or game_names()[:1]


def refuse_unfit(spec: AnyGame, options: Iterable[str], also: Iterable[str] = ()) -> None:
    """NotAllowedError for the flag of an option that the game doesn't have; the command takes `also` others."""
    names = [*(option.name for option in spec.options if not isinstance(option, Seat)), *also]
    for name in options:
        if name not in names:
            takes = [f"--{known}" for known in names]
            raise NotAllowedError(message("term-option-unfit", option=f"--{name}", game=spec.title, options=takes))
