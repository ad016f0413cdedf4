"""Who is connected to a table, at all nodes together."""

from __future__ import annotations

from collections.abc import Mapping

from highlands.server.nodes.bus import Bus, Present, WhoIsPresent
from highlands.server.tables.live_table import LiveTable


class SharedPresence:
    """Tells the other nodes who is connected here, and the tables here who is connected there."""

    def __init__(self, node_id: str, bus: Bus, tables: Mapping[str, LiveTable]) -> None:
        """For these tables."""
        self._node_id = node_id
        self._bus = bus
        self._tables = tables

    def announce(self, table: LiveTable) -> None:
        """Tell the others who is connected to a table here."""
        here = table.audience
        self._bus.publish(Present(self._node_id, table.id, sorted(here.seats_here), here.spectators_here))

    def ask(self, table_id: str) -> None:
        """A table has been loaded: others may have connections to it."""
        self._bus.publish(WhoIsPresent(self._node_id, table_id))

    def ask_all(self) -> None:
        """Something may have been missed: forget what was known of the others, and ask them all."""
        for table in self._tables.values():
            table.audience.forget_elsewhere()
            if table.audience.subscribers:
                self.announce(table)
        self._bus.publish(WhoIsPresent(self._node_id, None))

    def hear(self, message: Present) -> None:
        """Another node tells who is connected to a table there."""
        if (table := self._tables.get(message.table)) is not None:
            table.audience.set_elsewhere(message.node, frozenset(message.seats), message.spectators)

    def answer(self, message: WhoIsPresent) -> None:
        """Another node asks."""
        if message.table is not None:
            asked = [self._tables[message.table]] if message.table in self._tables else []
        else:
            asked = list(self._tables.values())
        for table in asked:
            if table.audience.subscribers:
                self.announce(table)

    def forget(self, node: str) -> None:
        """Nobody is connected to another node any more."""
        for table in self._tables.values():
            table.audience.set_elsewhere(node, frozenset(), 0)
