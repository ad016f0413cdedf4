"""The server is killed at any moment: no acknowledged move is lost, none is doubled, and every game goes on."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidMessage

from tests.server.support.server_process import CLOSED, START_SECONDS, WORK_SECONDS, Client, ServerProcess, Share

TABLES = 6
LONG_KILLS = 50


class ReconnectingPlayer:
    """Plays random moves, remembers which were acknowledged, and reconnects whenever the connection breaks."""

    def __init__(self, server: ServerProcess, created: dict[str, Any], seat: int, name: str, seed: int) -> None:
        self.made = Share.new()
        self.client = Client(server, created["id"], self.made.secret)
        self.invitation, self.seat = created["invitations"][seat], seat
        self.name = name
        self.chance = random.Random(seed)
        self.acknowledged: dict[int, str] = {}
        """The moves by the numbers of their events."""

    async def play(self) -> None:
        while True:
            try:
                await self._take_seat()
                await self.client.join()
                await self._moves()
            except (OSError, CLOSED, TimeoutError, httpx.TransportError, InvalidMessage):
                # The last: killed between connecting and joining.
                await asyncio.sleep(0.05)
            else:
                return

    async def _take_seat(self) -> None:
        """Each time anew: a claim that is repeated is acknowledged again."""
        client = self.client
        answer = await asyncio.to_thread(
            client.server.post_claim, client.table, self.invitation, self.name, self.made, self.seat
        )
        assert answer.status_code == 200, answer.text

    async def _reveal(self) -> None:
        seats = self.client.state["seats"]
        if all(seat["commitment"] for seat in seats) and seats[self.seat]["share"] is None:
            answer = await asyncio.to_thread(self.client.server.reveal, self.client.table, self.made)
            assert answer.status_code == 200, answer.text

    async def _moves(self) -> None:
        client = self.client
        while not client.is_over:
            if not client.is_to_move:
                await self._reveal()
                await client.wait_for("state")
                continue
            version, text = client.state["version"], self.chance.choice(client.state["moves"])
            answer = await client.request({"type": "move", "version": version, "text": text})
            if answer["type"] == "ack":
                self.acknowledged[answer["version"] - 1] = text
            else:
                assert answer["reason"]["id"] == "server-stale", answer


def check(player: ReconnectingPlayer, events: list[dict[str, Any]]) -> None:
    """The log has every acknowledged move, in its place, and its numbers have no gaps."""
    assert [event["number"] for event in events] == list(range(len(events)))
    for number, text in player.acknowledged.items():
        assert (events[number]["kind"], events[number]["text"]) == ("move", text)


async def kill_and_play(server: ServerProcess, kills: int, seed: int) -> None:
    chance = random.Random(seed)
    players: list[ReconnectingPlayer] = []
    for number in range(TABLES):
        created = server.create_table(options={"tactics": number % 2 == 1, "rounds": 1 + 2 * (kills > TABLES)})
        for seat in range(2):
            name = f"{number} {seat}"
            players.append(ReconnectingPlayer(server, created, seat, name, seed + 10 * number + seat))
    games = asyncio.gather(*(player.play() for player in players))
    for _ in range(kills):
        await asyncio.sleep(chance.uniform(0.05, 0.6))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    await games
    for player in players:
        state = (await asyncio.to_thread(server.get, f"/api/tables/{player.client.table}", player.client.secret)).json()
        assert state["end"] is not None, f"{player.name} did not come to the end"
        assert state["end"]["reason"] == "played"
        check(player, state["events"])


# In `make test` on SQLite alone; what PostgreSQL has stored outlives a kill in tests/server/store/test_kill.py as well.
def test_a_few_kills_lose_nothing(server: ServerProcess):
    server.run(kill_and_play(server, 2, seed=1), WORK_SECONDS + 2 * START_SECONDS)


@pytest.mark.long
def test_many_kills_lose_nothing(server: ServerProcess):
    for seed in range(LONG_KILLS // 5):
        server.run(kill_and_play(server, 5, seed=100 * seed), WORK_SECONDS + 5 * START_SECONDS)


@pytest.mark.long
@pytest.mark.ci
def test_a_bots_turn_goes_on_after_a_kill(server: ServerProcess):
    async def play() -> None:
        created = server.create_table(seats=[None, "chieftain"], options={"first": 0})
        ann = await server.sit(created, 0, "Ann")
        await ann.move(ann.state["moves"][0])
        server.kill()
        server.start()
        await ann.join()
        while not ann.is_to_move:
            await ann.wait_for("state")
        assert [event["seat"] for event in ann.events if event["kind"] == "move"][:2] == [0, 1]

    server.run(play())
