"""Starting and stopping: clear words to the host, and never a long wait."""

from __future__ import annotations

import asyncio
import random
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.support.server_process import ServerProcess, free_port
from tests.terminal.player import run, words

SECONDS = 60


def said(*options: str) -> str:
    """What a server says that can't start, in this process."""
    done = run("serve", "--language", "en", *options)
    assert isinstance(done.exception, SystemExit), done.exception
    assert (done.exit_code, done.stdout) == (1, "")
    return words(done.stderr).strip()


def said_by_the_program(*options: str) -> str:
    """The same in a process of its own."""
    command = [sys.executable, "-m", "highlands", "serve", "--language", "en", *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
    assert "Traceback" not in done.stderr
    assert (done.returncode, done.stdout) == (1, "")
    return words(done.stderr).strip()


def test_a_port_that_is_in_use(tmp_path: Path):
    with socket.socket() as other:
        port = free_port()
        other.bind(("127.0.0.1", port))
        other.listen()
        told = said_by_the_program("--port", str(port), "--database", f"sqlite:///{tmp_path / 'games.db'}")
    assert told == f"Highlands can’t listen at 127.0.0.1:{port}: Address already in use."
    assert list(tmp_path.iterdir()) == []


def test_an_address_that_is_not_ours(tmp_path: Path):
    told = said("--host", "192.0.2.1", "--port", str(free_port()), "--database", f"sqlite:///{tmp_path / 'games.db'}")
    assert "can’t listen at 192.0.2.1:" in told


@pytest.mark.parametrize("url", ["nonsense", "mysql://here/there", "sqlite://", "postgresql://a:b@c:d/e"])
def test_a_url_that_names_no_database(url: str):
    assert "No such kind of database." in said("--port", str(free_port()), "--database", url)


def test_a_database_that_does_not_answer():
    url = f"postgresql+asyncpg://user:password@127.0.0.1:{free_port()}/name"
    told = said("--port", str(free_port()), "--database", url)
    assert "The database can’t be used:" in told
    assert "password" not in told


def test_several_workers_need_a_database_that_they_can_share(tmp_path: Path):
    told = said("--port", str(free_port()), "--workers", "2", "--database", f"sqlite:///{tmp_path / 'games.db'}")
    assert "SQLite is for one process." in told
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_can_not_be_written(tmp_path: Path):
    (tmp_path / "file").touch()
    for name in ("file/games.db", "file/folder/games.db"):
        told = said("--port", str(free_port()), "--database", f"sqlite:///{tmp_path / name}")
        assert "The database can’t be used:" in told


@pytest.mark.long
@pytest.mark.ci
def test_it_stops_soon_with_people_at_a_table_a_bot_that_thinks_and_a_review(tmp_path: Path):
    server = ServerProcess(
        f"sqlite+aiosqlite:///{tmp_path / 'games.db'}", tmp_path / "log", "--review-iterations", "2000"
    )
    server.start()

    async def play() -> float:
        created = server.create_table()
        ann = await server.sit(created, 0, "Ann")
        ben = await server.sit(created, 1, "Ben")
        await asyncio.gather(ann.play_on(random.Random(1)), ben.play_on(random.Random(2)))
        created = server.create_table(seats=[None, "chieftain"], options={"first": 1})
        await server.sit(created, 0, "Cid")
        server.post(f"/api/tables/{ann.table}/review", ann.secret)
        while server.get(f"/api/tables/{ann.table}/review", ann.secret).json()["total"] == 0:
            await asyncio.sleep(0.01)
        began = time.monotonic()
        await asyncio.to_thread(server.stop)
        return time.monotonic() - began

    try:
        assert server.run(play()) < 15
        assert "Traceback" not in server.log.read_text()
    finally:
        server.kill()
