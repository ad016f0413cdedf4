"""A table in the memory of several nodes: what one stores, all show; of two that store at once, one is first."""

from __future__ import annotations

import asyncio

import pytest

from highlands.protocol.messages import MakeMove, OfferDraw, Resign, Sit
from highlands.server.store.notifications import APPLICATION_NAME
from highlands.server.tables.commands import Command, RejectedError, StaleError
from highlands.server.tables.manager import TableManager
from tests.server.store.sample_rows import beside
from tests.server.support.managers import Screen, everywhere, first_move, until, with_nodes


def test_a_move_made_at_one_node_is_shown_at_the_others(postgres_url: str):
    async def work(managers: list[TableManager]) -> None:
        tables = await everywhere(managers, None, None)
        screens = [Screen(1) for _ in tables]
        for table, screen in zip(tables, screens, strict=True):
            await table.subscribe(screen)
        for number in range(12):
            mover = tables[number % len(tables)]
            seat = mover.aggregate.to_move
            assert seat is not None
            await mover.execute(seat, first_move(mover))
            await until(lambda: len({screen.version for screen in screens}) == 1)
        for screen in screens:
            assert screen.events == list(range(screens[0].version)), "each event once, and in order"
        assert len({str(screen.latest("state")) for screen in screens}) == 1

    with_nodes(postgres_url, 3, work)


def deaf(manager: TableManager) -> None:
    """Let a node hear nothing, as if all notifications were late."""
    manager._follower.read = lambda table_id, **_: None  # type: ignore[method-assign]


def test_a_move_stored_elsewhere_first_makes_another_stale_and_throws_nobody_out(postgres_url: str):
    async def work(managers: list[TableManager]) -> None:
        here, there = await everywhere(managers, None, None)
        deaf(managers[1])
        screen = Screen(0)
        await there.subscribe(screen)
        moves = here.aggregate.game.legal_moves
        version = here.aggregate.version
        await here.execute(0, MakeMove(version, moves[0].text))
        with pytest.raises(StaleError):
            await there.execute(0, MakeMove(version, moves[1].text))
        assert there.aggregate.events == here.aggregate.events
        assert not screen.was_disconnected
        assert screen.events == list(range(version + 1))

    with_nodes(postgres_url, 2, work)


def test_the_same_move_sent_to_two_nodes_is_made_once_and_acknowledged_twice(postgres_url: str):
    async def work(managers: list[TableManager]) -> None:
        here, there = await everywhere(managers, None, None)
        deaf(managers[1])
        move = first_move(here)
        assert await here.execute(0, move) == await there.execute(0, move)
        assert there.aggregate.game.made == 1

    with_nodes(postgres_url, 2, work)


def test_a_command_that_is_still_valid_is_carried_out_after_what_was_first(postgres_url: str):
    async def work(managers: list[TableManager]) -> None:
        here, there = await everywhere(managers, None, None)
        deaf(managers[1])
        version = here.aggregate.version
        await here.execute(1, OfferDraw(version))
        ack = await there.execute(0, MakeMove(version, here.aggregate.game.legal_moves[0].text))
        assert ack.version == version + 2

    with_nodes(postgres_url, 2, work)


def test_everybody_does_something_everywhere_at_once(postgres_url: str):
    """Names, offers and moves from all nodes: whatever is acknowledged stands in the log once."""

    async def work(managers: list[TableManager]) -> None:
        tables = await everywhere(managers, None, None)
        version = tables[0].aggregate.version
        moves = [move.text for move in tables[0].aggregate.game.legal_moves]
        commands: list[tuple[int, Command]] = [
            (0, MakeMove(version, moves[number % len(moves)])) for number in range(6)
        ]
        names: list[tuple[int, Command]] = [(seat, Sit(f"Name {number}")) for number in range(4) for seat in (0, 1)]
        done = await asyncio.gather(
            *(tables[number % 3].execute(seat, command) for number, (seat, command) in enumerate([*commands, *names])),
            return_exceptions=True,
        )
        assert not [error for error in done if isinstance(error, Exception) and not isinstance(error, RejectedError)]
        await until(lambda: len({table.aggregate.version for table in tables}) == 1)
        log = await managers[0].store.events(tables[0].id)
        assert [event.number for event in log] == list(range(len(log)))
        assert sum(event.kind == "move" for event in log) == 1
        for table in tables:
            assert table.aggregate.events == log

    with_nodes(postgres_url, 3, work)


def test_after_its_listening_connection_was_cut_a_node_catches_up(postgres_url: str):
    async def work(managers: list[TableManager]) -> None:
        here, there = await everywhere(managers, None, None)
        screen = Screen(1)
        await there.subscribe(screen)
        await beside(
            postgres_url,
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '{APPLICATION_NAME}'",
        )
        # Before the connection has been made anew.
        await here.execute(0, Resign(here.aggregate.version))
        await until(lambda: screen.version == here.aggregate.version)

    with_nodes(postgres_url, 2, work)
