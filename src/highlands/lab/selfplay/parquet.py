"""The data of a series as Apache Parquet: a row per game, in the order of their numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from highlands.arena.game_runner import GameResult
from highlands.arena.ledger import LedgerError
from highlands.errors import BrokenRecordError
from highlands.extras import need
from highlands.games import game_spec
from highlands.i18n import message
from highlands.lab.selfplay.replay import ReplayedGame, replay_game
from highlands.lab.selfplay.searched_games import FOUND
from highlands.lab.selfplay.series import Series

EXTRA = "data"
"""The extra that it needs."""
METADATA = b"highlands"
"""The metadata key that holds what was played, as JSON."""
ROW_GROUP, OBSERVED_ROW_GROUP = 2000, 50
"""How many games a row group has, without and with observations: some megabytes in memory."""

Report = Callable[[int], None]
"""Called with how many games are written."""

COLUMNS = {
    "number": "the number of the game in its series, from 1",
    "seed": "the seed of all its chance, as `highlands.new(..., seed=seed)` takes it",
    "movers": "whose decision it was, seats from 0",
    "legal_counts": "how many actions were legal",
    "actions": "the chosen action, by its number in the catalogue of actions",
    "returns": "each seat's result: 1 for winning, -1 for losing",
    "points": "each seat's points",
    "legal_actions": "the legal actions; only with --masks",
    "search_actions": "the actions that the search visited; only with --searches",
    "search_visits": "how often it visited each of these",
    "search_values": "the mover's mean result with each of these, -1 to 1",
    "observations": "the mover's observation as `kernel.encode` encodes it; only with --observations or --as-bytes",
}
"""The description of each column, which is also in the file.

