"""One WebSocket at a table: a person on a seat, or a spectator."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import Any, Protocol

import msgspec

from highlands.errors import HighlandsError
from highlands.i18n import Message, message, say
from highlands.server.hall import Hall
from highlands.server.limits import Bucket, Limits
from highlands.server.messages import (
    LONGEST_REQUEST,
    PROTOCOL,
    AskHint,
    AskRematch,
    Greet,
    Greeted,
    Hello,
    HintLine,
    Hints,
    Ping,
    Pong,
    Refusal,
    RematchSeat,
    Reply,
    Request,
)
from highlands.server.metrics import CONNECTIONS, DROPPED, MOVE_SECONDS, REFUSALS
from highlands.server.secrets import rematch_secret
from highlands.server.showing import Observer
from highlands.server.tables import LiveTable, encode

log = logging.getLogger("highlands.server")

MOST_WAITING = 64
"""Messages that a connection may be behind."""
HELLO_SECONDS = 10.0
SILENCE_SECONDS = 120.0
"""Who says nothing for so long, not even a ping, is gone."""

# How the server closes a connection.
CLOSED_SLOW, CLOSED_SILENT, CLOSED_UNKNOWN, CLOSED_PROTOCOL, CLOSED_LOST = 4001, 4002, 4004, 4005, 4006
CLOSED_FAILED, CLOSED_WELL = 1011, 1000

decode_hello = msgspec.json.Decoder(Hello).decode
decode_request = msgspec.json.Decoder(Request).decode


class Wire(Protocol):
    """What carries messages."""

    async def receive(self) -> str | None:
        """The next message; None when the other side has gone."""
        ...

    async def send(self, text: str) -> None:
        """Send a message."""
        ...

    async def close(self, code: int) -> None:
        """Hang up."""
        ...


def refusal(reason: Message) -> Refusal:
    """A refusal, in any language and in English."""
    return Refusal(reason, say(reason))


class Connection:
    """Serves one WebSocket, from its greeting to its end. Nothing it gets can harm the table."""

    def __init__(self, hall: Hall, wire: Wire, limits: Limits) -> None:
        """Just accepted."""
        self.observer: Observer = None
        self.shown = 0
        self._hall = hall
        self._wire = wire
        self._bucket = Bucket(limits.requests_a_second, limits.request_burst)
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._closing: int | None = None

    def tell(self, told: bytes) -> None:
        """Queue a message. Who is too far behind is dropped, and comes back to the state as it is then."""
        if len(self._waiting) >= MOST_WAITING:
            self._drop(CLOSED_SLOW, "slow")
        elif self._closing is None:
            self._waiting.append(told)
            self._news.set()

    def send_back(self) -> None:
        """Hang up, because the table here may not be what the store has."""
        self._drop(CLOSED_LOST, "lost")

    def _drop(self, code: int, why: str) -> None:
        if self._closing is None:
            self._closing = code
            DROPPED.labels(why).inc()
            self._waiting.clear()
            self._news.set()

    async def serve(self, table_id: str) -> None:
        """All of it."""
        CONNECTIONS.inc()
        writing = asyncio.create_task(self._write())
        try:
            table = await self._greet(table_id)
            if table is not None:
                await table.join(self)
                try:
                    await self._read(table)
                finally:
                    table.leave(self)
        except Exception:
            log.exception("a connection failed", extra={"table": table_id})
            self._drop(CLOSED_FAILED, "failed")
        finally:
            CONNECTIONS.dec()
            if self._closing is None:
                self._closing = CLOSED_WELL
            self._news.set()
            await asyncio.wait([writing], timeout=5)
            writing.cancel()

    async def _write(self) -> None:
        """Send what is queued, in order; then hang up, if that is to be."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                await self._wire.send(self._waiting.popleft().decode())
            if self._closing is not None:
                await self._wire.close(self._closing)
                return

    def _reply(self, reply: Reply) -> None:
        self.tell(encode(reply))

    async def _greet(self, table_id: str) -> LiveTable | None:
        """The table that the greeting opens."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                text = await self._wire.receive()
        except TimeoutError:
            self._drop(CLOSED_SILENT, "silent")
            return None
        if text is None:
            return None
        try:
            hello = decode_hello(text)
        except (msgspec.DecodeError, UnicodeError):
            self._refuse(message("server-unreadable"))
            self._closing = CLOSED_PROTOCOL
            return None
        if hello.protocol != PROTOCOL:
            self._refuse(message("server-protocol", version=PROTOCOL))
            self._closing = CLOSED_PROTOCOL
            return None
        try:
            table, self.observer = await self._hall.enter(table_id, hello.secret)
        except HighlandsError as unknown:
            self._refuse(unknown.message)
            self._closing = CLOSED_UNKNOWN
            return None
        return table

    async def _read(self, table: LiveTable) -> None:
        """One request after another."""
        while self._closing is None:
            try:
                # Not `wait_for`, which would have it done by a task of its own.
                async with asyncio.timeout(SILENCE_SECONDS):
                    text = await self._wire.receive()
            except TimeoutError:
                self._drop(CLOSED_SILENT, "silent")
                return
            if text is None:
                return
            await self._answer(table, text)

    async def _answer(self, table: LiveTable, text: str) -> None:
        """Do what is asked, or say why not."""
        if not self._bucket.take():
            self._refuse(message("server-too-fast"))
            return
        try:
            if len(text) > LONGEST_REQUEST:
                raise msgspec.DecodeError("too long")
            request = decode_request(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._refuse(message("server-unreadable"))
            return
        try:
            await self._do(table, request)
        except HighlandsError as refused:
            self._refuse(refused.message)

    async def _do(self, table: LiveTable, request: Request) -> None:
        if isinstance(request, Ping):
            self._reply(Pong(request.number))
            return
        seat = self.observer
        if seat is None:
            self._refuse(message("server-spectator"))
            return
        match request:
            case AskHint():
                hints = await self._hall.hint(table, seat, request.number)
                self._reply(
                    Hints(request.number, [HintLine(hint.move.text, hint.chance, hint.reason) for hint in hints])
                )
            case AskRematch():
                await self._rematch(table, seat)
            case Greet():
                table.tell(Greeted(seat, request.greeting))
            case _:
                began = time.perf_counter()
                self._reply(await table.do(seat, request))
                MOVE_SECONDS.observe(time.perf_counter() - began)

    async def _rematch(self, table: LiveTable, seat: int) -> None:
        stored = table.course.row.seats[seat].secret_hash
        rematch = await self._hall.rematch(table)
        self._reply(RematchSeat(rematch, None if stored is None else rematch_secret(stored, table.id)))

    def _refuse(self, reason: Message) -> None:
        REFUSALS.labels(reason.id).inc()
        self._reply(refusal(reason))


def wire_of(socket: Any) -> Wire:
    """Litestar's WebSocket as a wire."""
    return _LitestarWire(socket)


class _LitestarWire:
    """Litestar's WebSocket, at which only text is spoken."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket

    async def receive(self) -> str | None:
        received = await self._socket.receive()
        if received["type"] != "websocket.receive":
            return None
        text = received.get("text")
        return text if isinstance(text, str) else (received.get("bytes") or b"").decode(errors="replace")

    async def send(self, text: str) -> None:
        await self._socket.send({"type": "websocket.send", "text": text})

    async def close(self, code: int) -> None:
        await self._socket.send({"type": "websocket.close", "code": code, "reason": ""})
