"""What was written is read again, a few games at a time: masks, observations as bytes, and what searches found."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from highlands.arena.game_runner import GameResult, play, start_of
from highlands.bots.levels import LevelBot
from highlands.bots.registry import bot_factory
from highlands.engine import kernel
from highlands.engine.chance import Seed
from highlands.errors import NotAllowedError
from highlands.games import game_spec
from highlands.lab.envs.batch import Batch
from highlands.lab.selfplay import Series, new_series, write
from highlands.lab.selfplay.compiled_games import play_compiled
from highlands.lab.selfplay.reading import read_games, read_series
from highlands.lab.selfplay.searched_games import play_searched
from highlands.play.game import deal
from highlands.spec.observation import Move

pa: Any = pytest.importorskip("pyarrow")

SEARCHER = "chieftain,iterations=8"


def store(path: Path, series: Series, games: list[GameResult]) -> None:
    moves = {game.number: game.actions for game in games if isinstance(game.actions, bytes)}
    searches = {game.number: game.searches for game in games if isinstance(game.searches, bytes)}
    write(path, series, moves, lambda _: None, searches)


def played(series: Series, play_game: Any) -> list[GameResult]:
    factories = [bot_factory(series.contest.bots[0])]
    return [play_game(series.contest, factories, pairing) for pairing in series.remaining(())]


@pytest.mark.parametrize("terms", [{"game": "schotten-totten", "tactics": True}, {"game": "verraeter", "players": 3}])
def test_each_decision_is_read_as_it_was(terms: dict[str, Any], tmp_path: Path):
    path = tmp_path / "games.parquet"
    series = new_series(bot=SEARCHER, games=2, seed="read", as_bytes=True, masks=True, searches=True, **terms)
    store(path, series, played(series, play_searched))
    assert read_series(path) == series
    spec = game_spec(series.contest.game)
    units = Batch(seed=1, n=1, dtype=np.uint8, **terms).units
    for stored in read_games(path):
        game = deal(spec, spec.read_options(series.contest.options), Seed.of(stored.seed))
        assert stored.masks is not None
        assert stored.visits is not None
        assert stored.values is not None
        assert stored.observations is not None
        assert stored.observations.dtype == np.uint8
        for ply, action in enumerate(map(int, stored.actions)):
            assert game.to_move == stored.movers[ply]
            legal = game.legal_moves.actions
            assert set(np.flatnonzero(stored.masks[ply])) == set(legal)
            floats = np.zeros(spec.encoded, np.float32)
            kernel.encode(game.observe(game.to_move), floats)
            np.testing.assert_array_equal(stored.observations[ply] / units, floats)
            visited = set(np.flatnonzero(stored.visits[ply]))
            if len(legal) == 1:
                assert not visited
            else:
                assert visited <= set(legal)
                assert stored.visits[ply].max() == stored.visits[ply, action]
                assert set(np.flatnonzero(stored.values[ply])) <= visited
            game.play(Move(action, ""))
        assert game.outcome is not None
        assert game.outcome.returns == stored.returns.tolist()


def test_what_is_kept_of_a_search_is_what_the_bot_found_and_changes_no_game():
    series = new_series("schotten-totten", SEARCHER, 1, seed="kept", searches=True)
    (pairing,) = series.remaining(())
    factories = [bot_factory(SEARCHER)]
    plain = play(series.contest, factories, pairing, lambda *_: None, keep_actions=True)
    (kept,) = played(series, play_searched)
    assert kept.actions == plain.actions
    assert isinstance(kept.searches, bytes)


def test_a_level_tells_of_its_last_choice_only():
    series = new_series("schotten-totten", SEARCHER, 1, seed="last")
    bot: Any = bot_factory(SEARCHER)(start_of(series.contest, 0, "any"))
    assert isinstance(bot, LevelBot)
    spec = game_spec("schotten-totten")
    game = deal(spec, spec.make_options(first=0), Seed.of("last"))
    chosen = bot.choose(game.observation(0), game.legal_moves, None)
    assert bot.searched is not None
    assert bot.searched.moves[0].action == chosen.action
    assert sum(stats.visits for stats in bot.searched.moves) == bot.searched.iterations
    only: Any = [chosen]
    bot.choose(game.observation(0), only, None)
    assert bot.searched is None


def test_memory_does_not_grow_with_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("highlands.lab.selfplay.parquet.OBSERVED_ROW_GROUP", 2)
    most = {}
    for games in (4, 24):
        series = new_series("verraeter", "random", games, seed="long", observations=True)
        path = tmp_path / f"{games}.parquet"
        store(path, series, played(series, play_compiled))
        before = pa.total_allocated_bytes()
        most[games] = max(pa.total_allocated_bytes() - before for _ in read_games(path))
    assert most[24] < 2 * most[4]


def test_searches_of_a_bot_that_does_not_search_are_refused():
    with pytest.raises(NotAllowedError, match="warrior"):
        new_series("schotten-totten", "warrior", 1, searches=True)
