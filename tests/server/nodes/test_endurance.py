"""Three nodes, hundreds of tables, a node killed every few seconds, PostgreSQL restarted: nothing stands still."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import time
from pathlib import Path

import pytest

from tests.server.nodes.cluster import Cluster, RoamingPlayer
from tests.server.support.server_process import ServerProcess
from tools.postgres import Postgres, running

TABLES = int(os.environ.get("HIGHLANDS_ENDURANCE_TABLES", "300"))
SECONDS = float(os.environ.get("HIGHLANDS_ENDURANCE_SECONDS", "600"))
KILL_EVERY = 5.0
STANDSTILL = float(os.environ.get("HIGHLANDS_ENDURANCE_STANDSTILL", "7"))
"""Seconds without any news of a game; more where the machine has other things to do."""
PAUSE = 0.5
"""Seconds that a player thinks, on average."""
STARTS = 20
LAST_SECONDS = 900.0
"""For the games to end after the last kill."""


class Endurance:
    """One run."""

    def __init__(self, cluster: Cluster, server: Postgres, seed: int) -> None:
        self.cluster = cluster
        self.server = server
        self.chance = random.Random(seed)
        self.players: list[RoamingPlayer] = []
        self.until = 0.0
        self.restarts: list[float] = []
        """The seconds that PostgreSQL took each time."""

    async def run(self) -> None:
        """Play, kill, and check."""
        for number in range(TABLES):
            self.add_table(number)
        self.until = time.monotonic() + SECONDS
        games = asyncio.gather(*(self.play_on(player) for player in self.players))
        killing, restarting = asyncio.create_task(self.kill()), asyncio.create_task(self.restart_postgres())
        await asyncio.gather(killing, restarting)
        await asyncio.to_thread(self.cluster.start)
        await games
        await self.check()

    def add_table(self, number: int) -> None:
        """Two people, or one and a bot, with a clock or without, of many rounds."""
        seats: list[str | None] = [None, "shepherd" if number % 3 == 2 else None]
        clock = {"kind": "fischer", "seconds": 3600, "increment": 5} if number % 2 else {"kind": "unlimited"}
        node = self.cluster.nodes[number % len(self.cluster.nodes)]
        created = node.create_table(seats=seats, time_control=clock, options={"rounds": 99})
        for seat, bot in enumerate(seats):
            if bot is None:
                self.players.append(RoamingPlayer(self.cluster, created, seat, 2 * number + seat))

    async def play_on(self, player: RoamingPlayer) -> None:
        """Until the time is over."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.until - time.monotonic()):
                await player.play(pause=PAUSE)

    async def kill(self) -> None:
        """Kill a random node, and start it again, again and again."""
        while time.monotonic() < self.until - KILL_EVERY:
            await asyncio.sleep(KILL_EVERY)
            node = self.chance.choice(self.cluster.nodes)
            if node.is_running:
                await asyncio.to_thread(node.kill)
            await asyncio.to_thread(start, node)

    async def restart_postgres(self) -> None:
        """Twice."""
        for _ in range(2):
            await asyncio.sleep(SECONDS / 3)
            began = time.monotonic()
            await asyncio.to_thread(self.server.restart)
            self.restarts.append(time.monotonic() - began)

    async def check(self) -> None:
        """Every acknowledged move is in the log, where it was acknowledged; no game stood still."""
        for player in self.players:
            path, secret = f"/api/tables/{player.client.table}", player.client.secret
            state = (await asyncio.to_thread(self.cluster.nodes[0].get, path, secret)).json()
            player.check(state["events"])
        assert sum(len(player.acknowledged) for player in self.players) > len(self.players)
        waits = sorted(player.longest_wait for player in self.players)
        print("the longest standstills:", waits[-10:], "PostgreSQL was away for:", self.restarts)
        assert waits[-1] < STANDSTILL


def start(node: ServerProcess) -> None:
    """Start a node as a service manager does: again, if the database is not there at the moment."""
    for _ in range(STARTS - 1):
        with contextlib.suppress(AssertionError):
            node.start()
            return
    node.start()


@pytest.mark.long
def test_nothing_is_lost_or_doubled_and_nothing_stands_still(tmp_path: Path):
    # After a crash PostgreSQL syncs all its files, by default one after the other: on a busy disk that takes seconds.
    with running(recovery_init_sync_method="syncfs") as server, server.database() as url:
        cluster = Cluster(url, tmp_path, 3)
        cluster.start()
        try:
            endurance = Endurance(cluster, server, seed=1)
            cluster.run(endurance.run(), SECONDS + LAST_SECONDS)
        finally:
            cluster.kill()
