"""A match: a contest being played, with all of its games so far, and what is left of it."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean

from highlands.arena.contest import Contest
from highlands.arena.pairing import Fixture
from highlands.arena.playing import Played
from highlands.arena.sequential import SequentialTest, Verdict


class Match:
    """A contest being played. Only whole deals count; half a deal would favour who had the better hand in it."""

    def __init__(self, contest: Contest, games: int, played: Iterable[Played] = ()) -> None:
        """Take the contest, how many games are wanted, and those that were played before."""
        self.contest = contest
        self.programme = contest.programme
        self.games = self.programme.whole_deals(games)
        self.played: dict[int, Played] = {}
        self.test = None if contest.sprt is None else SequentialTest(contest.sprt, contest.seats)
        self._by_deal: defaultdict[int, list[Played]] = defaultdict(list)
        for game in sorted(played, key=lambda game: game.number):
            self.take(game)

    def take(self, played: Played) -> None:
        """Take in a game that has ended."""
        self.played[played.number] = played
        self._by_deal[played.deal].append(played)
        if self.test is not None:
            # In the order of the deals, not as they ended: quick games must not come first.
            while self.test.verdict is Verdict.OPEN and self._is_whole(self.test.deals + 1):
                self.test.take(deal_score(self._by_deal[self.test.deals + 1], 0))

    def _is_whole(self, deal: int) -> bool:
        return len(self._by_deal.get(deal, ())) == self.programme.games_a_deal

    @property
    def decided(self) -> bool:
        """Whether the sequential test has come to a verdict."""
        return self.test is not None and self.test.verdict is not Verdict.OPEN

    @property
    def left(self) -> Iterator[Fixture]:
        """The games that are still to be played, up to the verdict."""
        for fixture in self.programme.fixtures(self.games):
            if self.decided:
                return
            if fixture.number not in self.played:
                yield fixture

    @property
    def deals(self) -> list[list[Played]]:
        """The deals that count, in their order: the whole ones, and where a test has decided, no more than it took."""
        last = self.test.deals if self.test is not None and self.decided else math.inf
        return [
            sorted(games, key=lambda game: game.number)
            for deal, games in sorted(self._by_deal.items())
            if self._is_whole(deal) and deal <= last
        ]

    def scores(self, bot: int) -> list[float]:
        """A bot's score of each deal that it sat at."""
        return [deal_score(games, bot) for games in self.deals if bot in games[0].seating]


def deal_score(games: Sequence[Played], bot: int) -> float:
    """A bot's mean share of the victories on its seats in the games of a deal."""
    return fmean(share for game in games for seat, share in enumerate(game.shares) if game.seating[seat] == bot)
