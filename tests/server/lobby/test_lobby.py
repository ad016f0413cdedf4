"""The lobby: who waits is paired with who wants the same, and everybody sees what there is."""

from __future__ import annotations

import secrets
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from highlands.protocol.messages import Resign
from highlands.protocol.seats import ClaimSeat
from highlands.protocol.tables import CreatedTable, SeatPlan
from highlands.protocol.time_controls import Unlimited
from highlands.server.lobby import feed as feed_module
from highlands.server.lobby import lobby as lobby_module
from highlands.server.lobby.lobby import SEEKS_PER_ADDRESS
from highlands.server.nodes.bus import Paired
from highlands.server.players.messages import NewPlayer
from highlands.server.store.seek_rows import SeekRow
from highlands.server.tables.manager import TableManager
from highlands.server.tables.seating.plans import TablePlan
from tests.server.lobby.visitors import sit_down, visiting
from tests.server.support.managers import create, until, with_node, with_nodes
from tests.server.support.seating import claim_of, share_of

SECONDS = 120.0


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feed_module, "MERGE_SECONDS", 0.02)


OPEN_PLAN = TablePlan(
    game="schotten-totten",
    options="first A",
    seats=(SeatPlan(), SeatPlan()),
    time_control=Unlimited(),
    public=True,
    open_to_all=True,
    hints=False,
    language="en",
)


async def open_table(manager: TableManager, name: str, key: str) -> CreatedTable:
    """A table with a seat that anyone may take, beside a player."""
    created = await manager.create(OPEN_PLAN)
    claim = claim_of(created.id, 0, name)
    seated = ClaimSeat(secret=secrets.token_urlsafe(24), name=name, commitment=claim.commitment, player=key)
    await manager.claims.claim(created.id, created.invitations[0], seated)
    return created


def test_two_who_want_the_same_get_one_table_and_a_third_waits(tmp_path: Path):
    async def work(manager: TableManager) -> None:
        async with visiting(manager) as ann, visiting(manager) as ben, visiting(manager) as eve:
            ann.seek("Ann")
            seek = (await ann.told("seeking"))["seek"]
            await until(lambda: [one["name"] for one in eve.shown.values()] == ["Ann"])
            ben.seek("Ben", options={"tactics": True})
            await ben.told("seeking")
            eve.seek("Eve")
            table = (await eve.told("paired"))["table"]
            assert (await ann.told("paired"))["table"] == table
            assert {await sit_down(manager, table, one) for one in (ann, eve)} == {0, 1}
            for seat in range(2):
                await (await manager.table(table)).reveal(seat, share_of(seat))
            assert (await manager.table(table)).aggregate.started
            await until(lambda: [one["name"] for one in ben.shown.values()] == ["Ben"])
            assert seek not in ben.shown
            assert table not in ben.shown, "a table of two who were paired is theirs alone"

    with_node(tmp_path, work, seconds=SECONDS)


def test_a_game_of_three_begins_when_the_third_comes(tmp_path: Path):
    async def work(manager: TableManager) -> None:
        async with visiting(manager) as ann, visiting(manager) as ben, visiting(manager) as eve:
            for one in (ann, ben, eve):
                one.seek(game="verraeter", options={"players": 3})
                if one is not eve:
                    await one.told("seeking")
            tables = {(await one.told("paired"))["table"] for one in (ann, ben, eve)}
            assert len(tables) == 1

    with_node(tmp_path, work, seconds=SECONDS)


def test_a_seek_goes_when_it_is_cancelled_and_with_its_owner(tmp_path: Path):
    async def work(manager: TableManager) -> None:
        async with visiting(manager) as eve:
            async with visiting(manager) as ann:
                ann.seek()
                await ann.told("seeking")
                ann.ask({"type": "cancel-seek"})
                await ann.told("cancelled")
                ann.seek()
                await ann.told("seeking")
                ann.seek()
                assert (await ann.told("rejection"))["reason"]["id"] == "server-seeks-already"
                await until(lambda: len(eve.shown) == 1)
            await until(lambda: eve.shown == {})
            eve.seek()
            await eve.told("seeking")

    with_node(tmp_path, work, seconds=SECONDS)


def test_nobody_is_paired_with_themselves(tmp_path: Path):
    async def work(manager: TableManager) -> None:
        key = secrets.token_urlsafe(24)
        await manager.players.register(NewPlayer(key=key))
        async with visiting(manager, key) as here, visiting(manager, key) as there:
            for one in (here, there):
                one.seek()
                await one.told("seeking")

    with_node(tmp_path, work, seconds=SECONDS)


def test_seeks_by_the_thousand_from_one_address_are_refused(tmp_path: Path):
    async def work(manager: TableManager) -> None:
        async with AsyncExitStack() as stack:
            visitors = [await stack.enter_async_context(visiting(manager)) for _ in range(SEEKS_PER_ADDRESS + 3)]
            for number, one in enumerate(visitors):
                one.seek(options={"rounds": number + 1})
            answers = [(await one.told("seeking", "rejection"))["type"] for one in visitors]
            assert answers == ["seeking"] * SEEKS_PER_ADDRESS + ["rejection"] * 3
            other = await stack.enter_async_context(visiting(manager, address="192.0.2.2"))
            other.seek()
            await other.told("paired")

    with_node(tmp_path, work, seconds=SECONDS)


