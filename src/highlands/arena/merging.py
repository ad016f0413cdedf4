"""Merging ledgers: the games of one contest that were played in several places, in one ledger."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from highlands.arena.game_runner import GameResult, ThinkingTime
from highlands.arena.ledger import Header, Ledger, LedgerError, difference, read
from highlands.i18n import message


def timeless(played: GameResult) -> GameResult:
    """A result without what no two runs have in common, even of the same game: how long the bots thought."""
    return msgspec.structs.replace(played, thinking=[ThinkingTime(time.decisions) for time in played.thinking])


def merge(paths: Sequence[Path], out: Path) -> Ledger:
    """A new ledger with the games of all these, in the order of their numbers; LedgerError if they don't fit together.

    Ledgers of different contests are refused. Where several have a game, it must be the same one: then it was played
    twice, and counts once.
    """
    header: Header | None = None
    games: dict[int, tuple[Path, GameResult]] = {}
    for path in paths:
        there, played, _ = read(path)
        if header is None:
            header = there
        elif (found := difference(header.contest, there.contest)) is not None:
            terms = {"name": found.name, "there": found.there, "here": found.here}
            raise LedgerError(message("arena-merge-contests", one=str(paths[0]), other=str(path), **terms))
        header = msgspec.structs.replace(header, games=max(header.games, there.games))
        for game in played:
            first, known = games.setdefault(game.number, (path, game))
            if timeless(known) != timeless(game):
                numbered = {"number": game.number, "one": str(first), "other": str(path)}
                raise LedgerError(message("arena-merge-games", **numbered))
    if header is None:
        raise LedgerError(message("arena-merge-usage"))
    ledger = Ledger.create(out, header)
    for _, (_, game) in sorted(games.items()):
        ledger.write(game)
        ledger.played.append(game)
    ledger.close()
    return ledger
