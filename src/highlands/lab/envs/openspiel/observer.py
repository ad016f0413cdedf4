"""Observations for OpenSpiel: tensors and texts, in a public and a private part.

The numbers are those of `kernel.encode`, in the blocks of the game's spec. The public part is what anybody would
see from the player's chair; the private part is what the player's own knowledge adds to it or takes from it. The sum of
the two is `kernel.encode` of what the player sees. With perfect recall the moves follow, as the player saw them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from numpy.typing import NDArray

from highlands.engine import kernel
from highlands.lab.envs.openspiel.trajectory import Trajectory
from highlands.lab.envs.spaces import Spaces
from highlands.spec.game_spec import Block
from highlands.spec.options import SEAT_LETTERS

Numbers = NDArray[np.float32]


class Piece(NamedTuple):
    """A block's public or private part: where it comes from, and where it is written to."""

    source: slice
    is_private: bool
    out: Numbers


class MovesLayout(NamedTuple):
    """How the moves of a game become numbers: a row for each, with a one for who made it and the bits of the action."""

    most: int
    seats: int
    bits: int

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns."""
        return self.most, self.seats + self.bits

    def write(self, made: Sequence[tuple[int, int]], out: Numbers) -> None:
        """Write the moves so far; the rows of those to come are zeros."""
        out.fill(0)
        if made:
            seats, actions = np.array(made).T
            if (actions >> self.bits).any():
                raise ValueError(f"an action is observed as {actions.max()}, which has more than {self.bits} bits")
            rows = np.arange(len(made))
            out[rows, seats] = 1
            out[rows, self.seats :] = actions[:, None] >> np.arange(self.bits) & 1


class Observer:
    """Observes states for a player, as OpenSpiel's `make_observation` gives it to those who ask."""

    def __init__(self, spaces: Spaces, moves: MovesLayout, kind: Any) -> None:
        """Take what an observation has, how moves are written, and an IIGObservationType."""
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees what all players know: ask for SINGLE_PLAYER or NONE")
        self.has_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.has_public = bool(kind.public_info)
        self.has_recall = bool(kind.perfect_recall)
        if self.has_recall and not self.has_public:
            raise ValueError("perfect recall is of all that a player has seen: ask for the public part too")
        self._moves_layout = moves
        self.dict: dict[str, Numbers] = {}
        self._pieces: list[Piece] = []
        self._spaces = spaces
        self.tensor = self._lay_out(spaces.blocks)

    def _lay_out(self, blocks: tuple[Block, ...]) -> Numbers:
        """Make room for the numbers: first the public blocks, then the private ones, then the moves."""
        ends = np.cumsum([block.size for block in blocks])
        placed = [(block, slice(int(end) - block.size, int(end))) for block, end in zip(blocks, ends)]
        chosen = [(f"public_{block.name}", block, source) for block, source in placed if block.is_public]
        chosen = chosen if self.has_public else []
        if self.has_private:
            chosen += [(f"private_{block.name}", block, source) for block, source in placed if block.is_private]
        observed = sum(block.size for _, block, _ in chosen)
        recalled = prod(self._moves_layout.shape) if self.has_recall else 0
        tensor = np.zeros(observed + recalled, dtype=np.float32)
        at = 0
        for name, block, source in chosen:
            out = tensor[at : at + block.size]
            self.dict[name] = out.reshape(block.shape)
            self._pieces.append(Piece(source, name.startswith("private_"), out))
            at += block.size
        # The last of all: OpenSpiel joins the pieces in the order in which they were put in here.
        if self.has_recall:
            self.dict["moves"] = tensor[observed:].reshape(self._moves_layout.shape)
        return tensor

    def set_from(self, state: Any, player: int) -> None:
        """Write what a player sees of a state into `tensor`; all zeros before the deal."""
        if not state.trajectory.is_dealt:
            self.tensor.fill(0)
            return
        public = self._encode(state.trajectory, state.trajectory.config.seats, player)
        own = self._encode(state.trajectory, player, player) - public if self.has_private else public
        for piece in self._pieces:
            piece.out[:] = (own if piece.is_private else public)[piece.source]
        if self.has_recall:
            observer = player if self.has_private else state.trajectory.config.seats
            made = state.trajectory.recall(observer).made
            numbered = [(seat, self._spaces.from_catalogue(action)) for seat, action in made]
            self._moves_layout.write(numbered, self.dict["moves"])

    def _encode(self, trajectory: Trajectory, observer: int, seat: int) -> Numbers:
        """The observation of one observer as a tensor, from the side of another seat."""
        observed = trajectory.observe(observer)
        observed.observer = seat
        out = np.zeros(trajectory.config.spec.encoded, dtype=np.float32)
        kernel.encode(observed, out)
        return self._spaces.of_observations(out)

    def string_from(self, state: Any, player: int) -> str:
        """What a player sees of a state, as text: the position, or with perfect recall all the player knows."""
        trajectory: Trajectory = state.trajectory
        if self.has_recall:
            observer = player if self.has_private else trajectory.config.seats
            recall = trajectory.recall(observer)
            who = SEAT_LETTERS[player] if self.has_private else "everybody"
            return f"{who} {recall.digest.hex()}: {recall.moves}"
        if not trajectory.is_dealt:
            return ""
        public = trajectory.config.spec.write_position(trajectory.observe(trajectory.config.seats))
        if not self.has_private:
            return "\n".join(public)
        own = trajectory.config.spec.write_position(trajectory.observe(player))
        lines = own if self.has_public else [line for line in own if line not in public]
        return "\n".join([f"seat: {SEAT_LETTERS[player]}", *lines])
