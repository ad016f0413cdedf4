"""Progress for those who wait while kernels are compiled: on a terminal one line, in a log a line for each tenth."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import TextIO

from highlands.engine.compat.events import OnCompile, on_compilations
from highlands.i18n import message, say

log = logging.getLogger(__name__)

Report = Callable[[str, int, int], None]
"""Is told which kernel is being compiled, how many are done, and about how many there are."""

LOGGED_STEPS = 10
"""In a log, progress is one line for each tenth."""

CLEAR_LINE = "\r\x1b[K"

_inside: ContextVar[bool] = ContextVar("_inside", default=False)
"""Whether this thread is compiling ahead: what it compiles meanwhile is part of that, what others compile is not."""


@contextmanager
def reporting(given: Report | None = None) -> Iterator[Report]:
    """Give what is to be told how far it is: a `given` report, or one that says at once that there is a wait."""
    outside = _inside.set(True)
    try:
        if given is not None:
            yield given
            return
        notice = say(message("term-compiling"))
        if _has_terminal():
            print(notice, file=sys.stderr)
            try:
                yield line_on(sys.stderr)
            finally:
                print(CLEAR_LINE, end="", flush=True, file=sys.stderr)
        else:
            log.warning("%s", notice)  # shown even where nobody has set up logging: it takes minutes
            yield every_tenth(log.info)
    finally:
        _inside.reset(outside)


def is_reporting() -> bool:
    """Whether this thread is just compiling kernels ahead."""
    return _inside.get()


def _has_terminal() -> bool:
    return sys.stderr is not None and sys.stderr.isatty()


def progress_text(name: str, done: int, total: int) -> str:
    """How far it is, in words."""
    return say(message("term-compiling-kernel", name=name, done=done, total=total))


def line_on(terminal: TextIO) -> Report:
    """Progress on one line of a terminal, again and again."""

    def report(name: str, done: int, total: int) -> None:
        print(f"{CLEAR_LINE}{progress_text(name, done, total)}", end="", flush=True, file=terminal)

    return report


def every_tenth(write: Callable[[str], object]) -> Report:
    """Progress as a line for each tenth."""
    reached = 0

    def report(name: str, done: int, total: int) -> None:
        nonlocal reached
        if done * LOGGED_STEPS // max(total, 1) > reached:
            reached = done * LOGGED_STEPS // total
            write(progress_text(name, done, total))

    return report


def unfailing(on_compile: OnCompile) -> OnCompile:
    """The same, but its errors are logged: Numba would raise them from the kernel call of whoever compiles."""

    def listen(name: str, is_done: bool) -> None:
        try:
            on_compile(name, is_done)
        except Exception:
            log.debug("progress is not shown", exc_info=True)

    return listen


@cache
def show_late_compilations() -> None:
    """From now on, show also what is compiled because it is called: nobody can say ahead what a program will use.

    On a terminal the kernel's name, as long as it takes; in a log one line, at the first.
    """
    pending: list[str] = []
    done = 0

    def on_compile(name: str, is_done: bool) -> None:
        nonlocal done
        if is_reporting() or not name.startswith("highlands."):
            return
        if is_done:
            if name not in pending:  # its beginning was not heard
                return
            done += 1
            pending.remove(name)
        else:
            pending.append(name)
        if _has_terminal():
            shown = progress_text(name.rpartition(".")[2], done, done + len(pending)) if pending else ""
            print(f"{CLEAR_LINE}{shown}", end="", flush=True, file=sys.stderr)
        elif done == 0 and len(pending) == 1:
            log.warning("%s", say(message("term-compiling")))

    on_compilations(unfailing(on_compile))
