"""Queries on the devices of players: their keys, their passkeys, and the tokens with which another one is added."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Executable, Select, bindparam, delete, exists, func, or_, select, update

from highlands.server.store.database import Database
from highlands.server.store.host.admission import dismiss_removed
from highlands.server.store.outbox.schema import MAIL_ADDRESSES, NOTIFICATION_SETTINGS, OUTBOX, PUSH_SUBSCRIPTIONS
from highlands.server.store.players.friend_rows import part_blocked
from highlands.server.store.players.player_rows import KnownDevice, known_device, lock_players, remove_players
from highlands.server.store.players.rows import DeviceRow, PasskeyRow, SeatHolder, TokenRow
from highlands.server.store.players.schema import (
    BLOCKS,
    CHALLENGES,
    DEVICES,
    FRIENDS,
    PASSKEYS,
    PLAYER_SEATS,
    TOKENS,
)
from highlands.server.store.prepared_query import PreparedQuery
from highlands.server.store.ratings.joining import join_ratings
from highlands.server.store.schema import insert_into
from highlands.server.store.tournaments.entries import join_entries

ADDING = "add-device", "add-passkey"
"""What the tokens are for with which a player gets another way in."""


class DeviceRows:
    """The devices in a database."""

    def __init__(self, database: Database) -> None:
        """In an open database."""
        self._database = database
        is_seat = PLAYER_SEATS.c.table_id == bindparam("table_id"), PLAYER_SEATS.c.seat == bindparam("seat")
        self._holder_of = PreparedQuery(database, _holders().where(*is_seat))

    # Devices

    async def of_player(self, player_id: str) -> list[DeviceRow]:
        """A player's devices, oldest first."""
        query = select(DEVICES).where(DEVICES.c.player_id == player_id).order_by(DEVICES.c.created_at, DEVICES.c.id)
        return [DeviceRow(**row._mapping) for row in await self._all(query)]

    async def existing(self, ids: Collection[str]) -> set[str]:
        """Those of some devices that have not been removed."""
        return {row.id for row in await self._all(select(DEVICES.c.id).where(DEVICES.c.id.in_(ids)))}

    async def adopt(self, device: DeviceRow, joined: bytes | None, most: int) -> tuple[KnownDevice | None, bool]:
        """Add a device to a player; None if they have `most` of them.

        `joined` is the digest of the key of the player that its browser was before. If that browser is all that they
        live in, the two become one: True. Of a first run whose answer was lost, the device is returned as it is.
        """
        adding = insert_into(self._database.dialect, DEVICES).values(msgspec.structs.asdict(device))

        def work(connection: Connection) -> tuple[KnownDevice | None, bool]:
            known = known_device(connection, device.key_hash)
            if known is None:
                if _count(connection, DEVICES, device.player_id) >= most:
                    return None, False
                connection.execute(adding.on_conflict_do_nothing())
                known = known_device(connection, device.key_hash)
                assert known is not None
            old = None if joined is None else known_device(connection, joined)
            if old is not None:
                # Read again behind the lock: they may just have been joined, or have got another device.
                lock_players(connection, [old.player.id, known.player.id])
                old = known_device(connection, old.device.key_hash)
            if old is None or old.player.id == known.player.id or not _lives_in_one_browser(connection, old):
                return known, old is not None and old.player.id == known.player.id
            _join(connection, old, known)
            return known, True

        return await self._database.write(work, repeatable=True)

    async def remove(self, player_id: str, device_id: str, by: str) -> bool:
        """Remove a device of a player's, at another one or at itself; False if they have no such device.

        At another one, all goes by which the removed browser could come back: the links for further devices, whichever
        has made them, and the passkeys that it has added. Whoever signs out comes back by just these.
        """
        removal = delete(DEVICES).where(DEVICES.c.player_id == player_id, DEVICES.c.id == device_id)
        links = delete(TOKENS).where(TOKENS.c.player_id == player_id, TOKENS.c.purpose.in_(ADDING))
        passkeys = delete(PASSKEYS).where(PASSKEYS.c.player_id == player_id, PASSKEYS.c.device_id == device_id)
        # Of subscriptions from before their devices were noted, each may be the removed one's.
        its_own = or_(PUSH_SUBSCRIPTIONS.c.device_id == device_id, PUSH_SUBSCRIPTIONS.c.device_id.is_(None))
        subscriptions = delete(PUSH_SUBSCRIPTIONS).where(PUSH_SUBSCRIPTIONS.c.player_id == player_id, its_own)

        def work(connection: Connection) -> bool:
            lock_players(connection, [player_id])
            if connection.execute(removal).rowcount == 0:
                return False
            for removing in (subscriptions,) if by == device_id else (subscriptions, links, passkeys):
                connection.execute(removing)
            dismiss_removed(connection)
            return True

        return await self._database.write(work, repeatable=True)

    # Seats, by the devices from which they were taken

    async def holder(self, table_id: str, seat: int) -> SeatHolder | None:
        """Who has taken a seat; None if it is no player."""
        rows = await self._holder_of.rows(table_id=table_id, seat=seat)
        return _holder(rows[0]) if rows else None

    async def holders(self, table_ids: Collection[str]) -> dict[tuple[str, int], SeatHolder]:
        """Who has taken the seats at some tables, by table and seat; without those that no player has."""
        query = _holders().where(PLAYER_SEATS.c.table_id.in_(table_ids))
        return {(row.table_id, row.seat): _holder(row) for row in await self._all(query)}

    # Passkeys

    async def passkeys(self, player_id: str) -> list[PasskeyRow]:
        """A player's passkeys, oldest first."""
        query = select(PASSKEYS).where(PASSKEYS.c.player_id == player_id).order_by(PASSKEYS.c.created_at, PASSKEYS.c.id)
        return [PasskeyRow(**row._mapping) for row in await self._all(query)]

    async def passkey(self, passkey_id: bytes) -> PasskeyRow | None:
        """A passkey."""
        rows = await self._all(select(PASSKEYS).where(PASSKEYS.c.id == passkey_id))
        return PasskeyRow(**rows[0]._mapping) if rows else None

    async def add_passkey(self, passkey: PasskeyRow, most: int) -> bool:
        """Add a passkey; False if the player has `most` of them, or somebody has one of this id.

        Also if the device that adds it was removed meanwhile.
        """
        adding = insert_into(self._database.dialect, PASSKEYS).values(msgspec.structs.asdict(passkey))

        def work(connection: Connection) -> bool:
            lock_players(connection, [passkey.player_id])
            adder = select(DEVICES.c.id).where(DEVICES.c.id == passkey.device_id)
            if connection.execute(adder).first() is None or _count(connection, PASSKEYS, passkey.player_id) >= most:
                return False
            return connection.execute(adding.on_conflict_do_nothing()).rowcount > 0

        return await self._database.write(work)

    async def count_signature(self, passkey_id: bytes, sign_count: int) -> None:
        """Store what an authenticator counts: less later on would be a copy of it."""
        await self._write(update(PASSKEYS).where(PASSKEYS.c.id == passkey_id).values(sign_count=sign_count))

    async def remove_passkey(self, player_id: str, passkey_id: bytes) -> None:
        """Remove a passkey of a player's."""
        removal = delete(PASSKEYS).where(PASSKEYS.c.player_id == player_id, PASSKEYS.c.id == passkey_id)

        def work(connection: Connection) -> None:
            connection.execute(removal)
            dismiss_removed(connection)

        await self._database.write(work, repeatable=True)

    # Tokens

    async def add_token(self, token: TokenRow, most: int) -> None:
        """Store a token, and forget those that have expired; of more than `most` of a player's the oldest go."""
        adding = insert_into(self._database.dialect, TOKENS).values(msgspec.structs.asdict(token))
        alike = TOKENS.c.player_id == token.player_id, TOKENS.c.purpose == token.purpose
        newest = select(TOKENS.c.hash).where(*alike).order_by(TOKENS.c.created_at.desc(), TOKENS.c.hash).limit(most)

        def work(connection: Connection) -> None:
            connection.execute(delete(TOKENS).where(TOKENS.c.expires_at < token.created_at))
            connection.execute(adding.on_conflict_do_nothing())
            if token.player_id is not None:
                connection.execute(delete(TOKENS).where(*alike, TOKENS.c.hash.not_in(newest)))

        await self._database.write(work, repeatable=True)

    async def token(self, hashed: bytes, purpose: str, at: int) -> TokenRow | None:
        """A token that can still be used."""
        rows = await self._all(select(TOKENS).where(*_usable(hashed, purpose, at)))
        return TokenRow(**rows[0]._mapping) if rows else None

    async def use_token(self, hashed: bytes, purpose: str, at: int) -> TokenRow | None:
        """Use a token up; None if it can't be used, or was. Of two who use it at once, at any nodes, one does."""
        using = delete(TOKENS).where(*_usable(hashed, purpose, at)).returning(*TOKENS.c)

        def work(connection: Connection) -> TokenRow | None:
            row = connection.execute(using).first()
            return None if row is None else TokenRow(**row._mapping)

        return await self._database.write(work)

    async def withdraw_tokens(self, purpose: str, player_id: str) -> None:
        """Remove a player's tokens for a purpose."""
        await self._write(delete(TOKENS).where(TOKENS.c.purpose == purpose, TOKENS.c.player_id == player_id))

    async def _all(self, query: Executable) -> Sequence[Any]:
        return await self._database.read(lambda connection: connection.execute(query).all())

    async def _write(self, statement: Executable) -> None:
        await self._database.write(lambda connection: connection.execute(statement), repeatable=True)


