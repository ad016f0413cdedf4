"""The standings: a row per bot, from the deals of a match that count."""

from __future__ import annotations

from collections import Counter

import msgspec

from highlands.arena.match import Match
from highlands.arena.ratings import Rating, rate
from highlands.arena.statistics import Interval, elo_interval, score_interval


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """One bot's row."""

    name: str
    won: int
    shared: int
    """Draws, and victories together with others."""
    lost: int
    score: Interval
    """The share of the victories per seat that it had."""
    elo: Interval | None
    """Of two bots: the difference to the other."""
    rating: Rating | None
    """Of more than two."""
    decisions: int
    milliseconds: float
    """For a decision, on average."""
    slowest: float
    """The longest decision, in milliseconds."""
    faults: Counter[str]
    """Its faults by kind; each of them forfeited a game."""

    @property
    def played(self) -> int:
        """How many seats it has had in all games."""
        return self.won + self.shared + self.lost


def standings(match: Match) -> list[Standing]:
    """The bots, in the order they were given."""
    contest = match.contest
    pair = len(contest.bots) == 2
    games = [game for deal in match.deals for game in deal]
    ratings = None if pair else rate(len(contest.bots), [(game.seating, game.returns) for game in games])
    rows = []
    for bot, name in enumerate(contest.names):
        places = [(game, seat) for game in games for seat, sitting in enumerate(game.seating) if sitting == bot]
        shares = [game.shares[seat] for game, seat in places]
        thinking = [game.thinking[seat] for game, seat in places]
        decisions = sum(time.decisions for time in thinking)
        rows.append(
            Standing(
                name=name,
                won=shares.count(1.0),
                shared=sum(0 < share < 1 for share in shares),
                lost=shares.count(0.0),
                score=score_interval(match.scores(bot), match.schedule.games_per_deal),
                elo=_elo(match, bot) if pair else None,
                rating=ratings[bot] if ratings else None,
                decisions=decisions,
                milliseconds=1000 * sum(time.seconds for time in thinking) / max(1, decisions),
                slowest=1000 * max((time.slowest for time in thinking), default=0.0),
                faults=Counter(
                    game.forfeit.report.kind for game, seat in places if game.forfeit and game.forfeit.seat == seat
                ),
            )
        )
    return rows


def _elo(match: Match, bot: int) -> Interval:
    """The Elo difference of one of two bots to the other, by the score of the first, who may sit among several."""
    seats = match.contest.seats
    elo = elo_interval(score_interval(match.scores(0), match.schedule.games_per_deal), seats)
    return elo if bot == 0 else Interval(-elo.value, -elo.high, -elo.low)


def ranked(rows: list[Standing]) -> list[Standing]:
    """The best first: by rating where there is one, else by score."""
    return sorted(rows, key=lambda row: row.rating.mean if row.rating else row.score.value, reverse=True)
