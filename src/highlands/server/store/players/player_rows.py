"""Queries on players, their devices and their seats."""

from __future__ import annotations

import secrets
from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sql
from sqlalchemy import Connection, Executable, and_, delete, exists, func, select, update

from highlands.protocol.names import BOT_TITLE, is_bot_name
from highlands.server.store.database import Database
from highlands.server.store.host.admission import dismiss_removed
from highlands.server.store.players.rows import DeviceRow, NamedPlayer, PlayerRow, SeatLink, Turn
from highlands.server.store.players.schema import (
    DEVICES,
    FRIENDS,
    PASSKEYS,
    PLAYER_SEATS,
    PLAYERS,
)
from highlands.server.store.schema import EVENTS, METADATA, RUNNING, SEATS, TABLES, insert_into
from highlands.server.store.tournaments.entries import forget_entries
from highlands.server.store.tournaments.schema import TOURNAMENT_ENTRANTS, TOURNAMENTS

DIGEST_BYTES = 32
FORGOTTEN_NAME = "–"
"""In place of the name of a player who had themselves forgotten; pages show it in words."""
NAMING = {"claim": 2, "sit": 0}
"""The kinds of events that have a name in them, and how many words stand before it."""
MAX_LISTED = 500
"""How many seats of one player are listed, newest first."""


class KnownDevice(NamedTuple):
    """A device, and the player whose it is."""

    player: PlayerRow
    device: DeviceRow


