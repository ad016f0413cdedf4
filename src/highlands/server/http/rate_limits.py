"""Rate limits by token buckets, per connection and per address."""

from __future__ import annotations

import time
from collections import OrderedDict

import msgspec

MAX_ADDRESSES = 10_000
"""How many addresses are tracked; the least recently seen are forgotten first."""


class RateLimits(msgspec.Struct, frozen=True, kw_only=True):
    """The limits that a host chooses."""

    requests_per_second: float = 10.0
    """Messages on one WebSocket."""
    request_burst: int = 40
    connections_per_address: int = 60
    tables_per_hour: int = 120
    """New tables from one address."""
    table_burst: int = 30
    players_per_hour: int = 60
    """New players from one address."""
    player_burst: int = 30
    subscriptions_per_hour: int = 60
    """Push subscriptions and mail addresses from one address."""
    subscription_burst: int = 20
    tokens_per_hour: int = 120
    """Passkeys' challenges, and links to be used once, for one address."""
    token_burst: int = 40
    openings_per_hour: int = 60
    """Attempts to open the host's page from one address."""
    opening_burst: int = 10
    api_per_second: float = 20.0
    """HTTP requests from one address."""
    api_burst: int = 100

    @classmethod
    def of(
        cls, *, requests_per_second: int, connections_per_address: int, tables_per_hour: int, players_per_hour: int
    ) -> RateLimits:
        """The limits that follow from those that a host chooses."""
        return cls(
            requests_per_second=requests_per_second,
            request_burst=4 * requests_per_second,
            connections_per_address=connections_per_address,
            tables_per_hour=tables_per_hour,
            table_burst=max(30, tables_per_hour // 4),
            players_per_hour=players_per_hour,
            player_burst=max(30, players_per_hour // 2),
            api_per_second=2 * requests_per_second,
            api_burst=10 * requests_per_second,
        )


class TokenBucket:
    """A token bucket: refilled at a steady rate up to `burst`; each request takes a token."""

    def __init__(self, rate: float, burst: int) -> None:
        """Start full; `rate` is in tokens per second."""
        self._rate, self._burst = rate, float(burst)
        self._tokens, self._refilled_at = self._burst, time.monotonic()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        self._refill()
        if self._tokens < 1.0:
            return False
        self._tokens -= 1.0
        return True

    def change(self, rate: float, burst: int) -> None:
        """Be refilled otherwise from now on."""
        self._refill()
        self._rate, self._burst = rate, float(burst)
        self._tokens = min(self._tokens, self._burst)

    def owe(self, tokens: int) -> None:
        """Take tokens that another node has given; where there are not so many, the next ones are owed."""
        self._refill()
        self._tokens -= tokens

    def _refill(self) -> None:
        now = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._refilled_at) * self._rate)
        self._refilled_at = now


class AddressBuckets:
    """A token bucket for each address, in an LRU cache."""

    def __init__(self, rate: float, burst: int) -> None:
        """Every address starts with a full bucket."""
        self._rate, self._burst = rate, burst
        self._by_address: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take a token from an address's bucket; False if there is none."""
        return self._of(address).take()

    def owe(self, address: str, tokens: int) -> None:
        """Take tokens from an address's bucket that another node has given."""
        self._of(address).owe(tokens)

    def change(self, rate: float, burst: int) -> None:
        """Refill all otherwise from now on."""
        if (rate, burst) != (self._rate, self._burst):
            self._rate, self._burst = rate, burst
            for bucket in self._by_address.values():
                bucket.change(rate, burst)

    def _of(self, address: str) -> TokenBucket:
        bucket = self._by_address.pop(address, None) or TokenBucket(self._rate, self._burst)
        self._by_address[address] = bucket
        if len(self._by_address) > MAX_ADDRESSES:
            self._by_address.popitem(last=False)
        return bucket
