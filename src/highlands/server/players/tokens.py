"""Random tokens that are used once, until they expire: challenges, and what is in links. Any node may answer."""

from __future__ import annotations

import secrets
from typing import Literal

from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.protocol.secrets import SECRET_BYTES
from highlands.server.clock import now
from highlands.server.seat_secrets import from_base64url, token_digest
from highlands.server.store import Store
from highlands.server.store.players import TokenRow

MINUTE_MS = 60_000

Purpose = Literal[
    "add-passkey", "sign-in", "add-device", "befriend", "host-sign-in", "host-admit-passkey", "host-backup"
]
LIFETIMES: dict[Purpose, int] = {
    "add-passkey": 5 * MINUTE_MS,
    "sign-in": 5 * MINUTE_MS,
    "host-sign-in": 5 * MINUTE_MS,
    "host-admit-passkey": 5 * MINUTE_MS,
    "host-backup": MINUTE_MS,
    "add-device": 15 * MINUTE_MS,
    "befriend": 7 * 24 * 60 * MINUTE_MS,
}
MAX_TOKENS = 10
"""For one purpose, of one player; a further one replaces the oldest."""


def read_token(text: str) -> bytes:
    """The token in a link; HighlandsError if it is none."""
    try:
        return from_base64url(text)
    except ValueError:
        raise HighlandsError(message("server-bad-link")) from None


class Tokens:
    """The tokens of a store, of which it has digests only."""

    def __init__(self, store: Store) -> None:
        """All of them."""
        self._rows = store.devices

    async def issue(self, purpose: Purpose, player_id: str | None = None) -> bytes:
        """A new token, which a player has asked for."""
        token, at = secrets.token_bytes(SECRET_BYTES), now()
        row = TokenRow(
            hash=token_digest(token),
            purpose=purpose,
            player_id=player_id,
            created_at=at,
            expires_at=at + LIFETIMES[purpose],
        )
        await self._rows.add_token(row, MAX_TOKENS)
        return token

    async def find(self, token: bytes, purpose: Purpose) -> TokenRow | None:
        """A token that can be used."""
        return await self._rows.token(token_digest(token), purpose, now())

    async def use(self, token: bytes, purpose: Purpose) -> TokenRow | None:
        """Use a token up; None if that is impossible, or was done."""
        return await self._rows.use_token(token_digest(token), purpose, now())

    async def withdraw(self, purpose: Purpose, player_id: str) -> None:
        """Let all tokens of a player's for a purpose be used no more."""
        await self._rows.withdraw_tokens(purpose, player_id)
