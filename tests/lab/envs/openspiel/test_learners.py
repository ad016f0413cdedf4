"""OpenSpiel's Deep CFR and NFSP (in PyTorch) learn a small game from the information-state tensor.

What they have learnt is measured exactly, by best responses over the whole game; uniformly random play is the measure.
`tools/setup learners` installs what they need.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.lab.envs.openspiel.playing import pyspiel

pytestmark = pytest.mark.long

FIVE_CARDS = "python_schotten_totten(colours=1,strengths=5,stones=2,hand=1,first=0)"
"""The smallest game in which it matters how one plays."""
RANDOM_PLAY = 0.75
"""Its `nash_conv` for uniformly random play, as docs/research/small-games.md has it: twice the exploitability."""


@pytest.fixture(scope="module")
def torch() -> Iterator[ModuleType]:
    """PyTorch on one thread: the layers are small, and more threads wait for each other."""
    library = pytest.importorskip("torch", reason="PyTorch is not installed: tools/setup learners")
    pytest.importorskip("tree", reason="dm-tree is not installed: tools/setup learners")
    before = library.get_num_threads()
    library.set_num_threads(1)
    yield library
    library.set_num_threads(before)


class SmallGame:
    """A game that is gone through once, so that policies for it can be measured."""

    def __init__(self) -> None:
        """Find all its information states."""
        self.game = pyspiel.load_game(FIVE_CARDS)
        self.policy: Any = import_module("open_spiel.python.policy").TabularPolicy(self.game)
        self.states: list[Any] = self.policy.states

    def nash_conv(self, weights_of: Callable[[list[Any]], NDArray[Any]]) -> float:
        """What best responses win against a policy: weights of all actions, a row for each of some states."""
        weights = np.where(self.policy.legal_actions_mask, weights_of(self.states), 0.0)
        self.policy.action_probability_array[:] = weights / weights.sum(axis=1, keepdims=True)
        found: float = import_module("open_spiel.python.algorithms.exploitability").nash_conv(self.game, self.policy)
        return found


@pytest.fixture(scope="module")
def small_game() -> SmallGame:
    return SmallGame()


def test_random_play_is_exploited_as_the_docs_say(small_game: SmallGame):
    everywhere = np.ones(small_game.policy.action_probability_array.shape)
    assert small_game.nash_conv(lambda states: everywhere) == pytest.approx(RANDOM_PLAY, abs=0.001)


def test_deep_cfr_learns_from_information_states(torch: ModuleType, small_game: SmallGame):
    solver = import_module("open_spiel.python.pytorch.deep_cfr").DeepCFRSolver(
        small_game.game,
        policy_network_layers=(64, 64),
        advantage_network_layers=(64, 64),
        num_iterations=10,
        num_traversals=100,
        learning_rate=1e-3,
        batch_size_advantage=256,
        batch_size_strategy=256,
        memory_capacity=100_000,
        policy_network_train_steps=1000,
        advantage_network_train_steps=200,
    )
    network, _, _ = solver.solve()

    def weights_of(states: list[Any]) -> NDArray[Any]:
        # Asked directly: what `action_probabilities` of OpenSpiel 2.0.2 gives are shares of all actions, legal or not.
        tensors = np.array([state.information_state_tensor() for state in states], np.float32)
        with torch.inference_mode():
            found: NDArray[Any] = network(torch.from_numpy(tensors)).numpy()
        return found

    assert small_game.nash_conv(weights_of) < 0.5 * RANDOM_PLAY


def test_nfsp_learns_from_information_states(torch: ModuleType, small_game: SmallGame):
    rl_environment = import_module("open_spiel.python.rl_environment")
    nfsp = import_module("open_spiel.python.pytorch.nfsp")
    env = rl_environment.Environment(small_game.game)
    env.seed(1)
    actions = env.action_spec()["num_actions"]
    agents = [
        nfsp.NFSP(
            player,
            state_representation_size=env.observation_spec()["info_state"][0],
            num_actions=actions,
            hidden_layers_sizes=[64],
            reservoir_buffer_capacity=100_000,
            anticipatory_param=0.2,
            batch_size=128,
            rl_learning_rate=0.01,
            sl_learning_rate=0.01,
            min_buffer_size_to_learn=500,
            learn_every=16,
            optimizer_str="adam",
            replay_buffer_capacity=20_000,
            epsilon_start=0.1,
            epsilon_end=0.0,
            epsilon_decay_duration=20_000,
        )
        for player in range(2)
    ]
    for _ in range(6_000):
        step = env.reset()
        while not step.last():
            step = env.step([agents[step.observations["current_player"]].step(step).action])
        for agent in agents:
            agent.step(step)

    def weights_of(states: list[Any]) -> NDArray[Any]:
        return np.array([average_policy(agents[state.current_player()], state) for state in states])

    def average_policy(agent: Any, state: Any) -> NDArray[Any]:
        player = state.current_player()
        seen = {
            "info_state": {player: state.information_state_tensor()},
            "legal_actions": {player: state.legal_actions()},
            "current_player": player,
        }
        asked = rl_environment.TimeStep(seen, None, None, rl_environment.StepType.MID)
        with agent.temp_mode_as(nfsp.MODE.AVERAGE_POLICY):
            found: NDArray[Any] = agent.step(asked, is_evaluation=True).probs
        return found

    assert small_game.nash_conv(weights_of) < 0.8 * RANDOM_PLAY
