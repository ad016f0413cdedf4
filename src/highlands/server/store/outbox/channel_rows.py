"""Queries on the ways to reach players: push subscriptions, mail addresses, and when they want to be told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy import Connection, Executable, delete, exists, func, select, update

from highlands.server.store.database import Database
from highlands.server.store.outbox.rows import MAIL, PUSH_PREFIX, MailAddress, NotificationSettings, PushSubscription
from highlands.server.store.outbox.schema import (
    HOST_KEYS,
    MAIL_ADDRESSES,
    MAIL_REQUESTS,
    NOTIFICATION_SETTINGS,
    PUSH_SUBSCRIPTIONS,
)
from highlands.server.store.players.schema import PLAYERS
from highlands.server.store.schema import insert_into


class ChannelRows:
    """How the players of a database are reached."""

    def __init__(self, database: Database) -> None:
        """In an open database."""
        self._database = database

    async def host_key(self, name: str, new: bytes) -> bytes:
        """A key that all nodes share: the stored one, or `new` from now on."""
        insertion = insert_into(self._database.dialect, HOST_KEYS).values(name=name, value=new)
        query = select(HOST_KEYS.c.value).where(HOST_KEYS.c.name == name)

        def work(connection: Connection) -> bytes:
            connection.execute(insertion.on_conflict_do_nothing())
            return bytes(connection.execute(query).scalar_one())

        return await self._database.write(work, repeatable=True)

    # Settings

    async def settings(self, player_id: str) -> NotificationSettings:
        """What a player wants to be told; the defaults, if they have chosen nothing."""
        found = await self._all(select(NOTIFICATION_SETTINGS).where(NOTIFICATION_SETTINGS.c.player_id == player_id))
        return settings_from(found[0]._mapping) if found else NotificationSettings()

    async def change_settings(self, player_id: str, settings: NotificationSettings) -> None:
        """Store what a player wants to be told."""
        values = msgspec.structs.asdict(settings)
        insertion = insert_into(self._database.dialect, NOTIFICATION_SETTINGS).values(player_id=player_id, **values)
        await self._write(
            insertion.on_conflict_do_update(index_elements=[NOTIFICATION_SETTINGS.c.player_id], set_=values)
        )

    async def of_player(self, player_id: str) -> list[str]:
        """The channels by which a player can be reached, as the outbox names them."""
        mail = await self.mail(player_id)
        by_mail = [MAIL] if mail is not None and mail.confirmed_at is not None else []
        return [*(f"{PUSH_PREFIX}{one.id}" for one in await self.subscriptions(player_id)), *by_mail]

    # Push

    async def subscriptions(self, player_id: str) -> list[PushSubscription]:
        """A player's, oldest first."""
        query = select(PUSH_SUBSCRIPTIONS).where(PUSH_SUBSCRIPTIONS.c.player_id == player_id)
        found = await self._all(query.order_by(PUSH_SUBSCRIPTIONS.c.created_at, PUSH_SUBSCRIPTIONS.c.id))
        return [PushSubscription(**row._mapping) for row in found]

    async def subscription(self, subscription_id: str) -> PushSubscription | None:
        """One of them."""
        found = await self._all(select(PUSH_SUBSCRIPTIONS).where(PUSH_SUBSCRIPTIONS.c.id == subscription_id))
        return PushSubscription(**found[0]._mapping) if found else None

    async def subscribe(self, new: PushSubscription, most: int) -> None:
        """Add a subscription, or note whose a known one is now; of more than `most` the player's oldest go."""
        values = msgspec.structs.asdict(new)
        insertion = insert_into(self._database.dialect, PUSH_SUBSCRIPTIONS).values(values)
        changed = {name: values[name] for name in ("player_id", "p256dh", "auth", "device", "device_id")}
        subscribing = insertion.on_conflict_do_update(index_elements=[PUSH_SUBSCRIPTIONS.c.endpoint], set_=changed)
        newest = (
            select(PUSH_SUBSCRIPTIONS.c.id)
            .where(PUSH_SUBSCRIPTIONS.c.player_id == new.player_id)
            .order_by(PUSH_SUBSCRIPTIONS.c.created_at.desc(), PUSH_SUBSCRIPTIONS.c.id)
            .limit(most)
        )
        trimming = delete(PUSH_SUBSCRIPTIONS).where(
            PUSH_SUBSCRIPTIONS.c.player_id == new.player_id, PUSH_SUBSCRIPTIONS.c.id.not_in(newest)
        )

        def work(connection: Connection) -> None:
            connection.execute(subscribing)
            connection.execute(trimming)

        await self._database.write(work, repeatable=True)

    async def renew(self, old_endpoint: str, *, endpoint: str, p256dh: bytes, auth: bytes) -> None:
        """Replace a subscription by another one of the same browser; no effect if it is not known."""
        values = {"endpoint": endpoint, "p256dh": p256dh, "auth": auth}
        old = PUSH_SUBSCRIPTIONS.c.endpoint == old_endpoint

        def work(connection: Connection) -> None:
            taken = select(PUSH_SUBSCRIPTIONS.c.id).where(PUSH_SUBSCRIPTIONS.c.endpoint == endpoint)
            if connection.execute(taken).first() is None:
                connection.execute(update(PUSH_SUBSCRIPTIONS).where(old).values(values))

        await self._database.write(work, repeatable=True)

    async def unsubscribe(self, player_id: str, subscription_id: str) -> None:
        """Forget a subscription."""
        await self._write(
            delete(PUSH_SUBSCRIPTIONS).where(
                PUSH_SUBSCRIPTIONS.c.player_id == player_id, PUSH_SUBSCRIPTIONS.c.id == subscription_id
            )
        )

    # Mail

    async def mail(self, player_id: str) -> MailAddress | None:
        """A player's mail address."""
        found = await self._all(select(MAIL_ADDRESSES).where(MAIL_ADDRESSES.c.player_id == player_id))
        return MailAddress(**found[0]._mapping) if found else None

    async def change_mail(self, mail: MailAddress) -> None:
        """Store a player's mail address, in place of the one before."""
        values = msgspec.structs.asdict(mail)
        insertion = insert_into(self._database.dialect, MAIL_ADDRESSES).values(values)
        await self._write(insertion.on_conflict_do_update(index_elements=[MAIL_ADDRESSES.c.player_id], set_=values))

    async def confirm_mail(self, player_id: str, address: str, created_at: int, at: int) -> bool:
        """Confirm an address that was entered at a time; False if it is not the player's any more."""
        confirming = (
            update(MAIL_ADDRESSES)
            .where(
                MAIL_ADDRESSES.c.player_id == player_id,
                MAIL_ADDRESSES.c.address == address,
                MAIL_ADDRESSES.c.created_at == created_at,
            )
            .values(confirmed_at=func.coalesce(MAIL_ADDRESSES.c.confirmed_at, at))
        )
        return await self._database.write(
            lambda connection: connection.execute(confirming).rowcount > 0, repeatable=True
        )

    async def remove_mail(self, player_id: str) -> None:
        """Forget a player's address."""
        await self._write(delete(MAIL_ADDRESSES).where(MAIL_ADDRESSES.c.player_id == player_id))

    async def unsubscribe_mail(self, player_id: str, address: str) -> None:
        """Forget an address, by a link in a mail that was sent to it for a player.

        If that player is no more, they have been joined to another one, who has got the address: whoever reads the mail
        of this address wants no more, so it goes whosever it is now.
        """
        is_theirs = sql.or_(MAIL_ADDRESSES.c.player_id == player_id, ~exists().where(PLAYERS.c.id == player_id))
        await self._write(delete(MAIL_ADDRESSES).where(MAIL_ADDRESSES.c.address == address, is_theirs))

    async def count_mail_requests(self, keys: Sequence[str], day: int) -> list[int]:
        """Count a request to confirm an address, under several keys; returns the count of each on this day."""
        insertion = insert_into(self._database.dialect, MAIL_REQUESTS)
        counting = insertion.on_conflict_do_update(
            index_elements=[MAIL_REQUESTS.c.key, MAIL_REQUESTS.c.day],
            set_={"number": MAIL_REQUESTS.c.number + 1},
        ).returning(MAIL_REQUESTS.c.number)

        def work(connection: Connection) -> list[int]:
            connection.execute(delete(MAIL_REQUESTS).where(MAIL_REQUESTS.c.day < day))
            # In order of the keys, so that two nodes can't deadlock.
            counts = {
                key: int(connection.execute(counting, {"key": key, "day": day, "number": 1}).scalar_one())
                for key in sorted(keys)
            }
            return [counts[key] for key in keys]

        return await self._database.write(work)

    async def _all(self, query: Executable) -> Sequence[Any]:
        return await self._database.read(lambda connection: connection.execute(query).all())

    async def _write(self, statement: Executable) -> None:
        await self._database.write(lambda connection: connection.execute(statement), repeatable=True)


def settings_from(columns: Any) -> NotificationSettings:
    """A player's settings from a row that has more columns."""
    return NotificationSettings(**{name: columns[name] for name in NotificationSettings.__struct_fields__})
