"""Admission control and security headers: client addresses, same-origin checks, rate and connection limits."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from highlands.server.http.rate_limits import AddressBuckets, RateLimits

Connection = ASGIConnection[Any, Any, Any, Any]

SECURITY_HEADERS = {
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
"""Sent with every response."""


class AdmissionControl:
    """Decides which requests and connections are admitted."""

    def __init__(self, limits: RateLimits, *, behind_proxy: bool) -> None:
        """Nobody has used up anything yet."""
        self.limits = limits
        self._behind_proxy = behind_proxy
        self._table_buckets = AddressBuckets(limits.tables_per_hour / 3600, limits.table_burst)
        self._api_buckets = AddressBuckets(limits.api_per_second, limits.api_burst)
        self._connections: dict[str, int] = {}

    def client_address(self, connection: Connection) -> str:
        """The address of the client. Forwarding headers count only behind a proxy of the host's own."""
        if self._behind_proxy and (forwarded := connection.headers.get("x-forwarded-for")):
            return forwarded.split(",")[-1].strip()
        return connection.client.host if connection.client else "?"

    def is_same_origin(self, connection: Connection) -> bool:
        """Whether the request comes from our own pages, or not from a browser at all."""
        origin = connection.headers.get("origin")
        return origin is None or urlsplit(origin).netloc.lower() == self._host(connection)

    def _host(self, connection: Connection) -> str:
        headers = connection.headers
        forwarded = headers.get("x-forwarded-host") if self._behind_proxy else None
        return (forwarded or headers.get("host") or "").lower()

    def origin(self, connection: Connection) -> str:
        """The origin under which the client reached the server, for links that must be whole."""
        forwarded = connection.headers.get("x-forwarded-proto") if self._behind_proxy else None
        return f"{forwarded or connection.url.scheme}://{self._host(connection)}"

    def may_create_table(self, connection: Connection) -> bool:
        """Take a token for a new table from the client's address."""
        return self._table_buckets.take(self.client_address(connection))

    def may_request(self, connection: Connection) -> bool:
        """Take a token for an HTTP request from the client's address."""
        return self._api_buckets.take(self.client_address(connection))

    def connect(self, address: str) -> bool:
        """Count a WebSocket connection; False if the address has too many."""
        number = self._connections.get(address, 0)
        if number >= self.limits.connections_per_address:
            return False
        self._connections[address] = number + 1
        return True

    def disconnect(self, address: str) -> None:
        """Count a closed connection."""
        number = self._connections.get(address, 0) - 1
        if number > 0:
            self._connections[address] = number
        else:
            self._connections.pop(address, None)
