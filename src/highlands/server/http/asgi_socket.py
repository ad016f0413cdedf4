"""A WebSocket through ASGI, where another server than ours runs the application, such as that of a test client."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

MAX_UNSENT = 16
FLUSH_SECONDS = 5.0


class AsgiSocket:
    """An accepted WebSocket of Litestar, as a `connection.Socket`. Binary messages are read as UTF-8 text."""

    def __init__(self, socket: Any) -> None:
        """Nothing is sent yet."""
        self.on_writable: Callable[[], None] = lambda: None
        self._socket = socket
        self._unsent: deque[bytes] = deque()
        self._close_code: int | None = None
        self._wake = asyncio.Event()
        self._writer = asyncio.get_running_loop().create_task(self._write())

    @property
    def is_writable(self) -> bool:
        """Whether the client reads what it is sent."""
        return len(self._unsent) < MAX_UNSENT

    async def next_text(self) -> str | None:
        """The next message; None when no more will come."""
        received = await self._socket.receive()
        if received["type"] != "websocket.receive":
            return None
        text = received.get("text")
        return text if isinstance(text, str) else (received.get("bytes") or b"").decode(errors="replace")

    def write_text(self, text: bytes) -> None:
        """Send a message."""
        self._unsent.append(text)
        self._wake.set()

    def close_socket(self, code: int) -> None:
        """Close it, after all that was sent."""
        if self._close_code is None:
            self._close_code = code
            self._wake.set()

    async def finish(self) -> None:
        """Wait until all is sent, if the client takes it."""
        await asyncio.wait([self._writer], timeout=FLUSH_SECONDS)
        self._writer.cancel()

    async def _write(self) -> None:
        while self._unsent or self._close_code is None:
            await self._wake.wait()
            self._wake.clear()
            while self._unsent:
                await self._socket.send({"type": "websocket.send", "text": self._unsent.popleft().decode()})
            self.on_writable()
        await self._socket.send({"type": "websocket.close", "code": self._close_code, "reason": ""})


@asynccontextmanager
async def through_asgi(socket: Any) -> AsyncIterator[AsgiSocket]:
    """A WebSocket of Litestar that has been accepted."""
    made = AsgiSocket(socket)
    try:
        yield made
    finally:
        await made.finish()
