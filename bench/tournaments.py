"""Pairing a large Swiss: what the director of a tournament waits for between two rounds."""

import random
import time

from rich.progress import Progress

from bench.measure import Bar, Pace, Row
from highlands.tournaments.pairing.history import History
from highlands.tournaments.pairing.swiss import pair_swiss

ENTRANTS = 200
ROUNDS = 9
SLOWEST = 1.0
"""Seconds for the slowest round."""


def pairing(pace: Pace, progress: Progress) -> list[Row]:
    """Seconds for the slowest round of a Swiss, results by lot."""
    task = progress.add_task("tournaments", total=ROUNDS)
    rng = random.Random(pace.repeats)
    entrants = range(ENTRANTS)
    history = History(scores=dict.fromkeys(entrants, 0.0), lots={entrant: rng.random() for entrant in entrants})
    slowest = 0.0
    for _ in range(ROUNDS):
        began = time.perf_counter()
        pairs, byes = pair_swiss(entrants, history)
        slowest = max(slowest, time.perf_counter() - began)
        assert len(pairs) * 2 == ENTRANTS
        assert not byes
        for pair in pairs:
            assert history.meetings(*pair) == 0
            history.add(pair)
            history.scores[rng.choice(pair)] += 1.0
        progress.advance(task)
    bar = Bar(on="value", limit=SLOWEST)
    return [Row(what=f"a Swiss of {ENTRANTS} paired, the slowest of {ROUNDS} rounds", unit="s", value=slowest, bar=bar)]
