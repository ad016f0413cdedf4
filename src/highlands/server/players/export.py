"""All that the server has stored of a player, for themselves."""

from __future__ import annotations

import msgspec

from highlands.server.notifications.messages import NotificationState
from highlands.server.players.messages import PlayerState
from highlands.server.players.social_messages import FriendsState
from highlands.server.ratings.messages import PlayerRating


class ExportedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A game that the player has taken part in."""

    table: str
    seat: int
    name: str | None
    game: str
    options: str
    created_at: int
    finished_at: int | None
    result: str | None


class PlayerExport(msgspec.Struct, frozen=True, kw_only=True):
    """All that the server has stored of a player. Of keys it has digests only."""

    player: PlayerState
    """With devices and passkeys."""
    notifications: NotificationState
    """Mail address, push subscriptions and choices."""
    friends: FriendsState
    """And whom they have blocked."""
    ratings: list[PlayerRating]
    seats: list[ExportedSeat]
