"""The load generator: tables with two players each, who make moves at a steady pace.

A move's way is measured from its sending: to its acknowledgement, which means that it is stored, and to the state that
the opponent is shown. Every move that is sent counts: one that does not arrive is an error.
"""

import asyncio
import gc
import os
import random
import secrets
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from highlands.play.commitments import share_commitment
from highlands.protocol.messages import PROTOCOL

WARM_UP = 5.0
MOST_AHEAD = 60
"""So many moves are made at some tables before anything is measured, at others less: games end when they end, and not
all at once as they would if all had begun together."""
AT_ONCE = 50
"""Tables that are created at the same time."""
LEAVING = 10.0
"""Seconds in which what is on its way at the end must have come."""

Ports = tuple[int, int]
"""Where the two players of a table connect."""


def cpu_of(process: subprocess.Popen[bytes]) -> float:
    """The time that a process has had a core, in seconds."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Told(msgspec.Struct):
    """What a player needs of a message."""

    type: str
    id: int | None = None
    version: int = 0
    moves: list[str] = []
    end: dict[str, object] | None = None


decode = msgspec.json.Decoder(Told).decode
encode = msgspec.json.encode


class Load:
    """What the load generator measured."""

    def __init__(self) -> None:
        self.asked = 0
        """How many moves were to be made at the pace that was asked for."""
        self.sent = 0
        self.acknowledged: list[float] = []
        self.shown: list[float] = []
        """To the opponent's screen. Both have a sample for every move that was sent."""
        self.errors: list[str] = []
        """Rejections, readers that died, and moves that were not acknowledged or not shown in the end."""
        self.finished = 0
        self.measuring = False
        self.cpu = 0.0
        """Seconds of a core that the server took while it was measured."""


class SentMove:
    """A move on its way: to its acknowledgement, and to the opponent's screen."""

    def __init__(self, seat: int, version: int, *, counts: bool) -> None:
        self.seat, self.version, self.counts = seat, version, counts
        self.at = time.perf_counter()
        self.is_acknowledged = self.is_shown = False


class Table:
    """A table with two players; it moves when it is told to."""

    def __init__(self, load: Load, ports: Ports, seed: int, keys: Sequence[str] = ()) -> None:
        """`keys` are those of the players who sit there; without any they are guests."""
        self.load, self.ports = load, ports
        self.keys = [keys[(2 * seed + seat) % len(keys)] if keys else None for seat in range(2)]
        self.chance = random.Random(seed)
        self.sockets: list[ClientConnection] = []
        self.last: list[Told | None] = [None, None]
        self.moving: SentMove | None = None
        self.requests = 0
        self.readers: list[asyncio.Task[None]] = []
        self.is_closing = False

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
            if (key := self.keys[seat]) is not None:
                claim["player"] = key
            await self._post(client, f"/api/tables/{created['id']}/claim", invitation, claim)
        for secret, share in made:
            await self._post(client, f"/api/tables/{created['id']}/reveal", secret, {"share": share.hex()})
        for seat, (secret, _) in enumerate(made):
            address = f"ws://127.0.0.1:{self.ports[seat]}/api/tables/{created['id']}/live"
            connection = await connect(address, compression=None)
            self.sockets.append(connection)
            self.readers.append(asyncio.create_task(self._read(seat)))
            await connection.send(encode({"type": "join", "protocol": PROTOCOL, "secret": secret}).decode())

    async def _post(self, client: httpx.AsyncClient, path: str, secret: str, body: dict[str, str]) -> None:
        headers = {"authorization": f"Bearer {secret}"}
        (await client.post(path, json=body, headers=headers)).raise_for_status()

    async def _read(self, seat: int) -> None:
        """Take what a player is told; a connection that ends before its time is an error."""
        try:
            async for text in self.sockets[seat]:
                self._take(seat, decode(text), time.perf_counter())
        except Exception as error:  # noqa: BLE001 - whatever it was, nobody reads any more
            self.load.errors.append(f"a reader died: {error!r}")
        else:
            if not self.is_closing:
                self.load.errors.append("a connection was closed")

    def _take(self, seat: int, told: Told, at: float) -> None:
        move = self.moving
        if told.type == "state":
            self.last[seat] = told
            if move is not None and seat != move.seat and not move.is_shown and told.version > move.version:
                move.is_shown = True
                if move.counts:
                    self.load.shown.append(at - move.at)
        elif told.type == "ack" and move is not None and told.id == self.requests:
            move.is_acknowledged = True
            if move.counts:
                self.load.acknowledged.append(at - move.at)
        elif told.type == "rejection":
            self.load.errors.append(f"rejected: {told}")
            self.moving = None
        if move is not None and move.is_acknowledged and move.is_shown:
            self.moving = None

    @property
    def is_over(self) -> bool:
        return any(told is not None and told.end is not None for told in self.last)

    async def move(self) -> bool:
        """Make a move, if nothing is on its way."""
        if self.moving is not None:
            return False
        for seat, told in enumerate(self.last):
            if told is not None and told.moves and told.end is None:
                self.requests += 1
                text = self.chance.choice(told.moves)
                move = {"type": "move", "version": told.version, "text": text, "id": self.requests}
                told.moves = []
                self.moving = SentMove(seat, told.version, counts=self.load.measuring)
                self.load.sent += self.load.measuring
                await self.sockets[seat].send(encode(move).decode())
                return True
        return False

    async def close(self) -> None:
        """Leave, when what is on its way has come."""
        until = time.perf_counter() + LEAVING
        while self.moving is not None and time.perf_counter() < until:
            await asyncio.sleep(0.01)
        if self.moving is not None:
            self.load.errors.append("a move was not acknowledged, or not shown to the opponent")
        self.is_closing = True
        for connection in self.sockets:
            await connection.close()


