"""Is the critic's estimate calibrated? What it calls 70 % in games between equals should come true in 70 %.

At every choice of a game of the policy against itself, the mean of the critic's values in sampled worlds is asked for,
of the play that the policy makes. It is what a review could show as the chance to win: all of it comes from what the
player to move may know.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import highlands
from bench.learning.bot import USUAL, is_served
from bench.learning.inference import CriticWeights, PolicyWeights
from bench.learning.search import PolicySearch
from bench.learning.self_play import Players
from highlands.bots.rollouts.search import RolloutSettings
from highlands.engine.chance import Seed
from highlands.engine.kernel import action_values
from highlands.games.schotten_totten.evaluation.weights import ACTION_WEIGHTS

WORLDS = 64
BINS = 5
"""Estimates from 0 to 20 % are counted together, from 20 to 40 %, and so on."""


class Estimates(NamedTuple):
    """What was estimated, and what came of it."""

    chances: NDArray[np.float64]
    """The chance to win, with the play that was made."""
    results: NDArray[np.float64]
    """Whether that player won: 1 or 0."""
    games: NDArray[np.int64]
    seats: NDArray[np.int64]


class Bin(NamedTuple):
    """What was estimated alike."""

    said: float
    came_true: float
    half: float
    """The half width of the 95 % interval of what came true, by games."""
    number: int


def estimates(policy: PolicyWeights, critic: CriticWeights, decisions: int, seed: str) -> Estimates:
    """Play games until there are so many decisions."""
    search = PolicySearch(
        Players(policy, policy, critic, ACTION_WEIGHTS[0], 0.0), RolloutSettings(**{**USUAL, "pool": WORLDS})
    )
    chances: list[float] = []
    results: list[float] = []
    games: list[int] = []
    seats: list[int] = []
    number = 0
    while len(chances) < decisions:
        begin, game = len(chances), highlands.new("schotten-totten", seed=f"{seed} {number}")
        while (seat := game.to_move) is not None:
            observed, actions = game.observe(seat), np.array(game.legal_moves.actions, np.int32)
            values = np.zeros(len(actions))
            if len(actions) > 1 and is_served(observed, actions):
                values = search.prior_values(observed, actions)
                action = int(actions[values.argmax()])
                stats = search.evaluate_move(
                    observed, action, Seed.of(f"{seed} {number} {game.made}"), iterations=WORLDS
                )
                chances.append((stats.value + 1.0) / 2.0)
                games.append(number)
                seats.append(seat)
            else:
                action_values(observed, actions, len(actions), values)
            game.play(game.legal_moves[int(values.argmax())])
        outcome = game.outcome
        assert outcome is not None
        results += [(outcome.returns[seat] + 1.0) / 2.0 for seat in seats[begin:]]
        number += 1
    return Estimates(np.array(chances), np.array(results), np.array(games), np.array(seats))


def bins(found: Estimates) -> list[Bin]:
    """What was said and what came true, by what was said."""
    places = np.minimum((found.chances * BINS).astype(int), BINS - 1)
    table = []
    for place in range(BINS):
        chosen = np.flatnonzero(places == place)
        if not len(chosen):
            continue
        # Decisions of one game have one result: games are what is independent.
        errors = found.results[chosen] - found.results[chosen].mean()
        by_game = np.bincount(found.games[chosen], errors)
        half = 1.96 * float(np.sqrt((by_game**2).sum())) / len(chosen)
        said, came_true = float(found.chances[chosen].mean()), float(found.results[chosen].mean())
        table.append(Bin(said, came_true, half, len(chosen)))
    return table


def mean_change(found: Estimates) -> tuple[float, float]:
    """How the estimate changes from one decision of a seat to its next: on the average, and without regard to sign."""
    changes = []
    for seat in range(2):
        own = np.flatnonzero(found.seats == seat)
        same_game = found.games[own][1:] == found.games[own][:-1]
        changes.append(np.diff(found.chances[own])[same_game])
    joined = np.concatenate(changes)
    return float(joined.mean()), float(np.abs(joined).mean())
