"""What the store refuses."""

from __future__ import annotations

from highlands.errors import HighlandsError


class StoreError(HighlandsError):
    """A database or a backup that can't be used, with a reason for the host."""


class TakenError(Exception):
    """What was to be stored has its place taken already; nothing has changed. It is for the server, not for people."""
