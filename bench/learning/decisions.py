"""Single decisions of the policy: what looking ahead gains at them, and what the opponent's plays tell of the hand.

Decisions are taken from games of the policy against itself. What a play is worth there is found in worlds that agree
with what the player to move knows: by the critic right after the play, or by the policy playing on for both to the end.
Worlds are split: in some of them a play is chosen, in others it is judged, so that nothing gains by luck.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import highlands
from bench.learning.bot import is_served
from bench.learning.inference import new_thoughts, think
from bench.learning.lookahead import roll_out_by_policy, weigh_by_policy
from bench.learning.self_play import Players, new_buffers
from highlands.bots.rollouts.beliefs import PlayerModel
from highlands.bots.rollouts.kernels import RNG_WORDS, sample_worlds
from highlands.engine.chance import Seed
from highlands.engine.kernel import action_values
from highlands.engine.state import copy_state
from highlands.games.schotten_totten.state.layout import STATE
from highlands.spec.observation import Past

CANDIDATES = 8
"""How many plays are tried, the best by the policy."""
EVERY = 5
"""One of so many decisions is looked at."""
POINTS = 50.0
"""Of the chance to win, in per cent, for a result that is better by 1."""
BELIEVED, TRUE_COPIES = 180, 20
"""How many worlds are sampled, and how often the true one is weighed: how it came about is sampled each time."""


class Decision(NamedTuple):
    """A decision of the policy."""

    observed: Any
    past: Past
    state: Any
    """The true state: only for what the player can't know."""
    seat: int
    candidates: NDArray[np.int32]
    """The best plays, that of the policy first."""


def decisions_of(players: Players, games: int, seed: str) -> list[Decision]:
    """Some decisions of so many games of the policy against itself."""
    found, thoughts, number = [], new_thoughts(), 0
    for game_number in range(games):
        game = highlands.new("schotten-totten", seed=f"{seed} {game_number}")
        while (seat := game.to_move) is not None:
            observed, actions = game.observe(seat), np.array(game.legal_moves.actions, np.int32)
            values = np.zeros(len(actions))
            if len(actions) > 1 and is_served(observed, actions):
                kept = think(observed, actions, len(actions), players.own, thoughts)
                order = thoughts.plays.places[:kept][np.argsort(-thoughts.values[:kept], kind="stable")]
                number += 1
                if number % EVERY == 0:
                    candidates = actions[order[:CANDIDATES]]
                    found.append(Decision(observed, game.past(seat), copy_state(game.state), seat, candidates))
                best = int(order[0])
            else:
                action_values(observed, actions, len(actions), values)
                best = int(values.argmax())
            game.play(game.legal_moves[best])
    return found


def worths_of(decision: Decision, players: Players, worlds: int, depth: int, seed: Seed) -> NDArray[np.float64]:
    """The result of each candidate in each of so many worlds: by the critic after so many choices; 0: as it ends."""
    sampled = np.zeros(worlds, STATE)
    sample_worlds(decision.observed, seed.rng(0), sampled)
    chances = np.random.default_rng(seed.rng(1)).integers(1, 1 << 63, (worlds, RNG_WORDS)).astype(np.uint64)
    results = np.zeros((worlds, len(decision.candidates), 2))
    roll_out_by_policy(sampled, chances, decision.candidates, depth, players, new_buffers(), results)
    return results[:, :, decision.seat]


def gain(chosen_by: NDArray[np.float64], judged_by: NDArray[np.float64]) -> float:
    """By how many points the play that is best in some worlds is better, in others, than the policy's own."""
    worths = judged_by.mean(axis=0)
    return POINTS * float(worths[chosen_by.mean(axis=0).argmax()] - worths[0])


def mean_and_half(gains: list[float]) -> str:
    """A mean with its 95 % interval."""
    return f"{np.mean(gains):+.2f} ± {1.96 * np.std(gains) / np.sqrt(max(len(gains), 1)):.2f}"


def gain_table(players: Players, decisions: list[Decision], worlds: int, rollouts: int) -> list[str]:
    """What it gains to choose by the critic in more and more worlds, and by games played to the end."""
    by_critic = [worths_of(each, players, 2 * worlds, 1, Seed.of(place)) for place, each in enumerate(decisions)]
    by_playing = [worths_of(each, players, rollouts, 0, Seed.of(~place)) for place, each in enumerate(decisions)]
    lines = ["| chosen | gain, as the critic judges | gain, as games end |", "| --- | --- | --- |"]
    number = worlds
    while number >= CANDIDATES:
        said = [gain(worths[:number], worths[worlds:]) for worths in by_critic]
        true = [gain(some[:number], worths) for some, worths in zip(by_critic, by_playing, strict=True)]
        lines.insert(2, f"| by the critic in {number} worlds | {mean_and_half(said)} | {mean_and_half(true)} |")
        number //= 4
    half = rollouts // 2
    true = [(gain(each[:half], each[half:]) + gain(each[half:], each[:half])) / 2.0 for each in by_playing]
    lines.append(f"| by {half} games played to the end | | {mean_and_half(true)} |")
    return lines


def information(decision: Decision, players: Players, model: PlayerModel, seed: Seed) -> tuple[float, float]:
    """How much likelier the true world is believed than a sampled one, as a logarithm; and the effective number."""
    worlds, weights = np.zeros(BELIEVED + TRUE_COPIES, STATE), np.zeros(BELIEVED + TRUE_COPIES)
    sample_worlds(decision.observed, seed.rng(0), worlds[:BELIEVED])
    worlds[BELIEVED:] = decision.state
    past, buffers, states = decision.past, new_buffers(), np.zeros(2, STATE)
    weigh_by_policy(worlds, past, decision.seat, model, players, seed.rng(1), states, buffers, weights)
    likely = np.exp(weights - weights.max())
    sampled = likely[:BELIEVED]
    return float(np.log(likely[BELIEVED:].mean() / sampled.mean())), float(sampled.sum() ** 2 / (sampled**2).sum())
