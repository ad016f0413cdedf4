"""What the host does at one node counts at all of them."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from highlands.protocol.messages import PROTOCOL
from highlands.server.http.socket_connection import CloseCode
from tests.server.host_page.hosts import HostAtPage, new_key
from tests.server.host_page.test_controls import closed, heard, join, playing
from tests.server.players.clients import serving

SOON = 20.0


def until(what: Callable[[], bool]) -> None:
    """Wait for something to come true."""
    deadline = time.monotonic() + SOON
    while not what():
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.mark.long
@pytest.mark.ci
def test_the_other_node_throws_out_announces_and_follows_settings(postgres_url: str, tmp_path: Path):
    key = new_key(postgres_url, tmp_path)
    with serving(postgres_url) as here, serving(postgres_url, fixed=frozenset({"tables_per_hour"})) as there:
        host = HostAtPage(here, key).open()
        table, ann, _ = playing(there)
        path = f"/api/tables/{table['id']}/live"
        with there.websocket_connect(path) as by_secret, there.websocket_connect("/api/lobby/live") as lobby:
            by_secret.send_text(join(ann.secrets[table["id"]]))
            heard(by_secret, "state")
            lobby.send_text(msgspec.json.encode({"type": "watch-lobby", "protocol": PROTOCOL}).decode())
            heard(lobby, "lobby")
            # The session of one node opens the page at the other; connections of both are counted.
            at_other = HostAtPage(there, "")
            at_other.session = host.session
            assert [one["connections"] for one in at_other.get("addresses").json()] == [2]
            assert [one["connections"] for one in host.get("addresses").json()] == [2]
            assert host.post("blocks", {"type": "player", "table": table["id"], "seat": 0}).status_code == 200
            assert closed(by_secret) == CloseCode.RESYNC
        assert ann.state(table["id"]).status_code == 403
        host.post("announcements", {"text": "Here and there", "hours": 1})
        until(lambda: [one["text"] for one in there.get("/api/announcements").json()] == ["Here and there"])
        host.patch("settings", {"abandon_after_days": 5, "tables_per_hour": 9})
        until(lambda: there.app.state.manager.abandon_after == 5 * 24 * 60 * 60 * 1000)
        # The command line of a node counts for that node.
        assert here.app.state.admission.limits.tables_per_hour == 9
        assert there.app.state.admission.limits.tables_per_hour != 9
        assert host.post(f"tables/{table['id']}/end", {"note": ""}).status_code == 204
        assert len(host.get("numbers").json()["nodes"]) == 2
        assert {entry["action"] for entry in at_other.get("log").json()} >= {"end-table", "setting", "announce"}
        ticket = host.post("backups").json()["ticket"]
        backup = there.get(f"/api/host/backups/{ticket}")
        assert backup.content.startswith(b"SQLite format 3")
