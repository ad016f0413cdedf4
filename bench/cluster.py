"""The arena on a Ray cluster beside its own worker processes, on the same cores; and what more of them would give.

Only steady play is timed: starting Ray, its players and their kernels takes seconds once, whatever is played then, and
in the end players wait for the last shard, up to `SHARD_SECONDS`. Runs with and without Ray take turns, and the
median counts.
"""

import os
import statistics
import time
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import typer
from rich.progress import Progress

from bench.documented import DOCS, write_numbers
from bench.measure import FULL, QUICK, Bar, Pace, Row
from highlands import __version__
from highlands.arena import Cluster, Header, Ledger, Match, new_contest, run
from highlands.arena.game_runner import play
from highlands.arena.pools.cluster_games import GamePerformer
from highlands.cluster.pool import SHARD_SECONDS
from highlands.cluster.worker import ShardWorker, encode_shard
from highlands.engine.cores import cores
from highlands.extras import need

PAGE = DOCS / "research" / "cluster.md"
ADDRESS = "127.0.0.2"
"""Ray replaces 127.0.0.1 by the machine's address in the network."""
SECONDS = 7
"""About how long each run takes: several shards of each player."""
LOST = 0.1
"""The share of local speed that Ray may cost."""
PARTS = 4
"""The first and the last of so many parts of the results are not timed."""
REPEATS, QUICK_REPEATS = 3, 1
EMPTY_SHARDS = 50
CALCULATED = {"64 cores": 64, "ten machines of 16 cores": 160}


class Measured(msgspec.Struct, frozen=True):
    """Games per second of one local worker, of one for each core, and of Ray on all cores."""

    one: float
    local: float
    ray: float
    shard: float
    """Seconds that it takes to hand out a shard."""
    command: float
    """Seconds of CPU time that the command itself takes for a game on Ray: all machines share this one process."""


def rate(games: int, **where: Any) -> tuple[float, float]:
    """Games per second once everybody plays, and the CPU time of this process for each."""
    contest = new_contest("schotten-totten", ("warrior", "clansman"), seed="bench")
    ends = []
    with TemporaryDirectory() as folder:
        ledger = Ledger.create(Path(folder) / "ledger.jsonl", Header(contest=contest, games=games))
        for _ in run(Match(contest, games), ledger, **where):
            ends.append((time.perf_counter(), time.process_time()))
        ledger.close()
    part = len(ends) // PARTS
    (begin, cpu_begin), (end, cpu_end) = ends[part], ends[-part]
    counted = len(ends) - 2 * part
    return counted / (end - begin), (cpu_end - cpu_begin) / counted


def shard_cost(ray: Any, address: str) -> float:
    """Seconds from handing a player a shard without games until it is known to be done."""
    ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    try:
        contest = new_contest("schotten-totten", ("warrior", "clansman"), seed="bench")
        performer = GamePerformer(contest, partial(play, keep_record=False))
        actor = ray.remote(ShardWorker).remote(performer, __version__, str(Path.cwd()))
        ray.get(actor.prepare.remote())
        costs = []
        for _ in range(EMPTY_SHARDS):
            begin = time.perf_counter()
            list(actor.work.options(num_returns="streaming").remote(encode_shard([])))
            costs.append(time.perf_counter() - begin)
        return statistics.median(costs)
    finally:
        ray.shutdown()


def measured(pace: Pace, progress: Progress) -> Measured:
    """All of it, on a cluster of one node that is started for it."""
    # Without the second, Ray's processes stand back behind all others, and two things would be compared at once.
    os.environ.update({"RAY_USAGE_STATS_ENABLED": "0", "RAY_worker_niceness": "0"})
    ray = need("ray", "cluster")
    nodes = need("ray.cluster_utils", "cluster").Cluster(
        initialize_head=True,
        head_node_args={"num_cpus": cores(), "include_dashboard": False, "node_ip_address": ADDRESS},
    )
    repeats = REPEATS if pace == FULL else QUICK_REPEATS
    task = progress.add_task("cluster", total=3 * repeats + 1)
    one, local, on_ray, command = [], [], [], []
    try:
        games = int(rate(200, workers=1)[0] * SECONDS)
        for _ in range(repeats):
            one.append(rate(games, workers=1)[0])
            progress.advance(task)
            local.append(rate(games * cores(), workers=cores())[0])
            progress.advance(task)
            found, cpu = rate(games * cores(), workers=cores(), cluster=Cluster(nodes.address))
            on_ray.append(found)
            command.append(cpu)
            progress.advance(task)
        shard = shard_cost(ray, nodes.address)
        progress.advance(task)
    finally:
        nodes.shutdown()
    median = statistics.median
    return Measured(median(one), median(local), median(on_ray), shard, median(command))


def rows(found: Measured) -> list[Row]:
    """As the bench shows them."""
    name = "games of warrior and clansman"
    return [
        Row(what=f"{name}, 1 worker", unit="games/s", value=found.one),
        Row(what=f"{name}, {cores()} workers", unit="games/s", value=found.local),
        Row(
            what=f"{name}, Ray on {cores()} cores",
            unit="games/s",
            value=found.ray,
            peer="local workers",
            ratio=found.ray / found.local,
            bar=Bar(on="ratio", limit=1 - LOST),
        ),
        Row(what="handing out a shard without games", unit="ms", value=1000 * found.shard),
    ]


def table(found: Measured, quick: bool) -> str:
    """What was measured, and what is calculated from it, for the docs."""
    lines = ["| | games a second | |", "| --- | --- | --- |"]
    lines.append(f"| 1 local worker | {found.one:.0f} | measured |")
    lines.append(f"| {cores()} local workers | {found.local:.0f} | measured |")
    lines.append(f"| Ray, {cores()} cores | {found.ray:.0f} | measured |")
    for name, number in CALCULATED.items():
        # The command hands out all shards and takes in all games by itself.
        possible = {
            "": found.ray / cores() * number,
            ": all that the command can take in": 1 / found.command,
            ": all that the command can hand out": found.ray / cores() * SHARD_SECONDS / found.shard,
        }
        why, games = min(possible.items(), key=lambda item: item[1])
        lines.append(f"| {name} | {games:,.0f} | calculated, not measured{why} |")
    day = datetime.now(UTC).date()
    how = ", with `--quick`" if quick else ""
    return "\n".join(lines) + (
        f"\n\nHanding out a shard takes {1000 * found.shard:.1f} ms, playing it about {SHARD_SECONDS:g} s; for "
        f"every game the command itself needs {1000 * found.command:.2f} ms of CPU time. "
        f"Measured on {cores()} cores, {day}{how}.\n"
    )


def on_a_cluster(pace: Pace, progress: Progress) -> list[Row]:
    """Ray's overhead against local workers."""
    return rows(measured(pace, progress))


def main(quick: bool = False) -> None:
    """Measure, print, and put the numbers into the docs: ``python -m bench.cluster``."""
    with Progress() as progress:
        numbers = table(measured(QUICK if quick else FULL, progress), quick)
    print(numbers)
    write_numbers(PAGE, "python -m bench.cluster", numbers)


if __name__ == "__main__":
    typer.run(main)
