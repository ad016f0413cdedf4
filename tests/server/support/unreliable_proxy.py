"""A TCP proxy on the loopback before a server or a PostgreSQL, which can cut its connections, or let nothing pass."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from sqlalchemy import make_url

PIECE = 65536


class UnreliableProxy:
    """Passes everything on, until it is told otherwise.

    A connection that has fallen silent stays open, and stays silent, as a real one would.
    """

    def __init__(self, target: int | Path) -> None:
        """Before a port, or the socket in the folder of a PostgreSQL."""
        self._target = target
        self.port = 0
        self.drops_requests = False
        self.drops_answers = False
        self.cuts = 0
        self._is_dead_for_new = False
        """Whether new connections are silent too, or only those from before."""
        self._silent: set[int] = set()
        """The numbers of the connections that are silent."""
        self._made = 0
        self._writers: set[asyncio.StreamWriter] = set()

    @property
    def address(self) -> str:
        """Of a server behind it."""
        return f"http://127.0.0.1:{self.port}"

    def url(self, database: str) -> str:
        """The URL of a database behind it."""
        return f"postgresql+asyncpg://highlands@127.0.0.1:{self.port}/{make_url(database).database}"

    def fall_silent(self, *, requests: bool = True, answers: bool = True, new: bool = False) -> None:
        """Let nothing pass any more on the connections there are, and on new ones, if so."""
        self.drops_requests, self.drops_answers, self._is_dead_for_new = requests, answers, new
        self._silent = set(range(self._made))

    def recover(self) -> None:
        """Let new connections pass."""
        self._is_dead_for_new = False

    def cut(self) -> None:
        """End all connections at once, without a word; new ones pass."""
        self.cuts += 1
        self.recover()
        for writer in self._writers:
            writer.transport.abort()

    async def cut_after_losing_answers(self, seconds: float) -> None:
        """Let requests pass for a while but no answers, and then cut: what was done then, nobody was told."""
        self.fall_silent(requests=False, new=True)
        await asyncio.sleep(seconds)
        self.cut()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if isinstance(self._target, int):
            return await asyncio.open_connection("127.0.0.1", self._target)
        return await asyncio.open_unix_connection(str(self._target / ".s.PGSQL.5432"))

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        number, self._made = self._made, self._made + 1
        if self._is_dead_for_new:
            self._silent.add(number)
        from_server, to_server = await self._connect()
        self._writers |= {writer, to_server}
        try:
            await asyncio.gather(
                self._pass(reader, to_server, number, is_answer=False),
                self._pass(from_server, writer, number, is_answer=True),
            )
        finally:
            self._writers -= {writer, to_server}

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, number: int, *, is_answer: bool
    ) -> None:
        with contextlib.suppress(ConnectionError):
            while piece := await reader.read(PIECE):
                if number not in self._silent or not (self.drops_answers if is_answer else self.drops_requests):
                    writer.write(piece)
                    await writer.drain()
        writer.close()

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[UnreliableProxy]:
        """Listen for a while."""
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            for writer in self._writers:
                writer.transport.abort()
