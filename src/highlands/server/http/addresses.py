"""Whom a request comes from: client addresses, and the proxies that vouch for them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

from highlands.errors import HighlandsError
from highlands.i18n import message

Address = IPv4Address | IPv6Address

UNKNOWN = "?"
"""The client of a transport without addresses, such as that of a test."""
SITE_PREFIX = 64
"""The length of the IPv6 prefix that one customer has at least: all its 2^64 addresses count as one."""


class ProxyError(HighlandsError):
    """A trusted proxy that is neither an address nor a network."""


def parse_address(text: str) -> Address | None:
    """The address in a text, with or without a port; None if there is none."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text)
    except ValueError:
        return None
    if isinstance(address, IPv6Address):
        return address.ipv4_mapped or address
    return address


@lru_cache(maxsize=10_000)
def limit_key(text: str) -> str:
    """What limits per address count by: an IPv4 address, or the /64 network of an IPv6 address."""
    address = parse_address(text)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, SITE_PREFIX), strict=False))
    return text if address is None else str(address)


class TrustedProxies:
    """The proxies of the host's own, whose forwarding headers are believed."""

    def __init__(self, networks: Sequence[str] = ()) -> None:
        """Addresses or networks, such as `127.0.0.1` or `10.0.0.0/8`; ProxyError for anything else."""
        try:
            self._networks = [ip_network(network, strict=False) for network in networks]
        except ValueError as error:
            raise ProxyError(message("serve-no-proxy", reason=str(error))) from None

    def trusts(self, text: str) -> bool:
        """Whether an address is one of them."""
        address = parse_address(text) if self._networks else None
        return address is not None and any(address in network for network in self._networks)

    def client(self, peer: str, forwarded_for: Sequence[str]) -> str:
        """The client behind a connection's peer.

        Each proxy appends the address that it was contacted from, so that the last entries are the trustworthy ones.
        They are followed back to the first address that is none of our proxies; whatever stands before it is hearsay.
        """
        found = peer
        entries = [entry.strip() for header in forwarded_for for entry in header.split(",")]
        while entries and self.trusts(found):
            address = parse_address(entries.pop())
            if address is None:
                break
            found = str(address)
        return found
