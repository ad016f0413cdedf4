"""Rating games between players by openskill's Plackett-Luce model.

Pure: the same games in the same order give the same numbers, whoever derives them.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from openskill.models import PlackettLuce

from highlands.server.store.ratings.rows import LEVEL_PREFIX, RatedGame, RatedResult, Ratings, Standing
from highlands.spec.options import SEAT_LETTERS

MEAN = 1500.0
DEVIATION = 500.0
"""Of who has not played yet. openskill's own proportions, on a scale that players know."""
BETA = DEVIATION / 2
"""How much one game's play differs from the next."""
DRIFT = DEVIATION / 100
"""What is added to the deviation with each game: people learn."""
PROVISIONAL_GAMES = 10
"""A rating after fewer games is marked: it still moves by a lot."""

NEW = Standing(MEAN, DEVIATION, 0)

_MODEL = PlackettLuce(mu=MEAN, sigma=DEVIATION, beta=BETA, tau=DRIFT)

FIRST, BEHIND, DROPPED_OUT = range(3)


def is_provisional(standing: Standing) -> bool:
    """Whether a rating is still to be found."""
    return standing.games < PROVISIONAL_GAMES


def ranks(game: RatedGame) -> list[int] | None:
    """The ranks by seats, lower is better; None for a game that does not count.

    Winners rank before all others, as in the arena; who has dropped out of a game of several ranks last, however the
    bot has done that played on for them. A game counts if it was not given up by all, everybody is known, and nobody
    sat on two seats.
    """
    reason, winners, _ = game.result.split("; ")
    is_draw = winners == "-"
    is_given_up = reason == "abandoned" or (is_draw and reason not in ("played", "draw"))
    people = [one for one in game.rated_ids if one is not None and not one.startswith(LEVEL_PREFIX)]
    if is_given_up or None in game.rated_ids or len(set(people)) < len(people):
        return None
    placed = [FIRST if is_draw or SEAT_LETTERS[seat] in winners else BEHIND for seat in range(len(game.rated_ids))]
    return [DROPPED_OUT if seat in game.dropped_out else rank for seat, rank in enumerate(placed)]


def rate_games(games: Sequence[RatedGame], ratings: Ratings) -> tuple[list[RatedResult], set[str]]:
    """Rate games in their order, from the ratings before, which are changed; and the ids of those that count."""
    results: list[RatedResult] = []
    counting: set[str] = set()
    for game in games:
        placed = ranks(game)
        if placed is None:
            continue
        counting.add(game.table_id)
        seated = [one for one in game.rated_ids if one is not None]
        before = [ratings.get((game.pool, one), NEW) for one in seated]
        teams = [[_MODEL.rating(mu=one.mean, sigma=one.deviation)] for one in before]
        rated = [team[0] for team in _MODEL.rate(teams, ranks=[float(rank) for rank in placed])]
        for one in dict.fromkeys(seated):
            # One level may sit on several seats: it takes the mean of what they made of it.
            own = [after for other, after in zip(seated, rated, strict=True) if other == one]
            games_before = ratings.get((game.pool, one), NEW).games
            mean, deviation = fmean(after.mu for after in own), fmean(after.sigma for after in own)
            ratings[game.pool, one] = Standing(mean, deviation, games_before + 1)
        results += [
            _result(game, seat, one, before[seat].mean, ratings[game.pool, one]) for seat, one in enumerate(seated)
        ]
    return results, counting


def _result(game: RatedGame, seat: int, rated_id: str, before: float, after: Standing) -> RatedResult:
    return RatedResult(
        table_id=game.table_id,
        seat=seat,
        rated_id=rated_id,
        game=game.pool.game,
        variant=game.pool.variant,
        finished_at=game.finished_at,
        before=before,
        mean=after.mean,
        deviation=after.deviation,
        games=after.games,
    )
