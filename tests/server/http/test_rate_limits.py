"""Rate limits, per connection and per address."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from highlands.server.http.rate_limits import AddressBuckets
from tests.server.support.server_process import HTTP, ServerProcess


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that allows little."""
    folder: Path = tmp_path_factory.mktemp("strict")
    database = f"sqlite+aiosqlite:///{folder / 'games.db'}"
    running = ServerProcess(
        database,
        folder / "server.log",
        "--connections-per-address=3",
        "--tables-per-hour=4",
        "--requests-per-second=10",
    )
    running.start()
    yield running
    running.kill()


def test_a_connection_that_asks_too_fast_is_told_so(strict_server: ServerProcess):
    async def send() -> None:
        created = strict_server.create_table()
        ann = await strict_server.client(created["id"], created["spectator_secret"])
        for _ in range(60):
            await ann.send({"type": "ping"})
        rejected = await ann.wait_for("rejection")
        assert rejected["reason"]["id"] == "server-too-fast"

    strict_server.run(send())


def test_an_address_has_so_many_connections_at_most(strict_server: ServerProcess):
    async def connect() -> None:
        created = strict_server.create_table()
        for _ in range(3):
            await strict_server.client(created["id"], created["spectator_secret"])
        with pytest.raises(InvalidStatus):
            await strict_server.client(created["id"], created["spectator_secret"])

    strict_server.run(connect())


def test_an_address_creates_so_many_tables_at_most(strict_server: ServerProcess):
    plan = {"game": "schotten-totten", "seats": [{}, {}]}
    answers = [HTTP.post(f"{strict_server.address}/api/tables", json=plan).status_code for _ in range(40)]
    assert answers[-1] == 429
    assert 201 in answers


def test_forwarding_headers_are_not_trusted_without_a_proxy(strict_server: ServerProcess):
    plan = {"game": "schotten-totten", "seats": [{}, {}]}
    for number in range(40):
        headers = {"x-forwarded-for": f"192.0.2.{number}"}
        answer = HTTP.post(f"{strict_server.address}/api/tables", json=plan, headers=headers).status_code
    assert answer == 429


def test_each_address_has_a_bucket_of_its_own():
    buckets = AddressBuckets(0.001, 2)
    assert [buckets.take("here") for _ in range(3)] == [True, True, False]
    assert buckets.take("there")
