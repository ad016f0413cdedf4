"""A table that is being served: one door for all that happens at it, one after the other.

What happens is stored first, then told. Everything that leaves here goes by `showing`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeVar

import msgspec

from highlands.i18n import message
from highlands.server.course import Course, Kind, result_text
from highlands.server.doing import Deed, Doing, RefusedError, StaleError, deed_of, follows, must_play
from highlands.server.messages import Done, Here, Reply, TableState
from highlands.server.showing import Observer, state_of
from highlands.server.store import Ending, Entry, Outage, Store, TableRow
from highlands.spec.observation import Observation as PlayersSight
from highlands.spec.options import SEAT_LETTERS

T = TypeVar("T")

encode = msgspec.json.Encoder().encode


def now() -> int:
    """The time, in milliseconds."""
    return time.time_ns() // 1_000_000


class Listener(Protocol):
    """Someone who is connected to a table."""

    observer: Observer
    shown: int
    """How much of the log they have been shown."""

    def tell(self, told: bytes) -> None:
        """Take a message; never waits."""
        ...

    def send_back(self) -> None:
        """Hang up, so that they come back to the table as the store has it."""
        ...


class LiveTable:
    """A table in memory, at a known length of its log."""

    def __init__(self, store: Store, row: TableRow, outages: Sequence[Outage], changed: Callable[[LiveTable], None]):
        """Before its first entry."""
        self.course = Course(row)
        self.rematch: str | None = None
        self.listeners: set[Listener] = set()
        self.used_at = now()
        self.lost = False
        """Whether it may be ahead of the store, because that failed: it must be read again."""
        self._store = store
        self._outages = outages
        self._changed = changed
        self._lock = asyncio.Lock()

    @property
    def id(self) -> str:
        """Its name."""
        return self.course.row.id

    def replay(self, entries: Sequence[Entry]) -> None:
        """Let happen again what the store has."""
        for entry in entries:
            self.course.take(entry, self._outages)

    # What happens

    async def do(self, seat: int, request: Doing) -> Done:
        """What a person asks for; RefusedError if it can't be. It is stored when this returns."""
        async with self._lock:
            self._must_be_sound()
            deed = deed_of(self.course, seat, request)
            if deed is not None:
                await self._happen(deed)
            return Done(self.course.number)

    async def move_of_bot(self, seat: int, number: int, text: str) -> None:
        """What a bot has chosen; nothing, if the table has changed meanwhile."""
        async with self._lock:
            if self.course.mover == seat and seat in self.course.bots and self.course.stayed_alike_since(number):
                await self._happen(Deed(seat, Kind.MOVE, text))

    async def run_out(self) -> None:
        """If somebody's time has run out, that is the end of it for them."""
        async with self._lock:
            seat, deadline = self.course.mover, self.deadline()
            # An alarm may ring late, when a bot is to move: bots have all the time they need.
            if seat in self.course.people and deadline is not None and now() >= deadline:
                assert seat is not None
                await self._happen(Deed(seat, Kind.TIMEOUT))

    async def go_on(self) -> None:
        """Let happen what follows of itself, where a server was stopped before it could."""
        async with self._lock:
            if (next_deed := follows(self.course)) is not None:
                await self._happen(next_deed)
            else:
                self._changed(self)

    async def rematch_by(self, lay: Callable[[Course], Awaitable[str]]) -> str:
        """The table of the rematch, which is laid if there is none yet; RefusedError while the game runs."""
        async with self._lock:
            self._must_be_sound()
            if self.course.end is None:
                raise RefusedError(message("server-not-over"))
            if self.rematch is None:
                self.rematch = await lay(self.course)
                self.tell_all()
            return self.rematch

    def _must_be_sound(self) -> None:
        """RefusedError if the table may be ahead of the store: nothing of that may be told."""
        if self.lost:
            raise RefusedError(message("server-failed"))

    async def _happen(self, deed: Deed) -> None:
        """Store a deed and what follows of it, each before it is told."""
        self._must_be_sound()
        next_deed: Deed | None = deed
        while next_deed is not None:
            await self._store_and_take(next_deed)
            next_deed = follows(self.course)
        self.used_at = now()
        self.tell_all()
        self._changed(self)

    async def _store_and_take(self, deed: Deed) -> None:
        at = max(now(), self.course.log[-1].at if self.course.log else 0)
        if deed.kind is Kind.MOVE and deed.seat in self.course.people and at > (self.deadline() or at):
            raise RefusedError(message("server-too-late"))
        entry = Entry(number=self.course.number, at=at, seat=deed.seat, kind=deed.kind, text=deed.text)
        was_over = self.course.end is not None
        self.course.take(entry, self._outages)
        end = None if was_over else self.course.end
        try:
            # Until this is done nobody is shown the table: they wait for the lock.
            await self._store.append(
                self.id,
                entry,
                ending=None if end is None else Ending(at=at, result=result_text(end)),
                name=deed.text if deed.kind is Kind.SIT else None,
            )
        except BaseException:
            self.lost = True
            for listener in list(self.listeners):
                listener.send_back()
            raise

    def deadline(self) -> int | None:
        """When the time runs out that is running."""
        return self.course.hands.deadline(now(), self._outages)

    # Who is told

    @property
    def here(self) -> set[int]:
        """The seats that are connected."""
        return {listener.observer for listener in self.listeners if listener.observer is not None}

    async def join(self, listener: Listener) -> None:
        """Someone comes in, and is shown everything."""
        async with self._lock:
            if self.lost:
                listener.send_back()
                return
            self.listeners.add(listener)
            self._show([listener])
            self._tell_who_is_here()

    async def look(self, observer: Observer) -> TableState:
        """All that a sight may know now."""
        async with self._lock:
            self._must_be_sound()
            return state_of(self.course, observer, now(), here=self.here, outages=self._outages, rematch=self.rematch)

    async def read(self, what: Callable[[Course], T]) -> T:
        """Read something off the table while nothing happens at it."""
        async with self._lock:
            self._must_be_sound()
            return what(self.course)

    async def sight_for_hint(self, seat: int, number: int) -> PlayersSight:
        """What the player to move has before their eyes; RefusedError if they may not have hints now."""
        async with self._lock:
            self._must_be_sound()
            course = self.course
            must_play(course, seat)
            if not course.row.hints:
                raise RefusedError(message("server-no-hints"))
            if not course.stayed_alike_since(number):
                raise StaleError(message("server-stale"))
            if course.mover != seat:
                raise RefusedError(message("not-your-turn", seat=SEAT_LETTERS[seat]))
            return course.game.observation(seat)

    def leave(self, listener: Listener) -> None:
        """Someone goes."""
        if listener in self.listeners:
            self.listeners.discard(listener)
            self._tell_who_is_here()

    def tell_all(self) -> None:
        """Show everybody what has happened since they were last shown."""
        self._show(list(self.listeners))

    def tell(self, reply: Reply) -> None:
        """Tell everybody the same, which is no secret."""
        told = encode(reply)
        for listener in list(self.listeners):
            listener.tell(told)

    def _tell_who_is_here(self) -> None:
        here = self.here
        spectators = sum(listener.observer is None for listener in self.listeners)
        self.tell(Here([seat in here for seat in range(self.course.game.seats)], spectators))

    def _show(self, listeners: Sequence[Listener]) -> None:
        """Those who have the same sight and were shown as much get the same bytes."""
        made: dict[tuple[Observer, int], bytes] = {}
        at, here = now(), self.here
        for listener in listeners:
            key = listener.observer, listener.shown
            if key not in made:
                state = state_of(
                    self.course,
                    listener.observer,
                    at,
                    since=listener.shown,
                    here=here,
                    outages=self._outages,
                    rematch=self.rematch,
                )
                made[key] = encode(state)
            listener.shown = self.course.number
            listener.tell(made[key])
