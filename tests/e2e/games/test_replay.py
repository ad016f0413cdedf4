"""A long game in the browser: its replay is fetched a page at a time, and a table that everybody has left says so."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import expect

from highlands.server.tables.replay import MAX_FRAMES
from tests.e2e.player import Player
from tests.e2e.screens.measure import REPRESENTATIVE, all_misfits
from tests.server.support.server_process import ServerProcess

WAIT_MS = 30_000


def play_to_the_end(host: ServerProcess) -> dict[str, Any]:
    """A game between two clients without browsers, with more positions than a page of its replay has."""

    async def play() -> dict[str, Any]:
        created = host.create_table(public=True, options={"first": 0})
        people = [await host.sit(created, seat, name) for seat, name in enumerate(("Ann", "Ben"))]
        await asyncio.gather(*(client.play_on(random.Random(seed)) for seed, client in enumerate(people)))
        return created

    # While Playwright runs, this thread can have no event loop of its own.
    with ThreadPoolExecutor(1) as worker:
        return worker.submit(lambda: host.run(play())).result()


@pytest.mark.long
@pytest.mark.ci
def test_a_long_replay_is_fetched_as_it_is_watched(player: Callable[..., Player], host: ServerProcess):
    created = play_to_the_end(host)
    ann = player()
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url) if "/replay?" in request.url else None)
    ann.open(f"/t/{created['id']}/replay")
    expect(ann.page.locator("[data-ply='1']")).to_be_visible(timeout=WAIT_MS)
    last = ann.page.locator("[data-ply]").count() - 1
    assert last > MAX_FRAMES + 10
    assert [url.partition("first=")[2] for url in asked] == ["0"]
    ann.page.locator(f"[data-ply='{last}'] button").click()
    expect(ann.page.locator(".ply")).to_have_text(f"{last} / {last}", timeout=WAIT_MS)
    expect(ann.page.locator(".board[aria-busy=false]")).to_be_visible(timeout=WAIT_MS)
    assert f"{last - last % MAX_FRAMES}" in [url.partition("first=")[2] for url in asked]
    place = MAX_FRAMES - 1
    ann.page.locator(f"[data-ply='{place}'] button").click()
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.locator(".ply")).to_have_text(f"{place + 1} / {last}", timeout=WAIT_MS)
    expect(ann.page.locator(".board[aria-busy=false]")).to_be_visible(timeout=WAIT_MS)
    assert len(asked) == len(set(asked)), "each page once"
    inside = [".ply", "[data-replay] button", "[data-replay] input", "[data-zone=hand] [data-card]"]
    assert all_misfits(ann.page, REPRESENTATIVE, inside=inside) == {}


def test_a_table_that_everybody_has_left_says_so(player: Callable[..., Player], host: ServerProcess):
    created = host.create_table(public=True)
    # As the server does after some months.
    at = time.time_ns() // 1_000_000
    with closing(sqlite3.connect(host.database.partition(":///")[2])) as database, database:
        database.execute(
            "INSERT INTO events (table_id, number, at, seat, kind, text) VALUES (?, 0, ?, -1, 'abandon', '')",
            (created["id"], at),
        )
        database.execute(
            "UPDATE tables SET finished_at = ?, result = 'abandoned; -; A 0, B 0' WHERE id = ?", (at, created["id"])
        )
    ann = player()
    ann.open(f"/t/{created['id']}")
    expect(ann.page.get_by_role("dialog")).to_contain_text("closed before the game began", timeout=WAIT_MS)
    expect(ann.page.get_by_role("dialog")).to_contain_text("The game is over")
    expect(ann.page.get_by_role("dialog").get_by_role("link")).to_have_count(1)
