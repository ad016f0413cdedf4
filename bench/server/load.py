"""The server under load: many tables at once, played by a second process over loopback, at a steady pace (`players`).

A pace that the server can't keep shows as growing times, and in the rate that was reached.
"""

import asyncio
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import numpy as np
import uvloop
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection, connect
from websockets.protocol import State

from bench.measure import Bar, Pace, Row
from bench.server.players import AT_ONCE, Load, encode, played
from bench.server.scheduling_delays import SchedulingDelays, scheduling_delays
from bench.server.stored_games import fill
from highlands.protocol.messages import PROTOCOL
from tools.postgres import MissingError, running

TABLES = 1000
MOVES_A_SECOND = 500
SECONDS = 90.0
"""A table moves every two seconds, so in this time every second game is played out, and another begun."""
SLOWEST = 0.1
"""Seconds: the 99th percentile."""
MOST_MEMORY = 1.5e9
STARTING = 60.0
"""Seconds that a server is given to start."""
FEW_GAMES = 10
MANY_GAMES = 100_000
LEAST_RATE = 0.98
"""Of the pace that was asked for."""
MOST_CPU = 0.5
"""Milliseconds of a core that a move may cost the server."""
IDLE_CONNECTIONS = 5000
IDLE_TABLES = 100
MOST_IDLE_MEMORY = 40.0
"""KB for each of them."""
LEAST_ALIKE = 0.8
"""With many stored games a move must not cost more than 1 / 0.8 of what it costs with few."""


def free_port() -> int:
    """A port where nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def served(database: str, port: int, workers: int = 1, more: Sequence[str] = ()) -> Iterator[subprocess.Popen[bytes]]:
    """A server of its own, with so many workers."""
    limits = ["--connections-per-address=100000", "--tables-per-hour=100000000", "--requests-per-second=100000"]
    options = [
        "--port",
        str(port),
        "--monitor-port",
        "0",
        "--database",
        database,
        "--workers",
        str(workers),
        *limits,
        *more,
    ]
    process = subprocess.Popen([sys.executable, "-m", "highlands", "serve", *options], stderr=subprocess.DEVNULL)
    try:
        wait_until_ready(process, port)
        yield process
    finally:
        process.terminate() if workers > 1 else process.kill()
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


def memory_of(process: subprocess.Popen[bytes]) -> int:
    """The most memory that a process has had, in bytes."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    return 1024 * int(next(line for line in status.splitlines() if line.startswith("VmHWM")).split()[1])


def rows_of(name: str, load: Load, seconds: float, memory: int, delays: SchedulingDelays) -> list[Row]:
    """What came of a run."""
    done = max(1, len(load.acknowledged))
    cost = Row(
        what=f"{name}: a move's cost to the server",
        unit="ms of a core",
        value=1000 * load.cpu / done,
        bar=Bar("value", MOST_CPU),
    )
    rows = [
        Row(
            what=f"{name}: moves",
            unit="moves/s",
            value=done / seconds,
            peer="the pace asked for",
            ratio=done / max(1, load.asked),
            bar=Bar("ratio", LEAST_RATE),
            note=f"{load.finished} games were played out; {delays}",
        ),
        Row(
            what=f"{name}: rejections and errors",
            unit="",
            value=len(load.errors),
            bar=Bar("value", 0),
            note="; ".join(sorted(set(load.errors))[:3]),
        ),
        cost,
        Row(what=f"{name}: memory", unit="MB", value=memory / 1e6, bar=Bar("value", MOST_MEMORY / 1e6)),
    ]
    for what, times in (("to the acknowledgement", load.acknowledged), ("to the opponent's screen", load.shown)):
        middle, slow = np.percentile(times or [float("inf")], [50, 99]) * 1000
        rows.append(
            Row(what=f"{name}: {what}, p50", unit="ms", value=float(middle), note=f"{len(times)} of {load.sent} moves")
        )
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


def resident_memory_of(process: subprocess.Popen[bytes]) -> int:
    """The memory that a process has now, in bytes."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    return 1024 * int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


async def watch(process: subprocess.Popen[bytes], port: int, connections: int) -> float:
    """The bytes that each of so many spectators costs who do nothing but watch."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        plan = {"game": "schotten-totten", "seats": [{}, {}], "public": True}
        tables = [(await client.post("/api/tables", json=plan)).raise_for_status().json() for _ in range(IDLE_TABLES)]
    join = encode({"type": "join", "protocol": PROTOCOL}).decode()
    connected: list[ClientConnection] = []

    async def connect_one(number: int) -> None:
        table = tables[number % IDLE_TABLES]["id"]
        connection = await connect(
            f"ws://127.0.0.1:{port}/api/tables/{table}/live", compression=None, ping_interval=None
        )
        connected.append(connection)
        await connection.send(join)
        await connection.recv()

    await asyncio.gather(*(connect_one(number) for number in range(IDLE_TABLES)))
    before = resident_memory_of(process)
    for first in range(0, connections, AT_ONCE):
        await asyncio.gather(*(connect_one(number) for number in range(first, first + AT_ONCE)))
    await asyncio.sleep(1.0)
    grown = resident_memory_of(process) - before
    dead = sum(connection.state is not State.OPEN for connection in connected)
    if dead:
        raise RuntimeError(f"{dead} of {len(connected)} idle connections were closed")
    for connection in connected:
        connection.transport.abort()
    return grown / connections


def idle(pace: Pace, progress: Progress) -> Row:
    """What a connection costs that does nothing."""
    connections = IDLE_CONNECTIONS if pace.repeats > 5 else IDLE_CONNECTIONS // 10
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 4 * connections)), hard))
    task = progress.add_task(f"{connections} idle connections", total=1)
    port = free_port()
    with (
        tempfile.TemporaryDirectory() as folder,
        served(f"sqlite+aiosqlite:///{folder}/games.db", port) as process,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        each = runner.run(watch(process, port, connections))
    progress.advance(task)
    return Row(
        what=f"memory of the server for each of {connections} idle connections",
        unit="KB",
        value=each / 1000,
        bar=Bar("value", MOST_IDLE_MEMORY),
    )


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


@contextmanager
def postgres(progress: Progress) -> Iterator[str | None]:
    """The empty database that HIGHLANDS_BENCH_POSTGRES names, or one started here; None if there is none."""
    with ExitStack() as stack:
        database = os.environ.get("HIGHLANDS_BENCH_POSTGRES")
        try:
            if database is None:
                database = stack.enter_context(stack.enter_context(running()).database())
        except MissingError as missing:
            progress.console.print(f"Not measured on PostgreSQL: {missing}")
        yield database


def on_sqlite(pace: Pace, progress: Progress) -> list[Row]:
    """The whole load on SQLite."""
    with tempfile.TemporaryDirectory() as folder:
        return under_load("SQLite", f"sqlite+aiosqlite:///{folder}/games.db", pace, progress)


def on_postgres(pace: Pace, progress: Progress) -> list[Row]:
    """The whole load on PostgreSQL."""
    with postgres(progress) as database:
        return [] if database is None else under_load("PostgreSQL", database, pace, progress)


PARTS: dict[str, Callable[[Pace, Progress], list[Row]]] = {
    "sqlite": on_sqlite,
    "postgresql": on_postgres,
    "idle": lambda pace, progress: [idle(pace, progress)],
    "stored": lambda pace, progress: [with_stored_games(pace, progress)],
}


def serving(pace: Pace, progress: Progress) -> list[Row]:
    """All of it."""
    return [row for part in PARTS.values() for row in part(pace, progress)]
