"""Loops over Schotten Totten's own kernels: proofs and claims, on positions of random games."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from highlands.engine.compiling import compiled
from highlands.games.schotten_totten.rules.claims import may_claim
from highlands.games.schotten_totten.rules.formations import reach
from highlands.games.schotten_totten.state.cards import BLIND_MODE, MUD_MODE, STONES
from highlands.games.schotten_totten.state.layout import MUD_SIZE, SIDE_SIZE

Cases = NDArray[np.int64]
"""Questions to the proof, a row each: clan cards, troops, cards a side, unseen cards, blind."""


def proof_cases(states: NDArray[Any]) -> Cases:
    """Every side of every unclaimed stone, as a question to the proof."""
    sides, modes = states["side"], states["modes"][:, np.newaxis, :]
    claimed = (states["stones"][:, 0] | states["stones"][:, 1])[:, np.newaxis, np.newaxis]
    is_open = claimed >> np.arange(STONES) & 1 == 0
    columns = (
        sides,
        states["troops"],
        np.where(modes & MUD_MODE, MUD_SIZE, SIDE_SIZE),
        states["unseen"][:, np.newaxis, np.newaxis],
        modes & BLIND_MODE != 0,
    )
    everywhere = np.broadcast_to(is_open, sides.shape)
    return np.stack([np.broadcast_to(column, sides.shape)[everywhere].astype(np.int64) for column in columns], axis=1)


def classes(cases: Cases, fewest: int, most: int) -> Iterator[tuple[str, Cases]]:
    """The cases by missing cards, troops and combat modes; a class with fewer than `fewest` cases is no sample."""
    laid = np.bitwise_count(cases[:, 0]).astype(np.int64) + np.bitwise_count(cases[:, 1])
    keys = np.stack([cases[:, 2] - laid, cases[:, 1], cases[:, 2], cases[:, 4]], axis=1)
    for key in np.unique(keys, axis=0):
        chosen = cases[(keys == key).all(axis=1)][:most]
        if len(chosen) >= fewest:
            missing, troops, size, blind = key.tolist()
            names = [name for bit, name in enumerate(("joker", "spy", "shield")) if troops >> bit & 1]
            modes = ["mud"] * (size == MUD_SIZE) + ["blind"] * blind
            yield ", ".join([f"{missing} missing", *names, *modes]), chosen


def complete_sides(states: NDArray[Any]) -> NDArray[np.int64]:
    """The sides that a claim can be asked for: state, seat and stone of every complete side of an unclaimed stone."""
    laid = np.bitwise_count(states["side"]).astype(np.int64) + np.bitwise_count(states["troops"])
    size = np.where(states["modes"] & MUD_MODE, MUD_SIZE, SIDE_SIZE)[:, np.newaxis, :]
    claimed = (states["stones"][:, 0] | states["stones"][:, 1])[:, np.newaxis, np.newaxis]
    return np.argwhere((laid == size) & (claimed >> np.arange(STONES) & 1 == 0))


@compiled
def proofs(cases: Cases, times: int) -> int:
    """Answers every case, so many times over."""
    check = 0
    for _ in range(times):
        for index in range(len(cases)):
            case = cases[index]
            check ^= reach(case[0], case[1], case[2], case[3], case[4] != 0) + index
    return check


@compiled
def claim_checks(states: Any, asked: NDArray[np.int64], times: int) -> int:
    """Asks whether each of these sides may claim its stone, so many times over."""
    granted = 0
    for _ in range(times):
        for index in range(len(asked)):
            granted += may_claim(states[asked[index, 0]], asked[index, 1], asked[index, 2])
    return granted
