"""Which host names the server answers to.

A page of another site whose name is suddenly resolved to our address (DNS rebinding) is of the same origin for a
browser: what gives it away is the Host header, which still has its own name.
"""

from __future__ import annotations

import socket
from collections.abc import Sequence

from highlands.server.http.addresses import parse_address

LOCAL = "localhost"
LOCAL_DOMAINS = (".localhost",)
MDNS_DOMAIN = ".local"


def split_host(header: str) -> str:
    """The name in a Host header, in lower case, without the port and a final dot."""
    header = header.strip().lower()
    if header.startswith("["):
        return header[1:].partition("]")[0]
    return header.rpartition(":")[0].rstrip(".") if header.count(":") == 1 else header.rstrip(".")


def machine_names() -> set[str]:
    """The names under which a local network may know this machine: its own, with and without a domain."""
    own = socket.gethostname().lower()
    short = own.partition(".")[0]
    return {own, short, short + MDNS_DOMAIN} - {"", MDNS_DOMAIN}


class HostNames:
    """The names that are ours.

    Where the host lists none: this machine's names and every numeric address, since no other site can have that as its
    name. So a game is found at localhost and, from a phone in the same network, at `192.168.…` or `name.local`. Where
    the host lists names: only those, and the loopback addresses for the host's own tools.
    """

    def __init__(self, listed: Sequence[str] = (), served_at: str = "") -> None:
        """The names that the host lists, each with or without a port, and what the server listens on."""
        self._takes_any_address = not listed
        self._names = {split_host(name) for name in listed} or {*machine_names(), served_at.lower()} - {""}

    def has(self, header: str | None) -> bool:
        """Whether a Host header names us."""
        if not header:
            return False
        name = split_host(header)
        if name in self._names or name == LOCAL or name.endswith(LOCAL_DOMAINS):
            return True
        address = parse_address(name)
        return address is not None and (self._takes_any_address or address.is_loopback)
