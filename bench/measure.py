"""Timing: contestants are interleaved, and the median of their repeats counts."""

import platform
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Literal

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from highlands.engine.cores import cores

RESULTS = Path(__file__).parent / "results"

Contestant = Callable[[], float]
"""Runs once for a fraction of a second and says how fast that was."""


class Bar(msgspec.Struct, frozen=True):
    """What a row must reach: a ratio to the peer of at least `limit`, or a value of at most `limit`."""

    on: Literal["ratio", "value"]
    limit: float

    def __str__(self) -> str:
        return f"≥ {self.limit:g} ×" if self.on == "ratio" else f"≤ {self.limit:g}"


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the result. `spread` is relative: the width of the repeats' middle half over their median."""

    what: str
    unit: str
    value: float
    spread: float | None = None
    peer: str | None = None
    ratio: float | None = None
    bar: Bar | None = None
    note: str = ""

    @property
    def passes(self) -> bool | None:
        """Whether the bar is reached; None without a bar."""
        if self.bar is None:
            return None
        if self.bar.on == "value":
            return self.value <= self.bar.limit
        return self.ratio is not None and self.ratio >= self.bar.limit


class Pace(msgspec.Struct, frozen=True):
    """How long a run takes and how sure it is."""

    repeats: int
    slot: float  # seconds that a contestant runs at a stretch
    qualifying_slot: float  # seconds that a contestant runs at a stretch in the qualifying rounds
    close_enough: float  # relative standard error of the decisions in a peer's game


FULL = Pace(repeats=11, slot=0.4, qualifying_slot=0.2, close_enough=0.003)
QUICK = Pace(repeats=3, slot=0.15, qualifying_slot=0.05, close_enough=0.01)


def timed(run: Callable[[int], object], amount: int) -> float:
    """Seconds that `run(amount)` takes."""
    start = time.perf_counter()
    run(amount)
    return time.perf_counter() - start


def amount_for(run: Callable[[int], object], seconds: float) -> int:
    """How much to ask of `run` so that it takes about `seconds`."""
    run(1)  # compiles, or loads what was compiled
    amount = 1
    while (taken := timed(run, amount)) < seconds / 4:
        amount = max(2 * amount, int(amount * seconds / 3 / max(taken, 1e-6)) if taken > seconds / 100 else 10 * amount)
    return max(1, round(amount * seconds / taken))


def paced(run: Callable[[int], object], seconds: float) -> Contestant:
    """A contestant that does about `seconds` of `run` each time and gives its rate per second."""
    amount = amount_for(run, seconds)
    return lambda: amount / timed(run, amount)


def interleave(
    contestants: Mapping[str, Contestant], repeats: int, progress: Progress, title: str
) -> dict[str, list[float]]:
    """Run every contestant once per repeat, in alternating order: slow phases of the machine hit all of them."""
    speeds: dict[str, list[float]] = {name: [] for name in contestants}
    names = list(contestants)
    task = progress.add_task(title, total=repeats * len(names))
    for repeat in range(repeats):
        for name in names if repeat % 2 == 0 else reversed(names):
            progress.update(task, description=f"{title}: {name}")
            speeds[name].append(contestants[name]())
            progress.advance(task)
    progress.update(task, description=title)
    return speeds


def row_of(
    what: str,
    unit: str,
    values: Sequence[float],
    *,
    peer: str | None = None,
    ratio: float | None = None,
    bar: Bar | None = None,
    note: str = "",
) -> Row:
    """A row of repeated measurements: their median, and how far they spread."""
    median = statistics.median(values)
    spread = None
    if len(values) > 1:
        low, _, high = statistics.quantiles(values, n=4, method="inclusive")
        spread = (high - low) / median
    return Row(what=what, unit=unit, value=median, spread=spread, peer=peer, ratio=ratio, bar=bar, note=note)


def ratio(ours: Sequence[float], peers: Sequence[float]) -> float:
    """The median of the repeats' own ratios: neighbours in time are compared with each other."""
    return statistics.median(our / peer for our, peer in zip(ours, peers, strict=True))


def show(rows: Sequence[Row], console: Console) -> None:
    """Prints the rows as a table."""
    table = Table(title="Highlands, measured", title_justify="left")
    table.add_column("what")
    for heading in ("value", "spread", "ratio", "bar"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("note", style="dim")
    for row in rows:
        style = {True: "green", False: "bold red", None: ""}[row.passes]
        table.add_row(
            row.what,
            f"{row.value:,.0f} {row.unit}" if row.value >= 100 else f"{row.value:.3g} {row.unit}",
            "" if row.spread is None else f"{row.spread:.0%}",
            "" if row.ratio is None else f"{row.ratio:.2f} × {row.peer}",
            "" if row.bar is None else Text(f"{row.bar} {'✓' if row.passes else 'missed'}", style),
            row.note,
        )
    console.print(table)


def machine() -> dict[str, str | int]:
    """What a reader must know to compare: versions and cores; nothing that names the machine."""
    return {
        "python": platform.python_version(),
        "numpy": version("numpy"),
        "numba": version("numba"),
        "open_spiel": version("open_spiel"),
        "architecture": platform.machine(),
        "cores": cores(),
        "date": datetime.now(UTC).date().isoformat(),
    }


def save(rows: Sequence[Row], quick: bool) -> Path:
    """Writes rows and machine facts as JSON, under the time of the run, and gives the file."""
    file = RESULTS / f"{datetime.now(UTC):%Y-%m-%dT%H%M%SZ}.json"
    content = {
        "machine": machine(),
        "quick": quick,
        "rows": [{**msgspec.structs.asdict(row), "passes": row.passes} for row in rows],
    }
    file.write_bytes(msgspec.json.format(msgspec.json.encode(content), indent=2) + b"\n")
    return file
