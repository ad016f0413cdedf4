"""`highlands exploit` and `highlands solve`: small games, gone through from end to end; and whole ones, played."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from highlands.bots.registry import bot_factory
from highlands.errors import NotAllowedError
from highlands.games import game_spec
from highlands.i18n import Message, message
from highlands.lab.chance import enumerable_chance
from highlands.lab.solve.cfr import CFR
from highlands.lab.solve.exploit import FOLDS, exploit
from highlands.lab.solve.policy_file import has_choices, write_policy
from highlands.lab.solve.searched_response import SearchedExploitation, exploit_by_search
from highlands.lab.solve.tree import GameTree, TreeTooLargeError
from highlands.lab.solve.values import expected, exploitability
from highlands.spec.terminal.console import Console
from highlands.terminal.commands import Language, refusing
from highlands.terminal.game_flags import GameName, games_with
from highlands.terminal.starting import console_in, precompile_shown

USUAL_SAMPLES = 4
USUAL_ITERATIONS = 500
USUAL_DEALS = 50
REPORTS = 5
"""How often a solver tells how far it has come."""


def exploit_command(  # noqa: PLR0913, PLR0917 - each argument is an option of the command
    options: dict[str, Any],
    bot: Annotated[str, typer.Argument(help="A bot, such as: clansman, or chieftain,iterations=100.")],
    game: GameName = None,
    samples: Annotated[
        int, typer.Option(min=1, help=f"Seeds in each of {FOLDS} parts, of a bot that can't tell its chances.")
    ] = USUAL_SAMPLES,
    seed: Annotated[str, typer.Option(help="Of the bot's random numbers.")] = "1",
    deals: Annotated[
        int | None,
        typer.Option(
            min=3,
            help=f"Play so many deals, each on every seat, as is done in whole games (usually {USUAL_DEALS}).",
        ),
    ] = None,
    iterations: Annotated[int, typer.Option(min=1, help="Where deals are played: of the response's search.")] = 200,
    workers: Annotated[int, typer.Option(min=0, help="Where deals are played: processes; all cores by default.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    language: Language = None,
) -> None:
    """Say how much a best response wins against a bot.

    In a game so small that it can be gone through (by --colours, --strengths, --stones and --hand), that is computed.
    In a whole game, or with --deals, responses that search are played against the bot: what the best of them wins shows
    what a best response wins at least.
    """
    console, progress = console_in(language), console_in(language, to_errors=True)
    with refusing(language):
        factory = bot_factory(bot)
        spec = game_spec(game or games_with(options)[0])
        if deals is not None or enumerable_chance(spec, spec.make_options(**options)) is None:
            precompile_shown(progress, [spec.name])
            with _counter(progress) as count:
                done = itertools.count(1)
                played = exploit_by_search(
                    spec.name,
                    bot,
                    deals or USUAL_DEALS,
                    seed,
                    iterations,
                    workers=workers,
                    tick=lambda: count(next(done)),
                    **options,
                )
            if as_json:
                typer.echo(msgspec.json.encode(played).decode())
            else:
                console.say(_searched(bot, played))
            return
        try:
            tree = _tree(progress if as_json else console, game, options)
        except TreeTooLargeError as error:
            raise NotAllowedError(message("exploit-too-large", number=str(error.most_nodes))) from None
        with _counter(progress) as count:
            asked = itertools.count(1)
            found = exploit(tree, factory, seed, samples, lambda: count(next(asked)))
        if as_json:
            typer.echo(msgspec.json.encode(found).decode())
            return
        first, second = (_points(wins) for wins in found.by_seat)
        console.say(message("exploit-wins", bot=bot, wins=_points(found.wins), first=first, second=second))
        if found.is_exact:
            console.say(message("exploit-exact"))
        elif found.held_out is not None and found.error is not None:
            low = f"{_points(found.held_out)} ± {_points(found.error)}"
            console.say(message("exploit-sampled", answers=FOLDS * samples, low=low))


def _searched(bot: str, found: SearchedExploitation) -> Message:
    """What the response that was chosen won."""
    return message(
        "exploit-searched",
        bot=bot,
        wins=f"{_points(found.wins)} ± {_points(found.error)}",
        low=_points(found.low),
        response=found.response,
        deals=found.deals,
    )


def solve_command(
    options: dict[str, Any],
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where the policy goes (.npz).")],
    game: GameName = None,
    iterations: Annotated[int, typer.Option(min=1, help="Of CFR+.")] = USUAL_ITERATIONS,
    language: Language = None,
) -> None:
    """Approximate an equilibrium of a small game by CFR+, and write it to a file that a bot can play."""
    console = console_in(language)
    with refusing(language):
        if out.exists():
            raise NotAllowedError(message("arena-file-exists", path=str(out)))
        if not out.parent.is_dir():
            raise NotAllowedError(message("solve-no-folder", path=str(out.parent)))
        tree = _tree(console, game, options)
        if not has_choices(tree):
            raise NotAllowedError(message("solve-no-choices"))
        solver = CFR(tree)
        for report in range(1, REPORTS + 1):
            solver.run(iterations * report // REPORTS - solver.iterations)
            value, gap = expected(tree, solver.average), exploitability(tree, solver.average)
            console.say(message("solve-progress", iterations=solver.iterations, value=_points(value), gap=f"{gap:.2g}"))
        write_policy(out, tree, solver.average)
        bot = f"highlands.lab.solve.policy_file:PolicyBot,file={out}"
        console.say(message("solve-written", path=str(out), bot=bot))


def _tree(console: Console, game: str | None, options: dict[str, Any]) -> GameTree:
    """The whole tree of the game that is meant."""
    spec = game_spec(game or games_with(options)[0])
    precompile_shown(console, [spec.name])
    with _counter(console) as count:
        tree = GameTree(spec, spec.make_options(**options), tick=count)
    console.say(message("solve-tree", nodes=len(tree), sets=len(tree.sets)))
    return tree


@contextmanager
def _counter(console: Console) -> Iterator[Callable[[int], None]]:
    """Shows at a terminal how much is done, of what nobody knows how much it will be."""
    columns = SpinnerColumn(), TextColumn("{task.completed:,}"), TimeElapsedColumn()
    with Progress(*columns, console=console.rich, transient=True, disable=not console.rich.is_terminal) as bar:
        task = bar.add_task("", total=None)
        yield lambda done: bar.update(task, completed=done)


def _points(number: float) -> str:
    """A number of points, with as many digits as mean anything; never -0."""
    return f"{round(number, 4) + 0.0:.4f}"
