"""Secrets: whoever knows a seat's secret sits on it. The store and the logs know only their digests."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets as chance

SECRET_BYTES = 24
ID_BYTES = 9
LONGEST = 64


def new_secret() -> str:
    """A secret for a link."""
    return chance.token_urlsafe(SECRET_BYTES)


def new_id() -> str:
    """A name for a table, which tells nothing about it."""
    return chance.token_urlsafe(ID_BYTES)


def digest(secret: str) -> bytes:
    """What is stored of a secret. They are long and random, so that no slow digest is needed."""
    return hashlib.sha256(b"highlands seat " + secret.encode(errors="replace")).digest()


def fits(secret: str, stored: bytes | None) -> bool:
    """Whether this is the secret, found out in constant time."""
    return stored is not None and hmac.compare_digest(digest(secret), stored)


def seed_for_bots(seed: bytes) -> str:
    """The source of the bots' own dice: from it the deal can't be found out."""
    return hmac.new(seed, b"highlands bots", hashlib.sha256).hexdigest()


def rematch_secret(stored: bytes, table: str) -> str:
    """The secret of who sat on a seat for their seat at the rematch. From outside only they could reckon it as well."""
    made = hmac.new(stored, b"highlands rematch " + table.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(made[:SECRET_BYTES]).decode()
