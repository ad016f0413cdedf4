"""However many watch, and however they come and go, nobody who plays notices."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from highlands.server.http import connection as connection_module
from highlands.server.http.connection import CloseCode, Connection
from highlands.server.http.rate_limits import RateLimits
from highlands.server.messages import PROTOCOL, MakeMove
from highlands.server.store import open_store
from highlands.server.tables.clocks import Unlimited
from highlands.server.tables.live_table import LiveTable
from highlands.server.tables.manager import SeatPlan, TableManager, TablePlan
from tests.server.nodes.managers import Screen
from tests.server.seating import secret_of, take_seats

SECONDS = 240.0
SPECTATORS = 200
LENIENT = RateLimits(requests_per_second=1e6, request_burst=1_000_000)


class Wire:
    """A client's end of a socket, which may stop reading."""

    def __init__(self) -> None:
        self._incoming: asyncio.Queue[str | None] = asyncio.Queue()
        self.received: list[dict[str, Any]] = []
        self.reads = asyncio.Event()
        self.reads.set()
        self.code: int | None = None

    async def receive(self) -> str | None:
        return await self._incoming.get()

    async def send(self, text: str) -> None:
        await self.reads.wait()
        self.received.append(json.loads(text))

    async def close(self, code: int) -> None:
        self.code = code
        self.hang_up()

    def ask(self, request: dict[str, Any]) -> None:
        self._incoming.put_nowait(json.dumps(request))

    def hang_up(self) -> None:
        self._incoming.put_nowait(None)

    def count(self, kind: str) -> int:
        return sum(message["type"] == kind for message in self.received)


class Room:
    """A table with two players, and whoever connects to it."""

    def __init__(self, manager: TableManager, table: LiveTable) -> None:
        self.manager, self.table = manager, table
        self.serving: dict[Wire, asyncio.Task[None]] = {}

    async def connect(self, secret: str | None) -> Wire:
        wire = Wire()
        connection = Connection(self.manager, wire, LENIENT, "192.0.2.1", may_create_table=lambda: True)
        self.serving[wire] = asyncio.create_task(connection.serve(self.table.id))
        wire.ask({"type": "join", "protocol": PROTOCOL, "secret": secret})
        await until(lambda: wire.count("state"))
        return wire


async def until(what: Callable[[], object]) -> None:
    while not what():
        await asyncio.sleep(0.005)


def in_a_room(folder: Path, work: Callable[[Room], Awaitable[None]]) -> None:
    """Run a coroutine at a public table whose players have taken their seats."""

    async def run() -> None:
        async with asyncio.timeout(SECONDS), open_store(f"sqlite+aiosqlite:///{folder / 'games.db'}") as store:
            manager = TableManager(store, bot_processes=1)
            plan = TablePlan(
                game="schotten-totten",
                options="first A",
                seats=(SeatPlan(), SeatPlan()),
                time_control=Unlimited(),
                public=True,
                hints=False,
                language="en",
            )
            table = await manager.table((await manager.create(plan)).id)
            await take_seats(table)
            room = Room(manager, table)
            try:
                await work(room)
            finally:
                for wire in room.serving:
                    wire.reads.set()
                    wire.hang_up()
                await asyncio.gather(*room.serving.values())
                await manager.stop()

    asyncio.run(run())


def test_two_hundred_spectators_who_leave_at_once_are_a_message_or_two(tmp_path: Path):
    async def work(room: Room) -> None:
        ann, ben = [await room.connect(secret_of(seat)) for seat in (0, 1)]
        watching = [await room.connect(None) for _ in range(SPECTATORS)]
        await until(lambda: ann.received[-1].get("spectators") == SPECTATORS)
        before = ann.count("presence")
        # Ben does not read for a while: what waits for him must not become too much.
        ben.reads.clear()
        for wire in watching:
            wire.hang_up()
        await asyncio.gather(*(room.serving[wire] for wire in watching))
        await until(lambda: ann.received[-1].get("spectators") == 0)
        assert ann.count("presence") - before <= 2
        ben.reads.set()
        await until(lambda: ben.received[-1].get("spectators") == 0)
        assert (ann.code, ben.code) == (None, None)

    in_a_room(tmp_path, work)


def test_a_player_who_does_not_read_is_not_dropped_because_people_come_and_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def work(room: Room) -> None:
        ann = await room.connect(secret_of(0))
        ann.reads.clear()
        for _ in range(100):
            wire = await room.connect(None)
            wire.hang_up()
            await room.serving[wire]
        ann.reads.set()
        await asyncio.sleep(0.05)
        assert ann.code is None
        assert ann.count("presence") <= 4

    monkeypatch.setattr("highlands.server.tables.live_table.PRESENCE_SECONDS", 0.0)
    in_a_room(tmp_path, work)


def test_spectators_who_do_not_read_cost_players_nothing(tmp_path: Path):
    async def work(room: Room) -> None:
        ann = await room.connect(secret_of(0))
        idle = [await room.connect(None) for _ in range(20)]
        for wire in idle:
            wire.reads.clear()
        table = room.table
        moves = connection_module.MAX_SPECTATOR_OUTBOX + 4
        states = ann.count("state")
        for _ in range(moves):
            mover = table.aggregate.to_move
            assert mover is not None
            await table.execute(mover, MakeMove(table.aggregate.version, table.aggregate.game.legal_moves[0].text))
        await until(lambda: ann.count("state") == states + moves)
        assert ann.code is None
        for wire in idle:
            wire.reads.set()
        await until(lambda: all(wire.code is not None for wire in idle))
        assert Counter(wire.code for wire in idle) == {CloseCode.TOO_SLOW: 20}
        await until(lambda: not table.spectators_here)

    in_a_room(tmp_path, work)


def test_players_are_shown_a_move_before_spectators(tmp_path: Path):
    async def work(room: Room) -> None:
        order: list[int | None] = []

        class Noting(Screen):
            def send(self, encoded: bytes) -> None:
                order.append(self.observer)

        for observer in [*[None] * 30, 1, *[None] * 30, 0]:
            await room.table.subscribe(Noting(observer))
        order.clear()
        await room.table.execute(
            0, MakeMove(room.table.aggregate.version, room.table.aggregate.game.legal_moves[0].text)
        )
        states = order[:62]
        assert set(states[:2]) == {0, 1}
        assert states[2:] == [None] * 60

    in_a_room(tmp_path, work)


def test_who_comes_is_told_who_is_there(tmp_path: Path):
    async def work(room: Room) -> None:
        ann = await room.connect(secret_of(0))
        watcher = await room.connect(None)
        there = {"type": "presence", "seats": [True, False], "spectators": 1}
        await until(lambda: ann.received[-1] == watcher.received[-1] == there)

    in_a_room(tmp_path, work)
