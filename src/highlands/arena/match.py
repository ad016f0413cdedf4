"""A match: a contest in progress, with its results so far and the games that remain."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean

import msgspec

from highlands.arena.contest import Contest
from highlands.arena.game_runner import GameResult
from highlands.arena.schedule import Pairing
from highlands.arena.sprt import Sprt, SprtStatus


class Part(msgspec.Struct, frozen=True):
    """One of several parts of a contest, which can be played in different places: every so many deals is its."""

    number: int
    """From 1."""
    of: int

    def has(self, deal: int) -> bool:
        """Whether a deal belongs to it.

        >>> [deal for deal in range(1, 8) if Part(2, 3).has(deal)]
        [2, 5]
        """
        return (deal - self.number) % self.of == 0


WHOLE = Part(1, 1)


class Match:
    """A contest in progress. Only whole deals count: half a deal would favour whoever had the better hand in it."""

    def __init__(self, contest: Contest, games: int, played: Iterable[GameResult] = (), part: Part = WHOLE) -> None:
        """Take the contest, the number of games wanted, the results so far, and which part is to be played here."""
        self.contest = contest
        self.part = part
        self.schedule = contest.schedule
        self.games = self.schedule.whole_deals(games)
        self.played: dict[int, GameResult] = {}
        self.test = None if contest.sprt is None else Sprt(contest.sprt, contest.seats)
        self._by_deal: defaultdict[int, list[GameResult]] = defaultdict(list)
        for game in sorted(played, key=lambda game: game.number):
            self.add(game)

    def add(self, played: GameResult) -> None:
        """Add the result of a game that has ended."""
        self.played[played.number] = played
        self._by_deal[played.deal].append(played)
        if self.test is not None:
            # In the order of the deals, not as they ended: otherwise quick games would come first.
            while self.test.status is SprtStatus.CONTINUE and self._is_whole(self.test.deals + 1):
                self.test.add(deal_score(self._by_deal[self.test.deals + 1], 0))

    def _is_whole(self, deal: int) -> bool:
        return len(self._by_deal.get(deal, ())) == self.schedule.games_per_deal

    @property
    def decided(self) -> bool:
        """Whether the SPRT has ended."""
        return self.test is not None and self.test.status is not SprtStatus.CONTINUE

    @property
    def remaining(self) -> Iterator[Pairing]:
        """The games that are still to be played, up to the end of the SPRT."""
        for pairing in self.schedule.pairings(self.games):
            if self.decided:
                return
            if self.part.has(pairing.deal) and pairing.number not in self.played:
                yield pairing

    @property
    def games_here(self) -> int:
        """How many games it will have when its part is played: that, and whatever there was of others before."""
        deals = range(1, self.games // self.schedule.games_per_deal + 1)
        own = sum(map(self.part.has, deals)) * self.schedule.games_per_deal
        return own + sum(not self.part.has(game.deal) for game in self.played.values())

    @property
    def deals(self) -> list[list[GameResult]]:
        """The deals that count, in their order: the whole ones, and with an SPRT no more than it counted."""
        last = self.test.deals if self.test is not None and self.decided else math.inf
        return [
            sorted(games, key=lambda game: game.number)
            for deal, games in sorted(self._by_deal.items())
            if self._is_whole(deal) and deal <= last
        ]

    def scores(self, bot: int) -> list[float]:
        """A bot's score of each deal that it played."""
        return [deal_score(games, bot) for games in self.deals if bot in games[0].seating]


def deal_score(games: Sequence[GameResult], bot: int) -> float:
    """A bot's mean share of the victories on its seats in the games of a deal."""
    return fmean(share for game in games for seat, share in enumerate(game.shares) if game.seating[seat] == bot)
