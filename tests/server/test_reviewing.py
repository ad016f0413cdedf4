"""Reviews of games that were played at a table, over the network."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

from tests.server.support.server_process import Client, ServerProcess
from tests.server.test_playing import caught_up, two


def finished_review(server: ServerProcess, path: str, secret: str | None) -> dict[str, Any]:
    """Have a game reviewed, and wait for it."""
    assert server.post(path, secret).json()["error"] is None
    until = time.monotonic() + 120
    state: dict[str, Any] = {"review": None, "error": None}
    while state["review"] is None:
        assert state["error"] is None
        assert time.monotonic() < until, state
        time.sleep(0.1)
        state = server.get(path, secret).json()
    return state


def test_a_finished_game_is_reviewed(shared_server: ServerProcess):
    async def play() -> Client:
        ann, ben = await two(shared_server)
        await asyncio.gather(ann.play_on(random.Random(1)), ben.play_on(random.Random(2)))
        return ann

    ann = shared_server.run(play())
    path = f"/api/tables/{ann.table}/review"
    assert shared_server.get(path, ann.secret).status_code == 404
    state = finished_review(shared_server, path, ann.secret)
    judged = [decision for decision in state["review"]["decisions"] if decision["evaluation"] is not None]
    assert state["done"] == state["total"] == len(judged) > 0
    assert len(state["review"]["decisions"]) == sum(event["kind"] == "move" for event in ann.events)


def test_a_game_that_was_broken_off_is_reviewed_too(shared_server: ServerProcess):
    async def play() -> Client:
        ann, ben = await two(shared_server, options={"first": 0})
        await caught_up(ann, ben)
        assert (
            shared_server.post(f"/api/tables/{ann.table}/review", ann.secret).json()["reason"]["id"]
            == "server-not-over"
        )
        await ann.request({"type": "move", "version": ann.state["version"], "text": ann.state["moves"][0]})
        await caught_up(ann, ben)
        await ann.resign()
        return ann

    ann = shared_server.run(play())
    state = finished_review(shared_server, f"/api/tables/{ann.table}/review", ann.secret)
    assert [decision["seat"] for decision in state["review"]["decisions"]] == [0]
    assert state["review"]["chances"] == [0.0, 1.0]