class PlayerRows:
    """The players in a database."""

    def __init__(self, database: Database) -> None:
        """In an open database."""
        self._database = database

    # Players and their devices

    async def add(self, player: PlayerRow, device: DeviceRow) -> KnownDevice:
        """Insert a player with a first device; if the device's key is known, its player as they are."""
        add_player = insert_into(self._database.dialect, PLAYERS).values(msgspec.structs.asdict(player))
        add_device = insert_into(self._database.dialect, DEVICES).values(msgspec.structs.asdict(device))

        def work(connection: Connection) -> KnownDevice:
            known = known_device(connection, device.key_hash)
            if known is not None:
                return known
            connection.execute(add_player.on_conflict_do_nothing())
            connection.execute(add_device.on_conflict_do_nothing())
            known = known_device(connection, device.key_hash)
            assert known is not None
            if known.player.id != player.id:
                # Two requests with the same new key at two nodes: the second finds the first one's.
                connection.execute(delete(PLAYERS).where(PLAYERS.c.id == player.id))
            return known

        return await self._database.write(work, repeatable=True)

    async def by_key(self, key_hash: bytes) -> KnownDevice | None:
        """The player who has a key."""
        return await self._database.read(lambda connection: known_device(connection, key_hash))

    async def find(self, player_id: str) -> PlayerRow | None:
        """A player."""
        rows = await self._all(select(PLAYERS).where(PLAYERS.c.id == player_id))
        return PlayerRow(**rows[0]._mapping) if rows else None

    async def by_profile(self, profile_id: str) -> PlayerRow | None:
        """The player who has a public profile."""
        rows = await self._all(select(PLAYERS).where(PLAYERS.c.profile_id == profile_id))
        return PlayerRow(**rows[0]._mapping) if rows else None

    async def public_at(self, table_ids: Sequence[str]) -> dict[tuple[str, int], PlayerRow]:
        """The players with a public profile at some tables, by table and seat."""
        query = (
            select(PLAYER_SEATS.c.table_id, PLAYER_SEATS.c.seat, PLAYERS)
            .join(PLAYERS, PLAYERS.c.id == PLAYER_SEATS.c.player_id)
            .where(PLAYER_SEATS.c.table_id.in_(table_ids), PLAYERS.c.profile_id.is_not(None))
        )
        return {
            (row.table_id, row.seat): PlayerRow(**{name: row._mapping[name] for name in PlayerRow.__struct_fields__})
            for row in await self._all(query)
        }

    async def change(self, player_id: str, **values: str | int | None) -> None:
        """Change columns of a player."""
        await self._write(update(PLAYERS).where(PLAYERS.c.id == player_id).values(**values))

    async def prune(self, seen_before: int, limit: int) -> int:
        """Remove players who were not seen since a time and whom nobody misses; returns how many.

        They have no seat, no passkey with which they would come back, no friends, and no tournament.
        """
        missing = PLAYER_SEATS, PASSKEYS, FRIENDS, TOURNAMENT_ENTRANTS
        missed = [~exists().where(table.c.player_id == PLAYERS.c.id) for table in missing]
        missed.append(~exists().where(TOURNAMENTS.c.organiser_id == PLAYERS.c.id))
        unused = select(PLAYERS.c.id).where(PLAYERS.c.seen_at < seen_before, *missed).limit(limit)

        def work(connection: Connection) -> int:
            ids = list(connection.execute(unused).scalars())
            remove_players(connection, ids)
            return len(ids)

        return await self._database.write(work)

    async def forget(self, player_id: str) -> list[str]:
        """Remove a player, and their names from the tables that they sat at; returns the ids of those tables."""

        def work(connection: Connection) -> list[str]:
            seats = connection.execute(select(PLAYER_SEATS).where(PLAYER_SEATS.c.player_id == player_id)).all()
            devices = set(connection.scalars(select(DEVICES.c.id).where(DEVICES.c.player_id == player_id)))
            for link in seats:
                _remove_name(connection, link.table_id, link.seat)
                if link.device_id not in devices:
                    # With the link goes what says that this device was removed: its secret must stay useless.
                    _void_secret(connection, link.table_id, link.seat)
            forget_entries(connection, player_id, _forgotten)
            remove_players(connection, [player_id])
            return sorted({link.table_id for link in seats})

        return await self._database.write(work, repeatable=True)

    # Seats

    async def link(self, link: SeatLink) -> None:
        """Note whose a seat is; no effect if that is known."""
        insertion = insert_into(self._database.dialect, PLAYER_SEATS).values(msgspec.structs.asdict(link))
        await self._database.write(
            lambda connection: connection.execute(insertion.on_conflict_do_nothing()), repeatable=True
        )

    async def at_table(self, table_id: str) -> dict[int, str]:
        """The players at a table, by their seats, as far as they are known."""
        columns = PLAYER_SEATS.c.seat, PLAYER_SEATS.c.player_id
        return {row.seat: row.player_id for row in await self._all(select(*columns).where(_at(table_id)))}

    async def at_tables(self, table_ids: Collection[str]) -> dict[str, frozenset[NamedPlayer]]:
        """The players at some tables, as far as they are known, under their names there."""
        columns = PLAYER_SEATS.c.table_id, PLAYER_SEATS.c.player_id, SEATS.c.name
        is_seat = and_(SEATS.c.table_id == PLAYER_SEATS.c.table_id, SEATS.c.seat == PLAYER_SEATS.c.seat)
        query = select(*columns).join(SEATS, is_seat).where(PLAYER_SEATS.c.table_id.in_(table_ids))
        found: dict[str, set[NamedPlayer]] = defaultdict(set)
        for row in await self._all(query):
            found[row.table_id].add(NamedPlayer(row.player_id, row.name or ""))
        return {table_id: frozenset(players) for table_id, players in found.items()}

    async def seats_at(self, table_id: str, player_id: str) -> list[int]:
        """The seats of a player at a table."""
        query = select(PLAYER_SEATS.c.seat).where(_at(table_id), PLAYER_SEATS.c.player_id == player_id)
        return [row.seat for row in await self._all(query.order_by(PLAYER_SEATS.c.seat))]

    async def seats_of(self, player_id: str) -> list[SeatLink]:
        """The seats of a player, those at the newest tables first, at most `MAX_LISTED`."""
        query = (
            select(PLAYER_SEATS)
            .join(TABLES, TABLES.c.id == PLAYER_SEATS.c.table_id)
            .where(PLAYER_SEATS.c.player_id == player_id)
            .order_by(TABLES.c.created_at.desc(), TABLES.c.id)
            .limit(MAX_LISTED)
        )
        return [SeatLink(**row._mapping) for row in await self._all(query)]

    async def turns_at(self, table_ids: Sequence[str]) -> dict[str, Turn]:
        """Whose turn it is at some tables, as far as they are running."""
        return {row.table_id: Turn(**row._mapping) for row in await self._all(turns_query(table_ids))}

    async def count(self) -> int:
        """How many players there are."""
        return int((await self._all(select(func.count()).select_from(PLAYERS)))[0][0])

    async def _all(self, query: Executable) -> Sequence[Any]:
        return await self._database.read(lambda connection: connection.execute(query).all())

    async def _write(self, statement: Executable) -> None:
        await self._database.write(lambda connection: connection.execute(statement), repeatable=True)


