"""A database that falls silent: nobody waits for ever, and nothing is lost, doubled or acknowledged falsely."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from highlands.server.store import ConflictError, Event, Store, open_store
from highlands.server.store.database import TOTAL_SECONDS, is_connection_failure
from tests.server.store.sample_rows import event, table
from tests.server.support.unreliable_proxy import UnreliableProxy
from tools.postgres import Postgres

HANGS = 3 * TOTAL_SECONDS
"""Seconds after which something counts as hanging, on a machine with other load."""

Using = Callable[[Store, UnreliableProxy], Awaitable[None]]


@pytest.fixture
def use(postgres: Postgres, postgres_url: str) -> Callable[[Using], None]:
    """Runs a coroutine with a store that reaches its database through a proxy."""

    def used(work: Using) -> None:
        async def run() -> None:
            async with (
                UnreliableProxy(postgres.folder).running() as proxy,
                open_store(proxy.url(postgres_url)) as store,
            ):
                await store.add_table(table("a"))
                await store.append("a", event(0))
                await work(store, proxy)

        asyncio.run(run())

    return used


async def within(work: Awaitable[object]) -> None:
    """TimeoutError if something hangs."""
    async with asyncio.timeout(HANGS):
        await work


def test_what_meets_a_silent_connection_is_done_on_a_new_one(use: Callable[[Using], None]):
    async def work(store: Store, proxy: UnreliableProxy) -> None:
        proxy.fall_silent()
        await within(store.append("a", event(1)))
        await within(store.add_table(table("b")))
        await within(store.check_writing())
        assert await store.events("a") == [event(0), event(1)]
        assert await store.table("b") is not None

    use(work)


def test_an_append_whose_answer_was_lost_is_neither_doubled_nor_denied(use: Callable[[Using], None]):
    async def work(store: Store, proxy: UnreliableProxy) -> None:
        proxy.fall_silent(requests=False, answers=True)
        # It is one statement, which the database carries out; only the answer is lost.
        await within(store.append("a", event(1)))
        assert await store.events("a") == [event(0), event(1)]
        with pytest.raises(ConflictError):
            await store.append("a", event(1, "G1@1"))

    use(work)


def test_a_commit_whose_answer_was_lost_is_found_again(use: Callable[[Using], None], monkeypatch: pytest.MonkeyPatch):
    """The proxy falls silent between the last statement and the commit, which the database still receives."""

    async def work(store: Store, proxy: UnreliableProxy) -> None:
        insert = store._writer._insert

        def insert_then_silence(*arguments: object) -> object:
            inserted = insert(*arguments)  # type: ignore[arg-type]
            if not proxy.drops_answers:
                proxy.fall_silent(requests=False, answers=True)
            return inserted

        monkeypatch.setattr(store._writer, "_insert", insert_then_silence)
        # With a name there is more to write than the event, in a transaction of several statements.
        await within(asyncio.gather(store.append("a", event(1), name="Ann"), store.append("a", event(2))))
        assert await store.events("a") == [event(0), event(1), event(2)]

    use(work)


@pytest.mark.long
def test_of_two_different_events_only_one_is_acknowledged_also_in_silence(use: Callable[[Using], None]):
    async def work(store: Store, proxy: UnreliableProxy) -> None:
        proxy.fall_silent(requests=False, answers=True)
        other = Event(number=1, at=9, seat=0, kind="move", text="G2@2")
        answers = await asyncio.gather(store.append("a", event(1)), store.append("a", other), return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None), ConflictError]
        assert await store.events("a") == [event(0), event(1)]

    use(work)


def test_a_database_that_answers_nobody_is_not_waited_for(use: Callable[[Using], None]):
    async def work(store: Store, proxy: UnreliableProxy) -> None:
        proxy.fall_silent(new=True)
        asked = [store.append("a", event(1)), store.events("a"), store.table("a"), store.check_writing()]
        async with asyncio.timeout(HANGS):
            answers = await asyncio.gather(*asked, return_exceptions=True)
        for answer in answers:
            assert isinstance(answer, Exception)
            assert is_connection_failure(answer), answer
        proxy.recover()
        await within(store.append("a", event(1, "G9@9")))
        assert [found.text for found in await store.events("a")] == ["R7@3", "G9@9"]

    use(work)
