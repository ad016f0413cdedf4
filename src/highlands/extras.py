"""Libraries that only some need: imported when they are asked for, with a clear word where they are missing."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from highlands.errors import HighlandsError
from highlands.i18n import message


class MissingExtraError(HighlandsError, ModuleNotFoundError):
    """A library is not installed that this part of Highlands needs."""


def need(library: str, extra: str = "envs") -> ModuleType:
    """A library by its name; MissingExtraError, which names the extra to install, if it isn't there.

    >>> need("math").__name__
    'math'
    >>> need("unheard_of", "data")
    Traceback (most recent call last):
    ...
    highlands.extras.MissingExtraError: This needs unheard_of, which is not installed: pip install 'highlands[data]'
    """
    try:
        return import_module(library)
    except ModuleNotFoundError as missing:
        # A library that is there but lacks one of its own parts is named by that part.
        name = (missing.name or library).partition(".")[0]
        raise MissingExtraError(message("extra-missing", library=name, extra=f"highlands[{extra}]")) from missing
