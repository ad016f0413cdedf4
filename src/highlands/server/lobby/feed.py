"""What the lobby shows, kept up to date for all who look at it."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

import msgspec

from highlands.protocol.lobby import ListedSeek, ListedTable, LobbyChange, LobbyState
from highlands.protocol.time_controls import TimeControl
from highlands.server.store import Store, TableRow
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


class LobbyFeed:
    """Reads what has changed, once for all who look, and sends them the difference. Nobody looks: nothing is read."""

    def __init__(self, store: Store) -> None:
        """Nothing is known yet."""
        self.viewers: set[Viewer] = set()
        self._store = store
        self._tables: dict[str, ListedTable] = {}
        self._seeks: dict[str, ListedSeek] = {}
        self._is_loaded = False
        self._changed_tables: set[str] = set()
        self._has_changed_seeks = False
        self._snapshot: bytes | None = None
        """The encoded state, until it changes: many may come at once."""
        self._wake = asyncio.Event()
        self._lock = asyncio.Lock()

    # What may have changed

    def table_changed(self, table_id: str) -> None:
        """What is shown of a table may be another."""
        if self.viewers:
            self._changed_tables.add(table_id)
            self._wake.set()

    def seeks_changed(self) -> None:
        """Others may be waiting."""
        if self.viewers:
            self._has_changed_seeks = True
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
            self.viewers.add(viewer)
            if not self._is_loaded:
                await self._read_all()
            viewer.send(self._state())

    def leave(self, viewer: Viewer) -> None:
        """Show it to somebody no more."""
        self.viewers.discard(viewer)
        if not self.viewers:
            self._is_loaded = False

    def _state(self) -> bytes:
        if self._snapshot is None:
            self._snapshot = encode(LobbyState(list(self._tables.values()), list(self._seeks.values())))
        return self._snapshot

    # Reading and sending

    async def run(self) -> None:
        """Send what changes, for ever."""
        while True:
            await self._wake.wait()
            await asyncio.sleep(MERGE_SECONDS)
            self._wake.clear()
            if not self.viewers:
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
        tables, seeks = dict(self._tables), dict(self._seeks)
        if self._is_loaded:
            await self._read_changes()
        else:
            await self._read_all()
        changed_tables = [table for table in self._tables.values() if tables.get(table.id) != table]
        changed_seeks = [seek for seek in self._seeks.values() if seeks.get(seek.id) != seek]
        gone = [*(tables.keys() - self._tables.keys()), *(seeks.keys() - self._seeks.keys())]
        if not (changed_tables or changed_seeks or gone):
            return
        self._snapshot = None
        encoded = encode(LobbyChange(changed_tables, changed_seeks, gone))
        for viewer in list(self.viewers):
            viewer.send(encoded)

    async def _read_all(self) -> None:
        self._changed_tables.clear()
        self._has_changed_seeks = False
        rows = await self._store.public_tables(MAX_TABLES)
        self._tables = {row.id: list_table(row) for row in rows}
        self._seeks = {row.id: list_seek(row) for row in await self._store.seeks.listed()}
        self._snapshot = None
        self._is_loaded = True

    async def _read_changes(self) -> None:
        changed, self._changed_tables = self._changed_tables, set()
        if changed:
            rows = {row.id: row for row in await self._store.listed_tables(changed)}
            for table_id in changed:
                if table_id in rows:
                    self._tables[table_id] = list_table(rows[table_id])
                else:
                    self._tables.pop(table_id, None)
            for oldest in sorted(self._tables.values(), key=lambda table: table.created_at)[: -MAX_TABLES or None]:
                del self._tables[oldest.id]
        if self._has_changed_seeks:
            self._has_changed_seeks = False
            self._seeks = {row.id: list_seek(row) for row in await self._store.seeks.listed()}