def test_seeks_of_one_address_count_at_all_nodes_together(postgres_url: str):
    async def work(managers: list[TableManager]) -> None:
        here, there = managers
        async with AsyncExitStack() as stack:
            visitors = [await stack.enter_async_context(visiting(here)) for _ in range(SEEKS_PER_ADDRESS)]
            for number, one in enumerate(visitors):
                one.seek(options={"rounds": number + 1})
                await one.told("seeking")
            await until(lambda: [*there.lobby._elsewhere.values()] == [{"192.0.2.1": SEEKS_PER_ADDRESS}])
            one_more = await stack.enter_async_context(visiting(there))
            one_more.seek(options={"rounds": 50})
            assert (await one_more.told("seeking", "rejection"))["reason"]["id"] == "server-too-many-seeks"
            visitors[0].ask({"type": "cancel-seek"})
            await visitors[0].told("cancelled")
            await until(lambda: [*there.lobby._elsewhere.values()] == [{"192.0.2.1": SEEKS_PER_ADDRESS - 1}])
            one_more.seek(options={"rounds": 50})
            await one_more.told("seeking")
            there.lobby.node_gone(here.store.node_id)
            assert there.lobby._elsewhere == {}, "who was at a node that is gone does not count"

    with_nodes(postgres_url, 2, work)


def test_what_fails_for_one_who_is_gone_is_done_for_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def work(manager: TableManager) -> None:
        lost = [
            SeekRow(
                id=table,
                node_id="gone",
                created_at=1,
                game="schotten-totten",
                options="",
                time_control="{}",
                invitation_hash=b"",
                table_id=table,
            )
            for table in ("a", "b")
        ]
        closed = []

        async def prune() -> list[SeekRow]:
            return lost

        async def close(table_id: str, _: bytes) -> None:
            closed.append(table_id)
            if table_id == "a":
                raise OSError("the store is away")

        monkeypatch.setattr(manager.store.seeks, "prune", prune)
        manager.lobby.on_left = close
        manager.lobby.node_gone("gone")
        await until(lambda: closed == ["a", "b"])

    monkeypatch.setattr(lobby_module, "CHECK_SECONDS", 0.01)
    with_node(tmp_path, work, seconds=SECONDS)


@pytest.mark.parametrize(
    "wrong",
    [{"game": "chess"}, {"options": {"wild": True}}, {"name": "\u200b"}, {"invitation": "short"}, {"time_control": {}}],
)
def test_what_can_not_be_played_is_not_looked_for(tmp_path: Path, wrong: dict[str, Any]):
    async def work(manager: TableManager) -> None:
        async with visiting(manager) as ann:
            ann.seek(**wrong)
            await ann.told("rejection")
            ann.seek()
            await ann.told("seeking")

    with_node(tmp_path, work, seconds=SECONDS)


def test_public_tables_are_shown_from_the_first_seat_to_the_end(tmp_path: Path):
    async def work(manager: TableManager) -> None:
        async with visiting(manager) as eve:
            await create(manager, None, None)
            created = await manager.create(OPEN_PLAN)
            table = await manager.table(created.id)
            await until(lambda: created.id in eve.shown)
            assert list(eve.shown) == [created.id]
            assert eve.shown[created.id]["free_seats"] == []
            await table.claim(0, claim_of(created.id, 0, "Ann"), None)
            await until(lambda: eve.shown[created.id]["free_seats"] == [1])
            assert (eve.shown[created.id]["names"], eve.shown[created.id]["status"]) == (["Ann", None], "waiting")
            await table.claim(1, claim_of(created.id, 1, "Ben"), None)
            await until(lambda: eve.shown[created.id]["status"] == "running")
            for seat in range(2):
                await table.reveal(seat, share_of(seat))
            assert set(eve.shown[created.id]) == {
                "id",
                "game",
                "options",
                "time_control",
                "created_at",
                "names",
                "bots",
                "rated",
                "status",
                "free_seats",
            }
            await table.execute(0, Resign(table.aggregate.version))
            await until(lambda: eve.shown == {})

    with_node(tmp_path, work, seconds=SECONDS)


def test_strangers_who_ask_at_two_nodes_at_once_get_exactly_one_table_each_pair(postgres_url: str):
    async def work(managers: list[TableManager]) -> None:
        async with AsyncExitStack() as stack:
            visitors = [
                await stack.enter_async_context(visiting(managers[number % 2], address=f"192.0.2.{number}"))
                for number in range(8)
            ]
            for one in visitors:
                one.seek()
            tables = [(await one.told("paired"))["table"] for one in visitors]
            assert sorted(tables.count(table) for table in set(tables)) == [2] * 4
            for table, one in zip(tables, visitors, strict=True):
                await sit_down(managers[0], table, one)
            await until(lambda: all(one.shown == {} for one in visitors))

    with_nodes(postgres_url, 2, work)


