"""A player has several devices: added with a passkey or by a link, and removed for good, also from open connections."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from highlands.protocol.messages import PROTOCOL
from highlands.server.nodes.bus import Gone
from highlands.server.players import tokens
from highlands.server.players.devices import Devices, Holder
from highlands.server.players.messages import NewDevice, NewPlayer
from highlands.server.players.tokens import Tokens
from highlands.server.seat_secrets import base64url
from highlands.server.tables.live_table import LiveTable
from highlands.server.tables.manager import TableManager
from tests.server.players.authenticator import Authenticator
from tests.server.players.clients import Client, Person, bearer, server, sit_down
from tests.server.support.managers import until, with_nodes

ORIGIN = "http://localhost"
HERE = {"host": "localhost", "origin": ORIGIN}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("devices"), player_burst=1000, token_burst=1000) as client:
        yield client


def post(client: Client, path: str, key: str | None = None, **body: Any) -> Any:
    return client.post(path, json=body, headers={**HERE, **bearer(key)})


def add_passkey(client: Client, person: Person) -> Authenticator:
    """A new passkey of a player's."""
    passkey = Authenticator()
    options = post(client, "/api/player/passkeys/options", person.key).json()
    made = passkey.make(options, ORIGIN)
    answer = post(client, "/api/player/passkeys", person.key, credential=made, device="Chrome, Linux")
    assert [one["name"] for one in answer.json()["passkeys"]] == ["Chrome, Linux"]
    return passkey


def sign_in(client: Client, passkey: Authenticator, **device: Any) -> Any:
    """Show a passkey at a browser that has made this key."""
    options = post(client, "/api/sign-in/options").json()
    return post(client, "/api/sign-in", credential=passkey.show(options, ORIGIN), device=device)


def new_key() -> str:
    return secrets.token_urlsafe(24)


def test_with_a_passkey_another_browser_becomes_a_device_and_what_it_played_comes_along(client: Client):
    ann, phone, ben = Person(client, "Ann"), Person(client, "Ann's phone"), Person(client, "Ben")
    on_laptop, on_phone = ann.create(None, None), phone.create(None, None)
    sit_down(on_laptop, ann, ben)
    sit_down(on_phone, phone, ben)
    passkey = add_passkey(client, ann)

    key = new_key()
    answer = sign_in(client, passkey, key=key, device="Safari, iPhone", joins=phone.key).json()
    assert (answer["player"]["name"], answer["is_joined"]) == ("Ann", True)
    assert [one["name"] for one in answer["player"]["devices"]] == ["", "Safari, iPhone"]
    assert client.get("/api/player", headers=bearer(phone.key)).status_code == 404
    phone.key = key
    assert {one["id"] for one in phone.tables()} == {one["id"] for one in ann.tables()}
    assert phone.state(on_laptop["id"], key).json()["your_seat"] == 0
    assert ann.state(on_phone["id"], ann.key).json()["your_seat"] == 0
    assert phone.state(on_phone["id"]).status_code == 200, "the browser's own secret is as good as before"


def test_a_player_who_lives_elsewhere_too_stays_their_own(client: Client):
    ann, eve = Person(client, "Ann"), Person(client, "Eve")
    passkey = add_passkey(client, ann)
    add_passkey(client, eve)
    answer = sign_in(client, passkey, key=new_key(), joins=eve.key).json()
    assert (answer["player"]["name"], answer["is_joined"]) == ("Ann", False)
    assert client.get("/api/player", headers=bearer(eve.key)).json()["name"] == "Eve"


