"""Reading the data of self-play, a few games at a time: a file of any size takes the memory of one row group."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from highlands.errors import UnreadableError
from highlands.extras import need
from highlands.games import game_spec
from highlands.i18n import message
from highlands.lab.selfplay.parquet import EXTRA, METADATA
from highlands.lab.selfplay.series import Series

GAMES_AT_A_TIME = 50


class StoredGame(NamedTuple):
    """A game of the file. Arrays have a row for each decision; what the file has not is None.

    All arrays are read-only, since most of them lie in the memory of the file: copy what you want to change. Actions
    and observations are numbered as in the whole game, also where a reduced one was played, whose environments number
    them anew (`highlands.lab.envs.spaces`).
    """

    number: int
    seed: str
    movers: NDArray[np.int8]
    actions: NDArray[np.int16]
    returns: NDArray[np.float64]
    """Each seat's result."""
    points: NDArray[np.int16]
    observations: NDArray[Any] | None
    """Floats, or bytes of which `game_spec(series.contest.game).units` are the parts of a whole."""
    masks: NDArray[np.bool_] | None
    """Which actions of the catalogue were legal."""
    visits: NDArray[np.int32] | None
    """How often the search visited each action of the catalogue; all 0 where nothing was searched."""
    values: NDArray[np.float32] | None
    """The mover's mean result with each action that was visited; 0 for the others."""


def read_series(path: Path | str) -> Series:
    """What was played: the game, its options, the bot, the seed. UnreadableError if it is not a file of self-play."""
    arrow, parquet = need("pyarrow", EXTRA), need("pyarrow.parquet", EXTRA)
    try:
        return msgspec.json.decode((parquet.read_schema(path).metadata or {})[METADATA], type=Series)
    except (arrow.ArrowInvalid, KeyError, msgspec.MsgspecError):
        raise UnreadableError(message("selfplay-foreign", path=str(path))) from None


def read_games(path: Path | str) -> Iterator[StoredGame]:
    """All games of a file, one after another; refused as by `read_series`."""
    parquet = need("pyarrow.parquet", EXTRA)
    actions = game_spec(read_series(path).contest.game).actions
    with parquet.ParquetFile(path, pre_buffer=False) as file:
        for group in range(file.num_row_groups):
            for batch in file.iter_batches(batch_size=GAMES_AT_A_TIME, row_groups=[group]):
                for row in range(batch.num_rows):
                    yield _game({name: batch.column(name)[row] for name in batch.schema.names}, actions)


def _game(row: dict[str, Any], actions: int) -> StoredGame:
    """A row as arrays."""

    def plain(name: str) -> NDArray[Any]:
        values: NDArray[Any] = row[name].values.to_numpy(zero_copy_only=False)
        return values

    number = len(row["actions"].values)
    masks = visits = values = observations = None
    if "observations" in row:
        rows = row["observations"].values
        observations = rows.flatten().to_numpy(zero_copy_only=False).reshape(number, -1)
    if "legal_actions" in row:
        masks = np.zeros((number, actions), np.bool_)
        masks[_places(row["legal_actions"])] = True
    if "search_actions" in row:
        visits, values = np.zeros((number, actions), np.int32), np.zeros((number, actions), np.float32)
        places = _places(row["search_actions"])
        visits[places] = _flat(row["search_visits"])
        values[places] = _flat(row["search_values"])
    for made in (masks, visits, values):
        if made is not None:
            made.flags.writeable = False
    return StoredGame(
        row["number"].as_py(),
        row["seed"].as_py(),
        plain("movers"),
        plain("actions"),
        plain("returns"),
        plain("points"),
        observations,
        masks,
        visits,
        values,
    )


def _flat(lists: Any) -> NDArray[Any]:
    """The elements of a list for each decision, one after another."""
    elements: NDArray[Any] = lists.values.flatten().to_numpy(zero_copy_only=False)
    return elements


def _places(lists: Any) -> tuple[NDArray[np.int64], NDArray[Any]]:
    """The decision and the action of each element."""
    lengths = lists.values.value_lengths().to_numpy(zero_copy_only=False)
    return np.repeat(np.arange(len(lengths)), lengths), _flat(lists)
