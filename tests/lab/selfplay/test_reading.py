"""What was written is read again, a few games at a time: masks, observations as bytes, and what searches found."""

from __future__ import annotations

import tracemalloc
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray

from highlands.arena.game_runner import GameResult, play, start_of
from highlands.arena.ledger import IndexedGames, Ledger
from highlands.bots.levels import LevelBot
from highlands.bots.registry import bot_factory
from highlands.engine import kernel
from highlands.engine.chance import Seed
from highlands.errors import BrokenRecordError, NotAllowedError, UnreadableError
from highlands.games import game_spec
from highlands.lab.selfplay import Series, new_series, write
from highlands.lab.selfplay.compiled_games import play_compiled
from highlands.lab.selfplay.reading import read_games, read_series
from highlands.lab.selfplay.searched_games import FOUND, play_searched
from highlands.play.game import Game, deal
from highlands.spec.observation import Move

pa: Any = pytest.importorskip("pyarrow")

SEARCHER = "chieftain,iterations=8"


def store(path: Path, series: Series, games: list[GameResult]) -> None:
    write(path, series, {game.number: game for game in games}, lambda _: None)


def played(series: Series, play_game: Any) -> list[GameResult]:
    factories = [bot_factory(series.contest.bots[0])]
    return [play_game(series.contest, factories, pairing) for pairing in series.remaining(())]


@pytest.mark.parametrize(
    "terms",
    [
        {"game": "schotten-totten", "tactics": True},
        {"game": "schotten-totten", "colours": 2, "strengths": 4, "stones": 3, "hand": 2},
        {"game": "verraeter", "players": 3},
    ],
    ids=["tactics", "reduced", "three"],
)
def test_each_decision_is_read_as_it_was(terms: dict[str, Any], tmp_path: Path):
    path = tmp_path / "games.parquet"
    series = new_series(bot=SEARCHER, games=2, seed="read", as_bytes=True, masks=True, searches=True, **terms)
    store(path, series, played(series, play_searched))
    assert read_series(path) == series
    spec = game_spec(series.contest.game)
    for stored in read_games(path):
        starts = [start_of(series.contest, seat, stored.seed) for seat in range(series.contest.seats)]
        bots = [bot_factory(SEARCHER)(start) for start in starts]
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
            np.testing.assert_array_equal(stored.observations[ply] / spec.units, floats)
            visits, values = found_again(bots[stored.movers[ply]], game, action)
            np.testing.assert_array_equal(stored.visits[ply], visits)
            np.testing.assert_array_equal(stored.values[ply], values)
            assert visits.any() == (len(legal) > 1)
            game.play(Move(action, ""))
        assert game.outcome is not None
        assert game.outcome.returns == stored.returns.tolist()
        assert not [array for array in stored if isinstance(array, np.ndarray) and array.flags.writeable]


def found_again(bot: Any, game: Game, action: int) -> tuple[NDArray[np.int32], NDArray[np.float32]]:
    """The visits and values of all actions of the catalogue in a search that is made again, and leads to an action."""
    seat = game.to_move
    assert seat is not None
    assert bot.choose(game.observation(seat), game.legal_moves, None).action == action
    visits, values = np.zeros(game.spec.actions, np.int32), np.zeros(game.spec.actions, np.float32)
    for stats in bot.searched.moves if bot.searched else ():
        if stats.visits:
            visits[stats.action], values[stats.action] = stats.visits, stats.value
    return visits, values


@pytest.mark.parametrize("metadata", [None, {b"other": b"{}"}, {b"highlands": b"{}"}])
def test_a_file_of_others_is_refused_by_its_name(metadata: dict[bytes, bytes] | None, tmp_path: Path):
    path = tmp_path / "theirs.parquet"
    pytest.importorskip("pyarrow.parquet").write_table(pa.table({"a": [1]}).replace_schema_metadata(metadata), path)
    with pytest.raises(UnreadableError, match=r"theirs\.parquet"):
        next(read_games(path))


def test_what_is_no_parquet_is_refused_by_its_name(tmp_path: Path):
    path = tmp_path / "words.txt"
    path.write_text("words", encoding="utf-8")
    with pytest.raises(UnreadableError, match=r"words\.txt"):
        read_series(path)


@pytest.mark.parametrize("change", ["missing", "beyond", "before", "disordered"])
def test_searches_that_are_not_of_the_moves_are_not_written(change: str, tmp_path: Path):
    series = new_series("verraeter", SEARCHER, 1, seed="wrong", searches=True)
    (game,) = played(series, play_searched)
    assert isinstance(game.searches, bytes)
    found = np.frombuffer(game.searches, FOUND).copy()
    if change == "beyond":
        found["ply"][-1] = game.moves
    elif change == "before":
        found["ply"][0] = -1
    else:
        found = found[::-1]
    searches = msgspec.UNSET if change == "missing" else found.tobytes()
    with pytest.raises(BrokenRecordError, match=series.seed_of(1)):
        store(tmp_path / "x.parquet", series, [msgspec.structs.replace(game, searches=searches)])
    assert not list(tmp_path.iterdir())


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


@pytest.mark.parametrize("beforehand", [True, False], ids=["resumed", "played at once"])
def test_memory_does_not_grow_with_what_searches_found(
    beforehand: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Each game here has a quarter megabyte of it, and is written from the ledger like any other."""
    monkeypatch.setattr("highlands.lab.selfplay.parquet.ROW_GROUP", 2)
    series = new_series("verraeter", SEARCHER, 24, seed="long", searches=True)
    random = new_series("verraeter", "random", 24, seed="long")
    plain = played(random, play_compiled)
    much = np.zeros(20_000, FOUND).tobytes()
    most = {}
    for games in (4, 24):
        path = tmp_path / f"{games}.jsonl"
        part = msgspec.structs.replace(series, games=games)
        ledger = Ledger.create(path, part)
        for game in plain[:games]:
            ledger.write(msgspec.structs.replace(game, searches=much))
        tracemalloc.start()
        if beforehand:
            ledger.close()
            ledger = Ledger.resume(path)
        assert len(ledger.played) == games * beforehand
        with closing(IndexedGames(path)) as stored:
            write(tmp_path / f"{games}.parquet", part, stored, lambda _: None)
        most[games] = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        ledger.close()
    assert most[24] < 1.5 * most[4]


def test_searches_of_a_bot_that_does_not_search_are_refused():
    with pytest.raises(NotAllowedError, match="warrior"):
        new_series("schotten-totten", "warrior", 1, searches=True)
