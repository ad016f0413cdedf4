"""The messages of the WebSocket protocol as types; docs/protocol.md and the web's types are generated from them.

Every command that changes the table carries the `version` that the client has seen, the length of the event log
(optimistic concurrency): a command issued for another state of the game is rejected as stale, and a repeated one is
acknowledged again without effect.

Every request is answered once, and the answer repeats the request's `id` if it had one. Answers may come in another
order: hints take their time, and nothing waits for them.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from highlands.games.views import View
from highlands.i18n import Message
from highlands.protocol.names import MAX_NAME_LENGTH
from highlands.protocol.time_controls import MAX_VACATION_DAYS, TimeControl

PROTOCOL = 2
MAX_MOVE_LENGTH = 200
MAX_REQUEST_BYTES = 4096

RequestId = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Version = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME_LENGTH)]
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_MOVE_LENGTH)]
Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
EndReason = Literal["played", "draw", "resigned", "time", "absent", "abandoned"]
Greeting = Literal["hello", "good-luck", "well-played", "thanks", "one-moment", "oops", "good-bye"]


class Tagged(msgspec.Struct, frozen=True, tag_field="type"):
    """A message with its type in the field `type`. What a server sends may have more fields than a client knows."""


class ClientRequest(Tagged, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request of a client; its answer repeats the id."""

    id: RequestId | UnsetType = UNSET


class ServerAnswer(Tagged, frozen=True, kw_only=True):
    """The answer to one request, with its id."""

    id: RequestId | UnsetType = UNSET


# From the client


class Join(Tagged, frozen=True, tag="join", forbid_unknown_fields=True):
    """The handshake, always first. Without a secret: watch a public table."""

    protocol: int
    secret: Secret | None = None
    positions: bool = False
    """Whether states shall have the position as text, too."""


class Sit(ClientRequest, frozen=True, tag="sit"):
    """Change my name; at a table of the first log format, take my seat."""

    name: Name


class MakeMove(ClientRequest, frozen=True, tag="move"):
    """Make a move."""

    version: Version
    text: MoveText


class RequestUndo(ClientRequest, frozen=True, tag="request-undo"):
    """Ask to take my last move back; against bots it is taken back at once."""

    version: Version


class OfferDraw(ClientRequest, frozen=True, tag="offer-draw"):
    """Offer a draw."""

    version: Version


class AnswerProposal(ClientRequest, frozen=True, tag="answer-proposal"):
    """Accept or decline the pending proposal."""

    version: Version
    accept: bool


class Resign(ClientRequest, frozen=True, tag="resign"):
    """Resign. Before the game has begun: close the table, for everybody."""

    version: Version


class ClaimWin(ClientRequest, frozen=True, tag="claim-win"):
    """Claim the win, because my opponent, whose turn it is, has been away for longer than the table's grace."""

    version: Version


class StandIn(ClientRequest, frozen=True, tag="stand-in"):
    """For the same reason, let a bot play for them until they are back."""

    version: Version


class TakeSeatBack(ClientRequest, frozen=True, tag="take-seat-back"):
    """Play on myself, where a bot has stood in for me."""


class TakeVacation(ClientRequest, frozen=True, tag="take-vacation"):
    """Have my clock stand still for some days, of those that the table gives; during a vacation: for so many more."""

    days: Annotated[int, msgspec.Meta(ge=1, le=MAX_VACATION_DAYS)]


class EndVacation(ClientRequest, frozen=True, tag="end-vacation"):
    """Be back before my vacation is over; what is left of it can be taken later."""


class RequestHints(ClientRequest, frozen=True, tag="request-hints"):
    """Ask for good moves; answered with `hints`."""

    version: Version


class RequestRematch(ClientRequest, frozen=True, tag="request-rematch"):
    """Ask for a rematch, in which every seat moves on by one; answered with `rematch`."""


class Greet(ClientRequest, frozen=True, tag="greet"):
    """Send a greeting to everybody, before, during or after the game; it becomes an event of the log."""

    greeting: Greeting


class Ping(ClientRequest, frozen=True, tag="ping"):
    """Keep the connection alive; answered with `pong`."""


Request = (
    Sit
    | MakeMove
    | RequestUndo
    | OfferDraw
    | AnswerProposal
    | Resign
    | ClaimWin
    | StandIn
    | TakeSeatBack
    | TakeVacation
    | EndVacation
    | RequestHints
    | RequestRematch
    | Greet
    | Ping
)
"""What may follow the `Join`."""


class AnyRequest(msgspec.Struct, frozen=True):
    """What is read of a request that is refused as a whole: enough to say which one it was."""

    id: RequestId | UnsetType = UNSET


