"""The hall from inside: what no client can bring about by asking alone, but a moment, a kill or a failing disk can."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from highlands import new
from highlands.bots.bot import Start
from highlands.bots.levels import NAMED
from highlands.bots.referee import ask
from highlands.server import hall as halls
from highlands.server import reviews as reviewing
from highlands.server import tables
from highlands.server.clocks import Clock, NoClock, TurnClock
from highlands.server.course import Kind
from highlands.server.doing import Doing, RefusedError
from highlands.server.hall import Hall, NewTable, SeatPlan, TablePlan, decide
from highlands.server.messages import Agree, AskUndo, MakeMove, OfferDraw, Resign, Sit
from highlands.server.reviews import Reviews
from highlands.server.showing import state_of
from highlands.server.store import Entry, Store, open_store
from highlands.server.tables import LiveTable

SECONDS = 60.0

Using = Callable[[Hall], Awaitable[None]]


@pytest.fixture
def use(tmp_path: Path) -> Callable[[Using], None]:
    """Do something in a hall over an empty store."""

    def used(work: Using) -> None:
        async def run() -> None:
            async with asyncio.timeout(SECONDS), open_store(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}") as store:
                hall = Hall(store, bot_threads=1)
                try:
                    await work(hall)
                finally:
                    await hall.close()

        asyncio.run(run())

    return used


async def lay(hall: Hall, *bots: str | None, options: str = "first A", clock: Clock | None = None) -> NewTable:
    """A table with these bots, or people, on its seats."""
    return await hall.lay(
        TablePlan(
            game="schotten-totten" if len(bots) == 2 else "verraeter",
            options=options,
            seats=tuple(SeatPlan(bot) for bot in bots),
            clock=clock or NoClock(),
            public=False,
            hints=True,
            language="en",
        )
    )


async def begun(hall: Hall, *bots: str | None, **more: Any) -> LiveTable:
    """A table where everybody has sat down."""
    laid = await lay(hall, *bots, **more)
    table = await hall.table(laid.id)
    for seat in table.course.people:
        await table.do(seat, Sit(f"Player {seat}"))
    return table


async def write(store: Store, table: str, *deeds: tuple[int, Kind, str]) -> None:
    """Write a log as a server leaves it that was killed."""
    for number, (seat, kind, text) in enumerate(deeds):
        await store.append(table, Entry(number=number, at=1000 + number, seat=seat, kind=kind, text=text))


async def until(what: Callable[[], object]) -> None:
    """Wait for something to come true."""
    async with asyncio.timeout(SECONDS / 2):
        while not what():
            await asyncio.sleep(0.01)


def first_move(table: LiveTable) -> MakeMove:
    """Any legal move of who is to move."""
    return MakeMove(table.course.number, table.course.game.legal_moves[0].text)


# Who has left


def test_who_has_left_a_game_of_several_does_nothing_more_in_it(use: Callable[[Using], None]):
    async def work(hall: Hall) -> None:
        table = await begun(hall, None, None, None, options="players 3, first A")
        seat = table.course.mover
        assert seat is not None
        # The bot that takes over must not move before we have asked.
        table._changed = lambda _: None
        await table.do(seat, Resign(table.course.number))
        assert table.course.mover == seat
        number = table.course.number
        asked: list[Doing] = [
            first_move(table),
            Resign(number),
            OfferDraw(number),
            AskUndo(number),
            Agree(number, True),
        ]
        for request in asked:
            with pytest.raises(RefusedError) as refused:
                await table.do(seat, request)
            assert refused.value.message.id == "server-spectator"
        with pytest.raises(RefusedError) as refused:
            await hall.hint(table, seat, number)
        assert refused.value.message.id == "server-spectator"
        assert state_of(table.course, seat, 0).moves == []
        assert table.course.number == number

    use(work)


# Endings and clocks


def test_a_name_given_after_the_end_leaves_the_ending_as_it_was(use: Callable[[Using], None]):
    async def work(hall: Hall) -> None:
        table = await begun(hall, None, None)
        await table.do(0, Resign(table.course.number))
        before = await hall.store.table(table.id)
        await asyncio.sleep(0.01)
        await table.do(1, Sit("Someone else"))
        after = await hall.store.table(table.id)
        assert before is not None
        assert after is not None
        assert before.finished_at is not None
        assert after.finished_at == before.finished_at
        assert after.seats[1].name == "Someone else"

    use(work)


def test_an_alarm_that_rings_late_does_not_time_a_bot_out(
    use: Callable[[Using], None], monkeypatch: pytest.MonkeyPatch
):
    async def work(hall: Hall) -> None:
        table = await begun(hall, None, "shepherd", clock=TurnClock(1))
        table._changed = lambda _: None
        while table.course.mover == 0:
            await table.do(0, first_move(table))
        later = tables.now() + 10_000
        monkeypatch.setattr(tables, "now", lambda: later)
        await table.run_out()
        assert table.course.end is None

    use(work)


# After a kill


def test_a_game_begins_although_the_server_was_killed_when_all_had_sat_down(use: Callable[[Using], None]):
    async def work(hall: Hall) -> None:
        laid = await lay(hall, None, None)
        await write(hall.store, laid.id, (0, Kind.SIT, "Ann"), (1, Kind.SIT, "Ben"))
        table = await hall.table(laid.id)
        assert table.course.begun
        assert [entry.kind for entry in await hall.store.entries(laid.id)] == [Kind.SIT, Kind.SIT, Kind.BEGIN]

    use(work)


def test_who_sits_down_is_called_so_in_the_lists(use: Callable[[Using], None]):
    async def work(hall: Hall) -> None:
        table = await begun(hall, None, None)
        row = await hall.store.table(table.id)
        assert row is not None
        assert [seat.name for seat in row.seats] == [table.course.names[0], table.course.names[1]]

    use(work)


def test_a_draw_is_made_although_the_server_was_killed_when_all_had_agreed(use: Callable[[Using], None]):
    async def work(hall: Hall) -> None:
        laid = await lay(hall, None, None)
        sat = (0, Kind.SIT, "Ann"), (1, Kind.SIT, "Ben"), (-1, Kind.BEGIN, "")
        await write(hall.store, laid.id, *sat, (0, Kind.OFFER_DRAW, ""), (1, Kind.AGREE, ""))
        table = await hall.table(laid.id)
        assert table.course.end is not None
        row = await hall.store.table(laid.id)
        assert row is not None
        assert row.finished_at is not None

    use(work)


def test_a_table_taken_up_at_the_start_is_the_one_that_people_come_to(use: Callable[[Using], None]):
    async def work(hall: Hall) -> None:
        laid = await lay(hall, None, "shepherd")
        await write(hall.store, laid.id, (0, Kind.SIT, "Ann"), (-1, Kind.BEGIN, ""))
        table, _ = await hall.enter(laid.id, laid.seats[0])
        await hall._take_up()
        assert hall.tables[laid.id] is table, "who has come in but not joined yet would be alone at it"

    use(work)


# When the store fails


def failing_once(table: LiveTable) -> None:
    """Let the next entry of a table fail to be stored."""
    store = table._store

    class Failing:
        async def append(self, *_: Any, **__: Any) -> None:
            table._store = store
            raise OSError("the disk is full")

    table._store = Failing()  # type: ignore[assignment]


def test_what_was_not_stored_is_told_to_nobody(use: Callable[[Using], None]):
    async def work(hall: Hall) -> None:
        table = await begun(hall, None, None)
        request = first_move(table)
        failing_once(table)
        # The second asks for the same while the first waits for the disk.
        first, second = await asyncio.gather(table.do(0, request), table.do(0, request), return_exceptions=True)
        assert isinstance(first, OSError)
        assert isinstance(second, RefusedError)
        for asking in (table.look(0), table.read(lambda course: course.number)):
            with pytest.raises(RefusedError):
                await asking
        again = await hall.table(table.id)
        assert again is not table
        assert again.course.number == request.number
        await again.do(0, request)

    use(work)


def test_the_bot_of_a_table_that_is_read_again_plays(use: Callable[[Using], None], monkeypatch: pytest.MonkeyPatch):
    async def work(hall: Hall) -> None:
        laid = await lay(hall, None, "shepherd", options="first B")
        waits = asyncio.Event()
        thinking = hall._think
        asked: list[LiveTable] = []

        async def think(table: LiveTable, seat: int, level: str) -> str:
            asked.append(table)
            if len(asked) == 1:
                await waits.wait()
            return await thinking(table, seat, level)

        monkeypatch.setattr(hall, "_think", think)
        table = await hall.table(laid.id)
        await table.do(0, Sit("Ann"))
        await until(lambda: asked)
        table.lost = True
        again = await hall.table(laid.id)
        await until(lambda: again.course.game.made)
        waits.set()
        await until(lambda: not hall._thinking)
        assert asked[:2] == [table, again]
        assert len(again.course.moved) == again.course.game.made

    use(work)


def test_a_bot_whose_move_could_not_be_stored_plays_it_later(
    use: Callable[[Using], None], monkeypatch: pytest.MonkeyPatch
):
    async def work(hall: Hall) -> None:
        table = await begun(hall, None, "shepherd", clock=TurnClock(3600))
        waits = asyncio.Event()
        thinking = hall._think

        async def think(table: LiveTable, seat: int, level: str) -> str:
            await waits.wait()
            return await thinking(table, seat, level)

        monkeypatch.setattr(hall, "_think", think)
        while table.course.mover == 0:
            await table.do(0, first_move(table))
        failing_once(table)
        waits.set()
        await until(lambda: hall.tables[table.id] is not table and hall.tables[table.id].course.mover == 0)

    monkeypatch.setattr(halls, "TRY_AGAIN", 10)
    use(work)


# Bots and hints


def test_hints_do_not_keep_bots_from_thinking(use: Callable[[Using], None], monkeypatch: pytest.MonkeyPatch):
    free = threading.Event()

    def slow(*_: Any) -> list[Any]:
        free.wait(SECONDS)
        return []

    async def work(hall: Hall) -> None:
        people = await begun(hall, None, None)
        asking = [asyncio.create_task(hall.hint(people, 0, people.course.number)) for _ in range(5)]
        try:
            table = await begun(hall, None, "shepherd", options="first B")
            await until(lambda: table.course.mover == 0)
            assert not any(task.done() for task in asking)
        finally:
            free.set()
        await asyncio.gather(*asking)

    monkeypatch.setattr(halls, "hints", slow)
    use(work)


@pytest.mark.parametrize("level", ["shepherd", "clansman"])
def test_a_bot_made_anew_for_each_decision_plays_as_one_that_stays(level: str):
    game = new("schotten-totten", tactics=True, seed=3)
    start = Start(game="schotten-totten", options="tactics", seats=2, seat=0, seed="dice")
    staying = NAMED[level](start)
    for _ in range(12):
        assert game.to_move is not None
        if game.to_move == 0:
            move, _ = ask(staying, game.observation(0), None)
            assert decide(level, start, game.observation(0)) == move
            game.play(move)
        else:
            game.play(game.legal_moves[0])


# One after the other


def test_a_rematch_and_a_review_wait_for_what_is_happening(use: Callable[[Using], None]):
    async def work(hall: Hall) -> None:
        table = await begun(hall, None, None)
        await table.do(0, Resign(table.course.number))
        reviews = Reviews()
        await table._lock.acquire()
        asking = [asyncio.create_task(hall.rematch(table)), asyncio.create_task(reviews.begin(table))]
        await asyncio.sleep(0.1)
        assert not any(task.done() for task in asking)
        table._lock.release()
        rematch, refused = await asyncio.gather(*asking, return_exceptions=True)
        assert rematch == table.rematch
        assert isinstance(refused, RefusedError)
        reviews.close()

    use(work)


def test_in_a_rematch_every_seat_moves_on_by_one(use: Callable[[Using], None]):
    async def work(hall: Hall) -> None:
        table = await begun(hall, None, "shepherd", "warrior", options="players 3, first A")
        await table.do(0, Resign(table.course.number))
        row = await hall.store.table(await hall.rematch(table))
        assert row is not None
        assert [seat.bot for seat in row.seats] == ["warrior", None, "shepherd"]

    use(work)


def test_a_review_that_fails_says_so(use: Callable[[Using], None], monkeypatch: pytest.MonkeyPatch):
    def failing(*_: Any, **__: Any) -> None:
        raise ValueError("something that should not happen")

    async def work(hall: Hall) -> None:
        table = await begun(hall, None, None, options="first A, colours 2, stones 1, hand 1")
        while table.course.end is None:
            assert table.course.mover is not None
            await table.do(table.course.mover, first_move(table))
        reviews = Reviews()
        state = await reviews.begin(table)
        await until(lambda: state.failed is not None)
        assert state.failed is not None
        assert state.failed.id == "server-failed"
        reviews.close()

    monkeypatch.setattr(reviewing, "review", failing)
    use(work)


@pytest.mark.parametrize("is_quiet", [True, False])
def test_what_nobody_needs_is_cleared_up_when_nothing_happens(
    use: Callable[[Using], None], monkeypatch: pytest.MonkeyPatch, is_quiet: bool
):
    looks: list[str] = []

    async def work(hall: Hall) -> None:
        table = await begun(hall, None, None)
        monkeypatch.setattr("highlands.server.hall.PULSE", 0.02)
        monkeypatch.setattr("highlands.server.hall.LITTER", -1)
        monkeypatch.setattr("highlands.server.hall.gc.collect", lambda: looks.append("a look"))
        beating = asyncio.create_task(hall._beat())
        for _ in range(100):
            if not is_quiet:
                hall._changed(table)
            await asyncio.sleep(0.002)
        beating.cancel()

    use(work)
    assert bool(looks) == is_quiet
