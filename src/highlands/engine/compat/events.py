"""Following what Numba compiles."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import event
from numba.core.dispatcher import Dispatcher

OnCompile = Callable[[str, bool], None]
"""Is told a function's full name, when its compilation begins (False) and when it is done (True)."""


def kernels_in(module: Any) -> set[str]:
    """The full names of the compiled functions among a module's members.

    Private: Numba has no public class of its compiled functions.
    """
    return {_full_name(member) for member in vars(module).values() if isinstance(member, Dispatcher)}


def _full_name(dispatcher: Any) -> str:
    return f"{dispatcher.py_func.__module__}.{dispatcher.py_func.__qualname__}"


class _Listener(event.Listener):  # type: ignore[misc]
    """Passes on the beginning and the end of each compilation."""

    def __init__(self, on_compile: OnCompile) -> None:
        self._on_compile = on_compile

    def on_start(self, compilation: Any) -> None:
        """A function is about to be compiled."""
        self._on_compile(_full_name(compilation.data["dispatcher"]), False)

    def on_end(self, compilation: Any) -> None:
        """A function is compiled, and with it all that it calls."""
        self._on_compile(_full_name(compilation.data["dispatcher"]), True)


@contextmanager
def compilations(on_compile: OnCompile) -> Iterator[None]:
    """Have every compilation in this process reported.

    Private: `numba.core.event` is documented for profilers, but its place and its data are not promised.
    """
    with event.install_listener("numba:compile", _Listener(on_compile)):
        yield


def on_compilations(on_compile: OnCompile) -> None:
    """Have every later compilation in this process reported, for good."""
    event.register("numba:compile", _Listener(on_compile))
