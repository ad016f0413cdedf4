"""A state of OpenSpiel: a trajectory behind OpenSpiel's interface."""

from __future__ import annotations

import struct
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import numpy as np
import pyspiel

from highlands.engine import kernel
from highlands.engine.chance import Rng, Seed
from highlands.lab.envs.openspiel.trajectory import Trajectory

SAMPLES = 8
"""How many numbers a generator is made from: each has 32 bits of chance at the least."""


class HighlandsState(pyspiel.State):  # type: ignore[misc]
    """A state. `trajectory` is its only attribute: OpenSpiel clones and saves a state by its attributes."""

    def __init__(self, game: Any) -> None:
        """Called by `new_initial_state`: before the deal."""
        super().__init__(game)
        self.trajectory: Trajectory = game.beginning

    def current_player(self) -> int:
        """The seat to move, or OpenSpiel's number for chance or for the end."""
        if self.trajectory.awaits_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.trajectory.is_over else self.trajectory.mover

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.trajectory.is_over

    def _legal_actions(self, player: int) -> list[int]:
        """In ascending order; asked for the player to move only."""
        return [self.trajectory.config.spaces.from_catalogue(action) for action in self.trajectory.legal]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may choose, with probabilities."""
        return self.trajectory.outcomes

    def _apply_action(self, action: int) -> None:
        """Make a legal move, or let chance choose; NotAllowedError, with the reason, for any other."""
        trajectory = self.trajectory
        if not trajectory.awaits_chance:
            spaces = trajectory.config.spaces
            if not 0 <= action < spaces.actions:
                raise ValueError(f"an action is a number from 0 to {spaces.actions - 1}, not {action}")
            action = spaces.to_catalogue(action)
        self.trajectory = trajectory.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """As `docs/notation.md` has it."""
        trajectory = self.trajectory
        if player == pyspiel.PlayerId.CHANCE:
            return trajectory.write_outcome(action)
        action = trajectory.config.spaces.to_catalogue(action)
        return trajectory.config.spec.write_action(trajectory.game_state, action)

    def returns(self) -> list[float]:
        """What each seat won, in the game's own points: in most 1 for winning, -1 for losing; 0 while it runs."""
        shares = np.zeros(self.trajectory.config.seats)
        if self.trajectory.is_over:
            kernel.returns(self.trajectory.game_state, shares)
        return [float(share) * self.trajectory.config.spec.utility for share in shares]

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> HighlandsState:
        """A state that this player can't tell from this one, the hidden cards dealt anew from what the player knows.

        Its history is empty: the actions of its past are known to nobody.
        """
        state: HighlandsState = self.get_game().new_initial_state()
        state.trajectory = self.trajectory.resampled(player_id, generator_from(probability_sampler))
        return state

    def __str__(self) -> str:
        """The full state as a position, as OpenSpiel has it, and what waits for chance."""
        trajectory = self.trajectory
        lines = (
            trajectory.config.spec.write_position(trajectory.game_state) if trajectory.is_dealt else ["not dealt yet"]
        )
        if trajectory.is_dealt and trajectory.pending is not None:
            lines.append(
                f"waits for chance: {trajectory.config.spec.write_action(trajectory.game_state, trajectory.pending)}"
            )
        if trajectory.awaits_chance:
            lines.append(f"chosen by chance: {' '.join(map(str, trajectory.chosen)) or 'nothing'}")
        return "\n".join(lines)


def generator_from(probability_sampler: Callable[[], float]) -> Rng:
    """A generator of ours from numbers of OpenSpiel's."""
    numbers = struct.pack(f"<{SAMPLES}d", *(probability_sampler() for _ in range(SAMPLES)))
    return Seed(sha256(numbers).digest()).rng(0)
