"""The rows of the store as typed structs. Times are milliseconds since the Unix epoch, by the server's clock."""

from __future__ import annotations

import msgspec

LOG_FORMAT = 5
"""The format of the event logs of new tables. A server leaves tables of a later format to newer servers.

Format 1: seats had their secrets from the beginning, and the deal followed from the server's seed alone. Format 2:
seats are claimed, and players' shares are part of the deal. Format 3: players who are away can be missed.
Format 4: vacations. Format 5: tables may be rated, and then no move is taken back; and tables of a tournament may be
dealt the same shuffle, in which players have no share.
"""


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """One seat of a table."""

    seat: int
    bot: str | None = None
    """The bot level that plays it; None for a human."""
    invitation_hash: bytes | None = None
    """SHA-256 of the invitation to it; None for a bot, and for the seats of a rematch, or of a tournament."""
    secret_hash: bytes | None = None
    """SHA-256 of the seat's secret; None for a bot, and before anybody has claimed it. Secrets are never stored."""
    name: str | None = None
    """The name its player chose; None before they sit down."""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it was created. Immutable, except for its seats' names and secrets, `finished_at` and `result`."""

    id: str
    created_at: int
    game: str
    options: str
    """In the syntax of a record's header."""
    public: bool
    """Whether anyone may find it in the list and watch it."""
    open_to_all: bool = False
    """Whether anyone may take a free seat, once somebody sits there."""
    hints: bool
    language: str
    time_control: str
    """A `TimeControl` as JSON."""
    seed: bytes
    """The server's own, to which it commits; what is dealt depends on the shares too."""
    salt: bytes
    spectator_hash: bytes
    """SHA-256 of the secret in the spectators' link."""
    rematch_of: str | None = None
    """The table of which this is the rematch. Unique: a table has at most one rematch."""
    log_format: int = LOG_FORMAT
    """Which format its event log has."""
    deal_id: str | None = None
    """The shuffle that it shares with other tables, of a tournament with paired deals; None: one of its own."""
    rated: bool = False
    """Whether the game changes the ratings of those who play it."""
    tournament_id: str | None = None
    """The tournament that keeps its seats for those whom it has paired. It is read from the seats that are kept
    (`tournament_seats`), and no column of its own."""
    seats: tuple[SeatRow, ...]
    finished_at: int | None = None
    result: str | None = None
    """As `result_text` writes it; None while the game runs."""

    @property
    def keeps_seats(self) -> bool:
        """Whether a tournament keeps its seats."""
        return self.tournament_id is not None


class Event(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One event of a table's log, stored under the unique key (table, number)."""

    number: int
    """Sequence number in the log: from 0, without gaps."""
    at: int
    seat: int
    """Who caused it; -1 is the server itself."""
    kind: str
    text: str = ""
    """The payload, depending on the kind."""


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """How a table finished, stored in the same transaction as the event that finished it."""

    at: int
    result: str


class NodeRow(msgspec.Struct, frozen=True, kw_only=True):
    """A process that serves tables."""

    id: str
    started_at: int
    seen_at: int
    """Its last heartbeat."""
    database_at: int
    """What the database's own clock said then."""


class Downtime(msgspec.Struct, frozen=True, kw_only=True):
    """An interval in which nobody served a table. It counts on no player's clock."""

    started_at: int
    ended_at: int
