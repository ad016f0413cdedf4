"""The rows of notifications as typed structs."""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal["turn", "joined", "over", "challenge", "game", "confirm"]
"""Why a player is called: it is their turn, somebody has sat down, a game is over, a friend wants to play, their game
of a tournament begins; or to confirm a mail address."""

MAIL = "mail"
"""The channel of a player's mail address. Those of push subscriptions are `push:` and the subscription's id."""
PUSH_PREFIX = "push:"


class NotificationSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What a player wants to be told, and when."""

    on_turn: bool = True
    on_joined: bool = True
    on_over: bool = True
    delay_minutes: int = 0
    """How long a turn must have lasted, beside the host's grace for games that are played live."""
    quiet_from: int | None = None
    """The minute of the day from which nothing is sent, until `quiet_until`; None: there is no such time."""
    quiet_until: int | None = None
    time_zone: str = "UTC"


class PushSubscription(msgspec.Struct, frozen=True, kw_only=True):
    """Where a browser of a player's is reached, and the keys with which what it is sent is encrypted (RFC 8291)."""

    id: str
    player_id: str
    endpoint: str
    p256dh: bytes
    """The browser's public key, an uncompressed point of P-256."""
    auth: bytes
    device: str
    created_at: int
    device_id: str | None = None
    """The device whose browser it is: it goes with it. None where a version before has stored it."""


class MailAddress(msgspec.Struct, frozen=True, kw_only=True):
    """A player's mail address. Only one that was confirmed is written to."""

    player_id: str
    address: str
    created_at: int
    confirmed_at: int | None = None


class OutboxMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A message to one channel of a player, unique by all that it is about: so it is made once, however often derived.

    It has no text: what it says is worded when it is sent, from what everybody at the table knows.
    """

    table_id: str
    number: int
    """The event that it is about: with it the turn began, or the seat was taken. 0 for the end of a game."""
    player_id: str
    kind: Kind
    channel: str
    seat: int
    """The player's."""
    at: int
    """When the event happened."""
    due_at: int
    attempts: int = 0
    node_id: str | None = None
    """The node that is sending it. Once that node is dead, another one may."""
    done_at: int | None = None
    outcome: str | None = None
