"""Friends agree to be, see who is online, and challenge each other. Whom somebody has blocked learns nothing of it."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from highlands.protocol.messages import PROTOCOL, Greet
from highlands.server.clock import now
from highlands.server.players import friends
from highlands.server.players.devices import Holder
from highlands.server.players.messages import NewPlayer
from highlands.server.players.players import Identity
from highlands.server.players.tokens import Tokens
from highlands.server.seat_secrets import base64url
from highlands.server.store.players import BlockRow
from highlands.server.store.schema import TABLES
from highlands.server.store.seek_rows import SeekRow
from highlands.server.tables.manager import TableManager
from tests.server.players.clients import Client, Person, bearer, befriend, friends_state, post, server, sit_down
from tests.server.support.managers import SOON, Screen, create, until, with_node, with_nodes
from tests.server.support.seating import take_seats


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("friends"), player_burst=1000, token_burst=1000) as client:
        yield client


def test_a_link_makes_two_friends_once(client: Client):
    ann, ben, eve = (Person(client, name) for name in ("Ann", "Ben", "Eve"))
    token = post(ann, "/api/friends/links").json()["token"]
    assert post(ann, "/api/friends/links/use", token=token).json()["reason"]["id"] == "server-own-link"
    assert [one["name"] for one in post(ben, "/api/friends/links/use", token=token).json()["friends"]] == ["Ann"]
    assert [one["name"] for one in friends_state(ann)["friends"]] == ["Ben"]
    assert post(eve, "/api/friends/links/use", token=token).status_code == 400
    withdrawn = post(ann, "/api/friends/links").json()["token"]
    assert client.delete("/api/friends/links", headers=bearer(ann.key)).status_code == 204
    assert post(eve, "/api/friends/links/use", token=withdrawn).status_code == 400
    friendship = friends_state(ben)["friends"][0]["id"]
    assert client.delete(f"/api/friends/{friendship}", headers=bearer(eve.key)).status_code == 404
    assert client.delete(f"/api/friends/{friendship}", headers=bearer(ben.key)).json()["friends"] == []
    assert friends_state(ann)["friends"] == []


def test_friends_alone_see_who_is_online_if_they_may(client: Client, monkeypatch: pytest.MonkeyPatch):
    ann, ben = Person(client, "Ann"), Person(client, "Ben")
    befriend(ann, ben)
    assert [one["is_online"] for one in friends_state(ann)["friends"]] == [True]
    client.patch("/api/player", json={"shows_online": False}, headers=bearer(ben.key))
    assert ([one["is_online"] for one in friends_state(ann)["friends"]], friends_state(ben)["shows_online"]) == (
        [False],
        False,
    )
    client.patch("/api/player", json={"shows_online": True}, headers=bearer(ben.key))
    monkeypatch.setattr(friends, "ONLINE_MS", 0)
    assert [one["is_online"] for one in friends_state(ann)["friends"]] == [False]


def test_a_friend_takes_the_seat_of_a_challenge_with_their_key_or_declines(client: Client):
    ann, ben, eve = (Person(client, name) for name in ("Ann", "Ben", "Eve"))
    befriend(ann, ben)
    friend = friends_state(ann)["friends"][0]["id"]
    plan = {"game": "schotten-totten", "seats": [{}, {}], "friend_seat": 1}
    assert post(eve, f"/api/friends/{friend}/challenge", **plan).status_code == 404
    assert (
        post(ann, f"/api/friends/{friend}/challenge", **{**plan, "seats": [{}, {"bot": "shepherd"}]}).status_code == 400
    )
    table = post(ann, f"/api/friends/{friend}/challenge", **plan).json()
    assert ann.claim(table["id"], 0, table["invitations"][0]).status_code == 200
    assert [(one["table"], one["name"]) for one in friends_state(ben)["challenges"]] == [(table["id"], "Ann")]
    assert client.get("/api/challenges", headers=bearer(eve.key)).json() == []
    assert eve.claim(table["id"], 1, eve.key).status_code == 404
    assert ben.claim(table["id"], 1, ben.key, player=eve.key).json()["reason"]["id"] == "server-seat-of-other"
    assert ben.claim(table["id"], 1, ben.key).status_code == 200
    for person in (ann, ben):
        assert person.reveal(table["id"]).status_code == 200
    assert (ben.state(table["id"]).json()["your_seat"], friends_state(ben)["challenges"]) == (1, [])

    other = post(ann, f"/api/friends/{friend}/challenge", **plan).json()
    assert ann.claim(other["id"], 0, other["invitations"][0]).status_code == 200
    assert client.delete(f"/api/challenges/{other['id']}", headers=bearer(eve.key)).status_code == 400
    assert client.delete(f"/api/challenges/{other['id']}", headers=bearer(ben.key)).status_code == 204
    assert ann.state(other["id"]).json()["end"]["reason"] == "abandoned"
    assert friends_state(ben)["challenges"] == []


def test_a_friend_is_challenged_a_few_times_not_many(client: Client, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(friends, "MAX_OPEN_CHALLENGES", 2)
    ann, ben = Person(client, "Ann"), Person(client, "Ben")
    befriend(ann, ben)
    path = f"/api/friends/{friends_state(ann)['friends'][0]['id']}/challenge"
    plan = {"game": "schotten-totten", "seats": [{}, {}], "friend_seat": 1}
    tables = [post(ann, path, **plan).json()["id"] for _ in range(2)]
    assert post(ann, path, **plan).json()["reason"]["id"] == "server-too-many-challenges"
    assert client.delete(f"/api/challenges/{tables[0]}", headers=bearer(ben.key)).status_code == 204
    assert post(ann, path, **plan).status_code == 201


def test_nothing_of_friends_tells_who_they_are_beyond_their_names(client: Client):
    ann, ben, eve = (Person(client, name) for name in ("Ann", "Ben", "Eve"))
    befriend(ann, ben)
    friend = friends_state(ann)["friends"][0]["id"]
    table = post(ann, f"/api/friends/{friend}/challenge", game="schotten-totten", seats=[{}, {}], friend_seat=1).json()
    sit_down(table, ann, ben)
    ids = list(asyncio.run(_players_at(client, table["id"])))
    assert len(ids) == 2
    sent = [json.dumps(friends_state(person)) for person in (ann, ben, eve)]
    sent += [ann.state(table["id"]).text, client.get("/api/tables").text]
    assert not [(one, text) for one in (*ids, ann.key or "", ben.key or "") for text in sent if one in text]
    assert friends_state(eve)["friends"] == []
    assert {path: client.get(path).status_code for path in ("/api/friends", "/api/challenges")} == {
        "/api/friends": 404,
        "/api/challenges": 404,
    }


async def _players_at(client: Client, table: str) -> list[str]:
    return list((await client.app.state.manager.players.at_table(table)).values())


def test_friends_and_blocks_by_the_thousand_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(friends, "MAX_FRIENDS", 2)
    monkeypatch.setattr(friends, "MAX_BLOCKED", 2)
    with server(tmp_path, tokens_per_hour=1, token_burst=5) as client:
        ann, *others = (Person(client, name) for name in ("Ann", "Ben", "Cat", "Dan"))
        links = [post(ann, "/api/friends/links") for _ in range(40)]
        assert [answer.status_code for answer in links] == [200] * 5 + [429] * 35
        uses = [
            post(other, "/api/friends/links/use", token=link.json()["token"]).status_code
            for other, link in zip(others, links, strict=False)
        ]
        assert uses == [200, 200, 400]
        for other in others:
            table = ann.create(None, None)
            sit_down(table, ann, other)
            last = post(ann, "/api/blocks", table=table["id"], seat=1)
        assert last.json()["reason"]["id"] == "server-too-many-blocked"


def test_at_all_nodes_the_blocked_are_muted_not_paired_and_friends_are_online(postgres_url: str):
    async def work(managers: list[TableManager]) -> None:
        here, there = managers
        ann, ben, cat = [
            await here.players.register(NewPlayer(key=secrets.token_urlsafe(24), name=name))
            for name in ("Ann", "Ben", "Cat")
        ]
        token = await Tokens(here.store).issue("befriend", cat.id)
        await there.friends.use_link(ann, base64url(token))
        assert [one.is_online for one in (await there.friends.state(cat)).friends] == [True]
        await here.store.players.change(ann.id, seen_at=0)
        assert [one.is_online for one in (await there.friends.state(cat)).friends] == [False]
        await here.store.friends.touch([ann.id], now())
        assert [one.is_online for one in (await there.friends.state(cat)).friends] == [True]

        created = await create(here, None, None)
        table, elsewhere = await here.table(created.id), await there.table(created.id)
        await take_seats(table)
        for seat, player in enumerate((ann, ben)):
            await here.players.sit_down(player, created.id, seat)
        await here.friends.block(ann, ben.id, "Ben")
        await here.muted.blocks_changed(ann.id)
        await until(lambda: elsewhere.muted == {(0, 1)})
        await table.execute(1, Greet("hello"))
        await until(lambda: elsewhere.aggregate.version == table.aggregate.version)
        shown = [[one.kind for one in (await elsewhere.state_for(seat)).events] for seat in (0, 1)]
        assert ["greet" in kinds for kinds in shown] == [False, True]

        def seek(player: Identity) -> SeekRow:
            return SeekRow(
                id=secrets.token_urlsafe(9),
                node_id=here.store.node_id,
                created_at=now(),
                game="schotten-totten",
                options="",
                time_control="{}",
                invitation_hash=secrets.token_bytes(32),
                player_id=player.id,
            )

        def unused(_: Any) -> Any:
            raise AssertionError("they are paired")

        for one in (ann, ben):
            assert await here.store.seeks.place(seek(one), 1, "none", unused) == []
        with pytest.raises(AssertionError, match="paired"):
            await there.store.seeks.place(seek(cat), 1, "none", unused)
        assert isinstance((await here.store.friends.blocked(ann.id))[0], BlockRow)

    with_nodes(postgres_url, 2, work)


def test_results_against_friends_count_where_one_knows_that_it_was_them(client: Client):
    ann, ben, cat = (Person(client, name) for name in ("Ann", "Ben", "Cat"))
    for other in (ben, cat):
        befriend(ann, other)
    friends = {one["name"]: one["id"] for one in friends_state(ann)["friends"]}

    def play(other: Person, created: dict[str, Any], *, winner: Person, proof: str | None = None, name: str) -> None:
        assert ann.claim(created["id"], 0, created["invitations"][0]).status_code == 200
        assert other.claim(created["id"], 1, proof or created["invitations"][1], name=name).status_code == 200
        for person in (ann, other):
            assert person.reveal(created["id"]).status_code == 200
        loser = ann if winner is other else other
        with client.websocket_connect(f"/api/tables/{created['id']}/live") as socket:
            socket.send_json({"type": "join", "protocol": PROTOCOL, "secret": loser.secrets[created["id"]]})
            version = socket.receive_json()["version"]
            socket.send_json({"type": "resign", "version": version, "id": 1})
            while socket.receive_json()["type"] != "ack":
                pass

    play(ben, ann.create(None, None), winner=ann, name="Ben")
    play(ben, ann.create(None, None), winner=ben, name="Ben")
    play(ben, ann.create(None, None), winner=ben, name="Somebody")
    challenge = {"game": "schotten-totten", "seats": [{}, {}], "friend_seat": 1}
    kept = post(ann, f"/api/friends/{friends['Cat']}/challenge", **challenge).json()
    play(cat, kept, winner=ann, proof=cat.key, name="Kitten")

    def results(person: Person) -> dict[str, dict[str, int]]:
        listed = client.get("/api/friends/results", headers=bearer(person.key)).json()
        return {one["friend"]: one["results"] for one in listed}

    assert results(ann) == {
        friends["Ben"]: {"won": 1, "drawn": 0, "lost": 1},
        friends["Cat"]: {"won": 1, "drawn": 0, "lost": 0},
    }
    assert list(results(ben).values()) == [{"won": 2, "drawn": 0, "lost": 1}], "Ann sat there as Ann"
    assert client.get("/api/friends/results").status_code == 404


def test_a_game_with_a_friend_counts_once_however_many_seats_the_two_have(client: Client):
    ann, ben = Person(client, "Ann"), Person(client, "Ben")
    befriend(ann, ben)
    created = ann.create(None, None, None, None, game="verraeter", options={"players": 4})
    table = created["id"]
    sat: list[tuple[Person, dict[str, str], dict[str, bytes]]] = []
    for seat, person in enumerate((ann, ben, ben, ann)):
        person.secrets, person.shares = {}, {}
        assert person.claim(table, seat, created["invitations"][seat]).status_code == 200
        sat.append((person, person.secrets, person.shares))
    for person, person.secrets, person.shares in sat:
        assert person.reveal(table).status_code == 200
    for seat in range(4):
        with client.websocket_connect(f"/api/tables/{table}/live") as socket:
            socket.send_json({"type": "join", "protocol": PROTOCOL, "secret": sat[seat][1][table]})
            socket.send_json({"type": "resign", "version": socket.receive_json()["version"], "id": 1})
            while (answer := socket.receive_json())["type"] != "ack":
                assert answer["type"] != "rejection", answer

    def results() -> list[dict[str, int]]:
        listed = [client.get("/api/friends/results", headers=bearer(one.key)).json() for one in (ann, ben)]
        return [one["results"] for (one,) in listed]

    assert results() == [{"won": 0, "drawn": 1, "lost": 0}] * 2
    # As if it had been played to its end, and one of Ann's seats had won.
    won = update(TABLES).where(TABLES.c.id == table).values(result="played; D; A 1, B 2, C 3, D 40")
    asyncio.run(client.app.state.manager.store.friends._write(won))
    assert results() == [{"won": 1, "drawn": 0, "lost": 0}, {"won": 0, "drawn": 0, "lost": 1}]


def test_who_is_connected_is_noted_again_and_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def work(manager: TableManager) -> None:
        ann, eve = [
            await manager.players.register(NewPlayer(key=secrets.token_urlsafe(24), name=name))
            for name in ("Ann", "Eve")
        ]
        touch, failures = manager.store.friends.touch, iter([OSError("the store is away")])

        async def fail_once(players: Any, at: int) -> None:
            for failure in failures:
                raise failure
            await touch(players, at)

        monkeypatch.setattr(manager.store.friends, "touch", fail_once)
        for one in (ann, eve):
            await manager.store.players.change(one.id, seen_at=0)
        connection = Screen()
        manager.connections.add(connection, Holder(ann.id, ann.device_id))
        for _ in range(2):
            await manager.store.players.change(ann.id, seen_at=0)
            async with asyncio.timeout(SOON):
                while not await _seen_at(manager, ann):
                    await asyncio.sleep(0.01)
        assert await _seen_at(manager, eve) == 0, "only who is connected"
        manager.connections.remove(connection)
        await asyncio.sleep(0.1)
        await manager.store.players.change(ann.id, seen_at=0)
        await asyncio.sleep(0.1)
        assert await _seen_at(manager, ann) == 0

    monkeypatch.setattr(friends, "TOUCH_SECONDS", 0.01)
    with_node(tmp_path, work, seconds=SOON)


async def _seen_at(manager: TableManager, identity: Identity) -> int:
    row = await manager.players.player(identity.id)
    assert row is not None
    return row.seen_at
