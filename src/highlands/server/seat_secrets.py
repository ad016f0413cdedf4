"""Invitations, secrets of seats and keys of players. The store and the logs have only their digests.

An invitation is a one-time claim to a seat, made by the server and sent on by whoever created the table. Who takes it
up makes a secret of their own, which nobody else ever had: whoever has a seat's secret may play it.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode

from highlands.protocol.secrets import SECRET_FORM

ID_BYTES = 9


def base64url(raw: bytes) -> str:
    """Without padding, as browsers write it."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    """The bytes; ValueError if it is none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_id() -> str:
    """A random id for a table."""
    return secrets.token_urlsafe(ID_BYTES)


def digest(secret: str) -> bytes:
    """What is stored of a secret. It has 192 random bits, so a fast hash is enough."""
    return hashlib.sha256(b"highlands seat " + secret.encode(errors="replace")).digest()


def invitation_digest(invitation: str) -> bytes:
    """What is stored of an invitation. No seat's secret has the same digest, so an invitation opens no seat."""
    return hashlib.sha256(b"highlands invitation " + invitation.encode(errors="replace")).digest()


def player_digest(key: str) -> bytes:
    """What is stored of a player's key. No seat's secret has the same digest."""
    return hashlib.sha256(b"highlands player " + key.encode(errors="replace")).digest()


def token_digest(token: bytes) -> bytes:
    """What is stored of a token that can be used once: a challenge, or what is in a link."""
    return hashlib.sha256(b"highlands token " + token).digest()


def is_secret(text: str) -> bool:
    """Whether a text has the form of a secret that a client makes."""
    return re.fullmatch(SECRET_FORM, text) is not None


def equal(one: bytes, stored: bytes | None) -> bool:
    """Whether two digests are the same, compared in constant time."""
    return stored is not None and hmac.compare_digest(one, stored)


def matches(secret: str, stored: bytes | None) -> bool:
    """Whether a secret has this digest."""
    return equal(digest(secret), stored)


def bot_seed(seed: bytes) -> str:
    """The seed of the bots' random numbers, derived one-way, so that it tells nothing about the deal."""
    return hmac.new(seed, b"highlands bots", hashlib.sha256).hexdigest()