def _usable(hashed: bytes, purpose: str, at: int) -> list[Any]:
    return [TOKENS.c.hash == hashed, TOKENS.c.purpose == purpose, TOKENS.c.expires_at >= at]


def _holders() -> Select[Any]:
    columns = PLAYER_SEATS.c.table_id, PLAYER_SEATS.c.seat, PLAYER_SEATS.c.player_id, PLAYER_SEATS.c.device_id
    joined = PLAYER_SEATS.outerjoin(DEVICES, DEVICES.c.id == PLAYER_SEATS.c.device_id)
    return select(*columns, DEVICES.c.id.label("existing")).select_from(joined)


def _holder(row: Sequence[Any]) -> SeatHolder:
    _, _, player_id, device_id, existing = row
    return SeatHolder(player_id=player_id, device_id=device_id, is_removed=existing is None)


def _count(connection: Connection, table: Any, player_id: str) -> int:
    query = select(func.count()).select_from(table).where(table.c.player_id == player_id)
    return int(connection.execute(query).scalar_one())


def _lives_in_one_browser(connection: Connection, known: KnownDevice) -> bool:
    """Whether a player can be reached by nothing else than one device."""
    return _count(connection, DEVICES, known.player.id) == 1 and _count(connection, PASSKEYS, known.player.id) == 0


