"""How many steps a second sb3-contrib's MaskablePPO makes, learning included: on our games and on PettingZoo's own.

All have the same learner with the same hidden layers, the same number of games at once, and opponents that play at
random. PettingZoo's games, and ours as PettingZoo environments, are wrapped alike: one seat of a game is an environment
of Gymnasium's, and Stable-Baselines3's own `DummyVecEnv` steps them in turn. `SeatVecEnv` is what we offer instead.
What the first and the last layer cost depends on the game: Leduc hold'em has 36 numbers and 4 actions, Schotten Totten
1,432 and 1,721; the reduced game is nearer to the others. PyTorch has one thread. `python -m bench learners --docs`
writes the table into docs/research/environments.md.
"""

import warnings
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from rich.progress import Progress

from bench.measure import Pace, Row, interleave, machine, paced, ratio, row_of

try:
    import pettingzoo
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv

    from highlands.lab.envs import schotten_totten_v0
    from highlands.lab.envs.stable_baselines3 import SeatVecEnv
except ModuleNotFoundError as missing:
    raise SystemExit(f"{missing.name} is missing. `tools/setup bench learners` installs it.") from missing

GAMES_AT_ONCE, TURNS = 16, 64
SETTINGS: dict[str, Any] = {"n_steps": TURNS, "batch_size": 256, "n_epochs": 4, "seed": 1, "device": "cpu"}
ROLLOUT = GAMES_AT_ONCE * TURNS
"""Steps between two updates: what is measured is whole rollouts with their updates."""
CLASSIC_GAMES = {
    "leduc_holdem": "leduc_holdem-v4",
    "connect_four": "connect_four-v3",
    "texas_holdem": "texas_holdem-v4",
}
PEER = "PettingZoo leduc_holdem"
REDUCED = {"colours": 2, "stones": 3, "hand": 3}
OURS: dict[str, dict[str, Any]] = {"Schotten Totten": {}, "Schotten Totten, reduced": REDUCED}


class SeatOfTurns(gymnasium.Env[NDArray[Any], np.int64]):
    """The first seat of a PettingZoo environment whose agents take turns; the others play at random."""

    def __init__(self, env: Any, seed: int) -> None:
        self._env, self._seed = env, seed
        self._agent = env.possible_agents[0]
        self._chance = np.random.default_rng(seed)
        self.observation_space = env.observation_space(self._agent)["observation"]
        self.action_space = env.action_space(self._agent)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[NDArray[Any], dict[str, Any]]:
        """Deal, up to the seat's first turn."""
        super().reset(seed=seed)
        self._env.reset(seed=self._seed)
        self._seed += GAMES_AT_ONCE
        self._let_others_play()
        if not self._masks.any():  # over before the seat had a turn
            return self.reset()
        return self._seen, {}

    def step(self, action: np.int64) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """Carry out an action, up to the seat's next turn."""
        self._env.step(int(action))
        reward, over = self._let_others_play()
        return self._seen, reward, over, False, {}

    def _let_others_play(self) -> tuple[float, bool]:
        """The seat's result where the game has ended, and whether it has: in these games all comes at the end."""
        while True:
            observation, _, terminated, truncated, _ = self._env.last()
            over = terminated or truncated
            if self._env.agent_selection == self._agent or over:
                observation = self._env.observe(self._agent)
                self._seen = observation["observation"]
                self._masks = observation["action_mask"].astype(bool) & (not over)
                return float(self._env.rewards[self._agent]) if over else 0.0, over
            self._env.step(int(self._chance.choice(np.flatnonzero(observation["action_mask"]))))

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as sb3-contrib asks for it."""
        masks: NDArray[np.bool_] = self._masks
        return masks


def wrapped(make: Callable[[], Any]) -> Any:
    """Many of a PettingZoo environment, each behind a wrapper."""
    return DummyVecEnv([partial(SeatOfTurns, make(), number) for number in range(GAMES_AT_ONCE)])


def classic(made_as: str) -> Any:
    """One of PettingZoo's own games."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return pettingzoo.make("aec", f"classic/{made_as}")


class Learner:
    """A MaskablePPO on an environment."""

    def __init__(self, env: Any) -> None:
        self._model = MaskablePPO("MlpPolicy", env, **SETTINGS)

    def __call__(self, rollouts: int) -> None:
        """So many rollouts, each with its update."""
        self._model.learn(rollouts * ROLLOUT, reset_num_timesteps=False)


def learning(pace: Pace, progress: Progress) -> list[Row]:
    """Steps per second of learning."""
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        peers = {f"PettingZoo {name}": wrapped(partial(classic, made_as)) for name, made_as in CLASSIC_GAMES.items()}
        ours = {
            f"{name}, as PettingZoo environments": wrapped(partial(schotten_totten_v0.env, **options))
            for name, options in OURS.items()
        } | {
            f"{name}, `SeatVecEnv`": SeatVecEnv("schotten-totten", GAMES_AT_ONCE, opponents="random", **options)
            for name, options in OURS.items()
        }
        contestants = {name: paced(Learner(env), pace.slot) for name, env in (peers | ours).items()}
        rollouts = interleave(contestants, pace.repeats, progress, "MaskablePPO")
    finally:
        torch.set_num_threads(before)
    speeds = {name: [ROLLOUT * rate for rate in rates] for name, rates in rollouts.items()}

    def size(env: Any) -> str:
        numbers = int(np.prod(env.observation_space.shape))
        return f"{numbers:,} numbers, {env.action_space.n:,} actions"

    return [
        row_of(
            f"MaskablePPO on {name}",
            "steps/s",
            speeds[name],
            peer=None if name in peers else PEER,
            ratio=None if name in peers else ratio(speeds[name], speeds[PEER]),
            note=size(env),
        )
        for name, env in (peers | ours).items()
    ]


def learning_table(rows: Sequence[Row], quick: bool) -> str:
    """For the docs."""
    lines = ["| MaskablePPO on | observation and actions | steps a second |", "| --- | --- | --- |"]
    lines += [f"| {row.what.removeprefix('MaskablePPO on ')} | {row.note} | {row.value:,.0f} |" for row in rows]
    facts, how = machine(), ", with `--quick`" if quick else ""
    return "\n".join(lines) + (
        f"\n\n{GAMES_AT_ONCE} games at once, one thread of PyTorch {torch.__version__.partition('+')[0]}. "
        f"Measured on {facts['cores']} cores, {facts['date']}{how}.\n"
    )
