"""Taking a seat over HTTP: invitations, claims, and shares of the deal."""

from __future__ import annotations

from typing import Annotated

import msgspec

from highlands.protocol.messages import SeatState
from highlands.protocol.names import MAX_NAME_LENGTH
from highlands.protocol.secrets import SECRET_FORM, Key
from highlands.protocol.time_controls import TimeControl
from highlands.spec.options import SEAT_LETTERS

Hex32 = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$")]
"""32 bytes as hexadecimal digits."""


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """What whoever is invited to a seat may know before they take it."""

    table: str
    seat: int
    game: str
    options: str
    seats: list[SeatState]
    time_control: TimeControl
    hints: bool
    public: bool
    rated: bool
    """Whether the game changes the ratings of those who play it: who sits down agrees to that."""
    shared_deal: bool
    """Whether other tables are dealt the same, so that the server alone shuffles and players have no share in it."""
    commitment: str
    """The server's, to its seed: a share of the deal is worth something only if this was known before."""


class ClaimSeat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What binds a seat to whoever takes it."""

    secret: Annotated[str, msgspec.Meta(pattern=SECRET_FORM)]
    """192 random bits in base64url, made by the client for this seat alone: from now on it is the key to it."""
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME_LENGTH)]
    commitment: Hex32
    """To a random share of 32 bytes: SHA-256 of `highlands share TABLE SEAT`, a blank and the share."""
    share: Hex32 | None = None
    """The share itself, where nobody else has to commit to one: against bots the game begins at once."""
    player: Key | None = None
    """The key of whoever takes the seat, if they are a player. Nobody else at the table learns of it."""
    seat: Annotated[int, msgspec.Meta(ge=0, lt=len(SEAT_LETTERS))] | None = None
    """Which one, where anyone may take a free seat, and there is no invitation."""


class ClaimedSeat(msgspec.Struct, frozen=True):
    """The seat is bound to the secret, and that is stored durably."""

    seat: int
    version: int


class RevealShare(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's share of the deal, once all have committed to theirs."""

    share: Hex32
