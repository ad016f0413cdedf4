"""Compiling kernels: one decorator, and a disk cache that cannot serve a stale rule.

Numba's cache looks only at the file of the function it stores, not at the functions that one calls. So the code of a
kernel lives in a folder named after a digest of every source that it may depend on: with a rule changed anywhere in
these, the old code is out of reach. A game's kernels depend on that game alone, so a change in one game, or in what
stands on the games, leaves the compiled code of the others as it is.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import stat
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba import types

PACKAGE = Path(__file__).parents[1]
INTERPRETED = bool(numba.config.DISABLE_JIT)
"""Whether the kernels run as ordinary Python (NUMBA_DISABLE_JIT=1)."""

KEPT_CACHES = 4

DECLARATION = re.compile(
    r"^@(compiled|compiled_in_place|compiled_with_arrays|overload|intrinsic|_generic)\b", re.MULTILINE
)
REGISTRATION = re.compile(r"^register\(", re.MULTILINE)
IMPORT = re.compile(r"^\s*(?:from (highlands[\w.]*) import (\([^)]*\)|.*)|import (highlands[\w.]*))", re.MULTILINE)


def kernel_sources() -> list[Path]:
    """Every source file whose change may change a kernel.

    Those that declare one, and all that these import from; and those that register a game's kernels, which say what
    compiled generic code calls.
    """
    texts = {path: path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")}
    declaring = [path for path, text in texts.items() if DECLARATION.search(text)]
    return sorted(_with_imported(declaring) | {path for path, text in texts.items() if REGISTRATION.search(text)})


def room_of(path: Path) -> Path:
    """Where a kernel source belongs: to a game's folder, or else to nothing but itself."""
    games = PACKAGE / "games"
    return games / path.relative_to(games).parts[0] if path.is_relative_to(games) else path


def sources_behind(room: Path, all_sources: list[Path]) -> list[Path]:
    """Every source that the kernels of a room may depend on: never too few, sometimes too many.

    Those of a game depend on all of that game; generic code, which knows games by `kernel`, on all games; other code on
    what it imports.
    """
    behind = _with_imported(source for source in all_sources if source.is_relative_to(room))
    if PACKAGE / "engine" / "kernel.py" in behind and not room.is_dir():
        behind |= {source for source in all_sources if source.is_relative_to(PACKAGE / "games")}
    return sorted(behind & set(all_sources))


def _with_imported(files: Iterable[Path]) -> set[Path]:
    """These files of the package and all that they import from it, near or far."""
    found: set[Path] = set()
    waiting = list(files)
    while waiting:
        path = waiting.pop()
        if path not in found and path.exists():
            found.add(path)
            waiting += _imported(path.read_text(encoding="utf-8"))
    return found


def _imported(text: str) -> Iterator[Path]:
    """The files of this package that a source imports from."""
    for module, names, alone in IMPORT.findall(text):
        place = PACKAGE.joinpath(*(module or alone).split(".")[1:])
        parts = [place / name for name in re.findall(r"\w+", names)]
        modules = [part.with_suffix(".py") for part in parts] + [part / "__init__.py" for part in parts]
        here = [path for path in modules if path.exists()]
        # Names that are no modules come from the module itself.
        own = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
        yield from here if len(here) == len(parts) and parts else [*here, own]


def digest(sources: Iterable[Path]) -> str:
    """A name for sources as they are now and the tools that compile them."""
    total = hashlib.sha256(f"{sys.version} numpy {np.__version__} numba {numba.__version__}".encode())
    for path in sources:
        total.update(f"\0{path.relative_to(PACKAGE).as_posix()}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()[:16]


def cache_root() -> Path:
    """The folder of all kernel caches: the user's, or a temporary one where that can't be written."""
    chosen = os.environ.get("NUMBA_CACHE_DIR") or os.environ.get("HIGHLANDS_CACHE")
    home = Path(chosen) if chosen else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    root = home / "highlands" / "kernels"
    try:
        root.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=root):
            return root
    except OSError:
        return temporary_root()


