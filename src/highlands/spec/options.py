"""The options of a game, each declared once.

From the declaration are made: the check of what somebody chose, the text in a record's header, the flags of the
commands, the fields of the server's requests and of the web form, and the parameters of OpenSpiel. A game lists its
options in `GameSpec.options`; in the options record that `kernel.setup` takes, each has the field of its name. A kind
of option that is not here is a subclass in the game's own folder.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from string import ascii_uppercase
from typing import Any, Literal, TypeVar

import msgspec
import numpy as np

from highlands.engine.state import Record, new_state
from highlands.errors import NotAllowedError, UnreadableError
from highlands.i18n import Message, message, say

P = TypeVar("P", bound=Record)

SEAT_LETTERS = ascii_uppercase
"""The names of the seats in notation."""

NOBODY = -1
"""No seat in particular, in a field of an options record and as a parameter of OpenSpiel, which has no None."""

LONGEST_NUMBER = 4
"""Digits of a number in a header."""


class OptionField(msgspec.Struct, frozen=True):
    """An option as a form shows it."""

    name: str
    kind: Literal["flag", "count", "seat"]
    label: Message
    english: str
    """The label in English, for whoever has no wording of it."""
    default: bool | int | None
    low: int
    high: int
    """The range of a count."""


@dataclass(frozen=True)
class Option(ABC):
    """One option; its `label` names it to people."""

    name: str
    label: Message
    is_for_research: bool = False
    """Whether it makes a reduced game, which the web form and the terminal's questions leave out."""

    @property
    def flag_type(self) -> type:
        """What the commands take for it."""
        return str

    @property
    def flag_help(self) -> str:
        """What the help of a command says of it."""
        text = say(self.label)
        return text[:1].upper() + text[1:]

    @abstractmethod
    def default(self, chosen: Mapping[str, Any]) -> Any:
        """The value if nobody chooses another, given the options declared before it."""

    @abstractmethod
    def check(self, value: Any, chosen: Mapping[str, Any]) -> Any:
        """The value as `store` takes it; NotAllowedError, with what would be right, for a bad one."""

    @abstractmethod
    def read(self, text: str) -> Any:
        """The value that a text means, in a header or after a flag; UnreadableError if none."""

    def write(self, value: Any) -> str:
        """The option as a header has it."""
        return f"{self.name} {value}"

    def from_flag(self, value: Any) -> Any:
        """The value that is meant by what was given to a command."""
        return value

    def store(self, record: Record, value: Any) -> None:
        """Write a checked value into an options record."""
        record[self.name] = value

    def load(self, record: Record) -> Any:
        """The value in an options record."""
        return int(record[self.name])

    @property
    def parameter(self) -> bool | int | str:
        """The default of OpenSpiel's parameter."""
        return ""

    def from_parameter(self, value: Any) -> Any:
        """The value that OpenSpiel's parameter stands for."""
        return value

    def form_field(self) -> OptionField | None:
        """The field of the web form; None where there is none."""
        return None

    def unreadable(self, text: str) -> UnreadableError:
        """What to raise for a text that means nothing."""
        return UnreadableError(message("option-unreadable", text=f"{self.name} {text}".strip()))

    def _field(self, kind: Literal["flag", "count", "seat"], default: bool | int | None, **bounds: int) -> OptionField:
        bounds = {"low": 0, "high": 0} | bounds
        return OptionField(self.name, kind, self.label, self.flag_help, default, **bounds)


@dataclass(frozen=True)
class Flag(Option):
    """Yes or no; usually no."""

    @property
    def flag_type(self) -> type:
        """A pair of flags."""
        return bool

    def default(self, chosen: Mapping[str, Any]) -> bool:
        """No."""
        return False

    def check(self, value: Any, chosen: Mapping[str, Any]) -> bool:
        """True or False, nothing that only looks like it."""
        if not isinstance(value, bool):
            raise NotAllowedError(message("option-flag", name=self.name, value=str(value)))
        return value

    def read(self, text: str) -> bool:
        """Its name alone means yes."""
        if text:
            raise self.unreadable(text)
        return True

    def write(self, value: Any) -> str:
        """Its name alone."""
        return self.name

    def load(self, record: Record) -> bool:
        """Whether it was chosen."""
        return bool(record[self.name])

    @property
    def parameter(self) -> bool:
        """No."""
        return False

    def form_field(self) -> OptionField | None:
        """A box to tick."""
        return None if self.is_for_research else self._field("flag", False)


