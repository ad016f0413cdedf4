"""What commands of the program share: common arguments, and saying clearly what is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, NoReturn

import typer

from highlands.cluster import ray_library
from highlands.errors import HighlandsError
from highlands.i18n import LANGUAGES
from highlands.terminal.showing import FileError
from highlands.terminal.starting import console_in

NOT_GOOD, NOT_READ = 1, 2
"""How the program ends where a record is broken, and where there is nothing to read."""

Language = Annotated[str | None, typer.Option(help=f"The language: {', '.join(LANGUAGES)}. Else that of $LANG.")]
File = Annotated[str, typer.Argument(help="The file, or - for the standard input.")]
ClusterAddress = Annotated[
    str | None,
    typer.Option("--cluster", metavar="auto|ADDRESS", help="Use a Ray cluster: this machine's, or by its address."),
]


def check_cluster(address: str | None) -> None:
    """Refuse a cluster where Ray is missing, before anything is compiled or played."""
    if address is not None:
        ray_library()


def refuse(language: str | None, error: HighlandsError, code: int) -> NoReturn:
    """Say what was wrong, on the error stream, and end."""
    console_in(language, to_errors=True).say(error.message)
    raise typer.Exit(code)


@contextmanager
def refusing(language: str | None) -> Iterator[None]:
    """Refuse what can't be read, and what is not good."""
    try:
        yield
    except FileError as error:
        refuse(language, error, NOT_READ)
    except HighlandsError as error:
        refuse(language, error, NOT_GOOD)
