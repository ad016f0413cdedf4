"""Admission control and security headers: client addresses, hosts and origins, rate and connection limits."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any, Protocol
from urllib.parse import unquote_to_bytes, urlsplit

from litestar.connection import ASGIConnection
from litestar.types import Message as ASGIMessage
from litestar.types import Scope

from highlands.server.http.addresses import UNKNOWN, TrustedProxies, limit_key
from highlands.server.http.host_names import HostNames
from highlands.server.http.rate_limits import AddressBuckets, RateLimits
from highlands.server.nodes.allowances import SharedAllowances

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

TRANSPORT_SECURITY = "max-age=31536000"
"""Over TLS: for a year browsers ask for this host over TLS only."""
API_PREFIX = "/api/"
HOST_PREFIX = "/api/host/"
"""The host's page, which stays open to an address that the host has blocked: it may be the host's own."""
TABLES, PLAYERS, SUBSCRIPTIONS, TOKENS, OPENINGS = "tables", "players", "subscriptions", "tokens", "openings"
"""The allowances that an address has once for all nodes."""
NO_STORE = "no-store"
POLICY_VIOLATION = 1008
"""The code with which a WebSocket is closed that should not be there."""


class Closable(Protocol):
    """A WebSocket."""

    def close_socket(self, code: int) -> None:
        """Close it."""
        ...


def is_readable(scope: Scope) -> bool:
    """Whether path, query and headers are UTF-8, also where they are percent-encoded."""
    raw: list[bytes] = [scope.get("raw_path") or b"", scope.get("query_string") or b""]
    parts = [unquote_to_bytes(part) for part in raw] + [value for _, value in scope["headers"]]
    try:
        for part in parts:
            if not part.isascii():
                part.decode()
    except UnicodeDecodeError:
        return False
    return True


class AdmissionControl:
    """Decides which requests and connections are admitted."""

    def __init__(
        self,
        limits: RateLimits,
        *,
        proxies: TrustedProxies | None = None,
        hosts: HostNames | None = None,
        monitor_port: int | None = None,
    ) -> None:
        """Nobody has used up anything yet."""
        self.limits = limits
        self._proxies = proxies or TrustedProxies()
        self._hosts = hosts or HostNames()
        self._monitor_port = monitor_port
        self._shared_buckets = {name: AddressBuckets(*of) for name, of in _shared_rates(limits).items()}
        """What an address may have from all nodes together."""
        self._allowances: SharedAllowances | None = None
        self._api_buckets = AddressBuckets(limits.api_per_second, limits.api_burst)
        self._history_buckets = AddressBuckets(*_history_rate(limits))
        self.on_limits: Callable[[RateLimits], None] = lambda _: None
        """Called when the host has changed the limits."""
        self._blocked: frozenset[str] = frozenset()
        self._sockets: dict[str, set[Closable]] = {}
        """The open WebSockets by address."""
        self._connections: dict[str, int] = {}

    # Where a request comes from, and what for

    def client_address(self, connection: Connection) -> str:
        """What the limits of a client count by."""
        peer = _peer(connection.scope)
        forwarded = connection.headers.getall("x-forwarded-for", []) if self._proxies.trusts(peer) else []
        return limit_key(self._proxies.client(peer, forwarded))

    def is_known_host(self, connection: Connection) -> bool:
        """Whether the request is meant for us, by one of our names."""
        return self._hosts.has(self._host(connection))

    def is_same_origin(self, connection: Connection) -> bool:
        """Whether the request comes from our own pages, or not from a browser at all."""
        origin = connection.headers.get("origin")
        if origin is None:
            return True
        try:
            return urlsplit(origin).netloc.lower() == self._host(connection)
        except ValueError:
            return False

    def is_for_monitoring(self, connection: Connection) -> bool:
        """Whether the request came in at the monitoring port."""
        server = connection.scope.get("server")
        return server is not None and server[1] is not None and server[1] == self._monitor_port

    def _host(self, connection: Connection) -> str:
        return (self._vouched(connection, "x-forwarded-host") or connection.headers.get("host") or "").lower()

    def _vouched(self, connection: Connection, header: str) -> str | None:
        """A header that only our own proxies may set; of several values the last is the nearest proxy's."""
        values = connection.headers.getall(header, [])
        if not values or not self._proxies.trusts(_peer(connection.scope)):
            return None
        return values[-1].rpartition(",")[2].strip()

    def origin(self, connection: Connection) -> str:
        """The origin under which the client reached the server, for links that must be whole."""
        scheme = self._vouched(connection, "x-forwarded-proto") or connection.url.scheme
        return f"{scheme}://{self._host(connection)}"

    # Headers

    async def add_headers(self, sent: ASGIMessage, scope: Scope) -> None:
        """Complete the headers of a response, whoever has made it."""
        if sent["type"] != "http.response.start":
            return
        headers = list(sent.get("headers", []))
        present = {name.lower() for name, _ in headers}
        added = dict(SECURITY_HEADERS)
        if scope["path"].startswith(API_PREFIX):
            added["cache-control"] = NO_STORE
        if scope["scheme"] == "https" or self._vouched(ASGIConnection(scope), "x-forwarded-proto") == "https":
            added["strict-transport-security"] = TRANSPORT_SECURITY
        headers += [(name.encode(), value.encode()) for name, value in added.items() if name.encode() not in present]
        sent["headers"] = headers

    # Limits

    def may_create_table(self, address: str) -> bool:
        """Take a token for a new table."""
        return self._take_shared(TABLES, address)

    def may_create_player(self, address: str) -> bool:
        """Take a token for a new player."""
        return self._take_shared(PLAYERS, address)

    def may_subscribe(self, address: str) -> bool:
        """Take a token for a push subscription or a mail address."""
        return self._take_shared(SUBSCRIPTIONS, address)

    def may_have_token(self, address: str) -> bool:
        """Take a token for a passkey's challenge, or a link that is used once."""
        return self._take_shared(TOKENS, address)

    def may_open_host_page(self, address: str) -> bool:
        """Take a token for an attempt to open the host's page."""
        return self._take_shared(OPENINGS, address)

    def change_limits(self, limits: RateLimits) -> None:
        """Keep to other limits from now on; a WebSocket keeps those that it was opened with."""
        self.limits = limits
        for name, of in _shared_rates(limits).items():
            self._shared_buckets[name].change(*of)
        self._api_buckets.change(limits.api_per_second, limits.api_burst)
        self._history_buckets.change(*_history_rate(limits))
        self.on_limits(limits)

    def share(self, allowances: SharedAllowances) -> None:
        """Count what other nodes give too, and tell them what is given here."""
        self._allowances = allowances
        allowances.on_spent = self._owe

    def _take_shared(self, allowance: str, address: str) -> bool:
        is_given = self._shared_buckets[allowance].take(address)
        if is_given and self._allowances is not None:
            self._allowances.spend(allowance, address)
        return is_given

    def _owe(self, allowance: str, address: str, tokens: int) -> None:
        if (buckets := self._shared_buckets.get(allowance)) is not None:
            buckets.owe(address, tokens)

    def may_request(self, connection: Connection) -> bool:
        """Take a token for an HTTP request from the client's address."""
        return self._api_buckets.take(self.client_address(connection))

    def may_read_history(self, connection: Connection) -> bool:
        """Take a token for a page of a replay, or a record."""
        return self._history_buckets.take(self.client_address(connection))

    # Whom the host keeps out

    def is_blocked(self, address: str) -> bool:
        """Whether the host keeps an address out."""
        return address in self._blocked

    def keep_out(self, addresses: frozenset[str]) -> None:
        """Keep these addresses out, and no others; their WebSockets are closed."""
        self._blocked = addresses
        for address in addresses & self._sockets.keys():
            for socket in list(self._sockets[address]):
                socket.close_socket(POLICY_VIOLATION)

    @contextlib.contextmanager
    def watching(self, address: str, socket: Closable) -> Iterator[None]:
        """Know an open WebSocket, so that it can be closed."""
        self._sockets.setdefault(address, set()).add(socket)
        try:
            yield
        finally:
            self._sockets[address].discard(socket)
            if not self._sockets[address]:
                del self._sockets[address]

    @property
    def connected(self) -> dict[str, int]:
        """How many WebSockets there are from each address."""
        return {address: len(sockets) for address, sockets in self._sockets.items()}

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


def _shared_rates(limits: RateLimits) -> dict[str, tuple[float, int]]:
    """Tokens per second, and how many at once, of each allowance that an address has from all nodes together."""
    return {
        TABLES: (limits.tables_per_hour / 3600, limits.table_burst),
        PLAYERS: (limits.players_per_hour / 3600, limits.player_burst),
        SUBSCRIPTIONS: (limits.subscriptions_per_hour / 3600, limits.subscription_burst),
        TOKENS: (limits.tokens_per_hour / 3600, limits.token_burst),
        OPENINGS: (limits.openings_per_hour / 3600, limits.opening_burst),
    }


def _history_rate(limits: RateLimits) -> tuple[float, int]:
    """To show a game's past costs much more than any other request."""
    return limits.api_per_second / 4, max(1, limits.api_burst // 2)


def _peer(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else UNKNOWN
