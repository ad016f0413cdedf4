"""Tables that are left alone, timers of past moves, and tables that could not be loaded at first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import Any

import pytest

from highlands.protocol.messages import Resign, Sit
from highlands.protocol.time_controls import PerTurn
from highlands.server.store import StoredTable
from highlands.server.tables.aggregate import EventKind
from highlands.server.tables.background import abandoned
from highlands.server.tables.background.abandoned import AbandonedTables
from highlands.server.tables.background.timers import MIN_COMPACTED, ClockTimers
from highlands.server.tables.commands import RejectedError
from highlands.server.tables.live_table import LiveTable
from highlands.server.tables.manager import TableManager
from highlands.server.tables.projection import Observer
from tests.server.support.managers import Using, create, first_move, start

FUTURE = 10**15


def test_a_table_where_nothing_happens_is_ended_and_says_so(use: Callable[[Using], None]):
    async def work(manager: TableManager) -> None:
        left = await start(manager, None, None)
        while left.aggregate.game.made < 3:
            assert left.aggregate.to_move is not None
            await left.execute(left.aggregate.to_move, first_move(left))
        empty = await create(manager, None, None)
        clocked = await start(manager, None, None, time_control=PerTurn(3600))
        over = await start(manager, None, None)
        await over.execute(0, Resign(over.aggregate.version))
        assert manager.store is not None
        await manager._abandoned.end_all(left.aggregate.events[0].at - 1)
        assert left.aggregate.end is None, "something has happened since"
        await manager._abandoned.end_all(FUTURE)
        for table_id in (left.id, empty.id):
            assert table_id not in manager.tables
            row = await manager.store.table(table_id)
            assert row is not None
            assert row.finished_at is not None
            assert row.result == "abandoned; -; A 0, B 0"
            assert (await manager.store.events(table_id))[-1].kind == EventKind.ABANDON
            again = await manager.table(table_id)
            assert again.aggregate.end is not None
            assert again.aggregate.end.reason == "abandoned"
            assert again.aggregate.to_move is None
        assert clocked.aggregate.end is None, "its clock ends it"
        assert over.aggregate.end is not None
        assert over.aggregate.end.reason == "resigned"
        with pytest.raises(RejectedError) as rejected:
            await (await manager.table(empty.id)).execute(0, Sit("Ann"))
        assert rejected.value.message.id == "server-over"

    use(work)


def test_a_table_with_somebody_at_it_is_not_abandoned(use: Callable[[Using], None]):
    class Somebody:
        observer: Observer = None
        sent_version = 0
        wants_positions = False
        address = "192.0.2.1"

        def send(self, encoded: bytes) -> None:
            """Take it."""

        def send_presence(self, encoded: bytes) -> None:
            """Take it."""

        def disconnect_for_resync(self) -> None:
            """Go."""

        def disconnect_for_restart(self) -> None:
            """Go."""

    async def work(manager: TableManager) -> None:
        table = await start(manager, None, None)
        await table.subscribe(Somebody())
        await manager._abandoned.end_all(FUTURE)
        assert table.aggregate.end is None
        assert manager.tables[table.id] is table

    use(work)


def test_of_several_nodes_the_first_ends_them(use: Callable[[Using], None], monkeypatch: pytest.MonkeyPatch):
    async def work(manager: TableManager) -> None:
        ids = [(await create(manager, None, None)).id for _ in range(20)]
        manager.abandon_after = -FUTURE
        sweeping = AbandonedTables(manager)
        manager.membership.stop_serving()  # no more heartbeats, which would say whether it is the first
        manager.membership.is_first = False
        task = asyncio.create_task(sweeping.run())
        await asyncio.sleep(0.1)
        assert (await manager.store.counts()).running == len(ids)
        manager.membership.is_first = True
        while (await manager.store.counts()).running:
            await asyncio.sleep(0.01)
        task.cancel()

    monkeypatch.setattr(abandoned, "CHECK_SECONDS", 0.01)
    use(work)


def test_abandoned_tables_are_paged_through(use: Callable[[Using], None]):
    async def work(manager: TableManager) -> None:
        ids = {(await create(manager, None, None)).id for _ in range(7)}
        found: list[str] = []
        place = (0, "")
        while page := await manager.store.silent_since(FUTURE, after=place, limit=3):
            place = page[-1]
            found += [table_id for _, table_id in page]
        assert len(found) == len(ids)
        assert set(found) == ids

    use(work)


def test_a_load_that_fails_leaves_one_copy_of_a_table(use: Callable[[Using], None], monkeypatch: pytest.MonkeyPatch):
    async def work(manager: TableManager) -> None:
        created = await create(manager, None, None)
        read = manager.store.stored_tables
        asked = 0
        gates = [asyncio.Event() for _ in range(3)]

        async def slow(ids: Collection[str]) -> dict[str, StoredTable]:
            nonlocal asked
            number, asked = asked, asked + 1
            await gates[min(number, 2)].wait()
            if number == 0:
                raise OSError("the disk is away")
            return await read(ids)

        monkeypatch.setattr(manager.store, "stored_tables", slow)
        first, second = (asyncio.create_task(manager.table(created.id)) for _ in range(2))
        await asyncio.sleep(0.01)
        gates[0].set()
        with pytest.raises(OSError, match="away"):
            await first
        await asyncio.sleep(0.01)
        # The second is loading now; a third comes, and must not load it as well.
        third = asyncio.create_task(manager.table(created.id))
        await asyncio.sleep(0.01)
        gates[2].set()
        gates[1].set()
        assert await second is await third
        assert manager.tables[created.id] is await second

    use(work)


def test_timers_of_past_moves_go():
    async def run() -> None:
        async def find(table_id: str) -> LiveTable:
            raise AssertionError(table_id)

        def yes(_: str) -> bool:
            return True

        timers = ClockTimers(find, yes, yes)
        for number in range(10_000):
            timers.add(FUTURE + number, f"table {number % 50}")
        assert len(timers) <= 2 * 50 + MIN_COMPACTED + 1
        for number in range(50):
            timers.remove(f"table {number}")
        timers.add(FUTURE, "another")
        assert len(timers) <= MIN_COMPACTED + 3

    asyncio.run(run())


def test_a_timer_that_was_set_anew_fires_once_at_the_new_time():
    async def run() -> None:
        checked: list[str] = []

        class Table:
            def __init__(self, name: str) -> None:
                self.name = name

            async def check_timeout(self) -> None:
                checked.append(self.name)

        async def find(table_id: str) -> Any:
            return Table(table_id)

        timers = ClockTimers(find, lambda _: True, lambda _: True)
        timers.add(1, "moved")
        timers.add(FUTURE, "moved")
        timers.add(2, "over")
        timers.remove("over")
        timers.add(3, "late")
        running = asyncio.create_task(timers.run())
        async with asyncio.timeout(30):
            while not checked:
                await asyncio.sleep(0.01)
        running.cancel()
        assert checked == ["late"]

    asyncio.run(run())
