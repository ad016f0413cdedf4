"""Which sources compiled kernels depend on, so that changed code never meets an old cache.

Numba's cache looks only at the file of the function it stores, not at the functions that one calls. Here every kernel
has a scope: the folder of its game, or else its own file. The digest of a scope covers all sources that its kernels may
depend on, never too few, sometimes too many.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import numpy as np

from highlands.engine.compat.jit import versions

PACKAGE = Path(__file__).parents[1]

DECLARATION = re.compile(
    r"^ *@(compiled|compiled_inline|compiled_parallel|compiled_with_arrays|overload|intrinsic|_generic)\b", re.MULTILINE
)
REGISTRATION = re.compile(r"^register\(", re.MULTILINE)
IMPORT = re.compile(r"^\s*(?:from (highlands[\w.]*) import (\([^)]*\)|.*)|import (highlands[\w.]*))", re.MULTILINE)


class Sources:
    """The sources of the package as they are now, read once."""

    def __init__(self, package: Path = PACKAGE) -> None:
        """Read them."""
        self.package = package
        self._contents = {path: path.read_bytes() for path in package.rglob("*.py")}
        self._imports: dict[Path, list[Path]] = {}
        texts = {path: content.decode("utf-8") for path, content in self._contents.items()}
        self._texts = texts
        declaring = self._with_imported(path for path, text in texts.items() if DECLARATION.search(text))
        registering = {path for path, text in texts.items() if REGISTRATION.search(text)}
        self.kernels = sorted(declaring | registering)
        """Every source whose change may change a kernel: those that declare one and all that these import from; and
        those that register a game's kernels, which say what compiled generic code calls."""

    def scope(self, path: Path) -> Path:
        """The scope of a kernel by its source: the folder of a game, or else the file alone."""
        games = self.package / "games"
        return games / path.relative_to(games).parts[0] if path.is_relative_to(games) else path

    def behind(self, scope: Path) -> list[Path]:
        """Every source that the kernels of a scope may depend on.

        Those of a game depend on all of that game; generic code, which knows games by `kernel`, on all games; other
        code on what it imports.
        """
        behind = self._with_imported(source for source in self.kernels if source.is_relative_to(scope))
        if self.package / "engine" / "kernel.py" in behind and not scope.is_dir():
            behind |= {source for source in self.kernels if source.is_relative_to(self.package / "games")}
        return sorted(behind & set(self.kernels))

    def digest(self, paths: Iterable[Path] | None = None) -> str:
        """A name for these sources (without any: all kernel sources) and the tools that compile them."""
        total = hashlib.sha256(f"{sys.version} numpy {np.__version__} {versions()}".encode())
        for path in self.kernels if paths is None else paths:
            total.update(f"\0{path.relative_to(self.package).as_posix()}\0".encode())
            total.update(self._contents[path])
        return total.hexdigest()[:16]

    def _with_imported(self, files: Iterable[Path]) -> set[Path]:
        """These files of the package and all that they import from it, directly or not."""
        found: set[Path] = set()
        pending = list(files)
        while pending:
            path = pending.pop()
            if path not in found and path in self._texts:
                found.add(path)
                pending += self._imported(path)
        return found

    def _imported(self, path: Path) -> list[Path]:
        """The files of this package that a source imports from."""
        if path not in self._imports:
            found: list[Path] = []
            for module, names, alone in IMPORT.findall(self._texts[path]):
                place = self.package.joinpath(*(module or alone).split(".")[1:])
                parts = [place / name for name in re.findall(r"\w+", names)]
                modules = [part.with_suffix(".py") for part in parts] + [part / "__init__.py" for part in parts]
                here = [module for module in modules if module in self._texts]
                # Names that are no modules come from the module itself.
                own = place / "__init__.py" if place / "__init__.py" in self._texts else place.with_suffix(".py")
                found += here if len(here) == len(parts) and parts else [*here, own]
            self._imports[path] = found
        return self._imports[path]


@cache
def sources() -> Sources:
    """The sources of this process, read when the first kernel is compiled or loaded."""
    return Sources()
