"""The connections to a table: who is there, at this node and at others, and what each of them is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Protocol

import msgspec

from highlands.protocol.messages import Presence, TableState
from highlands.server.clock import now
from highlands.server.tables.projection import Observer

PRESENCE_SECONDS = 0.1
"""How long changes of who is connected are gathered into one message."""

encode = msgspec.json.Encoder().encode


class Subscriber(Protocol):
    """A connection to a table."""

    address: str
    observer: Observer
    sent_version: int
    """Up to which version it has been sent events."""
    wants_positions: bool
    """Whether its states have the position as text."""

    def send(self, encoded: bytes) -> None:
        """Queue a message; never blocks."""
        ...

    def send_presence(self, encoded: bytes) -> None:
        """Send who is connected, in place of an earlier such message that still waits; never blocks."""
        ...

    def disconnect_for_resync(self) -> None:
        """Close the connection, so that the client reconnects to the table as the store has it."""
        ...

    def disconnect_for_restart(self) -> None:
        """Close the connection once all is sent, so that the client reconnects to another node."""
        ...


class Audience:
    """Everybody who is connected to one table."""

    def __init__(self, seats: int) -> None:
        """Nobody is connected to a table with so many seats."""
        self.subscribers: set[Subscriber] = set()
        """The connections to this node."""
        self.player_address = ""
        """From where a player last connected: the work of the table's bots counts as asked for from there."""
        self.on_change: Callable[[], None] = lambda: None
        """Called after connections to this node have changed."""
        self._seats = seats
        self._elsewhere: dict[str, tuple[frozenset[int], int]] = {}
        """The seats and the number of spectators that are connected to other nodes."""
        self._away_since = dict.fromkeys(range(seats), now())
        """Since when the seats without a connection have had none, as far as this node knows."""
        self._presence_timer: asyncio.TimerHandle | None = None
        self._has_changed_here = False
        """Whether connections to this node have changed since the last presence was sent."""

    # Who is there

    @property
    def seats_here(self) -> set[int]:
        """The seats with at least one connection to this node."""
        return {subscriber.observer for subscriber in self.subscribers if subscriber.observer is not None}

    @property
    def spectators_here(self) -> int:
        """The spectators with a connection to this node."""
        return sum(subscriber.observer is None for subscriber in self.subscribers)

    @property
    def connected_seats(self) -> set[int]:
        """The seats with at least one connection, at any node."""
        return self.seats_here.union(*(seats for seats, _ in self._elsewhere.values()))

    def add(self, subscriber: Subscriber) -> None:
        """Add a connection; it has been sent nothing."""
        self.subscribers.add(subscriber)
        if subscriber.observer is not None:
            self.player_address = subscriber.address
        self._change_presence()

    def remove(self, subscriber: Subscriber) -> None:
        """Remove a connection."""
        if subscriber in self.subscribers:
            self.subscribers.discard(subscriber)
            self._change_presence()

    def set_elsewhere(self, node: str, seats: frozenset[int], spectators: int) -> None:
        """Another node has these connections."""
        before = self._elsewhere.pop(node, None)
        if seats or spectators:
            self._elsewhere[node] = seats, spectators
        if self._elsewhere.get(node) != before:
            self._note_absences()
            self._tell_presence()

    def forget_elsewhere(self) -> None:
        """Nothing is known any more of connections to other nodes; they will be asked."""
        self._elsewhere.clear()
        self.begin_absences_anew()

    def away_ms(self, seat: int) -> int | None:
        """For how long nobody has been connected to a seat, as far as this node knows; None if somebody is."""
        return None if seat not in self._away_since else now() - self._away_since[seat]

    def begin_absences_anew(self) -> None:
        """Nobody could be sure to be seen: who is away now has been so from now on."""
        self._away_since = {}
        self._note_absences()

    def _note_absences(self) -> None:
        at, connected = now(), self.connected_seats
        absent = [seat for seat in range(self._seats) if seat not in connected]
        self._away_since = {seat: self._away_since.get(seat, at) for seat in absent}

    def disconnect_for_resync(self) -> None:
        """Close all connections: the table in memory may differ from the store."""
        for subscriber in list(self.subscribers):
            subscriber.disconnect_for_resync()

    def disconnect_for_restart(self) -> None:
        """Close all connections once all is sent: the node stops."""
        for subscriber in list(self.subscribers):
            subscriber.disconnect_for_restart()

    # What they are sent

    def send_states(
        self,
        project: Callable[[Observer, int, bool], TableState],
        version: int,
        subscribers: Iterable[Subscriber] | None = None,
    ) -> None:
        """Send each its state with the events it has not had; equal messages are projected and encoded once.

        `project` gives the state of an observer, with the events from a version on, and the position if it is wanted.
        """
        encoded: dict[tuple[Observer, int, bool], bytes] = {}
        for subscriber in self._players_first() if subscribers is None else subscribers:
            key = subscriber.observer, subscriber.sent_version, subscriber.wants_positions
            if key not in encoded:
                encoded[key] = encode(project(*key))
            subscriber.sent_version = version
            subscriber.send(encoded[key])

    def _players_first(self) -> list[Subscriber]:
        """All connections; however many watch, nobody who plays waits for them."""
        return sorted(self.subscribers, key=lambda subscriber: subscriber.observer is None)

    def _change_presence(self) -> None:
        """Connections to this node have changed."""
        self._has_changed_here = True
        self._note_absences()
        self._tell_presence()

    def _tell_presence(self) -> None:
        """Tell everybody soon who is connected: what changes until then makes one message."""
        if self._presence_timer is None:
            loop = asyncio.get_running_loop()
            self._presence_timer = loop.call_later(PRESENCE_SECONDS, self._send_presence)

    def _send_presence(self) -> None:
        self._presence_timer = None
        connected = self.connected_seats
        spectators = self.spectators_here + sum(number for _, number in self._elsewhere.values())
        seats = range(self._seats)
        there = [seat in connected for seat in seats]
        encoded = encode(Presence(there, spectators, [self.away_ms(seat) for seat in seats]))
        for subscriber in self._players_first():
            subscriber.send_presence(encoded)
        if self._has_changed_here:
            self._has_changed_here = False
            self.on_change()
