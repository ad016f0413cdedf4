"""Blocking somebody: they get no seat, no pairing and no word of it, and are not shown any more."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any

import pytest

from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.protocol.messages import PROTOCOL
from highlands.server.tables.manager import TableManager
from tests.server.players.clients import Client, Person, bearer, befriend, friends_state, post, server, sit_down
from tests.server.support.managers import start, with_nodes


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("blocks"), player_burst=1000, token_burst=1000) as client:
        yield client


def test_whom_somebody_has_blocked_gets_no_seat_no_friendship_and_no_word_of_it(client: Client):
    ann, ben = Person(client, "Ann"), Person(client, "Ben")
    befriend(ann, ben)
    friend = friends_state(ann)["friends"][0]["id"]
    before = friends_state(ben)
    played = ann.create(None, None)
    sit_down(played, ann, ben)
    blocked = post(ann, "/api/blocks", table=played["id"], seat=1).json()
    assert ([one["name"] for one in blocked["blocked"]], blocked["friends"]) == (["Ben"], [])
    assert (
        post(ann, f"/api/friends/{friend}/challenge", game="schotten-totten", seats=[{}, {}], friend_seat=1).status_code
        == 404
    )
    after = friends_state(ben)
    assert (after["blocked"], after["friends"], before["blocked"]) == ([], [], [])

    table = ann.create(None, None, public=True, open_to_all=True)
    ann.claim(table["id"], 0, table["invitations"][0])
    taken = ben.claim(table["id"], 1, None)
    refused = ben.claim(table["id"], 0, None)
    assert (taken.status_code, taken.json()) == (409, refused.json()), "as for a seat that is taken"
    assert ben.claim(table["id"], 1, table["invitations"][1]).json() == refused.json()
    token = post(ann, "/api/friends/links").json()["token"]
    used = post(ben, "/api/friends/links/use", token=token)
    assert used.json() == post(ben, "/api/friends/links/use", token=token).json(), "as for a link that was used"

    own = ben.create(None, None)
    ben.claim(own["id"], 0, own["invitations"][0])
    assert ann.claim(own["id"], 1, own["invitations"][1]).status_code == 200, "who has blocked may still choose to"
    client.delete(f"/api/blocks/{blocked['blocked'][0]['id']}", headers=bearer(ann.key))
    assert ben.claim(table["id"], 1, table["invitations"][1]).status_code == 200


@pytest.mark.parametrize("rated", [False, True])
def test_a_free_seat_answers_the_blocked_whatever_they_ask_as_a_taken_one_answers_all(client: Client, rated: bool):
    ann, ben, cat, dan = (Person(client, name) for name in ("Ann", "Ben", "Cat", "Dan"))
    clock = {"kind": "fischer", "seconds": 600, "increment": 5}
    met = ann.create(None, None)
    sit_down(met, ann, ben)
    assert post(ann, "/api/blocks", table=met["id"], seat=1).status_code == 200
    free, full = [
        ann.create(None, None, public=True, open_to_all=True, rated=rated, time_control=clock) for _ in range(2)
    ]
    assert ann.claim(free["id"], 0, free["invitations"][0]).status_code == 200
    assert dan.claim(full["id"], 0, full["invitations"][0]).status_code == 200
    assert cat.claim(full["id"], 1, full["invitations"][1]).status_code == 200
    asked: list[dict[str, Any]] = [
        {},
        {"name": ""},
        {"name": "\u200b"},
        {"secret": ben.key},
        {"secret": "short"},
        {"share": "0" * 64},
        {"share": "x"},
        {"commitment": "x"},
    ]
    for more in asked:
        for is_invited in (False, True):
            answers = [
                ben.claim(table["id"], 1, table["invitations"][1] if is_invited else None, **more)
                for table in (free, full)
            ]
            assert answers[0].status_code == answers[1].status_code >= 400, more
            assert answers[0].json() == answers[1].json(), more
    assert ann.state(free["id"]).json()["seats"][1]["name"] is None


def test_who_sat_there_before_them_keeps_the_seat_beside_who_has_blocked_them(
    client: Client, monkeypatch: pytest.MonkeyPatch
):
    ann, ben = Person(client, "Ann"), Person(client, "Ben")
    met = ann.create(None, None)
    sit_down(met, ann, ben)
    post(ann, "/api/blocks", table=met["id"], seat=1)
    table = ben.create(None, None)

    async def fail(*_: Any) -> None:
        raise HighlandsError(message("server-busy"))

    # Their claim is stored, but not yet who they are: they claim the seat again.
    monkeypatch.setattr(client.app.state.manager.players, "sit_down", fail)
    assert ben.claim(table["id"], 0, table["invitations"][0]).status_code >= 400
    monkeypatch.undo()
    for person, seat in ((ann, 1), (ben, 0)):
        assert person.claim(table["id"], seat, table["invitations"][seat]).status_code == 200
    assert ben.reveal(table["id"]).status_code == 200


def test_greetings_of_the_blocked_are_not_shown_and_they_see_their_own(client: Client):
    ann, ben, guest = Person(client, "Ann"), Person(client, "Ben"), Person(client, "Guest", is_player=False)
    table = ann.create(None, None)
    sit_down(table, ann, ben)
    with client.websocket_connect(f"/api/tables/{table['id']}/live") as socket:
        socket.send_json({"type": "join", "protocol": PROTOCOL, "secret": ben.secrets[table["id"]]})
        assert post(ann, "/api/blocks", table=table["id"], seat=1).status_code == 200
        socket.send_json({"type": "greet", "greeting": "hello", "id": 1})
        while (heard := socket.receive_json())["type"] != "ack":
            assert heard["type"] in {"state", "presence"}
    greeted = [[event["kind"] for event in person.state(table["id"]).json()["events"]] for person in (ann, ben)]
    assert [kinds.count("greet") for kinds in greeted] == [0, 1]
    with_guest = ann.create(None, None)
    sit_down(with_guest, ann, guest)
    assert post(ann, "/api/blocks", table=with_guest["id"], seat=1).json()["reason"]["id"] == "server-block-guest"
    assert post(ann, "/api/blocks", table=with_guest["id"], seat=0).json()["reason"]["id"] == "server-block-self"
    assert post(Person(client, "Eve"), "/api/blocks", table=table["id"], seat=0).status_code == 404
    assert post(ann, "/api/blocks").status_code == 400


def test_a_table_whose_blocks_can_not_be_read_is_followed_all_the_same(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
):
    async def work(managers: list[TableManager]) -> None:
        (manager,) = managers
        seated = await start(manager, None, None)
        manager.evict(seated)
        followed: list[str] = []
        monkeypatch.setattr(manager._follower, "read", followed.append)
        monkeypatch.setattr(manager._presence, "ask", followed.append)

        async def fail(_: Any) -> None:
            raise OSError("the store is away")

        monkeypatch.setattr(manager.store.friends, "muted_at", fail)
        with pytest.raises(OSError, match="away"):
            await manager.table(seated.id)
        assert followed == [seated.id] * 2

    with_nodes(postgres_url, 1, work)


def test_from_the_list_of_opponents_who_sat_there_last_is_blocked_and_their_public_tables_are_gone(client: Client):
    ann, ben = Person(client, "Ann"), Person(client, "Ben")
    table = ann.create(None, None)
    sit_down(table, ann, ben)
    with client.websocket_connect(f"/api/tables/{table['id']}/live") as socket:
        socket.send_json({"type": "join", "protocol": PROTOCOL, "secret": ben.secrets[table["id"]]})
        socket.send_json({"type": "resign", "version": socket.receive_json()["version"], "id": 1})
        while socket.receive_json()["type"] != "ack":
            pass
    (opponent,) = client.get("/api/player/profile", headers=bearer(ann.key)).json()["opponents"]
    open_table = ben.create(None, None, public=True, open_to_all=True)
    ben.claim(open_table["id"], 0, open_table["invitations"][0])

    def listed(person: Person | None) -> list[str]:
        headers = bearer(None if person is None else person.key)
        return [one["id"] for one in client.get("/api/tables", headers=headers).json()]

    assert open_table["id"] in listed(ann)
    blocked = post(ann, "/api/blocks", table=opponent["table"], seat=opponent["seat"]).json()["blocked"]
    assert [one["name"] for one in blocked] == ["Ben"]
    assert [open_table["id"] in listed(one) for one in (ann, ben, None)] == [False, True, True]


def test_somebody_is_blocked_under_each_of_their_names_and_nothing_tells_that_they_are_one(client: Client):
    ann, ben = Person(client, "Ann"), Person(client, "Ben")

    def meet(name: str) -> str:
        ben.name = name
        table = ann.create(None, None)
        sit_down(table, ann, ben)
        return str(table["id"])

    def names(answer: Any) -> list[str]:
        return sorted(one["name"] for one in answer.json()["blocked"])

    as_ben, as_zed = meet("Ben"), meet("Zed")
    for _ in range(2):
        assert names(post(ann, "/api/blocks", table=as_ben, seat=1)) == ["Ben"]
    blocked = post(ann, "/api/blocks", table=as_zed, seat=1)
    assert names(blocked) == ["Ben", "Zed"], "as if they were two"
    (first,) = [one["id"] for one in blocked.json()["blocked"] if one["name"] == "Ben"]
    assert names(client.delete(f"/api/blocks/{first}", headers=bearer(ann.key))) == ["Zed"]
    table = ann.create(None, None)
    ann.claim(table["id"], 0, table["invitations"][0])
    assert ben.claim(table["id"], 1, table["invitations"][1]).status_code == 409, "still blocked, under one name"


def test_two_who_become_one_stay_blocked_under_the_names_of_both(client: Client):
    ann, ben, zed = (Person(client, name) for name in ("Ann", "Ben", "Zed"))
    for other in (ben, zed):
        table = ann.create(None, None)
        sit_down(table, ann, other)
        assert post(ann, "/api/blocks", table=table["id"], seat=1).status_code == 200
    token = client.post("/api/player/device-links", json={}, headers=bearer(ben.key)).json()["token"]
    device = {"key": secrets.token_urlsafe(24), "device": "", "joins": zed.key}
    assert client.post("/api/device-links/use", json={"token": token, "device": device}).json()["is_joined"]
    assert sorted(one["name"] for one in friends_state(ann)["blocked"]) == ["Ben", "Zed"]
