"""A table with people connected to it, all in this process: a client's end of a socket, past the network."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from highlands.protocol.messages import PROTOCOL
from highlands.server.http.connection import Connection
from highlands.server.http.rate_limits import RateLimits
from highlands.server.store import open_store
from highlands.server.tables.live_table import LiveTable
from highlands.server.tables.manager import TableManager
from tests.server.support.managers import create
from tests.server.support.seating import take_seats

SECONDS = 240.0
LENIENT = RateLimits(requests_per_second=1e6, request_burst=1_000_000)
ANSWERS = ("ack", "rejection", "hints", "rematch", "pong")


class Wire:
    """A client's end of a socket, which may stop reading."""

    def __init__(self) -> None:
        self._requests: asyncio.Queue[str | None] = asyncio.Queue()
        self._unread: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.received: list[dict[str, Any]] = []
        self.code: int | None = None
        self.is_writable = True
        self.on_writable: Callable[[], None] = lambda: None

    # As the connection sees it

    async def next_text(self) -> str | None:
        return await self._requests.get()

    def write_text(self, text: bytes) -> None:
        assert self.is_writable
        assert self.code is None
        self.received.append(json.loads(text))
        self._unread.put_nowait(self.received[-1])

    def close_socket(self, code: int) -> None:
        self.code = self.code or code
        self.hang_up()

    # As the client does

    def stop_reading(self) -> None:
        self.is_writable = False

    def read_again(self) -> None:
        self.is_writable = True
        self.on_writable()

    def ask(self, request: dict[str, Any] | str) -> None:
        self._requests.put_nowait(request if isinstance(request, str) else json.dumps(request))

    def hang_up(self) -> None:
        self._requests.put_nowait(None)

    async def answer(self) -> dict[str, Any]:
        """The next answer to a request."""
        return await self._next(*ANSWERS)

    async def state(self) -> dict[str, Any]:
        """The next state."""
        return await self._next("state")

    async def _next(self, *kinds: str) -> dict[str, Any]:
        while (message := await self._unread.get())["type"] not in kinds:
            pass
        return message

    def count(self, kind: str) -> int:
        """How many messages of a type have come."""
        return sum(message["type"] == kind for message in self.received)


class Room:
    """A table with two players, and whoever connects to it."""

    def __init__(self, manager: TableManager, table: LiveTable) -> None:
        self.manager, self.table = manager, table
        self.serving: dict[Wire, asyncio.Task[None]] = {}

    async def connect(self, secret: str | None, limits: RateLimits = LENIENT) -> Wire:
        """Somebody who has joined, and been shown the table."""
        wire = Wire()
        connection = Connection(self.manager, wire, limits, "192.0.2.1", may_create_table=lambda: True)
        self.serving[wire] = asyncio.create_task(connection.serve(self.table.id))
        wire.ask({"type": "join", "protocol": PROTOCOL, "secret": secret})
        await wire.state()
        return wire


def in_a_room(folder: Path, work: Callable[[Room], Awaitable[None]]) -> None:
    """Run a coroutine at a public table whose players have taken their seats; A is to move."""

    async def run() -> None:
        async with asyncio.timeout(SECONDS), open_store(f"sqlite+aiosqlite:///{folder / 'games.db'}") as store:
            manager = TableManager(store, bot_processes=1)
            table = await manager.table((await create(manager, None, None, public=True)).id)
            await take_seats(table)
            room = Room(manager, table)
            try:
                await work(room)
            finally:
                for wire in room.serving:
                    wire.read_again()
                    wire.hang_up()
                await asyncio.gather(*room.serving.values())
                await manager.stop()

    asyncio.run(run())
