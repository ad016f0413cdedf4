"""One WebSocket connection to a table, of a player or a spectator."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

import msgspec
from msgspec import UNSET, UnsetType

from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.protocol.messages import (
    Hints,
    Join,
    MoveHint,
    Ping,
    Pong,
    Rematch,
    Request,
    RequestHints,
    RequestRematch,
)
from highlands.server.http.rate_limits import RateLimits
from highlands.server.http.socket_connection import MAX_OUTBOX, CloseCode, Socket, SocketConnection
from highlands.server.metrics import COMMAND_DURATION
from highlands.server.players import BlockedError
from highlands.server.tables.commands import RejectedError
from highlands.server.tables.live_table import LiveTable
from highlands.server.tables.manager import TableManager
from highlands.server.tables.projection import Observer

log = logging.getLogger("highlands.server")

MAX_SPECTATOR_OUTBOX = 16
"""How many messages may wait for a slow spectator."""

decode_join = msgspec.json.Decoder(Join).decode
decode_request = msgspec.json.Decoder(Request).decode


class Connection(SocketConnection):
    """Serves one WebSocket. No input can corrupt the table."""

    def __init__(
        self,
        manager: TableManager,
        socket: Socket,
        limits: RateLimits,
        address: str,
        *,
        may_create_table: Callable[[], bool],
    ) -> None:
        """Just accepted, from an address. A rematch counts among the tables that the address may create."""
        super().__init__(socket, limits, address)
        self.observer: Observer = None
        self.sent_version = 0
        self.wants_positions = False
        self._manager = manager
        self._may_create_table = may_create_table
        self._hints: asyncio.Task[None] | None = None
        """Gives the hints that were requested last."""
        self._hints_id: int | UnsetType = UNSET

    @property
    def max_outbox(self) -> int:
        """Whoever plays is given more time than a spectator."""
        return MAX_SPECTATOR_OUTBOX if self.observer is None else MAX_OUTBOX

    def send_presence(self, encoded: bytes) -> None:
        """Send who is connected, after all else."""
        self._send_latest(encoded)

    def disconnect_for_resync(self) -> None:
        """Drop the client, because the table in memory may differ from the store."""
        self._drop(CloseCode.RESYNC)

    async def serve(self, table_id: str) -> None:
        """Serve the connection until it is closed."""
        await self._serve(self._serve_table(table_id), {"table": table_id})

    async def _serve_table(self, table_id: str) -> None:
        table = await self._join(table_id)
        if table is None:
            return
        try:
            await table.subscribe(self)
            if self._manager.is_draining:
                self.disconnect_for_restart()
            self._watch_for_silence()
            while (request := await self._next_request(decode_request)) is not None:
                await self._handle(table, request)
        finally:
            table.unsubscribe(self)
            self._manager.connections.remove(self)
            if self._hints is not None:
                self._hints.cancel()

    async def _join(self, table_id: str) -> LiveTable | None:
        """The table that the client has joined; None if it may not."""
        join = await self._handshake(decode_join)
        if join is None:
            return None
        self.wants_positions = join.positions
        try:
            access = await self._manager.access(table_id, join.secret)
        except HighlandsError as unknown:
            self._reject(unknown.message)
            self._close(CloseCode.BLOCKED if isinstance(unknown, BlockedError) else CloseCode.UNKNOWN_TABLE)
            return None
        self.observer = access.observer
        if access.holder is None and access.observer is not None:
            self._manager.connections.add_guest(self, table_id, access.observer)
        else:
            self._manager.connections.add(self, access.holder)
        return access.table

    async def _handle(self, table: LiveTable, request: Request) -> None:
        """Carry a request out, or reject it."""
        try:
            await self._dispatch(table, request)
        except HighlandsError as rejected:
            self._reject(rejected.message, request.id)

    async def _dispatch(self, table: LiveTable, request: Request) -> None:
        if isinstance(request, Ping):
            self._reply(Pong(id=request.id))
            return
        seat = self.observer
        if seat is None:
            self._reject(message("server-spectator"), request.id)
            return
        match request:
            case RequestHints():
                self._start_hints(table, seat, request)
            case RequestRematch():
                await self._rematch(table, request)
            case _:
                began = time.perf_counter()
                self._reply(await table.execute(seat, request))
                COMMAND_DURATION.observe(time.perf_counter() - began)

    def _start_hints(self, table: LiveTable, seat: int, request: RequestHints) -> None:
        """Give hints as soon as there are some, while other requests are handled; only the latest request counts."""
        if self._hints is not None and not self._hints.done():
            self._hints.cancel()
            self._reject(message("server-stale"), self._hints_id)
        self._hints_id = request.id
        self._hints = asyncio.get_running_loop().create_task(self._give_hints(table, seat, request))

    async def _give_hints(self, table: LiveTable, seat: int, request: RequestHints) -> None:
        try:
            found = await self._manager.bots.hints(table, seat, request.version, self.address)
            hints = [MoveHint(hint.move.text, hint.chance, hint.reason) for hint in found]
            self._reply(Hints(request.version, hints, id=request.id))
        except HighlandsError as rejected:
            self._reject(rejected.message, request.id)
        except Exception:
            log.exception("hints failed", extra={"table": table.id})
            self._reject(message("server-failed"), request.id)

    async def _rematch(self, table: LiveTable, request: RequestRematch) -> None:
        if table.aggregate.end is not None and table.rematch is None and not self._may_create_table():
            raise RejectedError(message("server-too-many"))
        self._reply(Rematch(await self._manager.rematch(table), id=request.id))
