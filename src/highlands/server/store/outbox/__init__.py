"""Notifications in the database: how players are reached, what they want to hear of, and the outbox."""

from highlands.server.store.outbox.channel_rows import ChannelRows
from highlands.server.store.outbox.outbox_rows import OutboxRows
from highlands.server.store.outbox.rows import (
    MAIL,
    PUSH_PREFIX,
    Kind,
    MailAddress,
    NotificationSettings,
    OutboxMessage,
    PushSubscription,
)

__all__ = [
    "MAIL",
    "PUSH_PREFIX",
    "ChannelRows",
    "Kind",
    "MailAddress",
    "NotificationSettings",
    "OutboxMessage",
    "OutboxRows",
    "PushSubscription",
]
