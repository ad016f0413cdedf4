"""A table's aggregate and its log in the store, which other nodes append to as well.

The unique key (table, number) decides between nodes: whoever appends number n has folded in all events before it, so
that every event was decided in full knowledge of the log.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from highlands.i18n import message
from highlands.protocol.results import result_text
from highlands.server.clock import now
from highlands.server.nodes.membership import Membership
from highlands.server.store import ConflictError, Ending, Event, Store, TableRow
from highlands.server.tables.aggregate import SERVER, Claim, EventKind, TableAggregate, write_downtime
from highlands.server.tables.commands import NewEvent, RejectedError, follow_up

FOLDED_AT_ONCE = 32
"""So many events of a log are folded in before others have their turn: a few milliseconds."""
SHOWN_IN_LOBBY = frozenset({EventKind.CLAIM, EventKind.SIT, EventKind.START})
"""Who sits there, and whether the game has begun."""


class TableLog:
    """Keeps an aggregate in step with the log. One caller at a time: `LiveTable` has a lock."""

    def __init__(self, store: Store, row: TableRow, membership: Membership, on_diverged: Callable[[], None]) -> None:
        """Before the first event; `on_diverged` is called when the aggregate may not be what the log says."""
        self.aggregate = TableAggregate(row)
        self.has_diverged = False
        """Whether it may be ahead of the store, because an append failed: it must be loaded again."""
        self.stored_version = 0
        """The version up to which it surely agrees with the store."""
        self.on_listed: Callable[[str], None] = lambda _: None
        """Called after what the lobby shows of a public table has changed."""
        self._store = store
        self._membership = membership
        self._on_diverged = on_diverged

    def load(self, events: Sequence[Event]) -> None:
        """Fold in the stored events."""
        for event in events:
            self.aggregate.apply(event)
        self.stored_version = self.aggregate.version

    async def load_in_turns(self, events: Sequence[Event]) -> None:
        """The same, a few at a time: a long log takes a tenth of a second, and often hundreds are loaded."""
        for begin in range(0, len(events), FOLDED_AT_ONCE):
            self.load(events[begin : begin + FOLDED_AT_ONCE])
            await asyncio.sleep(0)

    def check_not_diverged(self) -> None:
        """RejectedError if the table may be ahead of the store: nobody may see that state."""
        if self.has_diverged:
            raise RejectedError(message("server-failed"))

    def diverge(self) -> None:
        """It must be loaded again."""
        self.has_diverged = True
        self._on_diverged()

    def deadline(self) -> int | None:
        """When the running clock runs out."""
        return self.aggregate.clock.deadline(now())

    # Appending

    async def append(self, new: NewEvent) -> bool:
        """Append one event; False if the log has grown elsewhere, and has been read again."""
        table = self.aggregate
        at = max(now(), table.events[-1].at if table.events else 0)
        is_late = new.kind is EventKind.MOVE and new.seat in table.human_seats and at > (self.deadline() or at)
        # Where another node serves the table, its timeout comes first, or the clock has stood still there.
        if is_late and self._membership.serves(table.row.id):
            raise RejectedError(message("server-too-late"))
        event = Event(number=table.version, at=at, seat=new.seat, kind=new.kind, text=new.text)
        was_over, turn_before = table.end is not None, table.turn
        table.apply(event)
        end = None if was_over else table.end
        claim = Claim.read(new.text) if new.kind is EventKind.CLAIM else None
        try:
            # The lock is held until the commit, so nobody sees the new state before.
            await self._store.append(
                table.row.id,
                event,
                ending=None if end is None else Ending(at=at, result=result_text(end)),
                name=new.text if new.kind is EventKind.SIT else None if claim is None else claim.name,
                secret_hash=None if claim is None else claim.secret_hash,
                starts=new.kind is EventKind.START,
                turn=None if table.turn in (None, turn_before) else table.to_move,
            )
        except ConflictError:
            await self._read_again()
            return False
        except BaseException:
            self.diverge()
            raise
        self.stored_version = table.version
        if new.kind is EventKind.START:
            self._membership.started(table.row.id)
        if table.row.public and (end is not None or new.kind in SHOWN_IN_LOBBY):
            self.on_listed(table.row.id)
        return True

    async def append_follow_ups(self) -> None:
        """Append the events that the server owes. Another node may append them too; it is done once."""
        while (event := follow_up(self.aggregate)) is not None:
            await self.append(event)

    async def tell_downtimes(self) -> None:
        """Append the times in which nobody served the table, as far as its clock was running and counts them."""
        table_id = self.aggregate.row.id
        for downtime in self._membership.downtimes(table_id, self.aggregate.clock.since):
            while parts := self.aggregate.clock.uncounted(downtime):
                await self.append(NewEvent(SERVER, EventKind.DOWNTIME, write_downtime(parts[0])))
        await self._membership.settle(table_id)

    async def _read_again(self) -> None:
        """Replace the aggregate, which has an event that was not stored, by what the log says."""
        try:
            events = await self._store.events(self.aggregate.row.id)
        except BaseException:
            self.diverge()
            raise
        self.aggregate = TableAggregate(self.aggregate.row)
        self.load(events)

    # What other nodes have appended

    def fold_in(self, events: Sequence[Event]) -> bool:
        """Fold in stored events; whether any of them was new."""
        before = self.aggregate.version
        for event in events:
            # What is known already may be read again; after a gap, which only a race can leave, more will come.
            if event.number == self.aggregate.version:
                self.aggregate.apply(event)
        self.stored_version = self.aggregate.version
        return self.stored_version != before

    async def newer_events(self) -> list[Event]:
        """Read what has been stored since."""
        return await self._store.events(self.aggregate.row.id, since=self.stored_version)
