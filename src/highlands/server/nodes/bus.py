"""Messages between nodes about what no log has.

They are only ever hints: whoever misses one, because its connection was cut, asks the others again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import msgspec

from highlands.server.store import Store

log = logging.getLogger("highlands.server")

FLUSH_SECONDS = 0.03
"""How long messages are collected: one commit tells of all of them, and of a table only its latest presence."""


class _Message(msgspec.Struct, frozen=True, tag=True):
    """A message of a node."""

    node: str


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


BusMessage = Present | WhoIsPresent | Gone | Rematched

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
            self._outbox[type(message), message.node, getattr(message, "table", None)] = message
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
