"""A game of OpenSpiel, made from a spec."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pyspiel

from highlands.lab.envs.openspiel.observer import MovesLayout, Observer
from highlands.lab.envs.openspiel.state import HighlandsState
from highlands.lab.envs.openspiel.trajectory import GameConfig, Trajectory
from highlands.play.precompile import RULES, precompile
from highlands.spec.game_spec import AnyGame


def game_type(spec: AnyGame) -> Any:
    """What OpenSpiel is told of a game before it is loaded."""
    kinds = pyspiel.GameType
    fewest, most = spec.seat_range
    return kinds(
        short_name=spec.openspiel_name,
        long_name=spec.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if fewest == most == 2 else kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=fewest,
        max_num_players=most,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={option.name: option.parameter for option in spec.options},
    )


def game_class(spec: AnyGame) -> type[HighlandsGame]:
    """The class of a game, as OpenSpiel registers it: a name of this module, where pickle looks for it."""
    name = f"{spec.openspiel_name}_game"
    made = type(name, (HighlandsGame,), {"TYPE": game_type(spec), "SPEC": spec, "__module__": __name__})
    globals()[name] = made
    return made


class HighlandsGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options; `game_class` makes the subclass of each."""

    TYPE: ClassVar[Any]
    SPEC: ClassVar[AnyGame]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Take the parameters; NotAllowedError, with the reason, for a bad one."""
        spec, given = self.SPEC, params or {}
        precompile([spec.name], purpose=RULES)
        options = spec.make_options(
            **{option.name: option.from_parameter(given.get(option.name, option.parameter)) for option in spec.options}
        )
        config = GameConfig(spec, options)
        self.beginning = Trajectory.begin(config)
        info = pyspiel.GameInfo(
            num_distinct_actions=config.spaces.actions,
            max_chance_outcomes=config.chance.most_outcomes,
            num_players=config.seats,
            min_utility=-spec.utility,
            max_utility=spec.utility,
            # The victory is worth 2 to those who share it, and everybody has paid 1 for taking part.
            utility_sum=(2.0 - config.seats) * spec.utility,
            max_game_length=spec.most_moves(options),
        )
        super().__init__(self.TYPE, info, dict(given))

    def max_chance_nodes_in_history(self) -> int:
        """A bound of the game's chance."""
        return self.beginning.config.chance.most_nodes

    def new_initial_state(self) -> HighlandsState:
        """Before the deal."""
        return HighlandsState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer for the public part, the private part, or both; with perfect recall, of all moves as well."""
        if params:
            raise ValueError(f"these observations have no parameters, but were given {params}")
        # What others see of an action may lie behind the catalogue: hence one bit more.
        config = self.beginning.config
        moves = MovesLayout(self.max_game_length(), config.seats, config.spaces.actions.bit_length() + 1)
        return Observer(config.spaces, moves, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))
