"""The disk cache of compiled kernels: a folder for each scope and digest of its sources.

Nothing here is done by `import highlands`; the folders are found, made and pruned when a kernel is first compiled or
loaded.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import stat
import tempfile
from functools import cache
from pathlib import Path

from highlands.engine.sources import PACKAGE, sources

KEPT = 4
"""So many digests of a scope are kept; those used longest ago are removed."""

ALL = "all"
"""The scope of what depends on all kernel sources."""


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
    """A private folder among the temporary ones: code is loaded from it, so it must be this user's alone."""
    if not hasattr(os, "getuid"):  # Windows, where each user has a folder for temporary files
        return Path(tempfile.gettempdir()) / "highlands-kernels"
    user = os.getuid()
    root = Path(tempfile.gettempdir()) / f"highlands-kernels-{user}"
    with contextlib.suppress(FileExistsError):
        root.mkdir(mode=0o700)
    found = root.lstat()
    is_ours = stat.S_ISDIR(found.st_mode) and found.st_uid == user and not found.st_mode & 0o022
    return root if is_ours else Path(tempfile.mkdtemp(prefix="highlands-kernels-"))


def open_folder(scope: str, digest: str) -> Path:
    """The folder of a scope with its present sources; remove the folders used longest ago."""
    root = cache_root() / scope
    here = root / digest
    here.mkdir(parents=True, exist_ok=True)
    os.utime(here)
    by_age = sorted((path for path in root.iterdir() if path.is_dir()), key=_last_used)
    for old in by_age[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)
    return here


def _last_used(folder: Path) -> float:
    """When a folder was last opened; long ago, if another process is just removing it."""
    try:
        return folder.stat().st_mtime
    except FileNotFoundError:
        return 0.0


@cache
def _folder_of_scope(scope: Path) -> Path:
    name = "-".join(scope.relative_to(PACKAGE).with_suffix("").parts)
    return open_folder(name, sources().digest(sources().behind(scope)))


@cache
def common_folder() -> Path:
    """The folder for what depends on all kernel sources."""
    return open_folder(ALL, sources().digest())


def folder_for(source: Path) -> Path:
    """The folder for the kernels of a source file, apart from those of files with the same name.

    Copies of the same sources share it, wherever they are installed. What is not of this package might use anything of
    it.
    """
    if source.is_relative_to(PACKAGE):
        return _folder_of_scope(sources().scope(source)) / "-".join(source.relative_to(PACKAGE).parent.parts)
    return common_folder() / hashlib.sha256(str(source.resolve().parent).encode()).hexdigest()[:16]
