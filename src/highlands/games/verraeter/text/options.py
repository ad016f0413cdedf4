"""The options of a game of Verräter."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from os import PathLike
from typing import Any

from highlands.engine.state import Record
from highlands.errors import NotAllowedError
from highlands.games.verraeter.numbers import FEWEST_PLAYERS, MOST_PLAYERS
from highlands.games.verraeter.text.landscapes import (
    LandscapeTable,
    landscapes_of,
    read_landscapes,
    read_rows,
    set_landscapes,
    usual_landscapes,
    write_rows,
)
from highlands.i18n import message
from highlands.spec.options import Count, Option, Seat


@dataclass(frozen=True)
class Landscapes(Option):
    """A landscape table: the file of one, or one that is read already; in headers and for OpenSpiel its numbers."""

    def default(self, chosen: Mapping[str, Any]) -> LandscapeTable:
        """The package's own."""
        return usual_landscapes()

    def check(self, value: Any, chosen: Mapping[str, Any]) -> LandscapeTable:
        """A good file, or a table."""
        if isinstance(value, (str, PathLike)):
            return read_landscapes(value)
        if not isinstance(value, LandscapeTable):
            raise NotAllowedError(message("v-option-landscapes", value=str(value)[:40]))
        return value

    def read(self, text: str) -> LandscapeTable:
        """Its numbers."""
        return read_rows(text)

    def write(self, value: Any) -> str:
        """Its numbers: `landscapes 0 3 2 1 0 / …`."""
        return f"{self.name} {write_rows(value)}"

    def store(self, record: Record, value: Any) -> None:
        """The numbers have fields of their own."""
        set_landscapes(record, value)

    def load(self, record: Record) -> LandscapeTable:
        """From those fields."""
        return landscapes_of(record)

    def from_parameter(self, value: Any) -> LandscapeTable | None:
        """Its numbers."""
        return read_rows(value) if value else None


DECLARED: tuple[Option, ...] = (
    Count("players", message("term-v-how-many"), low=FEWEST_PLAYERS, high=MOST_PLAYERS, usual=MOST_PLAYERS),
    Seat("first", message("term-v-who-starts"), seats="players"),
    Landscapes("landscapes", message("option-landscapes"), is_for_research=True),
)
