"""A match: what counts of it, and when a test ends it."""

from __future__ import annotations

import pytest

from highlands.arena import GameResult, Hypotheses, Match, SprtStatus, new_contest, standings
from highlands.arena.match import deal_score
from highlands.arena.standings import ranked
from highlands.errors import NotAllowedError
from tests.arena.helpers import contest, made_up


def pair(deal: int, one: float, other: float) -> list[GameResult]:
    """A deal with what the first bot got in its two games."""
    return [
        made_up(2 * deal - 1, deal, (0, 1), (one, -one)),
        made_up(2 * deal, deal, (1, 0), (-other, other)),
    ]


def test_only_whole_deals_count():
    games = [*pair(1, 1, 1), *pair(2, 1, -1)[:1], *pair(3, 1, -1)]
    match = Match(contest("random", "last"), 10, games)
    assert match.scores(0) == [1.0, 0.5]
    assert match.scores(1) == [0.0, 0.5]
    assert [pairing.number for pairing in match.remaining] == [4, 7, 8, 9, 10]


def test_the_score_of_a_deal_is_that_of_a_seat():
    games = [made_up(1, 1, (0, 1, 1, 1), (-1, 0, 0, -1)), made_up(2, 1, (1, 0, 1, 1), (-1, 1, -1, -1))]
    assert deal_score(games, 0) == 0.5
    assert deal_score(games, 1) == pytest.approx(1 / 6)


def test_a_test_ends_a_match_at_the_same_deal_in_whatever_order_games_end():
    what = contest("random", "last", sprt=Hypotheses(0, 200))
    games = [game for deal in range(1, 41) for game in pair(deal, 1, 1 if deal % 3 else -1)]
    straight, shuffled = Match(what, 100, games), Match(what, 100)
    for game in [*games[20:], *games[:20]]:
        shuffled.add(game)
    assert straight.test is not None
    assert shuffled.test is not None
    assert straight.test.status is SprtStatus.H1
    assert len(straight.deals) == straight.test.deals < 40
    assert (shuffled.test.llr, shuffled.deals) == (straight.test.llr, straight.deals)
    assert list(straight.remaining) == list(shuffled.remaining) == []


def test_standings_count_seats_and_faults():
    rows = standings(Match(contest("random", "last"), 4, [*pair(1, 1, 0), *pair(2, -1, 1)]))
    assert [(row.won, row.shared, row.lost, row.played) for row in rows] == [(2, 1, 1, 4), (1, 1, 2, 4)]
    assert rows[0].score.value == 0.625
    assert rows[0].elo is not None
    assert rows[1].elo is not None
    assert rows[0].elo.value == pytest.approx(-rows[1].elo.value)
    assert rows[0].decisions == 20
    assert (rows[0].milliseconds, rows[0].slowest) == pytest.approx((2, 4))
    assert rows[0].rating is None
    assert ranked(rows) == rows


def test_three_bots_have_ratings():
    what = contest("random", "last", "first")
    games = [
        made_up(
            pairing.number,
            pairing.deal,
            pairing.seating,
            [1 if bot == max(pairing.seating) else -1 for bot in pairing.seating],
        )
        for pairing in what.schedule.pairings(12)
    ]
    rows = ranked(standings(Match(what, 12, games)))
    assert [row.score.value for row in rows] == [1.0, 0.5, 0.0]
    assert all(row.rating and row.elo is None for row in rows)


def test_a_contest_needs_two_bots_and_a_test_no_more():
    with pytest.raises(NotAllowedError, match="two bots or more"):
        new_contest("schotten-totten", ("random",))
    with pytest.raises(NotAllowedError, match="compares two bots"):
        new_contest("schotten-totten", ("random",) * 3, sprt=Hypotheses(0, 10))


def test_a_contest_without_a_seed_gets_one_that_is_not_the_same_twice():
    seeds = {new_contest("verraeter", ("random", "random")).seed for _ in range(2)}
    assert len(seeds) == 2
