"""The lobby: nobody waits for a partner who does not come to the table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from highlands.server.lobby import feed as feed_module
from highlands.server.lobby import lobby as lobby_module
from highlands.server.store.seek_rows import SeekRow
from highlands.server.tables.manager import TableManager
from tests.server.lobby.visitors import sit_down, visiting
from tests.server.support.managers import until, with_node

SECONDS = 120.0


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feed_module, "MERGE_SECONDS", 0.02)


def test_nobody_waits_after_a_restart_for_who_was_paired_before_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def pair(manager: TableManager) -> None:
        async with visiting(manager) as ann, visiting(manager) as ben:
            ann.seek("Ann")
            await ann.told("seeking")
            ben.seek("Ben")
            tables.append((await ben.told("paired"))["table"])
            await ann.told("paired")
            await sit_down(manager, tables[0], ben)

    async def go_on(manager: TableManager) -> None:
        table = await manager.table(tables[0])
        await until(lambda: table.aggregate.end is not None)

    tables: list[str] = []
    with_node(tmp_path, pair, seconds=SECONDS)
    monkeypatch.setattr(lobby_module, "CHECK_SECONDS", 0.01)
    with_node(tmp_path, go_on, seconds=SECONDS)


def test_nobody_waits_for_who_was_paired_while_their_seek_went(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A seek of which it is not known whether it was placed: it was, and somebody finds it at the last moment."""

    async def work(manager: TableManager) -> None:
        seeks, closed = manager.store.seeks, asyncio.Event()

        async def find_unpaired(seek_id: str) -> SeekRow | None:
            row = await seeks_find(seek_id)
            return None if row is None else msgspec.structs.replace(row, table_id=None)

        async def close(_table: str, _hash: bytes) -> None:
            closed.set()

        seeks_find = seeks.find
        monkeypatch.setattr(seeks, "find", find_unpaired)
        async with visiting(manager) as ann, visiting(manager) as ben:
            ann.seek("Ann")
            await ann.told("seeking")
            ben.seek("Ben")
            await ben.told("paired")
            manager.lobby.on_left = close
            manager.lobby._unclaimed.update(dict.fromkeys(manager.lobby._unclaimed, 0.0))
            await asyncio.wait_for(closed.wait(), SECONDS)

    monkeypatch.setattr(lobby_module, "CHECK_SECONDS", 0.01)
    with_node(tmp_path, work, seconds=SECONDS)


def test_nobody_waits_at_a_table_for_somebody_who_left_before_they_heard_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def work(manager: TableManager) -> None:
        monkeypatch.setattr(manager.lobby, "_tell", lambda *_: None)
        async with visiting(manager) as ben:
            async with visiting(manager) as ann:
                ann.seek("Ann")
                await ann.told("seeking")
                ben.seek("Ben")
                table_id = (await ben.told("paired"))["table"]
                seat = await sit_down(manager, table_id, ben)
                assert (await manager.table(table_id)).aggregate.end is None
            table = await manager.table(table_id)
            await until(lambda: table.aggregate.end is not None)
            last = table.aggregate.events[-1]
            assert (last.kind, last.seat) == ("abandon", 1 - seat)
            # Whoever has sat down is not sent away again.
            await table.close_unclaimed(seat)
            assert table.aggregate.events[-1] is last

    with_node(tmp_path, work, seconds=SECONDS)


@pytest.mark.parametrize("is_first", [True, False])
def test_nobody_waits_at_a_table_for_somebody_whose_connection_died_without_a_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_first: bool
):
    """Whether it is who has waited, or who came and was paired at once: nobody answers, and nobody hangs up."""
    monkeypatch.setattr(lobby_module, "CHECK_SECONDS", 0.01)

    async def work(manager: TableManager) -> None:
        async with visiting(manager) as ann, visiting(manager) as ben:
            ann.seek("Ann")
            await ann.told("seeking")
            ben.seek("Ben")
            table_id = (await ben.told("paired"))["table"]
            seat = await sit_down(manager, table_id, ben if is_first else ann)
            table = await manager.table(table_id)
            assert table.aggregate.end is None
            unclaimed = manager.lobby._unclaimed
            assert len(unclaimed) == 2
            unclaimed.update(dict.fromkeys(unclaimed, 0.0))  # the time is over
            await until(lambda: not unclaimed)
            last = table.aggregate.events[-1]
            assert (last.kind, last.seat) == ("abandon", 1 - seat)

    with_node(tmp_path, work, seconds=SECONDS)


def test_a_table_whose_seats_are_claimed_in_time_stays_and_the_seeks_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(lobby_module, "CHECK_SECONDS", 0.01)

    async def work(manager: TableManager) -> None:
        async with visiting(manager) as ann, visiting(manager) as ben:
            ann.seek("Ann")
            seeks = [(await ann.told("seeking"))["seek"]]
            ben.seek("Ben")
            table_id = (await ben.told("paired"))["table"]
            unclaimed = manager.lobby._unclaimed
            seeks += [seek for seek in unclaimed if seek not in seeks]
            for one in (ann, ben):
                await sit_down(manager, table_id, one)
            # Should the node die now, another one finds who was paired here.
            assert [row and row.table_id for row in [await manager.store.seeks.find(seek) for seek in seeks]] == [
                table_id,
                table_id,
            ]
            unclaimed.update(dict.fromkeys(unclaimed, 0.0))
            await until(lambda: not unclaimed)
            assert (await manager.table(table_id)).aggregate.end is None
            assert [await manager.store.seeks.find(seek) for seek in seeks] == [None, None]

    with_node(tmp_path, work, seconds=SECONDS)
