"""A game's rules in Python's terms: what each game gives beside its kernels, and the same for all games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from highlands.engine.chance import Seed
from highlands.engine.kernel import setup
from highlands.engine.state import Record, State, new_state
from highlands.errors import UnreadableError
from highlands.i18n import Message, message

SEAT_LETTERS = "ABCD"

S = TypeVar("S", bound=State)
P = TypeVar("P", bound=Record)


def option_parts(text: str) -> Iterator[tuple[str, str]]:
    """The options in a record's header, one after another: name and value; UnreadableError for one that is there twice.

    >>> list(option_parts("tactics, rounds 3"))
    [('tactics', ''), ('rounds', '3')]
    """
    names: set[str] = set()
    for part in text.split(","):
        name, _, value = part.strip().lower().partition(" ")
        if name in names:
            raise UnreadableError(message("option-twice", name=name))
        if name:
            names.add(name)
            yield name, value


def unreadable_option(name: str, value: str) -> UnreadableError:
    """What to raise for an option that means nothing."""
    return UnreadableError(message("option-unreadable", text=f"{name} {value}".strip()))


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    winners: list[int]
    """The seats that won: none for a draw, several for a shared victory."""
    points: list[int]
    """What each seat scored."""
    returns: list[float]
    """1 for winning, -1 for losing, what lies between for a draw or a shared victory."""


class GameSpec(ABC, Generic[S, P]):
    """One game. All texts are in the notation of `docs/notation.md`; all tables are records of `table_dtype`."""

    name: str
    """As `highlands.new` takes it."""
    state_dtype: np.dtype[S]
    options_dtype: np.dtype[P]
    actions: int
    """How many actions the catalogue has."""
    encoded: int
    """How many numbers `kernel.encode` writes."""
    units: NDArray[np.float32]
    """How many parts the whole has, for each of them: floats are parts of a whole, bytes the parts themselves."""

    @abstractmethod
    def options(self, /, **chosen: Any) -> P:
        """The options of a game as the record that `kernel.setup` takes; NotAllowedError for a bad one."""

    @abstractmethod
    def write_options(self, options: P) -> str:
        """Options as a record's header has them: what differs from the plain game."""

    @abstractmethod
    def options_of(self, text: str) -> P:
        """The options of a record's header."""

    @abstractmethod
    def seats(self, state: S) -> int:
        """How many players."""

    def seats_with(self, options: P) -> int:
        """How many players a game with these options has: a table knows."""
        state = new_state(self.state_dtype)
        setup(state, options, Seed.of("any").rng(0))
        return self.seats(state)

    @abstractmethod
    def round(self, state: S) -> int:
        """The number of the round, from 1."""

    @abstractmethod
    def write_action(self, state: S, action: int) -> str:
        """An action that is about to be carried out on this table, as text."""

    def write_actions(self, state: S, actions: Iterable[int]) -> list[str]:
        """Actions, any of which could be carried out on this table, as text."""
        return [self.write_action(state, action) for action in actions]

    @abstractmethod
    def read_action(self, state: S, text: str) -> int:
        """The action that a text means on this table; UnreadableError or NotAllowedError if none."""

    @abstractmethod
    def write_position(self, state: S) -> list[str]:
        """A table, true or seen, as the lines of a position."""

    @abstractmethod
    def read_position(self, lines: Sequence[str]) -> S:
        """The table of a position: a true one if every card is given, else one seen by nobody in particular."""

    @abstractmethod
    def is_whole(self, state: S) -> bool:
        """Whether no card of a table is unknown."""

    @abstractmethod
    def chance_ahead(self, state: S) -> bool:
        """Whether chance may still play a part, so that the game needs a seed."""

    @abstractmethod
    def why_not(self, state: S, action: int) -> Message:
        """Why an action is not legal on this table."""

    @abstractmethod
    def advice(self, observed: S, action: int) -> Message:
        """What speaks for an action of the player whose sight this table is, in a few words."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """How a finished game ended."""

    @abstractmethod
    def view(self, observed: S, kept: dict[str, Any] | None = None) -> msgspec.Struct:
        """A seen table as a typed message.

        Whoever shows a table again and again, after each move and to several sights, gives the same dictionary each
        time: a game may keep there what it has worked out from what is open to everybody.
        """

    @abstractmethod
    def board(self, state: S) -> str:
        """A table, true or seen, drawn with characters."""

    @abstractmethod
    def picture(self, state: S) -> str:
        """A table, true or seen, drawn as SVG."""


AnyGame = GameSpec[State, Record]
"""The spec of some game, to code that works for any."""