Columns from `movers` to `actions` and from `legal_actions` on have an element per decision.
"""


def schema(series: Series) -> Any:
    """The columns with their types, and what was played as metadata."""
    arrow = need("pyarrow", EXTRA)
    kinds = {
        "number": arrow.int32(),
        "seed": arrow.string(),
        "movers": arrow.list_(arrow.int8()),
        "legal_counts": arrow.list_(arrow.int16()),
        "actions": arrow.list_(arrow.int16()),
        "returns": arrow.list_(arrow.float64()),
        "points": arrow.list_(arrow.int16()),
    }
    if series.masks:
        kinds["legal_actions"] = arrow.list_(arrow.list_(arrow.int16()))
    if series.searches:
        kinds["search_actions"] = arrow.list_(arrow.list_(arrow.int16()))
        kinds["search_visits"] = arrow.list_(arrow.list_(arrow.int32()))
        kinds["search_values"] = arrow.list_(arrow.list_(arrow.float32()))
    if series.observations:
        number = arrow.uint8() if series.as_bytes else arrow.float32()
        kinds["observations"] = arrow.list_(arrow.list_(number, game_spec(series.contest.game).encoded))
    fields = [arrow.field(name, kind, metadata={"description": COLUMNS[name]}) for name, kind in kinds.items()]
    return arrow.schema(fields, metadata={METADATA: msgspec.json.encode(series)})


def write(path: Path, series: Series, games: Mapping[int, GameResult], report: Report) -> int:
    """Write the games of a series, by their numbers, and return how many decisions they have.

    Each game is asked for once, in order, and only those of a row group are held at a time. Moves that the rules don't
    allow, and searches that are missing or not of these moves, are refused.
    """
    parquet = need("pyarrow.parquet", EXTRA)
    kinds = schema(series)
    unfinished = path.with_name(f"{path.name}.part")
    row_group = OBSERVED_ROW_GROUP if series.observations else ROW_GROUP
    decisions = 0
    try:
        with parquet.ParquetWriter(unfinished, kinds, compression="zstd") as file:
            for first in range(1, series.games + 1, row_group):
                numbers = range(first, min(first + row_group, series.games + 1))
                played = [games[number] for number in numbers]
                replayed = [_replayed(game, series) for game in played]
                decisions += sum(len(game.trajectory.actions) for game in replayed)
                found = list(map(_found, played, replayed)) if series.searches else []
                table = _table(numbers, replayed, found, kinds)
                file.write_table(table, row_group_size=row_group)
                report(numbers[-1])
        unfinished.replace(path)
    except OSError as error:
        raise LedgerError(message("arena-file-unwritable", path=str(path), reason=str(error.strerror))) from None
    finally:
        unfinished.unlink(missing_ok=True)
    return decisions


def _replayed(played: GameResult, series: Series) -> ReplayedGame:
    """A game, replayed."""
    spec = game_spec(series.contest.game)
    options, seed = spec.read_options(series.contest.options), series.seed_of(played.number)
    observed = None if not series.observations else np.uint8 if series.as_bytes else np.float32
    moves = played.actions if isinstance(played.actions, bytes) else b""
    return replay_game(spec.name, options, seed, moves, observed=observed, masks=series.masks)


def _found(played: GameResult, game: ReplayedGame) -> NDArray[np.void]:
    """What the searches of a game found, in the order of its moves. BrokenRecordError if it is not theirs."""
    searches = played.searches
    rows = np.frombuffer(searches if isinstance(searches, bytes) else b"", FOUND)
    plies = np.concatenate([[0], rows["ply"], [len(game.trajectory.actions) - 1]])
    if not isinstance(searches, bytes) or (np.diff(plies) < 0).any():
        raise BrokenRecordError(message("selfplay-no-searches", seed=game.seed))
    return rows


def _table(
    numbers: Sequence[int], games: Sequence[ReplayedGame], searches: Sequence[NDArray[np.void]], kinds: Any
) -> Any:
    """Some games as an Arrow table."""
    arrow = need("pyarrow", EXTRA)
    trajectories = [game.trajectory for game in games]
    offsets = np.cumsum([0, *(len(trajectory.actions) for trajectory in trajectories)], dtype=np.int32)

    def by_decision(name: str) -> Any:
        """A list per game with an element per decision."""
        joined = np.concatenate([getattr(trajectory, name) for trajectory in trajectories])
        values = arrow.array(joined.ravel())
        if joined.ndim > 1:
            values = arrow.FixedSizeListArray.from_arrays(values, joined.shape[1])
        return arrow.ListArray.from_arrays(offsets, values, type=kinds.field(name).type)

    def nested(name: str, lengths: NDArray[np.int64], values: NDArray[Any]) -> Any:
        """A list per game with a list per decision, of so many elements each."""
        inner = np.cumsum([0, *lengths], dtype=np.int32)
        kind = kinds.field(name).type
        lists = arrow.ListArray.from_arrays(inner, arrow.array(values, kind.value_type.value_type))
        return arrow.ListArray.from_arrays(offsets, lists, type=kind)

    columns = {
        "number": arrow.array(numbers, arrow.int32()),
        "seed": arrow.array([game.seed for game in games]),
        "returns": arrow.array([game.outcome.returns for game in games], kinds.field("returns").type),
        "points": arrow.array([game.outcome.points for game in games], kinds.field("points").type),
    }
    if "legal_actions" in kinds.names:
        lengths = np.concatenate([trajectory.legal_counts for trajectory in trajectories])
        legal = np.concatenate([trajectory.legal_actions for trajectory in trajectories])
        columns["legal_actions"] = nested("legal_actions", lengths, legal)
    if "search_actions" in kinds.names:
        visited = np.concatenate(
            [
                np.bincount(found["ply"], minlength=len(each.actions))
                for found, each in zip(searches, trajectories, strict=True)
            ]
        )
        for field in ("action", "visits", "value"):
            name = {"action": "search_actions", "visits": "search_visits", "value": "search_values"}[field]
            columns[name] = nested(name, visited, np.concatenate([found[field] for found in searches]))
    columns |= {name: by_decision(name) for name in kinds.names if name not in columns}
    return arrow.table([columns[name] for name in kinds.names], schema=kinds)
