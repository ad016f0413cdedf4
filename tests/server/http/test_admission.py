"""Who is let in: hosts, origins, proxies and addresses; and what can't be read is refused with a clear answer."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from highlands.server.http.addresses import ProxyError, TrustedProxies, limit_key
from highlands.server.http.host_names import HostNames
from tests.server.http.raw_client import head, said, status_of, websocket_head
from tests.server.support.server_process import HTTP, ServerProcess

PROXY = "127.0.5.1"
"""The address of a trusted proxy in these tests: all of 127.0.0.0/8 is this machine."""


@pytest.fixture(scope="module")
def proxied_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server behind a proxy, under a name, which allows few tables."""
    folder: Path = tmp_path_factory.mktemp("proxied")
    running = ServerProcess(
        f"sqlite+aiosqlite:///{folder / 'games.db'}",
        folder / "server.log",
        f"--behind-proxy={PROXY}",
        "--behind-proxy=127.0.6.0/24",
        "--host-name=games.example",
        "--tables-per-hour=4",
    )
    running.start()
    yield running
    running.kill()
    assert "Traceback" not in running.log.read_text()


def create(server: ServerProcess, *headers: str, source: str = PROXY) -> int:
    """The status of the answer to a request for a new table."""
    body = json.dumps({"game": "schotten-totten", "seats": [{}, {}]})
    length = f"content-length: {len(body)}"
    request = head("/api/tables", length, *headers, host="games.example", method="POST") + body.encode()
    return status_of(said(server, request, source))


# Proxies and addresses


def test_a_client_is_whom_the_trusted_proxies_vouch_for():
    proxies = TrustedProxies(["127.0.0.1", "10.0.0.0/8", "fd00::/8"])
    assert proxies.client("198.51.100.7", ["192.0.2.1"]) == "198.51.100.7"
    assert proxies.client("127.0.0.1", []) == "127.0.0.1"
    assert proxies.client("127.0.0.1", ["192.0.2.1"]) == "192.0.2.1"
    assert proxies.client("127.0.0.1", ["203.0.113.9, 192.0.2.1"]) == "192.0.2.1"
    assert proxies.client("127.0.0.1", ["203.0.113.9, 192.0.2.1, 10.1.2.3"]) == "192.0.2.1"
    assert proxies.client("127.0.0.1", ["203.0.113.9", "192.0.2.1, 10.1.2.3"]) == "192.0.2.1"
    assert proxies.client("127.0.0.1", ["192.0.2.1:4711"]) == "192.0.2.1"
    assert proxies.client("127.0.0.1", ["[2001:db8::1]:4711"]) == "2001:db8::1"
    assert proxies.client("127.0.0.1", ["192.0.2.1, unknown"]) == "127.0.0.1"
    assert proxies.client("::ffff:127.0.0.1", ["192.0.2.1"]) == "192.0.2.1"
    assert TrustedProxies().client("127.0.0.1", ["192.0.2.1"]) == "127.0.0.1"


@pytest.mark.parametrize("network", ["everybody", "127.0.0.1:80", "10.0.0.0/33", ""])
def test_a_proxy_is_an_address_or_a_network(network: str):
    with pytest.raises(ProxyError):
        TrustedProxies([network])


