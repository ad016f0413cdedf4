"""Which passkeys open the host's page: those that it has admitted, as long as their players have them."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, select

from highlands.server.clock import now
from highlands.server.store.host.host_rows import write_entry
from highlands.server.store.host.rows import NewEntry
from highlands.server.store.host.schema import HOST_PASSKEYS, HOST_SESSIONS
from highlands.server.store.schema import METADATA

BY_PLAYER = "player"
"""In the log: what a player has done to a passkey of theirs."""


def is_admitted() -> ColumnElement[bool]:
    """Whether a player's passkey is one that is admitted: by its key, since whoever registers one chooses its id."""
    # By name: the players' rows import this module.
    passkeys = METADATA.tables["passkeys"]
    return and_(passkeys.c.id == HOST_PASSKEYS.c.passkey_id, passkeys.c.public_key == HOST_PASSKEYS.c.public_key)


def dismiss_removed(connection: Connection) -> None:
    """Dismiss the admitted passkeys that no player has any more, in the transaction that has removed them.

    An admission that outlived its passkey would be nowhere to be seen, and could not be taken back.
    """
    for row in connection.execute(select(HOST_PASSKEYS).where(~exists().where(is_admitted()))).all():
        dismissal = delete(HOST_PASSKEYS).where(HOST_PASSKEYS.c.passkey_id == row.passkey_id)
        connection.execute(delete(HOST_SESSIONS).where(HOST_SESSIONS.c.passkey_id == row.passkey_id))
        if connection.execute(dismissal).rowcount:
            write_entry(connection, NewEntry(at=now(), by=BY_PLAYER, action="dismiss-passkey", subject=row.name))
