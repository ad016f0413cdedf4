"""The games as PettingZoo environments: agents take turns (AEC), and each sees what its seat may know.

An observation is `{"observation": …, "action_mask": …}`, as the classic environments have it. Rewards come at the end:
the game's result for every seat, from -1 to 1. The environments need none of PettingZoo's wrappers: what those would
catch, such as an illegal action, raises here by itself. Importing this module registers every game for
`pettingzoo.make("aec", …)`, by ids such as `highlands/SchottenTotten-v0`.
"""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from highlands.engine.chance import Seed
from highlands.engine.kernel import NOBODY
from highlands.engine.state import State, copy_state
from highlands.extras import need
from highlands.games import follow_games, game_spec
from highlands.lab.envs import rendering, stepping
from highlands.lab.envs.arrays import is_integer, refusal
from highlands.lab.envs.illegal import IllegalAction, check_illegal, random_legal
from highlands.lab.envs.purposes import ONE_GAME
from highlands.lab.envs.spaces import Spaces
from highlands.lab.envs.stepping import FORFEIT, ILLEGAL
from highlands.play.precompile import precompile
from highlands.spec.game_spec import AnyGame

if TYPE_CHECKING:
    from gymnasium import spaces
    from pettingzoo import AECEnv, register
else:
    AECEnv, register = (getattr(need("pettingzoo"), name) for name in ("AECEnv", "register"))
    spaces = need("gymnasium.spaces")

Observation = dict[str, NDArray[Any]]


class GameEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A game as an AEC environment. The games' modules, such as `schotten_totten_v0`, make it."""

    metadata: dict[str, Any]

    def __init__(
        self, game: str, name: str, render_mode: str | None, illegal: IllegalAction, options: dict[str, Any]
    ) -> None:
        """Take the game's name, the environment's id, and the options that `highlands.new` takes."""
        super().__init__()
        check_illegal(illegal)
        self._illegal = illegal
        self.render_mode = rendering.check_mode(render_mode)
        self.metadata = {
            "name": name,
            "render_modes": list(rendering.MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.spec = spec = game_spec(game)
        precompile([spec.name], purpose=ONE_GAME)
        self._options = np.zeros(1, spec.options_dtype)
        self._options[0] = spec.make_options(**options)
        self._spaces = shown = Spaces(spec, self._options[0])
        self._catalogue: list[int] = shown.catalogue.tolist()
        self._states = np.zeros(2, spec.state_dtype)
        self._seed(Seed.of(None))
        self._observation = np.zeros(spec.encoded, np.float32)
        self._mask = np.zeros(spec.actions, np.int8)
        self._legal_actions = np.zeros(spec.actions, np.int32)
        self._results = np.zeros(spec.seats_with(self._options[0]), np.float32)
        self.possible_agents = [f"player_{seat}" for seat in range(len(self._results))]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 1.0, (shown.encoded,), np.float32),
                    "action_mask": spaces.Box(0, 1, (shown.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(shown.actions) for agent in self.possible_agents}
        self.state_space = spaces.Box(0.0, 1.0, (len(self._results), shown.encoded), np.float32)

    @property
    def game_state(self) -> State:
        """A copy of the full state, for debugging."""
        state: State = copy_state(self._states[0])
        return state

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        """The actions that can occur, the same for all agents: the whole catalogue, unless the game is reduced."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; with a seed it is the same on every machine. The game's options are chosen when it is made.

        Without a seed chance goes on from where it is.
        """
        if seed is not None:
            self._seed(Seed.of(seed))
        first = stepping.reset_game(
            self._states, self._options, self._rng, self._observation, self._mask, self._legal_actions
        )
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[first]
        if self.render_mode == "human":
            self.render()

    def _seed(self, seed: Seed) -> None:
        """Chance, and apart from it the actions that take the place of illegal ones: deals don't depend on these."""
        self._rng = seed.rng(0)
        self._action_rng = Seed.of(f"dice {seed.hex()}").rng(0)

    def step(self, action: Any) -> None:
        """Carry out the action of the agent whose turn it is.

        An illegal one raises NotAllowedError and changes nothing, unless the environment was made otherwise.
        When the game is over, every agent takes one more step, with None, as PettingZoo wants it.
        """
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        number: int | None = None
        if (type(action) is int or is_integer(action)) and 0 <= action < len(self._catalogue):
            number = self._catalogue[action]
        if self._illegal == "random" and (number is None or not self._mask[number]):
            number = random_legal(self._mask, self._action_rng)
        mover = ILLEGAL
        if number is not None:
            mover = stepping.step_game(
                self._states, self._rng, self._observation, self._mask, self._legal_actions, self._results, number
            )
        if mover >= 0:
            self.agent_selection = self.possible_agents[mover]
        elif mover == NOBODY:
            self._finish(self.spec.outcome(self._states[0]).points)
        elif self._illegal == "forfeit":
            self._results[:] = 0.0
            self._results[self._seat_of[self.agent_selection]] = FORFEIT
            self._finish([0] * len(self._results))
        else:
            raise refusal(self.spec, self._spaces, self._states[0], 0, action)
        if self.render_mode == "human":
            self.render()

    def _finish(self, points: list[int]) -> None:
        """Give every agent its result."""
        for agent, result, scored in zip(self.agents, self._results.tolist(), points, strict=True):
            self.rewards[agent] = self._cumulative_rewards[agent] = result
            self.terminations[agent] = True
            self.infos[agent] = {"points": scored}
        self.agent_selection = self.agents[0]

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the agent whose turn it is gets. As PettingZoo's own, in one go: this is called for every step."""
        agent = self.agent_selection
        over = self.terminations[agent]
        observation = self.observe(agent) if observe else None
        return observation, self._cumulative_rewards[agent], over, False, self.infos[agent]

    def observe(self, agent: str) -> Observation:
        """What an agent knows now, and what it may do: nothing unless it is its turn."""
        shown = self._spaces
        if agent != self.agent_selection or self.terminations[agent]:
            nothing = np.zeros(shown.actions, np.int8)
            return {"observation": self._observation_of(self._seat_of[agent]), "action_mask": nothing}
        if shown.shrinks:
            return {"observation": shown.of_observations(self._observation), "action_mask": shown.of_masks(self._mask)}
        return {"observation": self._observation.copy(), "action_mask": self._mask.copy()}

    def _observation_of(self, seat: int) -> NDArray[np.float32]:
        """The observation of any seat."""
        observation = np.empty_like(self._observation)
        stepping.encode_seat(self._states[0], self._states[1], seat, observation)
        return self._spaces.of_observations(observation)

    def state(self) -> NDArray[np.float32]:
        """The observations of all seats together, a row for each seat."""
        return np.stack([self._observation_of(seat) for seat in range(len(self._results))])

    def render(self) -> str | NDArray[np.uint8] | None:
        """The game as the player to move sees it; when it is over, as a spectator does."""
        observed = rendering.observation_of_mover(self.spec, self._states[0])
        return rendering.render(self.spec, observed, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class EnvironmentModule(ModuleType):
    """What PettingZoo expects of an environment's module, for one game.

    There is no `parallel_env`: the players take turns, and what one may do follows from what the one before did.
    """

    def __init__(self, spec: AnyGame) -> None:
        """Take the game."""
        super().__init__(f"highlands.lab.envs.{spec.environment}", f"{spec.title} as a PettingZoo environment.")
        self.spec = spec

    def raw_env(self, *, render_mode: str | None = None, illegal: IllegalAction = "raise", **options: Any) -> GameEnv:
        """The environment, with the options that `highlands.new` takes for the game.

        An `illegal` action raises, ends the game with -1 for its agent (`forfeit`), or gives way to a `random` one
        that is legal.
        """
        return GameEnv(self.spec.name, self.spec.environment, render_mode, illegal, options)

    def env(self, *, render_mode: str | None = None, illegal: IllegalAction = "raise", **options: Any) -> GameEnv:
        """The same: it checks by itself what PettingZoo's wrappers would."""
        return self.raw_env(render_mode=render_mode, illegal=illegal, **options)


@cache
def module_of(spec: AnyGame) -> EnvironmentModule:
    """The module of a game's environment."""
    return EnvironmentModule(spec)


_known: set[str] = set()


def _register(spec: AnyGame) -> None:
    if spec.environment_id not in _known:
        _known.add(spec.environment_id)
        register("aec", spec.environment_id, module_of(spec).env)


follow_games(_register)
