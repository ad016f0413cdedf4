"""The landscape table: read from a file, checked, and as text."""

from __future__ import annotations

import tomllib
from enum import Enum
from functools import cache
from os import PathLike
from pathlib import Path
from typing import Any

import msgspec

from highlands.errors import NotAllowedError, UnreadableError
from highlands.games.verraeter.numbers import LARGEST_LANDSCAPE_NUMBER
from highlands.games.verraeter.state.cards import COLUMNS, KIND_NAMES, KINDS
from highlands.i18n import Message, message

PACKAGE_FILE = Path(__file__).parent / "landscapes.toml"
COLUMN_NAMES = ("I", "II", "III", "IV")
NUMBER_NAMES = ("base", *COLUMN_NAMES)
LARGEST_FILE = 100_000


class Provenance(Enum):
    """Where a number of a landscape table is from."""

    RULEBOOK = "rulebook"
    """Printed in our rulebook."""
    REPORTED = "reported"
    """Told by other sources."""
    OWN = "own"
    """Chosen by this project, or by a host."""


MARKS = (Provenance.RULEBOOK, Provenance.REPORTED)
"""What a file marks; all else is OWN."""


class LandscapeTable(msgspec.Struct, frozen=True):
    """Base strength and victory points (I to IV) of each kind of landscape, and where each number is from."""

    base: tuple[int, ...]
    prize: tuple[tuple[int, ...], ...]
    provenance: tuple[tuple[Provenance, ...], ...]
    """For each kind: of the base, then of I to IV."""

    def rows(self) -> list[tuple[int, ...]]:
        """Base, I, II, III, IV of each kind."""
        return [(base, *prize) for base, prize in zip(self.base, self.prize)]


def _line_of(text: str, kind: str, key: str | None = None) -> int:
    """The line of a file on which a kind of landscape, or one of its numbers, stands: the last line if nowhere."""
    inside = False
    lines = text.splitlines()
    for number, line in enumerate(lines, start=1):
        words = line.split("#")[0].replace("=", " ").replace("[", " ").replace("]", " ").replace('"', " ").split()
        if line.lstrip().startswith("["):
            inside = words == [kind]
            if inside and key is None:
                return number
        elif inside and key is not None and words[:1] == [key]:
            return number
    return _line_of(text, kind) if key is not None and f"[{kind}]" in text else max(1, len(lines))


def _refuse(text: str, source: str, reason: Message, kind: str = "", key: str | None = None) -> NotAllowedError:
    return NotAllowedError(message("v-landscapes-line", file=source, line=_line_of(text, kind, key), reason=reason))


def _numbers(text: str, source: str, kind: str, row: Any) -> tuple[tuple[int, ...], tuple[Provenance, ...]]:
    """The five numbers of a kind, and where they are from."""
    if not isinstance(row, dict):
        raise _refuse(text, source, message("v-landscapes-no-section", kind=kind), kind)
    for key in row:
        if key not in (*NUMBER_NAMES, *(mark.value for mark in MARKS)):
            raise _refuse(text, source, message("v-landscapes-unknown", name=str(key)), kind, str(key))
    numbers = []
    for key in NUMBER_NAMES:
        if key not in row:
            raise _refuse(text, source, message("v-landscapes-missing", kind=kind, name=key), kind)
        value = row[key]
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= LARGEST_LANDSCAPE_NUMBER:
            reason = message("v-landscapes-number", name=key, high=LARGEST_LANDSCAPE_NUMBER, value=str(value)[:40])
            raise _refuse(text, source, reason, kind, key)
        numbers.append(value)
    return tuple(numbers), _provenance(text, source, kind, row)


def _provenance(text: str, source: str, kind: str, row: dict[str, Any]) -> tuple[Provenance, ...]:
    """Where the numbers of a kind are from: each may be in one of the lists."""
    found = dict.fromkeys(NUMBER_NAMES, Provenance.OWN)
    for mark in MARKS:
        names = row.get(mark.value, [])
        if not isinstance(names, list) or not all(found.get(name) is Provenance.OWN for name in map(str, names)):
            raise _refuse(text, source, message("v-landscapes-provenance", name=mark.value), kind, mark.value)
        found.update((name, mark) for name in names)
    return tuple(found.values())


def parse_landscapes(text: str, source: str) -> LandscapeTable:
    """The table of a file's text; NotAllowedError with the line and the reason if it is a bad one."""
    try:
        sections = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise NotAllowedError(message("v-landscapes-toml", file=source, reason=str(error))) from error
    for name in sections:
        if name not in KIND_NAMES:
            raise _refuse(text, source, message("v-landscapes-unknown", name=name), name)
    rows = []
    for kind in KIND_NAMES:
        if kind not in sections:
            raise _refuse(text, source, message("v-landscapes-no-section", kind=kind))
        rows.append(_numbers(text, source, kind, sections[kind]))
    return LandscapeTable(
        base=tuple(numbers[0] for numbers, _ in rows),
        prize=tuple(numbers[1:] for numbers, _ in rows),
        provenance=tuple(provenance for _, provenance in rows),
    )


def read_landscapes(path: str | PathLike[str]) -> LandscapeTable:
    """The table of a file."""
    source = str(path)
    try:
        with Path(path).open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)
        text = raw.decode("utf-8")
    except (OSError, ValueError) as error:
        raise NotAllowedError(
            message("v-landscapes-file", file=source, reason=getattr(error, "strerror", None) or str(error))
        ) from error
    if len(raw) > LARGEST_FILE:
        raise NotAllowedError(message("v-landscapes-long", file=source))
    return parse_landscapes(text, source)


@cache
def usual_landscapes() -> LandscapeTable:
    """The package's own table."""
    return read_landscapes(PACKAGE_FILE)


def write_rows(table: LandscapeTable) -> str:
    """The numbers as positions and records have them: `0 3 2 1 0 / 3 4 3 2 1 / …`."""
    return " / ".join(" ".join(map(str, row)) for row in table.rows())


def read_rows(text: str) -> LandscapeTable:
    """The table of such a text."""
    rows = [row.split() for row in text.split("/")]
    good = len(rows) == KINDS and all(
        len(row) == 1 + COLUMNS and all(word.isascii() and word.isdigit() and len(word) < 3 for word in row)
        for row in rows
    )
    if not good:
        raise UnreadableError(message("v-landscapes-rows", high=LARGEST_LANDSCAPE_NUMBER))
    numbers = [tuple(int(word) for word in row) for row in rows]
    return make_landscapes(numbers)


def make_landscapes(rows: list[tuple[int, ...]]) -> LandscapeTable:
    """A table of a host's own numbers."""
    return LandscapeTable(
        base=tuple(row[0] for row in rows),
        prize=tuple(row[1:] for row in rows),
        provenance=tuple((Provenance.OWN,) * (1 + COLUMNS) for _ in rows),
    )


def landscapes_of(record: Any) -> LandscapeTable:
    """The landscape table of a state or of options; the package's own if the numbers are the same."""
    found = make_landscapes(
        [(int(record.base_strength[kind]), *(int(prize) for prize in record.prize[kind])) for kind in range(KINDS)]
    )
    usual = usual_landscapes()
    return usual if found.rows() == usual.rows() else found


def is_usual(record: Any) -> bool:
    """Whether a state or options have the package's own landscape table."""
    return landscapes_of(record) is usual_landscapes()


def set_landscapes(record: Any, landscapes: LandscapeTable) -> None:
    """Write a landscape table into a state or into options."""
    record.base_strength[:] = landscapes.base
    record.prize[:] = landscapes.prize
