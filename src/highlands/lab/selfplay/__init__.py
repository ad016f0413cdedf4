"""Self-play: a bot plays many games with itself, for a file of data that others learn from.

`series` says what is played. The arena's crew has it played in worker processes, the levels without search in compiled
code (`quick`, on the kernels of `turns`), and the arena's ledger keeps the moves of each game as soon as it has ended.
In the end `parquet` writes the file, from games that `retracing` plays once more. `run` and `write` are the doors.
"""

from __future__ import annotations

from collections.abc import Generator
from functools import partial

from highlands.arena.crew import Crew
from highlands.arena.ledger import Ledger
from highlands.arena.playing import Played, Playing, play
from highlands.arena.reporting import fault_report
from highlands.engine.cores import cores
from highlands.errors import HighlandsError
from highlands.lab.selfplay.parquet import COLUMNS, schema, write
from highlands.lab.selfplay.quick import compile_turns, is_quick, play_quickly
from highlands.lab.selfplay.series import Series, new_series
from highlands.play.precompile import precompile

__all__ = ["COLUMNS", "FaultyBotError", "Series", "new_series", "run", "schema", "write"]


class FaultyBotError(HighlandsError):
    """The bot did something wrong: of such games no data are made."""


def run(series: Series, ledger: Ledger, *, workers: int = 0) -> Generator[Played]:
    """Play what is left of a series, and give each game as it ends, when it has been written down.

    Whoever stops asking for games, or is interrupted, has all that were given in the ledger. Without a number of
    workers there is one for each core.
    """
    precompile()
    playing: Playing = partial(play, keep_actions=True)
    if is_quick(series.contest):
        playing = play_quickly
        # Here, and not in every worker at the same time.
        compile_turns(series.contest.game)
    done = {played.number for played in ledger.played}
    games = Crew(series.contest, workers or cores(), playing).play(series.left(done))
    try:
        for played in games:
            if played.lapse is not None:
                raise FaultyBotError(fault_report(series.contest, played)[0])
            ledger.write(played)
            yield played
    finally:
        games.close()
