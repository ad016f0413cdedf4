"""A TCP proxy on the loopback before a PostgreSQL, which can fall silent: connections stay open, and nothing passes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from sqlalchemy import make_url

PIECE = 65536


class SilentProxy:
    """Connections through it keep to what held when something was to pass."""

    def __init__(self, socket_folder: Path) -> None:
        self._target = socket_folder / ".s.PGSQL.5432"
        self.port = 0
        self.drops_requests = False
        self.drops_answers = False
        self.is_dead_for_new = False
        """Whether new connections are silent too, or only those from before."""
        self._old: set[int] = set()
        self._made = 0
        self.connections = 0

    def fall_silent(self, *, requests: bool = True, answers: bool = True, new: bool = False) -> None:
        """Let nothing pass any more on the connections there are, and on new ones, if so."""
        self.drops_requests, self.drops_answers, self.is_dead_for_new = requests, answers, new
        self._old = set(range(self._made))

    def recover(self) -> None:
        """Let new connections pass; those that were silent stay so, as a real one would."""
        self.is_dead_for_new = False

    def _passes(self, number: int, *, is_answer: bool) -> bool:
        is_silent = number in self._old or self.is_dead_for_new
        return not is_silent or not (self.drops_answers if is_answer else self.drops_requests)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        number, self._made = self._made, self._made + 1
        if self.is_dead_for_new:
            self._old.add(number)
        from_database, to_database = await asyncio.open_unix_connection(str(self._target))
        self.connections += 1
        try:
            await asyncio.gather(
                self._pass(reader, to_database, number, is_answer=False),
                self._pass(from_database, writer, number, is_answer=True),
            )
        finally:
            self.connections -= 1
            writer.close()

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, number: int, *, is_answer: bool
    ) -> None:
        with contextlib.suppress(ConnectionError):
            while piece := await reader.read(PIECE):
                if self._passes(number, is_answer=is_answer):
                    writer.write(piece)
                    await writer.drain()
        writer.close()

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[SilentProxy]:
        """Listen for a while."""
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()


def url_through(proxy: SilentProxy, database: str) -> str:
    """The URL of a database, through the proxy."""
    name = make_url(database).database
    return f"postgresql+asyncpg://highlands@127.0.0.1:{proxy.port}/{name}"
