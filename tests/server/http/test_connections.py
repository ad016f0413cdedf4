"""Unfinished, endless, idle and too many connections: each has an end, and a bystander's moves go on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from highlands.server.http import static_pages
from tests.server.http.raw_client import (
    CONTINUATION,
    PING,
    TEXT,
    answer_of,
    frame,
    head,
    opened,
    said,
    status_of,
    upgraded,
)
from tests.server.support.server_process import ServerProcess

HALF_OPEN = 1100
MEGABYTE = 1024 * 1024
HEAD_SECONDS = 10


@pytest.fixture(scope="module")
def limited_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the limits that a host has by default, and few files: what is a matter of numbers shows sooner."""
    folder: Path = tmp_path_factory.mktemp("limited")
    running = ServerProcess(
        f"sqlite+aiosqlite:///{folder / 'games.db'}",
        folder / "server.log",
        "--connections-per-address=60",
        "--requests-per-second=10",
        max_files=1024,
    )
    running.start()
    yield running
    running.kill()
    assert "Traceback" not in running.log.read_text()


def memory_of(server: ServerProcess) -> int:
    """The memory that the process has allocated and uses, in bytes. Its libraries' files don't count."""
    fields = Path(f"/proc/{server.pid}/statm").read_text().split()
    return (int(fields[1]) - int(fields[2])) * os.sysconf("SC_PAGE_SIZE")


def closed(server: ServerProcess, reason: str) -> float:
    """How many connections the server has closed for a reason, by its metrics."""
    name = f'highlands_connections_closed_total{{reason="{reason}"}}'
    lines = server.get("/metrics").text.splitlines()
    return next((float(line.split()[1]) for line in lines if line.startswith(name)), 0.0)


async def bystander(server: ServerProcess, moves: int = 6) -> float:
    """The longest time that a move of somebody at another address took."""
    created = server.create_table(seats=[None, "shepherd"], options={"first": 0})
    player = await server.sit(created, 0, "Ann")
    chance = random.Random(1)
    longest = 0.0
    for _ in range(moves):
        while not player.is_to_move:
            await player.wait_for("state")
        began = time.monotonic()
        assert (await player.move(chance.choice(player.state["moves"])))["type"] == "ack"
        longest = max(longest, time.monotonic() - began)
    await player.leave()
    return longest


# One request


