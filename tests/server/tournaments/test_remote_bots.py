"""A bot from outside that enters tournaments by its rules, and plays wherever one keeps a seat for it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from highlands.client import Client
from highlands.client.bots import tournaments
from highlands.client.bots.rules import Rules, RulesError, TournamentRule, read_rules
from highlands.client.tournaments import TournamentPlan
from highlands.protocol.secrets import new_secret
from tests.server.server_process import ServerProcess
from tests.server.test_remote_bots import hosted, run

CLOCK = {"kind": "fischer", "seconds": 3600}


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournaments, "LOOK_SECONDS", 0.2)
    monkeypatch.setattr(tournaments, "SEARCH_SECONDS", 0.5)


def create(server: ServerProcess, organiser: str, **more: Any) -> str:
    """A tournament that its organiser has entered."""
    assert server.post("/api/players", json={"key": organiser, "name": "Ann"}).status_code == 200
    plan = {"name": "Open", "game": "schotten-totten", "format": "swiss", "rounds": 2, "time_control": CLOCK, **more}
    created = server.post("/api/tournaments", organiser, json={"plan": plan})
    assert created.status_code == 201, created.text
    tournament = str(created.json()["state"]["id"])
    assert server.post(f"/api/tournaments/{tournament}/entry", organiser, json={"name": "Ann"}).status_code == 200
    return tournament


async def play_as_ann(client: Client, tournament: str) -> Any:
    """Lose every game; the view at the end."""
    played: set[str] = set()
    while (view := await client.tournament(tournament)).state.status != "over":
        for table in set(view.your_tables) - played:
            async with await client.sit_down(table, client.key, "Ann") as seat:
                async for state in seat.states():
                    if state.started:
                        await seat.resign()
                        break
            played.add(table)
        await asyncio.sleep(0.1)
    return view


def test_a_bot_enters_what_its_rules_name_and_plays_every_round(shared_server: ServerProcess) -> None:
    ann = new_secret()
    public = create(shared_server, ann, public=True, admits_bots=True)
    by_link = create(shared_server, ann, game="schotten-totten", format="round-robin", admits_bots=True)
    for_people = create(shared_server, ann, public=True)
    told: list[str] = []
    links = [f"{shared_server.address}/tournaments/{one}" for one in (by_link, for_people)]
    rules = Rules(
        name="Deep Sheep",
        games=2,
        tournaments=[TournamentRule(game="schotten-totten"), *(TournamentRule(link=link) for link in links)],
    )

    async def work() -> None:
        async with Client(shared_server.address, ann) as client, hosted(shared_server.address, rules, told):
            for tournament in (public, by_link):
                while len((await client.tournament(tournament)).state.entrants) < 2:
                    await asyncio.sleep(0.1)
                shared_server.post(f"/api/tournaments/{tournament}/commands", ann, json={"command": {"kind": "start"}})
                view = await play_as_ann(client, tournament)
                assert [entrant.name for entrant in view.state.entrants] == ["Ann", "BOT Deep Sheep"]
                assert [entrant.withdrawn_by for entrant in view.state.entrants] == [None, None]
            assert len((await client.tournament(for_people)).state.entrants) == 1

    run(work())
    standings = shared_server.get(f"/api/tournaments/{public}").json()["state"]["standings"]
    assert [(row["entrant"], row["score"]) for row in standings] == [(1, 2.0), (0, 0.0)]
    assert sum(line.startswith("entered the tournament") for line in told) == 2


def test_the_rules_say_which_tournaments() -> None:
    plan = TournamentPlan(name="Open", game="verraeter", format="groups", admits_bots=True, rated=True)
    assert TournamentRule().wants(plan)
    assert TournamentRule(game="verraeter", formats=["groups"], rated=True).wants(plan)
    for other in ({"game": "schotten-totten"}, {"formats": ["swiss"]}, {"rated": False}):
        assert not TournamentRule(**other).wants(plan)
    for_people = TournamentPlan(name="Open", game="verraeter", format="groups", admits_bots=False)
    assert not TournamentRule().wants(for_people)


@pytest.mark.parametrize("text", ['link = "https://games.example.org/t/abc"', 'game = "chess"', 'admits = "all"'])
def test_rules_that_name_no_tournament_are_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "rules.toml"
    path.write_text(f"[[tournaments]]\n{text}\n")
    with pytest.raises(RulesError):
        read_rules(path)
