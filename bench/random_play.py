"""Random play of our games in compiled loops: states, generators and threads."""

import threading
import time
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

import highlands
from bench.kernels import loops
from highlands.engine.chance import Rng, Seed
from highlands.games import game_spec
from highlands.spec.game_spec import AnyGame

CACHE_LINES = 16
"""Padding around a generator's state, in words, against false sharing between threads."""


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
    """A generator's state, padded to cache lines."""
    padded = np.zeros(2 * CACHE_LINES + 4, np.uint64)
    rng = padded[CACHE_LINES:-CACHE_LINES]
    rng[:] = Seed.of(seed).rng(0)
    return rng


class RandomPlayer:
    """The buffers of one thread: a state, its options, a generator and an array for actions."""

    def __init__(self, variant: Variant, seed: int) -> None:
        self.plays_end = variant.plays_end
        self.dtype = variant.spec.state_dtype
        self.options = variant.spec.make_options(**variant.options)
        self.scratch = np.zeros(3, self.dtype)[1:2]  # padded as well
        self.rng = rng_of(seed)
        self.actions = np.zeros(variant.spec.actions, np.int32)

    def play(self, games: int) -> tuple[int, int]:
        """Play whole games; return the decisions and the card plays."""
        return loops.random_games(self.scratch, self.options, self.rng, self.actions, self.plays_end, games)

    def sample(self, number: int, one_in: int) -> NDArray[Any]:
        """Positions of random games, one in so many moves."""
        states = np.zeros(number, self.dtype)
        loops.sample(states, self.scratch, self.options, self.rng, self.actions, one_in)
        return states

    def deal(self, number: int) -> NDArray[Any]:
        """Freshly dealt states."""
        states = np.zeros(number, self.dtype)
        loops.deal(states, self.options, self.rng)
        return states

    def roll_out(self, deals: NDArray[Any], number: int) -> int:
        """Play random games to the end from copies of the deals; return the decisions."""
        return loops.rollouts(deals, self.scratch, self.rng, self.actions, number)


class ThreadedPlayers:
    """Threads that play one variant in parallel, each in its own buffers: the kernels release Python's lock."""

    def __init__(self, variant: Variant, threads: int) -> None:
        self.players = [RandomPlayer(variant, seed) for seed in range(threads)]
        self.games = self.decisions = self.plays = 0
        self.seconds = self.busy_seconds = 0.0

    def run(self, games: int) -> None:
        """Play about that many games, split evenly."""
        each = -(-games // len(self.players))
        results = [(0, 0)] * len(self.players)

        def play(index: int) -> None:
            results[index] = self.players[index].play(each)

        start, busy = time.perf_counter(), time.process_time()
        others = [threading.Thread(target=play, args=(index,)) for index in range(1, len(self.players))]
        for thread in others:
            thread.start()
        play(0)
        for thread in others:
            thread.join()
        self.seconds += time.perf_counter() - start
        self.busy_seconds += time.process_time() - busy
        self.games += each * len(self.players)
        self.decisions += sum(decisions for decisions, _ in results)
        self.plays += sum(plays for _, plays in results)

    @property
    def decisions_per_game(self) -> float:
        """Choices among more than one action."""
        return self.decisions / self.games

    @property
    def plays_per_game(self) -> float:
        """Cards played, of either kind."""
        return self.plays / self.games

    @property
    def cores_used(self) -> float:
        """CPU time over wall time: fewer than the threads on a busy machine."""
        return self.busy_seconds / self.seconds
