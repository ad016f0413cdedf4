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
from highlands.lab.envs.rows import as_actions
from highlands.lab.envs.seated import Opponent, Seated
from highlands.spec.game_spec import AnyGame

if TYPE_CHECKING:
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
else:
    gymnasium = need("gymnasium")
    AutoresetMode, VectorEnv = (getattr(need("gymnasium.vector"), name) for name in ("AutoresetMode", "VectorEnv"))
    batch_space = need("gymnasium.vector.utils").batch_space

USUAL_OPPONENT = "shepherd"

Numbers = NDArray[np.float32]
Rendered = str | NDArray[np.uint8] | None


class SeatEnv(gymnasium.Env[Numbers, np.int64]):
    """One game, and one seat of it."""

    metadata: dict[str, Any] = {"render_modes": list(rendering.MODES), "render_fps": 1}  # noqa: RUF012 - Gymnasium's own

    def __init__(
        self,
        game: str,
        *,
        opponents: Opponent | Sequence[Opponent] = USUAL_OPPONENT,
        seat: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Take the game, the bots clockwise from the seat (or one for all), and the options of `highlands.new`.

        Without a seat it is drawn anew for every game.
        """
        self.render_mode = rendering.check_mode(render_mode)
        self._seated = Seated(game, 1, opponents, seat, False, options)
        spec = self._seated.rows.spec
        self.observation_space = gymnasium.spaces.Box(0.0, 1.0, (spec.encoded,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(spec.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal a new game, up to the seat's first turn; without a seed chance goes on from where it is."""
        super().reset(seed=seed)
        self._seated.deal(seed)
        return self._shown()

    def step(self, action: int | np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Carry out an action, up to the seat's next turn or the end; NotAllowedError if it is illegal."""
        self._seated.step(as_actions([action], 1))
        observation, info = self._shown()
        return observation, float(self._seated.rewards[0]), bool(self._seated.done[0]), False, info

    def render(self) -> Rendered:
        """The game as the seat sees it."""
        return self._seated.render(0, self.render_mode)

    def close(self) -> None:
        """Let the bots go."""
        self._seated.close()

    def _shown(self) -> tuple[Numbers, dict[str, Any]]:
        """What the seat knows and may do."""
        if self.render_mode == "human":
            self.render()
        seated = self._seated
        observation = seated.finals[0] if seated.done[0] else seated.rows.observations[0]
        return observation.copy(), {"action_mask": seated.rows.masks[0].copy(), "seat": int(seated.learners[0])}


class SeatVectorEnv(VectorEnv[Numbers, NDArray[np.int64], NDArray[Any]]):
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
        copy: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Take what `SeatEnv` takes, and how many games; without `copy` the arrays given back are overwritten."""
        self.num_envs = num_envs
        self.render_mode = rendering.check_mode(render_mode)
        self._copy = copy
        self._seated = Seated(game, num_envs, opponents, seat, True, options)
        spec = self._seated.rows.spec
        self.single_observation_space = gymnasium.spaces.Box(0.0, 1.0, (spec.encoded,), np.float32)
        self.single_action_space = gymnasium.spaces.Discrete(spec.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal new games, each up to the seat's first turn; without a seed chance goes on from where it is."""
        super().reset(seed=seed)
        self._seated.deal(seed)
        return self._given(self._seated.rows.observations), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Numbers, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Carry out an action in each game, up to the seat's next turn; NotAllowedError if one is illegal."""
        seated = self._seated
        seated.step(as_actions(actions, self.num_envs))
        truncations = np.zeros(self.num_envs, np.bool_)
        return (
            self._given(seated.rows.observations),
            self._given(seated.rewards),
            self._given(seated.done),
            truncations,
            self._infos(),
        )

    def render(self) -> tuple[Any, ...]:
        """The games as the seat sees them."""
        return tuple(self._seated.render(row, self.render_mode) for row in range(self.num_envs))

    def close_extras(self, **kwargs: Any) -> None:
        """Let the bots go."""
        self._seated.close()

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array

    def _infos(self) -> dict[str, Any]:
        """The legal actions and the seat of each game; where one has just ended, the last that was seen of it."""
        everywhere = np.ones(self.num_envs, np.bool_)
        seated = self._seated
        infos: dict[str, Any] = {
            "action_mask": self._given(seated.rows.masks),
            "_action_mask": everywhere,
            "seat": self._given(seated.learners),
            "_seat": everywhere,
        }
        if seated.done.any():
            finals = np.full(self.num_envs, None, dtype=object)
            for row in np.flatnonzero(seated.done):
                finals[row] = seated.finals[row].copy()
            infos |= {"final_obs": finals, "_final_obs": seated.done.copy()}
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
