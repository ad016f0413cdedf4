"""Self-play: a bot plays many games against itself, for a Parquet file of training data.

`series` says what is played. A pool of the arena plays it, the levels without search in compiled code
(`compiled_games`, on `kernels`), and the arena's ledger stores the moves of each game as soon as it has ended. In the
end `parquet` writes the file, from games that `replay` replays. Levels that search can leave what they found
(`searched_games`). `run` plays, `write` writes, and `reading.read_games` reads.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from functools import partial

from highlands.arena.game_runner import GameResult, PlayGame, play
from highlands.arena.ledger import Ledger
from highlands.arena.pools import open_pool
from highlands.arena.reporting import fault_report
from highlands.cluster import Cluster
from highlands.errors import HighlandsError
from highlands.lab.selfplay.compiled_games import compile_kernels, is_compilable, play_compiled
from highlands.lab.selfplay.parquet import COLUMNS, schema, write
from highlands.lab.selfplay.searched_games import play_searched
from highlands.lab.selfplay.series import Series, new_series
from highlands.play.precompile import precompile

__all__ = ["COLUMNS", "FaultyBotError", "Series", "new_series", "run", "schema", "write"]


class FaultyBotError(HighlandsError):
    """The bot had a fault: such games make no data."""


def run(series: Series, ledger: Ledger, *, workers: int = 0, cluster: Cluster | None = None) -> Generator[GameResult]:
    """Play what is left of a series, and yield each result as soon as it is in the ledger.

    If the generator is closed or interrupted, all results that it yielded are in the ledger. Without a number of
    workers there is one per core, of this machine or of the cluster.
    """
    precompile([series.contest.game])
    play_game: PlayGame = partial(play, keep_actions=True)
    if series.searches:
        play_game = play_searched
    elif is_compilable(series.contest):
        play_game = play_compiled
        # Here, and not in every worker at the same time.
        compile_kernels(series.contest.game)
    done = {played.number for played in ledger.played}
    with (
        open_pool(series.contest, play_game, workers=workers, cluster=cluster) as pool,
        closing(pool.play(series.remaining(done))) as games,
    ):
        for played in games:
            if played.forfeit is not None:
                raise FaultyBotError(fault_report(series.contest, played)[0])
            ledger.write(played)
            yield played
