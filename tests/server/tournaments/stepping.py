"""Tournaments whose time passes when a test says so."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from highlands.server.clock import CLOCK, now
from highlands.server.tables.manager import TableManager
from highlands.server.tournaments import runner
from tests.server.support.managers import with_node

SECONDS = 240.0


@pytest.fixture(autouse=True)
def stepped_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is due by itself: the tests say when."""
    monkeypatch.setattr(runner, "LOOP_SECONDS", 3600.0)


@pytest.fixture(autouse=True)
def same_clock() -> Iterator[None]:
    """What a test adds to the time is taken back."""
    offset = CLOCK._offset
    yield
    CLOCK._offset = offset


def later(*, seconds: int) -> None:
    """Let time pass at once."""
    CLOCK.set(now() + seconds * 1000)


def run(folder: Path, work: Callable[[TableManager], Awaitable[None]]) -> None:
    """Run a coroutine with a node on SQLite."""
    with_node(folder, work, seconds=SECONDS)
