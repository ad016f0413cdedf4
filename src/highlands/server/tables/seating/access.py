"""What somebody may see and do at a table, by the secret of a seat or a player's key."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from highlands.i18n import message
from highlands.server.players import Players
from highlands.server.players.devices import Holder
from highlands.server.seat_secrets import matches
from highlands.server.store import Store
from highlands.server.tables.aggregate import TableAggregate
from highlands.server.tables.live_table import LiveTable, UnknownTableError
from highlands.server.tables.projection import Observer


class Access(NamedTuple):
    """What somebody may see."""

    table: LiveTable
    observer: Observer
    holder: Holder | None
    """The player, if it is one."""


class TableAccess:
    """The door of all tables."""

    def __init__(self, find_table: Callable[[str], Awaitable[LiveTable]], players: Players, store: Store) -> None:
        """The tables are found by their ids."""
        self._find_table = find_table
        self._players = players
        self._store = store

    async def open(self, table_id: str, secret: str | None) -> Access:
        """The table, whose observation a secret gives access to, and the player whose it is.

        UnknownTableError does not tell whether the table or the secret is wrong.
        """
        table = await self._find_table(table_id)
        await self._unseal(table)
        with contextlib.suppress(UnknownTableError):
            return await self._open_by_secret(table, secret)
        if secret is None:
            raise UnknownTableError(message("server-no-table"))
        if table.aggregate.open_seats:
            # Somebody may just have claimed a seat at another node.
            await table.catch_up()
            with contextlib.suppress(UnknownTableError):
                return await self._open_by_secret(table, secret)
        return await self._open_by_key(table, secret)

    async def _unseal(self, table: LiveTable) -> None:
        """Read whether a table is sealed no more: the message that says so may have got lost."""
        deal_id = table.aggregate.row.deal_id
        is_over = table.aggregate.is_sealed and table.aggregate.end is not None
        if deal_id is not None and is_over and await self._store.tournaments.is_released(deal_id):
            await table.unseal()

    async def _open_by_secret(self, table: LiveTable, secret: str | None) -> Access:
        """With the secret of a seat, unless the device that has made it was removed by its player."""
        observer = _observer_of(table.aggregate, secret)
        held = None if observer is None else await self._players.holder(table.id, observer)
        if held is not None and held.is_removed:
            raise UnknownTableError(message("server-no-table"))
        if held is not None:
            self._players.check_admitted(held.player_id)
        return Access(table, observer, None if held is None else Holder(held.player_id, held.device_id))

    async def _open_by_key(self, table: LiveTable, key: str) -> Access:
        """With a player's key: to a seat that they took, from whatever device."""
        player = await self._players.find(key)
        if player is not None:
            seats = await self._players.seats_at(table.id, player)
            if seats or table.aggregate.row.public:
                return Access(table, seats[0] if seats else None, Holder(player.id, player.device_id))
        raise UnknownTableError(message("server-no-table"))


def _observer_of(table: TableAggregate, secret: str | None) -> Observer:
    """Whose observation a secret gives access to; UnknownTableError if nobody's."""
    if secret is None:
        if table.row.public:
            return None
    else:
        # All seats are compared, so that the timing reveals nothing.
        seats = [seat for seat, stored in table.secret_hashes.items() if matches(secret, stored)]
        if seats:
            return seats[0]
        if matches(secret, table.row.spectator_hash):
            return None
    raise UnknownTableError(message("server-no-table"))