def test_what_another_node_does_is_shown_and_a_lost_message_costs_only_time(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
):
    async def work(managers: list[TableManager]) -> None:
        here, there = managers
        async with visiting(here) as ann, visiting(there) as ben:
            ann.seek()
            await ann.told("seeking")
            await until(lambda: len(ben.shown) == 1)
            heard = here.lobby.hear
            monkeypatch.setattr(here.lobby, "hear", lambda said: None if isinstance(said, Paired) else heard(said))
            ben.seek()
            table = (await ben.told("paired"))["table"]
            assert (await ann.told("paired"))["table"] == table

    with_nodes(postgres_url, 2, work)


def test_with_a_node_that_dies_go_those_who_waited_there(postgres_url: str):
    async def work(managers: list[TableManager]) -> None:
        here, there = managers
        async with visiting(here) as ann, visiting(there) as ben:
            ann.seek()
            await ann.told("seeking")
            await until(lambda: len(ben.shown) == 1)
            for task in list(here._tasks):
                task.cancel()
            await until(lambda: ben.shown == {})
            ben.seek()
            await ben.told("seeking")

    with_nodes(postgres_url, 2, work)


def test_whom_somebody_has_blocked_is_not_shown_to_them_and_to_all_others(tmp_path: Path):
    async def work(manager: TableManager) -> None:
        keys = [secrets.token_urlsafe(24) for _ in range(2)]
        ann, ben = [await manager.players.register(NewPlayer(key=key)) for key in keys]
        created = await open_table(manager, "Ben", keys[1])
        async with visiting(manager, keys[0]) as here, visiting(manager) as eve, visiting(manager, keys[1]) as there:
            there.seek("Ben")
            seek = (await there.told("seeking"))["seek"]
            await until(lambda: all(set(one.shown) == {created.id, seek} for one in (here, eve, there)))
            await manager.friends.block(ann, ben.id, "Ben")
            await manager.muted.blocks_changed(ann.id)
            await until(lambda: here.shown == {})
            # What changes at the table, and what they see who come later.
            table = await manager.table(created.id)
            await table.claim(1, claim_of(created.id, 1, "Cat"), None)
            await until(lambda: eve.shown[created.id]["status"] == "running")
            assert (set(eve.shown), set(there.shown), here.shown) == ({created.id, seek}, {created.id, seek}, {})
            async with visiting(manager, keys[0]) as later:
                assert later.shown == {}
            here.seek("Ann")
            await here.told("seeking")
            await until(lambda: [one["name"] for one in here.shown.values()] == ["Ann"])
            # Under another name they are somebody else, to whoever compares what is hidden with what is not.
            async with visiting(manager, keys[1]) as disguised:
                disguised.seek("Zed")
                other = (await disguised.told("seeking"))["seek"]
                await until(lambda: here.shown.get(other, {}).get("name") == "Zed")
            await until(lambda: other not in here.shown)
            (block,) = await manager.store.friends.blocked(ann.id)
            await manager.friends.unblock(ann, block.id)
            await manager.muted.blocks_changed(ann.id)
            await until(lambda: {created.id, seek} <= set(here.shown))
            assert not any(player.id in str(message) for player in (ann, ben) for message in here.received)

    with_node(tmp_path, work, seconds=SECONDS)


def test_who_is_blocked_at_one_node_is_gone_from_the_lobby_at_another(postgres_url: str):
    async def work(managers: list[TableManager]) -> None:
        here, there = managers
        keys = [secrets.token_urlsafe(24) for _ in range(2)]
        ann, ben = [await here.players.register(NewPlayer(key=key)) for key in keys]
        created = await open_table(here, "Ben", keys[1])
        async with visiting(here, keys[1]) as bens, visiting(there, keys[0]) as anns, visiting(there) as eves:
            bens.seek("Ben")
            seek = (await bens.told("seeking"))["seek"]
            await until(lambda: all(set(one.shown) == {created.id, seek} for one in (anns, eves)))
            await here.friends.block(ann, ben.id, "Ben")
            await here.muted.blocks_changed(ann.id)
            await until(lambda: anns.shown == {})
            assert set(eves.shown) == {created.id, seek}
            (block,) = await here.store.friends.blocked(ann.id)
            await here.friends.unblock(ann, block.id)
            await here.muted.blocks_changed(ann.id)
            await until(lambda: set(anns.shown) == {created.id, seek})

    with_nodes(postgres_url, 2, work)


def test_who_comes_after_a_gap_keeps_no_change_from_the_others(tmp_path: Path):
    async def work(manager: TableManager) -> None:
        async with visiting(manager) as eve, visiting(manager) as ann:
            ann.seek("Ann")
            seek = (await ann.told("seeking"))["seek"]
            await until(lambda: seek in eve.shown)
            # Gone from the store without a word, as when messages of another node got lost.
            await manager.store.seeks.remove(seek)
            manager.lobby.feed._is_loaded = False
            async with visiting(manager) as later:
                assert later.shown == {}
            await until(lambda: eve.shown == {})

    with_node(tmp_path, work, seconds=SECONDS)
