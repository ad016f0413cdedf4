"""Start-up time of fresh processes: with an empty cache of compiled kernels, and with a warm one."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import partial

from rich.progress import Progress, TaskID

from bench.measure import Bar, Contestant, Pace, Row, interleave, machine, row_of

MOST_REPEATS = 5
GAMES = ("schotten-totten", "verraeter")
FRESH_PROCESS = "bench.startup.fresh_process"


def starting(pace: Pace, progress: Progress) -> list[Row]:
    """Compiling with an empty cache, one game alone and both; then first moves with the cache that this filled."""
    firsts = first_uses(progress)
    task = progress.add_task("compiling with an empty cache", total=3)
    with tempfile.TemporaryDirectory() as cache:
        alone = compiling(cache, [(FRESH_PROCESS, "everything", GAMES[0])], progress, task)
    with tempfile.TemporaryDirectory() as cache:
        # What the first of these should have compiled but has not is compiled in the second, and counts as well.
        both = compiling(cache, [("highlands.play.precompile",), (FRESH_PROCESS, "everything")], progress, task)
        return [
            *firsts,
            cold_row("Schotten Totten alone compiled and used, empty cache", alone, 60),
            cold_row("both games compiled and used, empty cache", both, 90),
            *first_moves(cache, pace, progress),
        ]


FIRST_USES = (("first-move", "`highlands.new` and the first move", 30.0), ("batch", "`Batch` and its first step", 40.0))
"""What is used first, in words, and how many seconds of the processor it may take."""


def first_uses(progress: Progress) -> list[Row]:
    """The processor time of first uses, each with an empty cache: compiled for one game and one purpose."""
    task = progress.add_task("first uses with an empty cache", total=len(GAMES) * len(FIRST_USES))
    rows = []
    for what, words, limit in FIRST_USES:
        for game in GAMES:
            with tempfile.TemporaryDirectory() as cache:
                _, busy = compiling(cache, [(FRESH_PROCESS, what, game)], progress, task)
            rows.append(row_of(f"{game}: {words}, empty cache", "s of CPU", [busy], bar=Bar("value", limit)))
    return rows


def first_use_table(rows: Sequence[Row], quick: bool) -> str:
    """The first uses, for the docs."""
    measured = [row for row in rows if row.unit == "s of CPU"]
    lines = ["| the first time, with nothing compiled | seconds of one core |", "| --- | --- |"]
    lines += [f"| {row.what.removesuffix(', empty cache')} | {row.value:.0f} |" for row in measured]
    facts, how = machine(), ", with `--quick`" if quick else ""
    return "\n".join(lines) + f"\n\nMeasured on {facts['cores']} cores, {facts['date']}{how}.\n"


def compiling(cache: str, commands: Sequence[Sequence[str]], progress: Progress, task: TaskID) -> tuple[float, float]:
    """The seconds that commands take, and how many of them they were at work."""
    begin, busy = time.perf_counter(), children_seconds()
    for command in commands:
        run(*command, cache=cache)
        progress.advance(task)
    return time.perf_counter() - begin, children_seconds() - busy


def cold_row(what: str, taken: tuple[float, float], limit: float) -> Row:
    """One row of compiling."""
    seconds, busy = taken
    return row_of(what, "s", [seconds], bar=Bar("value", limit), note=f"{busy:.0f} s of them at work")


def first_moves(cache: str, pace: Pace, progress: Progress) -> list[Row]:
    """What a person waits for, game by game."""
    fresh: dict[str, Contestant] = {game: partial(seconds_to_first_move, game, cache) for game in GAMES}
    repeats = min(pace.repeats, MOST_REPEATS)
    busy = children_seconds()
    warm = interleave(fresh, repeats, progress, "first move, warm cache")
    busy = (children_seconds() - busy) / repeats / len(GAMES)
    return [
        row_of(
            f"{game}: from import to the first move played, warm cache",
            "s",
            warm[game],
            bar=Bar("value", 2),
            note=f"the whole process: {busy:.2f} s at work",
        )
        for game in GAMES
    ]


def seconds_to_first_move(game: str, cache: str) -> float:
    """In a fresh process."""
    return float(run(FRESH_PROCESS, "first-move", game, cache=cache).split()[-1])


def children_seconds() -> float:
    """The processor time of all finished child processes; less than the clock's where others were at work as well."""
    times = os.times()
    return times.children_user + times.children_system


def run(module: str, *arguments: str, cache: str) -> str:
    """Runs a module in a new interpreter that keeps its compiled kernels in `cache`; gives what it prints."""
    environment = {**os.environ, "HIGHLANDS_CACHE": cache, "NUMBA_CACHE_DIR": cache}
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout
