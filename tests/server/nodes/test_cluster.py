"""Three servers on one PostgreSQL: whole games over all of them, while they are killed, stopped and cut off."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from highlands.server.store.notifications import APPLICATION_NAME
from tests.server.nodes.cluster import BROKEN, RESTART, Cluster, RoamingPlayer, caught_up
from tests.server.store.sample_rows import beside
from tests.server.support.server_process import CLOSED, Client, ServerProcess
from tools.postgres import Postgres

FISCHER = {"kind": "fischer", "seconds": 600, "increment": 2}


@pytest.fixture(scope="module")
def shared_cluster(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Three nodes."""
    with postgres.database() as url:
        cluster = Cluster(url, tmp_path_factory.mktemp("cluster"), 3, "--review-iterations", "40")
        cluster.start()
        yield cluster
        cluster.kill()
        assert "Traceback" not in cluster.log


@pytest.fixture
def cluster(shared_cluster: Cluster) -> Iterator[Cluster]:
    """Three nodes that run; a test may stop them."""
    yield shared_cluster
    shared_cluster.start()


async def holder(cluster: Cluster, table: str) -> ServerProcess:
    """The node that serves a table."""
    query = f"SELECT node_id FROM leases WHERE table_id = '{table}'"
    ((node_id,),) = await beside(cluster.nodes[0].database, query)
    for node in cluster.nodes:
        if node.is_running and f"node {node_id} " in node.log.read_text():
            return node
    raise AssertionError(f"nobody serves {table}")


def test_a_whole_game_with_a_clock_an_undo_and_a_spectator_over_three_nodes(cluster: Cluster):
    async def play() -> None:
        created = cluster.nodes[0].create_table(time_control=FISCHER, public=True, options={"first": 0})
        ann = await cluster.seat(created, 0, "Ann", 0)
        ben = await cluster.seat(created, 1, "Ben", 1)
        eve = await cluster.nodes[2].client(created["id"], None)
        await caught_up(ann, ben, eve)
        before = ann.state["view"]
        await ann.move(ann.state["moves"][0])
        await ann.request({"type": "request-undo", "version": ann.state["version"]})
        await caught_up(ann, ben, eve)
        assert ben.state["proposal"] == {"kind": "undo", "by": 0, "accepted": [0]}
        await ben.request({"type": "answer-proposal", "version": ben.state["version"], "accept": True})
        await caught_up(ann, ben, eve)
        assert ann.state["view"] == before
        await asyncio.gather(ann.play_on(random.Random(1)), ben.play_on(random.Random(2)), until_over(eve))
        for client in (ann, ben, eve):
            assert client.state["end"]["reason"] == "played"
            assert [event["number"] for event in client.events] == list(range(len(client.events)))
        assert ann.events == ben.events == eve.events
        for_ann = await ann.request({"type": "request-rematch"})
        for_ben = await ben.request({"type": "request-rematch"})
        assert for_ann["table"] == for_ben["table"]

    cluster.run(play())


async def until_over(client: Client) -> None:
    while not client.is_over:
        await client.wait_for("state")


def test_against_bots_from_node_to_node(cluster: Cluster):
    async def play() -> None:
        created = cluster.nodes[0].create_table("verraeter", [None, "shepherd", "shepherd"], options={"players": 3})
        ann = await cluster.seat(created, 0, "Ann", 0)
        for number in range(6):
            await ann.play_on(random.Random(number), moves=2)
            ann.server = cluster.nodes[number % 3]
            await ann.join()
        numbers = [event["number"] for event in ann.events]
        assert numbers == list(range(len(numbers)))
        assert {event["seat"] for event in ann.events if event["kind"] == "move"} == {0, 1, 2}

    cluster.run(play())


def test_a_move_is_soon_on_the_screens_of_other_nodes(cluster: Cluster):
    async def play() -> list[float]:
        created = cluster.nodes[0].create_table(options={"first": 0})
        ann = await cluster.seat(created, 0, "Ann", 0)
        ben = await cluster.seat(created, 1, "Ben", 1)
        await caught_up(ann, ben)
        delays: list[float] = []
        while not ann.is_over and len(delays) < 30:
            mover, other = (ann, ben) if ann.is_to_move else (ben, ann)
            await mover.move(mover.state["moves"][0])
            acknowledged = time.monotonic()
            await caught_up(mover, other)
            delays.append(time.monotonic() - acknowledged)
        return delays

    delays = sorted(cluster.run(play()))
    # Half of them, since the tests of a busy machine are no measurement: the bench is.
    assert delays[len(delays) // 2] < 0.2


def test_when_the_node_that_serves_a_table_is_killed_its_bot_plays_on_elsewhere(cluster: Cluster):
    async def play() -> float:
        created = cluster.nodes[0].create_table(seats=[None, "shepherd"], time_control=FISCHER, options={"first": 0})
        ann = await cluster.seat(created, 0, "Ann", 0)
        await ann.play_on(random.Random(1), moves=3)
        serving = await holder(cluster, created["id"])
        ann.server = next(node for node in cluster.nodes if node is not serving)
        await ann.join()
        while not ann.is_to_move:
            await ann.wait_for("state")
        await asyncio.to_thread(serving.kill)
        killed = time.monotonic()
        remaining = ann.state["clock"]["remaining"][0]
        await ann.move(ann.state["moves"][0])
        while not (ann.state["moves"] or ann.is_over):
            await ann.wait_for("state")
        waited = time.monotonic() - killed
        assert await holder(cluster, created["id"]) is not serving
        assert ann.state["clock"]["remaining"][0] > remaining - 2_000
        return waited

    assert cluster.run(play()) < 15, "five seconds on a machine with nothing else to do"


def test_a_node_that_is_stopped_sends_its_clients_on_and_no_clock_runs_meanwhile(cluster: Cluster):
    async def play() -> None:
        created = cluster.nodes[0].create_table(time_control=FISCHER, options={"first": 0})
        ben = await cluster.seat(created, 1, "Ben", 1)
        # The game begins at the first node, which so serves the table.
        ann = await cluster.seat(created, 0, "Ann", 0)
        await caught_up(ann, ben)
        stopping = asyncio.create_task(asyncio.to_thread(cluster.nodes[0].stop))
        with pytest.raises(CLOSED) as closed:
            await ann.wait_for("nothing that would ever come")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == RESTART
        left = time.monotonic()
        ann.server = cluster.nodes[2]
        await ann.join()
        assert time.monotonic() - left < 10, "two seconds on a machine with nothing else to do"
        while not any(event["kind"] == "downtime" for event in ben.events):
            await ben.wait_for("state")
        await stopping
        await ann.move(ann.state["moves"][0])
        await caught_up(ann, ben)
        assert not ben.is_over

    cluster.run(play())


@pytest.mark.long
@pytest.mark.ci
def test_a_rolling_restart_loses_no_move(cluster: Cluster):
    async def play() -> None:
        players = []
        for table in range(4):
            created = cluster.nodes[table % 3].create_table(time_control=FISCHER, options={"rounds": 3})
            players += [RoamingPlayer(cluster, created, seat, 2 * table + seat) for seat in range(2)]
        games = asyncio.gather(*(player.play(pause=0.05) for player in players))
        for node in cluster.nodes:
            await asyncio.to_thread(node.stop)
            await asyncio.to_thread(node.start)
        await games
        for player in players:
            path = f"/api/tables/{player.client.table}"
            state = (await asyncio.to_thread(cluster.nodes[0].get, path, player.client.secret)).json()
            assert state["end"]["reason"] == "played"
            player.check(state["events"])

    cluster.run(play())


def test_nodes_whose_listening_connections_are_cut_show_everything_all_the_same(cluster: Cluster):
    async def play() -> None:
        created = cluster.nodes[0].create_table(options={"first": 0})
        ann = await cluster.seat(created, 0, "Ann", 0)
        ben = await cluster.seat(created, 1, "Ben", 1)
        await caught_up(ann, ben)
        cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '{APPLICATION_NAME}'"
        for _ in range(5):
            await beside(cluster.nodes[0].database, cut)
            for _ in range(3):
                mover, other = (ann, ben) if ann.is_to_move else (ben, ann)
                if not mover.is_over:
                    await mover.move(mover.state["moves"][0])
                await caught_up(mover, other)

    cluster.run(play())


# Workers


def workers_of(server: ServerProcess) -> list[int]:
    """The process ids of a server's workers."""
    found = subprocess.run(["pgrep", "-P", str(server.pid), "-f", "spawn_main"], capture_output=True, check=False)
    return [int(pid) for pid in found.stdout.split()]


def is_running(pid: int) -> bool:
    return subprocess.run(["ps", "-p", str(pid)], capture_output=True, check=False).returncode == 0


@pytest.fixture(scope="module")
def workers(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server of two workers."""
    with postgres.database() as url:
        server = ServerProcess(url, tmp_path_factory.mktemp("workers") / "log", "--workers", "2")
        server.start()
        yield server
        if server.is_running:
            server.stop()
        assert "Traceback" not in server.log.read_text()


@pytest.mark.long
@pytest.mark.ci
def test_workers_share_a_port_and_one_that_dies_is_replaced(workers: ServerProcess):
    async def play() -> None:
        created = workers.create_table(options={"first": 0})
        ann = await workers.sit(created, 0, "Ann")
        ben = await workers.sit(created, 1, "Ben")
        # Whichever worker answers, and whichever they are connected to.
        for _ in range(4):
            assert "highlands_websocket_connections 2.0" in workers.get("/metrics").text.splitlines()
        before = workers_of(workers)
        assert len(before) == 2
        for killed in before:
            os.kill(killed, signal.SIGKILL)
            for client in (ann, ben):
                await rejoin(client)
            await caught_up(ann, ben)
            mover = ann if ann.is_to_move else ben
            assert (await mover.move(mover.state["moves"][0]))["type"] == "ack"
            await caught_up(ann, ben)
            until = time.monotonic() + 60
            while len(workers_of(workers)) < 2:
                assert time.monotonic() < until
                await asyncio.sleep(0.1)
        assert not set(before) & set(workers_of(workers))
        for _ in range(4):
            await rejoin(ann)
            await rejoin(ben)
            assert len(who_serves(workers, ann) | who_serves(workers, ben)) == 1

    workers.run(play())


def who_serves(server: ServerProcess, client: Client) -> set[int]:
    """The workers that have a client's connection open."""
    assert client._socket is not None
    ends = f":{server.port:04X}", f":{client._socket.local_address[1]:04X}"
    lines = (line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:])
    (inode,) = (line[9] for line in lines if (line[1][8:], line[2][8:]) == ends)
    found = set()
    for pid in workers_of(server):
        for file in Path(f"/proc/{pid}/fd").iterdir():
            with suppress(FileNotFoundError):
                if str(file.readlink()) == f"socket:[{inode}]":
                    found.add(pid)
    return found


async def rejoin(client: Client) -> None:
    """Join, however often it takes."""
    until = time.monotonic() + 60
    while True:
        try:
            await client.join()
        except BROKEN:
            assert time.monotonic() < until
            await asyncio.sleep(0.1)
        else:
            return


@pytest.mark.long
@pytest.mark.ci
def test_stopping_the_supervisor_stops_the_workers(workers: ServerProcess):
    running = workers_of(workers)
    assert workers.stop() in {0, -signal.SIGTERM}
    assert not [pid for pid in running if is_running(pid)]
