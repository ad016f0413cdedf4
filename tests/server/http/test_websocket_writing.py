"""A WebSocket's wake-ups and system calls: what comes close together is done together, and nothing is lost by that."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from typing import Any, cast

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from highlands.server.http.addresses import TrustedProxies
from highlands.server.http.protocols import BoundedWebSocketProtocol, ConnectionLimits, ConnectionRegistry
from highlands.server.http.protocols.frames import write_pong, write_text
from highlands.server.http.protocols.gathering import Gathering

CLOSE_FRAME, PING_FRAME = 0x88, 0x89


class FakeLoop:
    """A loop whose time stands still until it is told."""

    def __init__(self) -> None:
        self.now = 100.0
        self.soon: list[Callable[[], None]] = []
        self.timers: list[tuple[float, int, Callable[..., None], tuple[Any, ...]]] = []
        self.numbers = itertools.count()

    def time(self) -> float:
        return self.now

    def call_soon(self, callback: Callable[[], None]) -> None:
        self.soon.append(callback)

    def call_later(self, seconds: float, callback: Callable[..., None], *arguments: Any) -> None:
        self.timers.append((self.now + seconds, next(self.numbers), callback, arguments))

    def turn(self) -> None:
        soon, self.soon = self.soon, []
        for callback in soon:
            callback()

    def sleep(self, seconds: float) -> None:
        until = self.now + seconds
        while due := sorted(timer for timer in self.timers if timer[0] <= until):
            self.timers.remove(due[0])
            self.now = max(self.now, due[0][0])
            due[0][2](*due[0][3])
        self.now = until


@pytest.fixture
def loop() -> FakeLoop:
    return FakeLoop()


def test_a_message_alone_is_handled_at_once_and_many_together(loop: FakeLoop):
    gathering = Gathering(0.01)
    handled: list[tuple[str, int]] = []

    def come(name: str) -> None:
        gathering.call(cast(asyncio.AbstractEventLoop, loop), lambda: handled.append((name, round(1000 * loop.now))))

    come("alone")
    loop.sleep(0.010)
    come("later")
    loop.sleep(0.002)
    come("soon after")
    loop.sleep(0.002)
    come("just then")
    assert [name for name, _ in handled] == ["alone", "later"]
    loop.sleep(0.1)
    assert handled == [("alone", 100_000), ("later", 100_010), ("soon after", 100_020), ("just then", 100_020)]
    assert not loop.timers


class FakeTransport:
    """Notes what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        raise AssertionError("the client has time to answer")

    def get_extra_info(self, _: str) -> None:
        return None


@pytest.fixture
def made(loop: FakeLoop) -> tuple[BoundedWebSocketProtocol, FakeTransport]:
    registry = ConnectionRegistry(ConnectionLimits(), TrustedProxies(()))
    protocol = type("Protocol", (BoundedWebSocketProtocol,), {"registry": registry})
    config = Config(app=lambda: None, ws_ping_interval=20.0)
    socket = protocol(config, ServerState(), {}, cast(asyncio.AbstractEventLoop, loop))
    transport = FakeTransport()
    socket.connection_made(cast(asyncio.Transport, transport))
    return socket, transport


def test_messages_of_one_turn_are_written_together(
    loop: FakeLoop, made: tuple[BoundedWebSocketProtocol, FakeTransport]
):
    socket, transport = made
    socket.write_text(b"state")
    socket.write_text(b"ack")
    assert transport.written == []
    loop.turn()
    socket.write_text(b"next")
    loop.turn()
    assert transport.written == [write_text(b"state") + write_text(b"ack"), write_text(b"next")]
    large = b"x" * 70_000
    socket.write_text(large)
    assert transport.written[2:] == [write_text(large)], "a client who does not read must be noticed"
    loop.turn()
    assert len(transport.written) == 3
    socket.conn.state = State.OPEN
    socket.write_text(b"last")
    socket.close_socket(1000)
    assert transport.written[3] == write_text(b"last")
    assert transport.written[4][0] == CLOSE_FRAME
    loop.turn()
    assert len(transport.written) == 5


def test_a_client_who_sends_something_is_not_asked_whether_it_is_there(
    loop: FakeLoop, made: tuple[BoundedWebSocketProtocol, FakeTransport]
):
    socket, transport = made
    socket.handshake_initiated = True
    socket.conn.state = State.OPEN
    socket.start_keepalive()
    loop.sleep(15.0)
    socket.data_received(b"\x8a")  # the beginning of any frame
    loop.sleep(15.0)
    assert transport.written == []
    loop.sleep(6.0)
    (ping,) = transport.written
    assert ping[0] == PING_FRAME


def test_a_ping_is_answered_also_within_a_message_in_parts(
    loop: FakeLoop, made: tuple[BoundedWebSocketProtocol, FakeTransport]
):
    socket, transport = made
    socket.handshake_initiated = True
    socket.conn.state = State.OPEN
    socket.conn.parser = socket.conn.parse()
    next(socket.conn.parser)
    parts = Frame(Opcode.TEXT, b"one ", fin=False), Frame(Opcode.PING, b"there?"), Frame(Opcode.CONT, b"message")
    socket.data_received(b"".join(part.serialize(mask=True) for part in parts))
    loop.turn()
    assert transport.written == [write_pong(b"there?")]
    assert socket._untaken == ["one message"]
