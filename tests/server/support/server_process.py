"""A real server in a process of its own, and clients that play over the network."""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import random
import secrets
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from highlands.protocol.messages import PROTOCOL
from highlands.server.http.monitoring import MONITORING_PATHS
from tests.fork_server import ForkedProcess, is_as_imported
from tests.server.support.prepared import prepare

T = TypeVar("T")

START_SECONDS = 180.0
ANSWER_SECONDS = 30.0
END_SECONDS = 20.0
WORK_SECONDS = 240.0
"""Nothing that clients do in a test takes longer; a game that hangs must not hang all tests."""
NO_LIMITS = (
    "--min-bot-seconds=0",
    "--connections-per-address=100000",
    "--tables-per-hour=1000000",
    "--players-per-hour=1000000",
    "--requests-per-second=100000",
)
HTTP = httpx.Client(verify=False, limits=httpx.Limits(max_keepalive_connections=0), timeout=60)
"""One for all requests: `httpx.get` would read all root certificates for each. No connection outlives a request, so a
server that was killed in between is no trouble."""
UNVERIFIED = ssl.create_default_context()
"""For the certificate that a proxy has made for itself."""
UNVERIFIED.check_hostname, UNVERIFIED.verify_mode = False, ssl.CERT_NONE
PORTS = range(10_000, 30_000)
"""Below the ephemeral ports: while a server is restarting, no other process is given its port."""


