"""Event logs: what was acknowledged is stored exactly once, whatever fails around it."""

from __future__ import annotations

import asyncio
import sqlite3

import msgspec
import pytest
from sqlalchemy.exc import DBAPIError, IntegrityError

from highlands.server.store import ConflictError, Ending, Store, event_writer, open_store
from tests.server.store.sample_rows import beside, event, table, using


def test_a_log_comes_back_in_its_order(url: str):
    async def work(store: Store):
        await store.add_table(table("a"))
        await store.add_table(table("b"))
        for number in (2, 0, 1, 10):
            await store.append("a", event(number, "Zug “ä”", seat=-1))
        await store.append("b", event(0))
        assert [line.number for line in await store.events("a")] == [0, 1, 2, 10]
        assert await store.events("a", since=2) == [event(number, "Zug “ä”", seat=-1) for number in (2, 10)]
        assert await store.events("c") == []

    using(url, work)


def test_a_number_is_taken_once_and_the_first_stays(url: str):
    async def work(store: Store):
        await store.add_table(table("a"))
        await store.append("a", event(0, "first"))
        with pytest.raises(ConflictError):
            await store.append("a", event(0, "second"))
        assert await store.events("a") == [event(0, "first")]

    using(url, work)


def test_of_many_at_once_for_the_same_number_exactly_one_wins(url: str):
    async def work(store: Store):
        await store.add_table(table("a"))
        async with open_store(url) as another:
            tries = [(store, another)[n % 2].append("a", event(0, str(n))) for n in range(40)]
            outcomes = await asyncio.gather(*tries, return_exceptions=True)
        won = [n for n, outcome in enumerate(outcomes) if outcome is None]
        assert len(won) == 1
        assert {type(outcome) for outcome in outcomes} == {type(None), ConflictError}
        assert await store.events("a") == [event(0, str(won[0]))]

    using(url, work)


def test_a_thousand_at_once_over_fifty_tables_are_all_there(url: str):
    async def work(store: Store):
        names = [f"t{number}" for number in range(50)]
        for name in names:
            await store.add_table(table(name))
        await asyncio.gather(*(store.append(name, event(n, f"{name} {n}")) for n in range(20) for name in names))
        for name in names:
            assert await store.events(name) == [event(n, f"{name} {n}") for n in range(20)]

    using(url, work)


def test_queued_events_are_committed_together(url: str, monkeypatch: pytest.MonkeyPatch):
    batches: list[int] = []
    commit = event_writer.EventWriter._commit

    async def counting(self, batch):
        batches.append(len(batch))
        return await commit(self, batch)

    monkeypatch.setattr(event_writer.EventWriter, "_commit", counting)

    async def work(store: Store):
        await store.add_table(table("a"))
        await asyncio.gather(*(store.append("a", event(number)) for number in range(300)))

    using(url, work)
    assert sum(batches) == 300
    assert len(batches) <= 3


def test_the_queue_of_pending_appends_is_bounded(url: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(event_writer, "MAX_QUEUED", 7)
    batches: list[int] = []
    commit = event_writer.EventWriter._commit

    async def counting(self, batch):
        batches.append(len(batch))
        return await commit(self, batch)

    monkeypatch.setattr(event_writer.EventWriter, "_commit", counting)

    async def work(store: Store):
        await store.add_table(table("a"))
        await asyncio.gather(*(store.append("a", event(number)) for number in range(50)))
        assert len(await store.events("a")) == 50

    using(url, work)
    assert max(batches) <= 7


def test_an_ending_is_stored_only_with_its_event(url: str):
    async def work(store: Store):
        await store.add_table(table("a"))
        await store.append("a", event(0))
        with pytest.raises(ConflictError):
            await store.append("a", event(0), ending=Ending(at=5, result="0-1"))
        assert await store.table("a") == table("a")
        await store.append("a", event(1), ending=Ending(at=6, result="1-0"))
        assert await store.table("a") == msgspec.structs.replace(table("a"), finished_at=6, result="1-0")

    using(url, work)


def test_one_conflict_in_a_batch_harms_none_of_the_others(url: str):
    async def work(store: Store):
        for name in "abc":
            await store.add_table(table(name))
        await store.append("b", event(0, "first"))
        outcomes = await asyncio.gather(
            store.append("a", event(0), ending=Ending(at=5, result="1-0")),
            store.append("b", event(0), ending=Ending(at=5, result="1-0")),
            store.append("c", event(0)),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), ConflictError, type(None)]
        assert await store.unfinished() == ["b", "c"]

    using(url, work)


def test_an_event_that_cannot_be_written_harms_none_of_the_others(url: str):
    async def work(store: Store):
        for name in "ac":
            await store.add_table(table(name))
        outcomes = await asyncio.gather(
            *(store.append(name, event(0)) for name in ("a", "no such table", "c")), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), IntegrityError, type(None)]
        assert await store.events("a") == await store.events("c") == [event(0)]

    using(url, work)


def test_an_error_of_the_database_reaches_all_who_wait_and_does_not_last(url: str):
    async def work(store: Store):
        await store.add_table(table("a"))
        await beside(url, "ALTER TABLE events RENAME TO elsewhere")
        outcomes = await asyncio.gather(*(store.append("a", event(n)) for n in range(5)), return_exceptions=True)
        assert all(isinstance(outcome, DBAPIError) for outcome in outcomes)
        await beside(url, "ALTER TABLE elsewhere RENAME TO events")
        await asyncio.gather(*(store.append("a", event(n)) for n in range(5)))
        assert await store.events("a") == [event(n) for n in range(5)]

    using(url, work)


def test_an_error_says_nothing_of_what_was_to_be_stored(url: str):
    async def work(store: Store):
        with pytest.raises(IntegrityError) as caught:
            await store.add_table(table("b", rematch_of="a", time_control="a secret"))
        assert "a secret" not in str(caught.value)

    using(url, work)


def test_a_file_locked_for_too_long_is_an_error_that_does_not_last(sqlite_url: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("highlands.server.store.engines.BUSY_TIMEOUT_MS", 50)

    async def work(store: Store):
        await store.add_table(table("a"))
        other = sqlite3.connect(sqlite_url.removeprefix("sqlite+aiosqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        outcomes = await asyncio.gather(*(store.append("a", event(n)) for n in range(3)), return_exceptions=True)
        assert all("locked" in str(outcome) for outcome in outcomes)
        assert await store.events("a") == []
        other.close()
        await store.append("a", event(0))

    using(sqlite_url, work)


def test_a_database_server_that_drops_its_connections_is_found_again(postgres_url: str):
    async def work(store: Store):
        await store.add_table(table("a"))
        await store.append("a", event(0))
        await beside(
            postgres_url,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()",
        )
        await store.append("a", event(1))
        assert await store.events("a") == [event(0), event(1)]

    using(postgres_url, work)


def test_closing_writes_what_waits_and_takes_no_more(url: str):
    async def work():
        async with open_store(url) as store:
            await store.add_table(table("a"))
            appending = [asyncio.create_task(store.append("a", event(number))) for number in range(20)]
            await asyncio.sleep(0)
        await asyncio.gather(*appending)
        with pytest.raises(RuntimeError, match="closed"):
            await store.append("a", event(20))

    asyncio.run(work())
    assert len(using(url, lambda store: store.events("a"))) == 20


def test_what_is_acknowledged_was_synced_to_the_disk(sqlite_url: str):
    async def work(store: Store):
        names = ("journal_mode", "synchronous", "foreign_keys")
        pragmas = await store._database.write(
            lambda connection: [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]
        )
        assert pragmas == ["wal", 2, 1]

    using(sqlite_url, work)
