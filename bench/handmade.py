"""Hand-made code (LLVM intrinsics, vectors, spinning threads) beside plain Numba: ``python -m bench handmade``.

Each pair takes turns in one process. What counts is the best of the repeats, since other load only ever slows down; the
note has the middle half of the ratios of neighbouring repeats. Hand-made code that gains less than a tenth is to be
removed. ``python -m bench.handmade`` also writes the table into docs/architecture.md.
"""

import re
import statistics
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numba
import numpy as np
from rich.console import Console
from rich.progress import Progress

from bench import handmade_loops as loops
from bench.crews import BASE, Seat
from bench.measure import FULL, Bar, Pace, Row, machine, paced, show, take_turns
from highlands.games.schotten_totten.state.cards import STONES
from highlands.games.schotten_totten.state.layout import PUBLIC_SIZE
from highlands.lab.envs import Batch

ENOUGH = 1.1
"""What hand-made code must gain."""

SAMPLE = 1024
HAND = 6
GAMES, THREADS = 1024, 2

DOCUMENT = Path(__file__).parents[1] / "docs" / "architecture.md"
MARKED = re.compile(r"(<!-- handmade -->\n).*?(<!-- end -->)", re.DOTALL)

Run = Callable[[int], object]


def pairs() -> dict[str, tuple[Run, Run]]:
    """For each piece of hand-made code: itself and the plain version, as loops."""
    rng = np.random.default_rng(1)
    masks = rng.integers(1, 1 << loops.WIDTH, SAMPLE)
    hands = np.array([sum(1 << int(card) for card in rng.choice(loops.WIDTH, HAND, replace=False)) for _ in masks])
    stones = rng.integers(1, 1 << STONES, SAMPLE)
    actions = np.zeros(BASE.spec.actions, np.int32)
    sets = rng.integers(0, 1 << loops.WIDTH, (SAMPLE // 4, loops.SETS))
    states = Seat(BASE, seed=1).sample(SAMPLE // 4, one_in=8)
    scratch = np.zeros(1, states.dtype)
    found: dict[str, tuple[Run, Run]] = {
        "trailing zeros (`bits.lowest`)": (
            partial(loops.members_handmade, hands),
            partial(loops.members_plain, hands),
        ),
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
    found[f"spinning threads (`Batch`, {GAMES} games, {THREADS} threads)"] = (batch_run(), prange_run())
    return found


def batch_run() -> Run:
    """Random steps with the workers of a batch."""
    batch = Batch(BASE.game, GAMES, seed=1, threads=THREADS, dtype=np.uint8)

    def run(steps: int) -> None:
        for _ in range(steps):
            batch.step(batch.random_actions())

    return run


def prange_run() -> Run:
    """The same steps with `prange`."""
    batch = Batch(BASE.game, GAMES, seed=1, dtype=np.uint8)
    arrays = batch._arrays
    scratch = np.zeros(2 * THREADS + 1, arrays.states.dtype)
    actions, illegal = np.zeros(GAMES, np.int64), np.zeros(THREADS, np.int64)
    rewards, done = np.zeros((GAMES, arrays.seats), np.float32), np.zeros(GAMES, np.bool_)
    numba.set_num_threads(min(THREADS, numba.config.NUMBA_NUM_THREADS))
    own: tuple[Any, ...] = (arrays.action_rngs, actions, illegal, rewards, done, scratch, tuple(arrays.buffers()))

    def run(steps: int) -> None:
        for _ in range(steps):
            loops.prange_step(THREADS, *own)

    return run


def handmade(pace: Pace, progress: Progress) -> list[Row]:
    """A row for each piece of hand-made code: how many times as fast as plain Numba it is."""
    rows = []
    for name, (ours, plain) in pairs().items():
        contestants = {"hand-made": paced(ours, pace.slot / 8), "plain Numba": paced(plain, pace.slot / 8)}
        speeds = take_turns(contestants, 3 * pace.repeats, progress, name)
        rows.append(row(name, speeds["hand-made"], speeds["plain Numba"]))
    return rows


def row(name: str, ours: Sequence[float], plain: Sequence[float]) -> Row:
    """The ratio of the best repeats."""
    low, middle, high = statistics.quantiles([our / its for our, its in zip(ours, plain, strict=True)], n=4)
    return Row(
        what=name,
        unit="rounds/s",
        value=max(ours),
        peer="plain Numba",
        ratio=max(ours) / max(plain),
        bar=Bar("ratio", ENOUGH),
        note=f"neighbours: {middle:.1f} ({low:.1f} to {high:.1f})",
    )


def table(rows: Sequence[Row]) -> str:
    """The rows as Markdown, with what was measured with."""
    facts = machine()
    lines = [
        "| hand-made | times as fast as plain Numba | middle half of the repeats |",
        "| --- | --- | --- |",
        *(f"| {row.what} | {row.ratio:.1f} | {row.note.removeprefix('neighbours: ')} |" for row in rows),
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


if __name__ == "__main__":
    main()
