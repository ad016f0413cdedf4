"""Tables that are asked for together are read together, and each is what the store has."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

import pytest

from highlands.server.store import Store, StoredTable
from highlands.server.tables.live_table import UnknownTableError
from highlands.server.tables.manager import TableManager
from tests.server.support.managers import Using, create, start


def test_tables_that_are_asked_for_meanwhile_are_read_together(
    use: Callable[[Using], None], monkeypatch: pytest.MonkeyPatch
):
    reads: list[int] = []
    stored_tables = Store.stored_tables

    async def counting(self: Store, ids: Collection[str]) -> dict[str, StoredTable]:
        reads.append(len(ids))
        return await stored_tables(self, ids)

    async def work(manager: TableManager) -> None:
        tables = [await start(manager, None, None) for _ in range(3)]
        unstarted = (await create(manager, None, None)).id
        ids = [*(table.id for table in tables), unstarted]
        for table_id in ids:
            if table_id in manager.tables:
                manager.evict(manager.tables[table_id])
        monkeypatch.setattr(Store, "stored_tables", counting)
        loaded = await asyncio.gather(*(manager.table(table_id) for table_id in [*ids, ids[0]]))
        unknown = await asyncio.gather(manager.table("none"), manager.table("\0"), return_exceptions=True)
        assert [table.id for table in loaded] == [*ids, ids[0]]
        assert loaded[0] is loaded[-1]
        assert [table.aggregate.events for table in loaded[:3]] == [table.aggregate.events for table in tables]
        assert [type(error) for error in unknown] == [UnknownTableError, UnknownTableError]
        assert reads == [len(ids), 2]

    use(work)


def test_a_read_that_fails_reaches_all_who_wait_and_does_not_last(
    use: Callable[[Using], None], monkeypatch: pytest.MonkeyPatch
):
    async def failing(_: Store, ids: Collection[str]) -> dict[str, StoredTable]:
        raise OSError(f"{len(ids)} tables")

    async def work(manager: TableManager) -> None:
        ids = [(await create(manager, None, None)).id for _ in range(2)]
        with monkeypatch.context() as patched:
            patched.setattr(Store, "stored_tables", failing)
            outcomes = await asyncio.gather(*(manager.table(table_id) for table_id in ids), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [OSError, OSError]
        assert [table.id for table in await asyncio.gather(*map(manager.table, ids))] == ids

    use(work)
