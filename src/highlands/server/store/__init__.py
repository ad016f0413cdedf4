"""The store: tables, their seats and their event logs, in SQLite or PostgreSQL.

`open_store` is the entry point; `rows` are the types that go in and out. `schema` declares the database tables,
`migrate` upgrades them, `engines` and `database` connect, `process_lock` keeps a second server off a SQLite file,
`event_writer` appends events with group commit, and `backups` copies a whole database out and in.
"""

from highlands.server.store.backups import backup, restore
from highlands.server.store.errors import ConflictError, NameTakenError, StoreError
from highlands.server.store.node_registry import Beat, Lease, NodeRegistry
from highlands.server.store.process_lock import only_server
from highlands.server.store.review_rows import ReviewRow
from highlands.server.store.rows import LOG_FORMAT, Downtime, Ending, Event, NodeRow, SeatRow, TableRow
from highlands.server.store.store import Counts, Store, StoredTable, check_shareable, migrate_store, open_store

__all__ = [
    "LOG_FORMAT",
    "Beat",
    "ConflictError",
    "Counts",
    "Downtime",
    "Ending",
    "Event",
    "Lease",
    "NameTakenError",
    "NodeRegistry",
    "NodeRow",
    "ReviewRow",
    "SeatRow",
    "Store",
    "StoreError",
    "StoredTable",
    "TableRow",
    "backup",
    "check_shareable",
    "migrate_store",
    "only_server",
    "open_store",
    "restore",
]
