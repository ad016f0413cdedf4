"""A server whose store fails: it says so, loses nothing, and recovers by itself. And one server for one SQLite file."""

from __future__ import annotations

import asyncio
import subprocess
from pathlib import Path

import pytest

from tests.server.support.server_process import CLOSED, ServerProcess, free_port
from tests.server.test_run import said

UNLIMITED = "unlimited"


@pytest.fixture
def server(tmp_path: Path) -> ServerProcess:
    """A server of its own, not started yet."""
    return ServerProcess(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}", tmp_path / "server.log")


def limit_files(server: ServerProcess, size: int | str) -> None:
    """As a full disk does: no file can grow beyond a size."""
    subprocess.run(["prlimit", f"--pid={server.pid}", f"--fsize={size}:unlimited"], check=True)


def test_a_disk_that_is_full_shows_in_the_health_and_costs_no_move(server: ServerProcess, tmp_path: Path):
    async def play() -> None:
        created = server.create_table(options={"first": 0})
        ann = await server.sit(created, 0, "Ann")
        ben = await server.sit(created, 1, "Ben")
        assert server.get("/health").status_code == 200
        while not ann.is_to_move:
            await ann.wait_for("state")
        assert (await ann.move(ann.state["moves"][0]))["type"] == "ack"
        limit_files(server, (tmp_path / "games.db-wal").stat().st_size)
        answer = server.get("/health")
        assert answer.status_code == 503
        assert answer.json()["reason"]["id"] == "server-store-failed"
        while not ben.is_to_move:
            await ben.wait_for("state")
        move = ben.state["moves"][0]
        with pytest.raises(CLOSED):
            await ben.move(move)
        limit_files(server, UNLIMITED)
        assert server.get("/health").status_code == 200
        await ben.join()
        assert sum(event["kind"] == "move" for event in ben.events) == 1
        assert (await ben.move(move))["type"] == "ack"

    server.start()
    try:
        server.run(play())
    finally:
        server.kill()


@pytest.mark.long
@pytest.mark.ci
def test_a_second_server_on_one_sqlite_file_says_so_and_does_not_start(server: ServerProcess, tmp_path: Path):
    linked = tmp_path / "linked.db"
    server.start()
    try:
        linked.symlink_to(tmp_path / "games.db")
        for path in (tmp_path / "games.db", linked):
            told = said("--port", str(free_port()), "--monitor-port=0", "--database", f"sqlite:///{path}")
            assert told.startswith("A server is running on this database already")
        assert server.get("/health").status_code == 200
        server.kill()
        server.start()
        assert asyncio.run(asyncio.to_thread(server.get, "/health")).status_code == 200
    finally:
        server.kill()
