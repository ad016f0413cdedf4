"""What the host has chosen, as this node applies it: who is kept out, what is announced, and the settings.

The store has it. A node reads it when it starts, when another one tells that something has changed, and, since such
messages may get lost, whenever the log of the host has grown.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from highlands.server.clock import now
from highlands.server.host_page.messages import HostSettings, HostSettingsState, ShownAnnouncement
from highlands.server.http.rate_limits import RateLimits
from highlands.server.http.security import AdmissionControl
from highlands.server.nodes.bus import BusMessage, Connected, HostChanged, WhoIsConnected
from highlands.server.notifications import Channels
from highlands.server.players.players import DAY_MS
from highlands.server.store.host import Announcement, HostBlock
from highlands.server.tables.background.reviews import Reviews
from highlands.server.tables.manager import TableManager

log = logging.getLogger("highlands.server")

WATCH_SECONDS = 3.0
ANSWER_SECONDS = 0.5
"""How long other nodes may take to tell from where they have connections."""
MAX_ADDRESSES = 100
"""What fits into a message between nodes."""
RATES = ("requests_per_second", "connections_per_address", "tables_per_hour", "players_per_hour")


class HostControls:
    """The choices of the host at one node."""

    def __init__(
        self,
        manager: TableManager,
        admission: AdmissionControl,
        channels: Channels,
        reviews: Reviews,
        defaults: HostSettings,
        fixed: frozenset[str],
    ) -> None:
        """What the server has by itself, as yet; `fixed` are the settings of the command line."""
        self._manager = manager
        self._store = manager.store
        self._admission = admission
        self._channels = channels
        self._reviews = reviews
        self._defaults = defaults
        self._base_limits = admission.limits
        self._fixed = fixed
        self._announcements: list[Announcement] = []
        self.settings = defaults
        self._connected_elsewhere: dict[str, dict[str, int]] = {}
        """What the other nodes have answered when the addresses were last asked for."""
        self._seen = -1
        self._reading = asyncio.Lock()

    async def start(self) -> None:
        """Apply what was chosen before, and whatever is chosen from now on."""
        await self._read()
        self._manager.on_host_message = self._hear
        if self._store.is_shared:
            self._manager.spawn(self._watch())

    async def changed(self) -> None:
        """The host has changed something at this node: it counts here at once, and is told to the others."""
        await self._read()
        self._manager.publish(HostChanged(self._store.node_id))

    def _hear(self, heard: BusMessage) -> None:
        match heard:
            case HostChanged():
                self._manager.spawn(self.read())
            case WhoIsConnected():
                most = sorted(self._admission.connected.items(), key=lambda one: -one[1])[:MAX_ADDRESSES]
                self._manager.publish(Connected(self._store.node_id, dict(most)))
            case Connected():
                self._connected_elsewhere[heard.node] = heard.addresses

    async def addresses(self) -> dict[str, int]:
        """From which addresses there are how many WebSockets, at all nodes together."""
        self._connected_elsewhere.clear()
        if self._store.is_shared:
            self._manager.publish(WhoIsConnected(self._store.node_id))
            await asyncio.sleep(ANSWER_SECONDS)
        found = Counter(self._admission.connected)
        for elsewhere in self._connected_elsewhere.values():
            found.update(elsewhere)
        return dict(found.most_common(MAX_ADDRESSES))

    async def read(self) -> None:
        """Apply what the store has; if it is away, the next look will do."""
        try:
            await self._read()
        except Exception as error:  # noqa: BLE001 - whatever it is, the log is looked at again
            log.warning("reading what the host has chosen failed: %s", error)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            try:
                has_grown = await self._store.host.latest() != self._seen
            except Exception as error:  # noqa: BLE001 - the store may be away for a while
                log.warning("looking at the log of the host failed: %s", error)
                continue
            if has_grown:
                await self.read()

    async def _read(self) -> None:
        # One after the other: what was read first must not be applied last.
        async with self._reading:
            latest = await self._store.host.latest()
            blocks = await self._store.host.blocks()
            announcements = await self._store.host.announcements(now())
            settings = await self._store.host.settings()
            await self._keep_out(blocks)
            self._announcements = announcements
            self._apply(settings)
            self._seen = latest

    # Who is kept out

    async def _keep_out(self, blocks: list[HostBlock]) -> None:
        players = frozenset(block.player_id for block in blocks if block.player_id is not None)
        self._manager.players.blocked = players
        self._admission.keep_out(frozenset(block.address for block in blocks if block.address is not None))
        await self._manager.connections.keep_out(players)

    # What is announced

    @property
    def announcements(self) -> list[ShownAnnouncement]:
        """What all pages show now."""
        at = now()
        return [
            ShownAnnouncement(id=one.id, text=one.text, ends_at=one.ends_at)
            for one in self._announcements
            if one.ends_at > at
        ]

    # Settings

    @property
    def settings_state(self) -> HostSettingsState:
        """The settings, and which of them can't be changed."""
        return HostSettingsState(values=self.settings, defaults=self._defaults, fixed=sorted(self._fixed))

    def can_change(self, names: Iterable[str]) -> bool:
        """Whether none of these is fixed."""
        return self._fixed.isdisjoint(names)

    def _apply(self, chosen: dict[str, str]) -> None:
        self.settings = settings = merge(self._defaults, chosen, self._fixed)
        limits = {name: getattr(settings, name) for name in RATES}
        if limits == {name: getattr(self._defaults, name) for name in RATES}:
            self._admission.change_limits(self._base_limits)
        else:
            self._admission.change_limits(RateLimits.of(**limits))
        self._manager.abandon_after = settings.abandon_after_days * DAY_MS or None
        self._manager.bots.min_seconds = settings.min_bot_seconds
        self._reviews.iterations = settings.review_iterations
        self._manager.players.admits_bots = settings.admits_bots
        self._manager.players.admits_new = settings.admits_players
        self._channels.policy = msgspec.structs.replace(self._channels.policy, has_push=settings.has_push)


def merge(defaults: HostSettings, chosen: dict[str, str], fixed: frozenset[str]) -> HostSettings:
    """The settings with what the host has chosen, but for the fixed; what another version has stored is left out."""
    read: dict[str, Any] = {}
    kinds: dict[str, Callable[[str], Any]] = {
        field.name: msgspec.json.Decoder(field.type).decode for field in msgspec.structs.fields(HostSettings)
    }
    for name, text in chosen.items():
        if name in kinds and name not in fixed:
            try:
                read[name] = kinds[name](text)
            except msgspec.DecodeError:
                log.warning("the setting %s that is stored can't be read", name)
    return msgspec.structs.replace(defaults, **read)
