"""What goes to and fro over a table's WebSocket, as types: the protocol of docs/protocol.md is generated from them.

Every request that changes the table carries `number`: the length of the log that the client has seen. What was meant
for another state of the game is refused; what has been done already is acknowledged again.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from highlands.games.views import View
from highlands.i18n import Message
from highlands.server.clocks import Clock
from highlands.server.course import End, Proposal

PROTOCOL = 1
LONGEST_NAME = 30
LONGEST_MOVE = 200
LONGEST_REQUEST = 4096
"""Bytes."""

Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_MOVE)]
Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Greeting = Literal["hello", "good-luck", "well-played", "thanks", "one-moment", "oops", "good-bye"]


class _Tagged(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A message that says what it is."""


# What a client says


class Hello(_Tagged, frozen=True, tag="hello"):
    """The first message: who I am. Without a secret: a spectator of a public table."""

    protocol: int
    secret: Secret | None = None


class Sit(_Tagged, frozen=True, tag="sit"):
    """I take my seat, by this name."""

    name: Name


class MakeMove(_Tagged, frozen=True, tag="move"):
    """I make this move."""

    number: Number
    text: MoveText


class AskUndo(_Tagged, frozen=True, tag="undo"):
    """I want to take my last move back."""

    number: Number


class OfferDraw(_Tagged, frozen=True, tag="offer-draw"):
    """I offer a draw."""

    number: Number


class Agree(_Tagged, frozen=True, tag="agree"):
    """I agree to what is asked or offered, or I don't."""

    number: Number
    agree: bool


class Resign(_Tagged, frozen=True, tag="resign"):
    """I give up."""

    number: Number


class AskHint(_Tagged, frozen=True, tag="hint"):
    """What would be good?"""

    number: Number


class AskRematch(_Tagged, frozen=True, tag="rematch"):
    """Once more, with seats exchanged."""


class Greet(_Tagged, frozen=True, tag="greet"):
    """One of a few greetings."""

    greeting: Greeting


class Ping(_Tagged, frozen=True, tag="ping"):
    """Is anybody there?"""

    number: Number = 0


Request = Sit | MakeMove | AskUndo | OfferDraw | Agree | Resign | AskHint | AskRematch | Greet | Ping
"""What may come after the `Hello`."""


# What the server says


class SeatState(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    name: str | None
    """None as long as nobody has taken it, and for a bot."""
    bot: str | None
    """The level that plays it."""
    here: bool
    """Whether somebody on this seat is connected."""


class ClockState(msgspec.Struct, frozen=True):
    """The clock, as it stands in this moment."""

    clock: Clock
    left: list[int]
    """Milliseconds."""
    running: int | None


class Line(msgspec.Struct, frozen=True):
    """A line of the log, as this sight may know it."""

    number: int
    kind: str
    seat: int
    text: str


class Opened(msgspec.Struct, frozen=True):
    """The shuffle, opened when all is over: anyone can check it against the commitment."""

    seed: str
    salt: str


class TableState(_Tagged, frozen=True, tag="state"):
    """All that this sight may know of the table now."""

    table: str
    number: int
    """The length of the log."""
    you: int | None
    seats: list[SeatState]
    begun: bool
    clock: ClockState
    view: View
    moves: list[str]
    """What you may do now."""
    lines: list[Line]
    """What came since the state that this connection got before: all of it, in the first."""
    proposal: Proposal | None
    may_undo: bool
    hints: bool
    end: End | None
    commitment: str
    opened: Opened | None
    rematch: str | None
    """The table of the rematch, once there is one."""


class Done(_Tagged, frozen=True, tag="done"):
    """What you asked for has been done, and stored."""

    number: int
    """The length of the log after it."""


class Refusal(_Tagged, frozen=True, tag="refusal"):
    """What you asked for has not been done; the reason has an id for any language, and stands here in English."""

    reason: Message
    english: str


class HintLine(msgspec.Struct, frozen=True):
    """A move that is worth thinking of."""

    move: str
    chance: float
    reason: Message


class Hints(_Tagged, frozen=True, tag="hints"):
    """What would be good, the best first."""

    number: int
    hints: list[HintLine]


class Here(_Tagged, frozen=True, tag="here"):
    """Who is connected."""

    seats: list[bool]
    spectators: int


class Greeted(_Tagged, frozen=True, tag="greeted"):
    """Someone greets."""

    seat: int
    greeting: Greeting


class RematchSeat(_Tagged, frozen=True, tag="rematch"):
    """There is a rematch, and this is your secret for it."""

    table: str
    secret: str | None


class Pong(_Tagged, frozen=True, tag="pong"):
    """Here I am."""

    number: int


Reply = TableState | Done | Refusal | Hints | Here | Greeted | RematchSeat | Pong
