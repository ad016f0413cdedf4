"""The key that opens the host's page: made at the first start, kept in a file; the database has a digest of it."""

from __future__ import annotations

import hashlib
import os
import secrets
from pathlib import Path
from typing import NamedTuple

from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.server.clock import machine_time
from highlands.server.seat_secrets import equal
from highlands.server.store import open_store
from highlands.server.store.engines import is_sqlite, parse_url, sqlite_path
from highlands.server.store.host import BY_COMMAND, NewEntry

KEY_BYTES = 24
MODE = 0o600
FILE_NAME = "host.key"


class KeyFile(NamedTuple):
    """The key of a server, as its start finds it."""

    path: Path
    new: str | None
    """The key, if it was made just now."""
    is_valid: bool
    """Whether the file has the key whose digest is in the database; not where another machine has made it."""


class KeyFileError(HighlandsError):
    """A file that can't be read or written."""


def key_digest(key: str) -> bytes:
    """What is stored of the key. It has 192 random bits, so a fast hash is enough."""
    return hashlib.sha256(b"highlands host " + key.encode(errors="replace")).digest()


def session_digest(secret: str) -> bytes:
    """What is stored of a session's secret."""
    return hashlib.sha256(b"highlands host session " + secret.encode(errors="replace")).digest()


def default_path(database: str, data_folder: Path) -> Path:
    """Beside the SQLite file, which is the host's data folder unless they have chosen another; else there."""
    url = parse_url(database)
    return sqlite_path(url).absolute().with_suffix(f".{FILE_NAME}") if is_sqlite(url) else data_folder / FILE_NAME


async def prepare_key(database: str, path: Path) -> KeyFile:
    """Migrate the database, and have a key: the file's, or a new one where neither file nor database has any."""
    async with open_store(database) as store:
        stored = await store.host_sessions.key_hash()
        known = read_key(path)
        if stored is not None:
            return KeyFile(path, None, is_valid=known is not None and equal(key_digest(known), stored))
        key = known or write_key(path, secrets.token_urlsafe(KEY_BYTES))
        # The file comes first: a key whose digest is stored and that nobody has would lock the host out.
        is_first = await store.host_sessions.add_key(
            key_digest(key), NewEntry(at=machine_time(), by=BY_COMMAND, action="first-key")
        )
        return KeyFile(path, key if is_first and known is None else None, is_valid=is_first)


async def current_key(database: str, path: Path) -> str:
    """The key that opens the host's page; KeyFileError if the file has none, or one that the database does not know."""
    key = read_key(path)
    if key is None:
        raise KeyFileError(message("host-key-none", path=str(path)))
    async with open_store(database) as store:
        stored = await store.host_sessions.key_hash()
    if stored is not None and not equal(key_digest(key), stored):
        raise KeyFileError(message("serve-host-key-elsewhere", path=str(path)))
    return key


async def rotate_key(database: str, path: Path) -> str:
    """A new key, in the file and in the database; every open page is closed."""
    key = secrets.token_urlsafe(KEY_BYTES)
    async with open_store(database) as store:
        before = read_key(path)
        write_key(path, key)
        try:
            await store.host_sessions.replace_key(
                key_digest(key), NewEntry(at=machine_time(), by=BY_COMMAND, action="rotate-key")
            )
        except BaseException:
            if before is not None:
                write_key(path, before)
            raise
    return key


def read_key(path: Path) -> str | None:
    """The key in a file; None if there is no such file."""
    try:
        return path.read_text(encoding="ascii").strip() or None
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        raise KeyFileError(message("host-key-file", path=str(path), reason=str(error))) from None


def write_key(path: Path, key: str) -> str:
    """Write the key's file, for its owner's eyes alone, whole or not at all."""
    beside = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, MODE)
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(f"{key}\n")
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        raise KeyFileError(message("host-key-file", path=str(path), reason=str(error))) from None
    return key
