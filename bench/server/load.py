"""The server under load: many tables at once, played by a second process over loopback, at a steady pace.

A move's way is measured from its sending: to its acknowledgement, which means that it is stored, and to the state that
the opponent is shown. A pace that the server can't keep shows as growing times.
"""

import asyncio
import gc
import os
import random
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import msgspec
import numpy as np
import uvloop
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection, connect

from bench.measure import Bar, Pace, Row
from bench.server.scheduling_delays import SchedulingDelays, scheduling_delays
from bench.server.stored_games import fill
from highlands.play.commitments import share_commitment
from highlands.server.messages import PROTOCOL
from tools.postgres import MissingError, running

TABLES = 1000
MOVES_A_SECOND = 500
WARM_UP = 5.0
SECONDS = 90.0
"""A table moves every two seconds, so in this time every second game is played out, and another begun."""
MOST_AHEAD = 60
"""So many moves are made at some tables before anything is measured, at others less: games end when they end, and not
all at once as they would if all had begun together."""
SLOWEST = 0.1
"""Seconds: the 99th percentile."""
MOST_MEMORY = 1.5e9
AT_ONCE = 50
"""Tables that are created at the same time."""
STARTING = 60.0
"""Seconds that a server is given to start."""
FEW_GAMES = 10
MANY_GAMES = 100_000
LEAST_ALIKE = 0.8
"""With many stored games a move must not cost more than 1 / 0.8 of what it costs with few."""


class Told(msgspec.Struct):
    """What a player needs of a message."""

    type: str
    version: int = 0
    moves: list[str] = []
    end: dict[str, object] | None = None


decode = msgspec.json.Decoder(Told).decode
encode = msgspec.json.encode


