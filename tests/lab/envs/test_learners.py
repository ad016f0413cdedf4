"""The libraries that learn take our environments as they are: PyTorch, JAX, Stable-Baselines3.

They are large, so `make test` has none of them; `tools/setup learners` installs them for the long tests.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest

from highlands import NotAllowedError
from highlands.games import BUILT_IN
from highlands.lab.envs import Batch
from highlands.lab.envs.gymnasium import SeatVectorEnv
from tests.lab.envs.playing import NAMES, VARIANTS, Policy, an_illegal_action

pytestmark = pytest.mark.long

ARRAYS = ("observations", "masks", "to_move", "rewards", "done")
EXAMPLE = Path(__file__).parents[3] / "examples" / "ppo.py"
SMALL = {"colours": 2, "stones": 3, "hand": 3}

variants = pytest.mark.parametrize(("game", "options"), VARIANTS, ids=NAMES)


# Imported by fixtures: `make test` collects this file too, and these libraries take seconds to load.


@pytest.fixture(scope="module")
def torch() -> Iterator[ModuleType]:
    """PyTorch on one thread: the layers are small, and more threads wait for each other."""
    library = pytest.importorskip("torch", reason="PyTorch is not installed: tools/setup learners")
    before = library.get_num_threads()
    library.set_num_threads(1)
    yield library
    library.set_num_threads(before)


@pytest.fixture(scope="module")
def sb3(torch: ModuleType) -> SimpleNamespace:
    """What is used of Stable-Baselines3, and our environment for it."""
    pytest.importorskip("sb3_contrib", reason="Stable-Baselines3 is not installed: tools/setup learners")
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.maskable.evaluation import evaluate_policy
    from sb3_contrib.common.maskable.utils import is_masking_supported
    from stable_baselines3.common.monitor import Monitor

    from highlands.lab.envs.stable_baselines3 import SeatVecEnv

    return SimpleNamespace(
        SeatVecEnv=SeatVecEnv,
        MaskablePPO=MaskablePPO,
        Monitor=Monitor,
        evaluate_policy=evaluate_policy,
        is_masking_supported=is_masking_supported,
    )


# Sharing memory


@pytest.mark.parametrize("share", ["from_numpy", "from_dlpack"])
@pytest.mark.parametrize("dtype", [np.float32, np.uint8])
def test_pytorch_shares_the_arrays_of_a_contiguous_batch(torch: ModuleType, share: str, dtype: Any):
    batch = Batch("verraeter", 5, seed=1, dtype=dtype, contiguous=True)
    tensors = {name: getattr(torch, share)(getattr(batch, name)) for name in ARRAYS}
    assert all(tensor.is_contiguous() for tensor in tensors.values())
    before = tensors["observations"].clone()
    batch.play_at_random(3)
    assert not torch.equal(tensors["observations"], before)
    assert all((tensors[name].numpy() == getattr(batch, name)).all() for name in ARRAYS)


def test_jax_shares_the_arrays_of_a_contiguous_batch():
    numpy_of_jax = pytest.importorskip("jax.numpy", reason="JAX is not installed: make bench installs it")
    batch = Batch("schotten-totten", 5, seed=1, contiguous=True)
    for name in ARRAYS:
        array = getattr(batch, name)
        assert numpy_of_jax.from_dlpack(array, copy=False).unsafe_buffer_pointer() == array.ctypes.data


# Stable-Baselines3


@variants
def test_the_environment_gives_what_that_of_gymnasium_gives(sb3: SimpleNamespace, game: str, options: dict[str, Any]):
    ours, theirs, policy = sb3.SeatVecEnv(game, 6, **options), SeatVectorEnv(game, 6, **options), Policy(1)
    ours.seed(5)
    observations = ours.reset()
    expected, infos = theirs.reset(seed=5)
    ended, length = 0, np.zeros(6, int)
    for _ in range(150):
        assert (observations.dtype, observations.shape) == (np.float32, expected.shape)
        assert observations.tobytes() == expected.tobytes()
        assert (ours.action_masks() == infos["action_mask"]).all()
        assert (np.stack(ours.env_method("action_masks")) == infos["action_mask"]).all()
        assert ours.get_attr("seat") == infos["seat"].tolist()
        actions = np.array([policy.choose(mask) for mask in infos["action_mask"]])
        observations, rewards, dones, ours_infos = ours.step(actions)
        expected, results, terminations, _, infos = theirs.step(actions)
        assert (rewards.dtype, dones.dtype) == (np.float32, np.bool_)
        assert rewards.tolist() == results.astype(np.float32).tolist()
        assert dones.tolist() == terminations.tolist()
        length += 1
        for row in range(6):
            assert bool(ours_infos[row]) == dones[row]
            if dones[row]:
                last = ours_infos[row]["terminal_observation"]
                assert last.tobytes() == infos["final_obs"][row].tobytes()
                assert ours_infos[row]["episode"]["r"] == rewards[row]
                assert ours_infos[row]["episode"]["l"] == length[row]
                assert ours_infos[row]["TimeLimit.truncated"] is False
                length[row] = 0
                ended += 1
    assert ended


@pytest.mark.parametrize("number", [1, 2])
def test_what_was_given_stays_as_it_was(sb3: SimpleNamespace, number: int):
    env = sb3.SeatVecEnv("schotten-totten", number, opponents="random")
    observations = env.reset()
    before = observations.copy()
    env.step(np.array([np.flatnonzero(mask)[0] for mask in env.action_masks()]))
    assert (observations == before).all()


def test_an_illegal_action_is_treated_as_asked(sb3: SimpleNamespace):
    env = sb3.SeatVecEnv("schotten-totten", 2)
    env.reset()
    with pytest.raises(NotAllowedError):
        env.step(np.full(2, an_illegal_action(env.action_masks()[0])))
    env = sb3.SeatVecEnv("schotten-totten", 2, illegal="forfeit")
    env.reset()
    _, rewards, dones, infos = env.step(np.full(2, -1))
    assert (rewards.tolist(), dones.tolist()) == ([-1.0, -1.0], [True, True])
    assert infos[0]["episode"]["l"] == 1


def test_games_are_asked_for_by_their_indices(sb3: SimpleNamespace):
    env = sb3.SeatVecEnv("verraeter", 3, opponents="random", seat=1, render_mode="rgb_array")
    env.reset()
    assert sb3.is_masking_supported(env)
    assert env.get_attr("seat", [0, 2]) == [1, 1]
    assert env.get_attr("render_mode", 1) == ["rgb_array"]
    assert len(env.env_method("action_masks", indices=[2])) == 1
    assert len(env.get_images()) == 3
    assert env.env_is_wrapped(sb3.Monitor) == [True] * 3  # it tells results as one: no warning, nothing to wrap
    assert env.env_is_wrapped(gymnasium.wrappers.TimeLimit) == [False] * 3
    with pytest.raises(AttributeError):
        env.env_method("no_such_method")
    with pytest.raises(AttributeError):
        env.set_attr("seat", 0)
    with pytest.raises(AttributeError):
        env.get_attr("no_such_attribute")
    env.close()


@pytest.mark.parametrize("game", BUILT_IN)
def test_maskable_ppo_trains_on_the_environment_itself(torch: ModuleType, sb3: SimpleNamespace, game: str):
    env = sb3.SeatVecEnv(game, 8, opponents="random")
    model = sb3.MaskablePPO("MlpPolicy", env, n_steps=32, batch_size=64, n_epochs=1, seed=1, device="cpu")
    before = [parameter.clone() for parameter in model.policy.parameters()]
    model.learn(1024)  # an illegal action would raise
    assert len(model.ep_info_buffer) > 5
    assert any(not torch.equal(old, new) for old, new in zip(before, model.policy.parameters(), strict=True))


def test_maskable_ppo_learns_to_beat_random_play_in_a_reduced_game(sb3: SimpleNamespace):
    env = sb3.SeatVecEnv("schotten-totten", 32, opponents="random", **SMALL)
    model = sb3.MaskablePPO(
        "MlpPolicy", env, n_steps=64, batch_size=512, learning_rate=1e-3, gamma=1.0, seed=1, device="cpu"
    )
    measured = sb3.SeatVecEnv("schotten-totten", 32, opponents="random", **SMALL)

    def result() -> float:
        measured.seed(7)
        mean, _ = sb3.evaluate_policy(model, measured, 2000, deterministic=False)
        return float(mean)

    before = result()
    model.learn(40_000)
    assert result() > before + 0.1


# The example in PyTorch


@pytest.fixture(scope="module")
def ppo(torch: ModuleType) -> ModuleType:
    """examples/ppo.py, which lies in no package."""
    spec = importlib.util.spec_from_file_location("ppo", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_same_seed_gives_the_same_network(torch: ModuleType, ppo: ModuleType):
    steps = ppo.TURNS * ppo.GAMES_AT_ONCE
    one, same, other = (ppo.train(steps, "random", seed).state_dict() for seed in (1, 1, 2))
    assert all(torch.equal(one[name], same[name]) for name in one)
    assert not all(torch.equal(one[name], other[name]) for name in one)


def test_advantages_are_those_of_the_definition(torch: ModuleType, ppo: ModuleType):
    """Two turns of one game, then the first of the next: what comes behind an end counts for nothing."""
    rewards, ended = torch.tensor([[0.0], [1.0], [0.0]]), torch.tensor([[0.0], [1.0], [0.0]])
    values, following = torch.tensor([[0.2], [0.4], [0.1]]), torch.tensor([0.3])
    errors = [0.4 - 0.2, 1.0 - 0.4, 0.3 - 0.1]
    expected = [errors[0] + ppo.GAE_LAMBDA * errors[1], errors[1], errors[2]]
    found = ppo.estimate_advantages(rewards, values, ended, following)
    assert found.flatten().tolist() == pytest.approx(expected)


def test_the_network_learns_to_beat_random_play(ppo: ModuleType):
    agent = ppo.train(60_000, "random", seed=1)
    before = ppo.score(ppo.train(0, "random", seed=1), "random", 500, seed=2)
    assert ppo.score(agent, "random", 500, seed=2) > before + 0.1
