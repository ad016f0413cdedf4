"""Mail goes to those who have confirmed their address, and stops with one click."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import nullcontext
from email.message import EmailMessage
from typing import Any

import msgspec
import pytest

from highlands.errors import HighlandsError
from highlands.server.clock import now
from highlands.server.notifications import NotificationPolicy
from highlands.server.notifications.links import Link
from highlands.server.notifications.mail import MailServer
from tests.server.notifications.mail_box import MailBox, text_of
from tests.server.notifications.nodes import Node, with_notifiers
from tests.server.support.managers import until


@pytest.fixture
def box() -> Iterator[MailBox]:
    made = MailBox()
    made.controller.start()
    yield made
    made.controller.stop()


def token_in(mail: EmailMessage, page: str) -> str:
    found = re.search(rf"https://games\.example\.org/{page}#(\S+)", text_of(mail))
    assert found is not None, text_of(mail)
    return found[1]


def refused() -> Any:
    return pytest.raises(HighlandsError, match="too many emails")


def test_an_address_is_confirmed_written_to_and_unsubscribed(sqlite_url: str, box: MailBox):
    async def work(nodes: list[Node]) -> None:
        (node,) = nodes
        ann = await node.player("Ann", "hu")
        await node.channels.enter_mail(ann.id, "ann@example.org")
        await node.game(ann, None)
        await until(lambda: box.arrived)
        await node.settled()
        (asked,) = box.arrived
        assert (asked["To"], asked["Subject"]) == ("ann@example.org", "Erősítsd meg az e-mail-címedet a Highlandshez")
        assert asked["List-Unsubscribe"] is None
        await node.channels.confirm_mail(token_in(asked, "confirm-mail"))

        box.refusals = ["451 later", "451 later"]
        table = await node.game(ann, None)
        await until(lambda: len(box.arrived) == 2)
        await node.settled()
        told = box.arrived[1]
        assert (told["Subject"], box.refused) == ("Te jössz: Schotten Totten", 2)
        assert f"https://games.example.org/t/{table.id}\n" in text_of(told)
        assert "Player 1" in text_of(told)
        assert told["Auto-Submitted"] == "auto-generated"
        assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        token = token_in(told, "unsubscribe")
        assert told["List-Unsubscribe"] == f"<https://games.example.org/api/mail/unsubscribe?token={token}>"
        with pytest.raises(HighlandsError):
            await node.channels.confirm_mail(token)
        for _ in range(2):
            await node.channels.unsubscribe_mail(token)
        assert (await node.channels.state(ann.id)).mail is None
        with pytest.raises(HighlandsError):
            await node.channels.confirm_mail(token_in(asked, "confirm-mail"))
        await node.game(ann, None)
        await node.settled()
        assert len(box.arrived) == 2

    with_notifiers(sqlite_url, 1, work, policy=box.policy)


def test_an_address_that_does_not_exist_is_not_tried_again(sqlite_url: str, box: MailBox):
    async def work(nodes: list[Node]) -> None:
        (node,) = nodes
        ann = await node.player("Ann")
        box.refusals = ["550 nobody of that name"]
        await node.channels.enter_mail(ann.id, "nobody@example.org")
        await until(lambda: box.refused)
        await node.settled()
        assert (box.refused, box.arrived) == (1, [])

    with_notifiers(sqlite_url, 1, work, policy=box.policy)


def test_requests_to_confirm_are_bounded_for_an_address_and_for_a_player(sqlite_url: str, box: MailBox):
    async def work(nodes: list[Node]) -> None:
        (node,) = nodes
        most = box.policy.confirmations_per_day
        for number in range(most + 2):
            eve = await node.player("Eve")
            with refused() if number >= most else nullcontext():
                await node.channels.enter_mail(eve.id, "Victim@example.org" if number % 2 else "victim@example.org")
        mallory = await node.player("Mallory")
        for number in range(most + 2):
            with refused() if number >= most else nullcontext():
                await node.channels.enter_mail(mallory.id, f"victim{number}@example.org")
        await node.settled()
        # Only what is a player's last address is asked about, and none more often than allowed.
        assert len(box.arrived) <= 2 * most

    with_notifiers(sqlite_url, 1, work, policy=box.policy)


def test_other_spellings_of_an_address_are_the_same_box_and_what_is_refused_takes_nothing_from_others(
    sqlite_url: str, box: MailBox
):
    policy = msgspec.structs.replace(box.policy, confirmations_per_host=box.policy.confirmations_per_day + 1)

    async def work(nodes: list[Node]) -> None:
        (node,) = nodes
        spellings = ["victim@example.org", "victim+1@example.org", "v.ictim@Example.org", "VICTIM+x+y@example.org"]
        spellings += [f"vic.tim+{number}@example.org" for number in range(20)]
        for number, address in enumerate(spellings):
            eve = await node.player("Eve")
            with refused() if number >= policy.confirmations_per_day else nullcontext():
                await node.channels.enter_mail(eve.id, address)
        ann = await node.player("Ann")
        await node.channels.enter_mail(ann.id, "ann+games@example.org")
        assert (await node.channels.state(ann.id)).mail == "ann+games@example.org", "it is written to as it was entered"

    with_notifiers(sqlite_url, 1, work, policy=policy)


def test_links_are_the_hosts_own_for_one_thing_and_not_for_ever(sqlite_url: str, box: MailBox):
    async def work(nodes: list[Node]) -> None:
        (node,) = nodes
        signer, at = node.channels.links, now()
        token = signer.write(Link("confirm", "p", "a@example.org", 1, at + 10))
        assert signer.read(token, "confirm", at) is not None
        assert signer.read(token, "unsubscribe", at) is None
        assert signer.read(token, "confirm", at + 10) is None
        for wrong in ("", ".", "x.y", token[:-2], "A" + token, token + "é"):
            assert signer.read(wrong, "confirm", at) is None

    with_notifiers(sqlite_url, 1, work, policy=box.policy)


@pytest.mark.parametrize(
    "address", ["ann", "ann@", "@example.org", "a b@example.org", "a@b", "a@example.org\nBcc: x@y.z"]
)
def test_what_is_no_address_is_refused(sqlite_url: str, box: MailBox, address: str):
    async def work(nodes: list[Node]) -> None:
        ann = await nodes[0].player("Ann")
        with pytest.raises(HighlandsError, match="mail address"):
            await nodes[0].channels.enter_mail(ann.id, address)

    with_notifiers(sqlite_url, 1, work, policy=box.policy)


@pytest.mark.parametrize(
    "wrong",
    [
        {"smtp_url": "http://host"},
        {"smtp_url": "smtp://"},
        {"smtp_url": "smtp://host:x"},
        {"mail_from": ""},
        {"public_url": ""},
        {"public_url": "games.example.org"},
    ],
)
def test_a_host_is_told_what_mail_needs(wrong: dict[str, str]):
    whole = {"smtp_url": "smtps://user:word@host", "mail_from": "a@example.org", "public_url": "https://example.org"}
    MailServer(NotificationPolicy(**whole))  # type: ignore[arg-type]
    with pytest.raises(HighlandsError):
        MailServer(NotificationPolicy(**{**whole, **wrong}))  # type: ignore[arg-type]
