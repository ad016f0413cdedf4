"""The rows of players as typed structs."""

from __future__ import annotations

import msgspec


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
    is_bot: bool = False
    """Whether a program plays for them, which everybody is shown wherever they sit down."""


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
