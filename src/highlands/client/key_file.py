"""A player's key in a file: the counterpart of what a browser keeps in its local storage."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import msgspec

from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.protocol.secrets import Key, new_secret

OWNER_ONLY = 0o600


class KeyFileError(HighlandsError):
    """A key file that can't be used."""


class PlayerKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a player; whoever has it is the player."""

    key: Key

    @classmethod
    def load_or_create(cls, path: Path) -> PlayerKey:
        """The key in a file, which is created if there is none, readable by its owner alone."""
        try:
            write_new(path, msgspec.json.encode(cls(new_secret())))
        except FileExistsError:
            pass
        except OSError as error:
            raise KeyFileError(message("client-key-file", path=str(path), reason=str(error.strerror))) from None
        return cls.load(path)

    @classmethod
    def load(cls, path: Path) -> PlayerKey:
        """The key in a file; KeyFileError if others may read it."""
        try:
            if os.name == "posix" and stat.S_IMODE(path.stat().st_mode) & ~OWNER_ONLY:
                raise KeyFileError(message("client-key-readable", path=str(path)))
            return msgspec.json.decode(path.read_bytes(), type=cls)
        except OSError as error:
            raise KeyFileError(message("client-key-file", path=str(path), reason=str(error.strerror))) from None
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise KeyFileError(message("client-key-unreadable", path=str(path))) from None


def write_new(path: Path, content: bytes) -> None:
    """Write a file that only its owner may read, whole or not at all; FileExistsError if there is one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = _write_beside(path, content)
    try:
        os.link(fresh, path)
    finally:
        fresh.unlink()
    _sync_folder(path)


def replace_file(path: Path, content: bytes) -> None:
    """Replace a file by one that only its owner may read: whole, or not at all."""
    _write_beside(path, content).replace(path)
    _sync_folder(path)


def _write_beside(path: Path, content: bytes) -> Path:
    """A file of this process beside another, with a content that is on the disk."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    fresh.unlink(missing_ok=True)
    number = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
    with os.fdopen(number, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(number)
    return fresh


def _sync_folder(path: Path) -> None:
    """Have the name of a file on the disk, too."""
    if os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
