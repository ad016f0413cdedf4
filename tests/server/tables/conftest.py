"""A table manager of one node, in the test's own process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from highlands.server.store import open_store
from highlands.server.tables.manager import TableManager
from tests.server.managers import Using

SECONDS = 240.0


@pytest.fixture
def use(tmp_path: Path) -> Callable[[Using], None]:
    """Runs a coroutine with a table manager over an empty store."""

    def used(work: Using) -> None:
        async def run() -> None:
            async with asyncio.timeout(SECONDS), open_store(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}") as store:
                manager = TableManager(store, bot_processes=1)
                await manager.start()
                try:
                    await work(manager)
                finally:
                    await manager.stop()

        asyncio.run(run())

    return used
