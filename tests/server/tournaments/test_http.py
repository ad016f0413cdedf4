"""The routes of tournaments, and their WebSocket."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from highlands.protocol.messages import PROTOCOL
from tests.server.players.clients import Client, Person, bearer, server

PLAN: dict[str, Any] = {
    "name": "Club evening",
    "game": "schotten-totten",
    "format": "swiss",
    "rounds": 1,
    "time_control": {"kind": "fischer", "seconds": 600},
    "public": True,
}


def create(client: Client, organiser: Person, **more: Any) -> Any:
    body = {"plan": {**PLAN, **more}}
    return client.post("/api/tournaments", json=body, headers=bearer(organiser.key))


def enter(client: Client, tournament: str, person: Person, name: str | None = None) -> Any:
    body = {"name": name or person.name}
    return client.post(f"/api/tournaments/{tournament}/entry", json=body, headers=bearer(person.key))


def organise(client: Client, tournament: str, person: Person, **command: Any) -> Any:
    url = f"/api/tournaments/{tournament}/commands"
    return client.post(url, json={"command": command}, headers=bearer(person.key))


def test_a_tournament_over_http(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann, bea = Person(client, "Ann"), Person(client, "Bea")
        created = create(client, ann)
        assert created.status_code == 201, created.content
        tournament = created.json()["state"]["id"]
        assert created.json()["is_organiser"] is True
        assert [one["id"] for one in client.get("/api/tournaments").json()["public"]] == [tournament]
        with client.websocket_connect(f"/api/tournaments/{tournament}/live") as socket:
            socket.send_json({"type": "watch-tournament", "protocol": PROTOCOL})
            assert socket.receive_json()["entrants"] == []
            assert enter(client, tournament, ann).json()["you"] == 0
            assert socket.receive_json()["entrants"][0]["name"] == "Ann"
            assert enter(client, tournament, bea, "ann").status_code == 409
            assert enter(client, tournament, bea).json()["you"] == 1
            assert enter(client, tournament, bea).json()["you"] == 1
            assert organise(client, tournament, bea, kind="start").status_code == 403
            assert organise(client, tournament, ann, kind="start").json()["state"]["status"] == "running"
            while (shown := socket.receive_json())["round"] is None:
                pass
            socket.send_json({"type": "ping", "id": 7})
            assert socket.receive_json() == {"type": "pong", "id": 7}
        # Nobody is sent what belongs to the players: ids, keys or seats.
        assert set(shown["entrants"][0]) == {"number", "name", "bot", "is_bot", "withdrawn_by"}
        (table,) = client.get(f"/api/tournaments/{tournament}", headers=bearer(bea.key)).json()["your_tables"]
        assert client.get(f"/api/tournaments/{tournament}").json()["your_tables"] == []
        assert bea.claim(table, 1 if shown["round"]["games"][0]["entrants"][1] == 1 else 0, bea.key).status_code == 200
        assert client.get(f"/api/tournaments/{tournament}/rounds/0").json()["games"][0]["is_over"] is False
        assert client.get(f"/api/tournaments/{tournament}/rounds/1").status_code == 404
        left = client.delete(f"/api/tournaments/{tournament}/entry", headers=bearer(bea.key)).json()
        assert left["state"]["entrants"][1]["withdrawn_by"] == "self"
        rows = client.get(f"/api/tournaments/{tournament}/standings.csv")
        assert rows.headers["content-type"].startswith("text/csv")
        assert rows.text.splitlines()[0] == "place,entrant,name,score,games,buchholz,sonneborn-berger,wins"


def test_names_are_no_formulas_in_a_spreadsheet(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann = Person(client, "Ann")
        tournament = create(client, ann).json()["state"]["id"]
        bea = Person(client, "Bea")
        enter(client, tournament, ann, "=1+1")
        enter(client, tournament, bea, "＝2+2")
        rows = client.get(f"/api/tournaments/{tournament}/standings.csv").text
        assert ",'=1+1," in rows
        assert ",'＝2+2," in rows


def test_what_can_not_be_played_is_refused(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann = Person(client, "Ann")
        for wrong, reason in (
            ({"time_control": {"kind": "unlimited"}}, "tournament-needs-clock"),
            ({"game": "verraeter"}, "tournament-wrong-format"),
            ({"fill_level": "rm -rf"}, "server-no-level"),
            ({"starts_at": 1}, "tournament-wrong-start"),
            ({"name": "\u200b \n"}, "server-name-unreadable"),
            ({"options": {"rounds": 1000}}, "option-range"),
        ):
            answer = create(client, ann, **wrong)
            assert answer.status_code == 400, wrong
            assert answer.json()["reason"]["id"] == reason, answer.json()
        assert create(client, ann, rounds=0).status_code == 400
        assert client.get("/api/tournaments/none").status_code == 404
        assert client.post("/api/tournaments", json={"plan": PLAN}).status_code == 404


def test_nobody_fills_the_server_with_tournaments(tmp_path: Path) -> None:
    with server(tmp_path, table_burst=7, tables_per_hour=1) as client:
        ann, bea = Person(client, "Ann"), Person(client, "Bea")
        made = [create(client, ann) for _ in range(6)]
        # 409 and not 429, which clients repeat: this does not pass by waiting.
        assert [answer.status_code for answer in made] == [201] * 5 + [409]
        assert made[-1].json()["reason"]["id"] == "tournament-too-many"
        # The address is limited as well, whoever asks.
        assert [create(client, bea).status_code for _ in range(2)] == [201, 429]
