"""What can go wrong, each with a reason that a person can read in their own language."""

from __future__ import annotations

from highlands.i18n import Message, say


class HighlandsError(Exception):
    """Anything this package refuses. `message` is the reason, for any language; `str()` says it in English."""

    def __init__(self, message: Message) -> None:
        """Take the reason."""
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        """The reason in English."""
        return say(self.message)


class UnreadableError(HighlandsError, ValueError):
    """A text that is no move, position or option of this game."""


class NotAllowedError(HighlandsError, ValueError):
    """A move that the rules do not allow now. Nothing has changed."""


class BrokenRecordError(HighlandsError, ValueError):
    """A record that cannot be read or that breaks a rule; the reason names the line."""
