"""`highlands hint`, and hints in a game: the best few moves with their chances and reasons."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from highlands.bots.hints import Hint, hints
from highlands.engine import kernel
from highlands.engine.kernel import NOBODY
from highlands.engine.state import State
from highlands.errors import NotAllowedError, UnreadableError
from highlands.games import game_names
from highlands.i18n import Message, message
from highlands.play.observed import observed_state
from highlands.spec.game_spec import AnyGame
from highlands.spec.observation import Observation
from highlands.spec.options import SEAT_LETTERS
from highlands.spec.terminal.console import Console
from highlands.terminal.commands import Language, refusing
from highlands.terminal.showing import games_named, state_of, text_of
from highlands.terminal.starting import console_in, precompile_shown

SAMPLES = 16
"""How often the unknown parts of a position are sampled, to see whether its player's own cards are among them."""


def hint(
    source: Annotated[
        list[str], typer.Argument(metavar="FILE|POSITION…", help="A file, - for the standard input, or a position.")
    ],
    seat: Annotated[str | None, typer.Option(metavar="A", help="For whom; it must be this player's turn.")] = None,
    at: Annotated[
        str | None, typer.Option(metavar="TURN", help="In a record, after turn 12, or its first move: 12 or 12.1.")
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.01, max=3600, help="Search time.")] = 2.0,
    language: Language = None,
) -> None:
    """Name the best few moves of a position or a record, each with its chance to win and a reason."""
    console = console_in(language)
    with refusing(language):
        text = _text(source)
        precompile_shown(console_in(language, to_errors=True), games_named(text))
        spec, state = state_of(text, at)
        observation = observation_of_mover(spec, state, seat)
        title = message("hint-title", who="other", seat=SEAT_LETTERS[observation.seat])
        console.rich.print(render(console, title, hints(observation, seconds)))


def _text(source: list[str]) -> str:
    """The text: a position in the arguments themselves, a line each, else that of a file."""
    first = source[0].replace(";", " ").split()
    if first and first[0].lower() in game_names():
        return "\n".join(source)
    return text_of(" ".join(source))


def observation_of_mover(spec: AnyGame, state: State, seat: str | None = None) -> Observation:
    """The mover's observation of a state that may have unknown parts; refused if the mover should know one of them."""
    mover = kernel.to_move(state)
    if mover == NOBODY:
        raise NotAllowedError(message("game-is-over"))
    letters = SEAT_LETTERS[: spec.seats(state)]
    if seat is not None and (len(seat) != 1 or seat.upper() not in letters):
        raise UnreadableError(message("hint-no-seat", text=seat, seats=list(letters)))
    if seat is not None and letters.index(seat.upper()) != mover:
        raise NotAllowedError(message("not-your-turn", seat=seat.upper()))
    observed = observed_state(spec, state, mover)
    if not spec.is_whole(state):
        others = (observed_state(spec, state, mover, number) for number in range(1, SAMPLES))
        if any(other.tobytes() != observed.tobytes() for other in others):
            raise NotAllowedError(message("hint-hand-hidden", seat=letters[mover]))
    return Observation(spec, observed, mover, 0)


def render(console: Console, title: Message, found: list[Hint]) -> RenderableType:
    """Hints as a table."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column(no_wrap=True, justify="right")
    grid.add_column()
    for one in found:
        chance = message("term-percent", number=round(100 * one.chance))
        grid.add_row(Text(one.move.text), Text(console.words(chance)), Text(console.words(one.reason)))
    return Group(Text(console.sentence(title)), grid)
