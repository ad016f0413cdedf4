"""The arena: matches between bots, with statistics that claim no more than the games show.

`contest` says what is played and `pairing` which games that means; `crew` has them played in worker processes, each
game by `playing`; `ledger` keeps them in a file; `match` puts them together, `standings` makes the rows with
`statistics`, `sequential` and `ratings`, and `reporting` and `plot` show them. `run` is the door.
"""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from pathlib import Path

from highlands.arena.contest import Contest, new_contest
from highlands.arena.crew import Crew
from highlands.arena.ledger import Header, Ledger, LedgerError, save_record
from highlands.arena.match import Match
from highlands.arena.playing import Played, play
from highlands.arena.sequential import Hypotheses, Verdict
from highlands.arena.standings import Standing, standings
from highlands.engine.cores import cores
from highlands.play.precompile import precompile

__all__ = [
    "Contest",
    "Header",
    "Hypotheses",
    "Ledger",
    "LedgerError",
    "Match",
    "Played",
    "Standing",
    "Verdict",
    "cores",
    "new_contest",
    "run",
    "standings",
]


def run(
    match: Match, ledger: Ledger | None = None, *, workers: int = 0, records: Path | None = None
) -> Generator[Played]:
    """Play what is left of a match, and give each game as it ends, when it has been written down.

    Whoever stops asking for games, or is interrupted, has all that were given in the match and in the ledger. Without
    a number of workers there is one for each core. Records, where wanted, go into a folder, each a file.
    """
    precompile()
    playing = partial(play, keep_record=records is not None)
    games = Crew(match.contest, workers or cores(), playing).play(match.left)
    try:
        for played in games:
            if records is not None:
                save_record(records, played)
            if ledger is not None:
                ledger.write(played)
            match.take(played)
            yield played
            if match.decided:
                return
    finally:
        games.close()
