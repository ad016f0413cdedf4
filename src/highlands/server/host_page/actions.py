"""What the host does. Every action stands in the log, together with what it changed or before what can't be undone."""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.server.clock import now
from highlands.server.host_page.controls import HostControls
from highlands.server.host_page.messages import Announce, HostSettingsChange
from highlands.server.host_page.sessions import Host
from highlands.server.http.addresses import limit_key, parse_address
from highlands.server.seat_secrets import new_id
from highlands.server.store.host import Announcement, HostBlock, NewEntry
from highlands.server.tables.manager import TableManager
from highlands.spec.options import SEAT_LETTERS

MAX_BLOCKS = 2000
MAX_ANNOUNCEMENTS = 5
"""That are shown at a time."""
HOUR_MS = 60 * 60 * 1000


def checked_text(text: str) -> str:
    """A text on one line, as it is shown; HighlandsError if it can't be."""
    shown = " ".join(text.split())
    if not shown.isprintable():
        raise HighlandsError(message("host-bad-text"))
    return shown


class HostActions:
    """What can be done at the host's page."""

    def __init__(self, manager: TableManager, controls: HostControls) -> None:
        """At this node, and so at all."""
        self._manager = manager
        self._rows = manager.store.host
        self._controls = controls

    async def end_table(self, host: Host, table_id: str, note: str) -> None:
        """End a table; those who sit there are told that it was the host, and why."""
        note = checked_text(note)
        table = await self._manager.table(table_id)
        if table.aggregate.end is not None:
            raise HighlandsError(message("server-over"))
        await self._rows.note(host.entry("end-table", table_id, note))
        await table.end_by_host(note)

    # Keeping out

    async def block_seat(self, host: Host, table_id: str, seat: int) -> None:
        """Keep the player out who sits on a seat; HighlandsError for a guest, who is nobody."""
        player_id = (await self._manager.players.at_table(table_id)).get(seat)
        player = None if player_id is None else await self._manager.players.player(player_id)
        if player is None:
            raise HighlandsError(message("host-no-player"))
        table = await self._manager.table(table_id)
        name = table.aggregate.names.get(seat) or player.name or ""
        block = HostBlock(id=new_id(), player_id=player.id, name=name, created_at=now())
        await self._block(block, host.entry("block-player", table_id, SEAT_LETTERS[seat]))

    async def block_address(self, host: Host, text: str, own: str) -> None:
        """Keep an address out; HighlandsError if it is none, or the host's own."""
        shown, has_prefix, prefix = text.partition("/")
        address = parse_address(shown)
        # Never less than what was asked for: other networks can't be blocked.
        if address is None or (has_prefix and prefix != ("32" if address.version == 4 else "64")):
            raise HighlandsError(message("host-no-address"))
        key = limit_key(str(address))
        if key == own:
            raise HighlandsError(message("host-own-address"))
        await self._block(
            HostBlock(id=new_id(), address=key, name="", created_at=now()), host.entry("block-address", key)
        )

    async def _block(self, block: HostBlock, entry: NewEntry) -> None:
        if len(await self._rows.blocks()) >= MAX_BLOCKS:
            raise HighlandsError(message("host-too-many"))
        await self._rows.block(block, entry)
        await self._controls.changed()

    async def unblock(self, host: Host, block_id: str) -> None:
        """Keep somebody out no more."""

        def entry(block: HostBlock) -> NewEntry:
            # A player's name is no part of the log: what was blocked, an earlier entry tells.
            return host.entry("unblock-player" if block.address is None else "unblock-address", block.address or "")

        await self._done(await self._rows.unblock(block_id, entry))

    # Announcements

    async def announce(self, host: Host, wanted: Announce) -> None:
        """Show a text on all pages."""
        text, at = checked_text(wanted.text), now()
        if not text:
            raise HighlandsError(message("host-bad-text"))
        if len(self._controls.announcements) >= MAX_ANNOUNCEMENTS:
            raise HighlandsError(message("host-too-many"))
        announcement = Announcement(id=new_id(), text=text, created_at=at, ends_at=at + round(wanted.hours * HOUR_MS))
        await self._rows.announce(announcement, host.entry("announce", announcement.id, text))
        await self._controls.changed()

    async def withdraw(self, host: Host, announcement_id: str) -> None:
        """Show a text no more."""
        entry = host.entry("withdraw", announcement_id)
        await self._done(await self._rows.withdraw(announcement_id, now(), entry))

    async def _done(self, is_done: bool) -> None:
        if not is_done:
            raise HighlandsError(message("host-gone"))
        await self._controls.changed()

    # Settings

    async def change_settings(self, host: Host, change: HostSettingsChange) -> None:
        """Change settings at all nodes; HighlandsError for one that the command line has fixed."""
        wanted = {name: value for name, value in msgspec.structs.asdict(change).items() if value is not UNSET}
        if not self._controls.can_change(wanted):
            raise HighlandsError(message("host-fixed-setting"))
        values = {
            name: None if value is None else msgspec.json.encode(value).decode() for name, value in wanted.items()
        }
        if values:
            entries = [host.entry("setting", name, value or "") for name, value in values.items()]
            await self._rows.change_settings(values, entries)
            await self._controls.changed()
