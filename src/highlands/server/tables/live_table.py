"""A table in memory: executes commands one at a time, stores their events, then broadcasts the new state.

Nothing is sent before it is stored, and everything sent goes through `projection`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TypeVar

from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.play.commitments import share_commitment
from highlands.protocol.messages import Ack, ClaimWin, StandIn, TableState
from highlands.server.clock import now
from highlands.server.nodes.membership import Membership
from highlands.server.store import Event, Store, TableRow
from highlands.server.tables.aggregate import BY_HOST, SERVER, Claim, EventKind, TableAggregate
from highlands.server.tables.commands import (
    Command,
    NewEvent,
    RejectedError,
    StaleError,
    check_still_playing,
    claim_seat,
    handle,
    reveal_share,
    start,
)
from highlands.server.tables.people.absence import handle_absence
from highlands.server.tables.people.audience import Audience, Subscriber
from highlands.server.tables.projection import Muted, Observer, project_observed, project_public, project_state
from highlands.server.tables.table_log import TableLog
from highlands.spec.observation import Observation
from highlands.spec.options import SEAT_LETTERS

MAX_ATTEMPTS = 10
"""How often a command is decided anew because other nodes were first."""

T = TypeVar("T")


class UnknownTableError(HighlandsError):
    """There is no such table, or not for this secret."""


class LiveTable:
    """A table in memory. A lock serialises everything that reads or changes it."""

    def __init__(self, store: Store, row: TableRow, membership: Membership, on_change: Callable[[LiveTable], None]):
        """Before its first event."""
        self.log = TableLog(store, row, membership, self._disconnect)
        self.rematch: str | None = None
        self.audience = Audience(len(row.seats))
        self.muted: Muted = frozenset()
        """Whose greetings who has blocked them is not shown. It is no part of the log."""
        self.last_used_at = now()
        self._store = store
        self._membership = membership
        self._on_change = on_change
        self._lock = asyncio.Lock()

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.aggregate.row.id

    @property
    def aggregate(self) -> TableAggregate:
        """Its state."""
        return self.log.aggregate

    @property
    def has_diverged(self) -> bool:
        """Whether it may be ahead of the store: it must be loaded again."""
        return self.log.has_diverged

    # Commands

    async def execute(self, seat: int, command: Command | ClaimWin | StandIn) -> Ack:
        """Execute a player's command; RejectedError if that is impossible. Stored durably on return."""
        if isinstance(command, ClaimWin | StandIn):
            return Ack(await self._decide(lambda table: self._missed(table, seat, command)), id=command.id)
        return Ack(await self._decide(lambda table: handle(table, seat, command)), id=command.id)

    def _missed(self, table: TableAggregate, seat: int, command: ClaimWin | StandIn) -> NewEvent:
        """What a command of somebody leads to who misses the player to move."""
        is_sure = self._membership.is_fresh and table.to_move is not None
        away_ms = self.audience.away_ms(table.to_move) if is_sure and table.to_move is not None else None
        return handle_absence(table, seat, command, away_ms)

    async def claim(self, seat: int, claim: Claim, share: bytes | None, *, is_welcome: bool = True) -> int:
        """Bind a seat to its player's secret, and reveal their share if it is given; returns the version then.

        Who is not welcome is answered as if the seat were taken, after all that is asked of them there: nobody learns
        from the order of refusals that they are blocked.
        """
        if share is not None and self.aggregate.human_seats != [seat]:
            raise RejectedError(message("server-not-begun"))
        if share is not None and share_commitment(self.id, seat, share) != claim.commitment:
            raise RejectedError(message("server-wrong-share"))
        version = await self._decide(lambda table: claim_seat(table, seat, claim, is_welcome=is_welcome))
        return version if share is None else await self.reveal(seat, share)

    async def reveal(self, seat: int, share: bytes) -> int:
        """Reveal a player's share of the deal; returns the version then."""
        return await self._decide(lambda table: reveal_share(table, seat, share))

    async def _decide(self, decide: Callable[[TableAggregate], NewEvent | None]) -> int:
        """Append the event that is decided on, if any; returns the version then.

        Where another node was first, it is decided anew in the light of what happened there: a command may still be
        valid, or be stale, or have been carried out.
        """
        async with self._lock:
            for _ in range(MAX_ATTEMPTS):
                self.log.check_not_diverged()
                await self.log.tell_downtimes()
                try:
                    event = decide(self.aggregate)
                except RejectedError:
                    # What the client has seen at another node may not have been read here yet.
                    if not self._store.is_shared or not self._fold_in(await self.log.newer_events()):
                        raise
                    continue
                if event is None or await self._append_and_broadcast(event):
                    return self.aggregate.version
            raise RejectedError(message("server-busy"))

    async def abandon(self, before: int) -> None:
        """End the game, if nothing has happened since a time, nobody is there, and no clock will end it by itself."""
        async with self._lock:
            self.log.check_not_diverged()
            table = self.aggregate
            last = table.events[-1].at if table.events else table.row.created_at
            is_left = last < before and not self.audience.subscribers and not self.audience.connected_seats
            if is_left and table.end is None and self.deadline() is None:
                await self._append_and_broadcast(NewEvent(SERVER, EventKind.ABANDON))

    async def close_unclaimed(self, seat: int) -> None:
        """Close the table for somebody who will not come; no effect if they have claimed their seat."""
        await self._decide(
            lambda table: None if seat in table.names or table.end else NewEvent(seat, EventKind.ABANDON)
        )

    async def end_by_host(self, note: str) -> None:
        """End the game by the host's will, with a note for those who sit here; no effect on one that is over."""
        text = f"{BY_HOST} {note}".strip()
        await self._decide(lambda table: None if table.end else NewEvent(SERVER, EventKind.ABANDON, text))

    async def close_unstarted(self) -> None:
        """Close the table because somebody has not come in time; no effect if the game has begun."""
        await self._decide(lambda table: None if table.started or table.end else NewEvent(SERVER, EventKind.ABANDON))

    async def deal(self) -> None:
        """Begin the game at a table that is dealt the same as others; no effect if it has begun, or can't."""
        await self._decide(start)

    async def unseal(self) -> None:
        """No other table plays the same shuffle any more: tell everybody what may be told now."""
        async with self._lock:
            if self.aggregate.is_sealed and not self.has_diverged:
                self.aggregate.is_sealed = False
                self._send_states()

    async def play_bot_move(self, seat: int, version: int, text: str) -> None:
        """Make the move that a bot has chosen; no effect if the game has changed since this version."""
        async with self._lock:
            self.log.check_not_diverged()
            await self.log.tell_downtimes()
            table = self.aggregate
            if table.to_move == seat and seat in table.bots and table.is_game_unchanged_since(version):
                await self._append_and_broadcast(NewEvent(seat, EventKind.MOVE, text))

    async def check_timeout(self) -> None:
        """Append a timeout if the player to move has used up their time, and it is for this node to say so."""
        async with self._lock:
            self.log.check_not_diverged()
            await self.log.tell_downtimes()
            if not self._membership.serves(self.id):
                return
            seat, deadline = self.aggregate.to_move, self.deadline()
            # A timer may fire late, on a bot's turn: bots have no time limit.
            if seat not in self.aggregate.human_seats or deadline is None:
                return
            if now() >= deadline:
                assert seat is not None
                await self._append_and_broadcast(NewEvent(seat, EventKind.TIMEOUT))
            else:
                # The clock stood still meanwhile, or the node's was corrected: without a new timer nobody's time ends.
                self._on_change(self)

    async def resume(self) -> None:
        """Append the follow-up event that a server was stopped before; let bots and timers start."""
        async with self._lock:
            await self.log.append_follow_ups()
            await self.log.tell_downtimes()
            self._on_change(self)

    async def serve(self) -> None:
        """Take up the bots and the clock, which this node has the lease for, or where they stood still for a while."""
        async with self._lock:
            self.log.check_not_diverged()
            before = self.aggregate.version
            await self.log.tell_downtimes()
            if self.aggregate.version != before:
                self._send_states()
            self._on_change(self)

    async def get_or_create_rematch(self, create: Callable[[TableAggregate], Awaitable[str]]) -> str:
        """The id of the rematch's table, created if there is none; RejectedError while the game runs."""
        async with self._lock:
            self.log.check_not_diverged()
            if self.aggregate.end is None:
                raise RejectedError(message("server-not-over"))
            if self.rematch is None:
                self.rematch = await create(self.aggregate)
                self._send_states()
            return self.rematch

    async def read_rematch(self) -> None:
        """See whether another node has created the rematch."""
        async with self._lock:
            if self.rematch is None and not self.has_diverged:
                self.rematch = await self._store.rematch_of(self.id)
                if self.rematch is not None:
                    self._send_states()

    async def _append_and_broadcast(self, event: NewEvent) -> bool:
        """Append an event and its follow-ups, then send everybody the new state.

        False if another node has appended first: nothing is stored, and the table is what it has become there.
        """
        is_stored = await self.log.append(event)
        if is_stored:
            await self.log.append_follow_ups()
        self.last_used_at = now()
        self._send_states()
        self._on_change(self)
        return is_stored

    def forget_memory(self) -> None:
        """The log has been changed, and not only grown: it must be loaded again."""
        self.log.diverge()

    def _disconnect(self) -> None:
        self.audience.disconnect_for_resync()

    # Other nodes

    @property
    def is_locked(self) -> bool:
        """Whether something is reading or changing it."""
        return self._lock.locked()

    async def fold_in(self, events: Sequence[Event]) -> None:
        """Fold in events that other nodes have stored, and broadcast the new state."""
        async with self._lock:
            if not self.has_diverged:
                self._fold_in(events)

    def _fold_in(self, events: Sequence[Event]) -> bool:
        """The same where the lock is held; whether any of them was new."""
        if not self.log.fold_in(events):
            return False
        self.last_used_at = now()
        self._send_states()
        self._on_change(self)
        return True

    @property
    def is_watched(self) -> bool:
        """Whether anybody here waits for what happens at it: who is connected, or a bot."""
        return bool(self.audience.subscribers or self.aggregate.bots)

    async def catch_up(self) -> None:
        """Fold in what other nodes have stored, without waiting to hear of it."""
        await self.fold_in(await self.log.newer_events())

    def deadline(self) -> int | None:
        """When the running clock runs out."""
        return self.log.deadline()

    # Queries

    async def state_for(self, observer: Observer) -> TableState:
        """All that an observer may know now."""
        async with self._lock:
            self.log.check_not_diverged()
            connected = self.audience.connected_seats
            return project_state(
                self.aggregate, observer, now(), connected=connected, rematch=self.rematch, muted=self.muted
            )

    async def read(self, query: Callable[[TableAggregate], T]) -> T:
        """Run a query on the aggregate while nothing changes it."""
        async with self._lock:
            self.log.check_not_diverged()
            return query(self.aggregate)

    async def observation_for_hints(self, seat: int, version: int) -> Observation:
        """The observation of the player to move; RejectedError if they may not have hints now."""
        async with self._lock:
            self.log.check_not_diverged()
            table = self.aggregate
            check_still_playing(table, seat)
            if not table.row.hints:
                raise RejectedError(message("server-no-hints"))
            if not table.is_game_unchanged_since(version):
                raise StaleError(message("server-stale"))
            if table.to_move != seat:
                raise RejectedError(message("not-your-turn", seat=SEAT_LETTERS[seat]))
            return table.game.observation(seat, past=False)

    # Subscribers

    async def subscribe(self, subscriber: Subscriber) -> None:
        """Add a connection, and send it the full state."""
        async with self._lock:
            if self.has_diverged:
                subscriber.disconnect_for_resync()
                return
            self.audience.add(subscriber)
            self._send_states([subscriber])

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Remove a connection."""
        self.audience.remove(subscriber)

    def _send_states(self, subscribers: Sequence[Subscriber] | None = None) -> None:
        """Send these, or everybody, the state as it is now."""
        if not self.audience.subscribers:
            return
        table, connected = self.aggregate, self.audience.connected_seats
        public = project_public(table, now(), connected=connected, rematch=self.rematch)
        project = partial(project_observed, table, public, muted=self.muted)
        self.audience.send_states(project, table.version, subscribers)
