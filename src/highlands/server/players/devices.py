"""The devices of a player: each browser has a key of its own, which can be taken from it.

Another browser becomes a device of a player with one of their passkeys (`passkeys`), or by a link that is used once.
The player that it was before lives in it alone, unless they have passkeys or other devices of their own: then the two
can become one.
"""

from __future__ import annotations

import asyncio
import logging
from typing import NamedTuple, Protocol

from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.server.clock import now
from highlands.server.players.messages import AddedDevice, DeviceLink, NewDevice, PlayerNamed
from highlands.server.players.players import Identity, Players, new_device
from highlands.server.players.tokens import LIFETIMES, Tokens, read_token
from highlands.server.seat_secrets import base64url, player_digest
from highlands.server.store import Store
from highlands.server.store.players import DeviceRows

log = logging.getLogger("highlands.server")

MAX_DEVICES = 30
MAX_REMEMBERED = 1000
"""How many devices that were removed a node remembers, for connections that are just being made."""
READ_AT_ONCE = 500
"""Of how many guests' seats it is read at a time whose they are by now."""
WATCH_SECONDS = 60.0
"""How often it is read which of the connected devices have been removed."""


class Devices:
    """The devices of the players of a store."""

    def __init__(self, store: Store, players: Players, tokens: Tokens) -> None:
        """All of them."""
        self._rows = store.devices
        self._players = players
        self._tokens = tokens

    async def adopt(self, player_id: str, new: NewDevice) -> AddedDevice:
        """Let a browser be a device of a player's from now on."""
        if new.joins is not None:
            # Whom the host has blocked does not become another.
            await self._players.find(new.joins)
        device = new_device(player_id, new.key, new.device, now())
        joined = None if new.joins is None else player_digest(new.joins)
        known, is_joined = await self._rows.adopt(device, joined, MAX_DEVICES)
        if known is None:
            raise HighlandsError(message("server-too-many-devices"))
        identity = Identity(known.player, known.device.id)
        return AddedDevice(player=await self._players.state(identity), is_joined=is_joined)

    async def remove(self, identity: Identity, device_id: str) -> None:
        """Take a browser's key from it."""
        if not await self._rows.remove(identity.id, device_id, by=identity.device_id):
            raise HighlandsError(message("server-no-device"))

    # Links

    async def new_link(self, identity: Identity) -> DeviceLink:
        """A link with which another browser becomes a device of the player's."""
        token = await self._tokens.issue("add-device", identity.id)
        return DeviceLink(token=base64url(token), lasts_ms=LIFETIMES["add-device"])

    async def look_at_link(self, token: str) -> PlayerNamed:
        """Whose device a browser becomes with a link."""
        found = await self._tokens.find(read_token(token), "add-device")
        player = None if found is None or found.player_id is None else await self._players.player(found.player_id)
        if player is None:
            raise HighlandsError(message("server-bad-link"))
        return PlayerNamed(name=player.name)

    async def use_link(self, token: str, new: NewDevice) -> AddedDevice:
        """Let a browser be a device of whoever has made a link."""
        used = await self._tokens.use(read_token(token), "add-device")
        if used is None or used.player_id is None:
            raise HighlandsError(message("server-bad-link"))
        return await self.adopt(used.player_id, new)


class Droppable(Protocol):
    """A connection."""

    def disconnect_for_resync(self) -> None:
        """Close it: who may still connect does so again."""
        ...


class Holder(NamedTuple):
    """Who is connected."""

    player_id: str
    device_id: str


class DeviceConnections:
    """The WebSockets of players at this node, by the devices at which they are."""

    def __init__(self, rows: DeviceRows) -> None:
        """Nobody is connected."""
        self._rows = rows
        self._holders: dict[Droppable, Holder] = {}
        self._guests: dict[Droppable, tuple[str, int]] = {}
        """The connections to seats that are no player's, by table and seat."""
        self._removed: dict[str, None] = {}
        """The devices that were removed last: one may just be connecting."""
        self._kept_out: frozenset[str] = frozenset()
        """The players whom the host has blocked."""

    def add(self, connection: Droppable, holder: Holder | None) -> None:
        """A connection has been made; it is dropped if its device was removed meanwhile, or its player blocked."""
        if holder is not None:
            self._holders[connection] = holder
            if holder.device_id in self._removed or holder.player_id in self._kept_out:
                connection.disconnect_for_resync()

    def add_guest(self, connection: Droppable, table_id: str, seat: int) -> None:
        """A connection to a seat has been made that is no player's yet: whoever has it can still say who they are."""
        self._guests[connection] = table_id, seat

    def remove(self, connection: Droppable) -> None:
        """A connection is no more."""
        self._holders.pop(connection, None)
        self._guests.pop(connection, None)

    def drop(self, device_id: str) -> None:
        """End all connections of a device that has been removed."""
        self._removed[device_id] = None
        if len(self._removed) > MAX_REMEMBERED:
            del self._removed[next(iter(self._removed))]
        for connection in [one for one, holder in self._holders.items() if holder.device_id == device_id]:
            connection.disconnect_for_resync()

    async def keep_out(self, players: frozenset[str]) -> None:
        """End all connections of these players, from now on too: the host has blocked them."""
        has_grown = not players <= self._kept_out
        self._kept_out = players
        for connection in [one for one, holder in self._holders.items() if holder.player_id in players]:
            connection.disconnect_for_resync()
        if has_grown:
            await self.drop_removed()

    async def _find_holders(self) -> None:
        """Read which players have taken the seats of guests since they were connected."""
        guests = list(self._guests.items())
        for begin in range(0, len(guests), READ_AT_ONCE):
            some = guests[begin : begin + READ_AT_ONCE]
            holders = await self._rows.holders({table_id for _, (table_id, _) in some})
            for connection, place in some:
                # Unless it was closed meanwhile.
                if place in holders and self._guests.pop(connection, None) is not None:
                    held = holders[place]
                    self.add(connection, Holder(held.player_id, held.device_id))

    async def drop_removed(self) -> None:
        """End those of devices that were removed without a message that told so here."""
        try:
            await self._find_holders()
            connected = self.devices
            for device_id in connected - await self._rows.existing(connected):
                self.drop(device_id)
        except Exception as error:  # noqa: BLE001 - the store may be away for a while
            log.warning("looking for removed devices failed: %s", error)

    async def watch(self) -> None:
        """Messages of other nodes may get lost: look from time to time which devices have been removed."""
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            if self._holders or self._guests:
                await self.drop_removed()

    @property
    def devices(self) -> set[str]:
        """The devices that are connected."""
        return {holder.device_id for holder in self._holders.values()}

    @property
    def players(self) -> set[str]:
        """The players who are connected."""
        return {holder.player_id for holder in self._holders.values()}
