"""The games as Gymnasium environments: one seat is the agent's, bots play the others.

`SeatEnv` is one game, `SeatVectorEnv` many at once. An observation is what the seat may know; the legal actions come in
`info["action_mask"]`. The reward comes at the end: the game's result for the seat, from -1 to 1. Importing this module
registers every game, by ids such as `highlands/SchottenTotten-v0`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from highlands.extras import need
from highlands.games import follow_games
from highlands.lab.envs import rendering
from highlands.lab.envs.arrays import as_actions
from highlands.lab.envs.illegal import IllegalAction
from highlands.lab.envs.single_agent import USUAL_OPPONENT, Opponent, SingleAgentGames
from highlands.spec.game_spec import AnyGame

if TYPE_CHECKING:
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
else:
    gymnasium = need("gymnasium")
    AutoresetMode, VectorEnv = (getattr(need("gymnasium.vector"), name) for name in ("AutoresetMode", "VectorEnv"))
    batch_space = need("gymnasium.vector.utils").batch_space

Tensor = NDArray[np.float32]
Rendered = str | NDArray[np.uint8] | None


class SeatEnv(gymnasium.Env[Tensor, np.int64]):
    """One game, and one seat of it."""

    metadata: dict[str, Any] = {"render_modes": list(rendering.MODES), "render_fps": 1}  # noqa: RUF012 - Gymnasium's own

    def __init__(
        self,
        game: str,
        *,
        opponents: Opponent | Sequence[Opponent] = USUAL_OPPONENT,
        seat: int | None = None,
        illegal: IllegalAction = "raise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Take the game, the bots clockwise from the seat (or one for all), and the options of `highlands.new`.

        Without a seat it is drawn anew for every game. An `illegal` action raises, ends the game with -1 for the seat
        (`forfeit`), or gives way to a `random` legal one.
        """
        self.render_mode = rendering.check_mode(render_mode)
        self._games = SingleAgentGames(game, 1, opponents, seat, False, illegal, options)
        spaces = self._games.spaces
        self.observation_space = gymnasium.spaces.Box(0.0, 1.0, (spaces.encoded,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(spaces.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Tensor, dict[str, Any]]:
        """Deal a new game, up to the seat's first turn; without a seed chance goes on from where it is."""
        super().reset(seed=seed)
        self._games.reset(seed)
        return self._observe()

    def step(self, action: int | np.int64) -> tuple[Tensor, float, bool, bool, dict[str, Any]]:
        """Carry out an action, up to the seat's next turn or the end."""
        self._games.step(as_actions([action], 1))
        observation, info = self._observe()
        return observation, float(self._games.rewards[0]), bool(self._games.done[0]), False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as `sb3-contrib` asks for it."""
        masks: NDArray[np.bool_] = self._games.masks[0].astype(np.bool_)
        return masks

    def render(self) -> Rendered:
        """The game as the seat sees it."""
        return self._games.render(0, self.render_mode)

    def close(self) -> None:
        """Close the bots."""
        self._games.close()

    def _observe(self) -> tuple[Tensor, dict[str, Any]]:
        """The seat's observation and its legal actions."""
        if self.render_mode == "human":
            self.render()
        games = self._games
        observation = games.final_observation(0) if games.done[0] else games.observations[0].copy()
        return observation, {"action_mask": games.masks[0].copy(), "seat": int(games.learners[0])}


class SeatVectorEnv(VectorEnv[Tensor, NDArray[np.int64], NDArray[Any]]):
    """Many games, and one seat of each. Bots that don't search play in compiled code, all games in one call.

    A game that ends is followed by the next in the same step: the observation is of the new game, `final_obs` in the
    infos has the last one of the old.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - Gymnasium's own
        "render_modes": list(rendering.MODES),
        "render_fps": 1,
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int,
        *,
        opponents: Opponent | Sequence[Opponent] = USUAL_OPPONENT,
        seat: int | None = None,
        illegal: IllegalAction = "raise",
        copy: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Take what `SeatEnv` takes, and how many games; without `copy` the arrays given back are overwritten."""
        self.num_envs = num_envs
        self.render_mode = rendering.check_mode(render_mode)
        self._copy = copy
        self._games = SingleAgentGames(game, num_envs, opponents, seat, True, illegal, options)
        spaces = self._games.spaces
        self.single_observation_space = gymnasium.spaces.Box(0.0, 1.0, (spaces.encoded,), np.float32)
        self.single_action_space = gymnasium.spaces.Discrete(spaces.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Tensor, dict[str, Any]]:
        """Deal new games, each up to the seat's first turn; without a seed chance goes on from where it is."""
        super().reset(seed=seed)
        self._games.reset(seed)
        return self._given(self._games.observations), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Tensor, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Carry out an action in each game, up to the seat's next turn."""
        games = self._games
        games.step(as_actions(actions, self.num_envs))
        truncations = np.zeros(self.num_envs, np.bool_)
        return (
            self._given(games.observations),
            self._given(games.rewards),
            self._given(games.done),
            truncations,
            self._infos(),
        )

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now in each game: [num_envs, actions]."""
        return self._games.masks.astype(np.bool_)

    def render(self) -> tuple[Any, ...]:
        """The games as the seat sees them."""
        return tuple(self._games.render(row, self.render_mode) for row in range(self.num_envs))

    def close_extras(self, **kwargs: Any) -> None:
        """Close the bots."""
        self._games.close()

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array

    def _infos(self) -> dict[str, Any]:
        """The legal actions and the seat of each game; where one has just ended, its last observation."""
        in_all = np.ones(self.num_envs, np.bool_)
        games = self._games
        infos: dict[str, Any] = {
            "action_mask": self._given(games.masks),
            "_action_mask": in_all,
            "seat": self._given(games.learners),
            "_seat": in_all,
        }
        if games.done.any():
            finals = np.full(self.num_envs, None, dtype=object)
            for row in map(int, np.flatnonzero(games.done)):
                finals[row] = games.final_observation(row)
            infos |= {"final_obs": finals, "_final_obs": games.done.copy()}
        return infos


def _register(spec: AnyGame) -> None:
    if spec.environment_id not in gymnasium.registry:
        gymnasium.register(
            spec.environment_id,
            entry_point="highlands.lab.envs.gymnasium:SeatEnv",
            vector_entry_point="highlands.lab.envs.gymnasium:SeatVectorEnv",
            kwargs={"game": spec.name},
        )


follow_games(_register)
