"""What players and the server tell each other about notifications, over HTTP."""

from __future__ import annotations

from typing import Annotated

import msgspec

from highlands.protocol.secrets import ID_FORM
from highlands.server.notifications.encryption import AUTH_BYTES, POINT_BYTES
from highlands.server.notifications.push import MAX_ENDPOINT
from highlands.server.players.messages import DeviceName

MAX_ADDRESS = 254
MAX_DELAY_MINUTES = 24 * 60
LAST_MINUTE = 24 * 60 - 1

MinuteOfDay = Annotated[int, msgspec.Meta(ge=0, le=LAST_MINUTE)]
MailText = Annotated[str, msgspec.Meta(min_length=3, max_length=MAX_ADDRESS)]


class SubscribePush(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A browser's push subscription."""

    endpoint: Annotated[str, msgspec.Meta(max_length=MAX_ENDPOINT)]
    p256dh: Annotated[str, msgspec.Meta(max_length=2 * POINT_BYTES, pattern=ID_FORM)]
    auth: Annotated[str, msgspec.Meta(max_length=2 * AUTH_BYTES, pattern=ID_FORM)]
    device: DeviceName = ""
    """What the browser is, for the list of devices."""


class RenewPush(SubscribePush, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A push subscription in place of one that the push service has ended."""

    old_endpoint: Annotated[str, msgspec.Meta(max_length=MAX_ENDPOINT)]
    """Nobody but the browser, its push service and the host knows it."""


class EnterMail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mail address to be written to, once it is confirmed."""

    address: MailText


class UseLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a link in a mail."""

    token: Annotated[str, msgspec.Meta(max_length=1000)]


class NotificationChoices(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player wants to be told, and when."""

    on_turn: bool = True
    on_joined: bool = True
    on_over: bool = True
    delay_minutes: Annotated[int, msgspec.Meta(ge=0, le=MAX_DELAY_MINUTES)] = 0
    """How long a turn must have lasted before they are told."""
    quiet_from: MinuteOfDay | None = None
    """The minute of the day from which nothing is sent, until `quiet_until`."""
    quiet_until: MinuteOfDay | None = None
    time_zone: Annotated[str, msgspec.Meta(max_length=64)] = "UTC"


class SubscribedDevice(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that shows notifications."""

    id: str
    device: str
    created_at: int
    endpoint_hash: str
    """SHA-256 of its endpoint in hexadecimal digits, by which a browser knows itself."""


class NotificationState(msgspec.Struct, frozen=True, kw_only=True):
    """How a player is called back, as they themselves see it; nobody else does."""

    push_key: str | None
    """The host's public key, with which a browser subscribes; None where the host sends no push messages."""
    has_mail: bool
    """Whether the host sends mail."""
    devices: list[SubscribedDevice]
    mail: str | None
    is_mail_confirmed: bool
    choices: NotificationChoices
