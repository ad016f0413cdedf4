"""WebSockets with limits, on uvicorn's protocol over the sans-I/O part of `websockets`.

The handshake is ASGI's. After it, messages go straight between the protocol and the `Connection` that serves it, as
`connection.Socket` has it: every layer between would take its time of every move.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, ClassVar, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from highlands.server.http.deadline import Deadline
from highlands.server.http.protocols.frames import frame_size, read_ping, read_text, write_pong, write_text
from highlands.server.http.protocols.registry import ConnectionRegistry
from highlands.server.metrics import CLOSED_CONNECTIONS

SOCKET = "highlands.socket"
"""The extension of the ASGI scope that is the protocol itself."""
SLICE_BYTES = 1024
"""How much is parsed before other connections have their turn: at most 170 frames, a few milliseconds."""
MAX_UNTAKEN = 16
"""So many messages that nobody has taken stop the reading."""
MAX_UNWRITTEN_BYTES = 64 * 1024
"""So much is written at once, so that a client who does not read is noticed."""


class _HeldTransport:
    """The transport as uvicorn sees it: it may stop reading only through the protocol, which has more reasons to."""

    def __init__(self, transport: asyncio.Transport, protocol: BoundedWebSocketProtocol) -> None:
        self._transport = transport
        self._protocol = protocol

    def pause_reading(self) -> None:
        self._protocol.hold("queue")

    def resume_reading(self) -> None:
        self._protocol.release("queue")

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class BoundedWebSocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket, which is read a slice at a time, no faster than its frames are allowed to come."""

    registry: ClassVar[ConnectionRegistry]

    def __init__(self, *arguments: Any, **more: Any) -> None:
        """As uvicorn makes it."""
        super().__init__(*arguments, **more)
        self._limits = self.registry.limits
        self._socket: asyncio.Transport | None = None
        self._held: set[str] = set()
        """The reasons for which nothing is read now."""
        self._unread = b""
        """What was received, and waits for its turn, or for the rest of its frame."""
        self._heard_at = self.loop.time()
        """When anything was last received."""
        self._has_more = False
        """Whether whole frames wait for their turn."""
        self._pacing = Deadline(self.loop)
        self._writing = Deadline(self.loop)
        self._tokens = float(self._limits.frame_burst)
        self._refilled_at = time.monotonic()
        self._untaken: list[str] = []
        self._taker: asyncio.Future[None] | None = None
        """Waits for the next message."""
        self._has_ended = False
        """Whether no more messages will come."""
        self.on_writable: Callable[[], None] = lambda: None
        self._unwritten: list[bytes] = []
        """Messages of this turn of the event loop: they are written together, by one call of the system."""
        self._unwritten_bytes = 0

    # The connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Taken over from the HTTP protocol, which has read the handshake."""
        self._socket = cast(asyncio.Transport, transport)  # uvloop's is none by its type
        super().connection_made(_HeldTransport(self._socket, self))  # type: ignore[arg-type]
        self.registry.add(self.registry.key_of(self))

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting it."""
        self._pacing.clear()
        self._writing.clear()
        self.registry.remove(self.registry.key_of(self))
        super().connection_lost(exc)
        self._end()
        self.on_writable()  # nobody waits any longer for what was to be sent

    def give_up(self, reason: str) -> None:
        """Close the connection at once."""
        CLOSED_CONNECTIONS.labels(reason).inc()
        self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        """Let the application have the socket itself."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, Any], self.scope["extensions"])[SOCKET] = self

    # Reading

    def hold(self, reason: str) -> None:
        """Stop reading."""
        if not self._held and self._socket is not None and not self._socket.is_closing():
            self._socket.pause_reading()
        self._held.add(reason)

    def release(self, reason: str) -> None:
        """Read again, if no other reason holds, first of all what is there already."""
        if not self._held:
            return
        self._held.discard(reason)
        if self._has_more:
            if self._held <= {"pace"}:
                self._pace()
        elif not self._held and self._socket is not None and not self._socket.is_closing():
            self._socket.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Parse a first slice now, and the others in turn."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._heard_at = self.loop.time()
        self._unread = self._unread + data if self._unread else data
        if not self._held:
            self._parse_slice()

    def _parse_slice(self) -> None:
        data, begin = self._unread, 0
        max_payload = self.config.ws_max_size
        while begin < SLICE_BYTES and (size := frame_size(data, begin, max_payload)):
            self._tokens -= 1
            self._take_frame(data, begin, begin + size)
            begin += size
            if self.transport.is_closing():
                self._unread, self._has_more = b"", False
                return
        self._unread = data[begin:]
        self._has_more = bool(frame_size(self._unread, 0, max_payload))
        if self._has_more or self._tokens < 0:
            self.hold("pace")
            self._pace()
        else:
            self.release("pace")

    def _take_frame(self, data: bytes, begin: int, end: int) -> None:
        """Take a frame: `websockets` has those before it in whole, so its parser is where a frame begins."""
        if self.close_sent:
            super().data_received(data[begin:end])
        elif not self.frames and (text := read_text(data, begin, end)) is not None:
            self._take_message(text)
        elif (ping := read_ping(data, begin, end)) is not None:
            self._write(write_pong(ping))
        else:
            super().data_received(data[begin:end])

    def _pace(self) -> None:
        """Parse the next slice as soon as the rate of frames allows it."""
        now = time.monotonic()
        refill = (now - self._refilled_at) * self._limits.frames_per_second
        self._tokens = min(float(self._limits.frame_burst), self._tokens + refill)
        self._refilled_at = now
        if not self._pacing.is_set:
            self._pacing.set(max(0.0, -self._tokens / self._limits.frames_per_second), self._go_on)

    def _go_on(self) -> None:
        if not self._has_more:
            self.release("pace")
        elif self._held <= {"pace"}:
            self._parse_slice()

    def handle_cont(self, event: Frame) -> None:
        """A part of a message. Empty parts would be kept without end: they add nothing to the message's size."""
        if len(self.frames) >= self._limits.fragments:
            self._fail(CloseCode.MESSAGE_TOO_BIG)
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A message that came in several frames, or as bytes: it is read as text too."""
        message, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type != "text":
            message = message.decode(errors="replace").encode()
        if not self.close_sent:
            self._take_message(message)

    def _take_message(self, message: bytes) -> None:
        try:
            self._untaken.append(message.decode())
        except UnicodeDecodeError:
            self._fail(CloseCode.INVALID_DATA)
            return
        self.registry.gathering.call(self.loop, self._wake_taker)
        if len(self._untaken) >= MAX_UNTAKEN:
            self.hold("queue")

    def _fail(self, code: CloseCode) -> None:
        self.frames = []
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()

    # The end

    def send_keepalive_ping(self) -> None:
        """See whether a client is still there, if it has been silent: who sends something else is, without a ping."""
        silent = self.loop.time() - self._heard_at
        if self.ping_interval is not None and silent < self.ping_interval:
            self.ping_timer = self.loop.call_later(self.ping_interval - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def handle_close(self, event: Frame) -> None:
        """The client closes."""
        super().handle_close(event)
        self._end()

    def handle_parser_exception(self) -> None:
        """What the client sends can't be read."""
        super().handle_parser_exception()
        self._end()

    def shutdown(self) -> None:
        """The server stops."""
        self._write_all()
        super().shutdown()
        self._end()

    def _end(self) -> None:
        self._has_ended = True
        self._wake_taker()

    def _wake_taker(self) -> None:
        if self._taker is not None and not self._taker.done():
            self._taker.set_result(None)

    # For the connection that serves it

    @property
    def is_writable(self) -> bool:
        """Whether the client reads what it is sent; `on_writable` is called when it does so again."""
        return self.writable.is_set()

    async def next_text(self) -> str | None:
        """The next message; None when no more will come."""
        if not self._untaken and not self._has_ended:
            self._taker = self.loop.create_future()
            try:
                await self._taker
            finally:
                self._taker = None
        text = self._untaken.pop(0) if self._untaken else None
        if not self._untaken:
            self.release("queue")
        return text

    def write_text(self, text: bytes) -> None:
        """Send a message when all else of this turn of the event loop is done; no effect on a socket that is closed."""
        self._write(write_text(text))

    def _write(self, frame: bytes) -> None:
        if not self._unwritten:
            self.loop.call_soon(self._write_all)
        self._unwritten.append(frame)
        self._unwritten_bytes += len(frame)
        if self._unwritten_bytes > MAX_UNWRITTEN_BYTES:
            self._write_all()

    def _write_all(self) -> None:
        unwritten, self._unwritten, self._unwritten_bytes = self._unwritten, [], 0
        assert self._socket is not None
        if unwritten and not self.close_sent and not self._socket.is_closing():
            self._socket.write(unwritten[0] if len(unwritten) == 1 else b"".join(unwritten))

    def close_socket(self, code: int) -> None:
        """Send a last frame, and give the client time to answer it."""
        self._write_all()
        if self.close_sent or self.transport.is_closing():
            return
        try:
            self.conn.send_close(code, "")
        except InvalidState:
            self.transport.close()
            return
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        self._untaken.clear()
        self._end()
        self.release("queue")

    # Writing

    def pause_writing(self) -> None:
        """The client does not read: it gets no more chances to cause answers, such as pongs, and little time."""
        super().pause_writing()
        self.hold("writing")
        self._writing.set(self._limits.write_seconds, self.give_up, "write-timeout")

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        self._writing.clear()
        self.release("writing")
        self.on_writable()