@pytest.mark.parametrize("beginning", [b"GET /", b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx: "])
def test_a_head_without_end_is_cut_off(limited_server: ServerProcess, beginning: bytes):
    before = memory_of(limited_server)
    sent = 0
    with opened(limited_server) as connection:
        connection.sendall(beginning)
        with contextlib.suppress(ConnectionError):
            while sent < 64 * MEGABYTE:
                connection.sendall(b"a" * 4096)
                sent += 4096
        answer = answer_of(connection)
    assert sent < 16 * MEGABYTE
    assert status_of(answer) in (0, 431)  # a reset may overtake the answer
    assert memory_of(limited_server) - before < 16 * MEGABYTE


def test_a_head_that_is_too_large_is_told_so(limited_server: ServerProcess):
    assert status_of(said(limited_server, head("/" + "a" * 17_000))) == 431
    many = [f"x-{number}: {number}" for number in range(3000)]
    assert status_of(said(limited_server, head("/", *many))) == 431
    assert status_of(said(limited_server, head("/", "cookie: " + "a" * 15_000))) == 200


@pytest.mark.parametrize("path", ["/api/tables", "/nothing", "/api/my-tables"])
def test_a_body_without_end_is_cut_off(limited_server: ServerProcess, path: str):
    beginning = head(path, "content-type: application/json", "transfer-encoding: chunked", method="POST")
    sent = 0
    with opened(limited_server) as connection:
        connection.sendall(beginning)
        with contextlib.suppress(ConnectionError):
            while sent < 64 * MEGABYTE:
                connection.sendall(b"1000\r\n" + b" " * 4096 + b"\r\n")
                sent += 4096
    assert sent < 16 * MEGABYTE


UNFINISHED = {
    "nothing": b"",
    "empty lines": b"\r\n\r\n",
    "request line": b"GET / HTT",
    "header": b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ",
    "second request": head().replace(b"connection: close\r\n", b"") + b"GET / HTTP/1.1\r\nhos",
    "body": b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 20\r\n\r\n{",
    "body of an answered request": b"POST /nothing HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 20\r\n\r\n{",
}


def test_what_is_never_finished_is_closed(limited_server: ServerProcess):
    with contextlib.ExitStack() as stack:
        connections = {name: stack.enter_context(opened(limited_server)) for name in [*UNFINISHED, "drop by drop"]}
        for name, unfinished in UNFINISHED.items():
            connections[name].sendall(unfinished)
        slow = connections["drop by drop"]
        slow.sendall(b"GET /")
        began = time.monotonic()
        with contextlib.suppress(ConnectionError):
            while time.monotonic() - began < 6 * HEAD_SECONDS:
                slow.sendall(b"a")
                time.sleep(0.1)
        assert time.monotonic() - began < 4 * HEAD_SECONDS
        for connection in connections.values():
            answer_of(connection)  # TimeoutError if the server keeps it open


def test_requests_are_not_queued_without_end(limited_server: ServerProcess):
    request = head().replace(b"connection: close\r\n", b"")
    with opened(limited_server) as connection:
        with contextlib.suppress(ConnectionError):
            connection.sendall(request * 2000)
        answer = answer_of(connection)
    assert answer.count(b"HTTP/1.1 200") < 200


def test_whoever_does_not_read_the_answers_is_left(limited_server: ServerProcess):
    before = closed(limited_server, "write-timeout")
    script = max((static_pages.FOLDER / "assets").glob("*.js"), key=lambda path: path.stat().st_size)
    request = head(f"/assets/{script.name}", "accept-encoding: identity").replace(b"connection: close\r\n", b"")
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", limited_server.port))
        connection.setblocking(False)
        deadline = time.monotonic() + 8 * HEAD_SECONDS
        while closed(limited_server, "write-timeout") == before:
            with contextlib.suppress(BlockingIOError, ConnectionError):
                connection.send(request * 4)
            assert time.monotonic() < deadline
            time.sleep(0.1)


# Many connections


@pytest.mark.parametrize("sources", [1, 100], ids=["one address", "a hundred addresses"])
def test_half_open_requests_keep_nobody_out(limited_server: ServerProcess, sources: int):
    before = memory_of(limited_server)
    with contextlib.ExitStack() as half_open:
        for number in range(HALF_OPEN):
            source = f"127.0.{1 + number % sources}.1"
            connection = half_open.enter_context(opened(limited_server, source))
            with contextlib.suppress(ConnectionError):
                connection.sendall(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n")
        # One from another address, and one from an address that takes part.
        assert status_of(said(limited_server, head())) == 200
        assert status_of(said(limited_server, head(), "127.0.1.1")) == 200
        assert limited_server.run(bystander(limited_server)) < 15
    assert memory_of(limited_server) - before < 64 * MEGABYTE


def test_an_address_with_as_many_players_as_it_may_have_gets_no_more_connections(limited_server: ServerProcess):
    table = limited_server.create_table(public=True)["id"]
    with contextlib.ExitStack() as players:
        for _ in range(60):
            upgraded(players.enter_context(opened(limited_server, "127.0.7.1")), table)
        busy = [players.enter_context(opened(limited_server, "127.0.7.1")) for _ in range(70)]
        answers = [answer_of(connection) for connection in busy[:5]]
        assert all(answer == b"" for answer in answers), "the oldest that ask for nothing have made room"
        assert status_of(said(limited_server, head(), "127.0.7.1")) == 200
        assert status_of(said(limited_server, head(), "127.0.7.2")) == 200


# WebSockets


def flooded(server: ServerProcess, table: str, pieces: bytes, megabytes: int = 8) -> int:
    """Send the same frames again and again without reading; how many bytes were taken within some seconds."""
    sent = 0
    with opened(server, "127.0.9.1") as connection:
        upgraded(connection, table)
        connection.settimeout(0.5)
        deadline = time.monotonic() + 8
        with contextlib.suppress(OSError):
            while sent < megabytes * MEGABYTE and time.monotonic() < deadline:
                sent += connection.send(pieces)
    return sent


@pytest.mark.parametrize(
    ("name", "pieces"),
    [
        ("pings", frame(PING, b"x" * 100) * 200),
        ("empty pings", frame(PING) * 2000),
        ("empty messages", frame(TEXT) * 2000),
        ("empty fragments", frame(CONTINUATION, final=False) * 2000),
    ],
)
def test_a_flood_of_frames_is_read_slowly(limited_server: ServerProcess, name: str, pieces: bytes):
    table = limited_server.create_table(public=True)["id"]
    before = memory_of(limited_server)

    async def play() -> float:
        beginning = frame(TEXT, final=False) if "fragments" in name else b""
        flood = asyncio.create_task(asyncio.to_thread(flooded, limited_server, table, beginning + pieces))
        longest = await bystander(limited_server, moves=3)
        taken = await flood
        # What the buffers of two systems hold is taken at once, but not 8 MB.
        assert taken < 8 * MEGABYTE
        return longest

    assert limited_server.run(play()) < 15
    assert memory_of(limited_server) - before < 32 * MEGABYTE


def test_a_message_that_is_not_utf_8_is_rejected(limited_server: ServerProcess):
    table = limited_server.create_table(public=True)["id"]
    with opened(limited_server) as connection:
        upgraded(connection, table)
        connection.sendall(frame(TEXT, b"\xff\xfe{"))
        assert b"\x88" in answer_of(connection)  # the frame that closes
    assert "Traceback" not in limited_server.log.read_text()


def test_frames_at_the_allowed_rate_are_all_answered(limited_server: ServerProcess):
    async def ping() -> None:
        created: dict[str, Any] = limited_server.create_table()
        ann = await limited_server.client(created["id"], created["spectator_secret"])
        for _ in range(30):
            assert (await ann.request({"type": "ping"}))["type"] == "pong"

    limited_server.run(ping())
