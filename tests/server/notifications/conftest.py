"""Loops that wait seconds for nothing wait less here."""

from __future__ import annotations

from pathlib import Path

import pytest

from highlands.server.notifications import outbox


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "LOOP_SECONDS", 0.02)
    monkeypatch.setattr(outbox, "FIRST_RETRY_MS", 50)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"
