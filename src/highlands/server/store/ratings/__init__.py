"""The rows of ratings: who sat at rated tables, and what has been derived from how their games ended."""

from highlands.server.store.ratings.rating_rows import RatingRows
from highlands.server.store.ratings.recompute import Recomputed, recompute
from highlands.server.store.ratings.rows import (
    Fold,
    Pool,
    RankedPlayer,
    RatedGame,
    RatedResult,
    SeatedRating,
    Standing,
    level_id,
)

__all__ = [
    "Fold",
    "Pool",
    "RankedPlayer",
    "RatedGame",
    "RatedResult",
    "RatingRows",
    "Recomputed",
    "SeatedRating",
    "Standing",
    "level_id",
    "recompute",
]
