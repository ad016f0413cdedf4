"""Both networks in NumPy, with their gradients: at this size that is as fast as a library, and needs none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.learning.features.layout import COMMON_FEATURES, PLAY_FEATURES
from bench.learning.features.worlds import LOGITS, STONE_FEATURES, TABLE_FEATURES, World
from bench.learning.inference import CriticWeights, PolicyWeights

Floats = NDArray[np.float32]
POLICY_WIDTH, ENCODER_WIDTH, CRITIC_WIDTH = 64, 32, 48


class Adam:
    """The optimizer Adam, over the arrays of some weights."""

    def __init__(self, weights: tuple[Floats, ...], rate: float) -> None:
        """Start without any momentum."""
        self.rate = rate
        self._weights, self._steps = weights, 0
        self._means = [np.zeros_like(array) for array in weights]
        self._squares = [np.zeros_like(array) for array in weights]

    def step(self, gradients: tuple[Floats, ...]) -> None:
        """Go one step down."""
        self._steps += 1
        rate = self.rate * np.sqrt(1.0 - 0.999**self._steps) / (1.0 - 0.9**self._steps)
        for place, gradient in enumerate(gradients):
            self._means[place] += 0.1 * (gradient - self._means[place])
            self._squares[place] += 0.001 * (gradient * gradient - self._squares[place])
            change = rate * self._means[place] / (np.sqrt(self._squares[place]) + 1e-8)
            self._weights[place][...] -= change.astype(np.float32)


def random_layer(rng: np.random.Generator, inputs: int, outputs: int, scale: float) -> Floats:
    """Random weights."""
    return (rng.normal(size=(inputs, outputs)) * scale).astype(np.float32)


def new_policy(rng: np.random.Generator, width: int = POLICY_WIDTH) -> PolicyWeights:
    """A policy whose output is 0: it plays as the judgement does."""
    return PolicyWeights(
        random_layer(rng, PLAY_FEATURES, width, 0.26),
        random_layer(rng, COMMON_FEATURES, width, 0.16),
        np.zeros(width, np.float32),
        random_layer(rng, width, width, np.sqrt(2.0 / width)),
        np.zeros(width, np.float32),
        np.zeros(width, np.float32),
    )


def new_critic(rng: np.random.Generator) -> CriticWeights:
    """A critic that begins with the judgement's estimates."""
    linear = np.zeros(TABLE_FEATURES, np.float32)
    linear[LOGITS : LOGITS + 2] = 0.2, 1.0
    return CriticWeights(
        random_layer(rng, STONE_FEATURES, ENCODER_WIDTH, 0.3),
        np.zeros(ENCODER_WIDTH, np.float32),
        random_layer(rng, ENCODER_WIDTH, CRITIC_WIDTH, 0.05),
        random_layer(rng, TABLE_FEATURES, CRITIC_WIDTH, 0.35),
        np.zeros(CRITIC_WIDTH, np.float32),
        np.zeros(CRITIC_WIDTH, np.float32),
        linear,
    )


def policy_values(
    weights: PolicyWeights, features: Floats, common: Floats, judged: Floats
) -> tuple[Floats, Floats, Floats]:
    """The values of the choices of many decisions, and both hidden layers."""
    decisions, choices, numbers = features.shape
    first = features.reshape(-1, numbers) @ weights.plays
    first.reshape(decisions, choices, -1)[...] += (common @ weights.common + weights.hidden_bias)[:, None]
    np.maximum(first, 0.0, out=first)
    second = first @ weights.second
    second += weights.second_bias
    np.maximum(second, 0.0, out=second)
    return judged + (second @ weights.output).reshape(decisions, choices), first, second


def policy_gradients(
    weights: PolicyWeights, features: Floats, common: Floats, layers: tuple[Floats, Floats], slopes: Floats
) -> PolicyWeights:
    """The gradients of a loss with these slopes by the values."""
    decisions, choices, numbers = features.shape
    first, second = layers
    by_output = slopes.reshape(-1)
    by_second = by_output[:, None] * weights.output
    by_second *= second > 0.0
    by_first = by_second @ weights.second.T
    by_first *= first > 0.0
    by_common = by_first.reshape(decisions, choices, -1).sum(axis=1)
    return PolicyWeights(
        features.reshape(-1, numbers).T @ by_first,
        common.T @ by_common,
        by_common.sum(axis=0),
        first.T @ by_second,
        by_second.sum(axis=0),
        second.T @ by_output,
    )


def critic_step(weights: CriticWeights, worlds: World, targets: Floats) -> tuple[CriticWeights, float]:
    """The gradients of the mean squared error (halved) against the targets; and that error."""
    number, stones, numbers = worlds.stones.shape
    encoded = worlds.stones.reshape(-1, numbers) @ weights.stones + weights.stones_bias
    np.maximum(encoded, 0.0, out=encoded)
    border = encoded.reshape(number, stones, -1).sum(axis=1)
    hidden = border @ weights.border + worlds.table @ weights.table + weights.hidden_bias
    np.maximum(hidden, 0.0, out=hidden)
    values = np.tanh(hidden @ weights.output + worlds.table @ weights.linear)
    errors = values - targets
    by_output = (errors * (1.0 - values * values) / number).astype(np.float32)
    by_hidden = by_output[:, None] * weights.output * (hidden > 0.0)
    by_encoded = np.repeat(by_hidden @ weights.border.T, stones, axis=0) * (encoded > 0.0)
    gradients = CriticWeights(
        worlds.stones.reshape(-1, numbers).T @ by_encoded,
        by_encoded.sum(axis=0),
        border.T @ by_hidden,
        worlds.table.T @ by_hidden,
        by_hidden.sum(axis=0),
        hidden.T @ by_output,
        worlds.table.T @ by_output,
    )
    return gradients, float((errors**2).mean())


def save(path: Path, policy: PolicyWeights, critic: CriticWeights) -> None:
    """Write both networks to a file."""
    arrays = {f"policy_{name}": array for name, array in policy._asdict().items()}
    np.savez_compressed(path, **arrays, **{f"critic_{name}": array for name, array in critic._asdict().items()})


def load(path: Path) -> tuple[PolicyWeights, CriticWeights]:
    """Read them; ValueError if they are of other inputs, beyond which compiled code would read."""
    with np.load(path) as stored:
        policy, critic = _stored(PolicyWeights, "policy", stored), _stored(CriticWeights, "critic", stored)
    inputs = (len(policy.plays), len(policy.common), len(critic.stones), len(critic.table))
    if inputs != (PLAY_FEATURES, COMMON_FEATURES, STONE_FEATURES, TABLE_FEATURES):
        raise ValueError(f"{path}: networks of other inputs")
    return policy, critic


def _stored(kind: Any, name: str, stored: Any) -> Any:
    return kind(*(stored[f"{name}_{field}"] for field in kind._fields))
