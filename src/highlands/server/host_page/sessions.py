"""Opening the host's page, and who has it open.

A session is a bearer token that the page keeps for its tab (`sessionStorage`), and no cookie: no other site's request
carries it, nor is it sent to another server on the same machine, as a cookie would be, whatever its port. The store has
its digest, so that every node knows it, and that a new key ends it everywhere.
"""

from __future__ import annotations

import secrets
from typing import NamedTuple

from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.server.clock import now
from highlands.server.host_page.key import key_digest, session_digest
from highlands.server.host_page.messages import OpenedPage
from highlands.server.seat_secrets import equal
from highlands.server.store import Store
from highlands.server.store.host import HostSession, NewEntry

SESSION_BYTES = 24
SESSION_MS = 12 * 60 * 60 * 1000
BY_KEY = "key"


class NotHostError(HighlandsError):
    """Whoever asks has not opened the page."""


class Host(NamedTuple):
    """Somebody who has the page open."""

    by: str
    """The key, or the name of the passkey, for the log."""
    session_hash: bytes

    def entry(self, action: str, subject: str = "", detail: str = "") -> NewEntry:
        """What the log says of something that they do now."""
        return NewEntry(at=now(), by=self.by, action=action, subject=subject, detail=detail)


class HostSessions:
    """The open pages of a store."""

    def __init__(self, store: Store) -> None:
        """All of them."""
        self._rows = store.host_sessions

    async def open_with_key(self, key: str) -> OpenedPage:
        """Open the page; NotHostError if it is another key."""
        # A server whose start has made no key has none that fits: the comparison is made all the same.
        stored = await self._rows.key_hash() or bytes(32)
        if not equal(key_digest(key), stored):
            raise NotHostError(message("host-wrong-key"))
        return await self.open(None, BY_KEY, stored)

    async def open(self, passkey_id: bytes | None, by: str, key_hash: bytes | None = None) -> OpenedPage:
        """Open the page for who has shown that they may; NotHostError if the key was replaced meanwhile."""
        secret, at = secrets.token_urlsafe(SESSION_BYTES), now()
        session = HostSession(
            hash=session_digest(secret), passkey_id=passkey_id, created_at=at, expires_at=at + SESSION_MS
        )
        if not await self._rows.open(session, NewEntry(at=at, by=by, action="open"), key_hash):
            raise NotHostError(message("host-wrong-key"))
        return OpenedPage(session=secret, expires_at=session.expires_at)

    async def identify(self, secret: str | None) -> Host:
        """Who has the page open with a session; NotHostError if nobody has."""
        hashed = session_digest(secret or "")
        found = None if secret is None else await self._rows.find(hashed, now())
        if found is None:
            raise NotHostError(message("host-not-open"))
        return Host(found.passkey or BY_KEY, hashed)

    async def close(self, host: Host) -> None:
        """Close the page."""
        await self._rows.close(host.session_hash)