class PlayGame:
    """Whole games at a steady pace; a table that is over is replaced by a new one, beside the moves of the others."""

    def __init__(self, ports: Sequence[Ports], tables: int, keys: Sequence[str] = ()) -> None:
        self.ports, self.keys = ports, keys
        self.load = Load()
        self.client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{ports[0][0]}", timeout=60)
        self.tables = [Table(self.load, ports[seed % len(ports)], seed, keys) for seed in range(tables)]
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
        fresh = Table(self.load, self.ports[place % len(self.ports)], self.seed, self.keys)
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
    process: subprocess.Popen[bytes],
    ports: Sequence[Ports],
    tables: int,
    seconds: float,
    rate: float,
    *,
    ahead: bool,
    on_measuring: Callable[[], None],
    keys: Sequence[str] = (),
) -> Load:
    """Play for so many seconds, after a while to warm up; `on_measuring` is called when that begins and ends."""
    playing = PlayGame(ports, tables, keys)
    load = playing.load
    await playing.create_tables()
    if ahead:
        await playing.play_ahead()
    begin = time.perf_counter()
    made, turn = 0, 0
    while (now := time.perf_counter() - begin) < WARM_UP + seconds:
        if now > WARM_UP and not load.measuring:
            load.measuring, load.cpu = True, -cpu_of(process)
            on_measuring()
        if load.measuring:
            load.asked = int((now - WARM_UP) * rate)
        tried = 0
        while made < now * rate and tried < tables:
            made += await playing.move(turn % tables)
            turn, tried = turn + 1, tried + 1
        await asyncio.sleep(0.002)
    load.measuring = False
    load.cpu += cpu_of(process)
    on_measuring()
    await playing.close()
    return load


def played(
    process: subprocess.Popen[bytes],
    port: int | Sequence[Ports],
    tables: int,
    seconds: float,
    rate: float,
    *,
    ahead: bool = False,
    on_measuring: Callable[[], None] = lambda: None,
    keys: Sequence[str] = (),
) -> Load:
    """The same. The load must not be what is slow: it has a quick loop, and nothing is collected meanwhile.

    At one port, or at those that the tables in turn have for their players.
    """
    ports = [(port, port)] if isinstance(port, int) else port
    gc.collect()
    gc.disable()
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(
                play(process, ports, tables, seconds, rate, ahead=ahead, on_measuring=on_measuring, keys=keys)
            )
    finally:
        gc.enable()
