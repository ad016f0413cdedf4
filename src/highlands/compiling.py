"""Compiling kernels: one decorator, and a disk cache that cannot serve a stale rule.

Numba's cache looks only at the file of the function it stores, not at the functions that one calls. So the cache lives
in a folder named after a digest of every kernel source: with a rule changed anywhere, the old code is out of reach.
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
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np

PACKAGE = Path(__file__).parent
INTERPRETED = bool(numba.config.DISABLE_JIT)
"""Whether the kernels run as ordinary Python (NUMBA_DISABLE_JIT=1)."""

KEPT_CACHES = 4

DECLARATION = re.compile(r"^@(compiled|compiled_with_arrays|overload|intrinsic)\b", re.MULTILINE)
REGISTRATION = re.compile(r"^register\(", re.MULTILINE)
IMPORT = re.compile(r"^\s*(?:from (highlands[\w.]*) import (\([^)]*\)|.*)|import (highlands[\w.]*))", re.MULTILINE)


def kernel_sources() -> list[Path]:
    """Every source file whose change may change a kernel.

    Those that declare one, and all that these import from; and those that register a game's kernels, which say what
    compiled generic code calls.
    """
    texts = {path: path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")}
    found: set[Path] = set()
    waiting = [path for path, text in texts.items() if DECLARATION.search(text)]
    while waiting:
        path = waiting.pop()
        if path in texts and path not in found:
            found.add(path)
            waiting += _imported(texts[path])
    return sorted(found | {path for path, text in texts.items() if REGISTRATION.search(text)})


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


def digest() -> str:
    """A name for the present kernel sources and the tools that compile them."""
    total = hashlib.sha256(f"{sys.version} numpy {np.__version__} numba {numba.__version__}".encode())
    for path in kernel_sources():
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


def choose_cache() -> Path:
    """Point Numba at the cache of the present sources, and drop caches of sources long gone."""
    root = cache_root()
    here = root / digest()
    here.mkdir(parents=True, exist_ok=True)
    os.utime(here)
    by_age = sorted((path for path in root.iterdir() if path.is_dir()), key=_last_used)
    for old in by_age[:-KEPT_CACHES]:
        shutil.rmtree(old, ignore_errors=True)
    numba.config.CACHE_DIR = str(here)
    return here


CACHE = choose_cache()

Kernel = TypeVar("Kernel", bound=Callable[..., Any])


def compiled(function: Kernel) -> Kernel:
    """Make a function a kernel: compiled, kept on disk, and free of Python's lock while it runs.

    A kernel makes no arrays. So Numba need not count references to the ones it gets, which would cost a third of the
    time of a random game.
    """
    kernel: Kernel = numba.njit(cache=True, nogil=True, _nrt=False)(function)
    return kernel


def compiled_with_arrays(function: Kernel) -> Kernel:
    """The same for a function that makes arrays of its own."""
    kernel: Kernel = numba.njit(cache=True, nogil=True)(function)
    return kernel
