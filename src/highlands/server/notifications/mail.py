"""Mail through the host's SMTP server."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime
from hashlib import sha256
from urllib.parse import unquote, urlsplit

import aiosmtplib

from highlands.errors import HighlandsError
from highlands.i18n import message, say
from highlands.server.notifications.settings import NotificationPolicy
from highlands.server.notifications.texts import Notice

log = logging.getLogger("highlands.server")

TIMEOUT_SECONDS = 20.0
SCHEMES = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}
"""Without TLS unless the server offers it, with STARTTLS, and with TLS from the beginning; the usual port of each."""
PERMANENT = 500


class MailServer:
    """Where mail is handed in; HighlandsError if the URL is none."""

    def __init__(self, policy: NotificationPolicy) -> None:
        """As the host has said."""
        self._policy = policy
        try:
            parts = urlsplit(policy.smtp_url or "")
            port = parts.port
        except ValueError:
            parts, port = urlsplit(""), None
        if parts.scheme not in SCHEMES or not parts.hostname:
            raise HighlandsError(message("serve-bad-smtp", schemes=list(SCHEMES)))
        if "@" not in policy.mail_from or urlsplit(policy.public_url).scheme not in {"http", "https"}:
            raise HighlandsError(message("serve-mail-incomplete"))
        self._scheme = parts.scheme
        self._host = parts.hostname
        self._port = port or SCHEMES[parts.scheme]
        self._user = unquote(parts.username) if parts.username else None
        self._password = unquote(parts.password) if parts.password else None

    async def send(self, mail: EmailMessage) -> str:
        """Hand a mail in: `sent`, `again` for what may pass, or `failed`."""
        try:
            await aiosmtplib.send(
                mail,
                hostname=self._host,
                port=self._port,
                username=self._user,
                password=self._password,
                use_tls=self._scheme == "smtps",
                start_tls=True if self._scheme == "smtp+starttls" else None if self._scheme == "smtp" else False,
                # Not asked of the name service, which may take its time.
                local_hostname=urlsplit(self._policy.public_url).hostname,
                timeout=TIMEOUT_SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            return "failed" if all(one.code >= PERMANENT for one in error.recipients) else "again"
        except aiosmtplib.SMTPDataError as error:
            return "failed" if error.code >= PERMANENT else "again"
        except (aiosmtplib.SMTPException, OSError) as error:
            log.warning("the mail server could not be used: %s", type(error).__name__)
            return "again"
        return "sent"

    def compose(
        self, to: str, notice: Notice, language: str, *, link: str, key: str, unsubscribe: str | None
    ) -> EmailMessage:
        """A mail with a link to a page; with `unsubscribe`, a token, it can be unsubscribed from with one click."""
        base = self._policy.public_url
        mail = EmailMessage()
        mail["From"] = Address("Highlands", addr_spec=self._policy.mail_from)
        mail["To"] = to
        mail["Subject"] = notice.title
        mail["Date"] = format_datetime(datetime.now(UTC))
        # The same for the same message: where it was handed in twice, mail programs show it once.
        domain = self._policy.mail_from.rpartition("@")[2]
        mail["Message-ID"] = f"<{sha256(key.encode()).hexdigest()[:32]}@{domain}>"
        mail["Auto-Submitted"] = "auto-generated"
        lines = [notice.body, "", f"{base}{link}"]
        if unsubscribe is not None:
            # RFC 8058
            mail["List-Unsubscribe"] = f"<{base}/api/mail/unsubscribe?token={unsubscribe}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            lines += ["", "-- ", say(message("notify-mail-why"), language), f"{base}/unsubscribe#{unsubscribe}"]
        mail.set_content("\n".join(lines) + "\n")
        return mail