def _join(connection: Connection, old: KnownDevice, new: KnownDevice) -> None:
    """Let a player have all that another one had, who is no more."""
    for table in (PLAYER_SEATS, PUSH_SUBSCRIPTIONS):
        theirs = table.c.player_id == old.player.id
        # The browser's old key is gone; what it did, it did as the device that it is now.
        renamed = update(table).where(theirs, table.c.device_id == old.device.id)
        connection.execute(renamed.values(device_id=new.device.id))
        connection.execute(update(table).where(theirs).values(player_id=new.player.id))
    _join_notifications(connection, old.player.id, new.player.id)
    for table, column in ((FRIENDS, "friend_id"), (BLOCKS, "blocked_id")):
        for own, other in (("player_id", column), (column, "player_id")):
            # Not those that would be there twice, or be about oneself: they go with the old player.
            known = table.alias()
            same = [known.c[other] == table.c[other]]
            if table is BLOCKS:
                same.append(known.c.name == BLOCKS.c.name)
            twice = exists().where(known.c[own] == new.player.id, *same)
            moving = table.c[own] == old.player.id, table.c[other] != new.player.id, ~twice
            connection.execute(update(table).where(*moving).values({own: new.player.id}))
    _join_challenges(connection, old.player.id, new.player.id)
    join_entries(connection, old.player.id, new.player.id)
    join_ratings(connection, old.player.id, new.player.id)
    part_blocked(connection, new.player.id)
    remove_players(connection, [old.player.id])


def _join_challenges(connection: Connection, old: str, new: str) -> None:
    """Let a player have the challenges of another one, sent and received, but not those between the two."""
    at_table = select(CHALLENGES.c.table_id).where(CHALLENGES.c.player_id == new)
    received = CHALLENGES.c.player_id == old, CHALLENGES.c.from_id != new, CHALLENGES.c.table_id.not_in(at_table)
    connection.execute(update(CHALLENGES).where(*received).values(player_id=new))
    sent = CHALLENGES.c.from_id == old, CHALLENGES.c.player_id != new
    connection.execute(update(CHALLENGES).where(*sent).values(from_id=new))


def _join_notifications(connection: Connection, old: str, new: str) -> None:
    """Let a player be reached as another one was, where they have chosen nothing themselves."""
    for table in (MAIL_ADDRESSES, NOTIFICATION_SETTINGS):
        moving = [table.c.player_id == old, ~exists(select(table.c.player_id).where(table.c.player_id == new))]
        if table is MAIL_ADDRESSES:
            # The link with which an address is confirmed names the player who has entered it.
            moving.append(MAIL_ADDRESSES.c.confirmed_at.is_not(None))
        connection.execute(update(table).where(*moving).values(player_id=new))
    # Those that are done with come too, or they would be derived and sent again.
    known = OUTBOX.alias()
    same = [known.c[name] == OUTBOX.c[name] for name in ("table_id", "number", "kind", "channel")]
    twice = exists().where(known.c.player_id == new, *same)
    connection.execute(update(OUTBOX).where(OUTBOX.c.player_id == old, ~twice).values(player_id=new))
