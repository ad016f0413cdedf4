"""The lobby, watched by very many while it changes: what a change costs the server, and how soon everybody sees it."""

import asyncio
import tempfile
import time

import httpx
import msgspec
import numpy as np
import uvloop
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection, connect

from bench.measure import Bar, Pace, Row
from bench.server.load import free_port, served
from bench.server.players import cpu_of, encode
from highlands.protocol.messages import PROTOCOL

decode = msgspec.json.decode

VIEWERS = 2000
CHANGES_A_SECOND = 20
SECONDS = 20.0
SLOWEST = 1.5
"""Seconds until a change is on the screens, the 99th percentile: changes are gathered for half a second."""
CONNECTED_AT_ONCE = 50
PLAN = {"game": "schotten-totten", "seats": [{}, {}], "public": True}


class Seen:
    """Which tables each viewer was shown, and when."""

    def __init__(self) -> None:
        self.delays: list[float] = []
        self.created: dict[str, float] = {}
        self.messages = 0
        self._tables: dict[bytes, list[str]] = {}
        """The tables in the latest message."""

    def note(self, text: bytes) -> None:
        """A message has come to a viewer. It is read once for all of them: the clients share this machine."""
        at = time.perf_counter()
        self.messages += 1
        if text not in self._tables:
            self._tables = {text: [one["id"] for one in decode(text)["tables"]]}
        self.delays += [at - self.created[table] for table in self._tables[text] if table in self.created]


async def view(port: int, seen: Seen) -> ClientConnection:
    """Somebody who looks at the lobby."""
    socket = await connect(f"ws://127.0.0.1:{port}/api/lobby/live", compression=None, max_size=None)
    await socket.send(encode({"type": "watch-lobby", "protocol": PROTOCOL}).decode())
    await socket.recv(decode=False)

    async def read() -> None:
        async for text in socket:
            seen.note(text if isinstance(text, bytes) else text.encode())

    reading.add(asyncio.get_running_loop().create_task(read()))
    return socket


reading: set[asyncio.Task[None]] = set()


async def watched(port: int, viewers: int, seconds: float, cpu: object) -> tuple[Seen, float, int]:
    """Let tables be created at the pace; what was seen, the seconds of a core it took, and how many there were."""
    seen = Seen()
    sockets: list[ClientConnection] = []
    for begin in range(0, viewers, CONNECTED_AT_ONCE):
        number = min(CONNECTED_AT_ONCE, viewers - begin)
        sockets += await asyncio.gather(*(view(port, seen) for _ in range(number)))
    async with httpx.AsyncClient() as client:
        before, begun, made = cpu(), time.perf_counter(), 0  # type: ignore[operator]
        while (now := time.perf_counter()) - begun < seconds:
            answer = await client.post(f"http://127.0.0.1:{port}/api/tables", json=PLAN)
            seen.created[answer.raise_for_status().json()["id"]] = now
            made += 1
            await asyncio.sleep(max(0.0, begun + made / CHANGES_A_SECOND - time.perf_counter()))
        spent = cpu() - before  # type: ignore[operator]
        await asyncio.sleep(SLOWEST)
    for task in reading:
        task.cancel()
    await asyncio.gather(*(socket.close() for socket in sockets), return_exceptions=True)
    return seen, spent, made


def lobby(pace: Pace, progress: Progress) -> list[Row]:
    """All of it."""
    viewers, seconds = (VIEWERS, SECONDS) if pace.repeats > 5 else (VIEWERS // 4, SECONDS / 4)
    task = progress.add_task(f"{viewers} viewers of the lobby", total=1)
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, served(f"sqlite+aiosqlite:///{folder}/games.db", port) as process:
        seen, spent, made = uvloop.run(watched(port, viewers, seconds, lambda: cpu_of(process)))
    progress.advance(task)
    name = f"lobby, {viewers} viewers, {CHANGES_A_SECOND} changes/s"
    middle, slow = np.percentile(seen.delays or [float("inf")], [50, 99])
    return [
        Row(
            what=f"{name}: changes seen by everybody",
            unit="",
            value=len(seen.delays) / viewers,
            peer="the changes made",
            ratio=len(seen.delays) / viewers / made,
            bar=Bar("ratio", 0.99),
            note=f"{seen.messages} messages",
        ),
        Row(what=f"{name}: to the screens, p50", unit="ms", value=1000 * float(middle)),
        Row(what=f"{name}: to the screens, p99", unit="ms", value=1000 * float(slow), bar=Bar("value", 1000 * SLOWEST)),
        Row(what=f"{name}: a core's share", unit="%", value=100 * spent / seconds),
    ]
