"""How games are rated: who ranks before whom, and which games count."""

from __future__ import annotations

import pytest

from highlands.server.ratings.model import NEW, PROVISIONAL_GAMES, is_provisional, ranks, rate_games
from highlands.server.store.ratings import Pool, RatedGame, Standing, level_id
from highlands.server.store.ratings.rows import Ratings

POOL = Pool("schotten-totten", "")


def game(table_id: str, result: str, *rated_ids: str | None, at: int = 0, **more: object) -> RatedGame:
    return RatedGame(table_id=table_id, pool=POOL, finished_at=at, result=result, rated_ids=rated_ids, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("reason", ["played", "resigned", "time", "absent"])
def test_a_win_counts_however_it_came_about(reason: str):
    ratings: Ratings = {}
    results, counting = rate_games([game("a", f"{reason}; B; A 0, B 0", "ann", "ben")], ratings)
    assert counting == {"a"}
    assert ratings[POOL, "ben"].mean > NEW.mean > ratings[POOL, "ann"].mean
    assert [(one.seat, one.rated_id, one.before, one.games) for one in results] == [
        (0, "ann", NEW.mean, 1),
        (1, "ben", NEW.mean, 1),
    ]


def test_an_agreed_draw_brings_the_two_nearer_to_each_other():
    ratings: Ratings = {(POOL, "ann"): Standing(1800, 100, 20), (POOL, "ben"): Standing(1200, 100, 20)}
    rate_games([game("a", "draw; -; A 0, B 0", "ann", "ben")], ratings)
    assert ratings[POOL, "ann"].mean < 1800
    assert ratings[POOL, "ben"].mean > 1200


@pytest.mark.parametrize(
    "not_rated",
    [
        game("a", "abandoned; -; A 0, B 0", "ann", "ben"),
        game("a", "resigned; -; A 1, B 0, C 0", "ann", "ben", "cat", dropped_out=frozenset({0, 1, 2})),
        game("a", "played; A; A 5, B 3", "ann", None),
        game("a", "played; A; A 5, B 3", "ann", "ann"),
    ],
    ids=["everybody left", "the last of several gave up too", "nobody knows who it was", "one player on both seats"],
)
def test_what_is_no_game_between_players_changes_nothing(not_rated: RatedGame):
    ratings: Ratings = {}
    assert rate_games([not_rated], ratings) == ([], set())
    assert ratings == {}


def test_who_has_dropped_out_ranks_last_even_if_the_bot_in_their_place_wins():
    dropped_out = game("a", "played; A; A 9, B 5, C 3", "ann", "ben", "cat", dropped_out=frozenset({0}))
    assert ranks(dropped_out) == [2, 1, 1]
    ratings: Ratings = {}
    rate_games([dropped_out], ratings)
    assert ratings[POOL, "ann"].mean < ratings[POOL, "ben"].mean == ratings[POOL, "cat"].mean


def test_a_level_on_two_seats_is_one_opponent_and_counts_one_game():
    ratings: Ratings = {}
    warrior = level_id("warrior")
    results, _ = rate_games([game("a", "played; B; A 1, B 2, C 0", "ann", warrior, warrior)], ratings)
    assert ratings[POOL, warrior].games == 1
    assert [one.mean for one in results[1:]] == [ratings[POOL, warrior].mean] * 2


def test_variants_are_rated_apart():
    ratings: Ratings = {}
    other = RatedGame(
        table_id="b",
        pool=Pool("schotten-totten", "tactics"),
        finished_at=1,
        result="played; B; A 0, B 5",
        rated_ids=("ann", "ben"),
    )
    rate_games([game("a", "played; A; A 5, B 0", "ann", "ben"), other], ratings)
    assert ratings[POOL, "ann"].mean > NEW.mean > ratings[other.pool, "ann"].mean
    assert {standing.games for standing in ratings.values()} == {1}


def test_a_rating_is_provisional_until_enough_games_were_played():
    ratings: Ratings = {}
    for number in range(PROVISIONAL_GAMES):
        assert is_provisional(ratings.get((POOL, "ann"), NEW))
        rate_games([game(str(number), "played; A; A 5, B 0", "ann", level_id("shepherd"))], ratings)
    assert not is_provisional(ratings[POOL, "ann"])
