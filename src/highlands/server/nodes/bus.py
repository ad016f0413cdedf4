"""Messages between nodes about what no log has.

They are only ever hints: whoever misses one, because its connection was cut, asks the others again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Self

import msgspec

from highlands.server.store import Store

log = logging.getLogger("highlands.server")

FLUSH_SECONDS = 0.03
"""How long messages are collected: one commit tells of all of them, and of a table only its latest presence."""


class _Message(msgspec.Struct, frozen=True, tag=True):
    """A message of a node."""

    node: str

    @property
    def about(self) -> str | None:
        """What it is about: of several messages of a kind about the same, one is sent."""
        return getattr(self, "table", None)

    def after(self, _: Any) -> Self:
        """The message that is sent in place of an earlier one and this one."""
        return self


class Present(_Message, frozen=True):
    """Who is connected to a table at the node."""

    table: str
    seats: list[int]
    spectators: int


class WhoIsPresent(_Message, frozen=True):
    """The node asks who is connected to a table at the others; None: to any table."""

    table: str | None


class Gone(_Message, frozen=True):
    """The node has left, or was found dead: nobody is connected to it, and its leases are free."""


class Rematched(_Message, frozen=True):
    """There is a rematch of a table."""

    table: str


class NameForgotten(_Message, frozen=True):
    """A player has had their name removed from the log of a table: whoever has it in memory reads it again."""

    table: str


class DeviceRemoved(_Message, frozen=True):
    """A player has removed a device: it is connected no more."""

    device: str

    @property
    def about(self) -> str:
        """The device."""
        return self.device


class BlocksChanged(_Message, frozen=True):
    """Somebody at a table has blocked somebody else there, or does so no more."""

    table: str


class HostChanged(_Message, frozen=True):
    """The host has blocked or announced something, or changed a setting."""


class WhoIsConnected(_Message, frozen=True):
    """The host asks from which addresses there are connections."""


class Connected(_Message, frozen=True):
    """From these addresses there are so many connections to the node: the most of them, if there are very many."""

    addresses: dict[str, int]


class BlockListChanged(_Message, frozen=True):
    """A player has blocked somebody, or does so no more: the lobby shows them others."""

    player: str

    @property
    def about(self) -> str:
        """The player."""
        return self.player


class Listed(_Message, frozen=True):
    """What the lobby shows of a table has changed."""

    table: str


class SeeksChanged(_Message, frozen=True):
    """Others wait in the lobby than before."""


class Waiting(_Message, frozen=True):
    """So many wait in the lobby at the node from one address."""

    address: str
    number: int

    @property
    def about(self) -> str:
        """The address."""
        return self.address


class Paired(_Message, frozen=True):
    """A table has been created for those who waited."""

    table: str
    seeks: list[str]


class TournamentChanged(_Message, frozen=True):
    """The log of a tournament has grown."""

    tournament: str

    @property
    def about(self) -> str:
        """The tournament."""
        return self.tournament


class DealReleased(_Message, frozen=True):
    """All tables that were dealt a shuffle are over."""

    deal: str

    @property
    def about(self) -> str:
        """The shuffle."""
        return self.deal


class Spent(_Message, frozen=True):
    """The node has given an address so much of an allowance."""

    allowance: str
    address: str
    number: int

    @property
    def about(self) -> str:
        """The allowance of one address."""
        return f"{self.allowance} {self.address}"

    def after(self, earlier: Any) -> Self:
        """Both together."""
        return msgspec.structs.replace(self, number=earlier.number + self.number)


BusMessage = (
    Present
    | WhoIsPresent
    | Gone
    | Rematched
    | Listed
    | SeeksChanged
    | Waiting
    | Paired
    | NameForgotten
    | DeviceRemoved
    | BlocksChanged
    | HostChanged
    | WhoIsConnected
    | Connected
    | BlockListChanged
    | TournamentChanged
    | DealReleased
    | Spent
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(BusMessage).decode


class Bus:
    """Publishes this node's messages, and hands those of the others on."""

    def __init__(self, store: Store, on_message: Callable[[BusMessage], None]) -> None:
        """Nothing is said yet."""
        self._store = store
        self._on_message = on_message
        self._outbox: dict[tuple[type[BusMessage], str, str | None], BusMessage] = {}
        self._wake = asyncio.Event()

    def publish(self, message: BusMessage) -> None:
        """Tell the other nodes; never blocks, and may get lost."""
        if self._store.is_shared:
            key = type(message), message.node, message.about
            earlier = self._outbox.get(key)
            self._outbox[key] = message if earlier is None else message.after(earlier)
            self._wake.set()

    def hear(self, payload: str) -> None:
        """Hand a message of another node on."""
        try:
            message = decode(payload)
        except msgspec.DecodeError:
            return  # of a newer version
        if message.node != self._store.node_id:
            self._on_message(message)

    async def run(self) -> None:
        """Publish, for ever."""
        while True:
            await self._wake.wait()
            await asyncio.sleep(FLUSH_SECONDS)
            self._wake.clear()
            await self.flush()

    async def flush(self) -> None:
        """Publish what there is."""
        messages = list(self._outbox.values())
        self._outbox.clear()
        try:
            await self._store.publish([encode(message).decode() for message in messages])
        except Exception as error:  # noqa: BLE001 - when the store is back, everybody asks
            log.warning("telling the other nodes failed: %s", error)
