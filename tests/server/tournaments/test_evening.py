"""Whole tournaments over the network, with bots that fill up, and with a server that is killed in between."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import pytest

from highlands.protocol.secrets import new_secret
from tests.server.support.server_process import Client, ServerProcess, Share

SECONDS = 300.0
LONG_SECONDS = 1500.0
CLOCK = {"kind": "fischer", "seconds": 3600}


class Evening:
    """People at a server, and a tournament that one of them organises."""

    def __init__(self, server: ServerProcess, people: int, seconds: float = SECONDS, **plan: Any) -> None:
        self.server = server
        self.chance = random.Random(people)
        self.deadline = time.monotonic() + seconds
        self.keys = {f"Player {number}": new_secret() for number in range(people)}
        for name, key in self.keys.items():
            assert server.post("/api/players", json={"key": key, "name": name}).status_code == 200
        body = {"plan": {"name": "Evening", "time_control": CLOCK, "fill_level": "shepherd", **plan}}
        created = server.post("/api/tournaments", self.organiser, json=body)
        assert created.status_code == 201, created.text
        self.url = f"/api/tournaments/{created.json()['state']['id']}"
        for name, key in self.keys.items():
            assert server.post(f"{self.url}/entry", key, json={"name": name}).status_code == 200
        self.command(kind="start")
        self.seen: dict[int, Any] = {}
        """The outcomes of games that were shown: none may change or get lost."""
        self.is_killed_at: set[int] = set()

    @property
    def organiser(self) -> str:
        return next(iter(self.keys.values()))

    def command(self, **command: Any) -> None:
        answer = self.server.post(f"{self.url}/commands", self.organiser, json={"command": command})
        assert answer.status_code == 200, answer.text

    def view(self, key: str | None = None) -> dict[str, Any]:
        """What somebody is shown; what was shown before must be so still."""
        found: dict[str, Any] = self.server.get(self.url, key).json()
        for number in range(found["state"]["rounds"]):
            for game in self.server.get(f"{self.url}/rounds/{number}").json()["games"]:
                if game["is_over"]:
                    assert self.seen.setdefault(game["number"], game) == game
                else:
                    assert game["number"] not in self.seen
        return found

    def kill(self) -> None:
        """SIGKILL, and a new start."""
        self.server.kill()
        self.server.start()

    def play(self, *, kills: bool, whole_games: bool) -> dict[str, Any]:
        """Play it to its end; people play whole games, or all but one resign. Returns the state at the end."""
        done: set[str] = set()
        while True:
            state: dict[str, Any] = self.view()["state"]
            if state["status"] == "over":
                return state
            assert time.monotonic() < self.deadline, state
            names = {entrant["number"]: entrant["name"] for entrant in state["entrants"] if not entrant["is_bot"]}
            for game in state["open_games"]:
                people = [names[entrant] for entrant in game["entrants"] if entrant in names]
                if people and game["table"] not in done and self._is_there(game["table"], people[0]):
                    self.server.run(self._play_table(game["table"], people, kills=kills, whole_games=whole_games))
                    done.add(game["table"])
            time.sleep(0.1)

    def _is_there(self, table: str, name: str) -> bool:
        """Whether a table has been created: a pairing is shown a moment before."""
        return self.server.get(f"/api/tables/{table}/invitation", self.keys[name]).status_code == 200

    async def _play_table(self, table: str, names: list[str], *, kills: bool, whole_games: bool) -> None:
        made = [self.server.claim(table, self.keys[name], name) for name in names]
        clients = [await self.server.client(table, one.secret) for one in made]
        for client in clients:
            if client.is_to_move:
                await client.move(self.chance.choice(client.state["moves"]))
        round_number = self.server.get(self.url).json()["state"]["rounds"]
        if kills and round_number not in self.is_killed_at:
            self.is_killed_at.add(round_number)
            self.kill()
            clients = [await self._back(table, one) for one in made]
        if whole_games:
            await asyncio.gather(*(client.play_on(self.chance) for client in clients))
        for client in clients[1:] if len(clients) > 1 else clients:
            if not client.is_over:
                await client.resign()
            if (await self._back_state(client))["end"] is not None:
                break
        for client in clients:
            await client.leave()

    async def _back(self, table: str, made: Share) -> Client:
        return await self.server.client(table, made.secret)

    async def _back_state(self, client: Client) -> dict[str, Any]:
        await client.join()
        return client.state


def check_end(evening: Evening, state: dict[str, Any], entrants: int) -> None:
    assert state["ended"] == "played"
    assert len(state["entrants"]) == len(state["standings"]) == entrants
    games = [game for number in range(state["rounds"]) for game in round_games(evening, number)]
    assert all(game["is_over"] for game in games)
    assert len({game["table"] for game in games}) == len(games)
    # Nobody was taken for absent because the server was down.
    assert {entrant["withdrawn_by"] for entrant in state["entrants"]} == {None}


def round_games(evening: Evening, number: int) -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = evening.server.get(f"{evening.url}/rounds/{number}").json()["games"]
    return games


@pytest.mark.long
@pytest.mark.ci
def test_a_small_swiss_with_a_bot_survives_a_kill(shared_server: ServerProcess) -> None:
    evening = Evening(shared_server, 3, game="schotten-totten", format="swiss", rounds=2, fill_to=4)
    state = evening.play(kills=True, whole_games=False)
    check_end(evening, state, 4)
    met = [frozenset(game["entrants"]) for number in range(2) for game in round_games(evening, number)]
    assert len(set(met)) == len(met) == 4
    assert sum(row["score"] for row in state["standings"]) == 4.0
    assert evening.is_killed_at == {1, 2}


@pytest.mark.long
def test_a_swiss_of_eight_survives_kills_in_every_round(shared_server: ServerProcess) -> None:
    evening = Evening(shared_server, 5, LONG_SECONDS, game="schotten-totten", format="swiss", rounds=3, fill_to=8)
    state = evening.play(kills=True, whole_games=True)
    check_end(evening, state, 8)
    met = [frozenset(game["entrants"]) for number in range(3) for game in round_games(evening, number)]
    assert len(set(met)) == len(met) == 12
    assert sum(row["score"] for row in state["standings"]) == 12.0
    assert evening.is_killed_at == {1, 2, 3}


@pytest.mark.long
def test_a_verraeter_evening_of_seven_survives_kills_to_the_final_table(shared_server: ServerProcess) -> None:
    evening = Evening(
        shared_server, 5, LONG_SECONDS, game="verraeter", format="groups", rounds=2, final=True, fill_to=7
    )
    state = evening.play(kills=True, whole_games=True)
    check_end(evening, state, 7)
    assert state["rounds"] == 3
    final = state["round"]
    assert final["is_final"]
    (game,) = final["games"]
    assert {row["entrant"] for row in state["standings"][:4]} == set(game["entrants"])
    assert [sorted(len(one["entrants"]) for one in round_games(evening, number)) for number in range(2)] == [[3, 4]] * 2
    # Everybody sat at a table in each round, and nobody was forgotten.
    for number in range(2):
        assert sorted(entrant for one in round_games(evening, number) for entrant in one["entrants"]) == list(range(7))
