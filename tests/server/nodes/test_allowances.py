"""What an address may have, it may have once: not at every node again."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from highlands.server.http import rate_limits
from highlands.server.http.rate_limits import AddressBuckets, RateLimits
from highlands.server.http.security import AdmissionControl
from highlands.server.tables.manager import TableManager
from tests.server.support.managers import everywhere, until, with_nodes

BURST = 6
LIMITS = RateLimits(tables_per_hour=1, table_burst=BURST, players_per_hour=1, player_burst=BURST)
HERE, THERE = "192.0.2.1", "192.0.2.2"


def test_what_one_node_gives_the_others_do_not_give_again(postgres_url: str):
    async def work(managers: list[TableManager]) -> None:
        doors = [AdmissionControl(LIMITS) for _ in managers]
        for door, manager in zip(doors, managers, strict=True):
            door.share(manager.allowances)
        heard = managers[1].allowances.on_spent
        spent = 0

        def count(allowance: str, address: str, number: int) -> None:
            nonlocal spent
            heard(allowance, address, number)
            spent += number

        managers[1].allowances.on_spent = count
        await everywhere(managers, None, None)  # they hear each other
        # In one moment, so that one message tells of all.
        assert [doors[0].may_create_table(HERE) for _ in range(BURST - 1)] == [True] * (BURST - 1)
        await until(lambda: spent == BURST - 1)
        assert [doors[1].may_create_table(HERE) for _ in range(2)] == [True, False]
        assert doors[1].may_create_table(THERE)
        assert doors[1].may_create_player(HERE), "that is another allowance"

    with_nodes(postgres_url, 2, work)


def test_what_was_given_twice_in_a_moment_is_owed(monkeypatch: pytest.MonkeyPatch):
    now = 0.0
    monkeypatch.setattr(rate_limits, "time", SimpleNamespace(monotonic=lambda: now))
    buckets = AddressBuckets(rate=100.0, burst=3)
    assert [buckets.take(HERE) for _ in range(4)] == [True, True, True, False]
    buckets.owe(HERE, 3)
    now = 0.035
    assert not buckets.take(HERE), "there would be three tokens now, but for what is owed"
    now = 0.045
    assert [buckets.take(HERE) for _ in range(2)] == [True, False]
