"""Proximal policy optimization in self-play.

The policy starts as the judgement; what it learns is added to the judgement's values. Most games are against itself,
some against its past, some against judgements with other weights, so that it learns more than to beat its own image.
The opponents of `bench.opponents` are not among them: they are kept to test it.

How much better a choice was than expected is estimated from the critic's values of the decisions that follow it
(generalized advantage estimation, over the decisions of both seats).
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bench.learning.features.worlds import World
from bench.learning.inference import CriticWeights, PolicyWeights
from bench.learning.networks import Adam, Floats, critic_step, new_critic, new_policy, policy_gradients, policy_values
from bench.learning.recording import PARTS, LocalRecorder, Part, Recorder, rows_of
from bench.learning.self_play import (
    DRAWN,
    GOES_ON,
    JUDGEMENT,
    OTHER,
    OWN,
    WON,
    Players,
    Records,
    new_buffers,
    new_records,
    play_games,
)
from highlands.engine.compiling import compiled
from highlands.games.schotten_totten.evaluation.weights import (
    ACTION_WEIGHTS,
    BOTH_WITH_MORE,
    SINGLE_WEIGHTS,
    THREE_BEFORE_FIVE,
    with_outcomes,
)

SHARES = {OWN: 0.74, OTHER: 0.13, JUDGEMENT: 0.13}
"""Of the recorded decisions, by who sits opposite."""
USUAL_DECISIONS = 30
"""A game has at least about so many decisions."""
CRITIC_BATCH, CRITIC_EPOCHS = 512, 2
KEPT_PAST, PAST_EVERY = 10, 10
"""So many past policies are kept as opponents, one of every so many iterations."""


class Settings(NamedTuple):
    """How it is trained."""

    iterations: int = 60
    """In which the policy learns. Its rate falls to nothing over them."""
    decisions: int = 32_000
    """Recorded in an iteration."""
    temperature: float = 0.02
    entropy: float = 0.01
    clipping: float = 0.2
    trace: float = 0.9
    """How slowly the critic's later values count less (lambda)."""
    epochs: int = 3
    batch: int = 2048
    policy_rate: float = 1e-3
    critic_rate: float = 1e-3
    averaging: float = 0.98
    """The policy that is kept is the mean of those of the last iterations, which count less by this factor."""
    critic_first: int = 6
    """Before them the critic learns alone, in so many iterations."""


class Report(NamedTuple):
    """What came of an iteration."""

    games: int
    critic_error: float
    entropy: float
    divergence: float


@compiled
def advantages(values, seats, ends, trace, out, targets):
    """How much better each choice turned out than the critic expected, and what it should have expected."""
    for row in range(len(values) - 1, -1, -1):
        if ends[row] == GOES_ON:
            sign = 1.0 if seats[row + 1] == seats[row] else -1.0
            out[row] = sign * values[row + 1] - values[row] + trace * sign * out[row + 1]
        else:
            result = 1.0 if ends[row] == WON else 0.0 if ends[row] == DRAWN else -1.0
            out[row] = result - values[row]
        targets[row] = out[row] + values[row]


@compiled
def policy_slopes(values, records, better, settings, slopes, totals):
    """The slopes of PPO's clipped loss by the values, and sums of entropy and divergence."""
    number = len(values)
    for row in range(number):
        choices, chosen = records.choices[row], records.chosen[row]
        top, total = values[row, 0], 0.0
        for place in range(choices):
            top = max(top, values[row, place])
        for place in range(choices):
            total += math.exp((values[row, place] - top) / settings.temperature)
        level = top / settings.temperature + math.log(total)
        change = values[row, chosen] / settings.temperature - level - records.log_probability[row]
        ratio = math.exp(change)
        gain, limit = better[row], settings.clipping
        clipped = (gain > 0.0 and ratio > 1.0 + limit) or (gain < 0.0 and ratio < 1.0 - limit)
        push = 0.0 if clipped else -gain * ratio / number
        entropy = 0.0
        for place in range(choices):
            log_probability = values[row, place] / settings.temperature - level
            entropy -= math.exp(log_probability) * log_probability
        for place in range(choices):
            log_probability = values[row, place] / settings.temperature - level
            probability = math.exp(log_probability)
            slopes[row, place] = push * ((1.0 if place == chosen else 0.0) - probability)
            slopes[row, place] += settings.entropy / number * probability * (log_probability + entropy)
        totals[0] += entropy
        totals[1] -= change


