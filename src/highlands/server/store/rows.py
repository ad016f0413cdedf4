"""What the store keeps, as plain typed rows. Times are milliseconds since 1970 by the server's clock."""

from __future__ import annotations

import msgspec


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """One seat of a table."""

    seat: int
    bot: str | None = None
    """The level that plays it; None for a person."""
    secret_hash: bytes | None = None
    """SHA-256 of the seat's secret; None for a bot. The secret itself is never stored."""
    name: str | None = None
    """How the person on it wants to be called, once they have said."""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it was laid: nothing of this changes, but for the names of its seats and how it ended."""

    id: str
    made_at: int
    game: str
    options: str
    """As a record's header has them."""
    public: bool
    """Whether it is listed for anyone to see."""
    hints: bool
    language: str
    clock: str
    """JSON of the clock's settings."""
    seed: bytes
    salt: bytes
    spectator_hash: bytes
    """SHA-256 of the secret in the spectators' link."""
    before: str | None = None
    """The table of which this is the rematch; each has one rematch at most."""
    seats: tuple[SeatRow, ...]
    finished_at: int | None = None
    result: str | None = None
    """How it ended, as a record has it; None while it runs."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One line of a table's log, stored under (table, number)."""

    number: int
    """From 0, without gaps."""
    at: int
    seat: int
    """Who; -1 is the server itself."""
    kind: str
    text: str = ""


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """That a table has come to its end, stored together with the entry that ended it."""

    at: int
    result: str


class Outage(msgspec.Struct, frozen=True, kw_only=True):
    """A time in which no server was there, so that no clock ran."""

    begin: int
    end: int
