"""What a host allows."""

from __future__ import annotations

import msgspec


class NotificationPolicy(msgspec.Struct, frozen=True, kw_only=True):
    """How players may be called, and after how long."""

    has_push: bool = True
    smtp_url: str | None = None
    """The mail server, such as `smtp+starttls://user:password@host:587`; None: no mail is sent."""
    mail_from: str = ""
    public_url: str = ""
    """The address of the pages, without a slash at the end, for the links in mails."""
    grace_seconds: float = 15.0
    """What passes within this time nobody is told: they are probably playing."""
    allows_private_push: bool = False
    """Whether push endpoints may be at private addresses, and without TLS: for tests, never on a network."""
    confirmations_per_day: int = 3
    """To one mail address, and as many for one player."""
    confirmations_per_host: int = 500
    """In a day, to all addresses together."""

    @property
    def has_mail(self) -> bool:
        """Whether mail is sent."""
        return self.smtp_url is not None
