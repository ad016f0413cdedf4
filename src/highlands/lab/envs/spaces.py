"""Action and observation spaces: those of the whole game, or in a reduced game only what can occur there.

Kernels number actions by the catalogue and write all numbers of an observation, whatever the options. Environments of a
reduced game show their users less: actions are numbered anew, in the order of the catalogue, and of the blocks of an
observation what is always 0 is left out.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from highlands.engine.state import Record
from highlands.spec.game_spec import AnyGame

OUTSIDE = -1
"""The action of the catalogue for a number that stands for none: never legal."""


class Spaces:
    """The spaces of a game with its options."""

    def __init__(self, spec: AnyGame, options: Record) -> None:
        """Ask the game what can occur."""
        possible = spec.possible_actions(options)
        kept = spec.kept_numbers(options)
        self.catalogue: NDArray[np.int64] = np.arange(spec.actions) if possible is None else np.array(possible)
        """The number in the catalogue of each action."""
        self.shrinks = possible is not None or bool(kept)
        """Whether they are smaller than those of the whole game."""
        blocks, numbers, at = [], [], 0
        for block in spec.blocks:
            axes = kept.get(block.name, [range(length) for length in block.shape])
            shape = tuple(len(axis) for axis in axes)
            if axes:
                blocks.append(block._replace(shape=shape))
                places = np.ravel_multi_index(np.ix_(*axes), block.shape)
                numbers.append(at + places.ravel())
            at += block.size
        self.blocks = tuple(blocks)
        """The blocks of an observation, without those of which nothing is left."""
        self.numbers: NDArray[np.int64] = np.concatenate(numbers)
        """Where each number of an observation stands among those that `kernel.encode` writes."""
        self.units: NDArray[np.float32] = spec.units[self.numbers] if self.shrinks else spec.units
        self._number_of = np.full(spec.actions, OUTSIDE)
        self._number_of[self.catalogue] = np.arange(len(self.catalogue))
        self._behind = spec.actions

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return len(self.catalogue)

    @property
    def encoded(self) -> int:
        """How many numbers an observation has."""
        return len(self.numbers)

    def to_catalogue(self, action: int) -> int:
        """The number in the catalogue of an action; OUTSIDE if there is no such action."""
        return int(self.catalogue[action]) if 0 <= action < len(self.catalogue) else OUTSIDE

    def all_to_catalogue(self, actions: NDArray[np.int64]) -> NDArray[np.int64]:
        """The same of many."""
        if not self.shrinks:
            return actions
        is_action = (actions >= 0) & (actions < len(self.catalogue))
        return np.where(is_action, self.catalogue[np.where(is_action, actions, 0)], OUTSIDE)

    def all_from_catalogue(self, actions: NDArray[np.int64]) -> NDArray[np.int64]:
        """The numbers here of many actions of the catalogue."""
        return self._number_of[actions] if self.shrinks else actions

    def from_catalogue(self, action: int) -> int:
        """The number of an action of the catalogue here; what others see of one may lie behind it, there and here."""
        return int(self._number_of[action]) if action < self._behind else action - self._behind + len(self.catalogue)

    def of_masks(self, masks: NDArray[Any]) -> NDArray[Any]:
        """Of masks over the catalogue, what belongs to these actions."""
        return masks[..., self.catalogue] if self.shrinks else masks

    def of_observations(self, observations: NDArray[Any]) -> NDArray[Any]:
        """Of what `kernel.encode` wrote, the numbers that are shown."""
        return observations[..., self.numbers] if self.shrinks else observations
