"""Nanoseconds per call of single kernels, over positions of random games; and the sizes of states."""

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray
from rich.progress import Progress

from bench.kernels import loops, proofs
from bench.measure import Bar, Pace, Row, interleave, paced, row_of
from bench.random_play import BASE, FOUR, SCHOTTEN_TOTTEN, TACTICS, THREE, RandomPlayer, Variant

SAMPLE = 1024
"""Positions a kernel is timed on: a working set like a search's, not one hot cache line."""

FEWEST_OF_A_CLASS, MOST_OF_A_CLASS = 256, 2048

PROOF, CLAIM, COPY = "proof (the best a side can reach)", "claim (own worth and proof)", "copy of a state"
BARS = {PROOF: Bar("value", 1000), CLAIM: Bar("value", 1000), COPY: Bar("value", 200)}


class TimedLoop(msgspec.Struct, frozen=True):
    """A compiled loop, how many kernel calls one pass of it makes, and whether it is one class of proofs."""

    run: Callable[[int], object]
    calls: int
    is_class: bool = False


def kernels(pace: Pace, progress: Progress) -> list[Row]:
    """Every kernel that a search or a server calls often."""
    timed = {
        (variant.name, what): each
        for variant in (BASE, TACTICS, THREE, FOUR)
        for what, each in loops_of(variant).items()
    }
    contestants = {f"{variant}: {what}": paced(each.run, pace.slot / 4) for (variant, what), each in timed.items()}
    speeds = interleave(contestants, pace.repeats, progress, "kernels")
    rows: list[Row] = []
    classes: list[Row] = []
    for (variant, what), each in timed.items():
        name = f"{variant}: {what}"
        nanoseconds = [1e9 / (speed * each.calls) for speed in speeds[name]]
        row = row_of(name, "ns", nanoseconds, bar=BARS[PROOF] if each.is_class else BARS.get(what))
        (classes if each.is_class else rows).append(row)
    slowest = max(classes, key=lambda row: row.value)
    rows.append(msgspec.structs.replace(slowest, note=f"the slowest of {len(classes)} classes of sides"))
    return rows + [
        Row(
            what=f"{game}: size of a state",
            unit="bytes",
            value=variant.spec.state_dtype.itemsize,
            bar=Bar("value", 640),
        )
        for game, variant in (("Schotten Totten", BASE), ("Verräter", FOUR))
    ]


def loops_of(variant: Variant) -> dict[str, TimedLoop]:
    """The loops of a variant, on positions of its random games."""
    player = RandomPlayer(variant, seed=1)
    many = player.sample(16 * SAMPLE, one_in=8)
    states, observed = many[:SAMPLE], np.zeros(SAMPLE, player.dtype)
    loops.observe_all(states, observed)
    numbers = np.zeros(variant.spec.encoded, np.float32)
    return (proof_loops(many, states) if variant.game == SCHOTTEN_TOTTEN else {}) | {
        COPY: TimedLoop(partial(loops.copies, states, player.scratch), SAMPLE),
        "observe": TimedLoop(partial(loops.observes, states, player.scratch), SAMPLE),
        "resample": TimedLoop(partial(loops.resamples, observed, player.scratch, player.rng), SAMPLE),
        "encode": TimedLoop(partial(loops.encodes, observed, numbers), SAMPLE),
    }


def proof_loops(many: NDArray[Any], states: NDArray[Any]) -> dict[str, TimedLoop]:
    """The loops of Schotten Totten's own kernels."""
    cases = proofs.proof_cases(many)
    some_cases = cases[:: len(cases) // (4 * SAMPLE)]
    complete = proofs.complete_sides(states)
    classes = {
        f"proof, {name}": TimedLoop(partial(proofs.proofs, chosen), len(chosen), is_class=True)
        for name, chosen in proofs.classes(cases, FEWEST_OF_A_CLASS, MOST_OF_A_CLASS)
    }
    return {
        PROOF: TimedLoop(partial(proofs.proofs, some_cases), len(some_cases)),
        CLAIM: TimedLoop(partial(proofs.claim_checks, states, complete), len(complete)),
    } | classes
