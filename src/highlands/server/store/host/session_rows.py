"""Queries on who may open the host's page: its key, the passkeys that are admitted, and the sessions that are open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Executable, delete, insert, or_, select

from highlands.server.store.database import Database
from highlands.server.store.host.admission import is_admitted
from highlands.server.store.host.host_rows import write_entry
from highlands.server.store.host.rows import HostPasskey, HostSession, NewEntry
from highlands.server.store.host.schema import HOST_PASSKEYS, HOST_SESSIONS
from highlands.server.store.outbox.schema import HOST_KEYS
from highlands.server.store.players.schema import PASSKEYS
from highlands.server.store.schema import insert_into

KEY_NAME = "host-page"


class OpenSession(NamedTuple):
    """A session that is open."""

    expires_at: int
    passkey: str | None
    """The name of the passkey that opened it; None: the key."""


class SessionRows:
    """The doors of the host's page in a database."""

    def __init__(self, database: Database) -> None:
        """In an open database."""
        self._database = database

    # The key

    async def key_hash(self) -> bytes | None:
        """The digest of the key; None if there was none yet."""
        query = select(HOST_KEYS.c.value).where(HOST_KEYS.c.name == KEY_NAME)
        found: bytes | None = await self._database.read(lambda connection: connection.execute(query).scalar())
        return found

    async def add_key(self, key_hash: bytes, entry: NewEntry) -> bool:
        """Take a key as the first one; False if another node was first."""
        insertion = insert_into(self._database.dialect, HOST_KEYS).values(name=KEY_NAME, value=key_hash)
        adding = insertion.on_conflict_do_nothing().returning(HOST_KEYS.c.name)

        def work(connection: Connection) -> bool:
            if connection.execute(adding).first() is None:
                return False
            write_entry(connection, entry)
            return True

        return await self._database.write(work)

    async def replace_key(self, key_hash: bytes, entry: NewEntry) -> None:
        """Take another key from now on. Nobody's page stays open."""
        insertion = insert_into(self._database.dialect, HOST_KEYS).values(name=KEY_NAME, value=key_hash)
        replacing = insertion.on_conflict_do_update(index_elements=[HOST_KEYS.c.name], set_={"value": key_hash})

        def work(connection: Connection) -> None:
            connection.execute(replacing)
            connection.execute(delete(HOST_SESSIONS))
            write_entry(connection, entry)

        await self._database.write(work)

    # Sessions

    async def open(self, session: HostSession, entry: NewEntry) -> None:
        """Store a session; those that have expired go."""

        def work(connection: Connection) -> None:
            connection.execute(delete(HOST_SESSIONS).where(HOST_SESSIONS.c.expires_at <= session.created_at))
            connection.execute(insert(HOST_SESSIONS).values(msgspec.structs.asdict(session)))
            write_entry(connection, entry)

        await self._database.write(work)

    async def find(self, session_hash: bytes, at: int) -> OpenSession | None:
        """An open session; one of a passkey as long as that is admitted, and its player's."""
        query = (
            select(HOST_SESSIONS.c.expires_at, HOST_PASSKEYS.c.name)
            .outerjoin(HOST_PASSKEYS, HOST_PASSKEYS.c.passkey_id == HOST_SESSIONS.c.passkey_id)
            .outerjoin(PASSKEYS, is_admitted())
            .where(HOST_SESSIONS.c.hash == session_hash, HOST_SESSIONS.c.expires_at > at)
            .where(
                or_(
                    HOST_SESSIONS.c.passkey_id.is_(None), HOST_PASSKEYS.c.name.is_not(None) & PASSKEYS.c.id.is_not(None)
                )
            )
        )
        rows = await self._all(query)
        return OpenSession(rows[0].expires_at, rows[0].name) if rows else None

    async def close(self, session_hash: bytes) -> None:
        """End a session."""
        ending = delete(HOST_SESSIONS).where(HOST_SESSIONS.c.hash == session_hash)
        await self._database.write(lambda connection: connection.execute(ending), repeatable=True)

    # Passkeys

    async def passkeys(self) -> list[HostPasskey]:
        """Those that are admitted, and that their players still have."""
        query = select(HOST_PASSKEYS).join(PASSKEYS, is_admitted())
        rows = await self._all(query.order_by(HOST_PASSKEYS.c.admitted_at))
        return [HostPasskey(**row._mapping) for row in rows]

    async def admit(self, passkey: HostPasskey, entry: NewEntry) -> None:
        """Let a passkey open the page."""
        values = msgspec.structs.asdict(passkey)
        insertion = insert_into(self._database.dialect, HOST_PASSKEYS).values(values)
        admitting = insertion.on_conflict_do_update(index_elements=[HOST_PASSKEYS.c.passkey_id], set_=values)

        def work(connection: Connection) -> None:
            connection.execute(admitting)
            write_entry(connection, entry)

        await self._database.write(work)

    async def dismiss(self, passkey_id: bytes, entry: NewEntry) -> bool:
        """Let it open the page no more, and end its sessions; False if it did not."""

        def work(connection: Connection) -> bool:
            if not connection.execute(delete(HOST_PASSKEYS).where(HOST_PASSKEYS.c.passkey_id == passkey_id)).rowcount:
                return False
            connection.execute(delete(HOST_SESSIONS).where(HOST_SESSIONS.c.passkey_id == passkey_id))
            write_entry(connection, entry)
            return True

        return await self._database.write(work)

    async def _all(self, query: Executable) -> Sequence[Any]:
        return await self._database.read(lambda connection: connection.execute(query).all())
