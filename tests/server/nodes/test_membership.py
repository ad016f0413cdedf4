"""How long a node is watched before it counts as dead, without a database and without waiting."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from highlands.server.clock import ServerClock
from highlands.server.nodes import membership as membership_module
from highlands.server.nodes.membership import BEAT_SECONDS, DEAD_AFTER_SECONDS, Membership
from highlands.server.store import Beat
from highlands.server.store.rows import NodeRow


class WatchedNode:
    """Another node, and the one that watches it, on a clock that the test sets."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at = 1000.0
        self.seen_at = 0
        self.is_buried = False
        monkeypatch.setattr(membership_module, "time", SimpleNamespace(monotonic=lambda: self.at))
        monkeypatch.setattr(membership_module, "now", lambda: int(1000 * self.at))
        monkeypatch.setattr(membership_module, "CLOCK", ServerClock())
        nothing = cast(Any, lambda *_: None)
        store = cast(Any, SimpleNamespace(registry=self, node_id="here", is_shared=True))
        self._watching = Membership(store, on_claimed=nothing, on_gap=nothing, on_death=nothing, on_rejoined=nothing)

    async def register(self, node_id: str, at: int) -> None:
        self._row = NodeRow(id=node_id, started_at=at, seen_at=at, database_at=at)

    async def beat(self, _: str, at: int) -> Beat:
        there = NodeRow(id="there", started_at=0, seen_at=self.seen_at, database_at=at)
        return Beat(True, [self._row, there], at, 0, has_orphans=False)

    async def remove(self, node_id: str, *, seen_at: int, at: int) -> bool:
        assert (node_id, seen_at, at) == ("there", self.seen_at, self.seen_at)
        self.is_buried = True
        return True

    async def join(self) -> None:
        await self._watching._register()

    async def watch(self, seconds: float, *, is_alive: bool = False) -> float:
        """Watch it for so long, or until it is buried; how long that took."""
        begun = self.at
        while self.at - begun < seconds and not self.is_buried:
            self.at += BEAT_SECONDS
            self.seen_at += is_alive
            await self._watching._beat()
        return self.at - begun

    async def be_away(self, seconds: float) -> None:
        """Nothing is watched for so long, and then there is a heartbeat again."""
        self.at += seconds
        await self._watching._beat()


def test_a_silent_node_is_buried_in_time(monkeypatch: pytest.MonkeyPatch):
    async def work() -> None:
        node = WatchedNode(monkeypatch)
        await node.join()
        await node.watch(10, is_alive=True)
        assert not node.is_buried
        assert await node.watch(10) == DEAD_AFTER_SECONDS

    asyncio.run(work())


def test_who_had_died_before_the_database_was_away_is_buried_soon_after(monkeypatch: pytest.MonkeyPatch):
    async def work() -> None:
        node = WatchedNode(monkeypatch)
        await node.join()
        await node.watch(3, is_alive=True)
        await node.watch(DEAD_AFTER_SECONDS - BEAT_SECONDS)
        await node.be_away(20)
        assert not node.is_buried
        assert await node.watch(10) == 2 * BEAT_SECONDS, "it may be just back, as this node is"

    asyncio.run(work())


def test_who_was_alive_before_the_database_was_away_is_given_all_its_time(monkeypatch: pytest.MonkeyPatch):
    async def work() -> None:
        node = WatchedNode(monkeypatch)
        await node.join()
        await node.watch(3, is_alive=True)
        await node.be_away(20)
        assert await node.watch(10) == DEAD_AFTER_SECONDS
        assert node.is_buried

    asyncio.run(work())


def test_who_is_dead_is_buried_also_by_a_node_whose_every_heartbeat_is_late(monkeypatch: pytest.MonkeyPatch):
    async def work() -> None:
        node = WatchedNode(monkeypatch)
        await node.join()
        await node.watch(3, is_alive=True)
        for _ in range(2):
            await node.be_away(3)
            assert not node.is_buried
        await node.be_away(3)
        assert node.is_buried

    asyncio.run(work())
