"""The networks that learn, in NumPy: their gradients are those of the losses, and files keep them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bench.learning.features.worlds import World, new_worlds
from bench.learning.networks import (
    Adam,
    critic_step,
    load,
    new_critic,
    new_policy,
    policy_gradients,
    policy_values,
    save,
)

STEP = 1e-5
"""Of the differences that gradients are compared with, in double precision."""


def random_policy(rng: np.random.Generator):
    policy = new_policy(rng, width=8)
    policy.output[:] = rng.normal(size=8)
    return policy


def random_decisions(rng: np.random.Generator, policy, decisions: int = 5, choices: int = 3):
    features = rng.normal(size=(decisions, choices, len(policy.plays))).astype(np.float32)
    common = rng.normal(size=(decisions, len(policy.common))).astype(np.float32)
    return features, common, rng.normal(size=(decisions, choices)).astype(np.float32)


def in_double(arrays):
    """The same numbers in double precision."""
    return type(arrays)(*(array.astype(np.float64) for array in arrays))


def slope_along(loss, arrays, place: int, direction) -> float:
    """How fast a loss changes as one array of some weights goes in a direction."""
    arrays[place][...] += STEP * direction
    above = loss()
    arrays[place][...] -= 2 * STEP * direction
    below = loss()
    arrays[place][...] += STEP * direction
    return float((above - below) / (2 * STEP))


def unit(rng: np.random.Generator, shape):
    direction = rng.normal(size=shape)
    return direction / np.linalg.norm(direction)


def test_a_new_policy_has_the_values_of_the_judgement():
    rng = np.random.default_rng(1)
    policy = new_policy(rng)
    features, common, judged = random_decisions(rng, policy)
    assert np.array_equal(policy_values(policy, features, common, judged)[0], judged)


@pytest.mark.parametrize("place", range(6))
def test_the_gradients_of_the_policy_are_those_of_its_values(place: int):
    rng = np.random.default_rng(place)
    policy = in_double(random_policy(rng))
    features, common, judged = random_decisions(rng, policy)
    slopes = rng.normal(size=judged.shape)
    _, *layers = policy_values(policy, features, common, judged)
    gradients = policy_gradients(policy, features, common, (layers[0], layers[1]), slopes)
    direction = unit(rng, policy[place].shape)
    found = slope_along(
        lambda: float((policy_values(policy, features, common, judged)[0] * slopes).sum()), policy, place, direction
    )
    assert (gradients[place] * direction).sum() == pytest.approx(found, rel=1e-4, abs=1e-4)


@pytest.mark.parametrize("place", range(7))
def test_the_gradients_of_the_critic_are_those_of_its_error(place: int):
    rng = np.random.default_rng(place)
    critic = in_double(new_critic(rng))
    critic.output[:] = rng.normal(size=len(critic.output)) * 0.2
    worlds = World(*(rng.normal(size=part.shape).astype(np.float32) * 0.5 for part in new_worlds(6)))
    targets: Any = rng.uniform(-1.0, 1.0, 6)
    gradients, error = critic_step(critic, worlds, targets)
    assert error > 0.0
    direction = unit(rng, critic[place].shape)
    found = slope_along(lambda: critic_step(critic, worlds, targets)[1] / 2, critic, place, direction)
    assert (gradients[place] * direction).sum() == pytest.approx(found, rel=1e-4, abs=1e-5)


def test_adam_goes_down():
    weights = (np.array([3.0, -2.0], np.float32),)
    adam = Adam(weights, 0.1)
    for _ in range(200):
        adam.step((2.0 * weights[0],))
    assert np.abs(weights[0]).max() < 0.05


def test_a_file_keeps_both_networks(tmp_path: Path):
    rng = np.random.default_rng(1)
    policy, critic = random_policy(rng), new_critic(rng)
    save(tmp_path / "networks.npz", policy, critic)
    for stored, given in zip(load(tmp_path / "networks.npz"), (policy, critic), strict=True):
        assert type(stored) is type(given)
        assert all(np.array_equal(a, b) for a, b in zip(stored, given, strict=True))


def test_networks_of_other_inputs_are_refused(tmp_path: Path):
    """Compiled code would read beyond the weights."""
    rng = np.random.default_rng(1)
    policy, critic = random_policy(rng), new_critic(rng)
    longer = policy._replace(plays=np.concatenate([policy.plays, policy.plays[:1]]))
    for networks in ((longer, critic), (policy, critic._replace(stones=critic.stones[:-1]))):
        save(tmp_path / "other.npz", *networks)
        with pytest.raises(ValueError, match="other inputs"):
            load(tmp_path / "other.npz")
