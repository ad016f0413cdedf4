"""The games as a vectorised environment of Stable-Baselines3: one seat of many games, bots play the others.

    env = SeatVecEnv("schotten-totten", 64, opponents="shepherd")
    model = MaskablePPO("MlpPolicy", env)
    model.learn(1_000_000)

`sb3-contrib`'s MaskablePPO finds the legal actions by itself. All games are stepped in compiled code, in one call.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from highlands.extras import need
from highlands.lab.envs import rendering
from highlands.lab.envs.arrays import as_actions
from highlands.lab.envs.illegal import IllegalAction
from highlands.lab.envs.single_agent import USUAL_OPPONENT, Opponent, SingleAgentGames

if TYPE_CHECKING:
    from gymnasium import spaces
    from stable_baselines3.common.monitor import Monitor
    from stable_baselines3.common.vec_env import VecEnv
else:
    spaces = need("gymnasium.spaces")
    Monitor = need("stable_baselines3.common.monitor", "sb3").Monitor
    VecEnv = need("stable_baselines3.common.vec_env", "sb3").VecEnv

Indices = int | Iterable[int] | None


class SeatVecEnv(VecEnv):  # type: ignore[misc]
    """Many games, and one seat of each.

    A game that ends is followed by the next in the same step: the observation is of the new game, and the info of that
    row has the last one of the old (`terminal_observation`), and the game's result and length (`episode`, as
    Stable-Baselines3's own Monitor has it). The reward comes at the end: the result for the seat, from -1 to 1.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        *,
        opponents: Opponent | Sequence[Opponent] = USUAL_OPPONENT,
        seat: int | None = None,
        illegal: IllegalAction = "raise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Take the game, how many of it, the bots clockwise from the seat (or one for all), and the game's options.

        Without a seat it is drawn anew for every game. An `illegal` action raises, ends the game with -1 for the seat
        (`forfeit`), or gives way to a `random` legal one.
        """
        self.render_mode = rendering.check_mode(render_mode)
        self._games = SingleAgentGames(game, num_envs, opponents, seat, True, illegal, options)
        self._actions = np.zeros(num_envs, np.int64)
        self._lengths = np.zeros(num_envs, np.int64)
        self._began = time.monotonic()
        shown = self._games.spaces
        super().__init__(num_envs, spaces.Box(0.0, 1.0, (shown.encoded,), np.float32), spaces.Discrete(shown.actions))

    def reset(self) -> NDArray[np.float32]:
        """Deal new games, each up to the seat's first turn; after `seed`, by that seed."""
        self._games.reset(self._seeds[0])
        self._reset_seeds()
        self._reset_options()
        self._lengths[:] = 0
        return self._observations()

    def step_async(self, actions: NDArray[Any]) -> None:
        """Take an action for each game; `step_wait` carries them out."""
        self._actions = as_actions(actions, self.num_envs)

    def step_wait(self) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Carry out the actions, up to the seat's next turn: observations, rewards, dones, infos."""
        games = self._games
        games.step(self._actions)
        self._lengths += 1
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in map(int, np.flatnonzero(games.done)):
            infos[row] = {
                "terminal_observation": games.final_observation(row),
                "TimeLimit.truncated": False,
                "episode": {
                    "r": float(games.rewards[row]),
                    "l": int(self._lengths[row]),
                    "t": round(time.monotonic() - self._began, 6),
                },
            }
            self._lengths[row] = 0
        return self._observations(), games.rewards.astype(np.float32), games.done.copy(), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now in each game: [num_envs, actions]."""
        return self._games.masks.astype(np.bool_)

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[Any]:
        """An attribute for each of some games: `seat` is the agent's in that game, all others are common to all."""
        rows = self._rows(indices)
        if attr_name == "seat":
            return [int(self._games.learners[row]) for row in rows]
        return [getattr(self, attr_name)] * len(rows)

    def set_attr(self, attr_name: str, value: Any, indices: Indices = None) -> None:
        """AttributeError: what a game is like is said when the environment is made."""
        raise AttributeError(f"{attr_name} can't be set for some of the games: make another environment with it")

    def env_method(
        self, method_name: str, *method_args: Any, indices: Indices = None, **method_kwargs: Any
    ) -> list[Any]:
        """What a method gives for each of some games; there are `action_masks` and `render`."""
        rows = self._rows(indices)
        if method_name == "action_masks":
            return list(self.action_masks()[rows])
        if method_name == "render":
            return [self._games.render(row, self.render_mode) for row in rows]
        raise AttributeError(f"a game has the methods action_masks and render, not {method_name}")

    def env_is_wrapped(self, wrapper_class: Any, indices: Indices = None) -> list[bool]:
        """Whether a wrapper is there: only the Monitor, whose results and lengths the infos have without it."""
        return [issubclass(Monitor, wrapper_class)] * len(self._rows(indices))

    def get_images(self) -> list[Any]:
        """The games as the seat sees them."""
        return self.env_method("render")

    def close(self) -> None:
        """Close the bots."""
        self._games.close()

    def _rows(self, indices: Indices) -> list[int]:
        return list(self._get_indices(indices))

    def _observations(self) -> NDArray[np.float32]:
        """A copy: the learner keeps what it was given, and the next step overwrites ours."""
        return np.array(self._games.observations, order="C")
