"""How long fresh processes need: with an empty cache, and with a warm one."""

import os
import subprocess
import sys
import tempfile
import time

from rich.progress import Progress

from bench.measure import Bar, Pace, Row, row_of, take_turns

MOST_REPEATS = 5


def starting(pace: Pace, progress: Progress) -> list[Row]:
    """Compiling with an empty cache, then a first move with the cache that this filled."""
    with tempfile.TemporaryDirectory() as cache:
        task = progress.add_task("compiling everything with an empty cache", total=2)
        begin, busy = time.perf_counter(), children_seconds()
        run("highlands.preparing", cache=cache)
        progress.advance(task)
        # What the line above should have compiled but has not is compiled here, and counts as well.
        run("bench.fresh", "everything", cache=cache)
        progress.advance(task)
        cold, cold_busy = time.perf_counter() - begin, children_seconds() - busy
        fresh = {"fresh process": lambda: float(run("bench.fresh", "first-move", cache=cache).split()[-1])}
        repeats = min(pace.repeats, MOST_REPEATS)
        busy = children_seconds()
        warm = take_turns(fresh, repeats, progress, "first move, warm cache")["fresh process"]
        warm_busy = (children_seconds() - busy) / repeats
    return [
        row_of(
            "everything compiled and used, empty cache",
            "s",
            [cold],
            bar=Bar("value", 60),
            note=f"{cold_busy:.0f} s of them at work",
        ),
        row_of(
            "from import to the first move played, warm cache",
            "s",
            warm,
            bar=Bar("value", 2),
            note=f"the whole process: {warm_busy:.2f} s at work",
        ),
    ]


def children_seconds() -> float:
    """The processor time of all finished child processes; less than the clock's where others were at work as well."""
    times = os.times()
    return times.children_user + times.children_system


def run(module: str, *arguments: str, cache: str) -> str:
    """Runs a module in a new interpreter that keeps its compiled kernels in `cache`; gives what it prints."""
    environment = {**os.environ, "HIGHLANDS_CACHE": cache, "NUMBA_CACHE_DIR": cache}
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout
