"""`highlands precompile`: compile ahead, and take what is compiled to other machines of the same kind."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from highlands.games import BUILT_IN
from highlands.i18n import message
from highlands.terminal.commands import Language, refusing
from highlands.terminal.starting import console_in, precompile_shown


def precompile_command(
    lab: Annotated[bool, typer.Option("--lab", help="Also what environments and self-play need.")] = False,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write what is compiled to a file, for machines of this kind.")
    ] = None,
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", help="First take over such a file. It is machine code: trust it.")
    ] = None,
    language: Language = None,
) -> None:
    """Compile all games now, so that nobody waits for it later."""
    from highlands.lab.precompile import LAB
    from highlands.play.kernel_archive import load_archive, write_archive
    from highlands.play.precompile import PLAY

    console = console_in(language)
    with refusing(language):
        if load is not None:
            load_archive(load)
            console.say(message("kernels-loaded", file=str(load)))
        for purpose in (PLAY, LAB) if lab else (PLAY,):
            precompile_shown(console, BUILT_IN, purpose)
        if out is not None:
            write_archive(out)
            console.say(message("kernels-written", file=str(out)))
    if out is None and load is None:
        console.say(message("kernels-ready"))
