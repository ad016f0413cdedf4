"""The ledger: a contest and its results in a JSON Lines file, to which each is appended as soon as the game has ended.

The first line is the contest, every other one a result. A torn last line, after a crash or on a full disk, is dropped
when the contest is resumed.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from itertools import islice
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
        header, played, size = read_any(path)
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
    """The header and the results of a contest's ledger, and how many bytes of it are whole lines.

    LedgerError for one of self-play, in which one bot has all seats: there is nothing to compare.
    """
    found = read_any(path)
    if len(found[0].contest.bots) == 1:
        raise LedgerError(message("arena-file-selfplay", path=str(path)))
    return found


def read_any(path: Path) -> tuple[Header, list[GameResult], int]:
    """The same of a ledger of whatever was played.

    The results come without the moves of self-play and what its searches found, which may be more than fits into
    memory: `IndexedGames` has them, one game at a time.
    """
    header: Header | None = None
    games: dict[int, GameResult] = {}
    size = 0
    for number, (start, line) in enumerate(_lines(path), start=1):
        size = start + len(line)
        if header is None:
            header = _header_of(path, line, Header)
            continue
        try:
            played = _RESULT.decode(line)
        except msgspec.MsgspecError as error:
            raise LedgerError(message("arena-file-line", path=str(path), line=number, reason=str(error))) from None
        games.setdefault(played.number, msgspec.structs.replace(played, actions=msgspec.UNSET, searches=msgspec.UNSET))
    return header or _header_of(path, b"", Header), list(games.values()), size


def read_header(path: Path, kind: type[H]) -> H:
    """The header of a ledger alone, as this type."""
    return _header_of(path, next((line for _, line in _lines(path)), b""), kind)


def _lines(path: Path) -> Iterator[tuple[int, bytes]]:
    """The whole lines of a ledger, each with where it begins; one at a time is in memory."""
    try:
        with path.open("rb") as file:
            start = 0
            for line in file:
                if not line.endswith(b"\n"):
                    return
                yield start, line
                start += len(line)
    except OSError as error:
        raise LedgerError(message("arena-file-unreadable", path=str(path), reason=str(error.strerror))) from None


def _header_of(path: Path, line: bytes, kind: type[H]) -> H:
    """The header that a line is."""
    try:
        header = msgspec.json.decode(line, type=kind)
    except msgspec.MsgspecError as error:
        raise LedgerError(message("arena-file-no-ledger", path=str(path), reason=str(error))) from None
    if header.arena != FORMAT:
        raise LedgerError(message("arena-file-format", path=str(path), format=header.arena, known=FORMAT))
    return header


class _Numbered(msgspec.Struct):
    """What is read of a result to find it again."""

    number: int


_RESULT, _NUMBERED = msgspec.json.Decoder(GameResult), msgspec.json.Decoder(_Numbered)


class IndexedGames(Mapping[int, GameResult]):
    """The whole results of a ledger by their numbers, each read from the file when it is asked for."""

    def __init__(self, path: Path) -> None:
        """Find where each result is; of several with one number the first counts, as in `read`."""
        self._starts: dict[int, int] = {}
        for start, line in islice(_lines(path), 1, None):
            self._starts.setdefault(_NUMBERED.decode(line).number, start)
        self._file = path.open("rb")

    def __getitem__(self, number: int) -> GameResult:
        """The result of a game; KeyError if there is none."""
        self._file.seek(self._starts[number])
        return _RESULT.decode(self._file.readline())

    def __iter__(self) -> Iterator[int]:
        """The numbers, as they were written."""
        return iter(self._starts)

    def __len__(self) -> int:
        """How many games."""
        return len(self._starts)

    def close(self) -> None:
        """Close the file."""
        self._file.close()


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