def test_a_challenge_is_good_for_one_answer_of_who_asked_here_and_in_time(
    client: Client, monkeypatch: pytest.MonkeyPatch
):
    ann, eve = Person(client, "Ann"), Person(client, "Eve")
    passkey = add_passkey(client, ann)
    options = post(client, "/api/sign-in/options").json()
    shown = passkey.show(options, ORIGIN)
    assert post(client, "/api/sign-in", credential=shown, device={"key": new_key()}).status_code == 200
    again = passkey.show(options, ORIGIN)
    assert post(client, "/api/sign-in", credential=again, device={"key": new_key()}).status_code == 400
    # At another site, and by another authenticator that says it has the same passkey.
    elsewhere = passkey.show(post(client, "/api/sign-in/options").json(), "https://elsewhere.example")
    other = Authenticator()
    other.id = passkey.id
    forged = other.show(post(client, "/api/sign-in/options").json(), ORIGIN)
    unknown = Authenticator().show(post(client, "/api/sign-in/options").json(), ORIGIN)
    for wrong in (elsewhere, forged, unknown, {}, {"id": 3, "response": []}, {"response": {"clientDataJSON": "W10"}}):
        assert post(client, "/api/sign-in", credential=wrong, device={"key": new_key()}).status_code == 400
    # Somebody else's challenge, and one for something else.
    asked = post(client, "/api/player/passkeys/options", ann.key).json()
    made = Authenticator().make(asked, ORIGIN)
    assert post(client, "/api/player/passkeys", eve.key, credential=made).status_code == 400
    asked = {**asked, "challenge": post(client, "/api/sign-in/options").json()["challenge"]}
    assert post(client, "/api/player/passkeys", ann.key, credential=other.make(asked, ORIGIN)).status_code == 400
    monkeypatch.setitem(tokens.LIFETIMES, "sign-in", -1)
    late = passkey.show(post(client, "/api/sign-in/options").json(), ORIGIN)
    assert post(client, "/api/sign-in", credential=late, device={"key": new_key()}).status_code == 400
    assert len(client.get("/api/player", headers=bearer(ann.key)).json()["devices"]) == 2


def test_under_a_bare_address_there_are_no_passkeys(client: Client):
    answer = client.post("/api/sign-in/options")
    assert (answer.status_code, answer.json()["reason"]["id"]) == (400, "server-no-passkeys-here")


def test_a_link_adds_one_device_and_a_removed_passkey_none(client: Client):
    ann = Person(client, "Ann")
    token = post(client, "/api/player/device-links", ann.key).json()["token"]
    assert post(client, "/api/device-links/look", token=token).json() == {"name": "Ann"}
    first, second = new_key(), new_key()
    added = post(client, "/api/device-links/use", token=token, device={"key": first})
    assert added.json()["player"]["name"] == "Ann"
    assert post(client, "/api/device-links/use", token=token, device={"key": second}).status_code == 400
    assert post(client, "/api/device-links/look", token="ü").status_code == 400

    passkey = add_passkey(client, ann)
    listed = client.get("/api/player", headers=bearer(first)).json()["passkeys"]
    path = f"/api/player/passkeys/{listed[0]['id']}"
    assert client.delete(path, headers=bearer(first)).json()["passkeys"] == []
    assert sign_in(client, passkey, key=second).json()["reason"]["id"] == "server-unknown-passkey"


def test_a_device_that_is_removed_has_access_to_nothing_at_once(client: Client):
    ann, ben = Person(client, "Ann"), Person(client, "Ben")
    token = post(client, "/api/player/device-links", ann.key).json()["token"]
    lost = Person(client, "Ann", is_player=False)
    lost.key = new_key()
    added = post(client, "/api/device-links/use", token=token, device={"key": lost.key}).json()
    device = next(one["id"] for one in added["player"]["devices"] if one["is_this"])
    table = lost.create(None, None)
    sit_down(table, lost, ben)
    join = {"type": "join", "protocol": PROTOCOL}
    path = f"/api/tables/{table['id']}/live"
    with (
        client.websocket_connect(path) as by_secret,
        client.websocket_connect(path) as by_key,
        client.websocket_connect(path) as at_home,
        client.websocket_connect("/api/lobby/live") as in_lobby,
    ):
        for socket, secret in ((by_secret, lost.secrets[table["id"]]), (by_key, lost.key), (at_home, ann.key)):
            socket.send_json({**join, "secret": secret})
            assert socket.receive_json()["your_seat"] == 0
        in_lobby.send_json({"type": "watch-lobby", "protocol": PROTOCOL, "player": lost.key})
        assert in_lobby.receive_json()["type"] == "lobby"

        assert client.delete(f"/api/player/devices/{device}", headers=bearer(ben.key)).status_code == 404
        assert client.delete(f"/api/player/devices/{device}", headers=bearer(ann.key)).status_code == 204
        for socket in (by_secret, by_key, in_lobby):
            with pytest.raises(WebSocketDisconnect):  # noqa: PT012
                for _ in range(10):
                    socket.receive_json()
        at_home.send_json({"type": "ping", "id": 7})
        while (heard := at_home.receive_json())["type"] != "pong":
            assert heard["type"] in {"state", "presence"}
    assert lost.state(table["id"]).status_code == 404
    assert lost.state(table["id"], lost.key).status_code == 404
    assert lost.reveal(table["id"]).status_code == 404
    secret = lost.secrets[table["id"]]
    assert client.post("/api/my-tables", json={"secrets": [secret], "player": lost.key}).json() == []
    assert client.get("/api/player", headers=bearer(lost.key)).status_code == 404
    assert ann.state(table["id"], ann.key).json()["your_seat"] == 0


