"""An opponent who does not come back: the win is claimed, or a bot stands in; never too early."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from highlands.protocol.messages import ClaimWin, MakeMove, OfferDraw, StandIn, TakeSeatBack
from highlands.protocol.results import result_text
from highlands.protocol.time_controls import DAY, Fischer, PerTurn, TimeControl
from highlands.server.nodes import membership as membership_module
from highlands.server.store import open_store
from highlands.server.tables.aggregate import SUBSTITUTE
from highlands.server.tables.commands import RejectedError
from highlands.server.tables.live_table import LiveTable
from highlands.server.tables.manager import TableManager
from highlands.server.tables.people import audience as audience_module
from highlands.server.tables.people.absence import GRACE_MS, UNLIMITED_GRACE_MS
from tests.server.support.managers import Screen, create, everywhere, until, with_nodes
from tests.server.support.seating import take_seats

SECONDS = 120.0
CLOCK = Fischer(seconds=600)


class Watch:
    """The time by which it is noted who is away."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at = 1_000_000
        monkeypatch.setattr(audience_module, "now", lambda: self.at)

    def wait(self, milliseconds: int) -> None:
        self.at += milliseconds


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    return Watch(monkeypatch)


def at_table(
    folder: Path, work: Callable[[LiveTable], Awaitable[None]], *bots: str | None, clock: TimeControl | None = CLOCK
) -> None:
    """Run a coroutine at a table where all have sat down; A is to move."""

    async def run() -> None:
        async with asyncio.timeout(SECONDS), open_store(f"sqlite+aiosqlite:///{folder / 'games.db'}") as store:
            manager = TableManager(store, bot_processes=1)
            await manager.start()
            try:
                options = "first A" if len(bots or (None, None)) == 2 else f"players {len(bots)}"
                table = await manager.table(
                    (await create(manager, *(bots or (None, None)), options=options, time_control=clock)).id
                )
                await take_seats(table)
                await work(table)
            finally:
                await manager.stop()

    asyncio.run(run())


async def awaited(table: LiveTable) -> tuple[int, int, Screen]:
    """Who is to move, who waits, and the screen of the one who waits; nobody else is there."""
    absent = table.aggregate.to_move
    assert absent is not None
    other = next(seat for seat in table.aggregate.human_seats if seat != absent)
    screen = Screen(other)
    await table.subscribe(screen)
    return absent, other, screen


def test_after_the_grace_the_other_claims_the_win(tmp_path: Path, watch: Watch):
    async def work(table: LiveTable) -> None:
        absent, other, screen = await awaited(table)
        watch.wait(GRACE_MS - 1)
        for command in (ClaimWin, StandIn):
            with pytest.raises(RejectedError):
                await table.execute(other, command(table.aggregate.version))
        watch.wait(1)
        with pytest.raises(RejectedError):
            await table.execute(absent, ClaimWin(table.aggregate.version))
        await table.execute(other, ClaimWin(table.aggregate.version))
        end = table.aggregate.end
        assert end is not None
        assert (end.reason, end.winners) == ("absent", [other])
        assert result_text(end).startswith(f"absent; {'AB'[other]};")
        state = screen.latest("state")
        assert state is not None
        assert state["events"][-1]["kind"] == "forfeit"

    at_table(tmp_path, work)


def test_who_is_back_in_time_is_missed_no_more(tmp_path: Path, watch: Watch):
    async def work(table: LiveTable) -> None:
        absent, other, _ = await awaited(table)
        watch.wait(GRACE_MS)
        back = Screen(absent)
        await table.subscribe(back)
        with pytest.raises(RejectedError):
            await table.execute(other, ClaimWin(table.aggregate.version))
        table.unsubscribe(back)
        watch.wait(GRACE_MS - 1)
        with pytest.raises(RejectedError):
            await table.execute(other, ClaimWin(table.aggregate.version))

    at_table(tmp_path, work)


def test_a_bot_stands_in_until_the_player_is_back(tmp_path: Path, watch: Watch):
    async def work(table: LiveTable) -> None:
        absent, other, screen = await awaited(table)
        await table.execute(other, OfferDraw(table.aggregate.version))
        watch.wait(GRACE_MS)
        await table.execute(other, StandIn(table.aggregate.version))
        assert table.aggregate.end is None, "a draw that was offered to who is away is not agreed on"
        assert table.aggregate.bots[absent] == SUBSTITUTE
        await until(lambda: table.aggregate.to_move == other)
        back = Screen(absent)
        await table.subscribe(back)
        state = back.latest("state")
        assert state is not None
        assert (state["stood_in"], state["moves"]) == ([absent], [])
        move = table.aggregate.game.legal_moves[0].text
        with pytest.raises(RejectedError):
            await table.execute(absent, MakeMove(table.aggregate.version, move))
        await table.execute(absent, TakeSeatBack())
        await table.execute(absent, TakeSeatBack())
        assert sorted(table.aggregate.human_seats) == [0, 1]
        await table.execute(other, MakeMove(table.aggregate.version, move))
        await until(lambda: bool((back.latest("state") or {})["moves"]) or table.aggregate.to_move == other)
        assert [event.kind for event in table.aggregate.events].count("return") == 1
        assert screen.latest("state") is not None

    at_table(tmp_path, work)


