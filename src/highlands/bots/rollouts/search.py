"""The search of the king: sequential halving over the most promising moves, by rollouts in sampled worlds.

The moves that the evaluation likes best are tried in the same sampled worlds (`rollouts`). When a share of the time is
over, the worse half of them is dropped, so that most of it goes where the decision is open.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from highlands.bots.rollouts.alpha_beta import LOSS, WIN
from highlands.bots.rollouts.beliefs import PlayerModel, weigh_worlds
from highlands.bots.rollouts.endgame import solve
from highlands.bots.rollouts.kernels import RNG_WORDS, RolloutBuffers, roll_out_candidates, sample_worlds
from highlands.bots.search import MoveStats, SearchResult
from highlands.engine.chance import Rng, Seed, next_word
from highlands.engine.kernel import NOBODY, action_values, to_move
from highlands.engine.state import State, copy_state
from highlands.errors import NotAllowedError
from highlands.i18n import message
from highlands.spec.game_spec import AnyGame
from highlands.spec.observation import LegalMoves, Past

BATCH = 16
"""Worlds between two looks at the clock."""
TWO = 2
SETTLED_WORLDS, SETTLED_ERRORS = 128, 5.0
"""After so many worlds a search ends early if the best move is ahead by so many standard errors."""
GOLDEN_RATIO = (5**0.5 - 1) / 2
"""Its multiples, less whole numbers, lie evenly spread however many are taken."""


class RolloutSettings(msgspec.Struct, frozen=True):
    """How a search by rollouts behaves."""

    candidates: int = 12
    """How many moves are tried, the best by the evaluation."""
    depth: int = 16
    """After how many moves a rollout ends in an evaluation; 0: it goes on to the end of the game."""
    temperature: float = 0.0
    """Of the softmax by which simulated players choose; 0: always the best by the evaluation."""
    prior_visits: float = 20.0
    """As how many rollouts the evaluation's value of a move counts."""
    pool: int = 192
    """How many worlds are sampled and weighed by the past, of which those of the rollouts are drawn."""
    remembered: int = 6
    """By how many past decisions of the others worlds are weighed, the latest; 0: all worlds are equally likely."""
    belief_temperature: float = 0.06
    """Of the softmax that stands for how the others choose; higher: their choices say less."""
    surprise: float = 0.1
    """The part of their choices that it does not explain."""
    endgame_nodes: int = 4000
    """How many nodes are searched for the exact results of an endgame in which nothing is hidden."""


