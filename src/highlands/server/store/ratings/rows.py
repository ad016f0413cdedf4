"""The rows of ratings as typed structs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

LEVEL_PREFIX = "level "


def level_id(level: str) -> str:
    """The rated id of one of the server's levels. Those of players have no blank in them."""
    return f"{LEVEL_PREFIX}{level}"


class Pool(NamedTuple):
    """What is rated together: a game in one variant."""

    game: str
    variant: str
    """The options without who began."""


class Standing(NamedTuple):
    """A rating, its standard deviation, and after how many rated games."""

    mean: float
    deviation: float
    games: int


class RatedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game at a rated table, as the log tells it."""

    table_id: str
    pool: Pool
    finished_at: int
    result: str
    """As `result_text` writes it."""
    rated_ids: tuple[str | None, ...]
    """Who sat on each seat: a player's rated id, or that of a level; None if nobody known."""
    dropped_out: frozenset[int] = frozenset()
    """The seats that bots played to the end because their players had given up or gone, in games of several."""


class RatedResult(msgspec.Struct, frozen=True, kw_only=True):
    """What a game made of the rating of who sat on a seat."""

    table_id: str
    seat: int
    rated_id: str
    game: str
    variant: str
    finished_at: int
    before: float
    mean: float
    deviation: float
    games: int


Ratings = dict[tuple[Pool, str], Standing]
"""By what is rated, and the rated id."""

Fold = Callable[[Sequence[RatedGame], Ratings], tuple[list[RatedResult], set[str]]]
"""Rates games in their order, from the ratings before, which it changes; with the ids of those tables that count."""


class SeatedRating(msgspec.Struct, frozen=True, kw_only=True):
    """The rating of who sits on a seat of a rated table: as it is, or as the finished game has left it."""

    seat: int
    standing: Standing | None
    """None before their first rated game."""
    before: float | None
    """Before the game, once it has been rated."""
    is_public: bool
    """Whether everybody may see it."""


class RankedPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a leader board."""

    standing: Standing
    name: str | None
    level: str | None
    """For one of the server's levels."""
    profile_id: str | None
    is_bot: bool
