"""What the host does: ending tables, keeping out, announcing, changing settings, fetching a backup."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from highlands.errors import HighlandsError
from highlands.protocol.messages import PROTOCOL
from highlands.server.host_page import host_page
from highlands.server.host_page.samples import Sampler
from highlands.server.host_page.sessions import Host
from highlands.server.http.socket_connection import CloseCode
from highlands.server.store import restore
from highlands.server.tables.manager import TableManager
from tests.server.host_page.hosts import HostAtPage, hosted
from tests.server.players.clients import Client, Person, server, sit_down

SECONDS = 30.0


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HostAtPage]:
    with hosted(tmp_path_factory.mktemp("host"), fixed=frozenset({"players_per_hour"})) as opened:
        yield opened


def join(secret: str | None) -> str:
    return msgspec.json.encode({"type": "join", "protocol": PROTOCOL, "secret": secret}).decode()


def heard(socket: Any, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        told: dict[str, Any] = msgspec.json.decode(socket.receive_text(timeout=SECONDS))
        if told["type"] == kind:
            return told


def closed(socket: Any) -> int:
    """The code with which a socket is closed, after whatever else is sent."""
    while True:
        try:
            socket.receive(timeout=SECONDS)
        except WebSocketDisconnect as ended:
            return int(ended.code)


def playing(client: Client) -> tuple[dict[str, Any], Person, Person]:
    """Two players at a table."""
    ann, ben = Person(client, "Ann"), Person(client, "Ben")
    table = ann.create(None, None)
    sit_down(table, ann, ben)
    return table, ann, ben


def test_a_table_that_the_host_ends_is_abandoned_and_everybody_is_told_why(host: HostAtPage):
    table, ann, _ = playing(host.client)
    listed = {one["id"]: one for one in host.get("tables").json()}
    assert listed[table["id"]]["seats"] == [{"name": name, "bot": None, "is_player": True} for name in ("Ann", "Ben")]
    with host.client.websocket_connect(f"/api/tables/{table['id']}/live") as socket:
        socket.send_text(join(ann.secrets[table["id"]]))
        assert heard(socket, "state")["end"] is None
        assert host.post(f"tables/{table['id']}/end", {"note": " The club\ncloses "}).status_code == 204
        while (end := heard(socket, "state")["end"]) is None:
            pass
    assert (end["reason"], end["winners"], end["host_note"]) == ("abandoned", [], "The club closes")
    assert ann.tables()[0]["result"] == "abandoned; -; A 0, B 0"
    assert table["id"] not in [one["id"] for one in host.get("tables").json()]
    entry = host.get("log").json()[0]
    assert (entry["action"], entry["subject"], entry["detail"]) == ("end-table", table["id"], "The club closes")
    assert host.post(f"tables/{table['id']}/end", {"note": ""}).json()["reason"]["id"] == "server-over"
    assert host.post("tables/nowhere/end", {"note": ""}).status_code == 404
    assert host.logged[0] == "end-table"
    # Also one that has not begun, and that nobody has in memory.
    waiting = ann.create(None, None)
    manager: TableManager = host.client.app.state.manager
    manager.tables.clear()
    assert host.post(f"tables/{waiting['id']}/end", {}).status_code == 204


def test_a_blocked_player_is_out_at_once_whatever_they_show(host: HostAtPage):
    table, ann, ben = playing(host.client)
    path = f"/api/tables/{table['id']}/live"
    with host.client.websocket_connect(path) as by_secret, host.client.websocket_connect("/api/lobby/live") as lobby:
        by_secret.send_text(join(ann.secrets[table["id"]]))
        heard(by_secret, "state")
        watch = {"type": "watch-lobby", "protocol": PROTOCOL, "player": ann.key}
        lobby.send_text(msgspec.json.encode(watch).decode())
        heard(lobby, "lobby")
        (block,) = host.post("blocks", {"type": "player", "table": table["id"], "seat": 0}).json()
        assert (block["name"], block["address"]) == ("Ann", None)
        assert closed(by_secret) == CloseCode.RESYNC
        assert closed(lobby) == CloseCode.RESYNC
    for secret in (ann.secrets[table["id"]], ann.key):
        assert ann.state(table["id"], secret).status_code == 403
        with host.client.websocket_connect(path) as socket:
            socket.send_text(join(secret))
            assert heard(socket, "rejection")["reason"]["id"] == "server-blocked"
            assert closed(socket) == CloseCode.BLOCKED
    with host.client.websocket_connect("/api/lobby/live") as lobby:
        lobby.send_text(msgspec.json.encode(watch).decode())
        assert closed(lobby) == CloseCode.BLOCKED
    assert ann.register().status_code == 403
    # They don't become another with what they have: neither as a new device of somebody's nor with a new key.
    headers = {"authorization": f"Bearer {ben.key}"}
    token = host.client.post("/api/player/device-links", headers=headers).json()["token"]
    device = {"key": "n" * 32, "device": "", "joins": ann.key}
    adopted = host.client.post("/api/device-links/use", json={"token": token, "device": device})
    assert adopted.status_code == 403
    assert ben.state(table["id"]).status_code == 200
    assert host.delete(f"blocks/{block['id']}").json() == []
    assert ann.state(table["id"]).status_code == 200
    assert host.delete(f"blocks/{block['id']}").status_code == 404
    log = host.get("log").json()
    assert [entry["action"] for entry in log[:2]] == ["unblock-player", "block-player"]
    assert "Ann" not in str(log[:2])


def test_a_blocked_player_who_came_as_a_guest_is_out_too(host: HostAtPage):
    """They sit down and connect without a key, and show it later: the seat is theirs, and so is the connection."""
    eve, bob = Person(host.client, "Eve"), Person(host.client, "Bob")
    table = bob.create(None, None)
    assert eve.claim(table["id"], 0, table["invitations"][0], player=None).status_code == 200
    with host.client.websocket_connect(f"/api/tables/{table['id']}/live") as socket:
        socket.send_text(join(eve.secrets[table["id"]]))
        heard(socket, "state")
        assert eve.claim(table["id"], 0, table["invitations"][0]).status_code == 200
        (block,) = host.post("blocks", {"type": "player", "table": table["id"], "seat": 0}).json()
        assert closed(socket) == CloseCode.RESYNC
    assert host.delete(f"blocks/{block['id']}").json() == []


def test_the_secret_of_a_blocked_player_s_seat_opens_no_rematch_and_no_list(host: HostAtPage):
    table, ann, ben = playing(host.client)
    secret = ann.secrets[table["id"]]
    (block,) = host.post("blocks", {"type": "player", "table": table["id"], "seat": 0}).json()
    assert host.client.post("/api/my-tables", json={"secrets": [secret]}).json() == []
    assert host.post(f"tables/{table['id']}/end", {"note": ""}).status_code == 204
    with host.client.websocket_connect(f"/api/tables/{table['id']}/live") as socket:
        socket.send_text(join(ben.secrets[table["id"]]))
        heard(socket, "state")
        socket.send_text('{"type":"request-rematch","id":1}')
        rematch = heard(socket, "rematch")["table"]
    invitation = host.client.get(f"/api/tables/{rematch}/invitation", headers={"authorization": f"Bearer {secret}"})
    assert invitation.status_code == 403
    assert ann.claim(rematch, 1, secret, player=None).json()["reason"]["id"] == "server-blocked"
    assert host.delete(f"blocks/{block['id']}").json() == []
    assert ann.claim(rematch, 1, secret, player=None).status_code == 200


def test_a_guest_is_nobody_to_block(host: HostAtPage):
    guest = Person(host.client, "Guest", is_player=False)
    table = guest.create(None, None)
    assert guest.claim(table["id"], 0, table["invitations"][0]).status_code == 200
    refused = host.post("blocks", {"type": "player", "table": table["id"], "seat": 0})
    assert refused.json()["reason"]["id"] == "host-no-player"
    assert host.get("blocks").json() == []


def test_an_address_that_is_blocked_gets_no_answer_but_that(tmp_path: Path):
    """Of IPv6 the whole network; the host's page and the announcements stay reachable."""
    with hosted(tmp_path) as host:
        admission = host.client.app.state.admission
        assert (
            host.post("blocks", {"type": "address", "address": "nonsense"}).json()["reason"]["id"] == "host-no-address"
        )
        for network in ("203.0.113.0/24", "203.0.113.1/", "2001:db8:1::/48", "2001:db8:1:2::/128"):
            refused = host.post("blocks", {"type": "address", "address": network})
            assert refused.json()["reason"]["id"] == "host-no-address"
        (block,) = host.post("blocks", {"type": "address", "address": "2001:db8:1:2:3::4/64"}).json()
        assert block["address"] == "2001:db8:1:2::/64"
        with host.client.websocket_connect("/api/lobby/live") as lobby:
            lobby.send_text(msgspec.json.encode({"type": "watch-lobby", "protocol": PROTOCOL}).decode())
            heard(lobby, "lobby")
            (own,) = host.get("addresses").json()
            assert own["is_own"]
            assert own["connections"] == 1
            own_address = own["address"]
            actions = host.client.app.state.host_page.actions
            somebody = Host("key", bytes(32))
            for written, at in (("203.0.113.9", "203.0.113.9"), ("2001:db8:7:8::1", "2001:db8:7:8::/64")):
                with pytest.raises(HighlandsError) as refused_own:
                    host.client.blocking_portal.call(actions.block_address, somebody, written, at)
                assert refused_own.value.message.id == "host-own-address"
            # As another node would tell it: the test's client has but one address.
            host.client.blocking_portal.call(admission.keep_out, frozenset({own_address}))
            assert closed(lobby) == 1008
        with host.client.websocket_connect("/api/lobby/live") as lobby:
            assert heard(lobby, "rejection")["reason"]["id"] == "server-blocked"
            assert closed(lobby) == CloseCode.BLOCKED
        # Also one that is blocked just while it is accepted.
        answers = iter([False, True])
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(admission, "is_blocked", lambda _: next(answers))
            with host.client.websocket_connect("/api/lobby/live") as lobby:
                assert closed(lobby) == CloseCode.BLOCKED
        assert host.client.get("/api/games").status_code == 403
        assert host.client.get("/api/announcements").status_code == 200
        assert host.get("blocks").status_code == 200
        assert host.delete(f"blocks/{block['id']}").json() == []
        assert host.client.get("/api/games").status_code == 200


