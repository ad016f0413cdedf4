"""What a player has played, their data as a whole, and being forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import msgspec
import pytest

from highlands.protocol.messages import PROTOCOL, Resign
from highlands.server.players.messages import NewPlayer
from highlands.server.players.profile import profile_of
from highlands.server.store.players.player_rows import FORGOTTEN_NAME
from highlands.server.store.rows import SeatRow
from highlands.server.tables.manager import TableManager
from tests.server.players.clients import Client, Person, bearer, server, sit_down
from tests.server.store.sample_rows import table
from tests.server.support.managers import everywhere, until, with_nodes


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("profile")) as client:
        yield client


def seats(*names: str | None) -> tuple[SeatRow, ...]:
    return tuple(
        SeatRow(seat=seat, name=name, bot="clansman" if name is None else None) for seat, name in enumerate(names)
    )


def test_results_are_counted_by_variant_and_by_the_names_that_others_chose():
    ann_ben, ann_bot = seats("Ann", "Ben"), seats("Ann", None)
    played = [
        (table("a", options="first B", seats=ann_ben, finished_at=3, result="played; A; A 5, B 3"), 0),
        (table("b", options="tactics", seats=ann_ben, finished_at=1, result="resigned; B; A 0, B 0"), 0),
        (table("c", options="first A", seats=ann_bot, finished_at=2, result="draw; -; A 0, B 0"), 0),
        (table("d", options="", seats=ann_bot, finished_at=4, result="abandoned; -; A 0, B 0"), 0),
        (table("e", options="", seats=ann_bot), 0),
    ]
    profile = profile_of(played)
    assert (profile.results.won, profile.results.drawn, profile.results.lost) == (1, 1, 1)
    assert [(one.options, one.results.games) for one in profile.variants] == [("", 2), ("tactics", 1)]
    assert [(one.name, one.bot, one.results.won, one.results.lost) for one in profile.opponents] == [
        ("Ben", None, 1, 1),
        (None, "clansman", 0, 0),
    ]
    assert [game.outcome for game in profile.course] == ["lost", "drawn", "won"]


def test_a_profile_and_an_export_are_for_the_player_alone(client: Client):
    ann, ben = Person(client, "Ann"), Person(client, "Ben")
    created = ann.create(None, None)
    sit_down(created, ann, ben)
    for path in ("/api/player/profile", "/api/player/export"):
        assert client.get(path).status_code == 404
        assert client.get(path, headers=bearer("x" * 32)).status_code == 404
        assert client.get(path, headers=bearer(ann.secrets[created["id"]])).status_code == 404
    exported = client.get("/api/player/export", headers=bearer(ann.key)).json()
    assert exported["player"]["name"] == "Ann"
    assert [(one["table"], one["seat"], one["name"]) for one in exported["seats"]] == [(created["id"], 0, "Ann")]
    assert "Ben" not in client.get("/api/player/export", headers=bearer(ann.key)).text


def test_a_profile_is_private_until_its_player_chooses_what_is_public(client: Client):
    ann, ben, cat = (Person(client, name) for name in ("Ann", "Ben", "Cat"))
    tables = []
    for other in (ben, cat):
        created = ann.create(None, None)
        sit_down(created, ann, other)
        with client.websocket_connect(f"/api/tables/{created['id']}/live") as socket:
            socket.send_json({"type": "join", "protocol": PROTOCOL, "secret": other.secrets[created["id"]]})
            version = socket.receive_json()["version"]
            socket.send_json({"type": "resign", "version": version, "id": 1})
            while socket.receive_json()["type"] != "ack":
                pass
        tables.append(created["id"])

    def show(person: Person, *parts: str) -> str | None:
        change = {"public_parts": parts}
        answer = client.patch("/api/player", json=change, headers=bearer(person.key)).json()
        assert answer["public_parts"] == list(parts)
        profile: str | None = answer["profile"]
        return profile

    assert client.get("/api/player", headers=bearer(ann.key)).json()["profile"] is None
    link = show(ann, "results", "course")
    shown = client.get(f"/api/profiles/{link}").json()
    assert (shown["name"], shown["results"]) == ("Ann", {"won": 2, "drawn": 0, "lost": 0})
    assert (shown["course"], shown["opponents"]) == (["won", "won"], None)
    assert show(ann, "opponents") == link
    assert client.get(f"/api/profiles/{link}").json()["opponents"] == [], "nobody else has chosen to be shown"
    show(ben, "course")
    assert client.get(f"/api/profiles/{link}").json()["opponents"] == [], "Ben has made something else public"
    others = show(ben, "opponents")
    shown = client.get(f"/api/profiles/{link}")
    assert [(one["name"], one["profile"]) for one in shown.json()["opponents"]] == [("Ben", others)]
    assert (shown.json()["results"], shown.json()["variants"], shown.json()["course"]) == (None, None, None)
    client.patch("/api/player", json={"name": "Benjamin"}, headers=bearer(ben.key))
    renamed = client.get(f"/api/profiles/{link}").json()["opponents"]
    assert renamed == [], "under which other name Ben has played is theirs to tell"
    ids = [player for table in tables for player in asyncio.run(_players_at(client, table))]
    assert not [one for one in (*tables, *ids, "Cat", ann.key or "") if one in shown.text]
    assert show(ann) is None
    assert client.get(f"/api/profiles/{link}").status_code == 404
    assert show(ann, "results") != link, "what was taken back does not come back under the old link"


async def _players_at(client: Client, table: str) -> list[str]:
    return list((await client.app.state.manager.players.at_table(table)).values())


def test_an_export_has_devices_choices_and_friends(client: Client):
    ann = Person(client, "Ann")
    exported = client.get("/api/player/export", headers=bearer(ann.key)).json()
    assert [one["is_this"] for one in exported["player"]["devices"]] == [True]
    assert (exported["notifications"]["mail"], exported["notifications"]["choices"]["on_turn"]) == (None, True)
    assert (exported["friends"]["friends"], exported["friends"]["shows_online"]) == ([], True)


def test_who_is_forgotten_leaves_the_game_to_the_others_without_the_name(client: Client):
    ann, ben = Person(client, "Annabel"), Person(client, "Ben")
    created = ann.create(None, None, public=True, options={"first": 1})
    sit_down(created, ann, ben)
    assert client.delete("/api/player", headers=bearer("x" * 32)).status_code == 404
    assert client.delete("/api/player", headers=bearer(ann.key)).status_code == 204
    assert client.get("/api/player", headers=bearer(ann.key)).status_code == 404
    state = ben.state(created["id"]).json()
    assert [seat["name"] for seat in state["seats"]] == [FORGOTTEN_NAME, "Ben"]
    assert state["moves"], "the game goes on"
    assert ann.state(created["id"]).json()["your_seat"] == 0, "and so it does for who has the seat's secret"
    assert "Annabel" not in ben.state(created["id"]).text + client.get("/api/tables").text
    assert not [text for text in asyncio.run(_texts(client)) if "Annabel" in text]
    assert ben.tables()[0]["names"] == [FORGOTTEN_NAME, "Ben"]


async def _texts(client: Client) -> list[str]:
    store = client.app.state.manager.store
    tables = await store.public_tables(100)
    events = [event.text for row in tables for event in await store.events(row.id)]
    return [*events, *(msgspec.json.encode(row.seats).decode() for row in tables)]


def test_all_nodes_forget_a_name(postgres_url: str):
    async def work(managers: list[TableManager]) -> None:
        here, there = managers
        tables = await everywhere(managers, None, None)
        ann = await here.players.register(NewPlayer(key="a" * 32, name="Ann"))
        await here.players.sit_down(ann, tables[0].id, 0)
        await here.forget_player(ann)
        await until(lambda: tables[1].has_diverged)
        again = await there.table(tables[0].id)
        assert again.aggregate.names == {0: FORGOTTEN_NAME, 1: "Player 1"}
        await again.execute(1, Resign(again.aggregate.version))
        await until(lambda: here.tables[again.id].aggregate.end is not None or here.tables[again.id].has_diverged)

    with_nodes(postgres_url, 2, work)
