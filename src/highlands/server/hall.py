"""The hall: all tables that are being served, the bots that play at them, and the clock on the wall."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import heapq
import logging
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from secrets import token_bytes

import msgspec

from highlands.bots.bot import Start
from highlands.bots.hints import Hint, hints
from highlands.bots.levels import LEVELS, NAMED
from highlands.bots.referee import ask
from highlands.engine.cores import cores
from highlands.errors import HighlandsError
from highlands.games import game_spec
from highlands.i18n import message
from highlands.server.clocks import Clock, NoClock
from highlands.server.course import Course
from highlands.server.doing import RefusedError
from highlands.server.metrics import BOT_QUEUE, BOT_SECONDS, TABLES
from highlands.server.secrets import digest, fits, new_id, new_secret, rematch_secret, seed_for_bots
from highlands.server.showing import Observer
from highlands.server.store import Outage, SeatRow, Store, TableRow, TakenError
from highlands.server.tables import LiveTable, now
from highlands.spec.observation import Move, Observation

log = logging.getLogger("highlands.server")

PULSE = 2.0
"""Seconds from one sign of life to the next."""
MISSED_PULSES = 3
IDLE = 15 * 60 * 1000
"""A table that nobody has looked at for so many milliseconds is put away; it comes back from the store."""
HINT_SECONDS = 1.0
LEAST_BOT_SECONDS = 0.4
"""A bot that answers at once is hard to follow: it takes so long at least where people watch."""


NO_CLOCK = msgspec.json.encode(NoClock()).decode()
TRY_AGAIN = 5000
"""Milliseconds, after something went wrong with a clock or with the store."""
LITTER = 20_000
"""So many objects more than the last time are worth a look for what can be thrown away, in a quiet moment."""
CLOSING = 5.0
"""Seconds that the store is given for a last sign of life."""


class UnknownTableError(HighlandsError):
    """There is no such table, or not for this secret."""


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat: a person, or a bot of a level."""

    bot: str | None = None


class TablePlan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table is to be."""

    game: str
    options: str
    """As a record's header has them."""
    seats: tuple[SeatPlan, ...]
    clock: Clock
    public: bool
    hints: bool
    language: str


class NewTable(msgspec.Struct, frozen=True):
    """A table just laid, with the secrets of its seats (None for bots) and of its spectators."""

    id: str
    seats: list[str | None]
    spectator: str


