"""The server under load: many tables at once, played by a second process over loopback, at a steady pace.

A move's way is measured from its sending: to its acknowledgement, which means that it is stored, and to the state that
the opponent is shown. A pace that the server can't keep shows as growing times.
"""

import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import numpy as np
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection, connect

from bench.measure import Bar, Pace, Row

TABLES = 1000
MOVES_A_SECOND = 500
WARM_UP = 5.0
SLOWEST = 0.1
"""Seconds: the 99th percentile."""
MOST_MEMORY = 1.5e9
AT_ONCE = 50
"""Tables that are laid at the same time."""


class Told(msgspec.Struct):
    """What a player needs of a message."""

    type: str
    number: int = 0
    moves: list[str] = []
    begun: bool = False
    end: dict[str, object] | None = None


decode = msgspec.json.Decoder(Told).decode
encode = msgspec.json.encode


class Load:
    """What the load has seen."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.shown: list[float] = []
        self.errors: list[str] = []
        self.finished = 0
        self.measuring = False


class Table:
    """A table with two players; it moves when it is told to."""

    def __init__(self, load: Load, port: int, seed: int) -> None:
        self.load, self.port = load, port
        self.chance = random.Random(seed)
        self.sockets: list[ClientConnection] = []
        self.last: list[Told | None] = [None, None]
        self.sent: float | None = None
        self.mover = 0
        self.readers: list[asyncio.Task[None]] = []

    async def lay(self, client: httpx.AsyncClient) -> None:
        """Lay it, and sit down."""
        plan = {"game": "schotten-totten", "seats": [{}, {}], "options": {"tactics": self.chance.random() < 0.5}}
        laid = (await client.post("/api/tables", json=plan)).raise_for_status().json()
        for seat, secret in enumerate(laid["seats"]):
            socket = await connect(f"ws://127.0.0.1:{self.port}/api/tables/{laid['id']}/live", compression=None)
            self.sockets.append(socket)
            self.readers.append(asyncio.create_task(self._read(seat)))
            await socket.send(encode({"type": "hello", "protocol": 1, "secret": secret}).decode())
            await socket.send(encode({"type": "sit", "name": f"Player {seat}"}).decode())

    async def _read(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            told = decode(text)
            at = time.perf_counter()
            if told.type == "state":
                if self.sent is not None and seat != self.mover and self.load.measuring:
                    self.load.shown.append(at - self.sent)
                self.last[seat] = told
            elif told.type == "done" and self.sent is not None and seat == self.mover:
                if self.load.measuring:
                    self.load.acknowledged.append(at - self.sent)
                self.sent = None
            elif told.type == "refusal":
                self.load.errors.append(str(text)[:200])
                self.sent = None

    @property
    def is_over(self) -> bool:
        return any(told is not None and told.end is not None for told in self.last)

    async def move(self) -> bool:
        """Make a move, if nothing is on its way."""
        if self.sent is not None:
            return False
        for seat, told in enumerate(self.last):
            if told is not None and told.moves and told.end is None:
                self.mover, self.sent = seat, time.perf_counter()
                move = {"type": "move", "number": told.number, "text": self.chance.choice(told.moves)}
                told.moves = []
                await self.sockets[seat].send(encode(move).decode())
                return True
        return False

    async def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        for socket in self.sockets:
            await socket.close()


async def play(port: int, tables: int, seconds: float, rate: int) -> Load:
    """Whole games at a steady pace; a table that is over is replaced by a new one."""
    load = Load()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        playing = [Table(load, port, seed) for seed in range(tables)]
        for first in range(0, tables, AT_ONCE):
            await asyncio.gather(*(table.lay(client) for table in playing[first : first + AT_ONCE]))
        begin = time.perf_counter()
        made, turn = 0, 0
        while (now := time.perf_counter() - begin) < WARM_UP + seconds:
            load.measuring = now > WARM_UP
            tried = 0
            while made < now * rate and tried < tables:
                table = playing[turn % tables]
                turn, tried = turn + 1, tried + 1
                if table.is_over:
                    load.finished += 1
                    await table.close()
                    playing[(turn - 1) % tables] = fresh = Table(load, port, turn)
                    await fresh.lay(client)
                made += await table.move() if not table.is_over else 0
            await asyncio.sleep(0.002)
        load.measuring = False
        await asyncio.gather(*(table.close() for table in playing), return_exceptions=True)
    return load


@contextmanager
def served(database: str, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A server of its own."""
    limits = ["--connections", "100000", "--tables", "100000000", "--requests", "100000"]
    options = ["--port", str(port), "--database", database, *limits]
    process = subprocess.Popen([sys.executable, "-m", "highlands", "serve", *options], stderr=subprocess.DEVNULL)
    try:
        for _ in range(600):
            try:
                httpx.get(f"http://127.0.0.1:{port}/health").raise_for_status()
                break
            except httpx.HTTPError:
                time.sleep(0.1)
        yield process
    finally:
        process.kill()
        process.wait()


def memory_of(process: subprocess.Popen[bytes]) -> int:
    """The most memory that a process has had, in bytes."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    return 1024 * int(next(line for line in status.splitlines() if line.startswith("VmHWM")).split()[1])


def rows_of(name: str, load: Load, seconds: float, memory: int) -> list[Row]:
    """What came of a run."""
    done = len(load.acknowledged)
    rows = [
        Row(what=f"{name}: moves", unit="moves/s", value=done / seconds, note=f"{load.finished} games were played out"),
        Row(what=f"{name}: refusals and errors", unit="", value=len(load.errors), bar=Bar("value", 0)),
        Row(what=f"{name}: memory", unit="MB", value=memory / 1e6, bar=Bar("value", MOST_MEMORY / 1e6)),
    ]
    for what, times in (("to the acknowledgement", load.acknowledged), ("to the opponent's screen", load.shown)):
        middle, slow = np.percentile(times, [50, 99]) * 1000
        rows.append(Row(what=f"{name}: {what}, p50", unit="ms", value=float(middle)))
        rows.append(Row(what=f"{name}: {what}, p99", unit="ms", value=float(slow), bar=Bar("value", SLOWEST * 1000)))
    return rows


def serving(pace: Pace, progress: Progress) -> list[Row]:
    """On SQLite, and on PostgreSQL where HIGHLANDS_BENCH_POSTGRES names an empty database."""
    seconds, tables = (30.0, TABLES) if pace.repeats > 5 else (10.0, TABLES // 5)
    databases = {}
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as folder:
        databases["SQLite"] = f"sqlite+aiosqlite:///{folder}/games.db"
        if postgres := os.environ.get("HIGHLANDS_BENCH_POSTGRES"):
            databases["PostgreSQL"] = postgres
        for number, (name, database) in enumerate(databases.items()):
            task = progress.add_task(f"{tables} tables on {name}", total=1)
            port = 18181 + number
            with served(database, port) as process:
                load = asyncio.run(play(port, tables, seconds, MOVES_A_SECOND * tables // TABLES))
                rows += rows_of(f"{tables} tables on {name}", load, seconds, memory_of(process))
            progress.advance(task)
    return rows
