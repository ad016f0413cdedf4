"""Real servers in processes of their own on one PostgreSQL, and players who go to another when theirs is gone."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.exceptions import InvalidHandshake, InvalidMessage

from tests.server.support.server_process import CLOSED, WORK_SECONDS, Client, ServerProcess, Share

T = TypeVar("T")

BROKEN = (OSError, CLOSED, TimeoutError, InvalidMessage, InvalidHandshake, httpx.TransportError)
"""What happens to a client whose server is killed or stopped."""
RESTART = 1012


class Cluster:
    """Several nodes."""

    def __init__(self, url: str, folder: Path, number: int, *options: str) -> None:
        self.nodes = [ServerProcess(url, folder / f"node {index}.log", *options) for index in range(number)]
        for node in self.nodes:
            node._shares = self.nodes[0]._shares  # a table's seats may be claimed at different nodes

    def start(self) -> None:
        for node in self.nodes:
            if not node.is_running:
                node.start()

    def kill(self) -> None:
        for node in self.nodes:
            if node.is_running:
                node.kill()

    @property
    def log(self) -> str:
        return "".join(node.log.read_text() for node in self.nodes)

    def run(self, work: Coroutine[Any, Any, T], seconds: float = WORK_SECONDS) -> T:
        """Run a coroutine that uses clients, and disconnect them in the end."""

        async def done() -> T:
            try:
                async with asyncio.timeout(seconds):
                    return await work
            finally:
                for node in self.nodes:
                    for client in node.clients:
                        await client.leave()
                    node.clients.clear()

        return asyncio.run(done())

    async def seat(self, created: dict[str, Any], seat: int, name: str, node: int) -> Client:
        """A client at a node that has taken a seat of a new table."""
        return await self.nodes[node].sit(created, seat, name)


async def caught_up(*clients: Client) -> None:
    """Wait until all have seen the same."""
    while len({client.state["version"] for client in clients}) > 1:
        behind = min(clients, key=lambda client: int(client.state["version"]))
        await behind.wait_for("state")


class RoamingPlayer:
    """Plays random moves at any node that answers, and remembers which were acknowledged and how long it took."""

    def __init__(self, cluster: Cluster, created: dict[str, Any], seat: int, seed: int) -> None:
        self.cluster = cluster
        self.made = Share.new()
        self.client = Client(cluster.nodes[seed % len(cluster.nodes)], created["id"], self.made.secret)
        self.invitation, self.seat = created["invitations"][seat], seat
        self.name = f"Player {seed}"
        self.chance = random.Random(seed)
        self.acknowledged: dict[int, str] = {}
        """The moves by the numbers of their events."""
        self.longest_wait = 0.0
        """The longest time without any news of the game, in seconds."""
        self.longest_reconnect = 0.0
        self.has_seat = False
        self._news_at = time.monotonic()

    async def play(self, *, pause: float = 0.0) -> None:
        """Play until the game is over."""
        lost_at: float | None = None
        self._news_at = time.monotonic()
        while True:
            try:
                if not self.has_seat:
                    await self._take_seat()
                await self.client.join()
                if lost_at is not None:
                    self.longest_reconnect = max(self.longest_reconnect, time.monotonic() - lost_at)
                    lost_at = None
                await self._moves(pause)
            except BROKEN:
                lost_at = lost_at or time.monotonic()
                self.client.server = self.chance.choice(self.cluster.nodes)
                await asyncio.sleep(0.05)
            else:
                return

    async def _take_seat(self) -> None:
        client = self.client
        answer = await asyncio.to_thread(
            client.server.post_claim, client.table, self.invitation, self.name, self.made, self.seat
        )
        if answer.status_code >= 500:
            raise OSError(answer.text)
        assert answer.status_code == 200, answer.text
        self.has_seat = True

    async def _reveal(self) -> None:
        """Reveal my share of the deal, when everybody has committed to theirs."""
        seats = self.client.state["seats"]
        is_ready = all(seat["bot"] or seat["commitment"] for seat in seats)
        if is_ready and seats[self.seat]["share"] is None:
            answer = await asyncio.to_thread(self.client.server.reveal, self.client.table, self.made)
            if answer.status_code >= 500:
                raise OSError(answer.text)
            assert answer.status_code == 200, answer.text

    def _heard(self) -> None:
        now = time.monotonic()
        self.longest_wait = max(self.longest_wait, now - self._news_at)
        self._news_at = now

    async def _moves(self, pause: float) -> None:
        client = self.client
        self._heard()
        while not client.is_over:
            if not client.is_to_move:
                await self._reveal()
                await client.wait_for("state")
                self._heard()
                continue
            if pause:
                await asyncio.sleep(self.chance.uniform(0, 2 * pause))
                self._news_at = time.monotonic()
            version, text = client.state["version"], self.chance.choice(client.state["moves"])
            answer = await client.request({"type": "move", "version": version, "text": text})
            self._heard()
            if answer["type"] == "ack":
                # The ack of a repeated move tells the present version; its place follows from what was seen before.
                number = next(
                    event["number"] for event in client.events if event["number"] >= version and event["kind"] == "move"
                )
                self.acknowledged[number] = text
            else:
                assert answer["reason"]["id"] in {"server-stale", "server-failed", "server-busy"}, answer

    def check(self, events: list[dict[str, Any]]) -> None:
        """The log has every acknowledged move, in its place, and its numbers have no gaps."""
        assert [event["number"] for event in events] == list(range(len(events)))
        for number, text in self.acknowledged.items():
            assert (events[number]["kind"], events[number]["text"]) == ("move", text)