def test_the_secrets_of_a_removed_device_stay_useless_when_the_player_is_forgotten(client: Client):
    ann, ben = Person(client, "Ann"), Person(client, "Ben")
    token = post(client, "/api/player/device-links", ann.key).json()["token"]
    lost = Person(client, "Ann", is_player=False)
    lost.key = new_key()
    added = post(client, "/api/device-links/use", token=token, device={"key": lost.key}).json()
    device = next(one["id"] for one in added["player"]["devices"] if one["is_this"])
    taken, kept = ann.create(None, None), ann.create(None, None)
    sit_down(taken, lost, ben)
    sit_down(kept, ann, ben)
    assert client.delete(f"/api/player/devices/{device}", headers=bearer(ann.key)).status_code == 204
    assert lost.state(taken["id"]).status_code == 404
    assert client.delete("/api/player", headers=bearer(ann.key)).status_code == 204
    assert lost.state(taken["id"]).status_code == 404
    listed = client.post("/api/my-tables", json={"secrets": [lost.secrets[taken["id"]]], "player": None}).json()
    assert listed == []
    # What a browser that was not removed has made opens its seat, and the others are where they were.
    assert ann.state(kept["id"]).status_code == 200
    assert ben.state(taken["id"]).status_code == 200


def test_what_a_thief_has_prepared_is_of_no_use_once_the_device_is_removed(client: Client):
    ann = Person(client, "Ann")
    token = post(client, "/api/player/device-links", ann.key).json()["token"]
    thief = Person(client, "Ann", is_player=False)
    thief.key = new_key()
    added = post(client, "/api/device-links/use", token=token, device={"key": thief.key}).json()
    device = next(one["id"] for one in added["player"]["devices"] if one["is_this"])
    prepared = post(client, "/api/player/device-links", thief.key).json()["token"]
    passkey = add_passkey(client, thief)
    assert client.delete(f"/api/player/devices/{device}", headers=bearer(ann.key)).status_code == 204
    assert post(client, "/api/device-links/use", token=prepared, device={"key": new_key()}).status_code == 400
    assert sign_in(client, passkey, key=new_key()).json()["reason"]["id"] == "server-unknown-passkey"
    assert len(client.get("/api/player", headers=bearer(ann.key)).json()["devices"]) == 1


def test_a_connection_that_fails_at_once_is_forgotten(client: Client, monkeypatch: pytest.MonkeyPatch):
    ann, ben = Person(client, "Ann"), Person(client, "Ben")
    table = ann.create(None, None)
    sit_down(table, ann, ben)

    async def fail(*_: Any) -> None:
        raise OSError("the store is away")

    monkeypatch.setattr(LiveTable, "subscribe", fail)
    with client.websocket_connect(f"/api/tables/{table['id']}/live") as socket:
        socket.send_json({"type": "join", "protocol": PROTOCOL, "secret": ann.key})
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()
    assert client.app.state.manager.connections.players == set()


