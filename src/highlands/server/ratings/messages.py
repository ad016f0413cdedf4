"""Ratings over HTTP."""

from __future__ import annotations

import msgspec


class GameRating(msgspec.Struct, frozen=True, kw_only=True):
    """A rating after a game."""

    at: int
    """When it ended."""
    rating: int


class PlayerRating(msgspec.Struct, frozen=True, kw_only=True):
    """A player's rating in one variant of a game."""

    game: str
    options: str
    """As in a record's header, without who began."""
    rating: int
    deviation: int
    """Its standard deviation: how far off it may be."""
    games: int
    provisional: bool
    """Whether it is of few games, and may still move by a lot."""
    history: list[GameRating]
    """The latest games, oldest first."""


class SeatRating(msgspec.Struct, frozen=True, kw_only=True):
    """The rating of who sits at a rated table, in its game and variant."""

    rating: int
    provisional: bool
    change: int | None
    """What the game has changed, once it is over and has been rated."""


class TableRatings(msgspec.Struct, frozen=True, kw_only=True):
    """The ratings of those who sit at a table, as far as you may see them."""

    settled: bool
    """Whether the game is over and has been rated, or does not count."""
    seats: list[SeatRating | None]


class RatedVariant(msgspec.Struct, frozen=True, kw_only=True):
    """A variant of a game in which somebody has a rating."""

    game: str
    options: str
    """As in a record's header, without who began."""


class Leader(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a leader board."""

    name: str | None
    bot: str | None
    """The level, for one of the server's bots."""
    is_bot: bool
    profile: str | None
    """The id of the public profile."""
    rating: int
    deviation: int
    games: int


class LeaderBoard(msgspec.Struct, frozen=True, kw_only=True):
    """The best in a variant, of those who show their ratings to everybody; provisional ratings are left out."""

    game: str
    options: str
    leaders: list[Leader]
