"""The arena: matches between bots on paired deals, with Elo, openskill ratings and SPRT.

`contest` says what is played and `schedule` which games that means; `pools` have them played in worker processes, here
or on a cluster, each game by `game_runner`; `ledger` stores the results and `merging` puts ledgers together; `match`
collects results, `standings` computes the rows with `statistics`, `sprt` and `ratings`, and `reporting` and `plot` show
them. `run` plays a match.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from functools import partial
from pathlib import Path

from highlands.arena.contest import Contest, new_contest
from highlands.arena.game_runner import GameResult, play
from highlands.arena.ledger import Header, Ledger, LedgerError, save_record
from highlands.arena.match import Match
from highlands.arena.pools import open_pool
from highlands.arena.sprt import Hypotheses, SprtStatus
from highlands.arena.standings import Standing, standings
from highlands.bots.rollouts import king
from highlands.cluster import Cluster
from highlands.engine.cores import cores
from highlands.games import game_spec
from highlands.play.precompile import precompile

__all__ = [
    "Cluster",
    "Contest",
    "GameResult",
    "Header",
    "Hypotheses",
    "Ledger",
    "LedgerError",
    "Match",
    "SprtStatus",
    "Standing",
    "cores",
    "new_contest",
    "run",
    "standings",
]


def run(
    match: Match,
    ledger: Ledger | None = None,
    *,
    workers: int = 0,
    records: Path | None = None,
    cluster: Cluster | None = None,
) -> Generator[GameResult]:
    """Play what is left of a match, and yield each result as soon as it is in the ledger.

    If the generator is closed or interrupted, all results that it yielded are in the match and in the ledger. Without
    a number of workers there is one per core, of this machine or of the cluster. Records, if wanted, are written to a
    folder, one file each.
    """
    precompile([match.contest.game])
    if any(map(king.is_named, match.contest.bots)):
        king.warm_up(game_spec(match.contest.game))
    play_game = partial(play, keep_record=records is not None)
    with (
        open_pool(match.contest, play_game, workers=workers, cluster=cluster) as pool,
        closing(pool.play(match.remaining)) as games,
    ):
        for played in games:
            if records is not None:
                save_record(records, played)
            if ledger is not None:
                ledger.write(played)
            match.add(played)
            yield played
            if match.decided:
                return
