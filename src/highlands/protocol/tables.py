"""Creating and listing tables over HTTP."""

from __future__ import annotations

from typing import Annotated

import msgspec

from highlands.i18n import ENGLISH
from highlands.protocol.secrets import MAX_SECRET_LENGTH, Key
from highlands.protocol.time_controls import TimeControl, Unlimited
from highlands.spec.options import SEAT_LETTERS

MAX_SECRETS = 500


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat: a human, or a bot of a level."""

    bot: str | None = None


class CreatedTable(msgspec.Struct, frozen=True):
    """A new table, with an invitation for each person (None for a bot's seat), and the spectators' secret."""

    id: str
    commitment: str
    """To the server's seed."""
    invitations: list[str | None]
    spectator_secret: str


class CreateTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table to create."""

    game: str
    """The name of one of the games that `/api/games` lists."""
    options: dict[str, bool | int] = {}
    """The options of the game as `/api/games` lists them, such as `{"tactics": true, "rounds": 3}`."""
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=len(SEAT_LETTERS))]
    time_control: TimeControl = Unlimited()
    public: bool = False
    """Whether anyone may find it and watch it."""
    open_to_all: bool = False
    """Whether anyone may take a free seat of a public table, once somebody has sat down."""
    hints: bool | None = None
    """Whether players may ask for hints; by default only where one person plays against bots."""
    rated: bool = False
    """Whether the game changes the ratings of those who play it: with a clock, without hints, and among players with
    their keys, and bots."""
    language: str = ENGLISH
    """The language of the invitation."""


class ListMyTables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat secrets that a browser has stored, and the key of the player whose it is."""

    secrets: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=MAX_SECRET_LENGTH)]], msgspec.Meta(max_length=MAX_SECRETS)
    ]
    player: Key | None = None


class TableSummary(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    options: str
    created_at: int
    names: list[str | None]
    bots: list[str | None]
    finished_at: int | None
    result: str | None
    rated: bool
    your_seat: int | None = None
    turn: int | None = None
    """Whose turn it is; None where that is not told, and when the game is over. A bot's turn counts as that of the
    person before it."""
    turn_began_at: int | None = None
    vacation_days: int = 0
    """How many days of vacation the table gives each of its players."""
