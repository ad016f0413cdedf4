"""The file: from each row the game can be played again, and every column tells what is true of it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from highlands.arena.game_runner import ACTION, GameResult
from highlands.arena.ledger import LedgerError
from highlands.bots.registry import bot_factory
from highlands.engine import kernel
from highlands.engine.chance import Seed
from highlands.errors import BrokenRecordError
from highlands.games import game_spec
from highlands.lab.selfplay import COLUMNS, Series, new_series, schema, write
from highlands.lab.selfplay.compiled_games import play_compiled
from highlands.lab.selfplay.parquet import METADATA
from highlands.play.game import Game, deal
from highlands.spec.observation import Move

parquet: Any = pytest.importorskip("pyarrow.parquet")

MANUAL = Path(__file__).parents[3] / "docs" / "research" / "selfplay.md"
VARIANTS: list[dict[str, Any]] = [
    {"game": "schotten-totten"},
    {"game": "schotten-totten", "tactics": True, "expert": True, "rounds": 2},
    {"game": "verraeter", "players": 3},
]


def games_of(series: Series) -> dict[int, GameResult]:
    """All games of a series, played."""
    factories = [bot_factory(series.contest.bots[0])]
    return {each.number: play_compiled(series.contest, factories, each) for each in series.remaining(())}


def written(path: Path, **terms: Any) -> Any:
    """The table of a small series, written and read."""
    series = new_series(**{"bot": "clansman", "games": 3, "seed": "rows", **terms})
    decisions = write(path, series, games_of(series), lambda _: None)
    assert decisions == sum(map(len, parquet.read_table(path)["actions"].to_pylist()))
    return parquet.read_table(path)


def dealt(state: Any, row: dict[str, Any]) -> Game:
    """The game of a row before its first move, by what the file says of itself."""
    contest = json.loads(state.schema.metadata[METADATA])["contest"]
    spec = game_spec(contest["game"])
    return deal(spec, spec.read_options(contest["options"]), Seed.of(row["seed"]))


def encoded(game: Game, seat: int) -> np.ndarray:
    out = np.zeros(game.spec.encoded, dtype=np.float32)
    kernel.encode(game.observe(seat), out)
    return out


@pytest.mark.parametrize("terms", VARIANTS)
def test_from_a_row_the_game_is_played_again(terms: dict[str, Any], tmp_path: Path):
    state = written(tmp_path / "games.parquet", observations=True, **terms)
    rows = state.to_pylist()
    assert [row["number"] for row in rows] == [1, 2, 3]
    for row in rows:
        game = dealt(state, row)
        decisions = zip(row["movers"], row["legal_counts"], row["actions"], row["observations"], strict=True)
        for mover, legal, action, observation in decisions:
            assert (game.to_move, len(game.legal_moves)) == (mover, legal)
            np.testing.assert_array_equal(np.array(observation, np.float32), encoded(game, mover))
            game.play(Move(action, ""))
        assert game.outcome is not None
        assert (game.outcome.returns, game.outcome.points) == (row["returns"], row["points"])


def test_every_game_has_a_deal_of_its_own_and_another_seed_gives_other_games(tmp_path: Path):
    one, other = (written(tmp_path / f"{seed}.parquet", game="schotten-totten", seed=seed) for seed in ("1", "2"))
    assert len({row["seed"] for state in (one, other) for row in state.to_pylist()}) == 6
    assert len({tuple(row["actions"]) for state in (one, other) for row in state.to_pylist()}) == 6


def test_the_columns_are_those_that_are_told_of(tmp_path: Path):
    assert list(COLUMNS)[:7] == written(tmp_path / "games.parquet", game="verraeter").column_names
    observed = schema(new_series("verraeter", "chieftain", 1, observations=True, masks=True, searches=True))
    assert list(COLUMNS) == observed.names
    told = dict(re.findall(r"^\| `(\w+)` \| `([^`]+)` \| (?:.+) \|$", MANUAL.read_text(encoding="utf-8"), re.MULTILINE))
    assert {field.name: field.metadata[b"description"].decode() for field in observed} == COLUMNS
    kinds = {field.name: re.sub(r"(element|item): ", "", str(field.type)) for field in observed}
    kinds["observations"] = re.sub(r"\[[0-9]+\]", "[n]", kinds["observations"])
    assert told == kinds


def test_the_file_is_compressed_and_made_of_row_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("highlands.lab.selfplay.parquet.ROW_GROUP", 2)
    written(tmp_path / "games.parquet", game="schotten-totten")
    metadata = parquet.ParquetFile(tmp_path / "games.parquet").metadata
    assert [metadata.row_group(group).num_rows for group in range(metadata.num_row_groups)] == [2, 1]
    assert metadata.row_group(0).column(0).compression == "ZSTD"


def changed(moves: bytes) -> bytes:
    """The same card is played twice."""
    return moves[: ACTION.itemsize] * 2 + moves[2 * ACTION.itemsize :]


def shortened(moves: bytes) -> bytes:
    """The last move is missing."""
    return moves[: -ACTION.itemsize]


def lengthened(moves: bytes) -> bytes:
    """There is one move more."""
    return moves + moves[: ACTION.itemsize]


@pytest.mark.parametrize(("spoil", "reason"), [(changed, "move 2 "), (shortened, ""), (lengthened, "")])
def test_what_the_rules_do_not_allow_is_not_written(spoil: Any, reason: str, tmp_path: Path):
    series = new_series("schotten-totten", "warrior", 2, seed="spoilt")
    games = games_of(series)
    games[2] = msgspec.structs.replace(games[2], actions=spoil(games[2].actions))
    with pytest.raises(BrokenRecordError, match=f"{series.seed_of(2)}.*{reason}can’t be made"):
        write(tmp_path / "games.parquet", series, games, lambda _: None)
    assert list(tmp_path.iterdir()) == []


def test_a_place_where_nothing_can_be_written_is_told(tmp_path: Path):
    series = new_series("schotten-totten", "random", 1)
    with pytest.raises(LedgerError, match="can’t be written"):
        write(tmp_path / "nowhere" / "games.parquet", series, games_of(series), lambda _: None)


def test_the_example_of_the_manual_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    written(tmp_path / "games.parquet", game="verraeter", players=3)
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for example in re.findall(r"```python\n(.*?)```", MANUAL.read_text(encoding="utf-8"), re.DOTALL):
        exec(example, names)
    assert len(names["results"]) == len(names["stored"].actions)
    assert names["game"].outcome is not None
