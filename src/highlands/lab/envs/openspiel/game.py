"""A game of OpenSpiel: what both of ours have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pyspiel

from highlands.lab.envs.openspiel.observer import Block, Observer
from highlands.lab.envs.openspiel.state import HighlandsState
from highlands.lab.envs.openspiel.trajectory import BYTE_VALUES, SEED_BYTES, GameConfig, Trajectory
from highlands.play.precompile import precompile
from highlands.spec.game_spec import GameSpec

NOT_CHOSEN = -1
"""A number that stands for an option left to chance or to the variant: OpenSpiel's parameters have no None."""


def game_type(short_name: str, long_name: str, *, players: tuple[int, int], parameters: Mapping[str, Any]) -> Any:
    """What OpenSpiel is told of a game before it is loaded."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name,
        long_name=long_name,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if players == (2, 2) else kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=players[0],
        max_num_players=players[1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=dict(parameters),
    )


class HighlandsGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options. A child says which, and for how long it can last."""

    TYPE: ClassVar[Any]
    PARAMETERS: ClassVar[Mapping[str, Any]]
    """Their names, with what holds when they are not given."""
    RULES: ClassVar[GameSpec[Any, Any]]
    BLOCKS: ClassVar[tuple[Block, ...]]
    """The game's numbers for learning."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Take the parameters; NotAllowedError, with the reason, for a bad one."""
        precompile()
        chosen = {**self.PARAMETERS, **(params or {})}
        options = self.options(**chosen)
        config = GameConfig(self.RULES, options)
        self.beginning = Trajectory.begin(config)
        self.most_chance_events = self.chance_events(options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.RULES.actions,
            max_chance_outcomes=BYTE_VALUES,
            num_players=config.seats,
            min_utility=-1.0,
            max_utility=1.0,
            # The victory is worth 2 to those who share it, and everybody has paid 1 for taking part.
            utility_sum=2.0 - config.seats,
            max_game_length=self.moves(options),
        )
        super().__init__(self.TYPE, info, dict(params or {}))

    @classmethod
    def options(cls, **parameters: Any) -> Any:
        """The options that OpenSpiel's parameters stand for."""
        raise NotImplementedError

    @classmethod
    def moves(cls, options: Any) -> int:
        """More moves than this no game has."""
        raise NotImplementedError

    @classmethod
    def chance_events(cls, options: Any) -> int:
        """More chance events than this no game has."""
        raise NotImplementedError

    def max_chance_nodes_in_history(self) -> int:
        """Each event has a node for each byte of its seed."""
        return self.most_chance_events * SEED_BYTES

    def new_initial_state(self) -> HighlandsState:
        """Before the deal."""
        return HighlandsState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer for the public part, the private part, or both; with perfect recall, in text only."""
        if params:
            raise ValueError(f"these observations have no parameters, but were given {params}")
        return Observer(self.BLOCKS, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))