def test_announcements_are_for_all_until_they_end(host: HostAtPage):
    assert host.client.get("/api/announcements").json() == []
    (shown,) = host.post("announcements", {"text": "  A <b>cup</b>\n on Friday ", "hours": 1}).json()
    assert shown["text"] == "A <b>cup</b> on Friday"
    assert host.client.get("/api/announcements").json() == [shown]
    assert host.delete(f"announcements/{shown['id']}").json() == []
    assert host.delete(f"announcements/{shown['id']}").status_code == 404
    for text, hours in (("", 1), ("x" * 301, 1), ("x", 0), ("x", 10_000), ("a\x00b", 1)):
        assert host.post("announcements", {"text": text, "hours": hours}).status_code == 400
    assert host.post("announcements", {"text": "short", "hours": 1e-7}).status_code == 200
    assert host.client.get("/api/announcements").json() == []
    assert host.logged[:3] == ["announce", "withdraw", "announce"]


def test_settings_count_at_once_but_for_those_of_the_command_line(host: HostAtPage):
    state = host.get("settings").json()
    assert state["fixed"] == ["players_per_hour"]
    manager: TableManager = host.client.app.state.manager
    chosen: dict[str, Any] = {"admits_players": False, "abandon_after_days": 3, "tables_per_hour": 7, "has_push": False}
    chosen |= {"min_bot_seconds": 1.5, "review_iterations": 50}
    changed = host.patch("settings", chosen).json()
    assert changed["values"]["tables_per_hour"] == 7
    assert manager.abandon_after == 3 * 24 * 60 * 60 * 1000
    assert host.client.app.state.admission.limits.tables_per_hour == 7
    assert not host.client.app.state.channels.policy.has_push
    assert manager.bots.min_seconds == 1.5
    assert host.client.app.state.reviews._reviews.iterations == 50
    new = {"key": "k" * 32, "name": "Eve"}
    assert host.client.post("/api/players", json=new).json()["reason"]["id"] == "server-admits-no-players"
    assert host.patch("settings", {"players_per_hour": 5}).status_code == 409
    assert host.patch("settings", {"abandon_after_days": -1}).status_code == 400
    assert host.patch("settings", {"database": "elsewhere"}).status_code == 400
    back = host.patch("settings", dict.fromkeys(chosen))
    assert back.json()["values"] == state["values"]
    assert host.client.post("/api/players", json=new).status_code == 200
    assert host.logged[:12] == ["setting"] * 12


