"""Nanoseconds of single kernels, over positions of random games; and the tables' sizes."""

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray
from rich.progress import Progress

from bench import loops
from bench import schotten_totten as proving
from bench.random_play import BASE, FOUR, SCHOTTEN_TOTTEN, TACTICS, THREE, Seat, Variant
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
    asked = {
        (variant.name, what): each
        for variant in (BASE, TACTICS, THREE, FOUR)
        for what, each in questions(variant).items()
    }
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
    return rows + [
        Row(
            what=f"{game}: size of a table",
            unit="bytes",
            value=variant.spec.state_dtype.itemsize,
            bar=Bar("value", 640),
        )
        for game, variant in (("Schotten Totten", BASE), ("Verräter", FOUR))
    ]


def questions(variant: Variant) -> dict[str, Asked]:
    """What is asked of a variant, on positions of its random games."""
    seat = Seat(variant, seed=1)
    many = seat.sample(16 * SAMPLE, one_in=8)
    states, observed = many[:SAMPLE], np.zeros(SAMPLE, seat.dtype)
    loops.conceal_all(states, observed)
    numbers = np.zeros(variant.spec.encoded, np.float32)
    return (questions_of_proof(many, states) if variant.game == SCHOTTEN_TOTTEN else {}) | {
        COPY: Asked(partial(loops.copies, states, seat.scratch), SAMPLE),
        "conceal": Asked(partial(loops.observes, states, seat.scratch), SAMPLE),
        "resample": Asked(partial(loops.resamples, observed, seat.scratch, seat.rng), SAMPLE),
        "encode": Asked(partial(loops.encodes, observed, numbers), SAMPLE),
    }


def questions_of_proof(many: NDArray[Any], states: NDArray[Any]) -> dict[str, Asked]:
    """What is asked of Schotten Totten besides."""
    cases = proving.proof_cases(many)
    some_cases = cases[:: len(cases) // (4 * SAMPLE)]
    complete = proving.complete_sides(states)
    classes = {
        f"proof, {name}": Asked(partial(proving.proofs, chosen), len(chosen), is_class=True)
        for name, chosen in proving.classes(cases, FEWEST_OF_A_CLASS, MOST_OF_A_CLASS)
    }
    return {
        PROOF: Asked(partial(proving.proofs, some_cases), len(some_cases)),
        CLAIM: Asked(partial(proving.claim_checks, states, complete), len(complete)),
    } | classes
