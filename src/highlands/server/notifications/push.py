"""Sending to push services.

An endpoint is an address that a client has given, so the server must not be led to where it should not go: only TLS at
its usual port, only public addresses, and no redirects. The address that was checked is the one that is connected to,
so that a name can't be resolved to another one in between.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import ssl
from collections.abc import Iterable
from hashlib import sha256
from typing import NamedTuple
from urllib.parse import urlsplit

import httpcore

from highlands.server.notifications.encryption import VapidKey, encrypt
from highlands.server.seat_secrets import base64url
from highlands.server.store.outbox import PushSubscription

log = logging.getLogger("highlands.server")

MAX_ENDPOINT = 1000
TOTAL_SECONDS = 20.0
STEP_SECONDS = 8.0
CONNECTIONS = 100
KEPT_SECONDS = 86_400
"""How long a push service keeps a message for a browser that is off."""
TOPIC_BYTES = 18
NAT64 = ipaddress.ip_network("64:ff9b::/96")
HTTPS_PORT = 443
MAX_RETRY_AFTER = 3600

SENT = range(200, 300)
GONE = frozenset({403, 404, 410})
"""The subscription is no more, or is one for another key than ours."""
TRY_AGAIN = frozenset({408, 425, 429})
SERVER_ERRORS = range(500, 600)


class PushResult(NamedTuple):
    """What came of a message."""

    outcome: str
    """`sent`, `gone`, `again` or `failed`."""
    retry_after: int | None = None
    """In seconds, where the push service has said so."""


class ForbiddenAddressError(Exception):
    """An endpoint that is not on the public network."""


def is_public(address: str) -> bool:
    """Whether an IP address is one of the public network, also inside another one."""
    parsed = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.sixtofour is not None or parsed.teredo is not None:
            return False
        inner = parsed.ipv4_mapped
        if inner is None and parsed in NAT64:
            inner = ipaddress.IPv4Address(int(parsed) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
    return parsed.is_global and not parsed.is_multicast


def is_endpoint(url: str, *, allows_private: bool = False) -> bool:
    """Whether a URL may be a push service's, as far as that can be seen from it."""
    if len(url) > MAX_ENDPOINT or not url.isascii() or not url.isprintable() or " " in url:
        return False
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return False
    if not parts.hostname or parts.username is not None or parts.password is not None or parts.fragment:
        return False
    if allows_private:
        return parts.scheme in {"http", "https"}
    if parts.scheme != "https" or port not in {None, HTTPS_PORT}:
        return False
    try:
        return is_public(parts.hostname)
    except ValueError:
        return "." in parts.hostname  # a name, which is resolved and checked when it is sent to


class GuardedBackend(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only."""

    def __init__(self, *, allows_private: bool) -> None:
        """Or to all."""
        self._backend = httpcore.AnyIOBackend()
        self._allows_private = allows_private

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Resolve a name, check what it is resolved to, and connect to that."""
        if not self._allows_private:
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
            addresses = [str(address[0]) for *_, address in found]
            if not addresses or not all(map(is_public, addresses)):
                raise ForbiddenAddressError(host)
            host = addresses[0]
        return await self._backend.connect_tcp(host, port, timeout, local_address, socket_options)

    async def connect_unix_socket(self, *_: object, **__: object) -> httpcore.AsyncNetworkStream:
        """Never."""
        raise ForbiddenAddressError

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


class PushSender:
    """Sends messages to browsers through their push services."""

    def __init__(self, key: VapidKey, *, allows_private: bool = False) -> None:
        """Signed with the host's key."""
        self._key = key
        self._allows_private = allows_private
        self._pool = httpcore.AsyncConnectionPool(
            ssl.create_default_context(),
            max_connections=CONNECTIONS,
            keepalive_expiry=60.0,
            network_backend=GuardedBackend(allows_private=allows_private),
        )

    async def close(self) -> None:
        """Close all connections."""
        await self._pool.aclose()

    async def send(self, subscription: PushSubscription, content: bytes, topic: str) -> PushResult:
        """Send a message; one about the same topic that waits for the browser is replaced by it."""
        if not is_endpoint(subscription.endpoint, allows_private=self._allows_private):
            return PushResult("gone")
        # Some tenths of a millisecond of arithmetic, which moves need not wait for.
        body = await asyncio.to_thread(encrypt, content, subscription.p256dh, subscription.auth)
        headers = {
            "authorization": self._key.authorization(subscription.endpoint),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "content-length": str(len(body)),
            "ttl": str(KEPT_SECONDS),
            "urgency": "normal",
            "topic": base64url(sha256(topic.encode()).digest()[:TOPIC_BYTES]),
        }
        limits = {"timeout": dict.fromkeys(("connect", "read", "write", "pool"), STEP_SECONDS)}
        try:
            async with asyncio.timeout(TOTAL_SECONDS):
                # Redirects are not followed, and of the answer nothing but its head is read.
                async with self._pool.stream(
                    "POST",
                    subscription.endpoint,
                    headers=[(name.encode(), value.encode()) for name, value in _with_host(headers, subscription)],
                    content=body,
                    extensions=limits,
                ) as answer:
                    return _result(answer)
        except ForbiddenAddressError:
            return PushResult("gone")
        except (TimeoutError, OSError, httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError):
            return PushResult("again")


def _with_host(headers: dict[str, str], subscription: PushSubscription) -> list[tuple[str, str]]:
    return [("host", urlsplit(subscription.endpoint).netloc), *headers.items()]


def _result(answer: httpcore.Response) -> PushResult:
    if answer.status in SENT:
        return PushResult("sent")
    if answer.status in GONE:
        return PushResult("gone")
    if answer.status in TRY_AGAIN or answer.status in SERVER_ERRORS:
        after = dict(answer.headers).get(b"Retry-After", b"") or dict(answer.headers).get(b"retry-after", b"")
        return PushResult("again", min(MAX_RETRY_AFTER, int(after)) if after.isdigit() else None)
    log.warning("a push service answered with %d", answer.status)
    return PushResult("failed")
