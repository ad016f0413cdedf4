"""The server: two people create a table of the third game, play it over HTTP and WebSocket, and get its record."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from highlands import load
from tests.server.support.server_process import ServerProcess


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, registered: None) -> Iterator[ServerProcess]:
    """A server that runs; it takes the game from the environment."""
    running = ServerProcess(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}", tmp_path / "server.log")
    # For the server alone: Numba looks at the environment again whenever it compiles something, in this process too.
    with monkeypatch.context() as environment:
        environment.setenv("NUMBA_DISABLE_JIT", "1")
        environment.setenv("PYTHONPATH", str(Path(__file__).parents[2]), prepend=":")
        running.start()
    yield running
    running.kill()
    assert "Traceback" not in running.log.read_text()


def test_it_is_offered_and_played_to_the_end(server: ServerProcess):
    offered = {game["name"]: game for game in server.get("/api/games").json()}
    assert offered["kuhn-poker"]["title"] == "Kuhn poker"
    ranks = offered["kuhn-poker"]["options"][0]
    assert (ranks["name"], ranks["kind"], ranks["low"], ranks["high"], ranks["default"]) == ("ranks", "count", 3, 13, 3)

    async def play() -> None:
        created = server.create_table("kuhn-poker", [None, None], options={"ranks": 5})
        ann = await server.sit(created, 0, "Ann")
        ben = await server.sit(created, 1, "Ben")
        assert ben.state["view"]["type"] == "plain"
        assert ben.state["view"]["game"] == ben.state["game"] == "kuhn-poker"
        await asyncio.gather(ann.play_on(random.Random(1)), ben.play_on(random.Random(2)))
        assert ann.state["end"]["reason"] == "played"
        record = server.get(f"/api/tables/{ann.table}/record", ann.secret).text
        assert "options: ranks 5" in record
        assert load(record).outcome is not None

    server.run(play())


@pytest.mark.long
@pytest.mark.ci
def test_a_bot_plays_it(server: ServerProcess):
    async def play() -> None:
        created = server.create_table("kuhn-poker", [None, "shepherd"])
        ann = await server.sit(created, 0, "Ann")
        await ann.play_on(random.Random(3))
        assert {line["seat"] for line in ann.events if line["kind"] == "move"} == {0, 1}

    server.run(play())
