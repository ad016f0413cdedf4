"""Whoever is not looking is called once for each turn, whatever fails in between."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

import pytest

from highlands.protocol.messages import Resign
from highlands.server.clock import now
from highlands.server.notifications import outbox
from highlands.server.notifications.messages import NotificationChoices
from highlands.server.notifications.push import PushResult
from highlands.server.notifications.quiet import quiet_until
from highlands.server.store.outbox import PUSH_PREFIX, NotificationSettings, OutboxMessage, PushSubscription
from highlands.server.store.players import FriendRow
from tests.server.notifications.nodes import Node, move, with_notifiers
from tests.server.notifications.push_service import PushService
from tests.server.support.managers import Screen, create, until


async def outcomes(node: Node, player_id: str) -> list[tuple[str, str | None]]:
    return [(row.kind, row.outcome) for row in await turns(node, player_id)]


async def turns(node: Node, player_id: str) -> list[OutboxMessage]:
    return [row for row in await node.manager.store.outbox.of_player(player_id) if row.kind == "turn"]


def test_a_player_who_is_away_is_called_once_for_each_turn(sqlite_url: str):
    async def work(nodes: list[Node]) -> None:
        (node,) = nodes
        ann, ben = await node.player("Ann", "de"), await node.player("Ben")
        phone, laptop, other = [await node.subscribed(player) for player in (ann, ann, ben)]
        table = await node.game(ann, ben)
        await until(lambda: phone.arrived and laptop.arrived)
        content = phone.arrived[0].content
        assert content == {
            "kind": "turn",
            "table": table.id,
            "title": "Du bist am Zug: Schotten Totten",
            "body": "Am Tisch: Player 1",
            "language": "de",
            "waiting": 1,
        }
        await node.settled()
        await node.notifier._look(None, outbox.FIRST_LOOK_BACK_MS)
        await move(table)
        await until(lambda: other.arrived)
        await node.settled()
        assert [len(one.arrived) for one in (phone, laptop, other)] == [1, 1, 1]
        await move(table)
        await until(lambda: len(phone.arrived) == 2)

    with_notifiers(sqlite_url, 1, work)


def hold_up(node: Node, traps: set[str], monkeypatch: pytest.MonkeyPatch) -> tuple[asyncio.Event, set[tuple[str, str]]]:
    """Let these endpoints answer only after the event; with what has been sent to them, and about what."""
    answered, asked = asyncio.Event(), set[tuple[str, str]]()
    assert node.notifier._push is not None
    send = node.notifier._push.send

    async def take_time(subscription: PushSubscription, content: bytes, topic: str) -> PushResult:
        if subscription.endpoint in traps:
            asked.add((subscription.endpoint, topic))
            await answered.wait()
        return await send(subscription, content, topic)

    monkeypatch.setattr(node.notifier._push, "send", take_time)
    return answered, asked


def test_an_endpoint_that_never_answers_delays_nobody_else(sqlite_url: str, monkeypatch: pytest.MonkeyPatch):
    async def work(nodes: list[Node]) -> None:
        (node,) = nodes
        mallory, ben = await node.player("Mallory"), await node.player("Ben")
        traps = {(await node.subscribed(mallory)).endpoint for _ in range(5)}
        browser = await node.subscribed(ben)
        answered, asked = hold_up(node, traps, monkeypatch)
        for _ in range(2):
            await node.game(mallory, None)
        await until(lambda: asked)
        await node.game(ben, None)
        await until(lambda: browser.arrived)
        assert len(asked) == outbox.TO_ONE_AT_ONCE, "one player leaves room for the others"
        answered.set()
        await node.settled()
        assert len(asked) == 2 * len(traps), "all of them are sent, each once"
        assert [outcome for _, outcome in await outcomes(node, mallory.id)] == ["sent"] * 2 * len(traps)

    with_notifiers(sqlite_url, 1, work)


def test_many_who_never_answer_delay_nobody_and_write_nothing(sqlite_url: str, monkeypatch: pytest.MonkeyPatch):
    """Each of seven has three endpoints that never answer, and more messages wait for each of them."""

    async def work(nodes: list[Node]) -> None:
        (node,) = nodes
        traps: set[str] = set()
        answered, asked = hold_up(node, traps, monkeypatch)
        for number in range(7):
            one = await node.player(f"Mallory {number}")
            traps |= {(await node.subscribed(one)).endpoint for _ in range(3)}
            for _ in range(2):
                await node.game(one, None)
        await until(lambda: len(asked) >= 7 * outbox.TO_ONE_AT_ONCE)
        ben = await node.player("Ben")
        browser = await node.subscribed(ben)
        await node.game(ben, None)
        await until(lambda: browser.arrived)
        database = node.manager.store.outbox._database
        monkeypatch.setattr(database, "write", None)
        assert await node.notifier._lease(by_mail=False) == [], "nothing is leased that would have to be given back"
        monkeypatch.undo()
        answered.set()

    with_notifiers(sqlite_url, 1, work)


def test_nobody_is_called_for_a_challenge_of_somebody_who_is_no_friend_any_more(sqlite_url: str):
    async def work(nodes: list[Node]) -> None:
        (node,) = nodes
        ann, ben = await node.player("Ann"), await node.player("Ben")
        phone = await node.subscribed(ben)
        friend = FriendRow(id="1", player_id=ann.id, friend_id=ben.id, created_at=1)
        tables = [await node.manager.table((await create(node.manager, None, None)).id) for _ in range(2)]
        called, withdrawn = tables
        for table in tables:
            await node.sit(table, 0, ann)
        # What parting leaves: the message, and no challenge.
        (channel,) = await node.manager.store.channels.subscriptions(ben.id)
        left = OutboxMessage(
            table_id=withdrawn.id,
            number=0,
            player_id=ben.id,
            kind="challenge",
            channel=f"{PUSH_PREFIX}{channel.id}",
            seat=1,
            at=now(),
            due_at=now(),
        )
        await node.manager.store.outbox.add([left])
        await node.manager.friends.challenge(ann, friend, called.id, 1)
        await until(lambda: phone.arrived)
        await node.settled()
        assert [one.content["table"] for one in phone.arrived] == [called.id]
        rows = await node.manager.store.outbox.of_player(ben.id)
        assert {(row.table_id, row.outcome) for row in rows} == {(called.id, "sent"), (withdrawn.id, "gone")}

    with_notifiers(sqlite_url, 1, work)


def test_a_challenge_calls_as_soon_as_its_sender_has_sat_down(sqlite_url: str, monkeypatch: pytest.MonkeyPatch):
    async def work(nodes: list[Node]) -> None:
        (node,) = nodes
        ann, ben = await node.player("Ann"), await node.player("Ben")
        phone = await node.subscribed(ben)
        friend = FriendRow(id="1", player_id=ann.id, friend_id=ben.id, created_at=1)
        table = await node.manager.table((await create(node.manager, None, None)).id)
        postpone, pauses = node.manager.store.outbox.postpone, list[int]()

        async def note(leased: OutboxMessage, due_at: int, attempts: int) -> None:
            pauses.append(due_at - now())
            await postpone(leased, due_at, attempts)

        monkeypatch.setattr(node.manager.store.outbox, "postpone", note)
        await node.manager.friends.challenge(ann, friend, table.id, 1)
        await until(lambda: pauses)
        await node.sit(table, 0, ann)
        await until(lambda: phone.arrived)
        assert pauses[0] <= outbox.SEATED_RETRY_MS

    with_notifiers(sqlite_url, 1, work)


def test_nobody_is_called_for_what_passes_within_the_grace_or_while_they_look(sqlite_url: str):
    async def work(nodes: list[Node]) -> None:
        (node,) = nodes
        ann, ben = await node.player("Ann"), await node.player("Ben")
        phone, other = await node.subscribed(ann), await node.subscribed(ben)
        table = await node.game(ann, ben)
        for _ in range(6):
            await move(table)
        await table.subscribe(Screen(0))
        await node.settled()
        assert [len(one.arrived) for one in (phone, other)] == [0, 0]
        assert ("turn", "seen") in await outcomes(node, ann.id)
        assert await outcomes(node, ben.id) == []

    with_notifiers(sqlite_url, 1, work)


def test_who_has_moved_before_the_message_is_sent_gets_none(sqlite_url: str):
    async def work(nodes: list[Node]) -> None:
        (node,) = nodes
        ann = await node.player("Ann")
        phone = await node.subscribed(ann)
        await node.channels.choose(ann.id, NotificationChoices(delay_minutes=10))
        table = await node.game(ann, None)
        await node.settled()
        (row,) = await turns(node, ann.id)
        assert row.due_at - row.at > 10 * 60_000
        await node.manager.store.outbox.postpone(row, now() + 300, 0)
        await move(table)
        await asyncio.sleep(0.35)
        await node.settled()
        assert (phone.arrived, await outcomes(node, ann.id)) == ([], [("turn", "moved")])

    with_notifiers(sqlite_url, 1, work)


def test_a_push_service_that_is_away_delays_and_doubles_nothing(sqlite_url: str):
    async def work(nodes: list[Node]) -> None:
        (node,) = nodes
        ann = await node.player("Ann")
        phone = await node.subscribed(ann)
        phone.answers = [503, 429, 500]
        await node.game(ann, None)
        await until(lambda: phone.arrived)
        await node.settled()
        assert (len(phone.arrived), phone.refused) == (1, 3)

    with_notifiers(sqlite_url, 1, work)


def test_a_dead_subscription_is_forgotten(sqlite_url: str):
    async def work(nodes: list[Node]) -> None:
        (node,) = nodes
        ann = await node.player("Ann")
        phone, laptop = await node.subscribed(ann), await node.subscribed(ann)
        phone.answers = [410]
        await node.game(ann, None)
        await until(lambda: laptop.arrived)
        await node.settled()
        assert [device.endpoint for device in await node.manager.store.channels.subscriptions(ann.id)] == [
            laptop.endpoint
        ]

    with_notifiers(sqlite_url, 1, work)


def test_a_store_that_is_away_when_it_has_been_sent_doubles_nothing(sqlite_url: str, monkeypatch: pytest.MonkeyPatch):
    async def work(nodes: list[Node]) -> None:
        (node,) = nodes
        rows = node.manager.store.outbox
        finish, failures = rows.finish, [1, 2, 3]

        async def failing(*args: Any) -> None:
            if failures:
                failures.pop()
                raise OSError("the store is away")
            await finish(*args)

        monkeypatch.setattr(rows, "finish", failing)
        ann = await node.player("Ann")
        phone = await node.subscribed(ann)
        await node.game(ann, None)
        await until(lambda: not failures)
        await node.settled()
        assert (len(phone.arrived), await outcomes(node, ann.id)) == (1, [("turn", "sent")])

    with_notifiers(sqlite_url, 1, work)


def test_what_a_dead_node_has_not_sent_the_next_one_sends_once(sqlite_url: str, monkeypatch: pytest.MonkeyPatch):
    """Dead before it was derived, and dead with the lease of a message in its hands."""
    with PushService().running() as service:
        phones = []

        async def before(nodes: list[Node]) -> None:
            (node,) = nodes
            ann = await node.player("Ann")
            phones.append(await node.subscribed(ann))
            await node.notifier.stop()
            leased, lost = await node.game(ann, None), await node.game(ann, None)
            at = now() + 1
            rows = node.manager.store.outbox
            assert await rows.derive(since=0, until=at, grace=0, table_ids=[leased.id]) == 2
            held = await rows.lease(node.manager.store.node_id, at, 10, by_mail=False, to_one=9, on_their_way={})
            assert {one.kind for one in held} == {"joined", "turn"}
            assert lost.aggregate.started

        async def after(nodes: list[Node]) -> None:
            (node,) = nodes
            await until(lambda: len(phones[0].arrived) == 2)
            await node.settled()

        with_notifiers(sqlite_url, 1, before, service=service)
        with_notifiers(sqlite_url, 1, after, service=service)
        assert len({one.content["table"] for one in phones[0].arrived}) == 2
        with_notifiers(sqlite_url, 1, lambda nodes: nodes[0].settled(), service=service)
        assert len(phones[0].arrived) == 2


def test_of_several_nodes_one_sends(postgres_url: str):
    async def work(nodes: list[Node]) -> None:
        here, there = nodes
        assert here.channels.vapid.public == there.channels.vapid.public
        ann, ben = await here.player("Ann"), await here.player("Ben")
        phone, other = await here.subscribed(ann), await there.subscribed(ben)
        tables = [await here.game(ann, ben) for _ in range(3)]
        copies = [await there.manager.table(table.id) for table in tables]
        # Ben looks at the first one, at the other node.
        await copies[0].subscribe(Screen(1))
        for node in nodes:
            node.notifier.changed(tables[0])
        await until(lambda: len(phone.arrived) == 3)
        for table in tables:
            await move(table)
        await until(lambda: len(other.arrived) == 2)
        for node in nodes:
            await node.notifier._look(None, outbox.LOOK_BACK_MS)
            await node.settled()
        assert {one.content["table"] for one in other.arrived} == {table.id for table in tables[1:]}
        assert [len(one.arrived) for one in (phone, other)] == [3, 2]

    with_notifiers(postgres_url, 2, work)


def test_who_waits_is_told_who_has_sat_down_and_who_was_away_that_it_is_over(sqlite_url: str):
    async def work(nodes: list[Node]) -> None:
        (node,) = nodes
        ann, ben = await node.player("Ann"), await node.player("Ben")
        phone, other = await node.subscribed(ann), await node.subscribed(ben)
        created = await create(node.manager, None, None, options="first B")
        table = await node.manager.table(created.id)
        await node.sit(table, 0, ann)
        await node.sit(table, 1, ben)
        await until(lambda: phone.arrived)
        assert phone.arrived[0].content["title"] == "Ben has sat down at your table"
        await node.reveal(table)
        await until(lambda: other.arrived)
        await table.execute(1, Resign(table.aggregate.version))
        await until(lambda: len(phone.arrived) == 2)
        await node.settled()
        assert [one.content["kind"] for one in phone.arrived] == ["joined", "over"]
        assert [one.content["kind"] for one in other.arrived] == ["turn"]

    with_notifiers(sqlite_url, 1, work)


def test_in_quiet_hours_a_message_waits(sqlite_url: str):
    async def work(nodes: list[Node]) -> None:
        (node,) = nodes
        ann = await node.player("Ann")
        phone = await node.subscribed(ann)
        here = datetime.fromtimestamp(now() / 1000, UTC)
        minute = here.hour * 60 + here.minute
        begin, end = (minute - 60) % 1440, (minute + 60) % 1440
        await node.channels.choose(ann.id, NotificationChoices(quiet_from=begin, quiet_until=end))
        table = await node.game(ann, None)
        await node.settled()
        (row,) = await turns(node, ann.id)
        assert (phone.arrived, row.done_at, row.attempts) == ([], None, 0)
        assert 55 * 60_000 < row.due_at - now() <= 60 * 60_000
        await node.channels.choose(ann.id, NotificationChoices())
        await node.manager.store.outbox.postpone(row, now(), 0)
        await until(lambda: phone.arrived)
        assert table.aggregate.turn is not None

    with_notifiers(sqlite_url, 1, work)


@pytest.mark.parametrize(
    ("hours", "zone", "at", "until_"),
    [
        ((22 * 60, 7 * 60), "UTC", "2026-11-17T23:30", "2026-11-18T07:00"),
        ((22 * 60, 7 * 60), "UTC", "2026-11-17T06:59", "2026-11-17T07:00"),
        ((22 * 60, 7 * 60), "UTC", "2026-11-17T07:00", None),
        ((22 * 60, 7 * 60), "Europe/Berlin", "2026-11-17T21:30", "2026-11-18T06:00"),
        ((22 * 60, 7 * 60), "Europe/Berlin", "2026-03-28T22:30", "2026-03-29T05:00"),  # the night of an hour less
        ((13 * 60, 15 * 60), "America/Sao_Paulo", "2026-11-17T17:15", "2026-11-17T18:00"),
        ((60, 60), "UTC", "2026-11-17T01:00", None),
        ((None, None), "UTC", "2026-11-17T01:00", None),
    ],
)
def test_quiet_hours_are_those_of_the_player(
    hours: tuple[int | None, int | None], zone: str, at: str, until_: str | None
):
    def milliseconds(text: str) -> int:
        return int(datetime.fromisoformat(f"{text}+00:00").timestamp() * 1000)

    settings = NotificationSettings(quiet_from=hours[0], quiet_until=hours[1], time_zone=zone)
    assert quiet_until(settings, milliseconds(at)) == (None if until_ is None else milliseconds(until_))
