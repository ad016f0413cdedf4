"""Workers behind one port hand each other the WebSockets of a table, and nothing depends on it."""

from __future__ import annotations

import asyncio
import os
import zlib
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import cast

import pytest
import uvloop

from highlands.server.http.protocols import Siblings
from highlands.server.http.protocols.siblings import SILENT_SECONDS

WORKERS = 2
SECONDS = 10.0


class Worker(asyncio.Protocol):
    """What a worker does with a connection: it hands it over, or says who it is and what it has read."""

    def __init__(self, name: str, siblings: Siblings) -> None:
        self.name, self.siblings = name, siblings

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if self.siblings.hand_over(self.transport, data, data):
            self.transport.abort()
        else:
            self.transport.write(f"{self.name} read ".encode() + data)


def address_at(place: int) -> bytes:
    """Of a table whose worker is at this place."""
    tables = (str(number).encode() for number in range(1000))
    table = next(table for table in tables if zlib.crc32(table) % WORKERS == place)
    return b"/api/tables/%b/live" % table


@contextmanager
def listening(folder: Path, *places: int) -> Iterator[list[Siblings]]:
    with ExitStack() as stack:
        made = []
        for number, place in enumerate(places):
            siblings = Siblings(folder, place, WORKERS)
            siblings.listen(partial(Worker, f"worker {number}", siblings))
            stack.callback(siblings.close)
            made.append(siblings)
        yield made


async def asked(siblings: Siblings, address: bytes) -> bytes:
    """What a client is told who asks one of the workers for an address, and goes on after the answer."""
    server = await asyncio.get_running_loop().create_server(lambda: Worker("worker 0", siblings), "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    try:
        writer.write(address)
        return await reader.read(1000)
    finally:
        writer.close()
        server.close()


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(SECONDS):
            await work()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(in_time())


def test_a_table_s_websockets_are_served_by_the_worker_at_its_place(tmp_path: Path):
    async def work() -> None:
        with listening(tmp_path, 0, 1) as (siblings, _):
            assert await asked(siblings, address_at(0)) == b"worker 0 read " + address_at(0)
            assert await asked(siblings, address_at(1)) == b"worker 1 read " + address_at(1)
            assert (await asked(siblings, b"/api/lobby/live")).startswith(b"worker 0")

    run(work)


def test_who_has_taken_a_place_takes_its_connections(tmp_path: Path):
    async def work() -> None:
        with listening(tmp_path, 0, 1, 1) as (siblings, old, _):
            old.close()
            assert (await asked(siblings, address_at(1))).startswith(b"worker 2")

    run(work)


def test_a_worker_that_can_not_be_reached_serves_all_the_same(tmp_path: Path):
    async def work() -> None:
        too_long = tmp_path / ("x" * 120)
        too_long.mkdir()
        with listening(too_long, 0) as (siblings,):
            assert (await asked(siblings, address_at(1))).startswith(b"worker 0")

    run(work)


@pytest.mark.parametrize("trouble", ["never started", "has ended", "is stopped", "takes nothing more"])
def test_a_connection_that_the_other_does_not_take_is_served_here(tmp_path: Path, trouble: str):
    async def work() -> None:
        with listening(tmp_path, 0) as (siblings,), ExitStack() as stack:
            if trouble != "never started":
                (other,) = stack.enter_context(listening(tmp_path, 1))
            if trouble == "has ended":
                other.close()
            elif trouble == "is stopped":
                assert other._sign is not None
                other._sign.cancel()
                at = (tmp_path / "worker-1").stat().st_mtime - 2 * SILENT_SECONDS
                os.utime(tmp_path / "worker-1", (at, at))
            elif trouble == "takes nothing more":
                assert other._socket is not None
                asyncio.get_running_loop().remove_reader(other._socket.fileno())
                while True:
                    try:
                        siblings._sender.sendto(b"", str(tmp_path / "worker-1"))
                    except BlockingIOError:
                        break
            assert await asked(siblings, address_at(1)) == b"worker 0 read " + address_at(1)

    run(work)