def temporary_root() -> Path:
    """A folder of ours among the temporary ones. Compiled code is loaded from it, so nobody else may have made it."""
    user = os.getuid() if hasattr(os, "getuid") else 0
    root = Path(tempfile.gettempdir()) / f"highlands-kernels-{user}"
    with contextlib.suppress(FileExistsError):
        root.mkdir(mode=0o700)
    found = root.lstat()
    is_ours = stat.S_ISDIR(found.st_mode) and found.st_uid == user and not found.st_mode & 0o022
    return root if is_ours else Path(tempfile.mkdtemp(prefix="highlands-kernels-"))


def _last_used(cache: Path) -> float:
    """When a cache was last chosen; long ago, if another process is just dropping it."""
    try:
        return cache.stat().st_mtime
    except FileNotFoundError:
        return 0.0


def choose_cache(room: str, sources: Iterable[Path]) -> Path:
    """The cache for a room of the house with its present sources; drop caches of sources long gone."""
    root = cache_root() / room
    here = root / digest(sources)
    here.mkdir(parents=True, exist_ok=True)
    os.utime(here)
    by_age = sorted((path for path in root.iterdir() if path.is_dir()), key=_last_used)
    for old in by_age[:-KEPT_CACHES]:
        shutil.rmtree(old, ignore_errors=True)
    return here


SOURCES = kernel_sources()
CACHE = choose_cache("all", SOURCES)
"""The folder for what depends on all sources."""


@cache
def _cache_of(room: Path) -> Path:
    """The cache for the kernels of a room."""
    return choose_cache("-".join(room.relative_to(PACKAGE).with_suffix("").parts), sources_behind(room, SOURCES))


def _keep(function: Callable[..., Any]) -> None:
    """Point Numba at the place for a function's code, which it asks for while it decorates."""
    path = Path(function.__code__.co_filename)
    # What is not of this package might use anything of it.
    numba.config.CACHE_DIR = str(_cache_of(room_of(path)) if path.is_relative_to(PACKAGE) else CACHE)


Kernel = TypeVar("Kernel", bound=Callable[..., Any])


def _widened(kind: types.Type) -> types.Type:
    """The type for which a kernel is compiled: one for all whole numbers that fit, known beforehand or not."""
    plain = types.unliteral(kind)
    return types.int64 if isinstance(plain, types.Integer) and plain.bitwidth < types.int64.bitwidth else plain


def _compiled(function: Kernel, **options: bool) -> Kernel:
    """A kernel that other kernels call with widened numbers.

    Left alone, Numba compiles a function again for every constant and every width of number that some other calls it
    with, and each of these times all that it calls: three times the work for the same code.
    """
    _keep(function)
    kernel = numba.njit(cache=True, nogil=True, **options)(function)
    if not INTERPRETED:
        template_for = kernel.get_call_template
        kernel.get_call_template = lambda args, kws: template_for(
            tuple(_widened(kind) for kind in args), {name: _widened(kind) for name, kind in kws.items()}
        )
    return cast(Kernel, kernel)


def compiled(function: Kernel) -> Kernel:
    """Make a function a kernel: compiled, kept on disk, and free of Python's lock while it runs.

    A kernel makes no arrays. So Numba need not count references to the ones it gets, which would cost a third of the
    time of a random game.
    """
    return _compiled(function, _nrt=False)


def compiled_in_place(function: Kernel) -> Kernel:
    """The same for a short function that is to become part of whatever calls it, where a call would be half its work.

    The compiler does so of itself with the shortest, or if there is one caller.
    """
    return _compiled(function, _nrt=False, forceinline=True)


def compiled_with_arrays(function: Kernel) -> Kernel:
    """The same for a function that makes arrays of its own."""
    return _compiled(function)
