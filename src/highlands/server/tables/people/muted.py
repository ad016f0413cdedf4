"""Whose greetings are shown to whom: nobody is shown those of whom they have blocked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from highlands.server.lobby import Lobby
from highlands.server.nodes.bus import BlocksChanged, Bus
from highlands.server.players import Players
from highlands.server.store import Store
from highlands.server.tables.live_table import LiveTable


class MutedGreetings:
    """Keeps it up to date at the tables that are in memory."""

    def __init__(self, store: Store, tables: Mapping[str, LiveTable], players: Players, lobby: Lobby, bus: Bus) -> None:
        """The other nodes are told of changes over the bus."""
        self._store = store
        self._tables = tables
        self._players = players
        self._lobby = lobby
        self._bus = bus

    async def read(self, table_ids: Iterable[str]) -> None:
        """Read who at some tables is not shown whose greetings, as far as they are in memory."""
        live = [self._tables[table_id] for table_id in table_ids if table_id in self._tables]
        if live:
            muted = await self._store.friends.muted_at([table.id for table in live])
            for table in live:
                table.muted = frozenset((one.observer, one.seat) for one in muted if one.table_id == table.id)

    async def blocks_changed(self, player_id: str) -> None:
        """A player has blocked somebody, or does so no more: in the lobby and at their running tables at once."""
        self._lobby.blocks_changed(player_id)
        links = await self._players.seats_of(player_id)
        tables = [link.table_id for link in links]
        await self.read(tables)
        for table_id in await self._players.turns_at(tables):
            self._bus.publish(BlocksChanged(self._store.node_id, table_id))

    async def sat_down(self, table_id: str) -> None:
        """A player has taken a seat, beside somebody whom they have blocked, it may be."""
        table = self._tables.get(table_id)
        if table is not None and table.aggregate.row.public:
            # The lobby may have read the table before it was stored who sits there.
            self._lobby.table_changed(table_id)
        if await self._store.friends.muted_at([table_id]):
            await self.read([table_id])
            self._bus.publish(BlocksChanged(self._store.node_id, table_id))
