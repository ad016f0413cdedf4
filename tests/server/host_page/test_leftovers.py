"""What is left on the disk: a key of another server, and backups whose server was killed while it sent them."""

from __future__ import annotations

import asyncio
import os
import tempfile
from pathlib import Path

import pytest

from highlands.server.host_page.backup_download import PREFIX, STALE_SECONDS, remove_stale
from highlands.server.host_page.key import KeyFileError, current_key, prepare_key, write_key


def test_a_key_that_opens_nothing_is_not_printed(tmp_path: Path) -> None:
    database, path = f"sqlite+aiosqlite:///{tmp_path / 'games.db'}", tmp_path / "host.key"
    with pytest.raises(KeyFileError, match="There is no key"):
        asyncio.run(current_key(database, path))
    made = asyncio.run(prepare_key(database, path)).new
    assert made is not None
    assert asyncio.run(current_key(database, path)) == made
    write_key(path, "that-of-another-machine")
    with pytest.raises(KeyFileError, match="has a key that is not in"):
        asyncio.run(current_key(database, path))


def test_backups_of_a_server_that_was_killed_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path))
    (tmp_path / "games.db").touch()

    def leave(name: str) -> Path:
        left = tmp_path / f"{PREFIX}{name}"
        left.mkdir(exist_ok=True)
        (left / "backup.db").write_text("all cards")
        return left

    left = leave("a")
    remove_stale(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
    assert not left.exists()
    old, new = leave("a"), leave("b")
    os.utime(old, (0, old.stat().st_mtime - STALE_SECONDS - 1))
    remove_stale("postgresql+asyncpg://nobody@127.0.0.1/games")
    assert (old.exists(), new.exists()) == (False, True)
    assert (tmp_path / "games.db").exists()
