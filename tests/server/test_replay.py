"""The replay of a game: of a finished one with all cards open, of a running one what the sight could know."""

from __future__ import annotations

import random

import pytest

from tests.server.house import House


def test_a_running_game_shows_no_hidden_card(small_house: House):
    async def play() -> None:
        laid = small_house.lay(options={"tactics": True})
        ann = await small_house.person(laid["id"], laid["seats"][0], "Ann")
        ben = await small_house.person(laid["id"], laid["seats"][1], "Ben")
        chance = random.Random(3)
        for _ in range(12):
            for person in (ann, ben):
                if person.is_to_move:
                    await person.play_on(chance, moves=1)
            await ann.ask({"type": "ping"})
            await ben.ask({"type": "ping"})
        spectator = small_house.get(f"/api/tables/{laid['id']}/replay", laid["spectator"]).json()
        assert not spectator["open"]
        for moment in spectator["moments"]:
            assert {card for hand in moment["view"]["hands"] for card in hand["cards"]} <= {"c?", "t?"}
        own = small_house.get(f"/api/tables/{laid['id']}/replay", laid["seats"][1]).json()
        for moment in own["moments"]:
            theirs, mine = moment["view"]["hands"]
            assert set(theirs["cards"]) <= {"c?", "t?"}
            assert not {"c?", "t?"} & set(mine["cards"])
        assert own["moments"][-1]["view"] == ben.state["view"]

    small_house.run(play())


@pytest.mark.parametrize("game", ["schotten-totten", "verraeter"])
def test_a_finished_game_is_open_from_beginning_to_end(small_house: House, game: str):
    async def play() -> None:
        seats = [None, "shepherd"] if game == "schotten-totten" else [None, "shepherd", "shepherd"]
        options = {} if game == "schotten-totten" else {"players": 3}
        laid = small_house.lay(game, seats, options=options)
        ann = await small_house.person(laid["id"], laid["seats"][0], "Ann")
        await ann.play_on(random.Random(5))
        replay = small_house.get(f"/api/tables/{laid['id']}/replay", laid["spectator"]).json()
        made = [line for line in ann.lines if line["kind"] == "move"]
        assert replay["open"]
        assert replay["end"] == ann.state["end"]
        assert len(replay["moments"]) == len(made) + 1
        assert [moment["seat"] for moment in replay["moments"][1:]] == [line["seat"] for line in made]
        hands = "hands" if game == "schotten-totten" else "players"
        key = "cards" if game == "schotten-totten" else "hand"
        first = replay["moments"][0]["view"][hands]
        assert not {"c?", "t?", "?"} & {card for hand in first for card in hand[key]}

    small_house.run(play())
