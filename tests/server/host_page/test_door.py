"""Who may open the host's page: whoever has the key, or a passkey that the host has admitted."""

from __future__ import annotations

import asyncio
import secrets
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import DBAPIError

from highlands.server.host_page.host_page import HostPage
from highlands.server.host_page.key import prepare_key, read_key, rotate_key
from highlands.server.host_page.routes import FOR_ALL, HOST_ROUTES
from highlands.server.store import StoreError
from tests.server.host_page.hosts import HostAtPage, hosted
from tests.server.players.authenticator import Authenticator
from tests.server.players.clients import Person, bearer, database_in, server
from tests.server.store.sample_rows import beside

ORIGIN = "http://localhost"
HERE = {"host": "localhost", "origin": ORIGIN}


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HostAtPage]:
    with hosted(tmp_path_factory.mktemp("host")) as opened:
        yield opened


def test_the_key_is_made_once_for_its_owners_eyes(tmp_path: Path):
    database, file = database_in(tmp_path), tmp_path / "host.key"
    first = asyncio.run(prepare_key(database, file))
    assert first.new == read_key(file)
    assert len(first.new or "") == 32
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    again = asyncio.run(prepare_key(database, file))
    assert (again.new, again.is_valid) == (None, True)
    # The database has a digest, no key.
    assert (first.new or "").encode() not in (tmp_path / "games.db").read_bytes()
    # Where the file is another machine's, a start makes no second key beside it.
    elsewhere = asyncio.run(prepare_key(database, tmp_path / "elsewhere" / "host.key"))
    assert (elsewhere.new, elsewhere.is_valid) == (None, False)
    assert not elsewhere.path.exists()


def test_a_new_key_ends_the_old_one_and_all_open_pages(tmp_path: Path):
    with hosted(tmp_path) as host:
        assert host.get("tables").status_code == 200
        asyncio.run(rotate_key(database_in(tmp_path), tmp_path / "host.key"))
        assert host.get("tables").status_code == 401
        assert host.client.post("/api/host/open", json={"key": host.key}).status_code == 401
        host.key = read_key(tmp_path / "host.key") or ""
        host.open()
        assert host.logged[:2] == ["open", "rotate-key"]


def test_whoever_has_not_opened_the_page_gets_nothing_of_it(host: HostAtPage):
    """Every route but the doors asks for a session: none, a wrong one, a player's key or the host's key itself."""
    doors = {"/api/host/open", "/api/host/open/passkey", "/api/host/open/passkey/options"}
    player = Person(host.client, "Ann")
    ticket = {"/api/host/backups/{ticket:str}": 400}
    for route in HOST_ROUTES:
        (path,) = route.paths
        if path in doors | FOR_ALL:
            continue
        url = path.replace("{table_id:str}", "x").replace("{ticket:str}", "eHg")
        for name in ("block_id", "announcement_id", "passkey"):
            url = url.replace(f"{{{name}:str}}", "x")
        (method,) = route.http_methods
        bodies: dict[str, Any] = {
            "/api/host/blocks": {"type": "address", "address": "192.0.2.1"},
            "/api/host/announcements": {"text": "x", "hours": 1},
            "/api/host/passkeys": {"credential": {}},
        }
        for secret in (None, "x" * 32, player.key, host.key):
            body = {"json": bodies.get(path, {})} if method in {"POST", "PATCH"} else {}
            answer = host.client.request(method, url, headers=bearer(secret), **body)
            assert answer.status_code == ticket.get(path, 401), (method, path, answer.content)


def test_a_closed_page_stays_closed(host: HostAtPage):
    other = HostAtPage(host.client, host.key).open()
    assert other.post("close").status_code == 204
    assert other.get("numbers").status_code == 401
    assert host.get("numbers").status_code == 200


def test_whoever_tries_keys_is_slowed_down(tmp_path: Path):
    with server(tmp_path) as client:
        answers = [client.post("/api/host/open", json={"key": "x" * 32}).status_code for _ in range(12)]
    assert answers == [401] * 10 + [429] * 2


def test_a_foreign_page_and_a_foreign_name_open_nothing(host: HostAtPage):
    """Cross-site requests and DNS rebinding are refused before the key is looked at; no cookie is ever set."""
    body = {"key": host.key}
    foreign = host.client.post("/api/host/open", headers={"origin": "http://evil.example"}, json=body)
    rebound = host.client.post("/api/host/open", headers={"host": "evil.example"}, json=body)
    assert (foreign.status_code, rebound.status_code) == (403, 421)
    opened = host.client.post("/api/host/open", json=body)
    assert "set-cookie" not in opened.headers
    assert opened.headers["cache-control"] == "no-store"
    assert opened.headers["x-frame-options"] == "DENY"


def passkey_of(person: Person, made: Authenticator | None = None) -> Authenticator:
    """A passkey that a player has added."""
    made = made or Authenticator()
    headers = {**HERE, **bearer(person.key)}
    options = person.client.post("/api/player/passkeys/options", headers=headers).json()
    body = {"credential": made.make(options, ORIGIN), "device": "Laptop"}
    assert person.client.post("/api/player/passkeys", json=body, headers=headers).status_code == 200
    return made


def show(host: HostAtPage, path: str, made: Authenticator, **more: Any) -> Any:
    """Show a passkey where the page asks for one."""
    headers = {**HERE, **bearer(host.session)}
    options = host.client.post(f"/api/host/{path}/options", headers=headers).json()
    assert options["userVerification"] == "required"
    body = {"credential": made.show(options, ORIGIN, **{"is_verified": True, **more})}
    return host.client.post(f"/api/host/{path}", json=body, headers=headers)


