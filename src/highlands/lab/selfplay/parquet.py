"""The file of a series: Apache Parquet, a row for each game, in the order of their numbers."""

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
from highlands.lab.selfplay.retracing import Course, course
from highlands.lab.selfplay.series import Series

EXTRA = "data"
"""What to install for it."""
METADATA = b"highlands"
"""Under this name the file says what was played, as JSON."""
GAMES_AT_ONCE, OBSERVED_AT_ONCE = 2000, 50
"""How many games are written together, a row group each: some megabytes in memory."""

Report = Callable[[int], None]
"""Is told how many games are written."""

COLUMNS = {
    "number": "the number of the game in its series, from 1",
    "seed": "all its chance: the same game is dealt by `highlands.new(..., seed=seed)`",
    "movers": "whose decision it was, seats from 0",
    "legal": "how many actions there were to choose from",
    "actions": "what was chosen, by its number in the catalogue of actions",
    "returns": "each seat's result: 1 for winning, -1 for losing",
    "points": "each seat's points",
    "observations": "what the mover saw, in the numbers of `kernel.encode`; only with --observations",
}
"""What each column tells, as the file itself says it.

`movers`, `legal`, `actions` and `observations` have an element for each decision.
"""


def schema(series: Series) -> Any:
    """The columns with their types, and what was played."""
    arrow = need("pyarrow", EXTRA)
    kinds = {
        "number": arrow.int32(),
        "seed": arrow.string(),
        "movers": arrow.list_(arrow.int8()),
        "legal": arrow.list_(arrow.int16()),
        "actions": arrow.list_(arrow.int16()),
        "returns": arrow.list_(arrow.float64()),
        "points": arrow.list_(arrow.int16()),
    }
    if series.observations:
        kinds["observations"] = arrow.list_(arrow.list_(arrow.float32(), game_spec(series.contest.game).encoded))
    fields = [arrow.field(name, kind, metadata={"description": COLUMNS[name]}) for name, kind in kinds.items()]
    return arrow.schema(fields, metadata={METADATA: msgspec.json.encode(series)})


def write(path: Path, series: Series, games: Mapping[int, bytes], report: Report) -> None:
    """Write the first games of a series, from the moves that were made in them, by their numbers."""
    parquet = need("pyarrow.parquet", EXTRA)
    kinds = schema(series)
    unfinished = path.with_name(f"{path.name}.part")
    at_once = OBSERVED_AT_ONCE if series.observations else GAMES_AT_ONCE
    try:
        with parquet.ParquetWriter(unfinished, kinds, compression="zstd") as file:
            for first in range(1, series.games + 1, at_once):
                numbers = range(first, min(first + at_once, series.games + 1))
                file.write_table(_rows(numbers, list(_courses(numbers, series, games)), kinds), row_group_size=at_once)
                report(numbers[-1])
        unfinished.replace(path)
    except OSError as error:
        raise LedgerError(message("arena-file-unwritable", path=str(path), reason=str(error.strerror))) from None
    finally:
        unfinished.unlink(missing_ok=True)


def _courses(numbers: Sequence[int], series: Series, games: Mapping[int, bytes]) -> Iterator[Course]:
    """Some of the games, retraced."""
    spec = game_spec(series.contest.game)
    options = spec.read_options(series.contest.options)
    for number in numbers:
        yield course(spec.name, options, series.seed_of(number), games[number], observed=series.observations)


def _rows(numbers: Sequence[int], courses: Sequence[Course], kinds: Any) -> Any:
    """Some games as a table of Arrow."""
    arrow = need("pyarrow", EXTRA)
    traces = [course.traces for course in courses]
    offsets = np.cumsum([0, *(len(trace.actions) for trace in traces)], dtype=np.int32)

    def by_decision(name: str) -> Any:
        """An element for each decision of each game."""
        joined = np.concatenate([getattr(trace, name) for trace in traces])
        values = arrow.array(joined.ravel())
        if joined.ndim > 1:
            values = arrow.FixedSizeListArray.from_arrays(values, joined.shape[1])
        return arrow.ListArray.from_arrays(offsets, values, type=kinds.field(name).type)

    columns = {
        "number": arrow.array(numbers, arrow.int32()),
        "seed": arrow.array([course.seed for course in courses]),
        "returns": arrow.array([course.outcome.returns for course in courses], kinds.field("returns").type),
        "points": arrow.array([course.outcome.points for course in courses], kinds.field("points").type),
    }
    columns |= {name: by_decision(name) for name in kinds.names if name not in columns}
    return arrow.state([columns[name] for name in kinds.names], schema=kinds)