class Candidates:
    """The moves that are tried, and their results so far."""

    def __init__(self, actions: NDArray[np.int32], prior_values: NDArray[np.float64], seats: int) -> None:
        """Take them with the evaluation's values."""
        self.actions, self.prior_values = actions, prior_values
        self.visits = np.zeros(len(actions), np.int64)
        self.sums = np.zeros((len(actions), seats))
        self.products = np.zeros((len(actions), len(actions)))
        """For each two, their results for the player to move multiplied, added up over the worlds that both met."""
        self.alive = np.arange(len(actions))

    def add(self, results: NDArray[np.float64], seat: int) -> None:
        """Count the results of those that are alive: by world, candidate and seat."""
        self.visits[self.alive] += len(results)
        self.sums[self.alive] += results.sum(axis=0)
        own = results[:, :, seat]
        self.products[np.ix_(self.alive, self.alive)] += own.T @ own

    def is_settled(self, seat: int) -> bool:
        """Whether one is so far ahead of all others, in the same worlds, that more of them would change nothing."""
        worlds = int(self.visits[self.alive[0]])
        if worlds < SETTLED_WORLDS or len(self.alive) == 1:
            return False
        means = self.sums[self.alive, seat] / worlds
        products = self.products[np.ix_(self.alive, self.alive)] / worlds
        best, squares = int(means.argmax()), products.diagonal()
        ahead = means[best] - means
        variances = squares[best] + squares - 2.0 * products[best] - ahead**2
        return bool(np.all(ahead >= SETTLED_ERRORS * np.sqrt(np.maximum(variances, 0.0) / worlds)))

    def values(self, seat: int, prior_visits: float) -> NDArray[np.float64]:
        """The seat's mean result of each, with the prior value mixed in.

        Prior values are compared with each other only: the rollouts set their level.
        """
        tried = np.maximum(self.visits, 1)
        means = self.sums[:, seat] / tried
        level = np.average(means - self.prior_values, weights=tried)
        return np.asarray(
            (self.sums[:, seat] + prior_visits * (self.prior_values + level)) / (self.visits + prior_visits)
        )

    def halve(self, seat: int, prior_visits: float) -> None:
        """Drop the worse half of those that are alive."""
        values = self.values(seat, prior_visits)[self.alive]
        kept = np.argsort(-values, kind="stable")[: (len(self.alive) + 1) // 2]
        self.alive = self.alive[np.sort(kept)]


class Budget:
    """How far a search is, by its rollouts or its time, whichever is further."""

    def __init__(self, iterations: int | None, seconds: float | None) -> None:
        """Take the limits; there must be one."""
        if iterations is None and seconds is None:
            raise TypeError("a search needs an end: iterations or seconds")
        self.done = 0
        self._iterations = iterations
        self._began = time.perf_counter()
        self._seconds = seconds

    def used(self) -> float:
        """The part of it that is used: 1 at the end."""
        used = 0.0 if self._iterations is None else self.done / max(self._iterations, 1)
        return (
            used if self._seconds is None else max(used, (time.perf_counter() - self._began) / max(self._seconds, 1e-9))
        )

    def worlds_until(self, share: float, candidates: int) -> int:
        """How many worlds the next batch has, if the present phase ends when this share is used."""
        if self._iterations is None:
            return BATCH
        left = share * self._iterations - self.done
        return max(1, min(BATCH, int(-(-left // candidates))))


class WorldPool:
    """Sampled worlds, weighed by how well they explain the past; the rollouts' worlds are drawn from it."""

    def __init__(self, worlds: NDArray[Any], log_likelihoods: NDArray[np.float64], rng: Rng) -> None:
        """Take the worlds, and the generator for what chance brings later in each."""
        weights = np.exp(log_likelihoods - log_likelihoods.max())
        self._worlds, self._rng = worlds, rng
        self._cumulated = np.cumsum(weights / weights.sum())
        self._drawn = 0

    def only_world(self) -> State | None:
        """The world where all that were sampled are the same: then nothing is hidden from who counts."""
        first = self._worlds[0].tobytes()
        return copy_state(self._worlds[0]) if all(world.tobytes() == first for world in self._worlds) else None

    def draw(self, number: int) -> tuple[NDArray[Any], NDArray[np.uint64]]:
        """The next worlds, spread evenly over the weights, each with a generator of its own."""
        places = (np.arange(self._drawn, self._drawn + number) + 0.5) * GOLDEN_RATIO % 1.0
        self._drawn += number
        found = np.minimum(np.searchsorted(self._cumulated, places), len(self._worlds) - 1)
        chances = np.array([[next_word(self._rng) for _ in range(RNG_WORDS)] for _ in range(number)], np.uint64)
        return self._worlds[found], chances


class Batch(NamedTuple):
    """Some rollouts: each candidate in each world."""

    worlds: NDArray[np.void]
    chances: NDArray[np.uint64]
    """The generator of what chance brings in each world."""
    candidates: NDArray[np.int32]
    results: NDArray[np.float64]
    """To be written: by world, candidate and seat."""


def _proved(
    observed: State,
    legal: NDArray[np.int32],
    prior_values: NDArray[np.float64],
    solved: dict[int, float],
    seats: int,
) -> SearchResult:
    """What is known where a move surely wins: the moves that were not solved have their prior value."""
    moves = [
        MoveStats(action, int(action in solved), solved.get(action, min(value, 0.0)), value)
        for action, value in zip(legal.tolist(), prior_values.tolist(), strict=True)
    ]
    moves.sort(key=lambda move: (-move.value, -move.prior_value, move.action))
    return SearchResult(moves, [WIN if seat == to_move(observed) else LOSS for seat in range(seats)], len(solved))


def new_buffers(spec: AnyGame, seats: int) -> RolloutBuffers:
    """Scratch arrays for one thread."""
    return RolloutBuffers(
        states=np.zeros(1, spec.state_dtype),
        actions=np.empty(spec.actions, np.int32),
        values=np.empty(spec.actions),
        returns=np.zeros(seats),
    )


class RolloutSearch:
    """A search for one game. It is not thread-safe."""

    def __init__(self, spec: AnyGame, settings: RolloutSettings | None = None, threads: int = 1) -> None:
        """Take the game; several threads share the worlds, and find the same as one."""
        self._spec = spec
        self._settings = settings or RolloutSettings()
        self._threads = threads
        self._player_model = PlayerModel(
            self._settings.belief_temperature, self._settings.surprise, self._settings.remembered
        )

    def run(
        self,
        observed: State,
        seed: Seed,
        *,
        past: Past | None = None,
        iterations: int | None = None,
        seconds: float | None = None,
    ) -> SearchResult:
        """Search the moves of the player to move, whose observation this is, and what that player saw before.

        It ends after so many rollouts or seconds, whichever comes first, or when one move is ahead beyond doubt. With
        iterations alone the same seed gives the same result.
        """
        budget = Budget(iterations, seconds)
        legal = self._legal(observed)
        values = self.prior_values(observed, legal)
        order = np.argsort(-values, kind="stable")
        worlds = self._worlds(observed, past, seed)
        solved = self._solve(worlds, legal[order])
        if WIN in solved.values():
            return _proved(observed, legal, values, solved, self._spec.seats(observed))
        # A move that surely loses is tried only if there is no other.
        open_moves = [place for place in order if solved.get(int(legal[place])) != LOSS]
        best = np.array(open_moves or order)[: self._settings.candidates]
        found = Candidates(legal[best], values[best], self._spec.seats(observed))
        self._try(to_move(observed), worlds, found, budget)
        return self._result(observed, legal, values, found, budget)

    def evaluate_move(
        self,
        observed: State,
        action: int,
        seed: Seed,
        *,
        past: Past | None = None,
        iterations: int | None = None,
        seconds: float | None = None,
    ) -> MoveStats:
        """Spend all rollouts on one move; NotAllowedError if it is illegal."""
        budget = Budget(iterations, seconds)
        self._legal(observed)
        LegalMoves(self._spec, observed).require(action)
        actions = np.array([action], np.int32)
        values = self.prior_values(observed, actions)
        found = Candidates(actions, values, self._spec.seats(observed))
        self._try(to_move(observed), self._worlds(observed, past, seed), found, budget)
        return MoveStats(action, int(found.visits[0]), float(found.values(to_move(observed), 0.0)[0]), float(values[0]))

    # Who the simulated players are: those of this class choose by the evaluation.

    def prior_values(self, observed: State, actions: NDArray[np.int32]) -> NDArray[np.float64]:
        """What the player to move thinks of some actions before any is tried."""
        values = np.empty(len(actions))
        action_values(observed, actions, len(actions), values)
        return values

    def _weigh(self, worlds: NDArray[Any], past: Past, rng: Rng, out: NDArray[np.float64]) -> None:
        """Write the log-likelihood of the others' past decisions in each world."""
        buffers = new_buffers(self._spec, self._spec.seats(worlds[0]))
        states = np.zeros(2, self._spec.state_dtype)
        weigh_worlds(worlds, past, to_move(worlds[0]), self._player_model, rng, states, buffers, out)

    def _new_buffers(self, seats: int) -> Any:
        """What `_play_out` needs in one thread."""
        return new_buffers(self._spec, seats)

    def _play_out(self, batch: Batch, buffers: Any) -> None:
        """Write the results of a batch."""
        worlds, chances, candidates, results = batch
        depth, temperature = self._settings.depth or -1, float(self._settings.temperature)
        roll_out_candidates(worlds, chances, candidates, depth, temperature, buffers, results)

    # The search

    def _legal(self, observed: State) -> NDArray[np.int32]:
        """The legal actions; NotAllowedError where there is no move to search for."""
        if observed.dtype != self._spec.state_dtype:
            raise TypeError(f"the state of another game; a search of {self._spec.name} takes its own states")
        if to_move(observed) == NOBODY:
            raise NotAllowedError(message("game-is-over"))
        if int(observed.observer) != to_move(observed):
            raise TypeError("what another seat observes; a search takes the observation of the player to move")
        return np.array(LegalMoves(self._spec, observed).actions, np.int32)

    def _solve(self, worlds: WorldPool, actions: NDArray[np.int32]) -> dict[int, float]:
        """The exact results of moves in an endgame of two in which nothing is hidden, as far as they are found."""
        world = worlds.only_world()
        if world is None or self._spec.seats(world) != TWO or self._spec.chance_ahead(world):
            return {}
        return solve(self._spec, world, actions.tolist(), self._settings.endgame_nodes)

    def _try(self, seat: int, worlds: WorldPool, found: Candidates, budget: Budget) -> None:
        """Try the candidates until the budget is used or all is settled; half of them are dropped after each phase."""
        phases = max(1, (len(found.actions) - 1).bit_length())
        buffers = [self._new_buffers(found.sums.shape[1]) for _ in range(self._threads)]
        with ThreadPoolExecutor(self._threads) as pool:
            for phase in range(1, phases + 1):
                while budget.used() < phase / phases or not found.visits[found.alive[0]]:
                    number = budget.worlds_until(phase / phases, len(found.alive))
                    found.add(self._roll_out(pool, *worlds.draw(number), found, buffers), seat)
                    budget.done += number * len(found.alive)
                    if found.is_settled(seat):
                        return
                if phase < phases:
                    found.halve(seat, self._settings.prior_visits)

    def _worlds(self, observed: State, past: Past | None, seed: Seed) -> WorldPool:
        """Sample worlds, and weigh them by the past if there is one."""
        settings = self._settings
        worlds = np.zeros(settings.pool, self._spec.state_dtype)
        sample_worlds(observed, seed.rng(0), worlds)
        weights = np.zeros(settings.pool)
        if past is not None and len(past.states) and settings.remembered:
            self._weigh(worlds, past, seed.rng(1), weights)
        return WorldPool(worlds, weights, seed.rng(2))

    def _roll_out(
        self,
        pool: ThreadPoolExecutor,
        worlds: NDArray[np.void],
        chances: NDArray[np.uint64],
        found: Candidates,
        buffers: Sequence[Any],
    ) -> NDArray[np.float64]:
        """The results of the candidates that are alive in these worlds, of which each thread takes its part."""
        candidates = found.actions[found.alive]
        results = np.zeros((len(worlds), len(candidates), found.sums.shape[1]))
        ends = [len(worlds) * part // self._threads for part in range(self._threads + 1)]
        parts = [slice(*ends[part : part + 2]) for part in range(self._threads)]
        jobs = [
            (Batch(worlds[p], chances[p], candidates, results[p]), b)
            for p, b in zip(parts, buffers, strict=True)
            if p.start < p.stop
        ]
        if len(jobs) == 1:
            self._play_out(*jobs[0])
        else:
            for job in [pool.submit(self._play_out, *job) for job in jobs]:
                job.result()
        return results

    def _result(
        self,
        observed: State,
        legal: NDArray[np.int32],
        prior_values: NDArray[np.float64],
        found: Candidates,
        budget: Budget,
    ) -> SearchResult:
        """What was found for every legal move; one that was not tried has its prior value, at the rollouts' level."""
        seat = to_move(observed)
        values = found.values(seat, self._settings.prior_visits)
        tried = {int(action): place for place, action in enumerate(found.actions)}
        best = int(np.lexsort((-values, -found.visits))[0])
        level = float(values[best] - found.prior_values[best])
        moves = []
        for action, prior_value in zip(legal.tolist(), prior_values.tolist(), strict=True):
            place = tried.get(action)
            if place is None:
                moves.append(MoveStats(action, 0, max(-1.0, prior_value + level), prior_value))
            else:
                moves.append(MoveStats(action, int(found.visits[place]), float(values[place]), prior_value))
        moves.sort(key=lambda move: (-move.visits, -move.value, move.action))
        expected = found.sums[best] / max(int(found.visits[best]), 1)
        return SearchResult(moves, expected.tolist(), budget.done)
