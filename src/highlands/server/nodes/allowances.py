"""What addresses use up of their allowances, at all nodes together.

Every node has the whole bucket of each address, and takes out of it what the others tell that they have given: so an
address gets no more from several nodes than from one. Within the moment that the telling takes, each node may give the
same token; that is a debt, since what others have given is taken out of an empty bucket too, and is paid back before
there is more. No query is asked, and no address is stored.
"""

from __future__ import annotations

from collections.abc import Callable

from highlands.server.nodes.bus import Bus, Spent


class SharedAllowances:
    """Tells the other nodes what was given here, and hears what they have given."""

    def __init__(self, node_id: str, bus: Bus) -> None:
        """Nothing was given yet."""
        self._node_id = node_id
        self._bus = bus
        self.on_spent: Callable[[str, str, int], None] = lambda _allowance, _address, _number: None
        """Is called with what another node has given to an address."""

    def spend(self, allowance: str, address: str) -> None:
        """Tell the others that an address was given something."""
        self._bus.publish(Spent(self._node_id, allowance, address, 1))

    def hear(self, message: Spent) -> None:
        """Another node has given something."""
        self.on_spent(message.allowance, message.address, message.number)
