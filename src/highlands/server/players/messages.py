"""What players and the server tell each other over HTTP."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, UnsetType

from highlands.i18n import ENGLISH
from highlands.protocol.names import MAX_NAME_LENGTH
from highlands.protocol.secrets import Key

MAX_SETTINGS = 40

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME_LENGTH)]
SettingName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
SettingText = Annotated[str, msgspec.Meta(max_length=100)]
Settings = Annotated[dict[SettingName, bool | int | float | SettingText], msgspec.Meta(max_length=MAX_SETTINGS)]
"""What the browser's own settings are; the server keeps them for the player's other devices, and does not read them."""
Language = Annotated[str, msgspec.Meta(max_length=10)]
DeviceName = Annotated[str, msgspec.Meta(max_length=60)]


class NewPlayer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A player to be known from now on."""

    key: Key
    name: Name | None = None
    language: Language = ENGLISH
    settings: Settings = {}
    device: DeviceName = ""
    """What the browser is, for the list of devices."""
    is_bot: bool = False
    """Whether a program plays for them: everybody is shown that, wherever they sit down."""


class PlayerChange(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What shall change; the rest stays."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    settings: Settings | UnsetType = UNSET


class Device(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that has a key to the player."""

    id: str
    name: str
    created_at: int
    is_this: bool
    """Whether it is the one that asks."""


class ExportedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A game that the player has taken part in."""

    table: str
    seat: int
    name: str | None
    game: str
    options: str
    created_at: int
    finished_at: int | None
    result: str | None


class PlayerState(msgspec.Struct, frozen=True, kw_only=True):
    """A player, as they themselves see it; nobody else does."""

    name: str | None
    language: str
    settings: Settings
    is_bot: bool
    created_at: int
    devices: list[Device]


class PlayerExport(msgspec.Struct, frozen=True, kw_only=True):
    """All that the server has stored of a player. Of keys it has digests only."""

    player: PlayerState
    seats: list[ExportedSeat]
