"""Bots and clocks of a table run at one node; another takes over when it dies, and nobody's clock has run meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import pytest

from highlands.protocol.messages import Resign
from highlands.protocol.time_controls import Fischer, PerTurn
from highlands.server.clock import CLOCK, ServerClock, now
from highlands.server.nodes import membership as membership_module
from highlands.server.tables.aggregate import EventKind
from highlands.server.tables.live_table import LiveTable
from highlands.server.tables.manager import TableManager
from tests.server.support.managers import everywhere, first_move, until, with_nodes


async def die(manager: TableManager) -> None:
    """Stop everything that a node does, as SIGKILL would: it gives nothing back."""
    for task in list(manager._tasks):
        task.cancel()
    await asyncio.gather(*manager._tasks, return_exceptions=True)


def test_a_game_is_served_where_it_began_and_no_more_when_it_is_over(postgres_url: str):
    async def work(managers: list[TableManager]) -> None:
        tables = await everywhere(managers, None, None)
        table_id = tables[0].id
        assert [manager.membership.serves(table_id) for manager in managers] == [True, False, False]
        assert await managers[2].store.registry.holder(table_id) == managers[0].store.node_id
        await tables[1].execute(0, Resign(tables[1].aggregate.version))
        await until(lambda: not managers[0].membership.holds(table_id))
        assert await managers[2].store.registry.leases_of(managers[0].store.node_id) == []

    with_nodes(postgres_url, 3, work)


def test_a_bot_plays_at_one_node_whoever_moved(postgres_url: str):
    async def work(managers: list[TableManager]) -> None:
        tables = await everywhere(managers, None, "shepherd")
        asked: list[TableManager] = []

        def record(manager: TableManager, start: Callable[[LiveTable], None], table: LiveTable) -> None:
            asked.append(manager)
            start(table)

        for manager in managers:
            manager.bots.start = partial(record, manager, manager.bots.start)  # type: ignore[method-assign]
        for _ in range(3):
            await until(lambda: tables[1].aggregate.to_move == 0)
            await tables[1].execute(0, first_move(tables[1]))
        await until(lambda: tables[1].aggregate.to_move == 0)
        assert set(asked) == {managers[0]}

    with_nodes(postgres_url, 2, work)


def test_who_takes_over_from_a_dead_node_gives_the_time_back_and_plays_its_bots(postgres_url: str):
    async def work(managers: list[TableManager]) -> None:
        people = await everywhere(managers, None, None, time_control=PerTurn(3600))
        bots = await everywhere(managers, None, "shepherd")
        alone = await everywhere(managers, None, None)
        began = people[1].aggregate.clock.since
        await die(managers[0])
        died = now()
        # The dead node's bot has the move.
        while bots[1].aggregate.to_move == 0:
            await bots[1].execute(0, first_move(bots[1]))
        await until(lambda: bots[1].aggregate.to_move == 0)
        assert now() - died < 20_000
        await until(lambda: managers[1].membership.serves(people[1].id))
        await until(lambda: any(event.kind == EventKind.DOWNTIME for event in people[1].aggregate.events))
        taken_over = now()
        remaining = people[1].aggregate.clock.remaining_at(0, taken_over)
        spent = 3_600_000 - remaining
        assert spent < died - began + taken_over - people[1].aggregate.events[-1].at + 100
        assert managers[1].membership.serves(alone[1].id)
        assert not any(event.kind == EventKind.DOWNTIME for event in alone[1].aggregate.events), "it has no clock"
        # Told once: nothing more is told when this node goes on.
        await people[1].execute(0, first_move(people[1]))
        assert sum(event.kind == EventKind.DOWNTIME for event in people[1].aggregate.events) == 1

    with_nodes(postgres_url, 2, work)


def test_a_node_that_leaves_is_followed_at_once(postgres_url: str):
    async def work(managers: list[TableManager]) -> None:
        tables = await everywhere(managers, None, None, time_control=Fischer(600))
        await managers[0].stop()
        await until(lambda: managers[1].membership.serves(tables[1].id))
        await until(lambda: tables[1].aggregate.events[-1].kind == EventKind.DOWNTIME)

    with_nodes(postgres_url, 2, work)


def test_who_was_taken_for_dead_joins_again_and_serves_nothing_it_has_lost(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
):
    async def work(managers: list[TableManager]) -> None:
        first, second = managers
        tables = await everywhere(managers, None, None, time_control=PerTurn(3600))
        registry = second.store.registry
        assert await registry.remove(first.store.node_id, at=now())
        await until(lambda: not first.membership.holds(tables[0].id) or first.membership._beaten > 0)
        async with asyncio.timeout(20):
            while len((await registry.nodes())[0]) < 2:
                await asyncio.sleep(0.05)
        await until(lambda: first.membership.serves(tables[0].id) != second.membership.serves(tables[0].id))
        holder = await registry.holder(tables[0].id)
        serving = [manager.store.node_id for manager in managers if manager.membership.serves(tables[0].id)]
        assert serving == [holder]

    with_nodes(postgres_url, 2, work)


def test_a_node_without_a_fresh_heartbeat_times_nobody_out(postgres_url: str, monkeypatch: pytest.MonkeyPatch):
    async def work(managers: list[TableManager]) -> None:
        (manager,) = managers
        (table,) = await everywhere(managers, None, None, time_control=PerTurn(1))
        manager.membership._beaten = float("-inf")
        beat = manager.membership._registry.beat
        away = asyncio.Event()

        async def wait_and_beat(*arguments: object) -> object:
            await away.wait()
            return await beat(*arguments)  # type: ignore[arg-type]

        manager.membership._registry.beat = wait_and_beat  # type: ignore[method-assign,assignment]
        manager.membership._beaten = float("-inf")
        await asyncio.sleep(3)
        assert table.aggregate.end is None
        away.set()
        # The store was away, and nobody could move: the player has the second that they had.
        await until(lambda: any(event.kind == EventKind.DOWNTIME for event in table.aggregate.events))
        await until(lambda: table.aggregate.end is not None)
        end = table.aggregate.events[-1]
        assert end.kind == EventKind.TIMEOUT
        assert end.at - table.aggregate.events[-2].at >= 300

    monkeypatch.setattr(membership_module, "GAP_MS", 1000)
    with_nodes(postgres_url, 1, work)


# The clock


def test_the_time_does_not_depend_on_the_machine_s_clock(monkeypatch: pytest.MonkeyPatch):
    clock = ServerClock()
    before = clock.now()
    monkeypatch.setattr("time.time_ns", lambda: 0)
    assert 0 <= clock.now() - before < 60_000


def test_a_clock_is_corrected_a_little_at_a_time():
    clock = ServerClock()
    clock.set(1_000_000)
    clock.slew(1_000_005)
    assert 1_000_005 <= clock.now() < 1_060_000
    before = clock.now()
    clock.slew(before - 50_000)
    assert clock.now() >= before - 20


def test_a_node_whose_machine_s_clock_is_wrong_follows_the_others(postgres_url: str, monkeypatch: pytest.MonkeyPatch):
    async def work(managers: list[TableManager]) -> None:
        nodes, database_at = await managers[0].store.registry.nodes()
        assert len(nodes) == 2
        assert abs(now() - database_at) < 60_000

    CLOCK.set(0)
    monkeypatch.setattr("highlands.server.clock.machine_time", lambda: 5)
    with_nodes(postgres_url, 2, work)
