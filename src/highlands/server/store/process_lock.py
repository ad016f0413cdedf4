"""One server for one SQLite file.

Two would each keep tables in memory and play their bots. SQLite itself would let them: its locks last as long as a
transaction.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
from collections.abc import Iterator
from pathlib import Path

from highlands.i18n import message
from highlands.server.store.engines import is_sqlite, parse_url, sqlite_path
from highlands.server.store.errors import StoreError

SUFFIX = ".lock"


@contextlib.contextmanager
def only_server(url: str) -> Iterator[None]:
    """Be the only server of a SQLite file, until the end of the block or of the process, however it ends.

    StoreError if there is another. Any number of servers may use one PostgreSQL.
    """
    parsed = parse_url(url)
    if not is_sqlite(parsed):
        yield
        return
    # Under whatever name the file was given. Its own locks belong to SQLite, so there is a file beside it.
    path = sqlite_path(parsed).resolve()
    lock = path.with_name(path.name + SUFFIX)
    descriptor = _open(lock)
    try:
        try:
            # A lock of the process: its worker processes, which may outlive it for a moment, don't hold it.
            fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            raise StoreError(message("store-in-use", path=str(path))) from None
        yield
    finally:
        os.close(descriptor)


def _open(lock: Path) -> int:
    try:
        lock.parent.mkdir(parents=True, exist_ok=True)
        return os.open(lock, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise StoreError(message("store-unreachable", reason=str(error))) from None
