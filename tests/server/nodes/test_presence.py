"""Who is there, at all nodes together; rematches; and a node that hands everything over."""

from __future__ import annotations

import asyncio

from highlands.protocol.messages import Resign
from highlands.protocol.time_controls import PerTurn
from highlands.server.store.notifications import APPLICATION_NAME
from highlands.server.tables.aggregate import EventKind
from highlands.server.tables.manager import TableManager
from tests.server.nodes.test_leases import die
from tests.server.store.sample_rows import beside
from tests.server.support.managers import Screen, everywhere, until, with_nodes


def shows(screen: Screen, seats: list[bool], spectators: int) -> bool:
    presence = screen.latest("presence")
    return presence is not None and (presence["seats"], presence["spectators"]) == (seats, spectators)


def test_everybody_sees_who_is_connected_to_any_node(postgres_url: str):
    async def work(managers: list[TableManager]) -> None:
        first, second, third = await everywhere(managers, None, None)
        ann, ben, watchers = Screen(0), Screen(1), [Screen(), Screen()]
        await first.subscribe(ann)
        await second.subscribe(ben)
        for watcher in watchers:
            await third.subscribe(watcher)
        await until(lambda: all(shows(screen, [True, True], 2) for screen in (ann, ben, *watchers)))
        # A node that loads the table later asks the others.
        managers[2].tables.clear()
        again = await managers[2].table(third.id)
        late = Screen()
        await again.subscribe(late)
        await until(lambda: shows(late, [True, True], 1))
        second.unsubscribe(ben)
        await until(lambda: shows(ann, [True, False], 1))

    with_nodes(postgres_url, 3, work)


def test_whoever_was_connected_to_a_dead_node_is_gone(postgres_url: str):
    async def work(managers: list[TableManager]) -> None:
        first, second = await everywhere(managers, None, None)
        ann, ben = Screen(0), Screen(1)
        await first.subscribe(ann)
        await second.subscribe(ben)
        await until(lambda: shows(ben, [True, True], 0))
        await until(lambda: managers[0].membership.is_first and not managers[1].membership.is_first)
        await die(managers[0])
        await until(lambda: managers[1].membership.is_first)
        await until(lambda: shows(ben, [False, True], 0))

    with_nodes(postgres_url, 2, work)


def test_after_its_listening_connection_was_cut_a_node_knows_again_who_is_there(postgres_url: str):
    async def work(managers: list[TableManager]) -> None:
        first, second = await everywhere(managers, None, None)
        ann, ben = Screen(0), Screen(1)
        await first.subscribe(ann)
        cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '{APPLICATION_NAME}'"
        await beside(postgres_url, cut)
        await second.subscribe(ben)
        await until(lambda: shows(ann, [True, True], 0) and shows(ben, [True, True], 0))

    with_nodes(postgres_url, 2, work)


def test_a_rematch_asked_for_at_one_node_is_offered_at_all_and_is_one(postgres_url: str):
    async def work(managers: list[TableManager]) -> None:
        first, second = await everywhere(managers, None, None)
        await first.execute(0, Resign(first.aggregate.version))
        await until(lambda: second.aggregate.end is not None)
        ben = Screen(1)
        await second.subscribe(ben)
        rematch = await managers[0].rematch(first)
        await until(lambda: (ben.latest("state") or {})["rematch"] == rematch)
        assert await managers[1].rematch(second) == rematch

    with_nodes(postgres_url, 2, work)


def test_both_ask_for_the_rematch_at_once(postgres_url: str):
    async def work(managers: list[TableManager]) -> None:
        tables = await everywhere(managers, None, None)
        await tables[0].execute(0, Resign(tables[0].aggregate.version))
        await until(lambda: tables[1].aggregate.end is not None)
        one, other = await asyncio.gather(
            *(manager.rematch(table) for manager, table in zip(managers, tables, strict=True))
        )
        assert one == other

    with_nodes(postgres_url, 2, work)


def test_a_node_that_stops_hands_over_its_clients_and_its_tables(postgres_url: str):
    async def work(managers: list[TableManager]) -> None:
        first, second = await everywhere(managers, None, None, time_control=PerTurn(3600))
        ann, ben = Screen(0), Screen(1)
        await first.subscribe(ann)
        await second.subscribe(ben)
        draining = asyncio.create_task(managers[0].drain())
        await until(lambda: ann.was_sent_on)
        assert not managers[0].membership.holds(first.id)
        first.unsubscribe(ann)
        await second.subscribe(ann)
        await draining
        await until(lambda: managers[1].membership.serves(second.id))
        await until(lambda: second.aggregate.events[-1].kind == EventKind.DOWNTIME)
        await until(lambda: shows(ben, [True, True], 0))
        assert not ben.was_sent_on

    with_nodes(postgres_url, 2, work)
