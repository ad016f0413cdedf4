"""Table managers, each of them a node, all in one event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec

from highlands.protocol.messages import MakeMove
from highlands.protocol.tables import CreatedTable, SeatPlan
from highlands.protocol.time_controls import TimeControl, Unlimited
from highlands.server.store import open_store
from highlands.server.tables.live_table import LiveTable
from highlands.server.tables.manager import TableManager
from highlands.server.tables.projection import Observer
from highlands.server.tables.seating.plans import TablePlan
from tests.server.support.seating import take_seats

SECONDS = 60.0
SOON = 60.0
"""Seconds for what takes milliseconds on a machine with nothing else to do."""

Work = Callable[[list[TableManager]], Awaitable[None]]
Using = Callable[[TableManager], Awaitable[None]]


def with_nodes(url: str, number: int, work: Work, *, seconds: float = SECONDS) -> None:
    """Run a coroutine with so many nodes, started and stopped."""

    async def run() -> None:
        async with asyncio.timeout(seconds), AsyncExitStack() as stack:
            managers = []
            for _ in range(number):
                manager = TableManager(await stack.enter_async_context(open_store(url)), bot_processes=1)
                await manager.start()
                stack.push_async_callback(manager.stop)
                managers.append(manager)
            await work(managers)

    asyncio.run(run())


def with_node(folder: Path, work: Using, *, seconds: float) -> None:
    """Run a coroutine with one node on SQLite."""

    async def use(managers: list[TableManager]) -> None:
        await work(managers[0])

    with_nodes(f"sqlite+aiosqlite:///{folder / 'games.db'}", 1, use, seconds=seconds)


async def until(what: Callable[[], object]) -> None:
    """Wait for something to come true."""
    async with asyncio.timeout(SOON):
        while not what():
            await asyncio.sleep(0.005)


async def create(
    manager: TableManager,
    *bots: str | None,
    options: str = "first A",
    time_control: TimeControl | None = None,
    public: bool = False,
) -> CreatedTable:
    """A table with these bots, or humans (None), on its seats."""
    return await manager.create(
        TablePlan(
            game="schotten-totten" if len(bots) == 2 else "verraeter",
            options=options,
            seats=tuple(SeatPlan(bot) for bot in bots),
            time_control=time_control or Unlimited(),
            public=public,
            hints=True,
            language="en",
        )
    )


async def start(manager: TableManager, *bots: str | None, **more: Any) -> LiveTable:
    """A table where everybody has taken their seat, and the game has begun."""
    created = await create(manager, *bots, **more)
    table = await manager.table(created.id)
    await take_seats(table)
    return table


async def everywhere(managers: list[TableManager], *bots: str | None, **more: Any) -> list[LiveTable]:
    """A table where everybody has sat down, in the memory of each node."""
    created = await create(managers[0], *bots, **more)
    tables = [await manager.table(created.id) for manager in managers]
    await take_seats(tables[0])
    await until(lambda: all(table.aggregate.started for table in tables))
    return tables


def first_move(table: LiveTable) -> MakeMove:
    """Any legal move of who is to move."""
    return MakeMove(table.aggregate.version, table.aggregate.game.legal_moves[0].text)


def failing_once(table: LiveTable) -> None:
    """Let the next append to a table fail."""
    store = table.log._store

    class Failing:
        async def append(self, *_: Any, **__: Any) -> None:
            table.log._store = store
            raise OSError("the disk is full")

    table.log._store = Failing()  # type: ignore[assignment]


class Screen:
    """A subscriber that keeps what it is sent."""

    def __init__(self, observer: Observer = None) -> None:
        self.address = "192.0.2.1"
        self.observer = observer
        self.sent_version = 0
        self.wants_positions = False
        self.received: list[dict[str, Any]] = []
        self.was_disconnected = False
        self.was_sent_on = False

    def send(self, encoded: bytes) -> None:
        self.received.append(msgspec.json.decode(encoded))

    def send_presence(self, encoded: bytes) -> None:
        self.send(encoded)

    def disconnect_for_resync(self) -> None:
        self.was_disconnected = True

    def disconnect_for_restart(self) -> None:
        self.was_sent_on = True

    def latest(self, kind: str) -> dict[str, Any] | None:
        """The latest message of a type."""
        return next((message for message in reversed(self.received) if message["type"] == kind), None)

    @property
    def version(self) -> int:
        """That of the latest state."""
        state = self.latest("state")
        return -1 if state is None else int(state["version"])

    @property
    def events(self) -> list[int]:
        """The numbers of all events, in the order in which they came."""
        return [event["number"] for state in self.received if state["type"] == "state" for event in state["events"]]
