"""The table manager from inside: races, crashes and failing disks that no client can cause by requests alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from highlands.protocol.messages import AnswerProposal, Greet, OfferDraw, RequestUndo, Resign, Sit
from highlands.protocol.time_controls import PerTurn
from highlands.server import clock
from highlands.server.store import Event, Store
from highlands.server.tables import live_table
from highlands.server.tables.aggregate import EventKind
from highlands.server.tables.background.reviews import Reviews, ReviewState
from highlands.server.tables.commands import MAX_GREETINGS, Command, RejectedError
from highlands.server.tables.manager import TableManager
from highlands.server.tables.projection import project_state
from tests.server.support.managers import Using, create, failing_once, first_move, start, until
from tests.server.support.seating import sat_down, share_of

HERE = "192.0.2.1"


async def write(store: Store, table: str, *events: tuple[int, EventKind, str]) -> None:
    """Write the log that a killed server has left."""
    for number, (seat, kind, text) in enumerate(events):
        event = Event(number=number, at=1000 + number, seat=seat, kind=kind, text=text)
        await store.append(table, event, starts=kind is EventKind.START)


# Who has dropped out


def test_who_has_dropped_out_of_a_game_of_several_does_nothing_more_in_it(use: Callable[[Using], None]):
    async def work(manager: TableManager) -> None:
        table = await start(manager, None, None, None, options="players 3, first A")
        seat = table.aggregate.to_move
        assert seat is not None
        # The bot that takes over must not move before we have asked.
        table._on_change = lambda _: None
        await table.execute(seat, Resign(table.aggregate.version))
        assert table.aggregate.to_move == seat
        version = table.aggregate.version
        commands: list[Command] = [
            first_move(table),
            Resign(version),
            OfferDraw(version),
            RequestUndo(version),
            AnswerProposal(version, True),
        ]
        for command in commands:
            with pytest.raises(RejectedError) as rejected:
                await table.execute(seat, command)
            assert rejected.value.message.id == "server-spectator"
        with pytest.raises(RejectedError) as rejected:
            await manager.bots.hints(table, seat, version, HERE)
        assert rejected.value.message.id == "server-spectator"
        assert project_state(table.aggregate, seat, 0).moves == []
        assert table.aggregate.version == version

    use(work)


def test_a_round_that_ends_is_told_once_however_many_events_come_with_it(use: Callable[[Using], None]):
    async def work(manager: TableManager) -> None:
        table = await start(manager, None, None, options="rounds 3, first A, stones 3, colours 2, hand 2")
        aggregate: Any = table.aggregate
        ends: list[int] = []
        while aggregate.to_move is not None:
            version, before = aggregate.version, aggregate.game.view(None)
            await table.execute(aggregate.to_move, first_move(table))
            now = aggregate.game.view(None)
            for observer in (0, 1, None):
                told = project_state(aggregate, observer, 0, since=version).round_end
                if now.round == before.round:
                    assert told is None
                    continue
                assert told is not None
                shown: Any = told.view
                assert (told.event.number, shown.round, shown.points) == (version, before.round, now.points)
                assert told.gained == [new - old for new, old in zip(now.points, before.points, strict=True)]
            if now.round != before.round:
                ends.append(version)
        assert len(ends) == 2
        # Whoever reconnects is told of the latest; nobody is told of what came before the events that they get.
        for since, told_event in ((0, ends[1]), (ends[1], ends[1]), (ends[1] + 1, None)):
            told = project_state(aggregate, 0, 0, since=since).round_end
            assert (told and told.event.number) == told_event

    use(work)


def test_greetings_use_up_nobodys_other_commands(use: Callable[[Using], None]):
    async def work(manager: TableManager) -> None:
        table = await start(manager, None, None)
        for _ in range(MAX_GREETINGS):
            await table.execute(0, Greet("hello"))
        with pytest.raises(RejectedError):
            await table.execute(0, Greet("hello"))
        await table.execute(1, Greet("hello"))
        await table.execute(0, Resign(table.aggregate.version))
        await table.execute(1, Greet("well-played"))
        assert [event.text for event in table.aggregate.events[-2:]] == ["", "well-played"]

    use(work)


# Endings and clocks


def test_a_name_given_after_the_end_leaves_the_ending_as_it_was(use: Callable[[Using], None]):
    async def work(manager: TableManager) -> None:
        table = await start(manager, None, None)
        await table.execute(0, Resign(table.aggregate.version))
        before = await manager.store.table(table.id)
        await asyncio.sleep(0.01)
        await table.execute(1, Sit("Someone else"))
        after = await manager.store.table(table.id)
        assert before is not None
        assert after is not None
        assert before.finished_at is not None
        assert after.finished_at == before.finished_at
        assert after.seats[1].name == "Someone else"

    use(work)


def test_a_timer_that_fires_late_does_not_time_a_bot_out(use: Callable[[Using], None], monkeypatch: pytest.MonkeyPatch):
    async def work(manager: TableManager) -> None:
        table = await start(manager, None, "shepherd", time_control=PerTurn(1))
        table._on_change = lambda _: None
        while table.aggregate.to_move == 0:
            await table.execute(0, first_move(table))
        later = clock.now() + 10_000
        monkeypatch.setattr(live_table, "now", lambda: later)
        await table.check_timeout()
        assert table.aggregate.end is None

    use(work)


def test_no_share_is_revealed_at_a_table_that_was_abandoned(use: Callable[[Using], None]):
    async def work(manager: TableManager) -> None:
        created = await create(manager, None, None)
        claims = sat_down(created.id, "Ann", "Ben")[:2]
        await write(manager.store, created.id, *claims, (-1, EventKind.ABANDON, ""))
        table = await manager.table(created.id)
        with pytest.raises(RejectedError) as rejected:
            await table.reveal(0, share_of(0))
        assert rejected.value.message.id == "server-over"
        assert table.aggregate.version == 3

    use(work)


# After a kill


def test_a_game_begins_although_the_server_was_killed_when_all_had_sat_down(use: Callable[[Using], None]):
    async def work(manager: TableManager) -> None:
        created = await create(manager, None, None)
        await write(manager.store, created.id, *sat_down(created.id, "Ann", "Ben"))
        table = await manager.table(created.id)
        assert table.aggregate.started
        assert [event.kind for event in await manager.store.events(created.id)][-2:] == [
            EventKind.REVEAL,
            EventKind.START,
        ]

    use(work)


def test_who_sits_down_is_called_so_in_the_lists(use: Callable[[Using], None]):
    async def work(manager: TableManager) -> None:
        table = await start(manager, None, None)
        row = await manager.store.table(table.id)
        assert row is not None
        assert [seat.name for seat in row.seats] == [table.aggregate.names[0], table.aggregate.names[1]]

    use(work)


def test_a_draw_is_made_although_the_server_was_killed_when_all_had_agreed(use: Callable[[Using], None]):
    async def work(manager: TableManager) -> None:
        created = await create(manager, None, None)
        sat = (*sat_down(created.id, "Ann", "Ben"), (-1, EventKind.START, ""))
        await write(manager.store, created.id, *sat, (0, EventKind.OFFER_DRAW, ""), (1, EventKind.ACCEPT, ""))
        table = await manager.table(created.id)
        assert table.aggregate.end is not None
        row = await manager.store.table(created.id)
        assert row is not None
        assert row.finished_at is not None

    use(work)


def test_a_table_resumed_at_the_start_is_the_one_that_people_join(use: Callable[[Using], None]):
    async def work(manager: TableManager) -> None:
        created = await create(manager, None, "shepherd", options="first B")
        await write(manager.store, created.id, *sat_down(created.id, "Ann"), (-1, EventKind.START, ""))
        table, _ = await manager.authorize(created.id, created.spectator_secret)
        # It finds a lease that it did not know of, as after a claim whose answer got lost.
        await until(lambda: table.aggregate.started and table.aggregate.game.made)
        assert manager.tables[created.id] is table, "who is authorized but not subscribed yet would be alone at it"

    use(work)


# When the store fails


def test_what_was_not_stored_is_sent_to_nobody(use: Callable[[Using], None]):
    async def work(manager: TableManager) -> None:
        table = await start(manager, None, None)
        request = first_move(table)
        failing_once(table)
        # The second asks for the same while the first waits for the disk.
        first, second = await asyncio.gather(
            table.execute(0, request), table.execute(0, request), return_exceptions=True
        )
        assert isinstance(first, OSError)
        assert isinstance(second, RejectedError)
        for asking in (table.state_for(0), table.read(lambda aggregate: aggregate.version)):
            with pytest.raises(RejectedError):
                await asking
        again = await manager.table(table.id)
        assert again is not table
        assert again.aggregate.version == request.version
        await again.execute(0, request)

    use(work)


# One after the other


def test_a_rematch_and_a_review_wait_for_the_lock(use: Callable[[Using], None]):
    async def work(manager: TableManager) -> None:
        table = await start(manager, None, None)
        await table.execute(0, Resign(table.aggregate.version))
        reviews = Reviews(manager.thinking)
        await table._lock.acquire()
        asking = [asyncio.create_task(manager.rematch(table)), asyncio.create_task(reviews.start(table, HERE))]
        await asyncio.sleep(0.1)
        assert not any(task.done() for task in asking)
        table._lock.release()
        rematch, state = await asyncio.gather(*asking)
        assert rematch == table.rematch
        assert isinstance(state, ReviewState)
        reviews.close()

    use(work)


def test_in_a_rematch_every_seat_moves_on_by_one(use: Callable[[Using], None]):
    async def work(manager: TableManager) -> None:
        table = await start(manager, None, "shepherd", "warrior", options="players 3, first A")
        await table.execute(0, Resign(table.aggregate.version))
        row = await manager.store.table(await manager.rematch(table))
        assert row is not None
        assert [seat.bot for seat in row.seats] == ["warrior", None, "shepherd"]

    use(work)


@pytest.mark.parametrize("is_idle", [True, False])
def test_garbage_is_collected_in_idle_moments(
    use: Callable[[Using], None], monkeypatch: pytest.MonkeyPatch, is_idle: bool
):
    collections: list[str] = []

    async def work(manager: TableManager) -> None:
        table = await start(manager, None, None)
        monkeypatch.setattr("highlands.server.tables.manager.TIDY_SECONDS", 0.02)
        monkeypatch.setattr("highlands.server.tables.manager.GC_BACKLOG", -1)
        monkeypatch.setattr("highlands.server.tables.manager.gc.collect", lambda: collections.append("one"))
        beating = asyncio.create_task(manager._tidy_loop())
        for _ in range(100):
            if not is_idle:
                manager._on_change(table)
            await asyncio.sleep(0.002)
        beating.cancel()

    use(work)
    assert bool(collections) == is_idle