def test_who_is_not_awaited_is_not_missed(tmp_path: Path, watch: Watch):
    async def work(table: LiveTable) -> None:
        mover = table.aggregate.to_move
        assert mover is not None
        await table.subscribe(Screen(mover))
        watch.wait(100 * GRACE_MS)
        with pytest.raises(RejectedError):
            await table.execute(mover, ClaimWin(table.aggregate.version))

    at_table(tmp_path, work)


@pytest.mark.parametrize(
    ("clock", "grace"), [(PerTurn(DAY), None), (Fischer(3 * DAY), None), (None, UNLIMITED_GRACE_MS)]
)
def test_games_over_days_need_nobody_there_and_games_without_a_clock_wait_longer(
    tmp_path: Path, watch: Watch, clock: TimeControl | None, grace: int | None
):
    async def work(table: LiveTable) -> None:
        _, other, screen = await awaited(table)
        state = screen.latest("state")
        assert state is not None
        assert state["grace_ms"] == grace
        watch.wait(UNLIMITED_GRACE_MS - 1)
        with pytest.raises(RejectedError):
            await table.execute(other, StandIn(table.aggregate.version))
        watch.wait(1000 * UNLIMITED_GRACE_MS)
        if grace is None:
            with pytest.raises(RejectedError):
                await table.execute(other, StandIn(table.aggregate.version))
        else:
            await table.execute(other, StandIn(table.aggregate.version))

    at_table(tmp_path, work, clock=clock)


def test_in_a_game_of_several_nobody_claims_the_win_and_a_bot_stands_in(tmp_path: Path, watch: Watch):
    async def work(table: LiveTable) -> None:
        absent, other, _ = await awaited(table)
        watch.wait(GRACE_MS)
        with pytest.raises(RejectedError):
            await table.execute(other, ClaimWin(table.aggregate.version))
        await table.execute(other, StandIn(table.aggregate.version))
        assert absent in table.aggregate.stood_in

    at_table(tmp_path, work, None, None, None)


def test_a_table_of_the_version_before_knows_no_absence(tmp_path: Path, watch: Watch):
    """Its servers may still run, and could not read the log."""

    async def work(table: LiveTable) -> None:
        _, other, _ = await awaited(table)
        table.aggregate.row = msgspec.structs.replace(table.aggregate.row, log_format=2)
        watch.wait(100 * UNLIMITED_GRACE_MS)
        with pytest.raises(RejectedError):
            await table.execute(other, StandIn(table.aggregate.version))

    at_table(tmp_path, work)


def test_nobody_is_missed_who_is_connected_to_another_node_or_whom_a_gap_hid(
    postgres_url: str, watch: Watch, monkeypatch: pytest.MonkeyPatch
):
    async def work(managers: list[TableManager]) -> None:
        tables = await everywhere(managers, None, None, time_control=CLOCK)
        here, there = tables
        absent = here.aggregate.to_move
        assert absent is not None
        other = 1 - absent
        screens = [Screen(other), Screen(absent)]
        await here.subscribe(screens[0])
        await there.subscribe(screens[1])
        await until(lambda: here.audience.away_ms(absent) is None)
        watch.wait(100 * GRACE_MS)
        with pytest.raises(RejectedError):
            await here.execute(other, ClaimWin(here.aggregate.version))
        there.unsubscribe(screens[1])
        await until(lambda: here.audience.away_ms(absent) is not None)
        watch.wait(GRACE_MS)
        managers[0]._on_missed()
        with pytest.raises(RejectedError):
            await here.execute(other, ClaimWin(here.aggregate.version))
        watch.wait(GRACE_MS)
        managers[0]._on_gap()
        with pytest.raises(RejectedError):
            await here.execute(other, ClaimWin(here.aggregate.version))
        watch.wait(GRACE_MS)
        with monkeypatch.context() as stale:
            stale.setattr(membership_module, "DEAD_AFTER_SECONDS", 0.0)
            with pytest.raises(RejectedError):
                await here.execute(other, ClaimWin(here.aggregate.version))
        await here.execute(other, ClaimWin(here.aggregate.version))
        await until(lambda: there.aggregate.end is not None)

    with_nodes(postgres_url, 2, work)
