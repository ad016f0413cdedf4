"""What two workers carry beside one, on PostgreSQL.

A worker is one process on one core, so a second one pays where there is a core for it. This machine may not have one to
spare beside the database and the load generator: so each worker is held to the same small share of a core (`throttle`),
which the machine can give to two of them as well as to one, and all are asked for more than they can do. Then what they
carry is limited by nothing but the workers. The database and the generator are not held, and what they take is told.

Players of one table come to whichever worker accepts them. Beside that, two nodes are measured with all players of a
table at one node, and with those of every table at different nodes, which is the worst case: both follow each move.
"""

import subprocess
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path

import msgspec
from rich.progress import Progress
from sqlalchemy import make_url

from bench.measure import Bar, Pace, Row
from bench.server.load import free_port, postgres, served
from bench.server.players import Ports, played
from bench.server.throttle import cpu_of, held_to

TABLES = 400
TOO_MUCH = 20_000.0
"""Moves a second that nobody can make: every table moves as soon as it can."""
SHARE = 0.2
"""Of a core, for each worker."""
SECONDS = 20.0
LEAST_GAIN = 1.5


def children_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def workers_of(process: subprocess.Popen[bytes]) -> list[int]:
    """The processes that serve: the children of a supervisor, without the one that watches over their resources."""
    children = children_of(process.pid)
    return [pid for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def postgres_of(database: str) -> list[int]:
    """The processes of the PostgreSQL that a URL names by the folder of its socket; none if it is another machine's."""
    folder = make_url(database).query.get("host")
    if not isinstance(folder, str):
        return []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                command = (entry / "cmdline").read_bytes()
            except OSError:
                continue
            if folder.encode() in command and command.split(b"\0")[0].endswith(b"postgres"):
                return [int(entry.name), *children_of(int(entry.name))]
    return []


class Carried(msgspec.Struct, frozen=True):
    """What some workers carried."""

    rate: float
    """Moves a second."""
    share: float
    """Of a core, which each worker had."""
    cost: float
    """Milliseconds of a core that a move took all workers together."""
    database_cost: float
    """The same of PostgreSQL."""
    errors: list[str]

    def __str__(self) -> str:
        """For a note."""
        return (
            f"{self.rate:.0f}/s with {self.share:.2f} of a core each, a move {self.cost:.2f} ms of a core "
            f"and {self.database_cost:.2f} of PostgreSQL's"
        )


Serving = Callable[[str, ExitStack], tuple[subprocess.Popen[bytes], list[int], Sequence[Ports]]]
"""Starts workers on a database: a process of them, all that serve, and where the players of tables connect."""


def workers(number: int) -> Serving:
    """So many workers behind one port."""

    def serve(database: str, stack: ExitStack) -> tuple[subprocess.Popen[bytes], list[int], Sequence[Ports]]:
        port = free_port()
        process = stack.enter_context(served(database, port, number))
        return process, [process.pid] if number == 1 else workers_of(process), [(port, port)]

    return serve


def nodes(layout: Callable[[int, int], Sequence[Ports]]) -> Serving:
    """Two nodes with ports of their own, to which players are distributed."""

    def serve(database: str, stack: ExitStack) -> tuple[subprocess.Popen[bytes], list[int], Sequence[Ports]]:
        ports = free_port(), free_port()
        processes = [stack.enter_context(served(database, port)) for port in ports]
        return processes[0], [process.pid for process in processes], layout(*ports)

    return serve


def carried(serving: Serving, database: str, seconds: float) -> Carried:
    """What comes of it."""
    with ExitStack() as stack:
        process, pids, ports = serving(database, stack)
        marks: list[tuple[float, float, float]] = []
        holding = ExitStack()
        stack.enter_context(holding)

        def mark() -> None:
            if not marks:
                holding.enter_context(held_to(SHARE, pids))
            marks.append((time.perf_counter(), cpu_of(pids), cpu_of(postgres_of(database))))
            if len(marks) > 1:
                holding.close()

        load = played(process, ports, TABLES, seconds, TOO_MUCH, on_measuring=mark)
    (begun, cpu, database_cpu), (ended, cpu_then, database_cpu_then) = marks
    moves = max(1, len(load.acknowledged))
    return Carried(
        rate=moves / (ended - begun),
        share=(cpu_then - cpu) / (ended - begun) / len(pids),
        cost=1000 * (cpu_then - cpu) / moves,
        database_cost=1000 * (database_cpu_then - database_cpu) / moves,
        errors=load.errors,
    )


def scaling(pace: Pace, progress: Progress) -> list[Row]:
    """Two workers beside one."""
    seconds = SECONDS if pace.repeats > 5 else 8.0
    runs: dict[str, Serving] = {
        "one worker": workers(1),
        "two workers": workers(2),
        "two nodes, each table's players at one of them": nodes(lambda one, other: [(one, one), (other, other)]),
        "two nodes, each table's players at both": nodes(lambda one, other: [(one, other), (other, one)]),
    }
    task = progress.add_task("one worker and two on PostgreSQL", total=len(runs))
    found: dict[str, Carried] = {}
    for name, serving in runs.items():
        progress.update(task, description=name)
        with postgres(progress) as database:
            if database is None:
                return []
            found[name] = carried(serving, database, seconds)
        progress.advance(task)
    one = found.pop("one worker")
    return [
        Row(
            what=f"{name} on PostgreSQL, held to {SHARE} of a core each",
            unit="moves/s",
            value=each.rate,
            peer=f"one worker: {one.rate:.0f}",
            ratio=each.rate / one.rate,
            bar=Bar("ratio", LEAST_GAIN) if name == "two workers" else None,
            note=f"{each}; one worker: {one}" + _told(one.errors + each.errors),
        )
        for name, each in found.items()
    ]


def _told(errors: list[str]) -> str:
    return f"; {len(errors)} errors, such as {errors[0]}" if errors else ""
