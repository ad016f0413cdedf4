"""The tokens in mails' links: what they allow, signed by the host, so that nothing need be stored for them."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Literal

import msgspec

from highlands.server.seat_secrets import base64url, from_base64url

KEY_BYTES = 32
KEY_NAME = "mail-links"
MAX_TOKEN = 1000

Action = Literal["confirm", "unsubscribe"]


class Link(msgspec.Struct, frozen=True, array_like=True):
    """What a link allows whoever has it."""

    action: Action
    player_id: str
    address: str
    created_at: int
    """When the address was entered."""
    until: int | None = None


class LinkSigner:
    """Signs links, and reads those that it has signed."""

    def __init__(self, key: bytes) -> None:
        """With a key that all nodes share."""
        self._key = key

    @staticmethod
    def new_key() -> bytes:
        """A new key."""
        return secrets.token_bytes(KEY_BYTES)

    def write(self, link: Link) -> str:
        """The token of a link."""
        body = base64url(msgspec.json.encode(link))
        return f"{body}.{self._signature(body)}"

    def read(self, token: str, action: Action, at: int) -> Link | None:
        """What a token allows; None if it is not ours, for something else, or too old."""
        body, _, signature = token.partition(".")
        if not token.isascii() or not hmac.compare_digest(self._signature(body), signature):
            return None
        link = msgspec.json.decode(from_base64url(body), type=Link)
        return link if link.action == action and (link.until is None or at < link.until) else None

    def _signature(self, body: str) -> str:
        return base64url(hmac.new(self._key, body.encode(), sha256).digest())
