"""The errors of the store."""

from __future__ import annotations

from highlands.errors import HighlandsError


class StoreError(HighlandsError):
    """A database or a backup that can't be used, with a reason for the host."""


class UnstorableTextError(HighlandsError, ValueError):
    """A text that no database could store, in what somebody has sent."""


class ConflictError(Exception):
    """A write that lost the race for its unique key (optimistic concurrency). Nothing has changed.

    It is for the server's code; no user ever reads it.
    """


class NameTakenError(Exception):
    """Somebody else has the name under which somebody would enter. Nothing has changed."""
