"""Is the critic's estimate calibrated? What it calls 70 % in games between equals should come true in 70 %.

At every choice of a game of the policy against itself, the mean of the critic's values in sampled worlds is asked for,
of the play that the policy makes. It is what a review could show as the chance to win: all of it comes from what the
player to move may know.
"""

from __future__ import annotations

import numpy as np

import highlands
from bench.calibration import Estimates
from bench.learning.bot import USUAL, is_served
from bench.learning.inference import CriticWeights, PolicyWeights
from bench.learning.search import PolicySearch
from bench.learning.self_play import Players
from highlands.bots.rollouts.search import RolloutSettings
from highlands.engine.chance import Seed
from highlands.engine.kernel import action_values
from highlands.games.schotten_totten.evaluation.weights import ACTION_WEIGHTS

WORLDS = 64


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
