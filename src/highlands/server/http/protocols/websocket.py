"""WebSockets with limits, on uvicorn's protocol over the sans-I/O part of `websockets`."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, ClassVar, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import Event
from websockets.server import ServerProtocol

from highlands.server.http.protocols.registry import ConnectionRegistry, Deadline
from highlands.server.metrics import CLOSED_CONNECTIONS

SLICE_BYTES = 1024
"""How much is parsed before other connections have their turn: at most 170 frames, a few milliseconds."""


class _FrameCounter(ServerProtocol):
    """Counts the frames that were received."""

    frames = 0

    def events_received(self) -> list[Event]:
        """The events since the last call."""
        events = super().events_received()
        self.frames += len(events)
        return events


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
        self._frame_counter = _FrameCounter(max_size=self.config.ws_max_size, logger=logging.getLogger("uvicorn.error"))
        self.conn = self._frame_counter
        self._socket: asyncio.Transport | None = None
        self._held: set[str] = set()
        """The reasons for which nothing is read now."""
        self._unread = bytearray()
        """What was received, and waits for its turn."""
        self._pacing = Deadline(self.loop)
        self._writing = Deadline(self.loop)
        self._tokens = float(self._limits.frame_burst)
        self._refilled_at = time.monotonic()

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

    def give_up(self, reason: str) -> None:
        """Close the connection at once."""
        CLOSED_CONNECTIONS.labels(reason).inc()
        self.transport.abort()

    # Reading

    def hold(self, reason: str) -> None:
        """Stop reading."""
        if not self._held and self._socket is not None and not self._socket.is_closing():
            self._socket.pause_reading()
        self._held.add(reason)

    def release(self, reason: str) -> None:
        """Read again, if no other reason holds, first of all what is there already."""
        self._held.discard(reason)
        if self._unread:
            if self._held <= {"pace"}:
                self._pace()
        elif not self._held and self._socket is not None and not self._socket.is_closing():
            self._socket.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Parse a first slice now, and the others in turn."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._unread += data
        if not self._held:
            self._parse_slice()

    def _parse_slice(self) -> None:
        data = bytes(self._unread[:SLICE_BYTES])
        del self._unread[:SLICE_BYTES]
        before = self._frame_counter.frames
        super().data_received(data)
        self._tokens -= self._frame_counter.frames - before
        if self.transport.is_closing():
            self._unread.clear()
        elif self._unread or self._tokens < 0:
            self.hold("pace")
            self._pace()
        else:
            self.release("pace")

    def _pace(self) -> None:
        """Parse the next slice as soon as the rate of frames allows it."""
        now = time.monotonic()
        refill = (now - self._refilled_at) * self._limits.frames_per_second
        self._tokens = min(float(self._limits.frame_burst), self._tokens + refill)
        self._refilled_at = now
        if not self._pacing.is_set:
            self._pacing.set(max(0.0, -self._tokens / self._limits.frames_per_second), self._go_on)

    def _go_on(self) -> None:
        if not self._unread:
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
        """A whole message. uvicorn would log one that is not UTF-8 with a traceback."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._fail(CloseCode.INVALID_DATA)
                return
        super().send_receive_event_to_app()

    def _fail(self, code: CloseCode) -> None:
        self.frames = []
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()

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
