"""Rated tables: who may sit there, what is off, what the game changes, and who sees it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from highlands.protocol.messages import PROTOCOL
from highlands.server.ratings.model import PROVISIONAL_GAMES, rate_games
from highlands.server.store.ratings import Pool, recompute
from highlands.server.store.ratings.schema import RATINGS
from highlands.server.tables.people import absence
from tests.server.players.clients import Client, Person, bearer, server, sit_down

CLOCK = {"kind": "fischer", "seconds": 600, "increment": 5}
RATED: dict[str, Any] = {"rated": True, "time_control": CLOCK}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return tmp_path_factory.mktemp("rated")


@pytest.fixture(scope="module")
def client(folder: Any) -> Iterator[Client]:
    with server(folder, player_burst=1000, token_burst=1000) as client:
        yield client


def ask(client: Client, table: str, secret: str | None, kind: str) -> dict[str, Any]:
    """Send a command that has a version, and get its answer."""
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"type": "join", "protocol": PROTOCOL, "secret": secret})
        state = socket.receive_json()
        socket.send_json({"type": kind, "version": state["version"], "id": 1})
        while (answer := socket.receive_json())["type"] not in ("ack", "rejection"):
            pass
        return dict(answer)


def settle(client: Client) -> None:
    """Have all finished games rated. By the server's own loop that takes a moment."""
    asyncio.run(client.app.state.manager.ratings.settle())


def play(client: Client, winner: Person, loser: Person, **more: Any) -> str:
    """A rated game that the second one gives up."""
    created = winner.create(None, None, **RATED, **more)
    sit_down(created, winner, loser)
    assert ask(client, created["id"], loser.secrets[created["id"]], "resign")["type"] == "ack"
    settle(client)
    return str(created["id"])


def ratings_at(client: Client, table: str, secret: str | None) -> Any:
    return client.get(f"/api/tables/{table}/ratings", headers=bearer(secret))


def own_ratings(person: Person) -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = person.client.get("/api/player/ratings", headers=bearer(person.key)).json()
    return listed


def show_rating(client: Client, person: Person) -> None:
    client.patch("/api/player", json={"public_parts": ["rating"]}, headers=bearer(person.key))


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        ({"rated": True}, "server-rated-clock"),
        ({**RATED, "hints": True}, "server-rated-hints"),
        ({**RATED, "options": {"stones": 3}}, "server-rated-reduced"),
    ],
)
def test_a_rated_table_has_a_clock_no_hints_and_the_whole_game(client: Client, plan: dict[str, Any], reason: str):
    body = {"game": "schotten-totten", "seats": [{"bot": None}, {"bot": "shepherd"}], **plan}
    answer = client.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["reason"]["id"]) == (400, reason)


def test_everybody_is_told_before_they_sit_down_and_guests_can_not(client: Client):
    ann, guest = Person(client, "Ann"), Person(client, "Guest", is_player=False)
    created = ann.create(None, None, **RATED, public=True, open_to_all=True)
    invitation = client.get(f"/api/tables/{created['id']}/invitation", headers=bearer(created["invitations"][1])).json()
    assert (invitation["rated"], invitation["hints"]) == (True, False)
    assert [one["rated"] for one in client.get("/api/tables").json() if one["id"] == created["id"]] == [True]
    assert ann.claim(created["id"], 0, created["invitations"][0]).status_code == 200
    for proof in (created["invitations"][1], None):
        refused = guest.claim(created["id"], 1, proof)
        assert (refused.status_code, refused.json()["reason"]["id"]) == (400, "server-rated-guest")
    ann.secrets.clear()
    again = ann.claim(created["id"], 1, created["invitations"][1])
    assert (again.status_code, again.json()["reason"]["id"]) == (400, "server-rated-one-seat")


def test_no_bot_stands_in_for_one_of_two_but_the_win_can_be_claimed(client: Client, monkeypatch: pytest.MonkeyPatch):
    ann, ben = Person(client, "Ann"), Person(client, "Ben")
    created = ann.create(None, None, **RATED, options={"first": 0})
    sit_down(created, ann, ben)
    secret = ben.secrets[created["id"]]
    assert ask(client, created["id"], secret, "stand-in")["reason"]["id"] == "server-not-absent"
    monkeypatch.setattr(absence, "GRACE_MS", 0)
    assert ask(client, created["id"], secret, "stand-in")["reason"]["id"] == "server-rated-stand-in"
    assert "stand-in" not in [event["kind"] for event in ben.state(created["id"]).json()["events"]]
    assert ask(client, created["id"], secret, "claim-win")["type"] == "ack"
    assert ben.state(created["id"]).json()["end"]["winners"] == [1]


