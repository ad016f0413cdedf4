"""What players and the server tell each other over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

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
LinkToken = Annotated[str, msgspec.Meta(max_length=64)]
DeviceName = Annotated[str, msgspec.Meta(max_length=60)]


ProfilePart = Literal["results", "course", "opponents", "rating"]
"""Of a profile: results by game and variant, the course of the games, head-to-head results, and ratings."""


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
    shows_online: bool | UnsetType = UNSET
    """Whether friends see that the player is here."""
    public_parts: Annotated[list[ProfilePart], msgspec.Meta(max_length=4)] | UnsetType = UNSET
    """What everybody who has the link to the profile sees. None of it: there is no such page, and its link is gone."""


class Device(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that has a key to the player."""

    id: str
    name: str
    created_at: int
    is_this: bool
    """Whether it is the one that asks."""


class Passkey(msgspec.Struct, frozen=True, kw_only=True):
    """A passkey to the player."""

    id: str
    name: str
    """What the browser is with which it was made."""
    created_at: int


class NewDevice(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A browser that is to be a device of a player's."""

    key: Key
    """A new one, which the browser has made for this."""
    device: DeviceName = ""
    joins: Key | None = None
    """The key of the player that the browser was before, if the two are to be one from now on.

    That is possible while they live in this browser alone, without a passkey."""


class AddedDevice(msgspec.Struct, frozen=True, kw_only=True):
    """The browser is a device of this player now."""

    player: PlayerState
    is_joined: bool
    """Whether the player that the browser was before has become one with them."""


class AddPasskey(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A passkey that the browser has made."""

    credential: dict[str, Any]
    """A `RegistrationResponseJSON` of WebAuthn."""
    device: DeviceName = ""


class SignIn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A passkey that the browser shows."""

    credential: dict[str, Any]
    """An `AuthenticationResponseJSON` of WebAuthn."""
    device: NewDevice


class DeviceLink(msgspec.Struct, frozen=True, kw_only=True):
    """The token of a link with which another browser becomes a device of the player's, once."""

    token: str
    lasts_ms: int


class UseDeviceLink(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The token of such a link, and the browser that opened it."""

    token: LinkToken
    device: NewDevice


class LookAtLink(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The token of a link."""

    token: LinkToken


class PlayerNamed(msgspec.Struct, frozen=True, kw_only=True):
    """Whose link it is."""

    name: str | None


class PlayerState(msgspec.Struct, frozen=True, kw_only=True):
    """A player, as they themselves see it; nobody else does."""

    name: str | None
    language: str
    settings: Settings
    is_bot: bool
    created_at: int
    devices: list[Device]
    passkeys: list[Passkey]
    profile: str | None
    """The id of the public profile; None: nothing is public."""
    public_parts: list[ProfilePart]
