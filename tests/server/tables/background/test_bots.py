"""Bots and hints from inside: they wait for nobody, and go on whatever fails."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

from highlands.i18n import message
from highlands.play.commitments import mix_seed
from highlands.protocol.time_controls import PerTurn
from highlands.server.seat_secrets import bot_seed
from highlands.server.tables.background import bots as bots_module
from highlands.server.tables.live_table import LiveTable
from highlands.server.tables.manager import TableManager
from highlands.thinking import worker
from highlands.thinking.fair_queue import Asker
from highlands.thinking.jobs import ChooseMove
from highlands.thinking.pool import BusyError, ThinkingError
from highlands.thinking.worker import choose_move
from tests.server.support.managers import Screen, Using, create, failing_once, first_move, start, until
from tests.server.support.seating import claim_of, share_of

SECONDS = 240.0
HERE = "192.0.2.1"


def test_the_bot_of_a_table_that_is_loaded_again_plays(use: Callable[[Using], None], monkeypatch: pytest.MonkeyPatch):
    async def work(manager: TableManager) -> None:
        created = await create(manager, None, "shepherd", options="first B")
        waits = asyncio.Event()
        choose = manager.bots._choose
        asked: list[LiveTable] = []

        async def choose_later(table: LiveTable, seat: int, level: str) -> str:
            asked.append(table)
            if len(asked) == 1:
                await waits.wait()
            return await choose(table, seat, level)

        monkeypatch.setattr(manager.bots, "_choose", choose_later)
        table = await manager.table(created.id)
        await table.claim(0, claim_of(created.id, 0, "Ann"), share_of(0))
        await until(lambda: asked)
        table.log.has_diverged = True
        again = await manager.table(created.id)
        await until(lambda: again.aggregate.game.made)
        waits.set()
        await until(lambda: not manager.bots.playing)
        assert asked[:2] == [table, again]
        assert len(again.aggregate.move_events) == again.aggregate.game.made

    use(work)


def test_a_bot_whose_move_could_not_be_stored_plays_it_later(
    use: Callable[[Using], None], monkeypatch: pytest.MonkeyPatch
):
    async def work(manager: TableManager) -> None:
        table = await start(manager, None, "shepherd", time_control=PerTurn(3600))
        waits = asyncio.Event()
        choose = manager.bots._choose

        async def choose_later(table: LiveTable, seat: int, level: str) -> str:
            await waits.wait()
            return await choose(table, seat, level)

        monkeypatch.setattr(manager.bots, "_choose", choose_later)
        while table.aggregate.to_move == 0:
            await table.execute(0, first_move(table))
        failing_once(table)
        waits.set()
        await until(lambda: manager.tables[table.id] is not table and manager.tables[table.id].aggregate.to_move == 0)

    monkeypatch.setattr(bots_module, "RETRY_MS", 10)
    use(work)


def test_a_bot_goes_on_after_a_failure_that_changed_nothing(
    use: Callable[[Using], None], monkeypatch: pytest.MonkeyPatch
):
    """Such as a database that is away while the clock's downtime is noted: the table stays in memory as it was."""

    async def work(manager: TableManager) -> None:
        table = await start(manager, None, "shepherd", time_control=PerTurn(3600))
        settle, failures = manager.membership.settle, 0

        async def fail_once(table_id: str) -> None:
            nonlocal failures
            if not failures and table.aggregate.to_move == 1:
                failures += 1
                raise OSError("the database is away")
            await settle(table_id)

        monkeypatch.setattr(manager.membership, "settle", fail_once)
        while table.aggregate.to_move == 0:
            await table.execute(0, first_move(table))
        await until(lambda: table.aggregate.to_move == 0)
        assert failures == 1

    monkeypatch.setattr(bots_module, "RETRY_MS", 10)
    use(work)


def test_hints_do_not_keep_bots_from_thinking(use: Callable[[Using], None], monkeypatch: pytest.MonkeyPatch):
    free = threading.Event()

    def slow(*_: Any) -> list[Any]:
        free.wait(SECONDS)
        return []

    async def work(manager: TableManager) -> None:
        people = await start(manager, None, None)
        asking = [asyncio.create_task(manager.bots.hints(people, 0, people.aggregate.version, HERE)) for _ in range(5)]
        try:
            table = await start(manager, None, "shepherd", options="first B")
            await until(lambda: table.aggregate.to_move == 0)
            assert not any(task.done() for task in asking), [t for t in asking if t.done()]
        finally:
            free.set()
        await asyncio.gather(*asking)

    monkeypatch.setattr(worker, "hints", slow)
    use(work)


def test_the_work_of_a_bot_counts_for_the_address_of_its_player(
    use: Callable[[Using], None], monkeypatch: pytest.MonkeyPatch
):
    async def work(manager: TableManager) -> None:
        askers: list[Asker] = []

        async def noted(job: ChooseMove, asker: Asker) -> str:
            askers.append(asker)
            return choose_move(job)

        monkeypatch.setattr(manager.thinking, "ask", noted)
        table = await start(manager, None, "shepherd")
        for observer in (0, None):
            screen = Screen(observer)
            screen.address = f"address of {observer}"
            await table.subscribe(screen)
        await table.execute(0, first_move(table))
        await until(lambda: table.aggregate.to_move == 0)
        assert set(askers) == {Asker("address of 0", table.id)}

    use(work)


def test_the_chance_of_a_bot_follows_from_the_shares_too(use: Callable[[Using], None], monkeypatch: pytest.MonkeyPatch):
    """Else a host who knows the server's seed before the deal would know what the bots will do."""

    async def work(manager: TableManager) -> None:
        seeds: set[str | None] = set()

        async def noted(job: ChooseMove, _: Asker) -> str:
            seeds.add(job.start.seed)
            return choose_move(job)

        monkeypatch.setattr(manager.thinking, "ask", noted)
        table = await start(manager, None, "shepherd", options="first B")
        await until(lambda: table.aggregate.to_move == 0)
        row = table.aggregate.row
        assert seeds == {bot_seed(mix_seed(row.seed, {0: share_of(0)}))}
        assert bot_seed(row.seed) not in seeds

    use(work)


def test_a_bot_that_fails_is_replaced_by_a_plainer_one(use: Callable[[Using], None], monkeypatch: pytest.MonkeyPatch):
    asked: list[str] = []

    async def work(manager: TableManager) -> None:
        async def failing(job: ChooseMove, _: Asker) -> str:
            asked.append(job.level)
            if len(asked) == 1:
                raise BusyError(message("server-busy"))
            if job.level == "warrior" or len(asked) < 4:
                raise ThinkingError(message("server-failed"))
            return choose_move(job)

        monkeypatch.setattr(manager.thinking, "ask", failing)
        table = await start(manager, None, "warrior", options="first B")
        await until(lambda: table.aggregate.game.made)

    monkeypatch.setattr(bots_module, "RETRY_MS", 10)
    use(work)
    assert asked[:4] == ["warrior", "warrior", "clansman", "clansman"]
