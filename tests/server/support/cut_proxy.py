"""A TCP proxy on the loopback before a server, which cuts all its connections when it is told to."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

PIECE = 65536


class CutProxy:
    """Passes everything on, until it is told otherwise."""

    def __init__(self, port: int) -> None:
        self._target = port
        self.port = 0
        self._writers: set[asyncio.StreamWriter] = set()
        self.loses_answers = False
        """Whether what the server says is lost on its way: requests still arrive."""
        self.cuts = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """End all connections at once, without a word."""
        self.cuts += 1
        self.loses_answers = False
        for writer in self._writers:
            writer.transport.abort()

    async def cut_after_losing_answers(self, seconds: float) -> None:
        """Let requests pass for a while but no answers, and then cut: what was done then, nobody was told."""
        self.loses_answers = True
        await asyncio.sleep(seconds)
        self.cut()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from_server, to_server = await asyncio.open_connection("127.0.0.1", self._target)
        self._writers |= {writer, to_server}
        try:
            await asyncio.gather(
                self._pass(reader, to_server, is_answer=False), self._pass(from_server, writer, is_answer=True)
            )
        finally:
            self._writers -= {writer, to_server}

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, is_answer: bool) -> None:
        with contextlib.suppress(ConnectionError):
            while piece := await reader.read(PIECE):
                if not (is_answer and self.loses_answers):
                    writer.write(piece)
                    await writer.drain()
        writer.close()

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[CutProxy]:
        """Listen for a while."""
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            self.cut()
