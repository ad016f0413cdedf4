"""The form of secrets: invitations, secrets of seats, keys of players."""

from __future__ import annotations

import secrets
from typing import Annotated

import msgspec

SECRET_BYTES = 24
MAX_SECRET_LENGTH = 64

SECRET_FORM = r"^[-_A-Za-z0-9]{32}$"
"""192 bits in base64url: the form of a secret that a client makes for its seat."""

ID_FORM = r"^[-_A-Za-z0-9]+$"
"""An id, or anything else in base64url."""

Key = Annotated[str, msgspec.Meta(pattern=SECRET_FORM)]
"""192 random bits in base64url, made by the client of a player: whoever has it is the player."""


def new_secret() -> str:
    """A random secret, safe in a URL's fragment."""
    return secrets.token_urlsafe(SECRET_BYTES)
