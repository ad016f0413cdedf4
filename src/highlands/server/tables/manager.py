"""The table manager: creates and loads tables, keeps them in memory, runs their bots and clock timers."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from weakref import WeakValueDictionary

from highlands.i18n import message
from highlands.protocol.tables import CreatedTable
from highlands.server.clock import now
from highlands.server.lobby import Lobby
from highlands.server.metrics import LIVE_TABLES, ThinkingMetrics
from highlands.server.nodes.allowances import SharedAllowances
from highlands.server.nodes.bus import (
    BlockListChanged,
    BlocksChanged,
    Bus,
    BusMessage,
    Connected,
    DealReleased,
    DeviceRemoved,
    Gone,
    HostChanged,
    Listed,
    NameForgotten,
    Paired,
    Present,
    Rematched,
    SeeksChanged,
    Spent,
    TournamentChanged,
    Waiting,
    WhoIsConnected,
    WhoIsPresent,
)
from highlands.server.nodes.membership import Membership
from highlands.server.players import Identity, Players
from highlands.server.players.devices import DeviceConnections
from highlands.server.players.friends import Friends
from highlands.server.players.tokens import Tokens
from highlands.server.ratings.ratings import RatingKeeper
from highlands.server.store import LOG_FORMAT, Lease, Store
from highlands.server.tables.background.abandoned import AbandonedTables
from highlands.server.tables.background.bots import BotPlayers
from highlands.server.tables.background.serving import TableService
from highlands.server.tables.background.timers import ClockTimers
from highlands.server.tables.commands import RejectedError
from highlands.server.tables.live_table import LiveTable, UnknownTableError
from highlands.server.tables.log_follower import LogFollower
from highlands.server.tables.people.muted import MutedGreetings
from highlands.server.tables.people.presence import SharedPresence
from highlands.server.tables.projection import Observer
from highlands.server.tables.seating.access import Access, TableAccess
from highlands.server.tables.seating.claims import SeatClaims
from highlands.server.tables.seating.creation import TableCreation
from highlands.server.tables.seating.plans import TablePlan
from highlands.server.tables.table_loader import TableLoader
from highlands.server.tournaments import Tournaments
from highlands.server.tournaments.runner import TournamentRunner
from highlands.thinking.pool import ThinkingPool

log = logging.getLogger("highlands.server")

TIDY_SECONDS = 2.0
"""How often idle tables are evicted, and garbage is collected if nothing happens."""
IDLE_MS = 15 * 60 * 1000
"""A table without connections and events for so long is evicted from memory."""
GC_BACKLOG = 20_000
"""So many new objects make a collection in an idle moment worthwhile."""
DRAIN_SECONDS = 1.0
"""How long clients may take to leave a node that stops."""


class TableManager:
    """All tables that this process serves."""

    def __init__(
        self,
        store: Store,
        *,
        bot_processes: int | None = None,
        min_bot_seconds: float = 0.0,
        abandon_after: int | None = None,
        admits_bots: bool = True,
    ) -> None:
        """Serve the tables of a store; end those where nothing has happened for so many milliseconds."""
        self.store = store
        self.abandon_after = abandon_after
        self._abandoned = AbandonedTables(self)
        self.tables: dict[str, LiveTable] = {}
        self.membership = Membership(
            store,
            on_claimed=self._on_claimed,
            on_gap=self._on_gap,
            on_death=self._on_death,
            on_rejoined=self._on_missed,
        )
        self._bus = Bus(store, self._hear)
        self._presence = SharedPresence(store.node_id, self._bus, self.tables)
        self.allowances = SharedAllowances(store.node_id, self._bus)
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock for each table that is being loaded, as long as anybody holds it or waits for it."""
        self._folding = asyncio.Lock()
        """One log is folded in after the other: heartbeats and moves wait for a part of one, not of a hundred."""
        self._timers = ClockTimers(self.table, self.membership.holds, self.membership.serves)
        self.thinking = ThinkingPool(bot_processes, watcher=ThinkingMetrics())
        self._service = TableService(self.table, self.membership.holds)
        self.bots = BotPlayers(
            self._service.serve, self.spawn, self.membership.serves, self.thinking, min_seconds=min_bot_seconds
        )
        self.players = Players(store, admits_bots=admits_bots)
        self.connections = DeviceConnections(store.devices)
        self.lobby = Lobby(store, self._bus, self.players)
        self.lobby.on_left = self._close_unclaimed
        self.friends = Friends(store, self.players, Tokens(store))
        self.tournaments = Tournaments(store, self._bus, self.players)
        self.runner = TournamentRunner(self, self.tournaments, self._bus)
        self.muted = MutedGreetings(store, self.tables, self.players, self.lobby, self._bus)
        self.claims = SeatClaims(
            self.table, self.players, self.friends, store.tournaments, store.seeks, self.muted.sat_down
        )
        self.creation = TableCreation(store, self.lobby, self._bus)
        self._access = TableAccess(self.table, self.players, store)
        self.ratings = RatingKeeper(store)
        self._tasks: set[asyncio.Task[None]] = set()
        self._loader = TableLoader(store, self.spawn)
        self._follower = LogFollower(store, self.tables, self.spawn)
        self.on_table_changed: Callable[[LiveTable], None] = lambda _: None
        self.on_host_message: Callable[[BusMessage], None] = lambda _: None
        """Called with what other nodes tell of the host."""
        self.is_draining = False
        self._is_busy = False
        """Whether any table has changed since the last heartbeat."""

    # Life cycle

    async def start(self) -> None:
        """Join the other nodes, and serve the tables that nobody serves."""
        await self.membership.join()
        listening = self.store.listen(on_events=self._hear_events, on_bus=self._bus.hear, on_gap=self._on_missed)
        loops = [self.membership.run(), self._bus.run(), self._timers.run(), self._follower.run(), self._tidy_loop()]
        for loop in (*loops, listening, self._abandoned.run(), self.players.prune(), self.lobby.run()):
            self.spawn(loop)
        for loop in (self.tournaments.feed.run(), self.runner.run()):
            self.spawn(loop)
        self.spawn(self.friends.keep_online(self.connections))
        self.spawn(self.connections.watch())
        self.spawn(self.ratings.run())

    async def stop(self) -> None:
        """Stop all tasks; everything is stored already."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinking.close()
        if not self.is_draining:
            await self.membership.leave(now())

    async def drain(self) -> None:
        """Hand everything over to other nodes: the bots and clocks of tables, and the clients."""
        at = now()
        self.is_draining = True
        self.membership.stop_serving()
        for table in self.tables.values():
            table.audience.disconnect_for_restart()
        self.lobby.disconnect_for_restart()
        self.tournaments.feed.disconnect_for_restart()
        # Until they are connected elsewhere, clocks stand still.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(DRAIN_SECONDS):
                while any(table.audience.subscribers for table in self.tables.values()):
                    await asyncio.sleep(0.02)
        await self.membership.leave(at)
        self._bus.publish(Gone(self.store.node_id))
        await self._bus.flush()

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Start a task that ends with the server."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tidy_loop(self) -> None:
        """Evict idle tables, and collect garbage in idle moments."""
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            for table in list(self.tables.values()):
                is_idle = not table.audience.subscribers and now() - table.last_used_at > IDLE_MS
                if is_idle and table not in self.bots.playing:
                    self.evict(table)
            if not self._is_busy and gc.get_count()[0] > GC_BACKLOG:
                gc.collect()
            self._is_busy = False

    # Serving tables

    def _on_claimed(self, leases: list[Lease]) -> None:
        """Take up the bots and clocks of tables that nobody has served."""
        table_ids = [
            lease.table_id for lease in leases if not lease.is_waiting_for_people or lease.table_id in self.tables
        ]
        self.spawn(self._service.serve(table_ids))

    def _on_death(self, node: str) -> None:
        """Tell the others of a node that has died, and forget those who were connected to it."""
        self._bus.publish(Gone(node))
        self._node_gone(node)

    def _node_gone(self, node: str) -> None:
        self._presence.forget(node)
        self.lobby.node_gone(node)
        # What it was to tell of devices may have gone with it.
        self.spawn(self.connections.drop_removed())

    def _on_gap(self) -> None:
        """Tell the logs of the live tables that their clocks have stood still. Others hear it when they are loaded."""
        for table in self.tables.values():
            table.audience.begin_absences_anew()
        self.spawn(self._service.serve([table_id for table_id in self.tables if self.membership.holds(table_id)]))

    def _hear_events(self, node: str, table_id: str) -> None:
        if node != self.store.node_id:
            if (table := self.tables.get(table_id)) is not None:
                # At other nodes people may play at tables that nobody watches here: what they do is read together.
                self._follower.read(table_id, is_unwatched=not table.is_watched)
            elif self.membership.holds(table_id):
                self.spawn(self._service.serve([table_id]))  # what happened elsewhere may be followed by a bot's move

    def _on_missed(self) -> None:
        """Notifications may have got lost."""
        self._follower.read_all()
        self._presence.ask_all()
        self.lobby.missed()
        self.tournaments.missed()
        self.spawn(self.connections.drop_removed())
        self.spawn(self.muted.read(list(self.tables)))
        self.on_host_message(HostChanged(self.store.node_id))
        for table in list(self.tables.values()):
            if table.aggregate.end is not None and table.rematch is None:
                self.spawn(table.read_rematch())

    def _hear(self, heard: BusMessage) -> None:
        match heard:
            case Present():
                self._presence.hear(heard)
            case WhoIsPresent():
                self._presence.answer(heard)
                if heard.table is None:
                    self.lobby.tell_waiting()
            case Spent():
                self.allowances.hear(heard)
            case Gone():
                self._node_gone(heard.node)
                self.membership.hurry()
            case Listed() | SeeksChanged() | BlockListChanged() | Waiting() | Paired():
                self.lobby.hear(heard)
            case TournamentChanged():
                self.tournaments.hear(heard)
            case DealReleased():
                self.deal_released(heard.deal)
            case DeviceRemoved() | BlocksChanged() | NameForgotten():
                self._hear_of_player(heard)
            case HostChanged() | WhoIsConnected() | Connected():
                self.on_host_message(heard)
            case Rematched():
                self._read_rematch(heard.table)

    def _hear_of_player(self, heard: DeviceRemoved | BlocksChanged | NameForgotten) -> None:
        match heard:
            case DeviceRemoved():
                self._drop(heard.device)
            case BlocksChanged():
                self.spawn(self.muted.read([heard.table]))
            case NameForgotten():
                self._read_again(heard.table)

    def _read_rematch(self, table_id: str) -> None:
        if (table := self.tables.get(table_id)) is not None:
            self.spawn(table.read_rematch())

    async def forget_player(self, identity: Identity) -> None:
        """Remove a player, and their name from all tables; the games stay for the others."""
        for table_id in await self.store.players.forget(identity.id):
            self._read_again(table_id)
            self._bus.publish(NameForgotten(self.store.node_id, table_id))
            self.lobby.table_changed(table_id)

    def device_removed(self, device_id: str) -> None:
        """End the connections of a device that its player has removed, at all nodes."""
        self._drop(device_id)
        self._bus.publish(DeviceRemoved(self.store.node_id, device_id))

    def _drop(self, device_id: str) -> None:
        self.connections.drop(device_id)
        # Also those who were guests when they came, and have taken their seats from this device since.
        self.spawn(self.connections.drop_removed())

    def publish(self, told: BusMessage) -> None:
        """Tell the other nodes something."""
        self._bus.publish(told)

    # Shuffles that several tables are dealt

    def deal_released(self, deal_id: str) -> None:
        """All tables with a shuffle are over: those that are in memory tell of it."""
        for table in list(self.tables.values()):
            if table.aggregate.row.deal_id == deal_id:
                self.spawn(table.unseal())

    def _read_again(self, table_id: str) -> None:
        """Have a table that is in memory read again, and its clients connect again."""
        if (table := self.tables.get(table_id)) is not None:
            table.forget_memory()

    async def _close_unclaimed(self, table_id: str, invitation_hash: bytes) -> None:
        """Close a table for somebody who went before they heard that they were paired: nobody else has their seat."""
        table = await self.table(table_id)
        seats = (seat.seat for seat in table.aggregate.row.seats if seat.invitation_hash == invitation_hash)
        if (seat := next(seats, None)) is not None:
            await table.close_unclaimed(seat)

    # Tables

    async def create(self, plan: TablePlan) -> CreatedTable:
        """Create a table; HighlandsError if the plan is not playable."""
        return await self.creation.create(plan)

    async def rematch(self, table: LiveTable) -> str:
        """The id of the rematch's table, created if there is none."""
        return await table.get_or_create_rematch(self.creation.create_rematch)

    async def authorize(self, table_id: str, secret: str | None) -> tuple[LiveTable, Observer]:
        """The table, and whose observation a secret gives access to; UnknownTableError if none."""
        access = await self.access(table_id, secret)
        return access.table, access.observer

    async def access(self, table_id: str, secret: str | None) -> Access:
        """The same, and the player whose it is."""
        return await self._access.open(table_id, secret)

    async def table(self, table_id: str) -> LiveTable:
        """A table, from memory or from the store."""
        if (table := self.tables.get(table_id)) is not None and not table.has_diverged:
            table.last_used_at = now()
            return table
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            if (table := self.tables.get(table_id)) is not None and not table.has_diverged:
                return table
            return await self._load(table_id)

    async def _load(self, table_id: str) -> LiveTable:
        stored = await self._loader.load(table_id)
        if stored is None:
            raise UnknownTableError(message("server-no-table"))
        row = stored.row
        if row.log_format > LOG_FORMAT:
            raise RejectedError(message("server-newer-table"))
        table = LiveTable(self.store, row, self.membership, self._on_change)
        table.audience.on_change = partial(self._presence.announce, table)
        table.log.on_listed = self.lobby.table_changed
        async with self._folding:
            await table.log.load_in_turns(stored.events)
        table.rematch = stored.rematch
        await table.resume()
        self.tables[table_id] = table
        LIVE_TABLES.set(len(self.tables))
        if self.store.is_shared:
            # Nobody heard for it while it was being loaded.
            self._follower.read(table_id)
            self._presence.ask(table_id)
        if table.aggregate.names:
            await self.muted.read([table_id])
        return table

    def evict(self, table: LiveTable) -> None:
        """Keep a table in memory no longer."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            LIVE_TABLES.set(len(self.tables))

    def _on_change(self, table: LiveTable) -> None:
        """Start the bot to move, or a timer for the human to move, if it is this node that serves the table."""
        self._is_busy = True
        self.on_table_changed(table)
        self._timers.remove(table.id)
        aggregate = table.aggregate
        if aggregate.end is not None:
            self.membership.ended(table.id)
            if aggregate.row.rated:
                self.ratings.game_ended()
        elif not self.membership.holds(table.id):
            return
        elif aggregate.to_move is not None and aggregate.to_move in aggregate.bots:
            self.bots.start(table)
        elif (deadline := table.deadline()) is not None:
            self._timers.add(deadline, table.id)
