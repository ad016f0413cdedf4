"""What the host's page and the server tell each other over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, UnsetType

from highlands.protocol.secrets import ID_FORM, MAX_SECRET_LENGTH
from highlands.server.host_page.samples import Sample

MAX_NOTE = 200
MAX_ANNOUNCEMENT = 300
MAX_HOURS = 24 * 31

HostKey = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_SECRET_LENGTH)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern=f"^{ID_FORM}$")]
Note = Annotated[str, msgspec.Meta(max_length=MAX_NOTE)]
PerHour = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
Number = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
Seconds = Annotated[float, msgspec.Meta(ge=0, le=60)]
Iterations = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]


class OpenPage(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The key that was printed at the first start."""

    key: HostKey


class ShowPasskey(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A passkey that a browser has shown for a challenge of ours."""

    credential: dict[str, Any]


class OpenedPage(msgspec.Struct, frozen=True, kw_only=True):
    """The page is open."""

    session: str
    """The bearer token of all further requests."""
    expires_at: int


class NodeState(msgspec.Struct, frozen=True, kw_only=True):
    """A node that serves tables."""

    id: str
    started_at: int
    seen_at: int
    """Its last heartbeat."""
    is_this: bool
    """Whether it is the one that answers."""


class NodeSample(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers of a node at a time."""

    node: str
    at: int
    numbers: Sample


class HostNumbers(msgspec.Struct, frozen=True, kw_only=True):
    """How the server is."""

    at: int
    version: str
    running: int
    """Tables, as are finished."""
    finished: int
    players: int
    """All who are known."""
    is_healthy: bool
    """Whether the store could be written to."""
    database_bytes: int
    disk_free_bytes: int | None
    """Where the SQLite file is; None: the database is elsewhere."""
    nodes: list[NodeState]
    samples: list[NodeSample]
    """Those after the time that was asked for, the oldest first."""


class HostSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits on a seat."""

    name: str | None
    bot: str | None
    is_player: bool
    """Whether it is a player with a key, who can be blocked; others are guests."""


class HostTable(msgspec.Struct, frozen=True, kw_only=True):
    """A running table. Of the game itself a host is told no more than that it is played."""

    id: str
    created_at: int
    game: str
    options: str
    public: bool
    last_at: int | None
    """When anything last happened."""
    events: int
    """How much has happened."""
    node: str | None
    """The node that runs its bots and its clock."""
    seats: list[HostSeat]


class EndTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Why a table is ended, in words for those who sit there."""

    note: Note = ""


class LoggedAction(msgspec.Struct, frozen=True, kw_only=True):
    """One action of the host."""

    number: int
    at: int
    by: str
    action: str
    subject: str
    detail: str


class BlockAddress(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="address"):
    """Keep an address out: of IPv6 its /64 network."""

    address: Annotated[str, msgspec.Meta(min_length=2, max_length=60)]


class BlockSeat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="player"):
    """Keep the player out who sits on a seat."""

    table: Id
    seat: Annotated[int, msgspec.Meta(ge=0, le=9)]


class HostBlocked(msgspec.Struct, frozen=True, kw_only=True):
    """A player or an address that is kept out."""

    id: str
    name: str
    address: str | None
    """None: it is a player."""
    created_at: int


class ConnectedAddress(msgspec.Struct, frozen=True, kw_only=True):
    """An address from which there are WebSockets."""

    address: str
    connections: int
    is_own: bool
    """Whether the host is asking from there."""


class Announce(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A text for all pages."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_ANNOUNCEMENT)]
    hours: Annotated[float, msgspec.Meta(gt=0, le=MAX_HOURS)]


class ShownAnnouncement(msgspec.Struct, frozen=True, kw_only=True):
    """A text that all pages show."""

    id: str
    text: str
    ends_at: int


class HostSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What the host can change while the server runs."""

    requests_per_second: Number
    connections_per_address: Number
    tables_per_hour: PerHour
    players_per_hour: PerHour
    abandon_after_days: Annotated[int, msgspec.Meta(ge=0, le=36_500)]
    min_bot_seconds: Seconds
    review_iterations: Iterations
    admits_players: bool
    admits_bots: bool
    has_push: bool


class HostSettingsChange(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What shall change; None: what the server has by itself."""

    requests_per_second: Number | UnsetType | None = UNSET
    connections_per_address: Number | UnsetType | None = UNSET
    tables_per_hour: PerHour | UnsetType | None = UNSET
    players_per_hour: PerHour | UnsetType | None = UNSET
    abandon_after_days: Annotated[int, msgspec.Meta(ge=0, le=36500)] | UnsetType | None = UNSET
    min_bot_seconds: Seconds | UnsetType | None = UNSET
    review_iterations: Iterations | UnsetType | None = UNSET
    admits_players: bool | UnsetType | None = UNSET
    admits_bots: bool | UnsetType | None = UNSET
    has_push: bool | UnsetType | None = UNSET


class HostSettingsState(msgspec.Struct, frozen=True, kw_only=True):
    """The settings as they are."""

    values: HostSettings
    defaults: HostSettings
    """What the server has by itself."""
    fixed: list[str]
    """Those that were given at the command line of the node that answers: they can't be changed here."""


class AdmittedPasskey(msgspec.Struct, frozen=True, kw_only=True):
    """A passkey that opens the page."""

    id: str
    name: str
    admitted_at: int


class BackupTicket(msgspec.Struct, frozen=True, kw_only=True):
    """With it a backup is fetched once, within a minute."""

    ticket: str
