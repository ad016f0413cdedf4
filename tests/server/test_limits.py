"""Limits: nobody can ask for more than their share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from highlands.server.limits import Buckets
from tests.server.house import House


@pytest.fixture(scope="module")
def strict_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that allows little."""
    folder: Path = tmp_path_factory.mktemp("strict")
    database = f"sqlite+aiosqlite:///{folder / 'games.db'}"
    running = House(database, folder / "server.log", "--connections", "3", "--tables", "4", "--requests", "10")
    running.start()
    yield running
    running.kill()


def test_a_connection_that_asks_too_fast_is_told_so(strict_house: House):
    async def ask() -> None:
        laid = strict_house.lay()
        ann = await strict_house.person(laid["id"], laid["seats"][0])
        for _ in range(60):
            await ann.send({"type": "ping"})
        refused = await ann.wait_for("refusal")
        assert refused["reason"]["id"] == "server-too-fast"

    strict_house.run(ask())


def test_an_address_has_so_many_connections_at_most(strict_house: House):
    async def connect() -> None:
        laid = strict_house.lay()
        for _ in range(3):
            await strict_house.person(laid["id"], laid["seats"][0])
        with pytest.raises(InvalidStatus):
            await strict_house.person(laid["id"], laid["seats"][0])

    strict_house.run(connect())


def test_an_address_lays_so_many_tables_at_most(strict_house: House):
    plan = {"game": "schotten-totten", "seats": [{}, {}]}
    answers = [httpx.post(f"{strict_house.address}/api/tables", json=plan).status_code for _ in range(40)]
    assert answers[-1] == 429
    assert 201 in answers


def test_who_claims_to_come_from_elsewhere_is_not_believed(strict_house: House):
    plan = {"game": "schotten-totten", "seats": [{}, {}]}
    for number in range(40):
        headers = {"x-forwarded-for": f"192.0.2.{number}"}
        answer = httpx.post(f"{strict_house.address}/api/tables", json=plan, headers=headers).status_code
    assert answer == 429


def test_each_address_has_a_bucket_of_its_own():
    buckets = Buckets(0.001, 2)
    assert [buckets.take("here") for _ in range(3)] == [True, True, False]
    assert buckets.take("there")
