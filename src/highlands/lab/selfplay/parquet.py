"""The data of a series as Apache Parquet: a row per game, in the order of their numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from highlands.arena.ledger import LedgerError
from highlands.extras import need
from highlands.games import game_spec
from highlands.i18n import message
from highlands.lab.selfplay.replay import ReplayedGame, replay_game
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
    "observations": "the mover's observation as `kernel.encode` encodes it; only with --observations",
}
"""The description of each column, which is also in the file.

`movers`, `legal_counts`, `actions` and `observations` have an element per decision.
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
    if series.observations:
        kinds["observations"] = arrow.list_(arrow.list_(arrow.float32(), game_spec(series.contest.game).encoded))
    fields = [arrow.field(name, kind, metadata={"description": COLUMNS[name]}) for name, kind in kinds.items()]
    return arrow.schema(fields, metadata={METADATA: msgspec.json.encode(series)})


def write(path: Path, series: Series, games: Mapping[int, bytes], report: Report) -> None:
    """Write the games of a series, from their packed actions by game number."""
    parquet = need("pyarrow.parquet", EXTRA)
    kinds = schema(series)
    unfinished = path.with_name(f"{path.name}.part")
    row_group = OBSERVED_ROW_GROUP if series.observations else ROW_GROUP
    try:
        with parquet.ParquetWriter(unfinished, kinds, compression="zstd") as file:
            for first in range(1, series.games + 1, row_group):
                numbers = range(first, min(first + row_group, series.games + 1))
                table = _table(numbers, list(_replayed(numbers, series, games)), kinds)
                file.write_table(table, row_group_size=row_group)
                report(numbers[-1])
        unfinished.replace(path)
    except OSError as error:
        raise LedgerError(message("arena-file-unwritable", path=str(path), reason=str(error.strerror))) from None
    finally:
        unfinished.unlink(missing_ok=True)


def _replayed(numbers: Sequence[int], series: Series, games: Mapping[int, bytes]) -> Iterator[ReplayedGame]:
    """Some of the games, replayed."""
    spec = game_spec(series.contest.game)
    options = spec.read_options(series.contest.options)
    for number in numbers:
        yield replay_game(
            spec.name,
            options,
            series.seed_of(number),
            games[number],
            observed=np.float32 if series.observations else None,
        )


def _table(numbers: Sequence[int], games: Sequence[ReplayedGame], kinds: Any) -> Any:
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

    columns = {
        "number": arrow.array(numbers, arrow.int32()),
        "seed": arrow.array([game.seed for game in games]),
        "returns": arrow.array([game.outcome.returns for game in games], kinds.field("returns").type),
        "points": arrow.array([game.outcome.points for game in games], kinds.field("points").type),
    }
    columns |= {name: by_decision(name) for name in kinds.names if name not in columns}
    return arrow.table([columns[name] for name in kinds.names], schema=kinds)
