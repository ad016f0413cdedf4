"""Hand-made code (LLVM intrinsics, vectors) beside plain Numba: ``python -m bench handmade``.

Each pair takes turns, in short slots of one process, timed by the processor time they took, which other load hardly
changes. The ratio is the median of those of neighbouring slots. Hand-made code that gains less than a tenth is to be
removed.
``python -m bench.handmade`` also writes the table into docs/architecture.md.
"""

import re
import statistics
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.progress import Progress

from bench.handmade import loops
from bench.measure import FULL, Bar, Pace, Row, machine, show
from bench.random_play import BASE, RandomPlayer
from highlands.games.schotten_totten.state.cards import STONES
from highlands.games.schotten_totten.state.layout import PUBLIC_SIZE

ENOUGH = 1.1
"""What hand-made code must gain."""

SAMPLE = 1024
HAND = 6

DOCUMENT = Path(__file__).parents[2] / "docs" / "architecture.md"
MARKED = re.compile(r"(<!-- handmade -->\n).*?(<!-- end -->)", re.DOTALL)

SLOT = 0.004
"""Seconds that each of a pair runs at a stretch."""
SLOTS_A_REPEAT = 20

Run = Callable[[int], object]


def pairs() -> dict[str, tuple[Run, Run]]:
    """For each piece of hand-made code: itself and the plain version, as loops."""
    rng = np.random.default_rng(1)
    masks = rng.integers(1, 1 << loops.WIDTH, SAMPLE)
    hands = np.array([sum(1 << int(card) for card in rng.choice(loops.WIDTH, HAND, replace=False)) for _ in masks])
    stones = rng.integers(1, 1 << STONES, SAMPLE)
    actions = np.zeros(BASE.spec.actions, np.int32)
    sets = rng.integers(0, 1 << loops.WIDTH, (SAMPLE // 4, loops.SETS))
    states = RandomPlayer(BASE, seed=1).sample(SAMPLE // 4, one_in=8)
    scratch = np.zeros(1, states.dtype)
    found: dict[str, tuple[Run, Run]] = {
        "leading zeros (`bits.highest`)": (
            partial(loops.highest_handmade, masks),
            partial(loops.highest_plain, masks),
        ),
        "sixteen actions at once (`bits.append_block`)": (
            partial(loops.plays_handmade, hands, stones, actions),
            partial(loops.plays_plain, hands, stones, actions),
        ),
        "block copy of fields (`copying.copy_prefix`)": (
            partial(loops.copies_handmade, states, scratch, PUBLIC_SIZE),
            partial(loops.copies_plain(states.dtype, PUBLIC_SIZE), states, scratch),
        ),
    }
    for name, dtype in (("floats", np.float32), ("bytes", np.uint8)):
        out = np.zeros(2 * loops.SETS * loops.WIDTH, dtype)
        found[f"a small set as {name} (`encoding.write_bits`)"] = (
            partial(loops.small_sets_handmade, masks, out),
            partial(loops.small_sets_plain, masks, out),
        )
        found[f"many sets as {name} (`encoding.sets_writer`)"] = (
            partial(loops.sets_handmade, sets, out),
            partial(loops.sets_plain, sets, out),
        )
    out = np.zeros(8 * loops.WORDS, np.float32)
    found["eight numbers of a word as floats (`encoding.write_bytes`)"] = (
        partial(loops.words_handmade, masks, out),
        partial(loops.words_plain, masks, out),
    )
    return found


def handmade(pace: Pace, progress: Progress) -> list[Row]:
    """A row for each piece of hand-made code: how many times as fast as plain Numba it is."""
    found = pairs()
    task = progress.add_task("hand-made and plain", total=len(found))
    rows = []
    for name, (ours, plain) in found.items():
        progress.update(task, description=name)
        rows.append(compared(name, ours, plain, pace.repeats * SLOTS_A_REPEAT))
        progress.advance(task)
    return rows


def compared(name: str, ours: Run, plain: Run, slots: int) -> Row:
    """One row: both in turns, and the ratios of neighbours."""
    amounts = [amount_for(run) for run in (ours, plain)]
    ratios = []
    for _ in range(slots):
        own, other = (timed(run, amount) / amount for run, amount in zip((ours, plain), amounts, strict=True))
        ratios.append(other / own)
    low, middle, high = statistics.quantiles(ratios, n=4)
    return Row(
        what=name,
        unit="µs",
        value=timed(ours, amounts[0]) / amounts[0] * 1e6,
        spread=(high - low) / middle,
        peer="plain Numba",
        ratio=middle,
        bar=Bar("ratio", ENOUGH),
        note=f"{low:.2g} to {high:.2g}",
    )


def timed(run: Run, amount: int) -> float:
    """Seconds of the processor that `run(amount)` takes."""
    begin = time.thread_time()
    run(amount)
    return time.thread_time() - begin


def amount_for(run: Run) -> int:
    """How much fills a slot."""
    run(1)  # compiles, or loads what was compiled
    return max(1, round(SLOT * 10 / max(timed(run, 10), 1e-7)))


def table(rows: Sequence[Row]) -> str:
    """The rows as Markdown, with what was measured with."""
    facts = machine()
    lines = [
        "| hand-made | times as fast as plain Numba | middle half of the slots |",
        "| --- | --- | --- |",
        *(f"| {row.what} | {row.ratio:.1f} | {row.note} |" for row in rows),
        "",
        f"Measured with Numba {facts['numba']} on {facts['cores']} cores ({facts['architecture']}), {facts['date']}.",
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure, print, and write the table into the documentation."""
    with Progress() as progress:
        rows = handmade(FULL, progress)
    show(rows, Console(width=160))
    text = DOCUMENT.read_text(encoding="utf-8")
    DOCUMENT.write_text(MARKED.sub(lambda match: match[1] + table(rows) + match[2], text), encoding="utf-8")
