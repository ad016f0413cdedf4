"""One WebSocket connection to a table, of a player or a spectator."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from enum import IntEnum
from typing import Any, Protocol

import msgspec
from msgspec import UNSET, UnsetType

from highlands.errors import HighlandsError
from highlands.i18n import Message, message, say
from highlands.server.http.rate_limits import RateLimits, TokenBucket
from highlands.server.messages import (
    MAX_REQUEST_BYTES,
    PROTOCOL,
    AnyRequest,
    Hints,
    Join,
    MoveHint,
    Ping,
    Pong,
    Rejection,
    Rematch,
    Reply,
    Request,
    RequestHints,
    RequestRematch,
)
from highlands.server.metrics import COMMAND_DURATION, CONNECTIONS, DROPPED_CONNECTIONS, REJECTIONS
from highlands.server.tables.commands import RejectedError
from highlands.server.tables.live_table import LiveTable, encode
from highlands.server.tables.manager import TableManager
from highlands.server.tables.projection import Observer

log = logging.getLogger("highlands.server")

MAX_OUTBOX = 64
MAX_SPECTATOR_OUTBOX = 16
"""How many messages may wait for a slow client."""
JOIN_TIMEOUT = 10.0
IDLE_TIMEOUT = 120.0
"""Seconds without any message, not even a ping, after which a client counts as gone."""
FLUSH_TIMEOUT = 5.0


class CloseCode(IntEnum):
    """The codes with which the server closes a WebSocket."""

    NORMAL = 1000
    SERVER_ERROR = 1011
    TOO_SLOW = 4001
    IDLE = 4002
    UNKNOWN_TABLE = 4004
    PROTOCOL_ERROR = 4005
    RESTART = 1012
    """The node stops: reconnect at once, to another one."""
    RESYNC = 4006
    """The table in memory may differ from the store: reconnect."""


decode_join = msgspec.json.Decoder(Join).decode
decode_request = msgspec.json.Decoder(Request).decode


class Transport(Protocol):
    """A bidirectional channel of text messages."""

    async def receive(self) -> str | None:
        """The next message; None when the client has disconnected."""
        ...

    async def send(self, text: str) -> None:
        """Send a message."""
        ...

    async def close(self, code: int) -> None:
        """Close the channel."""
        ...


decode_any_request = msgspec.json.Decoder(AnyRequest).decode


def rejection(reason: Message, request_id: int | UnsetType = UNSET) -> Rejection:
    """A rejection with its reason, also in English."""
    return Rejection(reason, say(reason), id=request_id)


def id_of(text: str) -> int | UnsetType:
    """The id of a request that could not be read, or was not, as far as it has one."""
    try:
        return decode_any_request(text).id if len(text) <= MAX_REQUEST_BYTES else UNSET
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return UNSET


class Connection:
    """Serves one WebSocket, from the handshake to the close. No input can corrupt the table."""

    def __init__(
        self,
        manager: TableManager,
        transport: Transport,
        limits: RateLimits,
        address: str,
        *,
        may_create_table: Callable[[], bool],
    ) -> None:
        """Just accepted, from an address. A rematch counts among the tables that the address may create."""
        self.address = address
        self.observer: Observer = None
        self.sent_version = 0
        self._manager = manager
        self._transport = transport
        self._may_create_table = may_create_table
        self._bucket = TokenBucket(limits.requests_per_second, limits.request_burst)
        self._outbox: deque[bytes] = deque()
        self._presence: bytes | None = None
        """The latest, if it has not been sent."""
        self._wake = asyncio.Event()
        self._close_code: CloseCode | None = None
        self._hints: asyncio.Task[None] | None = None
        """Gives the hints that were requested last."""
        self._hints_id: int | UnsetType = UNSET

    def send(self, encoded: bytes) -> None:
        """Queue a message. A client that is too far behind is dropped; when it reconnects it gets the current state."""
        if len(self._outbox) >= (MAX_SPECTATOR_OUTBOX if self.observer is None else MAX_OUTBOX):
            self._drop(CloseCode.TOO_SLOW)
        elif self._close_code is None:
            self._outbox.append(encoded)
            self._wake.set()

    def send_presence(self, encoded: bytes) -> None:
        """Send who is connected, after all else. Only the latest counts, so it never fills the outbox."""
        if self._close_code is None:
            self._presence = encoded
            self._wake.set()

    def disconnect_for_resync(self) -> None:
        """Drop the client, because the table in memory may differ from the store."""
        self._drop(CloseCode.RESYNC)

    def disconnect_for_restart(self) -> None:
        """Close the connection when all is sent, because the node stops."""
        if self._close_code is None:
            self._close_code = CloseCode.RESTART
            self._wake.set()

    def _drop(self, code: CloseCode) -> None:
        if self._close_code is None:
            self._close_code = code
            DROPPED_CONNECTIONS.labels(code.name.lower()).inc()
            self._outbox.clear()
            self._presence = None
            self._wake.set()

    async def serve(self, table_id: str) -> None:
        """Serve the connection until it is closed."""
        CONNECTIONS.inc()
        writer = asyncio.create_task(self._write())
        try:
            table = await self._handshake(table_id)
            if table is not None:
                await table.subscribe(self)
                if self._manager.is_draining:
                    self.disconnect_for_restart()
                try:
                    await self._read(table)
                finally:
                    table.unsubscribe(self)
                    if self._hints is not None:
                        self._hints.cancel()
        except Exception:
            log.exception("connection failed", extra={"table": table_id})
            self._drop(CloseCode.SERVER_ERROR)
        finally:
            CONNECTIONS.dec()
            if self._close_code is None:
                self._close_code = CloseCode.NORMAL
            self._wake.set()
            await asyncio.wait([writer], timeout=FLUSH_TIMEOUT)
            writer.cancel()

    async def _write(self) -> None:
        """Send the outbox in order; then close, if that was decided."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while (encoded := self._next_message()) is not None:
                await self._transport.send(encoded.decode())
            if self._close_code is not None:
                await self._transport.close(self._close_code)
                return

    def _next_message(self) -> bytes | None:
        if self._outbox:
            return self._outbox.popleft()
        presence, self._presence = self._presence, None
        return presence

    def _reply(self, reply: Reply) -> None:
        self.send(encode(reply))

    async def _handshake(self, table_id: str) -> LiveTable | None:
        """The table that the client has joined; None if it may not."""
        try:
            async with asyncio.timeout(JOIN_TIMEOUT):
                text = await self._transport.receive()
        except TimeoutError:
            self._drop(CloseCode.IDLE)
            return None
        if text is None:
            return None
        try:
            join = decode_join(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._reject(message("server-unreadable"))
            self._close_code = CloseCode.PROTOCOL_ERROR
            return None
        if join.protocol != PROTOCOL:
            self._reject(message("server-protocol", version=PROTOCOL))
            self._close_code = CloseCode.PROTOCOL_ERROR
            return None
        try:
            table, self.observer = await self._manager.authorize(table_id, join.secret)
        except HighlandsError as unknown:
            self._reject(unknown.message)
            self._close_code = CloseCode.UNKNOWN_TABLE
            return None
        return table

    async def _read(self, table: LiveTable) -> None:
        """Handle one request after another."""
        while self._close_code is None:
            try:
                # Not `wait_for`, which would create a task for every message.
                async with asyncio.timeout(IDLE_TIMEOUT):
                    text = await self._transport.receive()
            except TimeoutError:
                self._drop(CloseCode.IDLE)
                return
            if text is None:
                return
            await self._handle(table, text)

    async def _handle(self, table: LiveTable, text: str) -> None:
        """Decode a request and carry it out, or reject it."""
        if not self._bucket.take():
            self._reject(message("server-too-fast"), id_of(text))
            return
        try:
            if len(text) > MAX_REQUEST_BYTES:
                raise msgspec.DecodeError("too long")
            request = decode_request(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._reject(message("server-unreadable"), id_of(text))
            return
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

    def _reject(self, reason: Message, request_id: int | UnsetType = UNSET) -> None:
        REJECTIONS.labels(reason.id).inc()
        self._reply(rejection(reason, request_id))


class WebSocketTransport:
    """Litestar's WebSocket as a transport. Binary messages are read as UTF-8 text."""

    def __init__(self, socket: Any) -> None:
        """An accepted WebSocket."""
        self._socket = socket

    async def receive(self) -> str | None:
        """The next message; None when the client has disconnected."""
        received = await self._socket.receive()
        if received["type"] != "websocket.receive":
            return None
        text = received.get("text")
        return text if isinstance(text, str) else (received.get("bytes") or b"").decode(errors="replace")

    async def send(self, text: str) -> None:
        """Send a message."""
        await self._socket.send({"type": "websocket.send", "text": text})

    async def close(self, code: int) -> None:
        """Close the WebSocket."""
        await self._socket.send({"type": "websocket.close", "code": int(code), "reason": ""})