def test_settings_outlive_a_restart(tmp_path: Path):
    with hosted(tmp_path) as host:
        host.patch("settings", {"admits_bots": False})
    with server(tmp_path) as client:
        bot = {"key": "b" * 32, "name": "Robot", "is_bot": True}
        assert client.post("/api/players", json=bot).json()["reason"]["id"] == "server-admits-no-bots"


def test_numbers_are_sampled_and_kept(host: HostAtPage):
    manager: TableManager = host.client.app.state.manager
    table, ann, _ = playing(host.client)
    sampler = Sampler(manager)
    with host.client.websocket_connect(f"/api/tables/{table['id']}/live") as socket:
        socket.send_text(join(ann.secrets[table["id"]]))
        heard(socket, "state")
        socket.send_text('{"type":"greet","greeting":"hello"}')
        heard(socket, "ack")

        async def sample() -> None:
            await sampler.store(sampler.take())
            await sampler.store(sampler.take())

        host.client.blocking_portal.call(sample)
    numbers = host.get("numbers").json()
    assert numbers["is_healthy"]
    assert numbers["players"] >= 2
    assert numbers["database_bytes"] > 0
    assert numbers["disk_free_bytes"] > 0
    (node,) = numbers["nodes"]
    assert node["is_this"]
    first, second = (one["numbers"] for one in numbers["samples"][-2:])
    assert first["connections"] == 1
    assert first["actions_per_second"] > 0
    assert 0 < first["p50_ms"] <= first["p99_ms"]
    assert second["p99_ms"] is None
    assert second["store_ms"] > 0
    assert host.get(f"numbers?since={numbers['samples'][-1]['at']}").json()["samples"] == []


def test_a_backup_is_fetched_once_with_its_ticket(host: HostAtPage, tmp_path: Path):
    ticket = host.post("backups").json()["ticket"]
    answer = host.client.get(f"/api/host/backups/{ticket}")
    assert answer.headers["content-disposition"].startswith("attachment")
    file = tmp_path / "backup.db"
    file.write_bytes(answer.content)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone()[0] > 0
        assert connection.execute("SELECT action FROM host_log ORDER BY number DESC").fetchone() == ("backup",)
        events = connection.execute("SELECT * FROM events ORDER BY table_id, number").fetchall()
    restored = tmp_path / "restored.db"
    asyncio.run(restore(file, f"sqlite+aiosqlite:///{restored}"))
    with closing(sqlite3.connect(restored)) as connection:
        assert connection.execute("SELECT * FROM events ORDER BY table_id, number").fetchall() == events
    assert host.client.get(f"/api/host/backups/{ticket}").status_code == 400
    page: host_page.HostPage = host.client.app.state.host_page
    assert not list(Path(page.database.partition(":///")[2]).parent.glob(".host-backup-*"))
    assert host.logged[0] == "backup"
