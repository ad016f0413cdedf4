"""A player is a key that a browser has made; what is theirs is told to nobody else."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from litestar.testing import TestClient

from highlands.server import Settings, make_app
from highlands.server.clock import now
from highlands.server.players.messages import NewPlayer
from highlands.server.players.players import NoPlayerError
from highlands.server.seat_secrets import player_digest
from highlands.server.tables.manager import TableManager
from tests.server.players.clients import Client, Person, bearer, server, sit_down
from tests.server.support.managers import create, with_nodes
from tests.server.support.seating import take_seats


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("players")) as client:
        yield client


def test_a_player_is_known_by_their_key_and_keeps_name_language_and_settings(client: Client):
    ann = Person(client, "Ann")
    known = client.get("/api/player", headers=bearer(ann.key)).json()
    assert (known["name"], known["language"], known["settings"]) == ("Ann", "de", {})
    changed = client.patch(
        "/api/player", headers=bearer(ann.key), json={"settings": {"sound": True}, "name": " Anna  B "}
    )
    assert (changed.json()["name"], changed.json()["settings"]) == ("Anna B", {"sound": True})
    again = ann.register(name="Somebody else").json()
    assert (again["name"], [device["is_this"] for device in again["devices"]]) == ("Anna B", [True])


@pytest.mark.parametrize("key", [None, "", "short", "x" * 32])
def test_nobody_is_known_by_another_key(client: Client, key: str | None):
    assert client.get("/api/player", headers=bearer(key)).status_code == 404
    assert client.patch("/api/player", headers=bearer(key), json={}).status_code == 404


@pytest.mark.parametrize(
    "wrong",
    [
        {"key": "short"},
        {"name": "\u200b"},
        {"name": "x" * 31},
        {"language": "tlh"},
        {"settings": {str(number): 1 for number in range(41)}},
        {"settings": {"note": "x" * 101}},
        {"settings": {"nested": {}}},
        {"admin": True},
    ],
)
def test_what_a_player_can_not_be_is_refused(client: Client, wrong: dict[str, object]):
    body = {"key": secrets.token_urlsafe(24), "name": "Ann", **wrong}
    assert client.post("/api/players", json=body).status_code == 400


def test_the_key_opens_the_seats_that_its_player_has_taken_and_no_others(client: Client):
    ann, ben, eve = Person(client, "Ann"), Person(client, "Ben", is_player=False), Person(client, "Eve")
    table = ann.create(None, None)
    sit_down(table, ann, ben)
    assert ann.state(table["id"], ann.key).json()["your_seat"] == 0
    assert ann.state(table["id"], eve.key).status_code == 404
    public = ann.create(None, "shepherd", public=True)
    assert ann.state(public["id"], eve.key).json()["your_seat"] is None
    assert [one["id"] for one in ann.tables()] == [table["id"]]
    assert eve.tables() == []


def test_those_where_it_is_ones_turn_are_listed_first(client: Client):
    ann, ben = Person(client, "Ann"), Person(client, "Ben")
    older, newer = ann.create(None, None, options={"first": 0}), ann.create(None, None, options={"first": 0})
    sit_down(older, ann, ben)
    sit_down(newer, ben, ann)
    assert [(one["id"], one["turn"] == one["your_seat"]) for one in ann.tables()] == [
        (older["id"], True),
        (newer["id"], False),
    ]
    assert [one["id"] for one in ben.tables()] == [newer["id"], older["id"]]


def test_nothing_that_others_are_sent_tells_which_player_sits_there(client: Client):
    ann, ben, guest = Person(client, "Ann"), Person(client, "Ben"), Person(client, "Guest", is_player=False)
    table = ann.create(None, None, public=True)
    sit_down(table, ann, ben)
    other = ann.create(None, None)
    sit_down(other, ann, guest)
    known = [player for at in (table, other) for player in asyncio.run(_players_at(client, at["id"]))]
    private = [ann.key, *known, player_digest(ann.key or "").hex(), player_digest(ben.key or "").hex()]
    sent = [
        ben.state(table["id"]).text,
        ann.client.get("/api/tables").text,
        guest.state(other["id"]).text,
        client.post("/api/my-tables", json={"secrets": [guest.secrets[other["id"]]]}).text,
    ]
    assert known
    assert not [(secret, text) for secret in private for text in sent if secret and secret in text]


async def _players_at(client: Client, table: str) -> list[str]:
    return list((await client.app.state.manager.players.at_table(table)).values())


def test_a_claim_with_the_key_of_nobody_takes_no_seat(client: Client):
    ann = Person(client, "Ann", is_player=False)
    table = ann.create(None, None)
    assert ann.claim(table["id"], 0, table["invitations"][0], player="x" * 32).status_code == 404
    assert ann.claim(table["id"], 0, table["invitations"][0]).status_code == 200


def test_the_database_opens_nothing(client: Client):
    ann = Person(client, "Ann")
    rows = asyncio.run(_database_text(client))
    assert player_digest(ann.key or "") in rows
    assert (ann.key or "").encode() not in rows


async def _database_text(client: Client) -> bytes:
    folder = Path(client.app.state.manager.store._url.database).parent
    return b"".join(path.read_bytes() for path in folder.glob("games.db*"))


def test_players_by_the_thousand_are_refused_and_still_play(tmp_path: Path):
    with server(tmp_path, players_per_hour=1, player_burst=3) as client:
        keys = [secrets.token_urlsafe(24) for _ in range(50)]
        answers = [client.post("/api/players", json={"key": key}) for key in keys]
        assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 47
        assert client.post("/api/players", json={"key": keys[0]}).status_code == 200
        guest = Person(client, "Guest", is_player=False)
        table = guest.create(None, "shepherd")
        assert guest.claim(table["id"], 0, table["invitations"][0]).status_code == 200


def test_at_a_table_for_all_anyone_takes_a_free_seat_once_somebody_sits_there(client: Client):
    ann, ben, eve = (Person(client, name) for name in ("Ann", "Ben", "Eve"))
    table = ann.create(None, None, public=True, open_to_all=True)
    path = f"/api/tables/{table['id']}/invitation"
    assert client.get(path).status_code == 404
    assert ben.claim(table["id"], 1, None).status_code == 404
    assert ann.claim(table["id"], 0, table["invitations"][0]).status_code == 200
    assert client.get(path).json()["seat"] == 1
    assert ben.claim(table["id"], 0, None).status_code == 409
    assert ben.claim(table["id"], 1, None).status_code == 200
    assert ben.claim(table["id"], 1, None).status_code == 200
    assert eve.claim(table["id"], 1, None).status_code == 409
    for person in (ann, ben):
        assert person.reveal(table["id"]).status_code == 200
    assert ben.state(table["id"]).json()["started"]


def test_elsewhere_a_seat_needs_an_invitation(client: Client):
    ann, ben = Person(client, "Ann"), Person(client, "Ben")
    for public in (False, True):
        table = ann.create(None, None, public=public)
        ann.claim(table["id"], 0, table["invitations"][0])
        assert ben.claim(table["id"], 1, None).status_code == 404
    plan = {"game": "schotten-totten", "seats": [{}, {}], "open_to_all": True}
    assert client.post("/api/tables", json=plan).status_code == 400


def test_nodes_know_the_same_players_and_forget_those_whom_nobody_misses(postgres_url: str):
    async def work(managers: list[TableManager]) -> None:
        here, there = managers
        key = secrets.token_urlsafe(24)
        new = [NewPlayer(key=key, name=name) for name in ("Ann", "Anna")]
        both = await asyncio.gather(here.players.register(new[0]), there.players.register(new[1]))
        assert both[0].id == both[1].id
        assert await here.store.players.count() == 1
        unused = NewPlayer(key=secrets.token_urlsafe(24))
        await here.players.register(unused)

        created = await create(here, None, None)
        table = await here.table(created.id)
        await take_seats(table)
        await here.players.sit_down(both[0], created.id, 0)
        await here.players.sit_down(both[0], created.id, 0)
        assert await there.players.at_table(created.id) == {0: both[0].id}
        turns = await there.players.turns_at([created.id])
        assert (turns[created.id].seat, turns[created.id].number) == (0, table.aggregate.version - 1)

        assert await there.store.players.prune(now() + 1, 100) == 1
        assert (await here.players.identify(key)).id == both[0].id
        with pytest.raises(NoPlayerError):
            await here.players.identify(unused.key)

    with_nodes(postgres_url, 2, work)


def test_a_host_may_admit_no_bots_from_outside(tmp_path: Path):
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'games.db'}", bot_processes=1)
    bot = {"key": secrets.token_urlsafe(24), "name": "Robo", "is_bot": True}
    with TestClient(make_app(settings), base_url="http://127.0.0.1") as client:
        assert client.post("/api/players", json=bot).json()["is_bot"]
    refusing = msgspec.structs.replace(settings, admits_bots=False)
    with TestClient(make_app(refusing), base_url="http://127.0.0.1") as client:
        # Neither one that was known before, nor a new one; people come as before.
        for key in (bot["key"], secrets.token_urlsafe(24)):
            refused = client.post("/api/players", json={**bot, "key": key})
            assert (refused.status_code, refused.json()["reason"]["id"]) == (403, "server-admits-no-bots")
        assert client.get("/api/player", headers={"authorization": f"Bearer {bot['key']}"}).status_code == 404
        person = {"key": secrets.token_urlsafe(24), "name": "Ann"}
        assert client.post("/api/players", json=person).status_code == 200
