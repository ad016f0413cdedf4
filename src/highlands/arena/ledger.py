"""The ledger: a contest and its results in a JSON Lines file, to which each is appended as soon as the game has ended.

The first line is the contest, every other one a result. A torn last line, after a crash or on a full disk, is dropped
when the contest is resumed.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TypeVar

import msgspec

from highlands.arena.contest import Contest
from highlands.arena.game_runner import GameResult
from highlands.errors import HighlandsError
from highlands.i18n import message

FORMAT = 1


class LedgerError(HighlandsError):
    """A ledger that can't be read, written or resumed."""


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The first line: the contest, and how many games of it are wanted."""

    arena: int = FORMAT
    contest: Contest
    games: int


H = TypeVar("H", bound=Header)


class Ledger:
    """A ledger that is open for appending."""

    def __init__(self, path: Path, header: Header, played: list[GameResult], size: int) -> None:
        """Use `create` or `resume` instead."""
        self.path = path
        self.header = header
        self.played = played
        """The results that were in it when it was opened."""
        # Unbuffered: each line reaches the system in one write, even if this process is killed next.
        self._file = path.open("ab", buffering=0)
        self._file.truncate(size)

    @classmethod
    def create(cls, path: Path, header: Header) -> Ledger:
        """A new ledger; an existing file is never overwritten."""
        line = msgspec.json.encode(header) + b"\n"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("xb") as file:
                file.write(line)
            return cls(path, header, [], len(line))
        except FileExistsError:
            raise LedgerError(message("arena-file-exists", path=str(path))) from None
        except OSError as error:
            raise LedgerError(message("arena-file-unwritable", path=str(path), reason=str(error.strerror))) from None

    @classmethod
    def resume(cls, path: Path) -> Ledger:
        """Open an existing ledger, with its results."""
        header, played, size = read(path)
        try:
            return cls(path, header, played, size)
        except OSError as error:
            raise LedgerError(message("arena-file-unwritable", path=str(path), reason=str(error.strerror))) from None

    def write(self, played: GameResult) -> None:
        """Append a result, without its record, which has a file of its own."""
        self._file.write(msgspec.json.encode(msgspec.structs.replace(played, record=None)) + b"\n")

    def close(self) -> None:
        """Sync it to the disk and close it."""
        os.fsync(self._file.fileno())
        self._file.close()


def read(path: Path) -> tuple[Header, list[GameResult], int]:
    """The header and the results of a ledger, and how many bytes of it are whole lines."""
    return read_as(path, Header)


def read_as(path: Path, kind: type[H]) -> tuple[H, list[GameResult], int]:
    """The same with another type of header."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise LedgerError(message("arena-file-unreadable", path=str(path), reason=str(error.strerror))) from None
    size = content.rfind(b"\n") + 1
    lines = content[:size].splitlines()
    try:
        header = msgspec.json.decode(lines[0] if lines else b"", type=kind)
    except msgspec.MsgspecError as error:
        raise LedgerError(message("arena-file-no-ledger", path=str(path), reason=str(error))) from None
    if header.arena != FORMAT:
        raise LedgerError(message("arena-file-format", path=str(path), format=header.arena, known=FORMAT))
    decoder = msgspec.json.Decoder(GameResult)
    games: dict[int, GameResult] = {}
    for number, line in enumerate(lines[1:], start=2):
        try:
            played = decoder.decode(line)
        except msgspec.MsgspecError as error:
            raise LedgerError(message("arena-file-line", path=str(path), line=number, reason=str(error))) from None
        games.setdefault(played.number, played)
    return header, list(games.values()), size


def save_record(folder: Path, played: GameResult) -> None:
    """Write the record of a game, if it was kept, to a file in a folder: `game-00012.record`."""
    if played.record is not None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"game-{played.number:05}.record").write_text(played.record, encoding="utf-8")
        except OSError as error:
            raise LedgerError(message("arena-file-unwritable", path=str(folder), reason=str(error.strerror))) from None


class Difference(msgspec.Struct, frozen=True):
    """A term in which two contests differ, with both values as people read them."""

    name: str
    there: str
    here: str


def difference(there: Contest, here: Contest) -> Difference | None:
    """The first term in which two contests differ, if any."""
    for name in Contest.__struct_fields__:
        old, new = getattr(there, name), getattr(here, name)
        if old != new:
            return Difference(name, _shown(old), _shown(new))
    return None


def check_same(path: Path, there: Contest, asked: Contest) -> None:
    """Refuse to resume a contest on other terms; LedgerError names the first that differs."""
    if (found := difference(there, asked)) is not None:
        raise LedgerError(
            message("arena-resume-differs", path=str(path), name=found.name, there=found.there, asked=found.here)
        )


def _shown(value: object) -> str:
    """A term of a contest for people."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
