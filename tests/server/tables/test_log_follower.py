"""Following logs: what somebody waits for is read at once, the rest together."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any, cast

from highlands.server.store import Event, Store
from highlands.server.tables.live_table import LiveTable
from highlands.server.tables.log_follower import LogFollower


class FakeTable:
    """Notes what is folded in."""

    log = SimpleNamespace(stored_version=0)
    is_locked = False

    def __init__(self) -> None:
        self.folded: list[Event] = []

    async def fold_in(self, events: Sequence[Event]) -> None:
        self.folded += events


class FakeStore:
    """Notes what is asked for; every log has one event."""

    def __init__(self) -> None:
        self.asked: list[set[str]] = []

    async def events_since(self, versions: Mapping[str, int]) -> dict[str, list[Event]]:
        self.asked.append(set(versions))
        return {table_id: [Event(number=0, at=0, seat=0, kind="move")] for table_id in versions}


def test_tables_that_nobody_watches_are_read_together_and_others_at_once():
    async def work() -> None:
        store, tables = FakeStore(), {name: FakeTable() for name in "abc"}
        loop = asyncio.get_running_loop()
        follower = LogFollower(
            cast(Store, store), cast(dict[str, LiveTable], tables), cast(Any, lambda work: loop.create_task(work))
        )
        running = loop.create_task(follower.run())
        for name in ("a", "b", "a", "unknown"):
            follower.read(name, is_unwatched=True)
        follower.read("c")
        async with asyncio.timeout(30):
            while not tables["a"].folded:
                await asyncio.sleep(0.01)
        running.cancel()
        assert store.asked == [{"c"}, {"a", "b"}]
        assert all(table.folded for table in tables.values())

    asyncio.run(work())