def test_addresses_of_ipv6_count_by_network():
    assert limit_key("2001:db8:1:2:3:4:5:6") == limit_key("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert limit_key("2001:db8:1:3::1") != limit_key("2001:db8:1:2::1")
    assert limit_key("192.0.2.1") == limit_key("::ffff:192.0.2.1") == "192.0.2.1"


def test_the_address_that_a_trusted_proxy_gives_is_the_one_that_counts(proxied_server: ServerProcess):
    answers = [create(proxied_server, "x-forwarded-for: 192.0.2.1") for _ in range(40)]
    assert answers[-1] == 429
    assert create(proxied_server, "x-forwarded-for: 192.0.2.2") == 201
    # What a client claims itself stands further to the left.
    assert create(proxied_server, "x-forwarded-for: 192.0.2.3, 192.0.2.1") == 429
    assert create(proxied_server, "x-forwarded-for: 192.0.2.1, 127.0.6.9") == 429
    assert create(proxied_server, "x-forwarded-for: 192.0.2.4, 127.0.6.9") == 201


def test_one_network_of_ipv6_is_one_client(proxied_server: ServerProcess):
    answers = [create(proxied_server, f"x-forwarded-for: 2001:db8::{number:x}") for number in range(1, 40)]
    assert answers[-1] == 429
    assert create(proxied_server, "x-forwarded-for: 2001:db8:0:1::1") == 201


def test_who_is_no_trusted_proxy_vouches_for_nobody(proxied_server: ServerProcess):
    answers = [
        create(proxied_server, f"x-forwarded-for: 192.0.2.{number}", source="127.0.8.1") for number in range(10, 50)
    ]
    assert answers[-1] == 429


@pytest.mark.long
@pytest.mark.ci
def test_a_rematch_counts_as_a_new_table(tmp_path: Path):
    server = ServerProcess(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}", tmp_path / "log", "--tables-per-hour=4")
    server.start()

    async def play() -> None:
        created = server.create_table(seats=[None, "shepherd"])
        table, proof, seat = created["id"], created["invitations"][0], 0
        answers: list[str] = []
        for _ in range(40):
            ann = await server.client(table, server.claim(table, proof, "Ann").secret)
            seat = ann.state["your_seat"]
            while not ann.state["started"]:
                await ann.wait_for("state")
            await ann.resign()
            answer = await ann.request({"type": "request-rematch"})
            answers.append(answer["type"])
            if answer["type"] == "rejection":
                assert answer["reason"]["id"] == "server-too-many"
                break
            again = await ann.request({"type": "request-rematch"})
            assert (again["type"], again["table"]) == ("rematch", answer["table"]), "one that exists costs nothing"
            await ann.leave()
            table, proof = answer["table"], str(ann.secret)
        assert answers[0] == "rematch"
        assert answers[-1] == "rejection"
        assert seat is not None

    try:
        server.run(play())
    finally:
        server.kill()


# Hosts


def test_by_default_numeric_addresses_and_this_machine_are_answered_to():
    own = socket.gethostname().lower()
    names = HostNames()
    for host in ("127.0.0.1:8181", "localhost:8181", "LOCALHOST", "192.168.1.20:8181", "[fe80::1]:8181", f"{own}:8181"):
        assert names.has(host), host
    assert names.has(f"{own.partition('.')[0]}.local")
    for other in ("rebound.example", "127.0.0.1.rebound.example", "localhost.rebound.example", "", None, ":8181"):
        assert not names.has(other), other
    assert HostNames((), "cottage.example").has("cottage.example:8181")


def test_where_names_are_listed_no_other_is_answered_to():
    names = HostNames(["games.example", "www.games.example:443"])
    assert names.has("games.example:443")
    assert names.has("www.games.example")
    assert names.has("127.0.0.1:8181")
    assert not names.has("192.168.1.20")
    assert not names.has(socket.gethostname())


def test_a_forged_host_gets_nothing(shared_server: ServerProcess, proxied_server: ServerProcess):
    table = shared_server.create_table(public=True)["id"]
    for path in ("/", "/api/games", "/api/tables", f"/api/tables/{table}"):
        assert status_of(said(shared_server, head(path))) == 200
        answer = said(shared_server, head(path, host="rebound.example"))
        assert status_of(answer) == 421
        assert b"server-other-host" in answer
    # A page of a site whose name was suddenly resolved to our address is of the same origin for the browser.
    origin = "origin: http://rebound.example"
    assert status_of(said(shared_server, head("/api/games", origin, host="rebound.example"))) == 421
    assert status_of(said(shared_server, websocket_head(table, origin, host="rebound.example"))) == 403
    assert status_of(said(shared_server, b"GET / HTTP/1.1\r\nconnection: close\r\n\r\n")) in (400, 421)
    assert status_of(said(proxied_server, head("/", host="games.example"))) == 200
    assert status_of(said(proxied_server, head("/", host="192.0.2.80"))) == 421
    forwarded = "x-forwarded-host: games.example"
    assert status_of(said(proxied_server, head("/", forwarded, host="10.0.0.8"), PROXY)) == 200
    assert status_of(said(proxied_server, head("/", forwarded, host="10.0.0.8"))) == 421


@pytest.mark.parametrize("origin", ["null", "http://[", "https://127.0.0.1.rebound.example", "\xff"])
def test_a_strange_origin_gets_nothing(shared_server: ServerProcess, origin: str):
    answer = said(shared_server, head("/api/games", f"origin: {origin}"))
    assert status_of(answer) in (400, 403)


# Headers of answers


def test_what_the_api_answers_is_stored_nowhere(shared_server: ServerProcess):
    created = shared_server.create_table()
    secret = created["spectator_secret"]
    for path in (f"/api/tables/{created['id']}", f"/api/tables/{created['id']}/record", "/api/tables", "/api/nothing"):
        assert shared_server.get(path, secret).headers["cache-control"] == "no-store"
    assert shared_server.get("/").headers["cache-control"] == "no-cache"


def test_over_tls_browsers_are_told_to_stay_with_it(proxied_server: ServerProcess):
    https = "x-forwarded-proto: https"
    assert b"strict-transport-security: max-age=31536000" in said(
        proxied_server, head("/", https, host="games.example"), PROXY
    )
    assert b"strict-transport" not in said(proxied_server, head("/", host="games.example"), PROXY)
    assert b"strict-transport" not in said(proxied_server, head("/", https, host="games.example"))


# The port for monitoring


def test_health_and_metrics_have_a_port_of_their_own(shared_server: ServerProcess):
    assert shared_server.get("/health").json()["running"] >= 0
    assert "highlands_live_tables" in shared_server.get("/metrics").text
    for path in ("/health", "/metrics"):
        assert status_of(said(shared_server, head(path))) == 404
    for path in ("/", "/api/games", "/api/tables", "/nothing"):
        assert HTTP.get(f"http://127.0.0.1:{shared_server.monitor_port}{path}").status_code == 404


def test_the_port_for_monitoring_is_bound_to_the_loopback(shared_server: ServerProcess):
    listening = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    port = f"{shared_server.monitor_port:04X}"
    assert [entry[1].split(":")[0] for entry in listening if entry[3] == "0A" and entry[1].endswith(f":{port}")] == [
        "0100007F"
    ]


# What can't be read

CHANCE = random.Random(5)
UNREADABLE = {
    "path": b"GET /\xff HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    "escaped path": head("/t/%ff%fe"),
    "escaped path of the api": head("/api/tables/%c3%28"),
    "query": b"GET /?a=\xff HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    "escaped query": head("/api/tables?x=%ff"),
    "header": head("/", "x-name: \xff\xfe"),
    "host": head("/", host="\xff"),
    "secret": head("/api/tables/none", "authorization: Bearer \xff"),
    "noise": bytes(CHANCE.randrange(256) for _ in range(400)),
    "the beginning of TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(500),
    "a bare line feed in a header": b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx: a\nb\r\n\r\n",
    "two lengths": head("/api/my-tables", "content-length: 2", "content-length: 3", method="POST") + b"{}",
    "length and chunks": head("/api/my-tables", "content-length: 2", "transfer-encoding: chunked", method="POST"),
    "negative length": head("/api/my-tables", "content-length: -1", method="POST"),
    "NUL in a header": b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx: a\0b\r\n\r\n",
    "no path": b"GET  HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
}
BODIES = {
    "nested lists": b"[" * 30_000,
    "nested objects": b'{"a":' * 10_000,
    "whole nested lists": b"[" * 30_000 + b"]" * 30_000,
    "nested options": b'{"game":"schotten-totten","seats":[{}],"options":' + b'{"a":' * 8000 + b"1" + b"}" * 8001,
    "invalid UTF-8": b'{"secrets":["\xff\xfe"]}',
    "invalid UTF-8 in a key": b'{"\xff":1}',
    "a lone surrogate": rb'{"secrets":["\ud800"]}',
    "no JSON": b"\xff\xff\xff",
    "nothing": b"",
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_a_request_that_can_not_be_read_is_refused(shared_server: ServerProcess, name: str):
    assert status_of(said(shared_server, UNREADABLE[name])) == 400
    assert "Traceback" not in shared_server.log.read_text()


@pytest.mark.parametrize("path", ["/api/tables", "/api/my-tables"])
@pytest.mark.parametrize("name", BODIES)
def test_a_body_that_can_not_be_read_is_refused(shared_server: ServerProcess, name: str, path: str):
    answer = HTTP.post(shared_server.url(path), content=BODIES[name], headers={"content-type": "application/json"})
    if name == "a lone surrogate" and path == "/api/my-tables":
        assert answer.status_code in (200, 400)
    else:
        assert answer.status_code == 400, answer.text
        assert answer.json()["reason"]["id"]
    assert "Traceback" not in shared_server.log.read_text()


@pytest.mark.parametrize("header", ["x-name: \xff\xfe", "origin: \xff"])
def test_a_handshake_that_can_not_be_read_is_refused(shared_server: ServerProcess, header: str):
    table = shared_server.create_table(public=True)["id"]
    assert status_of(said(shared_server, websocket_head(table, header))) in (400, 403)
    assert "Traceback" not in shared_server.log.read_text()


def test_deeply_nested_messages_are_unreadable(shared_server: ServerProcess):
    async def send() -> None:
        created = shared_server.create_table()
        client = await shared_server.client(created["id"], created["spectator_secret"])
        await client.send("[" * 4000)
        assert (await client.wait_for("rejection"))["reason"]["id"] == "server-unreadable"

    shared_server.run(send())
