"""Our side: whole games, rollouts, and the nanoseconds of single kernels of Schotten Totten."""

import threading
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench import loops
from highlands.chance import Rng, Seed
from highlands.compiling import compiled
from highlands.games import ruleset
from highlands.games.schotten_totten.actions import PASS
from highlands.games.schotten_totten.cards import BLIND_MODE, MUD_MODE, STONES
from highlands.games.schotten_totten.claims import may_claim
from highlands.games.schotten_totten.formations import reach
from highlands.games.schotten_totten.table import MUD_SIZE, SIDE_SIZE

RULES = ruleset("schotten-totten")
TABLE = RULES.table_dtype

BASE, TACTICS = VARIANTS = ("base game", "tactics")

CACHE_LINES = 16
"""Words around a generator's state, so that two threads never write to the same line of cache."""

Cases = NDArray[np.int64]
"""Questions to the proof, a row each: clan cards, troops, cards a side, unseen cards, blind."""


def rng_of(seed: int) -> Rng:
    """A generator's state, with room around it."""
    roomy = np.zeros(2 * CACHE_LINES + 4, np.uint64)
    rng = roomy[CACHE_LINES:-CACHE_LINES]
    rng[:] = Seed.of(seed).state(0)
    return rng


class Seat:
    """What one thread needs to play: a table, its options, a generator and room for actions."""

    def __init__(self, variant: str, seed: int) -> None:
        self.options = RULES.options(tactics=variant == TACTICS)
        self.scratch = np.zeros(3, TABLE)[1:2]  # likewise
        self.rng = rng_of(seed)
        self.actions = np.zeros(RULES.actions, np.int32)

    def play(self, games: int) -> tuple[int, int]:
        """Plays whole games; gives the decisions and the card plays."""
        return loops.random_games(self.scratch, self.options, self.rng, self.actions, PASS, games)

    def sample(self, number: int, one_in: int) -> NDArray[Any]:
        """Positions of random games, one in so many moves."""
        tables = np.zeros(number, TABLE)
        loops.sample(tables, self.scratch, self.options, self.rng, self.actions, one_in)
        return tables

    def deal(self, number: int) -> NDArray[Any]:
        """Freshly dealt tables."""
        tables = np.zeros(number, TABLE)
        loops.deal(tables, self.options, self.rng)
        return tables

    def roll_out(self, deals: NDArray[Any], number: int) -> int:
        """Plays random games to the end from copies of the deals; gives the decisions."""
        return loops.rollouts(deals, self.scratch, self.rng, self.actions, number)


class Crew:
    """Threads that play one variant side by side, each on its own seat: the kernels don't hold Python's lock."""

    def __init__(self, variant: str, threads: int) -> None:
        self.seats = [Seat(variant, seed) for seed in range(threads)]
        self.games = self.decisions = self.plays = 0
        self.seconds = self.busy_seconds = 0.0

    def run(self, games: int) -> None:
        """Plays about that many games, shared out evenly."""
        each = -(-games // len(self.seats))
        results = [(0, 0)] * len(self.seats)

        def play(index: int) -> None:
            results[index] = self.seats[index].play(each)

        start, busy = time.perf_counter(), time.process_time()
        others = [threading.Thread(target=play, args=(index,)) for index in range(1, len(self.seats))]
        for thread in others:
            thread.start()
        play(0)
        for thread in others:
            thread.join()
        self.seconds += time.perf_counter() - start
        self.busy_seconds += time.process_time() - busy
        self.games += each * len(self.seats)
        self.decisions += sum(decisions for decisions, _ in results)
        self.plays += sum(plays for _, plays in results)

    @property
    def decisions_a_game(self) -> float:
        """Choices among more than one action."""
        return self.decisions / self.games

    @property
    def plays_a_game(self) -> float:
        """Cards played, of either kind."""
        return self.plays / self.games

    @property
    def cores_had(self) -> float:
        """How many cores the machine really gave us: fewer than the threads if others were at work."""
        return self.busy_seconds / self.seconds


def proof_cases(tables: NDArray[Any]) -> Cases:
    """Every side of every unclaimed stone, as a question to the proof."""
    sides, modes = tables["side"], tables["modes"][:, np.newaxis, :]
    claimed = (tables["stones"][:, 0] | tables["stones"][:, 1])[:, np.newaxis, np.newaxis]
    is_open = claimed >> np.arange(STONES) & 1 == 0
    columns = (
        sides,
        tables["troops"],
        np.where(modes & MUD_MODE, MUD_SIZE, SIDE_SIZE),
        tables["unseen"][:, np.newaxis, np.newaxis],
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


def complete_sides(tables: NDArray[Any]) -> NDArray[np.int64]:
    """The sides that a claim can be asked for: table, seat and stone of every complete side of an unclaimed stone."""
    laid = np.bitwise_count(tables["side"]).astype(np.int64) + np.bitwise_count(tables["troops"])
    size = np.where(tables["modes"] & MUD_MODE, MUD_SIZE, SIDE_SIZE)[:, np.newaxis, :]
    claimed = (tables["stones"][:, 0] | tables["stones"][:, 1])[:, np.newaxis, np.newaxis]
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
def claim_checks(tables: Any, asked: NDArray[np.int64], times: int) -> int:
    """Asks whether each of these sides may claim its stone, so many times over."""
    granted = 0
    for _ in range(times):
        for index in range(len(asked)):
            granted += may_claim(tables[asked[index, 0]], asked[index, 1], asked[index, 2])
    return granted
