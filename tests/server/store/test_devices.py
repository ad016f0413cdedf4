"""Two players become one without loss, and a device that is removed leaves no way back."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from highlands.server.store import Store
from highlands.server.store.outbox import MailAddress, NotificationSettings, OutboxMessage, PushSubscription
from highlands.server.store.players import (
    BlockRow,
    ChallengeRow,
    DeviceRow,
    FriendRow,
    PasskeyRow,
    PlayerRow,
    SeatLink,
    TokenRow,
)
from tests.server.store.sample_rows import table, using


async def add_players(store: Store, *ids: str) -> None:
    """Players, each with one device that is called after them."""
    for one in ids:
        device = DeviceRow(id=f"{one}'s", player_id=one, key_hash=one.encode(), name="", created_at=1)
        await store.players.add(PlayerRow(id=one, created_at=1, seen_at=1, language="en"), device)


def friend(player: str, other: str) -> FriendRow:
    return FriendRow(id=f"{player}-{other}", player_id=player, friend_id=other, created_at=1)


async def befriend(store: Store, one: str, other: str) -> bool:
    return await store.friends.befriend(friend(one, other), friend(other, one), 100)


def challenge(table_id: str, player: str, sender: str) -> ChallengeRow:
    return ChallengeRow(table_id=table_id, player_id=player, from_id=sender, seat=0, created_at=1)


def subscription(player: str, endpoint: str, device: str | None) -> PushSubscription:
    known: dict[str, Any] = {"p256dh": b"", "auth": b"", "device": "", "created_at": 1}
    return PushSubscription(id=endpoint, player_id=player, endpoint=endpoint, device_id=device, **known)


def passkey(player: str, name: str, device: str) -> PasskeyRow:
    return PasskeyRow(
        id=name.encode(),
        player_id=player,
        public_key=b"",
        sign_count=0,
        name=name,
        created_at=1,
        device_id=device,
    )


def token(player: str, purpose: str) -> TokenRow:
    hashed = f"{player} {purpose}".encode()
    return TokenRow(hash=hashed, purpose=purpose, player_id=player, created_at=1, expires_at=100)


async def join(store: Store, old: str, new: str) -> None:
    device = DeviceRow(id="second", player_id=new, key_hash=b"second", name="", created_at=2)
    _, is_joined = await store.devices.adopt(device, old.encode(), 10)
    assert is_joined


def test_joining_keeps_all_challenges(url: str):
    async def work(store: Store) -> None:
        await add_players(store, "old", "new", "ben")
        for one in "abcd":
            await store.add_table(table(one))
        await befriend(store, "old", "ben")
        await befriend(store, "new", "ben")
        for row in (
            challenge("a", "old", "ben"),
            challenge("b", "new", "ben"),
            challenge("c", "ben", "old"),
            challenge("d", "ben", "new"),
        ):
            await store.friends.challenge(row)
        assert await store.friends.open_challenges("ben", "new") == 1
        await join(store, "old", "new")
        assert {row.table_id for row, _ in await store.friends.challenges("new")} == {"a", "b"}
        sent = {(row.table_id, row.from_id) for row, _ in await store.friends.challenges("ben")}
        assert sent == {("c", "new"), ("d", "new")}
        assert await store.friends.open_challenges("ben", "new") == 2

    using(url, work)


def test_joining_keeps_how_somebody_is_reached(url: str):
    async def work(store: Store) -> None:
        await add_players(store, "old", "new")
        mail = MailAddress(player_id="old", address="a@example.org", created_at=1, confirmed_at=2)
        chosen = NotificationSettings(on_over=False)
        await store.channels.change_mail(mail)
        await store.channels.change_settings("old", chosen)
        waiting = OutboxMessage(
            table_id="a", number=1, player_id="old", kind="turn", channel="mail", seat=0, at=1, due_at=5
        )
        done = msgspec.structs.replace(waiting, number=2)
        twice = [msgspec.structs.replace(waiting, number=3, player_id=one) for one in ("old", "new")]
        await store.outbox.add([waiting, done, *twice])
        await store.outbox.finish(done, 3, "sent")
        await store.add_table(table("a"))
        await store.players.link(SeatLink(table_id="a", seat=0, player_id="old", device_id="old's"))
        await join(store, "old", "new")
        assert await store.channels.mail("new") == msgspec.structs.replace(mail, player_id="new")
        assert await store.channels.settings("new") == chosen
        found = {(row.number, row.outcome) for row in await store.outbox.of_player("new")}
        assert found == {(1, None), (2, "sent"), (3, None)}
        holder = await store.devices.holder("a", 0)
        assert holder is not None
        assert (holder.player_id, holder.device_id, holder.is_removed) == ("new", "second", False)

    using(url, work)


def test_the_links_of_mails_sent_before_two_were_joined_unsubscribe_too(url: str):
    async def work(store: Store) -> None:
        await add_players(store, "old", "new", "other")
        for one in ("old", "other"):
            await store.channels.change_mail(
                MailAddress(player_id=one, address="a@example.org", created_at=1, confirmed_at=2)
            )
        await store.channels.unsubscribe_mail("new", "a@example.org")
        assert await store.channels.mail("old") is not None, "the link of somebody else who is still there"
        await join(store, "old", "new")
        assert await store.channels.mail("new") is not None
        await store.channels.unsubscribe_mail("old", "b@example.org")
        assert await store.channels.mail("new") is not None, "another address"
        await store.channels.unsubscribe_mail("old", "a@example.org")
        assert await store.channels.mail("new") is None

    using(url, work)


def test_joining_keeps_what_was_chosen_and_drops_friends_who_are_blocked(url: str):
    async def work(store: Store) -> None:
        await add_players(store, "old", "new", "ben", "eve")
        for player, at in (("old", 2), ("new", None)):
            mail = MailAddress(player_id=player, address=f"{player}@example.org", created_at=1, confirmed_at=at)
            await store.channels.change_mail(mail)
        await befriend(store, "old", "ben")
        await befriend(store, "new", "eve")
        block = BlockRow(id="1", player_id="new", blocked_id="ben", name="", created_at=1)
        assert await store.friends.block(block, 10)
        assert await store.friends.block(BlockRow(id="2", player_id="eve", blocked_id="old", name="", created_at=1), 10)
        await join(store, "old", "new")
        kept = await store.channels.mail("new")
        assert kept is not None
        assert kept.address == "new@example.org"
        assert [await store.friends.of_player(one) for one in ("new", "ben", "eve")] == [[], [], []]

    using(url, work)


def test_a_removed_device_leaves_no_link_passkey_or_subscription(url: str):
    async def work(store: Store) -> None:
        await add_players(store, "ann", "ben")
        devices = store.devices
        lost = DeviceRow(id="lost", player_id="ann", key_hash=b"lost", name="", created_at=2)
        await devices.adopt(lost, None, 10)
        for one in (token("ann", "add-device"), token("ann", "befriend"), token("ben", "add-device")):
            await devices.add_token(one, 10)
        for one_passkey in (passkey("ann", "home", "ann's"), passkey("ann", "thief", "lost")):
            assert await devices.add_passkey(one_passkey, 10)
        for player, endpoint, device in (("ann", "1", "ann's"), ("ann", "2", "lost"), ("ann", "3", None)):
            await store.channels.subscribe(subscription(player, endpoint, device), 10)

        assert not await devices.remove("ben", "lost", by="ben's")
        assert len(await store.channels.subscriptions("ann")) == 3, "somebody else's request does nothing"
        assert await devices.remove("ann", "lost", by="ann's")
        assert await devices.token(b"ann add-device", "add-device", 5) is None
        assert await devices.token(b"ann befriend", "befriend", 5) is not None
        assert await devices.token(b"ben add-device", "add-device", 5) is not None
        assert [one.name for one in await devices.passkeys("ann")] == ["home"]
        assert [one.endpoint for one in await store.channels.subscriptions("ann")] == ["1"]
        assert not await devices.add_passkey(passkey("ann", "late", "lost"), 10), "it is a device no more"

    using(url, work)


def test_who_signs_out_keeps_the_way_back(url: str):
    async def work(store: Store) -> None:
        await add_players(store, "ann")
        await store.devices.add_token(token("ann", "add-device"), 10)
        assert await store.devices.add_passkey(passkey("ann", "own", "ann's"), 10)
        assert await store.devices.remove("ann", "ann's", by="ann's")
        assert [one.name for one in await store.devices.passkeys("ann")] == ["own"]
        assert await store.devices.token(b"ann add-device", "add-device", 5) is not None

    using(url, work)


def test_players_who_can_come_back_or_have_friends_are_not_pruned(url: str):
    async def work(store: Store) -> None:
        await add_players(store, "ann", "ben", "cat", "dan")
        await befriend(store, "ann", "ben")
        assert await store.devices.add_passkey(passkey("cat", "own", "cat's"), 10)
        assert await store.players.prune(10, 100) == 1
        assert [one for one in ("ann", "ben", "cat", "dan") if await store.players.find(one) is None] == ["dan"]

    using(url, work)


def test_befriending_and_blocking_at_once_leaves_no_friend_who_is_blocked(url: str):
    async def work(store: Store) -> None:
        for number in range(10):
            one, other = f"one {number}", f"other {number}"
            await add_players(store, one, other)
            block = BlockRow(id=str(number), player_id=other, blocked_id=one, name="", created_at=1)
            await asyncio.gather(befriend(store, one, other), store.friends.block(block, 10))
            assert await store.friends.of_player(one) == []

    using(url, work)
