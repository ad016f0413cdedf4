"""The messages of the lobby's WebSocket."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from highlands.i18n import ENGLISH
from highlands.protocol.messages import ClientRequest, Name, Ping, Pong, Rejection, ServerAnswer, Tagged
from highlands.protocol.secrets import Key
from highlands.protocol.time_controls import TimeControl


class WatchLobby(Tagged, frozen=True, tag="watch-lobby", forbid_unknown_fields=True):
    """The handshake, always first."""

    protocol: int
    player: Key | None = None
    """Of who wants to play and is a player."""


class Seek(ClientRequest, frozen=True, tag="seek"):
    """Look for somebody who wants to play the same; answered with `seeking` or `paired`. One at a time."""

    game: str
    options: dict[str, bool | int]
    time_control: TimeControl
    name: Name
    """Under which the others see who waits."""
    invitation: Key
    """192 random bits in base64url, made by the client: with it the seat is claimed, once there is a table."""
    language: Annotated[str, msgspec.Meta(max_length=10)] = ENGLISH
    rated: bool = False
    """Whether the game shall be rated: for players, who are paired with those whose rating is near, and the longer one
    waits, the further off."""
    opponent: Annotated[str, msgspec.Meta(max_length=32)] | None = None
    """The id of a bot's seek, to play with that bot; in games of several the server's bots fill up."""


class CancelSeek(ClientRequest, frozen=True, tag="cancel-seek"):
    """Wait no longer; answered with `cancelled`, or with `paired` if that was first."""


LobbyRequest = Seek | CancelSeek | Ping
"""What may follow the `WatchLobby`."""


class ListedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A public table that is not over."""

    id: str
    game: str
    options: str
    time_control: TimeControl
    created_at: int
    names: list[str | None]
    bots: list[str | None]
    rated: bool
    status: Literal["waiting", "running"]
    free_seats: list[int]
    """Those that anyone may take."""


class ListedSeek(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who waits for a game."""

    id: str
    game: str
    options: str
    time_control: TimeControl
    created_at: int
    name: str | None
    rated: bool
    is_bot: bool
    """Whether a bot waits: for somebody who names it as `opponent`."""


class LobbyState(Tagged, frozen=True, tag="lobby"):
    """All that there is in the lobby; sent after the handshake."""

    tables: list[ListedTable]
    seeks: list[ListedSeek]


class LobbyChange(Tagged, frozen=True, tag="lobby-change"):
    """What has changed since the message before."""

    tables: list[ListedTable]
    """New or other than before."""
    seeks: list[ListedSeek]
    gone: list[str]
    """The ids of tables and seeks that are there no more."""


class Seeking(ServerAnswer, frozen=True, tag="seeking"):
    """You wait, until you are `paired`, cancel, or leave."""

    seek: str


class PairedUp(ServerAnswer, frozen=True, tag="paired"):
    """There is a table for you: claim your seat there with your invitation, within a minute, or it is closed."""

    table: str


class Cancelled(ServerAnswer, frozen=True, tag="cancelled"):
    """You wait no longer."""


LobbyReply = LobbyState | LobbyChange | Seeking | PairedUp | Cancelled | Rejection | Pong