class Hall:
    """All that is served by this process."""

    def __init__(self, store: Store, *, bot_threads: int | None = None) -> None:
        """Over a store."""
        self.store = store
        self.tables: dict[str, LiveTable] = {}
        self.outages: list[Outage] = []
        self._loading: dict[str, asyncio.Lock] = {}
        self._alarms: list[tuple[int, str]] = []
        self._alarm_set = asyncio.Event()
        self._thinking: set[LiveTable] = set()
        self._pool = ThreadPoolExecutor(bot_threads or max(1, cores() - 1), thread_name_prefix="bot")
        # Those who ask for hints again and again wait for each other, and no bot for them.
        self._hints = ThreadPoolExecutor(1, thread_name_prefix="hint")
        self._tasks: set[asyncio.Task[None]] = set()
        self._busy = False
        """Whether anything has happened at a table since the last sign of life."""

    # From start to end

    async def open(self) -> None:
        """Take up everything where it was left."""
        at = now()
        last = await self.store.last_pulse()
        if last is not None and at - last > PULSE * MISSED_PULSES * 1000:
            await self.store.add_outage(Outage(begin=last, end=at))
        await self.store.pulse(at)
        self.outages = await self.store.outages(0)
        for work in (self._beat(), self._watch_clocks(), self._take_up()):
            self._start(work)

    async def close(self) -> None:
        """Stop; everything is stored already."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for pool in (self._pool, self._hints):
            pool.shutdown(wait=False, cancel_futures=True)
        with contextlib.suppress(Exception):  # a store that is away costs no more than a moment of the clocks
            await asyncio.wait_for(self.store.pulse(now()), CLOSING)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _beat(self) -> None:
        """Sign of life by sign of life; put tables away that nobody looks at, and clear up when it is quiet."""
        while True:
            await asyncio.sleep(PULSE)
            with contextlib.suppress(Exception):  # the store may be away for a while; the next beat tries again
                await self.store.pulse(now())
            for table in list(self.tables.values()):
                if not table.listeners and now() - table.used_at > IDLE and table not in self._thinking:
                    self._forget(table)
            if not self._busy and gc.get_count()[0] > LITTER:
                gc.collect()
            self._busy = False

    async def _take_up(self) -> None:
        """Let bots and clocks of all tables go on that had not ended."""
        for table_id in await self.store.unfinished():
            row = await self.store.table(table_id)
            if row is None or (row.clock == NO_CLOCK and not any(seat.bot for seat in row.seats)):
                continue  # it waits for people, who will come to it
            try:
                # It stays in memory until nobody has looked at it for long: someone may just be coming in.
                await self.table(table_id)
            except Exception:
                log.exception("a table could not be taken up", extra={"table": table_id})

    # Tables

    async def lay(self, plan: TablePlan) -> NewTable:
        """Lay a table; HighlandsError if it can't be played like that."""
        spec = game_spec(plan.game)
        seats = spec.seats_with(spec.read_options(plan.options))
        if len(plan.seats) != seats:
            raise RefusedError(message("server-wrong-seats", seats=seats))
        if all(seat.bot for seat in plan.seats):
            raise RefusedError(message("server-nobody"))
        # Only our own levels: a name of a bot can be a command elsewhere.
        for seat in plan.seats:
            if seat.bot is not None and seat.bot not in LEVELS:
                raise RefusedError(message("server-no-level", name=seat.bot, levels=list(LEVELS)))
        return await self._lay(plan, [None if seat.bot else new_secret() for seat in plan.seats], None)

    async def _lay(self, plan: TablePlan, secrets: list[str | None], before: TableRow | None) -> NewTable:
        made = NewTable(new_id(), secrets, new_secret())
        await self.store.add_table(
            TableRow(
                id=made.id,
                made_at=now(),
                game=plan.game,
                options=plan.options,
                public=plan.public,
                hints=plan.hints,
                language=plan.language,
                clock=msgspec.json.encode(plan.clock).decode(),
                seed=token_bytes(32),
                salt=token_bytes(32),
                spectator_hash=digest(made.spectator),
                before=None if before is None else before.id,
                seats=tuple(
                    SeatRow(seat=seat, bot=given.bot, secret_hash=None if secret is None else digest(secret))
                    for seat, (given, secret) in enumerate(zip(plan.seats, secrets, strict=True))
                ),
            )
        )
        return made

    async def table(self, table_id: str) -> LiveTable:
        """A table, from memory or from the store."""
        if (table := self.tables.get(table_id)) is not None and not table.lost:
            table.used_at = now()
            return table
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            if (table := self.tables.get(table_id)) is not None and not table.lost:
                return table
            try:
                return await self._load(table_id)
            finally:
                self._loading.pop(table_id, None)

    async def _load(self, table_id: str) -> LiveTable:
        row = await self.store.table(table_id)
        if row is None:
            raise UnknownTableError(message("server-no-table"))
        table = LiveTable(self.store, row, self.outages, self._changed)
        table.replay(await self.store.entries(table_id))
        table.rematch = await self.store.rematch_of(table_id)
        # Whoever stopped the server may have stopped it between an entry and what follows of it.
        await table.go_on()
        self.tables[table_id] = table
        TABLES.set(len(self.tables))
        return table

    def _forget(self, table: LiveTable) -> None:
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            TABLES.set(len(self.tables))

    async def enter(self, table_id: str, secret: str | None) -> tuple[LiveTable, Observer]:
        """The table, and the sight that a secret opens on it; UnknownTableError, which doesn't tell which is wrong."""
        table = await self.table(table_id)
        row = table.course.row
        if secret is None:
            if row.public:
                return table, None
        else:
            # All are compared, so that the time tells nothing.
            seats = [seat.seat for seat in row.seats if fits(secret, seat.secret_hash)]
            if seats:
                return table, seats[0]
            if fits(secret, row.spectator_hash):
                return table, None
        raise UnknownTableError(message("server-no-table"))

    async def rematch(self, table: LiveTable) -> str:
        """The table of the rematch, which is laid if there is none yet: every seat moves on by one."""
        return await table.rematch_by(self._lay_rematch)

    async def _lay_rematch(self, course: Course) -> str:
        row = course.row
        moved = [row.seats[-1], *row.seats[:-1]]
        plan = TablePlan(
            game=row.game,
            options=row.options,
            seats=tuple(SeatPlan(seat.bot) for seat in moved),
            clock=course.clock,
            public=row.public,
            hints=row.hints,
            language=row.language,
        )
        secrets = [None if seat.secret_hash is None else rematch_secret(seat.secret_hash, row.id) for seat in moved]
        with contextlib.suppress(TakenError):
            await self._lay(plan, secrets, row)
        rematch = await self.store.rematch_of(row.id)
        assert rematch is not None
        return rematch

    # Clocks

    def _changed(self, table: LiveTable) -> None:
        """Something has happened at a table: let a bot think, set the alarm."""
        self._busy = True
        course = table.course
        if course.mover is not None and course.mover in course.bots:
            if table not in self._thinking:
                self._thinking.add(table)
                self._start(self._play_bots(table))
        elif (deadline := table.deadline()) is not None:
            heapq.heappush(self._alarms, (deadline, table.id))
            self._alarm_set.set()

    async def _watch_clocks(self) -> None:
        """Wake up when a time may have run out. Alarms that moves have overtaken ring for nothing."""
        while True:
            self._alarm_set.clear()
            wait = None if not self._alarms else max(0.0, (self._alarms[0][0] - now()) / 1000)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._alarm_set.wait(), wait)
            while self._alarms and self._alarms[0][0] <= now():
                _, table_id = heapq.heappop(self._alarms)
                try:
                    await (await self.table(table_id)).run_out()
                except Exception:
                    log.exception("a clock could not be read", extra={"table": table_id})
                    heapq.heappush(self._alarms, (now() + TRY_AGAIN, table_id))

    # Bots

    async def _play_bots(self, table: LiveTable) -> None:
        """Let the bots of a table play until it is a person's turn."""
        try:
            while (seat := table.course.mover) is not None and (level := table.course.bots.get(seat)) is not None:
                number = table.course.number
                began = now()
                text = await self._think(table, seat, level)
                if table.listeners:
                    await asyncio.sleep(max(0.0, LEAST_BOT_SECONDS - (now() - began) / 1000))
                await table.move_of_bot(seat, number, text)
        except Exception:
            log.exception("a bot could not play", extra={"table": table.id})
        finally:
            self._thinking.discard(table)
        while table.lost:
            await asyncio.sleep(TRY_AGAIN / 1000)
            with contextlib.suppress(Exception):  # the store may be away for longer
                await self.table(table.id)
                return

    async def _think(self, table: LiveTable, seat: int, level: str) -> str:
        course = table.course
        start = Start(
            game=course.row.game,
            options=course.row.options,
            seats=course.game.seats,
            seat=seat,
            seed=seed_for_bots(course.row.seed),
        )
        with BOT_QUEUE.track_inprogress(), BOT_SECONDS.time():
            move = await asyncio.get_running_loop().run_in_executor(
                self._pool, decide, level, start, course.game.observation(seat)
            )
        return move.text

    async def hint(self, table: LiveTable, seat: int, number: int) -> list[Hint]:
        """What would be good for the player to move."""
        observer = await table.sight_for_hint(seat, number)
        with BOT_QUEUE.track_inprogress():
            return await asyncio.get_running_loop().run_in_executor(self._hints, hints, observer, HINT_SECONDS)


def decide(level: str, start: Start, observer: Observation) -> Move:
    """The move of a bot that sits down for this decision alone.

    It would choose the same one if it had sat there from the beginning: its dice depend on the ply, and it remembers
    nothing else. So nothing of it need be kept between its turns.
    """
    move, _ = ask(NAMED[level](start), observer, None)
    return move
