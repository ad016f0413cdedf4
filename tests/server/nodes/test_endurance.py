"""Three nodes, hundreds of tables, a node killed every few seconds, PostgreSQL restarted: nothing stands still."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import time
from datetime import datetime
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
TOLD, TOLD_LINES = 10, 80
"""How many standstills are told of, and with how many lines each."""
BEFORE = 8.0
"""Seconds before a standstill that belong to its story."""
LAST_SECONDS = 900.0
"""For the games to end after the last kill."""


class Endurance:
    """One run."""

    def __init__(self, cluster: Cluster, server: Postgres, seed: int) -> None:
        self.cluster = cluster
        self.server = server
        self.chance = random.Random(seed)
        self.players: list[RoamingPlayer] = []
        self.bot_tables: set[str] = set()
        self.until = 0.0
        self.incidents: list[tuple[float, str]] = []
        """What was done to nodes and to PostgreSQL, and when."""

    async def run(self) -> None:
        """Play, kill, and check."""
        for number in range(TABLES):
            self.add_table(number)
        for player in self.players:
            await player.take_seat()
        for player in self.players:
            await player.reveal()
        self.until = time.monotonic() + SECONDS
        games = asyncio.gather(*(self.play_on(player) for player in self.players))
        killing, restarting = asyncio.create_task(self.kill()), asyncio.create_task(self.restart_postgres())
        await asyncio.gather(killing, restarting)
        await asyncio.to_thread(self.cluster.start)
        await games
        self.tell_standstills()
        await self.check()

    def add_table(self, number: int) -> None:
        """Two people, or one and a bot, with a clock or without, of many rounds."""
        seats: list[str | None] = [None, "shepherd" if number % 3 == 2 else None]
        clock = {"kind": "fischer", "seconds": 3600, "increment": 5} if number % 2 else {"kind": "unlimited"}
        node = self.cluster.nodes[number % len(self.cluster.nodes)]
        created = node.create_table(seats=seats, time_control=clock, options={"rounds": 99})
        if any(seats):
            self.bot_tables.add(created["id"])
        for seat, bot in enumerate(seats):
            if bot is None:
                self.players.append(RoamingPlayer(self.cluster, created, seat, 2 * number + seat))

    async def play_on(self, player: RoamingPlayer) -> None:
        """Until the time is over."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.until - time.monotonic()):
                await player.play(pause=PAUSE)
        player.note_wait()

    async def kill(self) -> None:
        """Kill a random node, and start it again, again and again."""
        while time.monotonic() < self.until - KILL_EVERY:
            await asyncio.sleep(KILL_EVERY)
            node = self.chance.choice(self.cluster.nodes)
            name = f"node {self.cluster.nodes.index(node)}"
            if node.is_running:
                self.note(f"{name} is killed")
                await asyncio.to_thread(node.kill)
            await asyncio.to_thread(start, node)
            self.note(f"{name} answers again")

    async def restart_postgres(self) -> None:
        """Twice."""
        for _ in range(2):
            await asyncio.sleep(SECONDS / 3)
            self.note("PostgreSQL crashes")
            await asyncio.to_thread(self.server.restart)
            self.note("PostgreSQL answers again")

    def note(self, incident: str) -> None:
        self.incidents.append((time.monotonic(), incident))

    def tell_standstills(self) -> None:
        """Print how each long standstill came about: what its player, the test and the nodes did around it."""
        waits = sorted(player.longest_wait for player in self.players)
        print("the longest standstills:", [round(wait, 2) for wait in waits[-10:]])
        noted = sorted((one for player in self.players for one in player.standstills), key=lambda one: -one.seconds)
        logged = sorted(line for node in self.cluster.nodes for line in logged_by(node)) if noted else []
        for one in noted[:TOLD]:
            kind = "with a bot" if one.table in self.bot_tables else "of people"
            print(f"\nNo news for {one.seconds:.1f} s at table {one.table} {kind}, as {one.player} saw it:")
            begin, end = one.began - BEFORE, one.began + one.seconds
            lines = [*one.trail, *self.incidents, *logged]
            for at, what in sorted(line for line in lines if begin <= line[0] <= end)[:TOLD_LINES]:
                print(f"  {at - one.began:+7.2f} s  {what}")

    async def check(self) -> None:
        """Every acknowledged move is in the log, where it was acknowledged; no game stood still."""
        for player in self.players:
            path, secret = f"/api/tables/{player.client.table}", player.client.secret
            state = (await asyncio.to_thread(self.cluster.nodes[0].get, path, secret)).json()
            player.check(state["events"])
        assert sum(len(player.acknowledged) for player in self.players) > len(self.players)
        assert max(player.longest_wait for player in self.players) < STANDSTILL


def logged_by(node: ServerProcess) -> list[tuple[float, str]]:
    """What a node has logged, by the monotonic clock of this process."""
    offset = time.time() - time.monotonic()
    lines = []
    for text in node.log.read_text().splitlines():
        with contextlib.suppress(
            ValueError, KeyError, TypeError
        ):  # it is a traceback of an interpreter that was killed
            line = json.loads(text)
            at = datetime.strptime(line["time"], "%Y-%m-%d %H:%M:%S,%f").timestamp()  # noqa: DTZ007 - of this machine
            cause = line.get("error", "").strip().rpartition("\n")[2]
            lines.append((at - offset, f"{node.log.stem} logs: {line['message']} {line.get('table', '')} {cause}"))
    return lines


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
        cluster = Cluster(url, tmp_path, 3, starts_bots=True)
        cluster.start()
        try:
            endurance = Endurance(cluster, server, seed=1)
            cluster.run(endurance.run(), SECONDS + LAST_SECONDS)
        finally:
            cluster.kill()
