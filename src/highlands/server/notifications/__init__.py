"""Calling players back: Web Push and mail for those who are not looking at their table.

What happened is read from the logs (`store/outbox`), each message once. `outbox` decides when it is sent and sends it,
`channels` is what players change, `texts` is what a message says: the table, the game, names and whose turn it is, and
never anything of a game's state.
"""

from highlands.server.notifications.channels import Channels
from highlands.server.notifications.outbox import Notifier
from highlands.server.notifications.settings import NotificationPolicy

__all__ = ["Channels", "NotificationPolicy", "Notifier"]
