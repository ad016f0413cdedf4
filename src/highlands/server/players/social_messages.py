"""What players and the server tell each other about friends, over HTTP."""

from __future__ import annotations

from typing import Annotated

import msgspec

from highlands.protocol.secrets import ID_FORM
from highlands.protocol.time_controls import TimeControl
from highlands.server.players.profile import Tally
from highlands.spec.options import SEAT_LETTERS

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern=ID_FORM)]


class Friend(msgspec.Struct, frozen=True, kw_only=True):
    """A friend."""

    id: str
    """The friendship's, for this player alone."""
    name: str | None
    since: int
    is_online: bool
    """Whether they were here within the last minutes; never, if they don't show it."""


class FriendResults(msgspec.Struct, frozen=True, kw_only=True):
    """How a player's games with a friend came out, those in which the friend sat under their name."""

    friend: str
    """The friendship's id."""
    results: Tally


class Challenge(msgspec.Struct, frozen=True, kw_only=True):
    """A table at which a friend keeps a seat for the player: it is claimed with the player's key as the invitation."""

    table: str
    name: str | None
    """The friend's."""
    game: str
    options: str
    time_control: TimeControl
    rated: bool
    created_at: int


class Blocked(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody whom the player has blocked."""

    id: str
    name: str
    """Under which the player met them."""
    since: int


class FriendsState(msgspec.Struct, frozen=True, kw_only=True):
    """A player's friends, as they themselves see them; nobody else does."""

    friends: list[Friend]
    """Those who are online first."""
    challenges: list[Challenge]
    blocked: list[Blocked]
    shows_online: bool
    """Whether friends see that the player is here."""


class FriendLink(msgspec.Struct, frozen=True, kw_only=True):
    """The token of a link with which somebody becomes a friend, once."""

    token: str
    lasts_ms: int


class Block(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whom to block: who sits on a seat of a table, who waits in the lobby, or a friend. One of them."""

    table: Id | None = None
    seat: Annotated[int, msgspec.Meta(ge=0, lt=len(SEAT_LETTERS))] | None = None
    seek: Id | None = None
    friend: Id | None = None
