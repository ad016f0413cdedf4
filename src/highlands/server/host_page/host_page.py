"""The parts of the host's page at one node, for the routes."""

from __future__ import annotations

import asyncio
import shutil
from typing import Any

import msgspec
from webauthn.helpers.structs import UserVerificationRequirement

from highlands import __version__
from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.server.clock import now
from highlands.server.host_page.actions import HostActions
from highlands.server.host_page.controls import HostControls
from highlands.server.host_page.messages import (
    AdmittedPasskey,
    HostBlocked,
    HostNumbers,
    HostSeat,
    HostTable,
    LoggedAction,
    NodeSample,
    NodeState,
    OpenedPage,
)
from highlands.server.host_page.samples import KEPT_MS, MAX_SAMPLES, Sample
from highlands.server.host_page.sessions import Host, HostSessions, NotHostError
from highlands.server.http.security import AdmissionControl
from highlands.server.players.devices import Devices
from highlands.server.players.passkeys import Passkeys, Site
from highlands.server.players.tokens import Purpose, Tokens
from highlands.server.seat_secrets import base64url, from_base64url
from highlands.server.store.engines import is_sqlite, parse_url, sqlite_path
from highlands.server.store.host import HostPasskey, HostTableRow
from highlands.server.tables.manager import TableManager

STORE_SECONDS = 9.5
"""The store must have answered by then, or it is not healthy."""
TABLES_AT_ONCE = 50
LOGGED_AT_ONCE = 50
BY_PASSKEY = "passkey"


class HostPage:
    """What the host's page shows, and who may open it."""

    def __init__(self, manager: TableManager, admission: AdmissionControl, controls: HostControls, database: str):
        """At this node."""
        self.manager = manager
        self.admission = admission
        self.controls = controls
        self.database = database
        self.sessions = HostSessions(manager.store)
        self.actions = HostActions(manager, controls)
        self.tokens = Tokens(manager.store)
        self.backing_up = asyncio.Lock()
        """One backup at a time: each takes the room of the whole database on a disk."""

    # Numbers

    async def numbers(self, since: int) -> HostNumbers:
        """How the server is, with the samples after a time."""
        store, at = self.manager.store, now()
        nodes, _ = await store.registry.nodes()
        counts = await store.counts()
        samples = await store.samples.since(max(since, at - KEPT_MS), MAX_SAMPLES)
        return HostNumbers(
            at=at,
            version=__version__,
            running=counts.running,
            finished=counts.finished,
            players=await store.players.count(),
            is_healthy=await self._is_healthy(),
            database_bytes=await store.samples.database_bytes(),
            disk_free_bytes=self._disk_free(),
            nodes=[
                NodeState(
                    id=node.id, started_at=node.started_at, seen_at=node.seen_at, is_this=node.id == store.node_id
                )
                for node in nodes
            ],
            samples=[
                NodeSample(node=row.node_id, at=row.at, numbers=msgspec.json.decode(row.numbers, type=Sample))
                for row in samples
            ],
        )

    async def _is_healthy(self) -> bool:
        try:
            async with asyncio.timeout(STORE_SECONDS):
                await self.manager.store.check_writing()
        except Exception:  # noqa: BLE001 - whatever it is, it is what was asked for
            return False
        return True

    def _disk_free(self) -> int | None:
        url = parse_url(self.database)
        return shutil.disk_usage(sqlite_path(url).absolute().parent).free if is_sqlite(url) else None

    # Lists

    async def tables(self, after: tuple[int, str] | None) -> list[HostTable]:
        """The running tables, the newest first."""
        rows = await self.manager.store.host_tables.running(after=after, limit=TABLES_AT_ONCE)
        return [shown_table(row) for row in rows]

    async def log(self, before: int | None) -> list[LoggedAction]:
        """What the host has done, the latest first."""
        rows = await self.manager.store.host.log(before=before, limit=LOGGED_AT_ONCE)
        return [LoggedAction(**msgspec.structs.asdict(row)) for row in rows]

    async def blocked(self) -> list[HostBlocked]:
        """Whom the host keeps out."""
        return [
            HostBlocked(id=one.id, name=one.name, address=one.address, created_at=one.created_at)
            for one in await self.manager.store.host.blocks()
        ]

    # Passkeys

    async def passkeys(self) -> list[AdmittedPasskey]:
        """Those that open the page."""
        return [
            AdmittedPasskey(id=base64url(one.passkey_id), name=one.name, admitted_at=one.admitted_at)
            for one in await self.manager.store.host_sessions.passkeys()
        ]

    async def passkey_options(self, site: Site, purpose: Purpose) -> dict[str, Any]:
        """What a browser needs to show one."""
        return await self._passkeys().options_to_show(site, purpose, UserVerificationRequirement.REQUIRED)

    async def open_with_passkey(self, site: Site, credential: dict[str, Any]) -> OpenedPage:
        """Open the page with a passkey that the host has admitted."""
        shown = await self._passkeys().shown(site, credential, "host-sign-in", requires_verification=True)
        # By its key too: under the id of one that was removed meanwhile there may be another by now.
        admitted = {
            (one.passkey_id, one.public_key): one.name for one in await self.manager.store.host_sessions.passkeys()
        }
        name = admitted.get((shown.id, shown.public_key))
        if name is None:
            raise NotHostError(message("host-wrong-passkey"))
        return await self.sessions.open(shown.id, name)

    async def admit_passkey(self, host: Host, site: Site, credential: dict[str, Any]) -> None:
        """Let a passkey of a player's open the page from now on, which they show here."""
        shown = await self._passkeys().shown(site, credential, "host-admit-passkey", requires_verification=True)
        player = await self.manager.players.player(shown.player_id)
        name = " ".join(filter(None, [BY_PASSKEY, shown.name, base64url(shown.id)[:8]]))
        if player is None:
            raise HighlandsError(message("server-unknown-passkey"))
        passkey = HostPasskey(passkey_id=shown.id, public_key=shown.public_key, name=name, admitted_at=now())
        await self.manager.store.host_sessions.admit(passkey, host.entry("admit-passkey", name))

    async def dismiss_passkey(self, host: Host, passkey_id: str) -> None:
        """Let a passkey open the page no more."""
        try:
            wanted = from_base64url(passkey_id)
        except ValueError:
            raise HighlandsError(message("host-gone")) from None
        names = {one.passkey_id: one.name for one in await self.manager.store.host_sessions.passkeys()}
        entry = host.entry("dismiss-passkey", names.get(wanted, passkey_id[:8]))
        if not await self.manager.store.host_sessions.dismiss(wanted, entry):
            raise HighlandsError(message("host-gone"))

    def _passkeys(self) -> Passkeys:
        store = self.manager.store
        return Passkeys(store, Devices(store, self.manager.players, self.tokens), self.tokens)


def shown_table(row: HostTableRow) -> HostTable:
    """A running table, as the host may know it: player ids stay the server's own."""
    return HostTable(
        id=row.id,
        created_at=row.created_at,
        game=row.game,
        options=row.options,
        public=row.public,
        last_at=row.last_at,
        events=row.events,
        node=row.node_id,
        seats=[HostSeat(name=seat.name, bot=seat.bot, is_player=seat.player_id is not None) for seat in row.seats],
    )