def test_nothing_is_taken_back(client: Client):
    ann = Person(client, "Ann")
    created = ann.create(None, "shepherd", **RATED, options={"first": 0})
    share = {"share": None}
    assert ann.claim(created["id"], 0, created["invitations"][0], **share).status_code == 200
    ann.reveal(created["id"])
    state = ann.state(created["id"]).json()
    assert (state["rated"], state["hints"], state["can_undo"]) == (True, False, False)
    answer = ask(client, created["id"], ann.secrets[created["id"]], "request-undo")
    assert answer["reason"]["id"] == "server-rated-undo"


def test_a_game_changes_both_ratings_once_and_only_those_at_the_table_see_them(client: Client):
    ann, ben, eve = (Person(client, name) for name in ("Ann", "Ben", "Eve"))
    table = play(client, ann, ben, public=True)
    settle(client)
    shown = [ratings_at(client, table, one.secrets[table]).json() for one in (ann, ben)]
    assert shown[0] == shown[1]
    assert shown[0]["settled"]
    won, lost = shown[0]["seats"]
    assert won["change"] == -lost["change"] > 0
    assert (won["rating"], won["provisional"]) == (1500 + won["change"], True)

    for stranger in (None, eve.key):
        assert ratings_at(client, table, stranger).json()["seats"] == [None, None]
    assert ratings_at(client, table, "x" * 32).status_code == 404
    show_rating(client, ann)
    for stranger in (None, eve.key):
        assert ratings_at(client, table, stranger).json()["seats"] == [won, None]

    (own,) = own_ratings(ann)
    assert (own["game"], own["options"], own["games"], own["rating"]) == ("schotten-totten", "", 1, won["rating"])
    assert [one["rating"] for one in own["history"]] == [won["rating"]]
    assert client.get("/api/player/export", headers=bearer(ann.key)).json()["ratings"] == [own]
    assert client.get("/api/player/ratings").status_code == 404


def test_a_private_table_tells_a_stranger_nothing(client: Client):
    ann, ben, eve = (Person(client, name) for name in ("Ann", "Ben", "Eve"))
    table = play(client, ann, ben)
    show_rating(client, ann)
    for stranger in (None, eve.key):
        assert ratings_at(client, table, stranger).status_code == 404


def test_a_table_that_everybody_left_and_a_closed_one_change_nothing(client: Client):
    ann, ben = Person(client, "Ann"), Person(client, "Ben")
    created = ann.create(None, None, **RATED)
    assert ann.claim(created["id"], 0, created["invitations"][0]).status_code == 200
    assert ask(client, created["id"], ann.secrets[created["id"]], "resign")["type"] == "ack"
    settle(client)
    assert ratings_at(client, created["id"], ann.secrets[created["id"]]).json()["settled"]
    assert own_ratings(ann) == []
    assert own_ratings(ben) == []


def test_a_rematch_is_rated_too(client: Client):
    ann, ben = Person(client, "Ann"), Person(client, "Ben")
    table = play(client, ann, ben)
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"type": "join", "protocol": PROTOCOL, "secret": ann.secrets[table]})
        socket.send_json({"type": "request-rematch", "id": 1})
        while (answer := socket.receive_json())["type"] != "rematch":
            pass
    invitation = client.get(f"/api/tables/{answer['table']}/invitation", headers=bearer(ann.secrets[table])).json()
    assert invitation["rated"]


def test_the_board_has_who_shows_their_rating_and_has_played_enough(client: Client):
    ann, ben = Person(client, "Ann"), Person(client, "Ben")
    tactics = {"options": {"tactics": True}}

    def board() -> list[dict[str, Any]]:
        answer = client.get("/api/leader-board", params={"game": "schotten-totten", "options": "tactics"}).json()
        leaders: list[dict[str, Any]] = answer["leaders"]
        return leaders

    for _ in range(PROVISIONAL_GAMES - 1):
        play(client, ann, ben, **tactics)
    show_rating(client, ann)
    assert board() == [], "a provisional rating is on no board"
    play(client, ann, ben, **tactics)
    (first,) = board()
    assert (first["name"], first["games"], first["is_bot"]) == ("Ann", PROVISIONAL_GAMES, False)
    assert {"game": "schotten-totten", "options": "tactics"} in client.get("/api/leader-boards").json()
    profile = client.get(f"/api/profiles/{first['profile']}").json()
    assert [one["rating"] for one in profile["ratings"]] == [first["rating"]]
    assert (profile["results"], profile["course"]) == (None, None)

    client.patch("/api/player", json={"public_parts": ["results"]}, headers=bearer(ann.key))
    assert board() == []
    assert client.get(f"/api/profiles/{first['profile']}").json()["ratings"] is None


