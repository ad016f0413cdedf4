"""A backup that the host fetches: written beside the database, sent a piece at a time, and removed."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from highlands.server.store import backup
from highlands.server.store.engines import is_sqlite, parse_url, sqlite_path

PIECE_BYTES = 256 * 1024


@asynccontextmanager
async def written_backup(database: str) -> AsyncGenerator[Path]:
    """A backup's file, as long as it is needed; its folder is for the server's own eyes."""
    url = parse_url(database)
    # Where the database is, there is room for it; the system's folder for temporary files may be in memory.
    folder = sqlite_path(url).absolute().parent if is_sqlite(url) else None
    with tempfile.TemporaryDirectory(dir=folder, prefix=".host-backup-") as made:
        path = Path(made) / "backup.db"
        await backup(database, path)
        yield path


async def pieces(database: str, in_turn: asyncio.Lock) -> AsyncGenerator[bytes]:
    """The bytes of a new backup."""
    async with in_turn, written_backup(database) as path:
        with path.open("rb") as file:
            while piece := await asyncio.to_thread(file.read, PIECE_BYTES):
                yield piece
