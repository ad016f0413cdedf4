"""Nothing hidden is in a message: with all that a seat can't know dealt anew, its bytes stay the same."""

from __future__ import annotations

from email.message import EmailMessage
from typing import Any

import pytest

from highlands.server.clock import now
from highlands.server.notifications import NotificationPolicy
from highlands.server.notifications.push import PushResult
from highlands.server.store.outbox import MAIL, Kind, MailAddress, OutboxMessage
from highlands.server.tables.aggregate import EventKind
from highlands.server.tables.live_table import LiveTable
from tests.server.notifications.nodes import Node, with_notifiers
from tests.server.test_leaks import VARIANTS, played, redealt, row_of

POLICY = NotificationPolicy(
    smtp_url="smtp://127.0.0.1:1",
    mail_from="games@example.org",
    public_url="https://games.example.org",
    allows_private_push=True,
)
KINDS: tuple[Kind, ...] = ("turn", "joined", "over")


@pytest.mark.parametrize(("game", "options", "seats"), [VARIANTS[1], VARIANTS[4]])
def test_messages_tell_nothing_of_what_is_hidden(sqlite_url: str, game: str, options: str, seats: int):
    async def work(nodes: list[Node]) -> None:
        (node,) = nodes
        node.notifier._changed.clear()
        ann = await node.player("Ann", "uk")
        browser = await node.subscribed(ann)
        (device,) = await node.manager.store.channels.subscriptions(ann.id)
        mail = MailAddress(player_id=ann.id, address="ann@example.org", created_at=1, confirmed_at=1)
        await node.manager.store.channels.change_mail(mail)
        sent = capture(node)
        row = row_of(game, options, seats)
        log = played(row, 14, 5)
        told: dict[int | None, list[bytes]] = {}
        for seed in (None, 1, 2):
            for seat in range(seats):
                table = LiveTable(node.manager.store, row, node.manager.membership, lambda _: None)
                table.log.load(log)
                if seed is not None:
                    table.aggregate._game = redealt(table.aggregate.game, seat, seed)
                node.manager.tables[row.id] = table
                for kind in KINDS:
                    for channel in (f"push:{device.id}", MAIL):
                        joined = next(e.number for e in log if e.kind == EventKind.CLAIM and e.seat != seat)
                        message = OutboxMessage(
                            table_id=row.id,
                            number=joined,
                            player_id=ann.id,
                            kind=kind,
                            channel=channel,
                            seat=seat,
                            at=1,
                            due_at=now(),
                        )
                        await node.notifier._deliver(message)
            told[seed] = sent.copy()
            sent.clear()
        # The turn of one seat, and the end for all but who moved last; that somebody joined is told before the deal.
        assert len(told[None]) == 2 * (1 + (seats - 1))
        assert told[None] == told[1] == told[2]
        assert browser.arrived == []

    with_notifiers(sqlite_url, 1, work, policy=POLICY)


def capture(node: Node) -> list[bytes]:
    """What would be sent."""
    sent: list[bytes] = []

    async def push(_subscription: Any, content: bytes, topic: str) -> PushResult:
        sent.append(content + topic.encode())
        return PushResult("sent")

    async def mail(message: EmailMessage) -> str:
        del message["Date"]
        sent.append(message.as_bytes())
        return "sent"

    assert node.notifier._push is not None
    assert node.notifier._mail is not None
    node.notifier._push.send = push  # type: ignore[method-assign, assignment]
    node.notifier._mail.send = mail  # type: ignore[method-assign, assignment]
    return sent