def test_who_is_forgotten_leaves_the_others_as_they_are_also_when_all_is_derived_anew(client: Client, folder: Any):
    ann, ben = Person(client, "Ann"), Person(client, "Ben")
    table = play(client, ann, ben)
    before = own_ratings(ann)
    show_rating(client, ben)
    assert client.delete("/api/player", headers=bearer(ben.key)).status_code == 204
    assert own_ratings(ann) == before
    assert ratings_at(client, table, None).status_code == 404
    done = asyncio.run(recompute(f"sqlite+aiosqlite:///{folder / 'games.db'}", rate_games))
    assert done.different == 0
    assert own_ratings(ann) == before


def become_one(client: Client, kept: Person, joins: Person) -> None:
    """By a link, with what the browser has played."""
    token = client.post("/api/player/device-links", json={}, headers=bearer(kept.key)).json()["token"]
    joined = Person(client, "x", is_player=False)
    joined.key = Person(client, "x").key  # of the right form, and forgotten
    client.delete("/api/player", headers=bearer(joined.key))
    body = {"token": token, "device": {"key": joined.key, "device": "", "joins": joins.key}}
    assert client.post("/api/device-links/use", json=body).json()["is_joined"]
    joins.key = joined.key


def test_of_two_players_who_become_one_the_longer_history_goes_on(client: Client, folder: Any):
    laptop, phone, ben = Person(client, "Ann"), Person(client, "Ann's phone"), Person(client, "Ben")
    play(client, laptop, ben)
    for _ in range(2):
        play(client, phone, ben)
    longer, others = own_ratings(phone), own_ratings(ben)
    assert longer[0]["games"] == 2
    become_one(client, laptop, phone)
    assert own_ratings(laptop) == own_ratings(phone) == longer
    assert own_ratings(ben) == others
    done = asyncio.run(recompute(f"sqlite+aiosqlite:///{folder / 'games.db'}", rate_games))
    assert done.different == 0


def test_a_game_that_is_won_does_not_become_the_one_of_who_becomes_one_with_the_winner(client: Client):
    """Else who plays under several keys would keep the wins and drop the losses."""
    ann, other, ben = Person(client, "Ann"), Person(client, "Ann's other key"), Person(client, "Ben")
    play(client, ann, ben)
    before, bens = own_ratings(ann), own_ratings(ben)
    created = other.create(None, None, **RATED)
    sit_down(created, other, ben)
    become_one(client, ann, other)
    ask(client, created["id"], ben.secrets[created["id"]], "resign")
    settle(client)
    assert own_ratings(ann) == own_ratings(other) == before
    (lost,) = own_ratings(ben)
    assert (lost["games"], lost["rating"] < bens[0]["rating"]) == (2, True), "Ben has lost all the same"


def test_a_game_between_two_who_become_one_meanwhile_counts_as_it_began(client: Client):
    """Else two of several could void a game that the others win."""
    laptop, phone = Person(client, "Ann"), Person(client, "Ann's phone")
    created = laptop.create(None, None, **RATED)
    sit_down(created, laptop, phone)
    become_one(client, laptop, phone)
    again = phone.claim(created["id"], 1, created["invitations"][1])
    assert again.status_code == 200, "a claim whose answer was lost is acknowledged again"
    ask(client, created["id"], phone.secrets[created["id"]], "resign")
    settle(client)
    (own,) = own_ratings(laptop)
    assert (own["games"], own["rating"] > 1500) == (1, True)


def test_who_has_become_one_with_somebody_at_a_table_takes_no_second_seat_there(client: Client):
    ann, other = Person(client, "Ann"), Person(client, "Ann's other key")
    play(client, ann, Person(client, "Ben"))
    created = other.create(None, None, **RATED)
    assert other.claim(created["id"], 0, created["invitations"][0]).status_code == 200
    become_one(client, ann, other)
    refused = ann.claim(created["id"], 1, created["invitations"][1])
    assert (refused.status_code, refused.json()["reason"]["id"]) == (400, "server-rated-one-seat")


def test_no_id_of_a_player_leaves_the_server(client: Client):
    ann, ben = Person(client, "Ann"), Person(client, "Ben")
    table = play(client, ann, ben, public=True)
    show_rating(client, ann)
    manager = client.app.state.manager
    rows = [asyncio.run(manager.players.identify(one.key)).player for one in (ann, ben)]
    texts = [
        ratings_at(client, table, ann.secrets[table]).text,
        client.get("/api/player/ratings", headers=bearer(ann.key)).text,
        client.get("/api/player", headers=bearer(ann.key)).text,
        client.get("/api/player/export", headers=bearer(ann.key)).text,
        client.get("/api/leader-board", params={"game": "schotten-totten"}).text,
        client.get(f"/api/profiles/{rows[0].profile_id}").text,
    ]
    for row in rows:
        assert row.rating_id is not None
        assert not [text for text in texts if row.rating_id in text or row.id in text]
    assert table not in texts[-1], "a public profile names no table"
    assert asyncio.run(manager.store.ratings.of(rows[0].rating_id, Pool("schotten-totten", ""))) is not None
    assert RATINGS.c.rated_id.foreign_keys == set()