def joined(parts: list[Records]) -> Records:
    """All rows of several records."""
    columns = zip(*parts, strict=True)
    return Records._make(
        World(*map(np.concatenate, zip(*column, strict=True)))
        if isinstance(column[0], World)
        else np.concatenate(column)
        for column in columns
    )


class Trainer:
    """A policy that learns, with its critic."""

    def __init__(
        self,
        seed: int,
        settings: Settings | None = None,
        start: tuple[PolicyWeights, CriticWeights] | None = None,
        *,
        record: Recorder | None = None,
        expert: bool = False,
    ) -> None:
        """Start from these networks, or from the judgement; the same seed gives the same networks.

        The games are recorded in this process, unless somebody else is to do it; what comes of it is the same.
        """
        self.settings = settings or Settings()
        self._rng = np.random.default_rng(seed)
        policy, critic = start or (new_policy(self._rng), new_critic(self._rng))
        self._policy = PolicyWeights(*(array.copy() for array in policy))
        self.critic = CriticWeights(*(array.copy() for array in critic))
        self.policy = PolicyWeights(*(array.copy() for array in policy))
        """The mean of the policies so far."""
        self.iterations = 0
        """In which the policy has learned."""
        self._waits = 0 if start else self.settings.critic_first
        self._past = [PolicyWeights(*(array.copy() for array in policy))]
        self._record = record or LocalRecorder(expert)
        self._policy_adam = Adam(self._policy, self.settings.policy_rate)
        self._critic_adam = Adam(self.critic, self.settings.critic_rate)

    def iterate(self) -> Report:
        """Play, and learn from it."""
        parts = [part for opponent in SHARES for part in self._parts(opponent)]
        gains, targets = [], []
        recorded = self._record(parts)
        for records, _ in recorded:
            gain, target = np.zeros(len(records.ends)), np.zeros(len(records.ends))
            advantages(records.world_values, records.seats, records.ends, self.settings.trace, gain, target)
            gains.append(gain)
            targets.append(target)
        games = sum(number for _, number in recorded)
        records = joined([records for records, _ in recorded])
        # The critic learns how games between policies end, not those against other judgements.
        error = self._fit_critic(records, np.concatenate(targets), sum(map(len, targets[: JUDGEMENT * PARTS])))
        entropy, divergence = 0.0, 0.0
        if self._waits:
            self._waits -= 1
        else:
            self._policy_adam.rate = self.settings.policy_rate * (1.0 - self.iterations / self.settings.iterations)
            entropy, divergence = self._fit_policy(records, np.concatenate(gains))
            self.iterations += 1
            self._average()
        return Report(games, error, entropy, divergence)

    def _parts(self, opponent: int) -> list[Part]:
        """The games of an iteration against an opponent."""
        decisions = int(self.settings.decisions * SHARES[opponent]) // PARTS
        number = max(decisions // USUAL_DECISIONS, 2)
        kinds = np.full((number, 2), OWN)
        kinds[np.arange(number), np.arange(number) % 2] = opponent
        past = self._past[self._rng.integers(len(self._past))]
        players = Players(self._policy, past, self.critic, self._other_judgement(), self.settings.temperature)
        words = self._rng.integers(0, 1 << 63, (PARTS, number, 5)).astype(np.uint64)
        samplers = self._rng.integers(0, 1 << 63, (PARTS, 4)).astype(np.uint64)
        return [Part(players, kinds, deals, sampler, decisions) for deals, sampler in zip(words, samplers, strict=True)]

    def _other_judgement(self) -> NDArray[np.float64]:
        """The judgement with weights that differ at random."""
        weights = ACTION_WEIGHTS[0].copy()
        weights[:SINGLE_WEIGHTS] *= np.exp(self._rng.normal(size=SINGLE_WEIGHTS) * 0.25)
        weights[THREE_BEFORE_FIVE], weights[BOTH_WITH_MORE] = self._rng.uniform((0.4, 0.5), (0.95, 0.8))
        return with_outcomes(weights)

    def _fit_critic(self, records: Records, targets: NDArray[np.float64], rows: int) -> float:
        """Fit the critic to the first rows; return its error."""
        errors = []
        for _ in range(CRITIC_EPOCHS):
            order = self._rng.permutation(rows)
            for begin in range(0, rows, CRITIC_BATCH):
                some = order[begin : begin + CRITIC_BATCH]
                worlds = World(records.worlds.stones[some], records.worlds.table[some])
                gradients, error = critic_step(self.critic, worlds, targets[some].astype(np.float32))
                self._critic_adam.step(gradients)
                errors.append(error)
        return float(np.mean(errors))

    def _fit_policy(self, records: Records, gains: NDArray[np.float64]) -> tuple[float, float]:
        """Push the policy toward what turned out better than expected; return its entropy and how far it went."""
        own = np.flatnonzero(records.learns)
        better = (gains - gains[own].mean()) / (gains[own].std() + 1e-6)
        totals, seen = np.zeros(2), 0
        for _ in range(self.settings.epochs):
            order = self._rng.permutation(own)
            for begin in range(0, len(order), self.settings.batch):
                some = order[begin : begin + self.settings.batch]
                chosen = rows_of(records, some)
                values, *layers = policy_values(self._policy, chosen.features, chosen.common, chosen.judged)
                slopes: Floats = np.zeros_like(values)
                policy_slopes(values, chosen, better[some], self.settings, slopes, totals)
                gradients = policy_gradients(
                    self._policy, chosen.features, chosen.common, (layers[0], layers[1]), slopes
                )
                self._policy_adam.step(gradients)
                seen += len(some)
        return float(totals[0] / seen), float(totals[1] / seen)

    def _average(self) -> None:
        """Take the new policy into the mean, and now and then the mean into the past."""
        kept = min(self.settings.averaging, self.iterations / (self.iterations + 3))
        for place, array in enumerate(self._policy):
            self.policy[place][...] += np.float32(1.0 - kept) * (array - self.policy[place])
        if self.iterations % PAST_EVERY == 0:
            self._past.append(PolicyWeights(*(array.copy() for array in self.policy)))
            del self._past[1:-KEPT_PAST]


def score(
    policy: PolicyWeights, critic: CriticWeights, games: int, seed: int, *, expert: bool = False
) -> tuple[float, float]:
    """The policy's score against the bare judgement on paired deals, and the half width of its 95 % interval."""
    deals = np.random.default_rng(seed).integers(0, 1 << 63, (games // 2, 5)).astype(np.uint64)
    kinds = np.tile([[OWN, JUDGEMENT], [JUDGEMENT, OWN]], (games // 2, 1))
    results = np.zeros((len(kinds), 2))
    players = Players(policy, policy, critic, ACTION_WEIGHTS[0], 0.0)
    sampler = np.arange(1, 5, dtype=np.uint64)
    play_games(new_buffers(expert), players, kinds, np.repeat(deals, 2, axis=0), sampler, new_records(0), results)
    own = np.where(np.arange(len(kinds)) % 2, results[:, 1], results[:, 0])
    pairs = (1.0 + own.reshape(-1, 2).mean(axis=1)) / 2.0
    return float(pairs.mean()), float(1.96 * pairs.std() / np.sqrt(len(pairs)))