# From the server


class SeatState(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    name: str | None
    """None for a bot, and as long as nobody has taken the seat."""
    bot: str | None
    """The bot level that plays it."""
    is_bot: bool
    """Whether a program plays it: one of the server's levels, or a bot from outside under its name."""
    connected: bool
    commitment: str | None
    """The player's, to their share of the deal; None for a bot, and before anybody has claimed the seat."""
    share: str | None
    """The share, when all have committed and its player has revealed it."""


class ClockState(msgspec.Struct, frozen=True):
    """The clock at the time of the message."""

    time_control: TimeControl
    remaining: list[int]
    """Milliseconds for each seat."""
    running: int | None
    vacations: list[int | None]
    """For how many milliseconds more each seat is on vacation: so long its clock stands still."""
    vacation_left: list[int]
    """How many milliseconds of vacation each seat can still take."""


class TableEvent(msgspec.Struct, frozen=True):
    """An event of the log as this observer may know it."""

    number: int
    kind: str
    seat: int
    text: str


class RoundEnd(msgspec.Struct, frozen=True):
    """A round of a match that has ended; `view` of the table is that of the next one already."""

    event: TableEvent
    """The move that ended it."""
    view: View
    """The last look at it."""
    gained: list[int]
    """The points that it brought to each seat."""


class End(msgspec.Struct, frozen=True):
    """How a game ended."""

    reason: EndReason
    winners: list[int]
    """Empty for a draw, and where everybody has left."""
    points: list[int]
    host_note: str | UnsetType = UNSET
    """Only where the host of the server has ended an abandoned table: what they say of it, which may be nothing."""


class Proposal(msgspec.Struct, frozen=True):
    """A request for an undo or a draw, which needs everybody's consent."""

    kind: Literal["undo", "draw"]
    by: int
    accepted: tuple[int, ...]


class RevealedSeed(msgspec.Struct, frozen=True):
    """The server's seed and its salt, which anyone can check against the commitment once the game is over."""

    seed: str
    salt: str


class TableState(Tagged, frozen=True, tag="state"):
    """All that this observer may know of the table; sent after the handshake and after every change."""

    table: str
    game: str
    options: str
    version: int
    your_seat: int | None
    seats: list[SeatState]
    started: bool
    clock: ClockState
    view: View | None
    """None before the start: nothing is dealt before all have sat down."""
    moves: list[str]
    """Your legal moves; empty when it is not your turn."""
    events: list[TableEvent]
    """The events since the previous state on this connection; all of them in the first."""
    round_end: RoundEnd | None
    """The latest round that ended with one of these events."""
    proposal: Proposal | None
    can_undo: bool
    hints: bool
    """Whether players may ask for hints."""
    rated: bool
    """Whether the game changes the ratings of those who play it."""
    end: End | None
    commitment: str
    revealed_seed: RevealedSeed | None
    rematch: str | None
    """The id of the rematch's table, once there is one."""
    grace_ms: int | None
    """How long who is awaited may be away before others may claim the win, or have a bot stand in; None: for ever."""
    stood_in: list[int]
    """The seats for which a bot plays until their players are back."""
    shared_deal: bool
    """Whether other tables of a tournament are dealt the same shuffle: it is the server's alone, and stays closed until
    all of them are over."""
    position: list[str] | None = None
    """The lines of the position as this observer knows it, for those who have asked for it in the handshake."""
    tournament: str | None = None
    """The id of the tournament that the table belongs to, for those who sit there: it is the link to it."""


class Ack(ServerAnswer, frozen=True, tag="ack"):
    """The command has been carried out and stored durably."""

    version: int
    """The version after it."""


class Rejection(ServerAnswer, frozen=True, tag="rejection"):
    """The request was not carried out: the reason as a message id with arguments, and its text in English."""

    reason: Message
    english: str


class MoveHint(msgspec.Struct, frozen=True):
    """A recommended move with its estimated winning chance."""

    move: str
    chance: float
    reason: Message


class Hints(ServerAnswer, frozen=True, tag="hints"):
    """Recommended moves, best first."""

    version: int
    hints: list[MoveHint]


class Presence(Tagged, frozen=True, tag="presence"):
    """Who is connected."""

    seats: list[bool]
    spectators: int
    away_ms: list[int | None]
    """For how long each seat has had no connection; None while it has one."""


class Rematch(ServerAnswer, frozen=True, tag="rematch"):
    """The rematch's table. Your seat there is claimed with the secret of your seat here."""

    table: str


class Pong(ServerAnswer, frozen=True, tag="pong"):
    """The answer to a ping."""


Reply = TableState | Ack | Rejection | Hints | Presence | Rematch | Pong
