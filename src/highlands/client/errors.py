"""What can go wrong between a client and its server."""

from __future__ import annotations

from highlands.errors import HighlandsError
from highlands.i18n import Message, message

STALE = "server-stale"
PASSING = frozenset({"server-too-fast", "server-busy", "server-failed", "server-newer-table", "tournament-newer"})
"""The reasons for which the same request may be carried out a little later."""


class RejectedError(HighlandsError):
    """The server has not carried out a request. Its reason can be worded in any language that we have."""

    def __init__(self, reason: Message, english: str = "", status: int | None = None) -> None:
        """Take the reason, the server's own English for it, and the HTTP status if it was an HTTP request."""
        super().__init__(reason)
        self.english = english
        self.status = status

    @property
    def reason(self) -> str:
        """The message id, such as `server-seat-taken`."""
        return self.message.id

    @property
    def is_passing(self) -> bool:
        """Whether the same request may be carried out a little later."""
        return self.reason in PASSING

    def __str__(self) -> str:
        """The reason in English; a newer server may have reasons that we have no words for."""
        return self.english or super().__str__()


class StaleError(RejectedError):
    """A command that was issued for an older state of the game: the latest state has the present one."""


class UnreachableError(HighlandsError):
    """The server could not be reached for too long."""

    def __init__(self, reason: str) -> None:
        """Take what the network said."""
        super().__init__(message("client-unreachable", reason=reason))


class InterruptedRequestError(HighlandsError):
    """The connection was lost before the answer came: the next state says whether the request was carried out.

    Moves never end so: they are sent again, and made once.
    """

    def __init__(self) -> None:
        """For any request."""
        super().__init__(message("client-interrupted"))


class UnfairDealError(HighlandsError):
    """What the server shows of the shuffle contradicts what it has shown before."""

    def __init__(self, reason: str) -> None:
        """Take what does not fit, in English."""
        super().__init__(message("client-unfair-deal", reason=reason))


def rejected(reason: Message, english: str, status: int | None = None) -> RejectedError:
    """The error of a rejection."""
    return (StaleError if reason.id == STALE else RejectedError)(reason, english, status)
