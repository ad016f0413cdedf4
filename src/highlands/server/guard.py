"""The guard at the door: who asks, from where, and how often."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from highlands.server.limits import Buckets, Limits

Connection = ASGIConnection[Any, Any, Any, Any]

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
"""What every answer carries."""


class Guard:
    """Knows the limits, and how near everybody is to them."""

    def __init__(self, limits: Limits, *, behind_proxy: bool) -> None:
        """Nobody has asked yet."""
        self.limits = limits
        self._behind_proxy = behind_proxy
        self._laying = Buckets(limits.tables_an_hour / 3600, limits.table_burst)
        self._asking = Buckets(limits.api_a_second, limits.api_burst)
        self._connected: dict[str, int] = {}

    def address(self, connection: Connection) -> str:
        """Whence someone asks. Only a proxy of the host's own is believed about others."""
        if self._behind_proxy and (forwarded := connection.headers.get("x-forwarded-for")):
            return forwarded.split(",")[-1].strip()
        return connection.client.host if connection.client else "?"

    def is_own_page(self, connection: Connection) -> bool:
        """Whether it is a page of ours that asks, or no browser at all."""
        origin = connection.headers.get("origin")
        return origin is None or urlsplit(origin).netloc.lower() == self._host(connection)

    def _host(self, connection: Connection) -> str:
        headers = connection.headers
        forwarded = headers.get("x-forwarded-host") if self._behind_proxy else None
        return (forwarded or headers.get("host") or "").lower()

    def may_lay(self, connection: Connection) -> bool:
        """Whether an address may have one table more."""
        return self._laying.take(self.address(connection))

    def may_ask(self, connection: Connection) -> bool:
        """Whether an address may ask once more."""
        return self._asking.take(self.address(connection))

    def connect(self, address: str) -> bool:
        """Count a connection in, if there are not too many from there."""
        number = self._connected.get(address, 0)
        if number >= self.limits.connections_an_address:
            return False
        self._connected[address] = number + 1
        return True

    def disconnect(self, address: str) -> None:
        """Count it out."""
        number = self._connected.get(address, 0) - 1
        if number > 0:
            self._connected[address] = number
        else:
            self._connected.pop(address, None)
