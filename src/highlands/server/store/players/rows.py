"""The rows of players as typed structs."""

from __future__ import annotations

from typing import NamedTuple

import msgspec


class NamedPlayer(NamedTuple):
    """A player under a name that others know: under another one nobody is told that it is the same."""

    player_id: str
    name: str


class PlayerRow(msgspec.Struct, frozen=True, kw_only=True):
    """A player: whoever has the key of one of their devices."""

    id: str
    """Random; the server's own, and told to nobody but the player."""
    created_at: int
    seen_at: int
    """When they last asked for anything, to within `players.SEEN_EVERY_MS`."""
    name: str | None = None
    """The name that they sit down under by default."""
    language: str
    settings: str = "{}"
    """The browser's settings as JSON: the server keeps them and does not read them."""
    shows_online: bool = True
    """Whether friends see that they are here."""
    profile_id: str | None = None
    """By which everybody finds what they have made public; None: nothing is."""
    profile_parts: str = ""
    """What of it, as words with blanks between."""
    is_bot: bool = False
    """Whether a program plays for them, which everybody is shown wherever they sit down."""
    rating_id: str | None = None
    """Under which they are rated, since their first rated game. It is told to nobody, and goes with the player."""


class DeviceRow(msgspec.Struct, frozen=True, kw_only=True):
    """A browser of a player's, with a key of its own."""

    id: str
    player_id: str
    key_hash: bytes
    """SHA-256 of the key that the browser has made. Keys are never stored."""
    name: str
    """What the browser calls itself, for the list of devices."""
    created_at: int


class SeatLink(msgspec.Struct, frozen=True, kw_only=True):
    """Which player has taken a seat, from which device. Other players never learn of it."""

    table_id: str
    seat: int
    player_id: str
    device_id: str


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """Whose turn it is at a table: a person's, or the one before the bots that are moving now."""

    table_id: str
    seat: int
    number: int
    """The number of the event with which the turn began."""
    at: int


class SeatHolder(msgspec.Struct, frozen=True, kw_only=True):
    """The player who has taken a seat, and the device from which."""

    player_id: str
    device_id: str
    is_removed: bool
    """Whether the player has removed the device: then the secret that it has made opens the seat no more."""


class PasskeyRow(msgspec.Struct, frozen=True, kw_only=True):
    """A passkey of a player's."""

    id: bytes
    """The credential's, chosen by the authenticator."""
    player_id: str
    public_key: bytes
    sign_count: int
    name: str
    """What the browser is with which it was made, for the list of passkeys."""
    created_at: int
    device_id: str | None = None
    """The device that added it: it goes with it. None where a version before has stored it."""


class TokenRow(msgspec.Struct, frozen=True, kw_only=True):
    """Something random that can be used once, until it expires: a challenge, or the token of a link."""

    hash: bytes
    """Its digest."""
    purpose: str
    player_id: str | None = None
    """Who asked for it."""
    created_at: int
    expires_at: int


class FriendRow(msgspec.Struct, frozen=True, kw_only=True):
    """A friend, as one player sees them; the friend has a row about the player."""

    id: str
    """Random: by it the player names the friend, whose own id nobody learns."""
    player_id: str
    friend_id: str
    created_at: int


class BlockRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody whom a player wants nothing to do with. They never learn of it.

    Under each name that they were blocked under there is one: that two names are one player is theirs to tell.
    """

    id: str
    player_id: str
    blocked_id: str
    name: str
    """Under which the player met them."""
    created_at: int


class ChallengeRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that a player keeps for a friend, who takes it with their key."""

    table_id: str
    player_id: str
    """The friend."""
    from_id: str
    seat: int
    created_at: int
