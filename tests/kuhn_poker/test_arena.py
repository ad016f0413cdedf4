"""The arena: its worker processes know the game too."""

from __future__ import annotations

from highlands.arena import Match, new_contest, run, standings


def test_bots_play_a_match():
    match = Match(new_contest("kuhn-poker", ("random", "shepherd"), seed="test"), 8)
    games = list(run(match, workers=1))
    assert len(games) == 8
    assert all(game.forfeit is None for game in games)
    assert {len(game.points) for game in games} == {2}
    assert len(standings(match)) == 2
