"""A bot from outside that enters tournaments by its rules, and plays wherever one keeps a seat for it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest

from highlands.client import Client
from highlands.client.bots import tournaments
from highlands.client.bots.rules import Rules, RulesError, TournamentRule, read_rules
from highlands.client.errors import RejectedError
from highlands.client.tournaments import (
    Entrant,
    ListedTournament,
    TournamentList,
    TournamentPlan,
    TournamentState,
    TournamentView,
)
from highlands.i18n import message
from highlands.protocol.secrets import new_secret
from tests.server.support.remote_bot import run
from tests.server.support.server_process import ServerProcess
from tests.server.test_remote_bots import hosted

CLOCK = {"kind": "fischer", "seconds": 3600}
PLAN = TournamentPlan(name="Open", game="schotten-totten", format="swiss", admits_bots=True)


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


class OneThatHangs:
    """A client of two tournaments that the bot has entered: one was begun without it, the other keeps a seat."""

    def __init__(self, *, refusal: str | None) -> None:
        self._refusal = refusal
        """Why the first does not take it back; None: it is asked for ever."""
        self.asked: list[str] = []
        self.entries: list[str] = []

    async def tournaments(self) -> TournamentList:
        own = [ListedTournament(id=one, plan=PLAN, finished_at=None) for one in ("missed", "kept")]
        return TournamentList(public=[], own=own)

    async def tournament(self, tournament: str) -> TournamentView:
        self.asked.append(tournament)
        withdrawn_by = "absence" if tournament == "missed" else None
        entrant = Entrant(number=0, name="BOT", withdrawn_by=withdrawn_by)
        # A league: nobody can enter any more, but who was missed may come back.
        state = TournamentState(plan=PLAN, status="running", is_open=False, entrants=[entrant])
        return TournamentView(state=state, you=0, your_tables=["table"] if tournament == "kept" else [])

    async def enter_tournament(self, tournament: str, name: str) -> TournamentView:
        self.entries.append(tournament)
        if self._refusal is not None:
            raise RejectedError(message(self._refusal))
        await asyncio.Event().wait()
        raise AssertionError


@pytest.mark.parametrize("refusal", [None, "tournament-too-many-changes", "server-busy"])
def test_one_tournament_delays_no_other_and_who_was_missed_comes_back(refusal: str | None) -> None:
    async def work() -> None:
        client, tables = OneThatHangs(refusal=refusal), list[str]()
        following = tournaments.BotTournaments(cast(Client, client), Rules(), lambda _: None, str)
        running = asyncio.create_task(following.run(tables.append))
        while client.asked.count("kept") < 3:
            await asyncio.sleep(0.05)
        running.cancel()
        assert tables == ["table"]
        # What passes is asked for again, and nothing else.
        assert set(client.entries) == {"missed"}
        assert (len(client.entries) > 1) == (refusal == "server-busy")

    run(work())


class Full(OneThatHangs):
    """Several public tournaments that can be entered, and nothing that the bot has entered."""

    async def tournaments(self) -> TournamentList:
        public = [ListedTournament(id=str(one), plan=PLAN, finished_at=None) for one in range(5)]
        return TournamentList(public=public, own=[])

    async def tournament(self, tournament: str) -> TournamentView:
        self.asked.append(tournament)
        state = TournamentState(plan=PLAN, status="registering", is_open=True, entrants=[])
        return TournamentView(state=state, you=None, your_tables=[])


def test_no_more_are_entered_than_games_and_one_that_does_not_answer_gives_way(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        client = Full(refusal=None)
        rules = Rules(games=2, tournaments=[TournamentRule()])
        running = asyncio.create_task(
            tournaments.BotTournaments(cast(Client, client), rules, lambda _: None, str).run(lambda _: None)
        )
        while len(client.asked) < 5:
            await asyncio.sleep(0.05)
        await asyncio.sleep(0)
        assert len(client.entries) == 2
        monkeypatch.setattr(tournaments, "ENTRY_SECONDS", 0.2)
        running.cancel()
        again = asyncio.create_task(
            tournaments.BotTournaments(cast(Client, client), rules, lambda _: None, str).run(lambda _: None)
        )
        while len(client.entries) < 6:
            await asyncio.sleep(0.05)
        again.cancel()

    run(work())


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
