"""The replay of a game: of a finished one with all cards revealed, of a running one what the observer could know."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.server.server_process import ServerProcess


def test_a_running_game_shows_no_hidden_card(shared_server: ServerProcess):
    async def play() -> None:
        created = shared_server.create_table(options={"tactics": True})
        ann = await shared_server.sit(created, 0, "Ann")
        ben = await shared_server.sit(created, 1, "Ben")
        chance = random.Random(3)
        for _ in range(12):
            for client in (ann, ben):
                if client.is_to_move:
                    await client.play_on(chance, moves=1)
            await ann.request({"type": "ping"})
            await ben.request({"type": "ping"})
        spectator = shared_server.get(f"/api/tables/{created['id']}/replay", created["spectator_secret"]).json()
        assert not spectator["revealed"]
        for frame in spectator["frames"]:
            assert {card for hand in frame["view"]["hands"] for card in hand["cards"]} <= {"c?", "t?"}
        own = shared_server.get(f"/api/tables/{created['id']}/replay", ben.secret).json()
        for frame in own["frames"]:
            theirs, mine = frame["view"]["hands"]
            assert set(theirs["cards"]) <= {"c?", "t?"}
            assert not {"c?", "t?"} & set(mine["cards"])
        assert own["frames"][-1]["view"] == ben.state["view"]

    shared_server.run(play())


@pytest.mark.parametrize("game", ["schotten-totten", "verraeter"])
def test_a_finished_game_is_revealed_from_beginning_to_end(shared_server: ServerProcess, game: str):
    async def play() -> None:
        names = ["Ann", "Ben"] if game == "schotten-totten" else ["Ann", "Ben", "Cid"]  # no bots, which take their time
        options = {} if game == "schotten-totten" else {"players": 3}
        created = shared_server.create_table(game, [None] * len(names), options=options)
        people = [await shared_server.sit(created, seat, name) for seat, name in enumerate(names)]
        await asyncio.gather(*(client.play_on(random.Random(seed)) for seed, client in enumerate(people)))
        ann = people[0]
        replay = shared_server.get(f"/api/tables/{created['id']}/replay", created["spectator_secret"]).json()
        made = [event for event in ann.events if event["kind"] == "move"]
        assert replay["revealed"]
        assert replay["end"] == ann.state["end"]
        assert len(replay["frames"]) == len(made) + 1
        assert [frame["seat"] for frame in replay["frames"][1:]] == [event["seat"] for event in made]
        hands = "hands" if game == "schotten-totten" else "players"
        key = "cards" if game == "schotten-totten" else "hand"
        first = replay["frames"][0]["view"][hands]
        assert not {"c?", "t?", "?"} & {card for hand in first for card in hand[key]}

    shared_server.run(play())
