"""What every command begins with: a conversation in the person's language, and kernels that are compiled."""

from __future__ import annotations

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from highlands.i18n import LANGUAGES, message
from highlands.play.precompile import is_precompiled, precompile
from highlands.terminal.talking import Talk, language_of


def talk_in(language: str | None, *, to_errors: bool = False) -> Talk:
    """A conversation in the language asked for."""
    if language is not None and language.split("-")[0] not in [name.split("-")[0] for name in LANGUAGES]:
        raise typer.BadParameter(f"there is no language “{language}”; there are: {', '.join(LANGUAGES)}")
    return Talk(Console(stderr=to_errors, highlight=False), language_of(language))


def prepare_shown(talk: Talk) -> None:
    """Compile what is not compiled yet; at a terminal, with a bar that shows how far it is."""
    if is_precompiled() or not talk.console.is_terminal:
        precompile()
        return
    talk.say(message("term-compiling"))
    columns = SpinnerColumn(), BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn()
    with Progress(*columns, console=talk.console, transient=True) as bar:
        task = bar.add_task("", total=None)
        precompile(lambda name, done, total: bar.update(task, description=name, completed=done, total=total))
