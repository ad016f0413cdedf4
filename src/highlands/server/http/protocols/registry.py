"""All open connections of the process: how many an address may have, and who has to go when there are too many."""

from __future__ import annotations

from typing import Protocol

import msgspec

from highlands.server.http.addresses import UNKNOWN, TrustedProxies, limit_key
from highlands.server.http.protocols.gathering import Gathering
from highlands.server.http.protocols.siblings import Siblings
from highlands.server.metrics import CLOSED_CONNECTIONS, OPEN_CONNECTIONS


class ConnectionLimits(msgspec.Struct, frozen=True, kw_only=True):
    """What one connection may do, and how many there may be. Times are seconds."""

    total: int = 10_000
    per_address: int = 120
    """Connections of one address, WebSockets included."""
    head_bytes: int = 16 * 1024
    """The request line and all headers."""
    request_bytes: int = 1024 * 1024
    """A whole request as it is sent. The application limits the body itself more tightly."""
    head_seconds: float = 10.0
    """For the head of a request, from the connection or from the previous response on."""
    body_seconds: float = 10.0
    write_seconds: float = 10.0
    """How long a client may take to read what was sent to it, once the system's buffers are full."""
    pipelined: int = 16
    """Requests that may wait for the response to the one before."""
    frames_per_second: float = 100.0
    """Frames of a WebSocket, pings and fragments included; whoever sends more is read more slowly."""
    frame_burst: int = 400
    fragments: int = 64
    """Frames that a message may be divided into."""


class Waiting(Protocol):
    """A connection that has not sent a whole request head yet, or not another one."""

    client: tuple[str, int] | None
    server: tuple[str, int | None] | None

    def give_up(self, reason: str) -> None:
        """Close the connection to make room."""
        ...


class ConnectionRegistry:
    """Counts connections by address, and keeps those without a complete request in the order in which they came.

    Where a limit is reached, a newcomer takes the place of the oldest of these: an address's own, or anybody's where
    the whole process is full. So half-open requests keep nobody out, however many there are: a newcomer has as long for
    its own request as it takes to fill all places anew.
    """

    def __init__(self, limits: ConnectionLimits, proxies: TrustedProxies, *, monitor_port: int | None = None) -> None:
        """No connection yet. Those of trusted proxies and of the monitoring port are not limited by address."""
        self.limits = limits
        self.gathering = Gathering()
        """Of the messages of all WebSockets, which share one event loop."""
        self.siblings: Siblings | None = None
        """The other workers behind the same port, if there are any."""
        self._proxies = proxies
        self._monitor_port = monitor_port
        self._number: dict[str, int] = {}
        self._total = 0
        self._waiting: dict[Waiting, str] = {}
        self._waiting_of: dict[str, dict[Waiting, None]] = {}

    def key_of(self, connection: Waiting) -> str | None:
        """What a connection counts by; None if it counts for no address."""
        peer = connection.client[0] if connection.client else UNKNOWN
        is_monitoring = connection.server is not None and connection.server[1] == self._monitor_port
        return None if is_monitoring or self._proxies.trusts(peer) else limit_key(peer)

    def admit(self, connection: Waiting) -> bool:
        """Count a new connection, for which another one may have to go; False if there is no place for it."""
        key = self.key_of(connection)
        if key is not None and self._number.get(key, 0) >= self.limits.per_address:
            own = self._waiting_of.get(key)
            if not own:
                CLOSED_CONNECTIONS.labels("address-limit").inc()
                return False
            next(iter(own)).give_up("address-limit")
        elif key is not None and self._total >= self.limits.total:
            if not self._waiting:
                CLOSED_CONNECTIONS.labels("total-limit").inc()
                return False
            next(iter(self._waiting)).give_up("total-limit")
        self.add(key)
        self.wait(connection)
        return True

    def add(self, key: str | None) -> None:
        """Count a connection."""
        self._total += 1
        OPEN_CONNECTIONS.set(self._total)
        if key is not None:
            self._number[key] = self._number.get(key, 0) + 1

    def remove(self, key: str | None) -> None:
        """Count a connection that is closed."""
        self._total -= 1
        OPEN_CONNECTIONS.set(self._total)
        if key is not None:
            self._number[key] -= 1
            if not self._number[key]:
                del self._number[key]

    def wait(self, connection: Waiting) -> None:
        """A connection waits for the head of its next request, and may be closed to make room."""
        if (key := self.key_of(connection)) is not None:
            self._waiting[connection] = key
            self._waiting_of.setdefault(key, {})[connection] = None

    def stop_waiting(self, connection: Waiting) -> None:
        """The head of a request is complete, or the connection is closed."""
        if (key := self._waiting.pop(connection, None)) is not None:
            own = self._waiting_of[key]
            del own[connection]
            if not own:
                del self._waiting_of[key]
