"""Queries on what the host has done and chosen. Every change is written together with its entry in the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Executable, delete, func, insert, select, update

from highlands.server.store.database import Database
from highlands.server.store.host.rows import Announcement, HostBlock, LogEntry, NewEntry
from highlands.server.store.host.schema import ANNOUNCEMENTS, HOST_BLOCKS, HOST_LOG, HOST_SETTINGS
from highlands.server.store.schema import insert_into


def write_entry(connection: Connection, entry: NewEntry) -> None:
    """Append to the log, in the transaction of what it tells of."""
    connection.execute(insert(HOST_LOG), msgspec.structs.asdict(entry))


class HostRows:
    """The host's log, blocks, announcements and settings."""

    def __init__(self, database: Database) -> None:
        """In an open database."""
        self._database = database

    # The log

    async def note(self, entry: NewEntry) -> None:
        """Append to the log; durable on return. Of what can't be undone it is written first."""
        await self._database.write(lambda connection: write_entry(connection, entry))

    async def log(self, *, before: int | None, limit: int) -> list[LogEntry]:
        """The latest entries, or those before one, the newest first."""
        query = select(HOST_LOG).order_by(HOST_LOG.c.number.desc()).limit(limit)
        rows = await self._all(query if before is None else query.where(HOST_LOG.c.number < before))
        return [LogEntry(**row._mapping) for row in rows]

    async def latest(self) -> int:
        """The number of the last entry: whatever the host changes comes with one, so that nodes see it by this."""
        return int((await self._all(select(func.coalesce(func.max(HOST_LOG.c.number), 0))))[0][0])

    # Blocks

    async def blocks(self) -> list[HostBlock]:
        """All of them, the newest first."""
        query = select(HOST_BLOCKS).order_by(HOST_BLOCKS.c.created_at.desc(), HOST_BLOCKS.c.id)
        return [HostBlock(**row._mapping) for row in await self._all(query)]

    async def block(self, block: HostBlock, entry: NewEntry) -> None:
        """Keep a player or an address out; no effect on one that is."""
        insertion = insert_into(self._database.dialect, HOST_BLOCKS).values(msgspec.structs.asdict(block))
        await self._change(insertion.on_conflict_do_nothing(), entry)

    async def unblock(self, block_id: str, entry: Callable[[HostBlock], NewEntry]) -> bool:
        """Keep them out no more; False if they are not."""
        chosen = HOST_BLOCKS.c.id == block_id

        def work(connection: Connection) -> bool:
            row = connection.execute(select(HOST_BLOCKS).where(chosen)).first()
            if row is None:
                return False
            connection.execute(delete(HOST_BLOCKS).where(chosen))
            write_entry(connection, entry(HostBlock(**row._mapping)))
            return True

        return await self._database.write(work)

    # Announcements

    async def announcements(self, at: int) -> list[Announcement]:
        """Those that are shown at a time, or will be, the newest first."""
        query = select(ANNOUNCEMENTS).where(ANNOUNCEMENTS.c.ends_at > at)
        rows = await self._all(query.order_by(ANNOUNCEMENTS.c.created_at.desc(), ANNOUNCEMENTS.c.id))
        return [Announcement(**row._mapping) for row in rows]

    async def announce(self, announcement: Announcement, entry: NewEntry) -> None:
        """Show a text from now on."""
        await self._change(insert(ANNOUNCEMENTS).values(msgspec.structs.asdict(announcement)), entry)

    async def withdraw(self, announcement_id: str, at: int, entry: NewEntry) -> bool:
        """Show a text no more; False if it is not shown."""
        shown = ANNOUNCEMENTS.c.id == announcement_id, ANNOUNCEMENTS.c.ends_at > at

        def work(connection: Connection) -> bool:
            if not connection.execute(update(ANNOUNCEMENTS).where(*shown).values(ends_at=at)).rowcount:
                return False
            write_entry(connection, entry)
            return True

        return await self._database.write(work)

    # Settings

    async def settings(self) -> dict[str, str]:
        """What the host has chosen, as JSON by name."""
        return {row.name: row.value for row in await self._all(select(HOST_SETTINGS))}

    async def change_settings(self, values: Mapping[str, str | None], entries: Sequence[NewEntry]) -> None:
        """Choose something; None: what the server has by itself."""

        def work(connection: Connection) -> None:
            connection.execute(delete(HOST_SETTINGS).where(HOST_SETTINGS.c.name.in_(values)))
            chosen = [{"name": name, "value": value} for name, value in values.items() if value is not None]
            if chosen:
                connection.execute(insert(HOST_SETTINGS), chosen)
            for entry in entries:
                write_entry(connection, entry)

        await self._database.write(work)

    async def _all(self, query: Executable) -> Sequence[Any]:
        return await self._database.read(lambda connection: connection.execute(query).all())

    async def _change(self, statement: Executable, entry: NewEntry) -> None:
        def work(connection: Connection) -> None:
            connection.execute(statement)
            write_entry(connection, entry)

        await self._database.write(work)
