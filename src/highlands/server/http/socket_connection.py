"""One WebSocket connection: what is sent, what is left out for slow clients, and when it ends."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from enum import IntEnum
from typing import Protocol, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from highlands.i18n import Message, message, say
from highlands.protocol.messages import MAX_REQUEST_BYTES, PROTOCOL, AnyRequest, Rejection
from highlands.server.http.deadline import Deadline
from highlands.server.http.rate_limits import RateLimits, TokenBucket
from highlands.server.metrics import CONNECTIONS, DROPPED_CONNECTIONS, REJECTIONS

log = logging.getLogger("highlands.server")

MAX_OUTBOX = 64
"""How many messages may wait for a slow client."""
JOIN_TIMEOUT = 10.0
IDLE_TIMEOUT = 120.0
"""Seconds without any message, not even a ping, after which a client counts as gone."""
FLUSH_TIMEOUT = 5.0

encode = msgspec.json.Encoder().encode


class Handshake(Protocol):
    """The first message of a client."""

    @property
    def protocol(self) -> int:
        """The version that it speaks."""
        ...


T = TypeVar("T")
H = TypeVar("H", bound=Handshake)


class CloseCode(IntEnum):
    """The codes with which the server closes a WebSocket."""

    NORMAL = 1000
    SERVER_ERROR = 1011
    TOO_SLOW = 4001
    IDLE = 4002
    BLOCKED = 4003
    """The host of the server keeps this player, or this address, out."""
    UNKNOWN_TABLE = 4004
    PROTOCOL_ERROR = 4005
    RESTART = 1012
    """The node stops: reconnect at once, to another one."""
    RESYNC = 4006
    """The table in memory may differ from the store: reconnect."""


class Socket(Protocol):
    """A WebSocket, as its protocol offers it."""

    on_writable: Callable[[], None]
    """Is called when the client reads again what it is sent."""

    @property
    def is_writable(self) -> bool:
        """Whether the client reads what it is sent."""
        ...

    async def next_text(self) -> str | None:
        """The next message; None when no more will come."""
        ...

    def write_text(self, text: bytes) -> None:
        """Send a message."""
        ...

    def close_socket(self, code: int) -> None:
        """Close it, after all that was sent."""
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


class SocketConnection:
    """A WebSocket, from the handshake to the close."""

    def __init__(self, socket: Socket, limits: RateLimits, address: str) -> None:
        """Just accepted, from an address."""
        self.address = address
        self._socket = socket
        self._bucket = TokenBucket(limits.requests_per_second, limits.request_burst)
        self._outbox: list[bytes] = []
        """What a client that does not read has not been sent."""
        self._latest: bytes | None = None
        """A message of which only the latest counts, if it has not been sent."""
        self._close_code: CloseCode | None = None
        self._flushed: asyncio.Future[None] | None = None
        """Waits for the outbox to be empty."""
        self._loop = asyncio.get_running_loop()
        self._heard_at = self._loop.time()
        self._idle_timer = Deadline(self._loop)

    @property
    def max_outbox(self) -> int:
        """How many messages may wait for this client."""
        return MAX_OUTBOX

    # Sending

    def send(self, encoded: bytes) -> None:
        """Send a message. A client that is too far behind is dropped; when it reconnects it gets the current state."""
        if self._close_code is not None:
            return
        if not self._outbox and self._socket.is_writable:
            self._socket.write_text(encoded)
        elif len(self._outbox) < self.max_outbox:
            self._outbox.append(encoded)
        else:
            self._drop(CloseCode.TOO_SLOW)

    def _send_latest(self, encoded: bytes) -> None:
        """Send a message after all else, in place of an earlier one that still waits: it never fills the outbox."""
        if self._close_code is None:
            self._latest = encoded
            self._flush()

    def disconnect_for_restart(self) -> None:
        """Close the connection when all is sent, because the node stops."""
        self._close(CloseCode.RESTART)

    def _drop(self, code: CloseCode) -> None:
        if self._close_code is None:
            DROPPED_CONNECTIONS.labels(code.name.lower()).inc()
            self._outbox.clear()
            self._latest = None
            self._close(code)

    def _close(self, code: CloseCode) -> None:
        """Close the connection when all is sent."""
        if self._close_code is None:
            self._close_code = code
            self._flush()

    def _flush(self) -> None:
        """Send what waits, as far as the client reads; then close, if that was decided."""
        while self._outbox and self._socket.is_writable:
            self._socket.write_text(self._outbox.pop(0))
        if self._outbox:
            return
        if self._latest is not None and self._socket.is_writable:
            latest, self._latest = self._latest, None
            self._socket.write_text(latest)
        if self._close_code is not None:
            self._socket.close_socket(self._close_code)
            if self._flushed is not None and not self._flushed.done():
                self._flushed.set_result(None)

    def _reply(self, reply: msgspec.Struct) -> None:
        self.send(encode(reply))

    def _reject(self, reason: Message, request_id: int | UnsetType = UNSET) -> None:
        REJECTIONS.labels(reason.id).inc()
        self._reply(rejection(reason, request_id))

    # Serving

    async def _serve(self, work: Coroutine[None, None, None], context: dict[str, str]) -> None:
        """Serve the connection until the work is done, and close it."""
        CONNECTIONS.inc()
        self._socket.on_writable = self._flush
        try:
            await work
        except Exception:
            log.exception("connection failed", extra=context)
            self._drop(CloseCode.SERVER_ERROR)
        finally:
            CONNECTIONS.dec()
            self._idle_timer.clear()
            self._close(CloseCode.NORMAL)
            if self._outbox:
                self._flushed = self._loop.create_future()
                await asyncio.wait([self._flushed], timeout=FLUSH_TIMEOUT)
            self._socket.on_writable = _ignore

    async def _handshake(self, decode: Callable[[str], H]) -> H | None:
        """The client's first message; None if there is none, or it is none of this protocol."""
        try:
            async with asyncio.timeout(JOIN_TIMEOUT):
                text = await self._socket.next_text()
        except TimeoutError:
            self._drop(CloseCode.IDLE)
            return None
        if text is None:
            return None
        try:
            first = decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._reject(message("server-unreadable"))
            self._close(CloseCode.PROTOCOL_ERROR)
            return None
        if first.protocol != PROTOCOL:
            self._reject(message("server-protocol", version=PROTOCOL))
            self._close(CloseCode.PROTOCOL_ERROR)
            return None
        return first

    async def _next_request(self, decode: Callable[[str], T]) -> T | None:
        """The next request that can be read and does not come too fast; None when there will be none."""
        while self._close_code is None and (text := await self._socket.next_text()) is not None:
            self._heard_at = self._loop.time()
            if not self._bucket.take():
                self._reject(message("server-too-fast"), id_of(text))
                continue
            try:
                if len(text) > MAX_REQUEST_BYTES:
                    raise msgspec.DecodeError("too long")
                return decode(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                self._reject(message("server-unreadable"), id_of(text))
        return None

    def _watch_for_silence(self) -> None:
        """Drop a client who has said nothing for too long, not even a ping; not now, look again when it may be so."""
        silent = self._loop.time() - self._heard_at
        if silent >= IDLE_TIMEOUT:
            self._drop(CloseCode.IDLE)
        else:
            self._idle_timer.set(IDLE_TIMEOUT - silent, self._watch_for_silence)


def _ignore() -> None:
    """What a socket tells that nobody serves any more."""
