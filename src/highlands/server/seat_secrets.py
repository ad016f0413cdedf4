"""Secrets of seats: whoever has a seat's secret may play it. The store and the logs have only their digests."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

SECRET_BYTES = 24
ID_BYTES = 9
MAX_LENGTH = 64


def new_secret() -> str:
    """A random secret, safe in a URL's fragment."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_id() -> str:
    """A random id for a table."""
    return secrets.token_urlsafe(ID_BYTES)


def digest(secret: str) -> bytes:
    """What is stored of a secret. It has 192 random bits, so a fast hash is enough."""
    return hashlib.sha256(b"highlands seat " + secret.encode(errors="replace")).digest()


def matches(secret: str, stored: bytes | None) -> bool:
    """Whether a secret has this digest, compared in constant time."""
    return stored is not None and hmac.compare_digest(digest(secret), stored)


def bot_seed(seed: bytes) -> str:
    """The seed of the bots' random numbers, derived one-way, so that it tells nothing about the deal."""
    return hmac.new(seed, b"highlands bots", hashlib.sha256).hexdigest()


def rematch_secret(stored: bytes, table: str) -> str:
    """The secret of a seat's player for their seat at the rematch, derived from the digest of their old one."""
    derived = hmac.new(stored, b"highlands rematch " + table.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(derived[:SECRET_BYTES]).decode()
