"""Showing a game from a file: a record at its end or at any of its moves, or a position."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from highlands.engine.state import State
from highlands.errors import HighlandsError, NotAllowedError, UnreadableError
from highlands.games import game_names, game_spec
from highlands.i18n import message
from highlands.play.game import Game
from highlands.play.record import FIRST_LINE, Record, read, replay
from highlands.spec.game_spec import AnyGame

STANDARD_INPUT = "-"
GAME_HEADER = re.compile(r"^[ \t]*game[ \t]*:[ \t]*(\S+)", re.MULTILINE | re.IGNORECASE)
FIRST_WORD = re.compile(r"[\s;]*([^\s;]+)")
MOMENT = re.compile(r"(?P<turn>[0-9]{1,4})(?:\.(?P<move>[0-9]{1,3}))?")


class FileError(HighlandsError):
    """A file that is not there, or that holds no text."""


def text_of(path: str) -> str:
    """The text of a file, or of the standard input for `-`."""
    try:
        raw = sys.stdin.buffer.read() if path == STANDARD_INPUT else Path(path).read_bytes()
        return raw.decode("utf-8-sig")
    except FileNotFoundError:
        raise FileError(message("term-file-missing", path=path)) from None
    except OSError as error:
        raise FileError(message("term-file-unreadable", path=path, reason=str(error.strerror))) from None
    except UnicodeDecodeError:
        raise FileError(message("term-file-not-text", path=path)) from None


def games_named(text: str) -> list[str]:
    """The game that a record or a position says it is of; none where it can't be told."""
    words = GAME_HEADER.search(text) or FIRST_WORD.match(text)
    name = words[1].lower() if words else ""
    return [name] if name in game_names() else []


def state_of(text: str, moment: str | None) -> tuple[AnyGame, State]:
    """The table to draw of a record or a position, with the rules of its game."""
    words = text.replace(";", " ").split()
    if words and words[0].lower() in game_names():
        spec = game_spec(words[0].lower())
        return spec, spec.read_position(text.splitlines())
    if not text.lstrip().startswith(FIRST_LINE.split()[0]):
        raise UnreadableError(message("term-file-neither", first=FIRST_LINE, games=game_names()))
    record = read(text)
    if "seen by" in record.headers:
        if moment is not None:
            raise NotAllowedError(message("term-at-seen"))
        spec = game_spec(record.headers["game"].lower())
        return spec, spec.read_position(record.now)
    game = replay(record)
    return game.spec, _state_at(game, record, moment)


def _state_at(game: Game[State], record: Record, moment: str | None) -> State:
    """The table of a game at its end, after a turn (`12`), or after a move of a turn (`12.1`)."""
    if moment is None:
        return game.state
    match = MOMENT.fullmatch(moment)
    if not match:
        raise UnreadableError(message("term-at-unreadable", text=moment))
    turn = int(match["turn"])
    lengths = [len(turn.moves) for turn in record.turns]
    within = match["move"] is not None
    last = lengths[turn - 1] if 0 < turn <= len(lengths) else 0
    made = sum(lengths[:turn]) - (last - int(match["move"]) if within else 0)
    if turn > len(lengths) or (within and int(match["move"]) > last):
        raise NotAllowedError(message("term-at-too-far", text=moment, last=len(lengths)))
    states = [state for state, _ in game.history]
    return states[made] if made < len(states) else game.state
