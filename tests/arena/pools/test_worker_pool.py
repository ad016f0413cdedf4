"""The worker pool: whatever a bot does to its process, it loses that game, and all others are played."""

from __future__ import annotations

import multiprocessing

import pytest

from highlands.arena import GameResult, Match, run
from highlands.arena.merging import timeless
from highlands.arena.pools import worker_pool
from tests.arena.helpers import contest, play_all


def forfeits(games: list[GameResult]) -> set[tuple[int, str]]:
    """Which bots did what wrong."""
    return {(game.seating[game.forfeit.seat], game.forfeit.report.kind) for game in games if game.forfeit}


@pytest.mark.long
@pytest.mark.ci
def test_two_workers_play_what_one_would(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(worker_pool, "PROCESSES", multiprocessing.get_context("spawn"))
    games = [
        sorted(map(timeless, play_all(Match(contest("random", "last"), 12), workers=workers)), key=lambda g: g.number)
        for workers in (1, 2)
    ]
    assert games[0] == games[1]
    assert [game.number for game in games[0]] == list(range(1, 13))


def test_bots_that_harm_their_process_lose_their_games_and_the_rest_goes_on():
    """One takes its process down as A, one hangs as B; on the other seat they play well."""
    games = play_all(Match(contest("first", "dying", "hanging", seconds=0.2), 6), workers=2)
    assert sorted(game.number for game in games) == [1, 2, 3, 4, 5, 6]
    assert forfeits(games) == {(1, "unreachable"), (2, "timeout")}
    bad = {(0, 1): False, (1, 0): True, (0, 2): True, (2, 0): False, (1, 2): True, (2, 1): False}
    assert {game.seating: game.forfeit is not None for game in games} == bad
    assert all(game.forfeit.report.position.startswith("schotten-totten") for game in games if game.forfeit)
    assert multiprocessing.active_children() == []


def test_a_bot_that_holds_up_its_whole_process_is_ended(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(worker_pool, "GRACE", 1.0)
    games = play_all(Match(contest("first", "hogging", seconds=0.2), 2))
    assert forfeits(games) == {(1, "timeout")}
    assert all("had to be killed" in game.forfeit.report.details for game in games if game.forfeit)


def test_who_stops_asking_leaves_no_process_behind():
    match = Match(contest("slow", "slow"), 100)
    games = run(match, workers=2)
    next(games)
    assert len(multiprocessing.active_children()) == 2
    games.close()
    assert multiprocessing.active_children() == []
    assert len(match.played) == 1


def test_workers_that_cannot_even_begin_are_an_error():
    """Here the bots are not there any more when the workers look for them."""
    with pytest.raises(worker_pool.WorkerPoolError, match="exit code 1"):
        play_all(Match(contest("vanished", "first"), 2))
