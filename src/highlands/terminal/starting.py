"""What every command begins with: a console in the person's language, and kernels that are compiled."""

from __future__ import annotations

from collections.abc import Collection

import typer
from rich.console import Console as RichConsole
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from highlands.i18n import LANGUAGES, message
from highlands.play.precompile import Purpose, is_precompiled, precompile
from highlands.spec.terminal.console import Console, language_of


def console_in(language: str | None, *, to_errors: bool = False) -> Console:
    """A console in the language asked for."""
    if language is not None and language.split("-")[0] not in [name.split("-")[0] for name in LANGUAGES]:
        raise typer.BadParameter(f"there is no language “{language}”; there are: {', '.join(LANGUAGES)}")
    return Console(RichConsole(stderr=to_errors, highlight=False), language_of(language))


def precompile_shown(console: Console, games: Collection[str], purpose: Purpose | None = None) -> None:
    """Compile what of these games is not compiled yet; at a terminal, with a bar that shows how far it is.

    Without a `purpose` it is play.
    """
    if is_precompiled(games, purpose) or not console.rich.is_terminal:
        precompile(games, purpose=purpose)
        return
    console.say(message("term-compiling"))
    columns = SpinnerColumn(), BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn()
    with Progress(*columns, console=console.rich, transient=True) as bar:
        task = bar.add_task("", total=None)

        def report(name: str, done: int, total: int) -> None:
            bar.update(task, description=name, completed=done, total=total)

        precompile(games, report, purpose)