class Load:
    """What the load generator measured."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.shown: list[float] = []
        self.errors: list[str] = []
        self.finished = 0
        self.measuring = False
        self.cpu = 0.0
        """Seconds of a core that the server took while it was measured."""


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

    async def create(self, client: httpx.AsyncClient) -> None:
        """Create it, and take both seats."""
        plan = {"game": "schotten-totten", "seats": [{}, {}], "options": {"tactics": self.chance.random() < 0.5}}
        created = (await client.post("/api/tables", json=plan)).raise_for_status().json()
        made = [(secrets.token_urlsafe(24), secrets.token_bytes(32)) for _ in created["invitations"]]
        for seat, (invitation, (secret, share)) in enumerate(zip(created["invitations"], made, strict=True)):
            claim = {
                "secret": secret,
                "name": f"Player {seat}",
                "commitment": share_commitment(created["id"], seat, share),
            }
            await self._post(client, f"/api/tables/{created['id']}/claim", invitation, claim)
        for secret, share in made:
            await self._post(client, f"/api/tables/{created['id']}/reveal", secret, {"share": share.hex()})
        for seat, (secret, _) in enumerate(made):
            address = f"ws://127.0.0.1:{self.port}/api/tables/{created['id']}/live"
            connection = await connect(address, compression=None)
            self.sockets.append(connection)
            self.readers.append(asyncio.create_task(self._read(seat)))
            await connection.send(encode({"type": "join", "protocol": PROTOCOL, "secret": secret}).decode())

    async def _post(self, client: httpx.AsyncClient, path: str, secret: str, body: dict[str, str]) -> None:
        headers = {"authorization": f"Bearer {secret}"}
        (await client.post(path, json=body, headers=headers)).raise_for_status()

    async def _read(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            told = decode(text)
            at = time.perf_counter()
            if told.type == "state":
                if self.sent is not None and seat != self.mover and self.load.measuring:
                    self.load.shown.append(at - self.sent)
                self.last[seat] = told
            elif told.type == "ack" and self.sent is not None and seat == self.mover:
                if self.load.measuring:
                    self.load.acknowledged.append(at - self.sent)
                self.sent = None
            elif told.type == "rejection":
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
                move = {"type": "move", "version": told.version, "text": self.chance.choice(told.moves)}
                told.moves = []
                await self.sockets[seat].send(encode(move).decode())
                return True
        return False

    async def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        for connection in self.sockets:
            await connection.close()


class PlayGame:
    """Whole games at a steady pace; a table that is over is replaced by a new one, beside the moves of the others."""

    def __init__(self, port: int, tables: int) -> None:
        self.port = port
        self.load = Load()
        self.client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)
        self.tables = [Table(self.load, port, seed) for seed in range(tables)]
        self.seed = tables
        self.replacing: dict[int, asyncio.Task[None]] = {}

    async def create_tables(self) -> None:
        for first in range(0, len(self.tables), AT_ONCE):
            await asyncio.gather(*(table.create(self.client) for table in self.tables[first : first + AT_ONCE]))

    async def play_ahead(self) -> None:
        """Play on at every table, to anywhere in its game, as fast as the server can."""
        chance = random.Random(1)

        async def play(place: int, moves: int) -> None:
            while moves and not self.tables[place].is_over:
                moves -= await self.tables[place].move()
                await asyncio.sleep(0.01)

        for first in range(0, len(self.tables), AT_ONCE):
            places = range(first, min(first + AT_ONCE, len(self.tables)))
            await asyncio.gather(*(play(place, chance.randrange(MOST_AHEAD)) for place in places))

    async def replace(self, place: int) -> None:
        await self.tables[place].close()
        self.seed += 1
        fresh = Table(self.load, self.port, self.seed)
        await fresh.create(self.client)
        self.tables[place] = fresh
        self.load.finished += 1
        del self.replacing[place]

    async def move(self, place: int) -> bool:
        """Make a move at a table, if it has one to make."""
        if place in self.replacing:
            return False
        if self.tables[place].is_over:
            self.replacing[place] = asyncio.create_task(self.replace(place))
            return False
        return await self.tables[place].move()

    async def close(self) -> None:
        await asyncio.gather(*self.replacing.values())
        await asyncio.gather(*(table.close() for table in self.tables), return_exceptions=True)
        await self.client.aclose()


async def play(
    process: subprocess.Popen[bytes], port: int, tables: int, seconds: float, rate: float, *, ahead: bool
) -> Load:
    """Play for so many seconds, after a while to warm up."""
    playing = PlayGame(port, tables)
    load = playing.load
    await playing.create_tables()
    if ahead:
        await playing.play_ahead()
    begin = time.perf_counter()
    made, turn = 0, 0
    while (now := time.perf_counter() - begin) < WARM_UP + seconds:
        if now > WARM_UP and not load.measuring:
            load.measuring, load.cpu = True, -cpu_of(process)
        tried = 0
        while made < now * rate and tried < tables:
            made += await playing.move(turn % tables)
            turn, tried = turn + 1, tried + 1
        await asyncio.sleep(0.002)
    load.measuring = False
    load.cpu += cpu_of(process)
    await playing.close()
    return load


def played(
    process: subprocess.Popen[bytes], port: int, tables: int, seconds: float, rate: float, *, ahead: bool = False
) -> Load:
    """The same. The load must not be what is slow: it has a quick loop, and nothing is collected meanwhile."""
    gc.collect()
    gc.disable()
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(play(process, port, tables, seconds, rate, ahead=ahead))
    finally:
        gc.enable()


def free_port() -> int:
    """A port where nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def served(database: str, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A server of its own."""
    limits = ["--connections-per-address=100000", "--tables-per-hour=100000000", "--requests-per-second=100000"]
    options = ["--port", str(port), "--database", database, *limits]
    process = subprocess.Popen([sys.executable, "-m", "highlands", "serve", *options], stderr=subprocess.DEVNULL)
    try:
        wait_until_ready(process, port)
        yield process
    finally:
        process.kill()
        process.wait()


def wait_until_ready(process: subprocess.Popen[bytes], port: int) -> None:
    """Return when the server answers."""
    until = time.monotonic() + STARTING
    while True:
        try:
            httpx.get(f"http://127.0.0.1:{port}/api/games").raise_for_status()
            return
        except httpx.HTTPError:
            if process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"the server at port {port} has not started") from None
            time.sleep(0.1)


def cpu_of(process: subprocess.Popen[bytes]) -> float:
    """The time that a process has had a core, in seconds."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(process: subprocess.Popen[bytes]) -> int:
    """The most memory that a process has had, in bytes."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    return 1024 * int(next(line for line in status.splitlines() if line.startswith("VmHWM")).split()[1])


def rows_of(name: str, load: Load, seconds: float, memory: int, delays: SchedulingDelays) -> list[Row]:
    """What came of a run."""
    done = len(load.acknowledged)
    note = f"{load.finished} games were played out; {delays}"
    rows = [
        Row(what=f"{name}: moves", unit="moves/s", value=done / seconds, note=note),
        Row(what=f"{name}: rejections and errors", unit="", value=len(load.errors), bar=Bar("value", 0)),
        Row(what=f"{name}: memory", unit="MB", value=memory / 1e6, bar=Bar("value", MOST_MEMORY / 1e6)),
    ]
    for what, times in (("to the acknowledgement", load.acknowledged), ("to the opponent's screen", load.shown)):
        middle, slow = np.percentile(times, [50, 99]) * 1000
        rows.append(Row(what=f"{name}: {what}, p50", unit="ms", value=float(middle)))
        rows.append(Row(what=f"{name}: {what}, p99", unit="ms", value=float(slow), bar=Bar("value", SLOWEST * 1000)))
    return rows


def under_load(name: str, database: str, pace: Pace, progress: Progress) -> list[Row]:
    """The whole load on one database."""
    seconds, tables = (SECONDS, TABLES) if pace.repeats > 5 else (10.0, TABLES // 5)
    task = progress.add_task(f"{tables} tables on {name}", total=1)
    port = free_port()
    with served(database, port) as process, scheduling_delays() as delays:
        load = played(process, port, tables, seconds, MOVES_A_SECOND * tables / TABLES, ahead=True)
        memory = memory_of(process)
    rows = rows_of(f"{tables} tables on {name}", load, seconds, memory, delays)
    progress.advance(task)
    return rows


def with_stored_games(pace: Pace, progress: Progress) -> Row:
    """What a move costs the server with few finished games and with many, in turns."""
    many, turns, seconds = (MANY_GAMES, 5, 6.0) if pace.repeats > 5 else (MANY_GAMES // 20, 3, 4.0)
    costs: dict[int, list[float]] = {FEW_GAMES: [], many: []}
    task = progress.add_task(f"storing {many} finished games", total=len(costs) * turns)
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        servers = {}
        for games in costs:
            file = Path(folder) / f"{games}.db"
            fill(file, games)
            port = free_port()
            servers[games] = stack.enter_context(served(f"sqlite+aiosqlite:///{file}", port)), port
        for _ in range(turns):
            for games, (process, port) in servers.items():
                progress.update(task, description=f"moves beside {games} finished games")
                load = played(process, port, TABLES // 10, seconds, MOVES_A_SECOND / 5)
                costs[games].append(1e6 * load.cpu / len(load.acknowledged))
                progress.advance(task)
    few_cost, many_cost = (float(np.median(cost)) for cost in costs.values())
    return Row(
        what=f"a move's cost to the server, with {many:,} finished games",
        unit="µs of a core",
        value=many_cost,
        peer=f"with {FEW_GAMES}",
        ratio=few_cost / many_cost,
        bar=Bar("ratio", LEAST_ALIKE),
    )


def serving(pace: Pace, progress: Progress) -> list[Row]:
    """On SQLite, and on PostgreSQL: the empty database that HIGHLANDS_BENCH_POSTGRES names, or one started here."""
    with tempfile.TemporaryDirectory() as folder:
        rows = under_load("SQLite", f"sqlite+aiosqlite:///{folder}/games.db", pace, progress)
    with ExitStack() as stack:
        database = os.environ.get("HIGHLANDS_BENCH_POSTGRES")
        try:
            if database is None:
                database = stack.enter_context(stack.enter_context(running()).database())
        except MissingError as missing:
            progress.console.print(f"Not measured on PostgreSQL: {missing}")
        else:
            rows += under_load("PostgreSQL", database, pace, progress)
    return [*rows, with_stored_games(pace, progress)]
