"""The environments: `Batch`, PettingZoo and Gymnasium, each by its own test of what an environment must do."""

from __future__ import annotations

import numpy as np
import pytest

from highlands.lab.envs import Batch
from tests.kuhn_poker.game import SPEC


def test_a_batch_plays_games_to_their_ends():
    batch = Batch("kuhn-poker", 16, seed=1, ranks=4)
    assert batch.observations.shape == (16, SPEC.encoded)
    chance, finished = np.random.default_rng(1), 0
    for _ in range(12):
        batch.step(chance.integers(0, 2, 16))
        finished += int(batch.done.sum())
    assert finished > 16


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
def test_pettingzoo():
    pettingzoo = pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test

    from highlands.lab import envs

    env = envs.kuhn_poker_v0.env()
    api_test(env, num_cycles=50)
    env.reset(seed=3)
    observation, *_ = env.last()
    assert observation["action_mask"].tolist() == [1, 1]
    assert str(pettingzoo.make("aec", "highlands/KuhnPoker-v0", ranks=5)) == envs.kuhn_poker_v0.spec.environment


def test_gymnasium():
    gymnasium = pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env

    from highlands.lab import envs

    assert envs.gymnasium.SeatEnv.metadata["render_modes"]
    env = gymnasium.make("highlands/KuhnPoker-v0", opponents="random")
    check_env(env.unwrapped, skip_render_check=True)
    observation, info = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    done = False
    while not done:
        observation, reward, done, _, info = env.step(int(np.argmax(info["action_mask"])))
    assert reward in (-1.0, -0.5, 0.5, 1.0)
