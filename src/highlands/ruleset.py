"""A game's rules in Python's terms: what each game gives beside its kernels, and the same for all games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from highlands.chance import Seed
from highlands.errors import UnreadableError
from highlands.kernel import Table, new_table, setup
from highlands.words import Message, message

SEAT_LETTERS = "ABCD"


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


class Ruleset(ABC):
    """One game. All texts are in the notation of `docs/notation.md`; all tables are records of `table_dtype`."""

    name: str
    """As `highlands.new` takes it."""
    table_dtype: np.dtype[Any]
    options_dtype: np.dtype[Any]
    actions: int
    """How many actions the catalogue has."""
    encoded: int
    """How many numbers `kernel.encode` writes."""
    units: NDArray[np.float32]
    """How many parts the whole has, for each of them: floats are parts of a whole, bytes the parts themselves."""

    @abstractmethod
    def options(self, /, **chosen: Any) -> Table:
        """The options of a game as the record that `kernel.setup` takes; NotAllowedError for a bad one."""

    @abstractmethod
    def write_options(self, options: Table) -> str:
        """Options as a record's header has them: what differs from the plain game."""

    @abstractmethod
    def options_of(self, text: str) -> Table:
        """The options of a record's header."""

    @abstractmethod
    def seats(self, table: Table) -> int:
        """How many players."""

    def seats_with(self, options: Table) -> int:
        """How many players a game with these options has: a table knows."""
        table = new_table(self.table_dtype)
        setup(table, options, Seed.of("any").state(0))
        return self.seats(table)

    @abstractmethod
    def round(self, table: Table) -> int:
        """The number of the round, from 1."""

    @abstractmethod
    def write_action(self, table: Table, action: int) -> str:
        """An action that is about to be carried out on this table, as text."""

    def write_actions(self, table: Table, actions: Iterable[int]) -> list[str]:
        """Actions, any of which could be carried out on this table, as text."""
        return [self.write_action(table, action) for action in actions]

    @abstractmethod
    def read_action(self, table: Table, text: str) -> int:
        """The action that a text means on this table; UnreadableError or NotAllowedError if none."""

    @abstractmethod
    def write_position(self, table: Table) -> list[str]:
        """A table, true or seen, as the lines of a position."""

    @abstractmethod
    def read_position(self, lines: Sequence[str]) -> Table:
        """The table of a position: a true one if every card is given, else one seen by nobody in particular."""

    @abstractmethod
    def is_whole(self, table: Table) -> bool:
        """Whether no card of a table is unknown."""

    @abstractmethod
    def chance_ahead(self, table: Table) -> bool:
        """Whether chance may still play a part, so that the game needs a seed."""

    @abstractmethod
    def why_not(self, table: Table, action: int) -> Message:
        """Why an action is not legal on this table."""

    @abstractmethod
    def advice(self, seen: Table, action: int) -> Message:
        """What speaks for an action of the player whose sight this table is, in a few words."""

    @abstractmethod
    def outcome(self, table: Table) -> Outcome:
        """How a finished game ended."""

    @abstractmethod
    def view(self, seen: Table, kept: dict[str, Any] | None = None) -> msgspec.Struct:
        """A seen table as a typed message.

        Whoever shows a table again and again, after each move and to several sights, gives the same dictionary each
        time: a game may keep there what it has worked out from what is open to everybody.
        """

    @abstractmethod
    def board(self, table: Table) -> str:
        """A table, true or seen, drawn with characters."""

    @abstractmethod
    def picture(self, table: Table) -> str:
        """A table, true or seen, drawn as SVG."""
