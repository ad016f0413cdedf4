"""What the lobby shows, kept up to date for all who look at it.

It is the same for all but those who have blocked somebody: whom they have blocked, they do not see under that name.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterable
from typing import NamedTuple, Protocol

import msgspec

from highlands.protocol.lobby import ListedSeek, ListedTable, LobbyChange, LobbyState
from highlands.protocol.time_controls import TimeControl
from highlands.server.players.players import Identity
from highlands.server.store import Store, TableRow
from highlands.server.store.players import NamedPlayer
from highlands.server.store.seek_rows import SeekRow

log = logging.getLogger("highlands.server")

MERGE_SECONDS = 0.5
"""How long changes are gathered into one message: it is encoded once for all, but written to each."""
MAX_TABLES = 200
"""How many tables are shown, the newest."""
RETRY_SECONDS = 1.0

encode = msgspec.json.Encoder().encode
decode_time_control = msgspec.json.Decoder(TimeControl).decode


class Viewer(Protocol):
    """Somebody who looks at the lobby."""

    identity: Identity | None

    def send(self, encoded: bytes) -> None:
        """Send a message; never blocks."""
        ...


def list_table(row: TableRow) -> ListedTable:
    """What everybody may know of a public table."""
    free = [seat.seat for seat in row.seats if seat.bot is None and seat.name is None]
    # Until whoever created it has sat down, all seats are theirs to give.
    is_begun = any(seat.name is not None for seat in row.seats)
    return ListedTable(
        id=row.id,
        game=row.game,
        options=row.options,
        time_control=decode_time_control(row.time_control),
        created_at=row.created_at,
        names=[seat.name for seat in row.seats],
        bots=[seat.bot for seat in row.seats],
        rated=row.rated,
        status="waiting" if free else "running",
        free_seats=free if row.open_to_all and is_begun else [],
    )


def list_seek(row: SeekRow) -> ListedSeek:
    """What everybody may know of who waits."""
    return ListedSeek(
        id=row.id,
        game=row.game,
        options=row.options,
        time_control=decode_time_control(row.time_control),
        created_at=row.created_at,
        name=row.name,
        rated=row.rated,
        is_bot=row.is_bot,
    )


class Shown(NamedTuple):
    """What the lobby shows, by the ids of tables and seeks."""

    tables: dict[str, ListedTable]
    seeks: dict[str, ListedSeek]

    def without(self, hidden: Collection[str]) -> Shown:
        """The same without some of it."""
        if not hidden:
            return self
        return Shown(
            {table.id: table for table in self.tables.values() if table.id not in hidden},
            {seek.id: seek for seek in self.seeks.values() if seek.id not in hidden},
        )

    def since(self, before: Shown) -> bytes | None:
        """The message for those who were shown something else before; None if it is the same."""
        tables = [table for table in self.tables.values() if before.tables.get(table.id) != table]
        seeks = [seek for seek in self.seeks.values() if before.seeks.get(seek.id) != seek]
        gone = [*(before.tables.keys() - self.tables.keys()), *(before.seeks.keys() - self.seeks.keys())]
        return encode(LobbyChange(tables, seeks, gone)) if tables or seeks or gone else None


NOTHING: frozenset[str] = frozenset()


class LobbyFeed:
    """Reads what has changed, once for all who look, and sends them the difference. Nobody looks: nothing is read."""

    def __init__(self, store: Store) -> None:
        """Nothing is known yet."""
        self._viewers: dict[Viewer, frozenset[str] | None] = {}
        """Who looks, and the ids of what they are not shown, nearly always none; None: they have no state yet."""
        self._store = store
        self._shown = Shown({}, {})
        self._players: dict[str, frozenset[NamedPlayer]] = {}
        """The players at each table, and behind each seek. No message has their ids."""
        self._blocked: dict[str, frozenset[NamedPlayer]] = {}
        """Whom those who look have blocked, under the names that they know."""
        self._is_loaded = False
        self._changed_tables: set[str] = set()
        self._has_changed_seeks = False
        self._changed_blocks: set[str] = set()
        self._snapshot: bytes | None = None
        """The encoded state, until it changes: many may come at once."""
        self._wake = asyncio.Event()
        self._lock = asyncio.Lock()

    # What may have changed

    def table_changed(self, table_id: str) -> None:
        """What is shown of a table may be another."""
        if self._viewers:
            self._changed_tables.add(table_id)
            self._wake.set()

    def seeks_changed(self) -> None:
        """Others may be waiting."""
        if self._viewers:
            self._has_changed_seeks = True
            self._wake.set()

    def blocks_changed(self, player_id: str) -> None:
        """A player has blocked somebody, or does so no more."""
        if any(viewer.identity is not None and viewer.identity.id == player_id for viewer in self._viewers):
            self._changed_blocks.add(player_id)
            self._wake.set()

    def missed(self) -> None:
        """Anything may have changed."""
        self._is_loaded = False
        self._wake.set()

    # Viewers

    async def join(self, viewer: Viewer) -> None:
        """Show somebody the lobby, from now on."""
        # Who comes while changes are read gets the state after them, and not the changes too.
        async with self._lock:
            self._viewers[viewer] = None
            if not self._is_loaded:
                await self._update()
            elif viewer.identity is not None:
                await self._read_blocks([viewer.identity.id])
            hidden = self._viewers[viewer] = self._hidden_from(viewer)
            viewer.send(self._state(hidden))

    def leave(self, viewer: Viewer) -> None:
        """Show it to somebody no more."""
        self._viewers.pop(viewer, None)
        if not self._viewers:
            self._is_loaded = False

    def _state(self, hidden: frozenset[str]) -> bytes:
        if hidden:
            return _encode_state(self._shown.without(hidden))
        if self._snapshot is None:
            self._snapshot = _encode_state(self._shown)
        return self._snapshot

    def _hidden_from(self, viewer: Viewer) -> frozenset[str]:
        """The tables and seeks of those whom a viewer has blocked.

        Only under the name that was blocked: what is hidden under another would tell who that is.
        """
        blocked = None if viewer.identity is None else self._blocked.get(viewer.identity.id)
        if not blocked:
            return NOTHING
        return frozenset(one for one, players in self._players.items() if not players.isdisjoint(blocked))

    # Reading and sending

    async def run(self) -> None:
        """Send what changes, for ever."""
        while True:
            await self._wake.wait()
            await asyncio.sleep(MERGE_SECONDS)
            self._wake.clear()
            if not self._viewers:
                continue
            try:
                async with self._lock:
                    await self._update()
            except Exception as error:  # noqa: BLE001 - the store may be away for a while
                log.warning("reading the lobby failed: %s", error)
                self.missed()
                await asyncio.sleep(RETRY_SECONDS)

    async def _update(self) -> None:
        """Read what has changed, and send the difference to everybody who had the state before."""
        before = self._shown
        if self._is_loaded:
            await self._read_changes()
        else:
            await self._read_all()
        # One message for all to whom the same was hidden before and is now.
        messages: dict[tuple[frozenset[str], frozenset[str]], bytes | None] = {}
        for viewer, was_hidden in list(self._viewers.items()):
            if was_hidden is None:
                continue
            hidden = self._hidden_from(viewer)
            key = was_hidden, hidden
            if key not in messages:
                messages[key] = self._shown.without(hidden).since(before.without(was_hidden))
            self._viewers[viewer] = hidden
            if (encoded := messages[key]) is not None:
                viewer.send(encoded)

    async def _read_all(self) -> None:
        self._changed_tables.clear()
        self._has_changed_seeks = False
        self._changed_blocks.clear()
        self._players, self._blocked = {}, {}
        rows = await self._store.public_tables(MAX_TABLES)
        tables = {row.id: list_table(row) for row in rows}
        await self._read_players(tables)
        seeks = await self._read_seeks({})
        await self._read_blocks(viewer.identity.id for viewer in self._viewers if viewer.identity is not None)
        self._show(Shown(tables, seeks))
        self._is_loaded = True

    async def _read_changes(self) -> None:
        changed, self._changed_tables = self._changed_tables, set()
        tables, seeks = dict(self._shown.tables), self._shown.seeks
        if changed:
            rows = {row.id: row for row in await self._store.listed_tables(changed)}
            for table_id in changed:
                if table_id in rows:
                    tables[table_id] = list_table(rows[table_id])
                else:
                    tables.pop(table_id, None)
            for oldest in sorted(tables.values(), key=lambda table: table.created_at)[: -MAX_TABLES or None]:
                del tables[oldest.id]
            await self._read_players(rows)
        if self._has_changed_seeks:
            self._has_changed_seeks = False
            seeks = await self._read_seeks(seeks)
        if self._changed_blocks:
            players, self._changed_blocks = self._changed_blocks, set()
            await self._read_blocks(players)
        self._show(Shown(tables, seeks))

    def _show(self, shown: Shown) -> None:
        if shown != self._shown:
            self._shown = shown
            self._snapshot = None
        self._players = {
            one: players for one, players in self._players.items() if one in shown.tables or one in shown.seeks
        }

    async def _read_seeks(self, before: dict[str, ListedSeek]) -> dict[str, ListedSeek]:
        rows = await self._store.seeks.listed()
        self._players |= {
            row.id: frozenset([NamedPlayer(row.player_id, row.name or "")]) for row in rows if row.player_id is not None
        }
        return {row.id: before.get(row.id) or list_seek(row) for row in rows}

    async def _read_players(self, table_ids: Collection[str]) -> None:
        """Read who sits at some tables."""
        self._players |= await self._store.players.at_tables(table_ids)

    async def _read_blocks(self, player_ids: Iterable[str]) -> None:
        """Read whom some of those who look have blocked."""
        ids = set(player_ids)
        blocked = await self._store.friends.blocked_by(ids)
        looking = {viewer.identity.id for viewer in self._viewers if viewer.identity is not None}
        known = {one: blocks for one, blocks in self._blocked.items() if one in looking and one not in ids}
        self._blocked = known | blocked


def _encode_state(shown: Shown) -> bytes:
    return encode(LobbyState(list(shown.tables.values()), list(shown.seeks.values())))
