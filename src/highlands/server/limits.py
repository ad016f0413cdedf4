"""Limits: how much one connection, and one address, may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict

import msgspec

MOST_ADDRESSES = 10_000
"""How many addresses are remembered."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What a host allows."""

    requests_a_second: float = 10.0
    request_burst: int = 40
    connections_an_address: int = 60
    tables_an_hour: int = 120
    """New tables, from one address."""
    table_burst: int = 30
    api_a_second: float = 20.0
    """Other requests by HTTP, from one address."""
    api_burst: int = 100


class Bucket:
    """Fills up steadily, and is emptied by what is asked for."""

    def __init__(self, a_second: float, burst: int) -> None:
        """Full."""
        self._a_second, self._burst = a_second, float(burst)
        self._filled, self._at = self._burst, time.monotonic()

    def take(self) -> bool:
        """Take one out, if there is one."""
        now = time.monotonic()
        self._filled = min(self._burst, self._filled + (now - self._at) * self._a_second)
        self._at = now
        if self._filled < 1.0:
            return False
        self._filled -= 1.0
        return True


class Buckets:
    """One for each address; those not seen for long are forgotten first."""

    def __init__(self, a_second: float, burst: int) -> None:
        """None yet."""
        self._a_second, self._burst = a_second, burst
        self._by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take one out of an address's bucket, if there is one."""
        bucket = self._by_address.pop(address, None) or Bucket(self._a_second, self._burst)
        self._by_address[address] = bucket
        if len(self._by_address) > MOST_ADDRESSES:
            self._by_address.popitem(last=False)
        return bucket.take()