def free_port() -> int:
    chance = random.SystemRandom()
    while True:
        port = chance.choice(PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


class Share(NamedTuple):
    """What a client has made for its seat: the secret, and its random share of the deal."""

    secret: str
    share: bytes

    @classmethod
    def new(cls) -> Share:
        return cls(secrets.token_urlsafe(24), secrets.token_bytes(32))

    def commitment(self, table: str, seat: int) -> str:
        """As docs/protocol.md describes it; written a second time, so that a change of the server's is noticed."""
        return hashlib.sha256(f"highlands share {table} {seat} ".encode("ascii") + self.share).hexdigest()


class ServerProcess:
    """A server process, which can be killed and started again on the same database and port."""

    def __init__(
        self, database: str, log: Path, *options: str, max_files: int | None = None, starts_bots: bool = False
    ) -> None:
        """With `starts_bots` the processes for bots are started with it, as a host's are, and not with the first."""
        self.database = database
        self._max_files = max_files
        self._on_demand = [] if starts_bots else ["--bots-on-demand"]
        self.port = free_port()
        self.monitor_port = free_port()
        self.log = log
        self._options = options
        self.clients: list[Client] = []
        self._shares: dict[str, list[Share]] = {}
        """Of the seats that were claimed here, by table."""
        self._process: subprocess.Popen[bytes] | ForkedProcess | None = None

    @property
    def _key_file(self) -> Path:
        """Not in the data folder of whoever runs the tests."""
        return self.log.with_suffix(".key")

    @property
    def host_key(self) -> str:
        """The key of the host's page."""
        return self._key_file.read_text().strip()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def url(self, path: str) -> str:
        """Where a path is served: health and metrics have a port of their own."""
        port = self.monitor_port if path in MONITORING_PATHS else self.port
        return f"http://127.0.0.1:{port}{path}"

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        ports = ["--port", str(self.port), "--monitor-port", str(self.monitor_port)]
        arguments = [
            "serve",
            *ports,
            "--database",
            self.database,
            f"--host-key={self._key_file}",
            *NO_LIMITS,
            *self._on_demand,
            *self._options,
        ]
        prepare(self.database)
        self._process = self._start(arguments)
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            if self._process.poll() is not None:
                break
            try:
                if HTTP.get(self.url("/health"), timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"the server did not start:\n{self.log.read_text()[-4000:]}")

    def _start(self, arguments: list[str]) -> subprocess.Popen[bytes] | ForkedProcess:
        """The process, forked where that comes to the same as a new interpreter."""
        if is_as_imported(dict(os.environ)):
            return ForkedProcess(arguments, self.log, self._max_files)
        limit = [] if self._max_files is None else ["prlimit", f"--nofile={self._max_files}"]
        return self._run([*limit, sys.executable, "-m", "highlands", *arguments])

    def _run(self, command: list[str]) -> subprocess.Popen[bytes]:
        """A program that logs where the server does."""
        with self.log.open("ab") as log:
            return subprocess.Popen(command, stdout=log, stderr=log)

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """SIGKILL."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(END_SECONDS)

    def stop(self) -> int:
        """SIGTERM, as a host does."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        try:
            return self._process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def create_table(
        self, game: str = "schotten-totten", seats: list[str | None] | None = None, **more: Any
    ) -> dict[str, Any]:
        """Create a table; seats are bot levels, or None for humans."""
        chosen = [None, None] if seats is None else seats
        plan = {"game": game, "seats": [{"bot": bot} for bot in chosen], **more}
        answer = HTTP.post(f"{self.address}/api/tables", json=plan)
        assert answer.status_code == 201, answer.text
        created: dict[str, Any] = answer.json()
        return created

    def get(self, path: str, secret: str | None = None) -> httpx.Response:
        headers = {} if secret is None else {"authorization": f"Bearer {secret}"}
        return HTTP.get(self.url(path), headers=headers)

    def post(self, path: str, secret: str | None = None, **more: Any) -> httpx.Response:
        headers = {} if secret is None else {"authorization": f"Bearer {secret}"}
        return HTTP.post(f"{self.address}{path}", headers=headers, **more)

    def claim(self, table: str, proof: str, name: str, made: Share | None = None) -> Share:
        """Take the seat that somebody is invited to, as a client does. With the last one all shares are revealed."""
        made = made or Share.new()
        invitation = self.get(f"/api/tables/{table}/invitation", proof)
        assert invitation.status_code == 200, invitation.text
        seat = invitation.json()["seat"]
        answer = self.post_claim(table, proof, name, made, seat)
        assert answer.status_code == 200, answer.text
        self._shares.setdefault(table, []).append(made)
        seats = self.get(f"/api/tables/{table}", made.secret).json()["seats"]
        if all(other["bot"] or other["commitment"] for other in seats):
            for one in self._shares.pop(table):
                assert self.reveal(table, one).status_code == 200
        return made

    def post_claim(self, table: str, proof: str, name: str, made: Share, seat: int, **more: Any) -> httpx.Response:
        body = {"secret": made.secret, "name": name, "commitment": made.commitment(table, seat), **more}
        return self.post(f"/api/tables/{table}/claim", proof, json=body)

    def reveal(self, table: str, made: Share) -> httpx.Response:
        return self.post(f"/api/tables/{table}/reveal", made.secret, json={"share": made.share.hex()})

    async def sit(self, created: dict[str, Any], seat: int, name: str) -> Client:
        """A client that has taken a seat of a new table, and joined."""
        made = self.claim(created["id"], created["invitations"][seat], name)
        return await self.client(created["id"], made.secret)

    def run(self, work: Coroutine[Any, Any, T], seconds: float = WORK_SECONDS) -> T:
        """Run a coroutine that uses clients, and disconnect them in the end. TimeoutError if it takes too long."""

        async def done() -> T:
            try:
                async with asyncio.timeout(seconds):
                    return await work
            finally:
                for client in self.clients:
                    await client.leave()
                self.clients.clear()

        return asyncio.run(done())

    async def client(self, table: str, secret: str | None) -> Client:
        """A client that has joined a table, with the secret of its seat or of the spectators."""
        client = Client(self, table, secret)
        await client.join()
        return client


class Client:
    """A client at a table, on a seat or as a spectator."""

    proxy: str | None = None
    """Through which it connects, instead of to its server."""

    def __init__(self, server: ServerProcess, table: str, secret: str | None) -> None:
        self.server, self.table, self.secret = server, table, secret
        self.state: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self._socket: ClientConnection | None = None
        self._requests = 0
        server.clients.append(self)

    async def join(self) -> None:
        """Connect, and wait for the first state."""
        base = self.proxy or f"ws://127.0.0.1:{self.server.port}"
        await self.leave()
        self._socket = await connect(
            f"{base}/api/tables/{self.table}/live",
            ssl=UNVERIFIED if base.startswith("wss") else None,
            compression=None,
            max_queue=None,  # else a client that has not read everything waits ten seconds for the close
        )
        self.events = []
        await self.send({"type": "join", "protocol": PROTOCOL, "secret": self.secret})
        await self.wait_for("state")

    async def leave(self) -> None:
        """Disconnect."""
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def send(self, message: Any) -> None:
        assert self._socket is not None
        await self._socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        """The next message; a state is kept."""
        assert self._socket is not None
        async with asyncio.timeout(ANSWER_SECONDS):
            text = await self._socket.recv()
        assert isinstance(text, str)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "state":
            self.state = message
            self.events += message["events"]
        return message

    async def wait_for(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while True:
            message = await self.receive()
            if message["type"] in types:
                return message

    async def request(self, request: dict[str, Any]) -> dict[str, Any]:
        """Send a request, and wait for the answer, which has its id."""
        self._requests += 1
        await self.send({**request, "id": self._requests})
        while True:
            message = await self.receive()
            if message.get("id") == self._requests:
                return message

    async def move(self, text: str) -> dict[str, Any]:
        return await self.request({"type": "move", "version": self.state["version"], "text": text})

    async def resign(self) -> None:
        """Resign, again if another's move came first."""
        while (answer := await self.request({"type": "resign", "version": self.state["version"]}))["type"] != "ack":
            assert answer["reason"]["id"] == "server-stale", answer

    @property
    def is_to_move(self) -> bool:
        return bool(self.state["moves"])

    @property
    def is_over(self) -> bool:
        return self.state["end"] is not None

    async def play_on(self, chance: random.Random, *, moves: int = 10_000) -> int:
        """Play random moves whenever it is my turn, until the game is over or so many are made."""
        made = 0
        while not self.is_over and made < moves:
            if self.is_to_move:
                answer = await self.move(chance.choice(self.state["moves"]))
                assert answer["type"] == "ack" or answer["reason"]["id"] == "server-stale", answer
                made += 1
            else:
                await self.wait_for("state")
        return made


CLOSED = ConnectionClosed
