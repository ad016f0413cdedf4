"""What a player has before their eyes when it is their turn: the table as their seat may know it, and the legal moves.

Bots stand on this room and not on `game`, which holds the truth.
"""

from __future__ import annotations

import typing
from collections.abc import Iterator, Sequence
from functools import cached_property

import msgspec
import numpy as np

from highlands.engine import kernel
from highlands.engine.state import State
from highlands.errors import NotAllowedError, UnreadableError
from highlands.spec.game_spec import AnyGame


class Move(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A move: its number in the game's catalogue of actions, and its text."""

    action: int
    text: str

    def __str__(self) -> str:
        """The text."""
        return self.text

    def __eq__(self, other: object) -> bool:
        """The same move; its text follows from the number and the table."""
        return isinstance(other, Move) and self.action == other.action

    def __hash__(self) -> int:
        """By the number."""
        return hash(self.action)


class LegalMoves(Sequence[Move]):
    """The legal moves of a game as it is now: to iterate over, to count, to ask whether one is among them."""

    def __init__(self, spec: AnyGame, state: State) -> None:
        """Look at a table; nothing is worked out before it is asked for."""
        self._rules = spec
        self._state = state

    @cached_property
    def actions(self) -> list[int]:
        """Their numbers."""
        out = np.empty(self._rules.actions, dtype=np.int32)
        actions: list[int] = out[: kernel.legal(self._state, out)].tolist()
        return actions

    def __len__(self) -> int:
        """How many there are."""
        return len(self.actions)

    @cached_property
    def texts(self) -> list[str]:
        """Their texts."""
        return self._rules.write_actions(self._state, self.actions)

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
        return Move(action, self._rules.write_action(self._state, action))

    def __contains__(self, move: object) -> bool:
        """Whether a move, or a text, is one of them."""
        if isinstance(move, str):
            try:
                return self._rules.read_action(self._state, move) in self.actions
            except (UnreadableError, NotAllowedError):
                return False
        return isinstance(move, Move) and move.action in self.actions

    def __repr__(self) -> str:
        """All their texts."""
        return f"<{len(self)} legal moves: {', '.join(self.texts)}>"


class Observation:
    """What a seat may know at one moment of a game, and never more."""

    def __init__(self, spec: AnyGame, state: State, seat: int, made: int) -> None:
        """Take the table as the seat sees it, and how many moves have been made before."""
        self.spec = spec
        self.state = state
        self.seat = seat
        self.made = made

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