def test_bytes_that_are_no_passkey_are_refused(client: Client):
    ann = Person(client, "Ann")
    for attestation in (b"", b"\xa3", b"\xff", b"\x9f" * 2000, b"\xa1\x63fmt", b"\xd8\x1c\x81\xd8\x1d\x00"):
        asked = post(client, "/api/player/passkeys/options", ann.key).json()
        made = Authenticator().make(asked, ORIGIN)
        made["response"]["attestationObject"] = base64url(attestation)
        assert post(client, "/api/player/passkeys", ann.key, credential=made).status_code == 400
    for length in (1024, 1023):
        asked = post(client, "/api/player/passkeys/options", ann.key).json()
        passkey = Authenticator()
        passkey.id = bytes(length)
        answer = post(client, "/api/player/passkeys", ann.key, credential=passkey.make(asked, ORIGIN), device="")
        assert answer.status_code == (400 if length > 1023 else 200)
    for shown in (b"", b"\x00" * 40, b"\xff" * 37):
        wrong = passkey.show(post(client, "/api/sign-in/options").json(), ORIGIN)
        wrong["response"]["authenticatorData"] = base64url(shown)
        assert post(client, "/api/sign-in", credential=wrong, device={"key": new_key()}).status_code == 400


def test_challenges_and_links_by_the_thousand_are_refused(tmp_path: Path):
    with server(tmp_path, tokens_per_hour=1, token_burst=30) as client:
        ann = Person(client, "Ann")
        asked = [post(client, "/api/player/device-links", ann.key) for _ in range(25)]
        assert {answer.status_code for answer in asked} == {200}
        answers = [post(client, "/api/sign-in/options").status_code for _ in range(50)]
        assert answers == [200] * 5 + [429] * 45
        tokens = [answer.json()["token"] for answer in asked]
        known = [post(client, "/api/device-links/look", token=token).status_code for token in tokens]
        assert known == [400] * 15 + [200] * 10, "of a player's links the oldest go"


def test_at_any_node_a_link_is_used_once_and_a_removed_device_is_dropped(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
):
    async def work(managers: list[TableManager]) -> None:
        here, there = managers
        devices = [Devices(one.store, one.players, Tokens(one.store)) for one in managers]
        ann = await here.players.register(NewPlayer(key=new_key(), name="Ann"))
        link = await devices[0].new_link(ann)
        new = [NewDevice(key=new_key()) for _ in managers]
        tries = await asyncio.gather(
            *(one.use_link(link.token, device) for one, device in zip(devices, new, strict=True)),
            return_exceptions=True,
        )
        assert sum(isinstance(one, BaseException) for one in tries) == 1
        added = await here.store.devices.of_player(ann.id)
        assert len(added) == 2

        class Open:
            is_open = True

            def disconnect_for_resync(self) -> None:
                self.is_open = False

        lost, kept, late = Open(), Open(), Open()
        there.connections.add(lost, Holder(ann.id, added[1].id))
        there.connections.add(kept, Holder(ann.id, added[0].id))
        await devices[0].remove(ann, added[1].id)
        here.device_removed(added[1].id)
        await until(lambda: not lost.is_open)
        # One that was just being made when the message came, and one of which no message told.
        there.connections.add(late, Holder(ann.id, added[1].id))
        missed = Open()
        here.connections.add(missed, Holder(ann.id, "nobody's"))
        here._on_missed()
        await until(lambda: not missed.is_open)
        assert (kept.is_open, late.is_open) == (True, False)
        # A node that is gone may not have told; and none of them need have.
        here.connections.add(unheard := Open(), Holder(ann.id, "nobody's either"))
        here._hear(Gone("another"))
        await until(lambda: not unheard.is_open)
        monkeypatch.setattr("highlands.server.players.devices.WATCH_SECONDS", 0.01)
        here.connections.add(untold := Open(), Holder(ann.id, "of nobody"))
        here.spawn(here.connections.watch())
        await until(lambda: not untold.is_open)

    with_nodes(postgres_url, 2, work)
