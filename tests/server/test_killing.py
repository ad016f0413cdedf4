"""The server is killed at any moment: no acknowledged move is lost, none is doubled, and every game goes on."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from websockets.exceptions import InvalidMessage

from tests.server.house import CLOSED, START_SECONDS, WORK_SECONDS, House, Person

TABLES = 6
LONG_KILLS = 50


class Stubborn:
    """Plays random moves, remembers what was acknowledged, and comes back whenever the connection breaks."""

    def __init__(self, house: House, table: str, secret: str, name: str, seed: int) -> None:
        self.person = Person(house, table, secret)
        self.name = name
        self.chance = random.Random(seed)
        self.acknowledged: dict[int, str] = {}
        """By the number of the entry: the move."""

    async def play(self) -> None:
        while True:
            try:
                await self.person.come()
                await self.person.ask({"type": "sit", "name": self.name})
                await self._moves()
            except (OSError, CLOSED, TimeoutError, InvalidMessage):  # the last: killed between connecting and greeting
                await asyncio.sleep(0.05)
            else:
                return

    async def _moves(self) -> None:
        person = self.person
        while not person.is_over:
            if not person.is_to_move:
                await person.wait_for("state")
                continue
            number, text = person.state["number"], self.chance.choice(person.state["moves"])
            answer = await person.ask({"type": "move", "number": number, "text": text})
            if answer["type"] == "done":
                self.acknowledged[answer["number"] - 1] = text
            else:
                assert answer["reason"]["id"] == "server-stale", answer


def check(player: Stubborn, lines: list[dict[str, Any]]) -> None:
    """The log has every acknowledged move, in its place, and its numbers have no gaps."""
    assert [line["number"] for line in lines] == list(range(len(lines)))
    for number, text in player.acknowledged.items():
        assert (lines[number]["kind"], lines[number]["text"]) == ("move", text)


async def kill_and_play(house: House, kills: int, seed: int) -> None:
    chance = random.Random(seed)
    players: list[Stubborn] = []
    for number in range(TABLES):
        laid = house.lay(options={"tactics": number % 2 == 1, "rounds": 1 + 2 * (kills > TABLES)})
        for seat in range(2):
            name = f"{number} {seat}"
            players.append(Stubborn(house, laid["id"], laid["seats"][seat], name, seed + 10 * number + seat))
    games = asyncio.gather(*(player.play() for player in players))
    for _ in range(kills):
        await asyncio.sleep(chance.uniform(0.05, 0.6))
        await asyncio.to_thread(house.kill)
        await asyncio.to_thread(house.start)
    await games
    for player in players:
        state = (await asyncio.to_thread(house.get, f"/api/tables/{player.person.table}", player.person.secret)).json()
        assert state["end"] is not None, f"{player.name} did not come to the end"
        assert state["end"]["reason"] == "played"
        check(player, state["lines"])


def test_a_few_kills_lose_nothing(house: House):
    house.run(kill_and_play(house, 2, seed=1), WORK_SECONDS + 2 * START_SECONDS)


@pytest.mark.long
def test_many_kills_lose_nothing(house: House):
    for seed in range(LONG_KILLS // 5):
        house.run(kill_and_play(house, 5, seed=100 * seed), WORK_SECONDS + 5 * START_SECONDS)


def test_a_bots_turn_goes_on_after_a_kill(house: House):
    async def play() -> None:
        laid = house.lay(seats=[None, "chieftain"], options={"first": 0})
        ann = await house.person(laid["id"], laid["seats"][0], "Ann")
        await ann.move(ann.state["moves"][0])
        house.kill()
        house.start()
        await ann.come()
        while not ann.is_to_move:
            await ann.wait_for("state")
        assert [line["seat"] for line in ann.lines if line["kind"] == "move"][:2] == [0, 1]

    house.run(play())