@dataclass(frozen=True)
class Count(Option):
    """A whole number in a range."""

    low: int = 1
    high: int = 1
    usual: int | Callable[[Mapping[str, Any]], int] = 1
    """The default, or what tells it from the options declared before."""

    @property
    def flag_type(self) -> type:
        """A number."""
        return int

    @property
    def flag_help(self) -> str:
        """With its range."""
        return f"{super().flag_help} ({self.low}-{self.high})"

    def default(self, chosen: Mapping[str, Any]) -> int:
        """The usual number."""
        return self.usual(chosen) if callable(self.usual) else self.usual

    def check(self, value: Any, chosen: Mapping[str, Any]) -> int:
        """A number in the range."""
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise NotAllowedError(
                message("option-range", name=self.name, low=self.low, high=self.high, value=str(value))
            )
        return value

    def read(self, text: str) -> int:
        """Its digits."""
        if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER):
            raise self.unreadable(text)
        return int(text)

    @property
    def parameter(self) -> int:
        """The usual number, or NOBODY where it depends on other options."""
        return NOBODY if callable(self.usual) else self.usual

    def from_parameter(self, value: Any) -> Any:
        """NOBODY stands for the usual number where that depends on other options."""
        return None if callable(self.usual) and value == NOBODY else value

    def form_field(self) -> OptionField | None:
        """A number between bounds."""
        if self.is_for_research or callable(self.usual):
            return None
        return self._field("count", self.usual, low=self.low, high=self.high)


@dataclass(frozen=True)
class Seat(Option):
    """A seat of the table, or nobody in particular: then the lot decides."""

    seats: int | str = 2
    """How many there are, or the name of the option that says so."""

    def default(self, chosen: Mapping[str, Any]) -> None:
        """By lot."""
        return

    def check(self, value: Any, chosen: Mapping[str, Any]) -> int | None:
        """A seat of this game."""
        seats = chosen[self.seats] if isinstance(self.seats, str) else self.seats
        if value is not None and (isinstance(value, bool) or value not in range(seats)):
            raise NotAllowedError(message("option-seat", name=self.name, last=seats - 1, value=str(value)))
        return None if value is None else int(value)

    def store(self, record: Record, value: Any) -> None:
        """NOBODY stands for the lot."""
        record[self.name] = NOBODY if value is None else value

    def read(self, text: str) -> int:
        """Its letter."""
        if len(text) != 1 or text.upper() not in SEAT_LETTERS:
            raise self.unreadable(text)
        return SEAT_LETTERS.index(text.upper())

    def from_flag(self, value: Any) -> int:
        """Its letter."""
        return self.read(value)

    def write(self, value: Any) -> str:
        """Its name and the letter."""
        return f"{self.name} {SEAT_LETTERS[value]}"

    def load(self, record: Record) -> int | None:
        """The seat, or None for the lot."""
        return None if record[self.name] == NOBODY else int(record[self.name])

    @property
    def parameter(self) -> int:
        """By lot."""
        return NOBODY

    def from_parameter(self, value: Any) -> Any:
        """NOBODY stands for the lot."""
        return None if value == NOBODY else value

    def form_field(self) -> OptionField | None:
        """A choice among the seats."""
        return None if self.is_for_research else self._field("seat", None)


def checked(options: tuple[Option, ...], chosen: Mapping[str, Any]) -> dict[str, Any]:
    """What somebody chose with the defaults of what they didn't; None means the default, too."""
    names = [option.name for option in options]
    for name in chosen:
        if name not in names:
            raise NotAllowedError(message("option-unknown", name=name, options=names))
    values: dict[str, Any] = {}
    for option in options:
        value = chosen.get(option.name)
        values[option.name] = option.default(values) if value is None else option.check(value, values)
    return values


def stored(options: tuple[Option, ...], dtype: np.dtype[P], values: Mapping[str, Any]) -> P:
    """Checked values as an options record."""
    record = new_state(dtype)
    for option in options:
        option.store(record, values[option.name])
    return record


def write(options: tuple[Option, ...], record: Record) -> str:
    """What differs from the plain game: `tactics, rounds 3, first B`."""
    words: list[str] = []
    values: dict[str, Any] = {}
    for option in options:
        values[option.name] = value = option.load(record)
        if value != option.default(values):
            words.append(option.write(value))
    return ", ".join(words)


def read(options: tuple[Option, ...], text: str) -> dict[str, Any]:
    """The options of a text as `write` makes it."""
    by_name = {option.name: option for option in options}
    chosen: dict[str, Any] = {}
    for name, value in option_parts(text):
        if name not in by_name:
            raise UnreadableError(message("option-unreadable", text=f"{name} {value}".strip()))
        chosen[name] = by_name[name].read(value)
    return chosen


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
