"""A real mail server, whose mail is kept in memory."""

from __future__ import annotations

from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller

from highlands.server.notifications import NotificationPolicy
from tests.server.notifications.nodes import GRACE
from tests.server.support.server_process import free_port


class MailBox:
    """A real mail server, whose mail is kept here."""

    def __init__(self, port: int | None = None) -> None:
        self.arrived: list[EmailMessage] = []
        self.refusals: list[str] = []
        """The answers with which the next mails are refused."""
        self.refused = 0
        self.controller = Controller(self, hostname="127.0.0.1", port=port or free_port())

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802 - aiosmtpd calls it so
        if self.refusals:
            self.refused += 1
            return self.refusals.pop(0)
        self.arrived.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"

    @property
    def policy(self) -> NotificationPolicy:
        return NotificationPolicy(
            has_push=False,
            smtp_url=f"smtp://127.0.0.1:{self.controller.port}",
            mail_from="games@example.org",
            public_url="https://games.example.org",
            grace_seconds=GRACE,
        )


def text_of(mail: EmailMessage) -> str:
    text: str = mail.get_content()
    return text.replace("\r\n", "\n")
