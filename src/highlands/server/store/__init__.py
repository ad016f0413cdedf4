"""The store: tables, their seats and their logs, in SQLite or PostgreSQL.

`open_store` is the door; `rows` is what goes in and out. `schema` names the tables of the database, `migrating` brings
them up to date, `engines` and `database` connect, `writer` commits many entries at once, and `copying` backs up and
restores.
"""

from highlands.server.store.copying import backup, restore
from highlands.server.store.errors import StoreError, TakenError
from highlands.server.store.rows import Ending, Entry, Outage, SeatRow, TableRow
from highlands.server.store.store import Counts, Store, open_store, prepare_store

__all__ = [
    "Counts",
    "Ending",
    "Entry",
    "Outage",
    "SeatRow",
    "Store",
    "StoreError",
    "TableRow",
    "TakenError",
    "backup",
    "open_store",
    "prepare_store",
    "restore",
]
