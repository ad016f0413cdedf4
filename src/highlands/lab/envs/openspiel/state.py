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
        return self.trajectory.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A byte of the seed of what is to happen, or one of few deals: all equally likely."""
        outcomes = self.trajectory.config.chance_outcomes
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        """Make a legal move, or let chance choose a byte; NotAllowedError, with the reason, for any other."""
        self.trajectory = self.trajectory.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """As `docs/notation.md` has it."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}" if self.trajectory.config.deals else f"seed {action:02x}"
        return self.trajectory.config.spec.write_action(self.trajectory.game_state, action)

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
        """The whole truth as a position, and what waits for chance."""
        trajectory = self.trajectory
        lines = (
            trajectory.config.spec.write_position(trajectory.game_state) if trajectory.is_dealt else ["not dealt yet"]
        )
        if trajectory.pending is not None:
            lines.append(
                f"waits for chance: {trajectory.config.spec.write_action(trajectory.game_state, trajectory.pending)}"
            )
        if trajectory.awaits_chance:
            lines.append(f"seed: {trajectory.seed.hex()}")
        return "\n".join(lines)


def generator_from(probability_sampler: Callable[[], float]) -> Rng:
    """A generator of ours from numbers of OpenSpiel's."""
    numbers = struct.pack(f"<{SAMPLES}d", *(probability_sampler() for _ in range(SAMPLES)))
    return Seed(sha256(numbers).digest()).rng(0)
