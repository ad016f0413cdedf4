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
        begin = time.perf_counter()
        run("highlands.compiling", cache=cache)
        progress.advance(task)
        # What the line above should have compiled but has not is compiled here, and counts as well.
        run("bench.fresh", "everything", cache=cache)
        progress.advance(task)
        cold = time.perf_counter() - begin
        fresh = {"fresh process": lambda: float(run("bench.fresh", "first-move", cache=cache).split()[-1])}
        warm = take_turns(fresh, min(pace.repeats, MOST_REPEATS), progress, "first move, warm cache")["fresh process"]
    return [
        row_of("everything compiled and used, empty cache", "s", [cold], bar=Bar("value", 60)),
        row_of("from import to the first move played, warm cache", "s", warm, bar=Bar("value", 2)),
    ]


def run(module: str, *arguments: str, cache: str) -> str:
    """Runs a module in a new interpreter that keeps its compiled kernels in `cache`; gives what it prints."""
    environment = {**os.environ, "HIGHLANDS_CACHE": cache, "NUMBA_CACHE_DIR": cache}
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout
