"""Nanoseconds of single kernels, over positions of random games; and the table's size."""

from collections.abc import Callable
from functools import partial

import msgspec
import numpy as np
from rich.progress import Progress

from bench import loops
from bench import schotten_totten as ours
from bench.measure import Bar, Pace, Row, paced, row_of, take_turns

SAMPLE = 1024
"""Positions a kernel is timed on: a working set like a search's, not one hot line of cache."""

FEWEST_OF_A_CLASS, MOST_OF_A_CLASS = 256, 2048

PROOF, CLAIM, COPY = "proof (the best a side can reach)", "claim (own worth and proof)", "copy of a table"
BARS = {PROOF: Bar("value", 1000), CLAIM: Bar("value", 1000), COPY: Bar("value", 200)}


class Asked(msgspec.Struct, frozen=True):
    """A compiled loop, how many kernel calls one turn of it makes, and whether it is one class of proofs."""

    run: Callable[[int], object]
    calls: int
    is_class: bool = False


def kernels(pace: Pace, progress: Progress) -> list[Row]:
    """Every kernel that a search or a server calls often."""
    asked = {(variant, what): each for variant in ours.VARIANTS for what, each in questions(variant).items()}
    contestants = {f"{variant}: {what}": paced(each.run, pace.slot / 4) for (variant, what), each in asked.items()}
    speeds = take_turns(contestants, pace.repeats, progress, "kernels")
    rows: list[Row] = []
    classes: list[Row] = []
    for (variant, what), each in asked.items():
        name = f"{variant}: {what}"
        nanoseconds = [1e9 / (speed * each.calls) for speed in speeds[name]]
        row = row_of(name, "ns", nanoseconds, bar=BARS[PROOF] if each.is_class else BARS.get(what))
        (classes if each.is_class else rows).append(row)
    slowest = max(classes, key=lambda row: row.value)
    rows.append(msgspec.structs.replace(slowest, note=f"the slowest of {len(classes)} classes of sides"))
    rows.append(Row(what="size of a table", unit="bytes", value=ours.TABLE.itemsize, bar=Bar("value", 640)))
    return rows


def questions(variant: str) -> dict[str, Asked]:
    """What is asked of a variant, on positions of its random games."""
    seat = ours.Seat(variant, seed=1)
    many = seat.sample(16 * SAMPLE, one_in=8)
    tables, seen = many[:SAMPLE], np.zeros(SAMPLE, ours.TABLE)
    loops.conceal_all(tables, seen)
    cases = ours.proof_cases(many)
    some_cases = cases[:: len(cases) // (4 * SAMPLE)]
    complete = ours.complete_sides(tables)
    numbers = np.zeros(ours.RULES.encoded, np.float32)
    classes = {
        f"proof, {name}": Asked(partial(ours.proofs, chosen), len(chosen), is_class=True)
        for name, chosen in ours.classes(cases, FEWEST_OF_A_CLASS, MOST_OF_A_CLASS)
    }
    return {
        PROOF: Asked(partial(ours.proofs, some_cases), len(some_cases)),
        CLAIM: Asked(partial(ours.claim_checks, tables, complete), len(complete)),
        COPY: Asked(partial(loops.copies, tables, seat.scratch), SAMPLE),
        "conceal": Asked(partial(loops.conceals, tables, seat.scratch), SAMPLE),
        "resample": Asked(partial(loops.resamples, seen, seat.scratch, seat.rng), SAMPLE),
        "encode": Asked(partial(loops.encodes, seen, numbers), SAMPLE),
    } | classes
