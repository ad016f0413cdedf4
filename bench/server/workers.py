"""What two workers carry beside one, on PostgreSQL.

Both are asked for more than they can do. The load generator takes its share of the same cores, which it would not if it
ran elsewhere: what a server would carry then is estimated from what every part of the machine had. As long as the
cores are the limit, it grows by all cores over those that the generator leaves; but one worker has one core at most, so
it can grow only until that is full.
"""

import os
import resource
import subprocess
import time
from pathlib import Path

from rich.progress import Progress

from bench.measure import Bar, Pace, Row
from bench.server.load import free_port, postgres, served
from bench.server.players import played
from highlands.engine.cores import cores

TABLES = 800
TOO_MUCH = 20_000.0
"""Moves a second that nobody can make: every table moves as soon as it can."""
SECONDS = 20.0
LEAST_GAIN = 1.5


def workers_of(process: subprocess.Popen[bytes]) -> list[int]:
    """The processes that serve: the children of a supervisor, without the one that watches over their resources."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def cpu_of(pids: list[int]) -> float:
    """The time that processes have had cores, in seconds."""
    total = 0.0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return total


def own_cpu() -> float:
    """The same of this process, which is the load generator."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


class Carried:
    """What a number of workers carried."""

    def __init__(self, number: int, database: str, seconds: float) -> None:
        port = free_port()
        with served(database, port, number) as process:
            pids = [process.pid] if number == 1 else workers_of(process)
            marks: list[tuple[float, float, float]] = []

            def mark() -> None:
                marks.append((time.perf_counter(), cpu_of(pids), own_cpu()))

            load = played(process, port, TABLES, seconds, TOO_MUCH, on_measuring=mark)
        (begun, cpu, generator), (ended, cpu_then, generator_then) = marks
        wall = ended - begun
        self.rate = len(load.acknowledged) / wall
        self.errors = load.errors
        self.each = (cpu_then - cpu) / wall / number
        """The share of a core that each worker had."""
        self.generator = (generator_then - generator) / wall
        self.alone = self.rate * min(cores() / max(0.1, cores() - self.generator), 1 / max(self.each, 0.01))
        """Moves a second if the generator ran elsewhere."""


def scaling(pace: Pace, progress: Progress) -> list[Row]:
    """Two workers beside one."""
    seconds = SECONDS if pace.repeats > 5 else 8.0
    task = progress.add_task("one worker and two on PostgreSQL", total=2)
    carried: list[Carried] = []
    for number in (1, 2):
        with postgres(progress) as database:
            if database is None:
                return []
            carried.append(Carried(number, database, seconds))
        progress.advance(task)
    one, two = carried
    note = "; ".join(
        f"{number}: {each.rate:.0f}/s measured, {each.each:.2f} of a core each, which is "
        f"{1000 * number * each.each / each.rate:.2f} ms a move; generator {each.generator:.2f}"
        for number, each in enumerate(carried, start=1)
    )
    errors = one.errors + two.errors
    return [
        Row(
            what="moves that two workers carry on PostgreSQL, without the generator",
            unit="moves/s",
            value=two.alone,
            peer=f"one: {one.alone:.0f}",
            ratio=two.alone / one.alone,
            bar=Bar("ratio", LEAST_GAIN),
            note=note + (f"; {len(errors)} errors, such as {errors[0]}" if errors else ""),
        )
    ]
