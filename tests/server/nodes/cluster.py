"""Real servers in processes of their own on one PostgreSQL, and players who go to another when theirs is gone."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import httpx
from websockets.exceptions import InvalidHandshake, InvalidMessage

from tests.server.support.server_process import CLOSED, WORK_SECONDS, Client, ServerProcess, Share

T = TypeVar("T")

BROKEN = (OSError, CLOSED, TimeoutError, InvalidMessage, InvalidHandshake, httpx.TransportError)
"""What happens to a client whose server is killed or stopped."""
RESTART = 1012
NOTED_SECONDS = 5.0
"""Of longer standstills it is noted how they came about."""


class Cluster:
    """Several nodes."""

    def __init__(self, url: str, folder: Path, number: int, *options: str, starts_bots: bool = False) -> None:
        logs = [folder / f"node {index}.log" for index in range(number)]
        self.nodes = [ServerProcess(url, log, *options, starts_bots=starts_bots) for log in logs]
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


class Standstill(NamedTuple):
    """A long time without any news of a game."""

    began: float
    """By the monotonic clock."""
    seconds: float
    table: str
    player: str
    trail: list[tuple[float, str]]
    """What the player tried meanwhile, and when."""


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
        self.standstills: list[Standstill] = []
        """Times that were longer than `NOTED_SECONDS`."""
        self._version = -1
        """The last that it has seen."""
        self._thought_at = -1
        """The version at which it has last thought about a move."""
        self._trail: list[tuple[float, str]] = []
        """What it has done since there was news."""
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
                    await self.take_seat()
                self._note("joins")
                await self.client.join()
                if lost_at is not None:
                    self.longest_reconnect = max(self.longest_reconnect, time.monotonic() - lost_at)
                    lost_at = None
                await self._moves(pause)
            except BROKEN as error:
                self._note(f"lost the connection: {error!r}")
                lost_at = lost_at or time.monotonic()
                self.client.server = self.chance.choice(self.cluster.nodes)
                await asyncio.sleep(0.05)
            else:
                return

    async def take_seat(self) -> None:
        """Claim the seat."""
        client = self.client
        answer = await asyncio.to_thread(
            client.server.post_claim, client.table, self.invitation, self.name, self.made, self.seat
        )
        if answer.status_code >= 500:
            raise OSError(answer.text)
        assert answer.status_code == 200, answer.text
        self.has_seat = True

    async def _reveal_if_awaited(self) -> None:
        """Reveal my share of the deal, when everybody has committed to theirs."""
        seats = self.client.state["seats"]
        is_ready = all(seat["bot"] or seat["commitment"] for seat in seats)
        if is_ready and seats[self.seat]["share"] is None:
            await self.reveal()

    async def reveal(self) -> None:
        """Reveal my share of the deal."""
        answer = await asyncio.to_thread(self.client.server.reveal, self.client.table, self.made)
        if answer.status_code >= 500:
            raise OSError(answer.text)
        assert answer.status_code == 200, answer.text

    def _note(self, what: str) -> None:
        self._trail.append((time.monotonic(), f"{what}, node {self.cluster.nodes.index(self.client.server)}"))

    def _look(self) -> None:
        """See whether there is news of the game, and not only of the connection."""
        version = self.client.state["version"]
        if version != self._version:
            self._version = version
            self.note_wait()

    def note_wait(self) -> None:
        """Note how long there was no news until now."""
        now = time.monotonic()
        wait = now - self._news_at
        self.longest_wait = max(self.longest_wait, wait)
        if wait > NOTED_SECONDS:
            self.standstills.append(Standstill(self._news_at, wait, self.client.table, self.name, list(self._trail)))
        self._news_at = now
        self._trail.clear()

    async def _moves(self, pause: float) -> None:
        client = self.client
        self._look()
        while not client.is_over:
            if not client.is_to_move:
                await self._reveal_if_awaited()
                self._note("waits for the others")
                await client.wait_for("state")
                self._look()
                continue
            version, text = client.state["version"], self.chance.choice(client.state["moves"])
            if pause and self._thought_at != version:
                self._thought_at = version
                await asyncio.sleep(self.chance.uniform(0, 2 * pause))
                self._news_at = time.monotonic()  # the game has waited for this player
            self._note(f"makes move {version}")
            answer = await client.request({"type": "move", "version": version, "text": text})
            self._look()
            if answer["type"] == "ack":
                # The ack of a repeated move tells the present version; its place follows from what was seen before.
                number = next(
                    event["number"] for event in client.events if event["number"] >= version and event["kind"] == "move"
                )
                self.acknowledged[number] = text
            else:
                self._note(f"was told {answer['reason']['id']}")
                await asyncio.sleep(0.05)
                assert answer["reason"]["id"] in {"server-stale", "server-failed", "server-busy"}, answer

    def check(self, events: list[dict[str, Any]]) -> None:
        """The log has every acknowledged move, in its place, and its numbers have no gaps."""
        assert [event["number"] for event in events] == list(range(len(events)))
        for number, text in self.acknowledged.items():
            assert (events[number]["kind"], events[number]["text"]) == ("move", text)