def turns_query(table_ids: Sequence[str]) -> sql.Select[Any]:
    """The latest turn at each of these tables that is running."""
    latest = (
        select(EVENTS.c.number)
        .where(EVENTS.c.table_id == TABLES.c.id, EVENTS.c.turn.is_not(None))
        .order_by(EVENTS.c.number.desc())
        .limit(1)
        .correlate(TABLES)
        .scalar_subquery()
    )
    began = sql.and_(EVENTS.c.table_id == TABLES.c.id, EVENTS.c.number == latest)
    columns = EVENTS.c.table_id, EVENTS.c.turn.label("seat"), EVENTS.c.number, EVENTS.c.at
    return select(*columns).join_from(TABLES, EVENTS, began).where(TABLES.c.id.in_(table_ids), RUNNING)


def _at(table_id: str) -> sql.ColumnElement[bool]:
    return PLAYER_SEATS.c.table_id == table_id


def known_device(connection: Connection, key_hash: bytes) -> KnownDevice | None:
    """The device that has a key, and its player."""
    device = connection.execute(select(DEVICES).where(DEVICES.c.key_hash == key_hash)).first()
    if device is None:
        return None
    player = connection.execute(select(PLAYERS).where(PLAYERS.c.id == device.player_id)).one()
    return KnownDevice(PlayerRow(**player._mapping), DeviceRow(**device._mapping))


def lock_players(connection: Connection, ids: Collection[str]) -> None:
    """Let nobody else change these players, and what is between them, until the transaction ends.

    In the order of their ids, so that two can't wait for each other. SQLite has one writer anyway.
    """
    locking = select(PLAYERS.c.id).where(PLAYERS.c.id.in_(ids)).order_by(PLAYERS.c.id)
    connection.execute(locking.with_for_update(key_share=True)).all()


def _remove_name(connection: Connection, table_id: str, seat: int) -> None:
    """Remove the names under which somebody sat on a seat: this and `_void_secret` alone change a log."""
    named = EVENTS.c.table_id == table_id, EVENTS.c.seat == seat, EVENTS.c.kind.in_(NAMING)
    for event in connection.execute(select(EVENTS.c.number, EVENTS.c.kind, EVENTS.c.text).where(*named)).all():
        # What stands before the name, such as what the player committed to, stays.
        head = event.text.split(" ", NAMING[event.kind])[: NAMING[event.kind]]
        name = event.text.removeprefix(" ".join(head)).strip()
        text = " ".join([*head, _forgotten(name)])
        connection.execute(update(EVENTS).where(*named, EVENTS.c.number == event.number).values(text=text))
    its_seat = SEATS.c.table_id == table_id, SEATS.c.seat == seat
    name = connection.scalar(select(SEATS.c.name).where(*its_seat))
    connection.execute(update(SEATS).where(*its_seat).values(name=_forgotten(name)))


def _void_secret(connection: Connection, table_id: str, seat: int) -> None:
    """Let a seat's secret open nothing any more, in the log and beside it: nobody has one with the new digest."""
    void = secrets.token_bytes(DIGEST_BYTES)
    claim = EVENTS.c.table_id == table_id, EVENTS.c.seat == seat, EVENTS.c.kind == "claim"
    for event in connection.execute(select(EVENTS.c.number, EVENTS.c.text).where(*claim)).all():
        text = f"{void.hex()} {event.text.partition(' ')[2]}"
        connection.execute(update(EVENTS).where(*claim, EVENTS.c.number == event.number).values(text=text))
    its_seat = SEATS.c.table_id == table_id, SEATS.c.seat == seat
    connection.execute(update(SEATS).where(*its_seat).values(secret_hash=void))


def _forgotten(name: str | None) -> str:
    """In place of a name; a bot stays one that everybody sees to be one."""
    return f"{BOT_TITLE} {FORGOTTEN_NAME}" if is_bot_name(name) else FORGOTTEN_NAME


def remove_players(connection: Connection, ids: Sequence[str]) -> None:
    """Remove players, and all rows that refer to them, of whatever part of the server."""
    if ids:
        for table in reversed(METADATA.sorted_tables):
            for key in table.foreign_keys:
                if key.column is PLAYERS.c.id:
                    connection.execute(delete(table).where(key.parent.in_(ids)))
        connection.execute(delete(PLAYERS).where(PLAYERS.c.id.in_(ids)))
        dismiss_removed(connection)
