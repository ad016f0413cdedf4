"""Our side, whichever game it is: tables, generators and threads that play at random."""

import threading
import time
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

import highlands
from bench import loops
from highlands.engine.chance import Rng, Seed
from highlands.games import game_spec
from highlands.spec.game_spec import AnyGame

CACHE_LINES = 16
"""Words around a generator's state, so that two threads never write to the same line of cache."""


class Variant(msgspec.Struct, frozen=True):
    """One of our games as it is measured."""

    name: str
    game: str
    options: Mapping[str, Any] = {}
    plays_end: int = 0
    """Actions below this one are card plays, which are counted as well; 0 where there is no such thing."""

    @property
    def spec(self) -> AnyGame:
        """Its spec."""
        return game_spec(self.game)


SCHOTTEN_TOTTEN = "schotten-totten"
PLAYS_END = game_spec(SCHOTTEN_TOTTEN).read_action(highlands.new(SCHOTTEN_TOTTEN, seed=1).state, "pass")
"""The catalogue of Schotten Totten begins with all card plays, and then has the pass."""

BASE = Variant("Schotten Totten", SCHOTTEN_TOTTEN, plays_end=PLAYS_END)
TACTICS = Variant("Schotten Totten, tactics", SCHOTTEN_TOTTEN, {"tactics": True}, PLAYS_END)
THREE = Variant("Verräter, 3 players", "verraeter", {"players": 3})
FOUR = Variant("Verräter, 4 players", "verraeter", {"players": 4})


def rng_of(seed: int) -> Rng:
    """A generator's state, with room around it."""
    roomy = np.zeros(2 * CACHE_LINES + 4, np.uint64)
    rng = roomy[CACHE_LINES:-CACHE_LINES]
    rng[:] = Seed.of(seed).rng(0)
    return rng


class Seat:
    """What one thread needs to play: a table, its options, a generator and room for actions."""

    def __init__(self, variant: Variant, seed: int) -> None:
        self.plays_end = variant.plays_end
        self.dtype = variant.spec.state_dtype
        self.options = variant.spec.make_options(**variant.options)
        self.scratch = np.zeros(3, self.dtype)[1:2]  # likewise
        self.rng = rng_of(seed)
        self.actions = np.zeros(variant.spec.actions, np.int32)

    def play(self, games: int) -> tuple[int, int]:
        """Plays whole games; gives the decisions and the card plays."""
        return loops.random_games(self.scratch, self.options, self.rng, self.actions, self.plays_end, games)

    def sample(self, number: int, one_in: int) -> NDArray[Any]:
        """Positions of random games, one in so many moves."""
        states = np.zeros(number, self.dtype)
        loops.sample(states, self.scratch, self.options, self.rng, self.actions, one_in)
        return states

    def deal(self, number: int) -> NDArray[Any]:
        """Freshly dealt tables."""
        states = np.zeros(number, self.dtype)
        loops.deal(states, self.options, self.rng)
        return states

    def roll_out(self, deals: NDArray[Any], number: int) -> int:
        """Plays random games to the end from copies of the deals; gives the decisions."""
        return loops.rollouts(deals, self.scratch, self.rng, self.actions, number)


class Crew:
    """Threads that play one variant side by side, each on its own seat: the kernels don't hold Python's lock."""

    def __init__(self, variant: Variant, threads: int) -> None:
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
