"""Waiting longer after each failure, and never all clients at the same time."""

from __future__ import annotations

import random

FIRST_SECONDS = 0.1
MOST_SECONDS = 5.0
GROWTH = 2.0


class Backoff:
    """Exponential back-off with jitter."""

    def __init__(self) -> None:
        """Nothing has failed yet."""
        self._next = FIRST_SECONDS

    def reset(self) -> None:
        """Something has worked."""
        self._next = FIRST_SECONDS

    def seconds(self) -> float:
        """How long to wait now, after one more failure."""
        upper, self._next = self._next, min(MOST_SECONDS, self._next * GROWTH)
        return random.uniform(upper / 2, upper)
