"""What the host has done and chosen, in the database: the log, sessions, blocks, announcements, settings, samples."""

from highlands.server.store.host.host_rows import HostRows
from highlands.server.store.host.rows import (
    BY_COMMAND,
    Announcement,
    HostBlock,
    HostPasskey,
    HostSession,
    LogEntry,
    NewEntry,
)
from highlands.server.store.host.sample_rows import SampleRow, SampleRows
from highlands.server.store.host.session_rows import SessionRows
from highlands.server.store.host.table_rows import HostTableRow, HostTableRows

__all__ = [
    "BY_COMMAND",
    "Announcement",
    "HostBlock",
    "HostPasskey",
    "HostRows",
    "HostSession",
    "HostTableRow",
    "HostTableRows",
    "LogEntry",
    "NewEntry",
    "SampleRow",
    "SampleRows",
    "SessionRows",
]
