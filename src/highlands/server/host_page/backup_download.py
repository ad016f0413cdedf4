"""A backup that the host fetches: written beside the database, sent a piece at a time, and removed."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from highlands.server.store import backup
from highlands.server.store.engines import is_sqlite, parse_url, sqlite_path

PIECE_BYTES = 256 * 1024
PREFIX = ".host-backup-"
STALE_SECONDS = 24 * 60 * 60
"""No backup takes longer to send."""


def _folder(database: str) -> Path:
    """Where the database is, there is room for a backup; the system's folder for temporary files may be in memory."""
    url = parse_url(database)
    return sqlite_path(url).absolute().parent if is_sqlite(url) else Path(tempfile.gettempdir())


def remove_stale(database: str) -> None:
    """Remove what a server has left behind that was killed while it sent a backup: all cards are in it.

    An SQLite file has one server, so that nobody is writing one. Elsewhere another node may be.
    """
    is_alone = is_sqlite(parse_url(database))
    for left in _folder(database).glob(f"{PREFIX}*"):
        with suppress(OSError):
            if is_alone or time.time() - left.stat().st_mtime > STALE_SECONDS:
                shutil.rmtree(left)


@asynccontextmanager
async def written_backup(database: str) -> AsyncGenerator[Path]:
    """A backup's file, as long as it is needed; its folder is for the server's own eyes."""
    with tempfile.TemporaryDirectory(dir=_folder(database), prefix=PREFIX) as made:
        path = Path(made) / "backup.db"
        await backup(database, path)
        yield path


async def pieces(database: str, in_turn: asyncio.Lock) -> AsyncGenerator[bytes]:
    """The bytes of a new backup."""
    async with in_turn, written_backup(database) as path:
        with path.open("rb") as file:
            while piece := await asyncio.to_thread(file.read, PIECE_BYTES):
                yield piece
