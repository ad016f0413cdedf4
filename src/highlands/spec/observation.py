"""What a seat may know at one point of a game: its observation, and the legal moves on its turn.

Bots import this module and not `highlands.play`, whose games hold the full state.
"""

from __future__ import annotations

import typing
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from highlands.engine import kernel
from highlands.engine.state import State
from highlands.errors import NotAllowedError, UnreadableError
from highlands.i18n import message
from highlands.spec.game_spec import AnyGame


class Move(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A move: its number in the game's catalogue of actions, and its text."""

    action: int
    text: str

    def __str__(self) -> str:
        """The text."""
        return self.text

    def __eq__(self, other: object) -> bool:
        """The same action; the text follows from the action and the state."""
        return isinstance(other, Move) and self.action == other.action

    def __hash__(self) -> int:
        """By the action."""
        return hash(self.action)


class LegalMoves(Sequence[Move]):
    """The legal moves of a state, as a sequence; computed when first asked for."""

    def __init__(self, spec: AnyGame, state: State) -> None:
        """Take a state or an observation of one."""
        self._spec = spec
        self._state = state

    @cached_property
    def actions(self) -> list[int]:
        """Their numbers in the catalogue of actions."""
        out = np.empty(self._spec.actions, dtype=np.int32)
        actions: list[int] = out[: kernel.legal(self._state, out)].tolist()
        return actions

    def __len__(self) -> int:
        """How many there are."""
        return len(self.actions)

    @cached_property
    def texts(self) -> list[str]:
        """Their texts."""
        return self._spec.write_actions(self._state, self.actions)

    def __iter__(self) -> Iterator[Move]:
        """One after another."""
        return map(Move, self.actions, self.texts)

    @typing.overload
    def __getitem__(self, index: int) -> Move: ...

    @typing.overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...

    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        """One of them, or some, by their place."""
        if isinstance(index, slice):
            return [self[place] for place in range(len(self))[index]]
        action = self.actions[index]
        return Move(action, self._spec.write_action(self._state, action))

    def __contains__(self, move: object) -> bool:
        """Whether a move, or a text, is one of them."""
        if isinstance(move, str):
            try:
                return self._spec.read_action(self._state, move) in self.actions
            except (UnreadableError, NotAllowedError):
                return False
        return isinstance(move, Move) and move.action in self.actions

    def require(self, action: int) -> None:
        """Raise NotAllowedError, with the reason, unless an action is legal."""
        if action in self.actions:
            return
        if not 0 <= action < self._spec.actions:
            raise NotAllowedError(message("bot-answer-range", last=str(self._spec.actions - 1)))
        raise NotAllowedError(self._spec.why_not(self._state, action))

    def __repr__(self) -> str:
        """All their texts."""
        return f"<{len(self)} legal moves: {', '.join(self.texts)}>"


class Past(NamedTuple):
    """What a seat has observed of the moves so far, or of the last of them: the oldest first."""

    states: NDArray[Any]
    """The state before each move, as the seat observed it then."""
    actions: NDArray[np.int32]
    """The moves, as the seat observed them (`kernel.observed_action`)."""


class Observation:
    """What a seat may know at one point of a game, and never more."""

    def __init__(self, spec: AnyGame, state: State, seat: int, ply: int, past: Past | None = None) -> None:
        """Take the state as the seat observes it, the ply (how many moves were made), and what it saw of those."""
        self.spec = spec
        self.state = state
        self.seat = seat
        self.ply = ply
        self.past = past or Past(np.zeros(0, spec.state_dtype), np.zeros(0, np.int32))

    @cached_property
    def moves(self) -> LegalMoves:
        """The legal moves: none unless it is this seat's turn."""
        return LegalMoves(self.spec, self.state)

    @cached_property
    def view(self) -> msgspec.Struct:
        """All of it as a typed message."""
        return self.spec.view(self.state)

    @property
    def board(self) -> str:
        """The board drawn with characters."""
        return self.spec.board(self.state)

    @property
    def position(self) -> str:
        """The position as text, with `?` for what is hidden."""
        return "\n".join(self.spec.write_position(self.state))
