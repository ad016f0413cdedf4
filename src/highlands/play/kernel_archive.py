"""Kernels that are compiled here, as one file for other machines of the same kind.

The file is a ZIP archive of the cache folders of the present sources, with a manifest that says what it was compiled
from, by what and for which processor. **It is machine code**: load only a file of your own, or of somebody you trust.
"""

from __future__ import annotations

import os
import zipfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import msgspec

from highlands.engine.compat.target import compile_target
from highlands.engine.kernel_cache import common_folder, folder_for
from highlands.engine.sources import sources
from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.play.precompile import forget_markers

FORMAT = 1
MANIFEST = "manifest.json"
CODE, INDEX = ".nbc", ".nbi"
"""Numba's files: the compiled code, and the index of a kernel, which names it."""


class KernelArchiveError(HighlandsError):
    """A file of compiled kernels that can't be used here."""


class Manifest(msgspec.Struct, frozen=True):
    """What an archive holds."""

    format: int
    digest: str
    """Of the kernels' sources, and of the versions of Python, NumPy and the compilers."""
    target: list[str]


def _manifest() -> Manifest:
    return Manifest(FORMAT, sources().digest(), compile_target())


def _root() -> Path:
    """The folder of all kernel caches."""
    return common_folder().parents[1]


def _folders() -> list[Path]:
    """The cache folders of the present sources, without that of the markers."""
    return sorted({folder_for(source).parent for source in sources().kernels})


def _files() -> Iterator[Path]:
    """All files of the cache of the present sources: the code before the indices that name it, the markers last."""
    found = [path for folder in _folders() for path in sorted(folder.rglob("*"))]
    yield from (path for path in found if path.suffix == CODE)
    yield from (path for path in found if path.suffix == INDEX)
    yield from sorted(path for path in common_folder().iterdir() if path.is_file())


def write_archive(path: Path) -> None:
    """Write all that is compiled of the present sources; KernelArchiveError if the file can't be written."""
    unfinished = path.with_name(f"{path.name}.part")
    try:
        with zipfile.ZipFile(unfinished, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
            archive.writestr(MANIFEST, msgspec.json.encode(_manifest()))
            for file in _files():
                archive.write(file, file.relative_to(_root()).as_posix())
        unfinished.replace(path)
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        raise _unreadable(path, error) from error


def load_archive(path: Path) -> None:
    """Put an archive's kernels into the cache of this machine; KernelArchiveError if they were made for another kind.

    A kernel that is in the cache already stays as it is: its index and its code belong together. Where it differs, the
    markers are left out, so that what is missing is compiled when it is next asked for.
    """
    try:
        with zipfile.ZipFile(path) as archive:
            _check(path, msgspec.json.decode(archive.read(MANIFEST), type=Manifest))
            _unpack(archive)
    except (OSError, KeyError, ValueError, msgspec.MsgspecError, zipfile.BadZipFile) as error:
        raise _unreadable(path, error) from error
    forget_markers()


def _unreadable(path: Path, error: Exception) -> KernelArchiveError:
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return KernelArchiveError(message("kernels-unreadable", file=str(path), reason=reason))


def _check(path: Path, manifest: Manifest) -> None:
    """Refuse what would never be loaded here."""
    here = _manifest()
    if (manifest.format, manifest.digest) != (here.format, here.digest):
        raise KernelArchiveError(message("kernels-other-version", file=str(path)))
    if manifest.target != here.target:
        theirs, own = (" ".join(target[:2]) for target in (manifest.target, here.target))
        raise KernelArchiveError(message("kernels-other-processor", file=str(path), theirs=theirs, here=own))


def _unpack(archive: zipfile.ZipFile) -> None:
    """Write the files in their order, each whole at once."""
    root, markers, folders = _root(), common_folder(), set(_folders())
    differs = False
    for name in archive.namelist():
        if name == MANIFEST:
            continue
        target = root.joinpath(*PurePosixPath(name).parts)
        is_marker = target.parent == markers
        if ".." in target.parts or not (
            is_marker or (target.suffix in {CODE, INDEX} and folders & set(target.parents))
        ):
            raise ValueError(name)
        index = _index_of(target)
        if is_marker:
            if differs:
                continue
        elif index.exists():
            differs |= target == index and index.read_bytes() != archive.read(name)
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        unfinished = target.with_name(f"{target.name}.{os.getpid()}.part")
        unfinished.write_bytes(archive.read(name))
        unfinished.replace(target)


def _index_of(file: Path) -> Path:
    """The index of the kernel that a file belongs to: code is named like it, with a number behind.

    >>> _index_of(Path("bits.count-12.py311.1.nbc")).name
    'bits.count-12.py311.nbi'
    """
    return file.with_suffix(INDEX) if file.suffix == INDEX else file.with_name(file.name.rsplit(".", 2)[0] + INDEX)