def test_a_passkey_opens_the_page_once_the_host_has_admitted_it(host: HostAtPage):
    person = Person(host.client, "Ann")
    made = passkey_of(person)
    assert show(host, "open/passkey", made).json()["reason"]["id"] == "host-wrong-passkey"
    assert show(host, "passkeys", made, is_verified=False).status_code == 400
    (admitted,) = show(host, "passkeys", made).json()
    assert show(host, "open/passkey", made, is_verified=False).status_code == 400
    by_passkey = HostAtPage(host.client, "")
    by_passkey.session = show(host, "open/passkey", made).json()["session"]
    assert by_passkey.get("log").json()[0]["by"] == admitted["name"]
    assert by_passkey.get("log").json()[0]["action"] == "open"
    # A challenge for one purpose serves no other.
    options = host.client.post("/api/sign-in/options", headers=HERE).json()
    body = {"credential": made.show(options, ORIGIN, is_verified=True)}
    assert host.client.post("/api/host/open/passkey", json=body, headers=HERE).status_code == 400
    # Whoever is dismissed is out at once.
    assert host.delete(f"passkeys/{admitted['id']}").json() == []
    assert by_passkey.get("numbers").status_code == 401
    assert show(host, "open/passkey", made).status_code == 400


def test_a_passkey_that_its_player_removes_opens_the_page_no_more(host: HostAtPage):
    person = Person(host.client, "Ben")
    made = passkey_of(person)
    (admitted,) = show(host, "passkeys", made).json()
    opened = HostAtPage(host.client, "")
    opened.session = show(host, "open/passkey", made).json()["session"]
    assert opened.get("numbers").status_code == 200
    assert host.client.delete(f"/api/player/passkeys/{admitted['id']}", headers=bearer(person.key)).status_code == 200
    assert opened.get("numbers").status_code == 401
    assert host.get("passkeys").json() == []
    entry = host.get("log").json()[0]
    assert (entry["by"], entry["action"], entry["subject"]) == ("player", "dismiss-passkey", admitted["name"])
    # Nor does another key under the same id, which whoever registers it chooses.
    forged = Authenticator()
    forged.id = made.id
    passkey_of(Person(host.client, "Eve"), forged)
    assert show(host, "open/passkey", forged).json()["reason"]["id"] == "host-wrong-passkey"
    assert opened.get("numbers").status_code == 401
    assert host.get("passkeys").json() == []


def test_only_the_key_that_was_admitted_opens_the_page(host: HostAtPage):
    """Whatever has become of the passkey's row: an admission is one of a key, not of an id."""
    made = passkey_of(Person(host.client, "Ann"))
    (admitted,) = show(host, "passkeys", made).json()
    opened = HostAtPage(host.client, "")
    opened.session = show(host, "open/passkey", made).json()["session"]
    page: HostPage = host.client.app.state.host_page
    asyncio.run(beside(page.database, "DELETE FROM passkeys"))
    forged = Authenticator()
    forged.id = made.id
    passkey_of(Person(host.client, "Eve"), forged)
    assert show(host, "open/passkey", forged).json()["reason"]["id"] == "host-wrong-passkey"
    assert opened.get("numbers").status_code == 401
    assert host.get("passkeys").json() == []
    assert host.delete(f"passkeys/{admitted['id']}").status_code == 200


@pytest.mark.parametrize("removes", ["device", "player"])
def test_an_admission_goes_with_the_device_and_the_player(host: HostAtPage, removes: str):
    person = Person(host.client, "Ann")
    made = passkey_of(person)
    show(host, "passkeys", made)
    if removes == "player":
        assert host.client.delete("/api/player", headers=bearer(person.key)).status_code == 204
    else:
        token = host.client.post("/api/player/device-links", headers=bearer(person.key)).json()["token"]
        other = {"key": secrets.token_urlsafe(24), "device": ""}
        state = host.client.post("/api/device-links/use", json={"token": token, "device": other}).json()["player"]
        (first,) = [one["id"] for one in state["devices"] if not one["is_this"]]
        removal = host.client.delete(f"/api/player/devices/{first}", headers=bearer(other["key"]))
        assert removal.status_code == 204
    page: HostPage = host.client.app.state.host_page
    assert asyncio.run(beside(page.database, "SELECT count(*) FROM host_passkeys")) == [(0,)]
    entry = host.get("log").json()[0]
    assert (entry["by"], entry["action"]) == ("player", "dismiss-passkey")


def test_the_log_only_grows(host: HostAtPage):
    """Neither the page nor the server's own code can change it."""
    page: HostPage = host.client.app.state.host_page
    number = len(host.logged)
    for statement in ("DELETE FROM host_log", "UPDATE host_log SET action = 'nothing'"):
        with pytest.raises((DBAPIError, StoreError), match="only grows"):
            asyncio.run(beside(page.database, statement))
    for method in ("DELETE", "PATCH", "PUT", "POST"):
        assert host.client.request(method, "/api/host/log", headers=bearer(host.session)).status_code == 405
    assert len(host.logged) == number


def test_the_log_is_read_page_by_page(tmp_path: Path):
    with hosted(tmp_path) as host:
        for number in range(60):
            assert host.patch("settings", {"abandon_after_days": number}).status_code == 200
        first = host.get("log").json()
        rest = host.get(f"log?before={first[-1]['number']}").json()
    assert [entry["detail"] for entry in first[:2]] == ["59", "58"]
    assert len(first) == 50
    assert [entry["action"] for entry in rest][-2:] == ["open", "first-key"]
    assert len({entry["number"] for entry in first + rest}) == 62
