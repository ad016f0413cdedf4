"""The rows of the host's page as typed structs."""

from __future__ import annotations

import msgspec


class NewEntry(msgspec.Struct, frozen=True, kw_only=True):
    """What the log says of one action of the host."""

    at: int
    by: str
    """How the page was opened: with the key, or with which passkey; or a command at the server."""
    action: str
    subject: str = ""
    """What it was done to: a table, an address, a setting. Never a player's name, which they may have forgotten."""
    detail: str = ""


class LogEntry(NewEntry, frozen=True, kw_only=True):
    """The same, in its place."""

    number: int


class HostSession(msgspec.Struct, frozen=True, kw_only=True):
    """An opened page."""

    hash: bytes
    """The digest of its secret."""
    passkey_id: bytes | None = None
    """The passkey that opened it; None: the key."""
    created_at: int
    expires_at: int


class HostPasskey(msgspec.Struct, frozen=True, kw_only=True):
    """A player's passkey that opens the host's page."""

    passkey_id: bytes
    public_key: bytes
    """What is admitted: anybody who knows the id can register another key under it, once this one is removed."""
    name: str
    admitted_at: int


class HostBlock(msgspec.Struct, frozen=True, kw_only=True):
    """A player or an address that the host keeps out."""

    id: str
    player_id: str | None = None
    address: str | None = None
    """As limits count: an IPv4 address, or a /64 network of IPv6."""
    name: str
    """The player's, when they were blocked."""
    created_at: int


class Announcement(msgspec.Struct, frozen=True, kw_only=True):
    """A text that all pages show until a time."""

    id: str
    text: str
    created_at: int
    ends_at: int
