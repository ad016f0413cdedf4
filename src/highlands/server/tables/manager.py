"""The table manager: creates and loads tables, keeps them in memory, runs their bots and clock timers."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
from collections.abc import Callable, Coroutine, Iterable
from functools import partial
from typing import NamedTuple
from weakref import WeakValueDictionary

from highlands.i18n import message
from highlands.play.commitments import commitment
from highlands.protocol.secrets import new_secret
from highlands.protocol.tables import CreatedTable, SeatPlan
from highlands.server.clock import now
from highlands.server.lobby import Lobby
from highlands.server.metrics import LIVE_TABLES, ThinkingMetrics
from highlands.server.nodes.allowances import SharedAllowances
from highlands.server.nodes.bus import (
    BlockListChanged,
    BlocksChanged,
    Bus,
    BusMessage,
    DealReleased,
    DeviceRemoved,
    Gone,
    Listed,
    NameForgotten,
    Paired,
    Present,
    Rematched,
    SeeksChanged,
    Spent,
    TournamentChanged,
    Waiting,
    WhoIsPresent,
)
from highlands.server.nodes.membership import Membership
from highlands.server.players import Identity, Players
from highlands.server.players.devices import DeviceConnections, Holder
from highlands.server.players.friends import Friends
from highlands.server.players.tokens import Tokens
from highlands.server.ratings.ratings import RatingKeeper
from highlands.server.seat_secrets import digest, invitation_digest, matches
from highlands.server.store import LOG_FORMAT, ConflictError, Lease, Store
from highlands.server.tables.aggregate import TableAggregate
from highlands.server.tables.background.abandoned import AbandonedTables
from highlands.server.tables.background.bots import BotPlayers
from highlands.server.tables.background.timers import ClockTimers
from highlands.server.tables.claims import SeatClaims, rematch_seat
from highlands.server.tables.commands import RejectedError
from highlands.server.tables.live_table import LiveTable, UnknownTableError
from highlands.server.tables.log_follower import LogFollower
from highlands.server.tables.plans import TablePlan, check_plan, new_table
from highlands.server.tables.presence import SharedPresence
from highlands.server.tables.projection import Observer
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
SERVED_AT_ONCE = 50
"""How many tables that this node has come to serve are taken up at a time."""
DRAIN_SECONDS = 1.0
"""How long clients may take to leave a node that stops."""
RETRY_SECONDS = 1.0
"""Pause after a table could not be loaded."""


class Access(NamedTuple):
    """What somebody may see."""

    table: LiveTable
    observer: Observer
    holder: Holder | None
    """The player, if it is one."""


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
        self._abandoned = AbandonedTables(self, abandon_after)
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
        self._timers = ClockTimers(self.table, self.membership.holds, self.membership.serves)
        self.thinking = ThinkingPool(bot_processes, watcher=ThinkingMetrics())
        self.bots = BotPlayers(
            self.table, self.spawn, self.membership.serves, self.thinking, min_seconds=min_bot_seconds
        )
        self.players = Players(store, admits_bots=admits_bots)
        self.connections = DeviceConnections(store.devices)
        self.lobby = Lobby(store, self._bus, self.players)
        self.lobby.on_left = self._close_unclaimed
        self.friends = Friends(store, self.players, Tokens(store))
        self.tournaments = Tournaments(store, self._bus, self.players)
        self.runner = TournamentRunner(self, self.tournaments, self._bus)
        self.claims = SeatClaims(self.table, self.players, self.friends, store.tournaments, self._sat_down)
        self.ratings = RatingKeeper(store)
        self._tasks: set[asyncio.Task[None]] = set()
        self._loader = TableLoader(store, self.spawn)
        self._follower = LogFollower(store, self.tables, self.spawn)
        self.on_table_changed: Callable[[LiveTable], None] = lambda _: None
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
        self.spawn(self._serve_all(table_ids))

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
        self.spawn(self._serve_all([table_id for table_id in self.tables if self.membership.holds(table_id)]))

    async def _serve_all(self, table_ids: list[str]) -> None:
        waiting = list(reversed(table_ids))

        async def serve_each() -> None:
            while waiting:
                await self._serve(waiting.pop())

        await asyncio.gather(*(serve_each() for _ in range(SERVED_AT_ONCE)))

    async def _serve(self, table_id: str) -> None:
        while self.membership.holds(table_id):
            try:
                # It is left to eviction, not dropped here: somebody may just be connecting to it.
                await (await self.table(table_id)).serve()
            except Exception:
                log.exception("serving a table failed", extra={"table": table_id})
                await asyncio.sleep(RETRY_SECONDS)
            else:
                return

    def _hear_events(self, node: str, table_id: str) -> None:
        if node != self.store.node_id:
            if (table := self.tables.get(table_id)) is not None:
                # At other nodes people may play at tables that nobody watches here: what they do is read together.
                self._follower.read(table_id, is_unwatched=not table.is_watched)
            elif self.membership.holds(table_id):
                self.spawn(self._serve_all([table_id]))  # what happened elsewhere may be followed by a bot's move

    def _on_missed(self) -> None:
        """Notifications may have got lost."""
        self._follower.read_all()
        self._presence.ask_all()
        self.lobby.missed()
        self.tournaments.missed()
        self.spawn(self.connections.drop_removed())
        self.spawn(self.mute(list(self.tables)))
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
            case Rematched():
                if (table := self.tables.get(heard.table)) is not None:
                    self.spawn(table.read_rematch())

    def _hear_of_player(self, heard: DeviceRemoved | BlocksChanged | NameForgotten) -> None:
        match heard:
            case DeviceRemoved():
                self.connections.drop(heard.device)
            case BlocksChanged():
                self.spawn(self.mute([heard.table]))
            case NameForgotten():
                self._read_again(heard.table)

    async def forget_player(self, identity: Identity) -> None:
        """Remove a player, and their name from all tables; the games stay for the others."""
        for table_id in await self.store.players.forget(identity.id):
            self._read_again(table_id)
            self._bus.publish(NameForgotten(self.store.node_id, table_id))
            self.lobby.table_changed(table_id)

    def device_removed(self, device_id: str) -> None:
        """End the connections of a device that its player has removed, at all nodes."""
        self.connections.drop(device_id)
        self._bus.publish(DeviceRemoved(self.store.node_id, device_id))

    # Shuffles that several tables are dealt

    def deal_released(self, deal_id: str) -> None:
        """All tables with a shuffle are over: those that are in memory tell of it."""
        for table in list(self.tables.values()):
            if table.aggregate.row.deal_id == deal_id:
                self.spawn(table.unseal())

    async def _unseal(self, table: LiveTable) -> None:
        """Read whether a table is sealed no more: the message that says so may have got lost."""
        deal_id = table.aggregate.row.deal_id
        is_over = table.aggregate.is_sealed and table.aggregate.end is not None
        if deal_id is not None and is_over and await self.store.tournaments.is_released(deal_id):
            await table.unseal()

    # Who has blocked whom

    async def mute(self, table_ids: Iterable[str]) -> None:
        """Read who at some tables is not shown whose greetings, as far as they are in memory."""
        live = [self.tables[table_id] for table_id in table_ids if table_id in self.tables]
        if live:
            muted = await self.store.friends.muted_at([table.id for table in live])
            for table in live:
                table.muted = frozenset((one.observer, one.seat) for one in muted if one.table_id == table.id)

    async def blocks_changed(self, player_id: str) -> None:
        """A player has blocked somebody, or does so no more: in the lobby and at their running tables at once."""
        self.lobby.blocks_changed(player_id)
        links = await self.players.seats_of(player_id)
        tables = [link.table_id for link in links]
        await self.mute(tables)
        for table_id in await self.players.turns_at(tables):
            self._bus.publish(BlocksChanged(self.store.node_id, table_id))

    async def _sat_down(self, table_id: str) -> None:
        """A player has taken a seat, beside somebody whom they have blocked, it may be."""
        table = self.tables.get(table_id)
        if table is not None and table.aggregate.row.public:
            # The lobby may have read the table before it was stored who sits there.
            self.lobby.table_changed(table_id)
        if await self.store.friends.muted_at([table_id]):
            await self.mute([table_id])
            self._bus.publish(BlocksChanged(self.store.node_id, table_id))

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
        check_plan(plan)
        return await self._create(plan, [None if seat.bot else new_secret() for seat in plan.seats], None)

    async def _create(self, plan: TablePlan, invitations: list[str | None], rematch_of: str | None) -> CreatedTable:
        spectator_secret = new_secret()
        row = new_table(
            plan,
            [None if invitation is None else invitation_digest(invitation) for invitation in invitations],
            spectator_hash=digest(spectator_secret),
            rematch_of=rematch_of,
        )
        await self.store.add_table(row)
        if row.public:
            self.lobby.table_changed(row.id)
        return CreatedTable(row.id, commitment(row.seed, row.salt), invitations, spectator_secret)

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
        table.on_listed = self.lobby.table_changed
        table.load(stored.events)
        table.rematch = stored.rematch
        await table.resume()
        self.tables[table_id] = table
        LIVE_TABLES.set(len(self.tables))
        if self.store.is_shared:
            # Nobody heard for it while it was being loaded.
            self._follower.read(table_id)
            self._presence.ask(table_id)
        await self.mute([table_id])
        return table

    def evict(self, table: LiveTable) -> None:
        """Keep a table in memory no longer."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            LIVE_TABLES.set(len(self.tables))

    async def authorize(self, table_id: str, secret: str | None) -> tuple[LiveTable, Observer]:
        """The table, and whose observation a secret gives access to.

        UnknownTableError does not tell whether the table or the secret is wrong.
        """
        access = await self.access(table_id, secret)
        return access.table, access.observer

    async def access(self, table_id: str, secret: str | None) -> Access:
        """The same, and the player whose it is."""
        table = await self.table(table_id)
        await self._unseal(table)
        with contextlib.suppress(UnknownTableError):
            return await self._access_by_secret(table, secret)
        if secret is None:
            raise UnknownTableError(message("server-no-table"))
        if table.aggregate.open_seats:
            # Somebody may just have claimed a seat at another node.
            await table.catch_up()
            with contextlib.suppress(UnknownTableError):
                return await self._access_by_secret(table, secret)
        return await self._access_by_key(table, secret)

    async def _access_by_secret(self, table: LiveTable, secret: str | None) -> Access:
        """With the secret of a seat, unless the device that has made it was removed by its player."""
        observer = _observer_of(table.aggregate, secret)
        held = None if observer is None else await self.players.holder(table.id, observer)
        if held is not None and held.is_removed:
            raise UnknownTableError(message("server-no-table"))
        return Access(table, observer, None if held is None else Holder(held.player_id, held.device_id))

    async def _access_by_key(self, table: LiveTable, key: str) -> Access:
        """With a player's key: to a seat that they took, from whatever device."""
        player = await self.players.find(key)
        if player is not None:
            seats = await self.players.seats_at(table.id, player)
            if seats or table.aggregate.row.public:
                return Access(table, seats[0] if seats else None, Holder(player.id, player.device_id))
        raise UnknownTableError(message("server-no-table"))

    async def rematch(self, table: LiveTable) -> str:
        """The id of the rematch's table, created if there is none."""
        return await table.get_or_create_rematch(self._create_rematch)

    async def _create_rematch(self, table: TableAggregate) -> str:
        """Create a table with the same configuration, on which every seat has moved on by one.

        Nobody is invited: its seats belong to those who sit here, and each claims theirs.
        """
        row = table.row
        rotated = sorted(row.seats, key=lambda seat: rematch_seat(seat.seat, len(row.seats)))
        plan = TablePlan(
            game=row.game,
            options=row.options,
            seats=tuple(SeatPlan(seat.bot) for seat in rotated),
            time_control=table.time_control,
            public=row.public,
            hints=row.hints,
            rated=row.rated,
            language=row.language,
        )
        with contextlib.suppress(ConflictError):  # another server has created it
            await self._create(plan, [None] * len(rotated), row.id)
            self._bus.publish(Rematched(self.store.node_id, row.id))
        rematch = await self.store.rematch_of(row.id)
        assert rematch is not None
        return rematch

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


def _observer_of(table: TableAggregate, secret: str | None) -> Observer:
    """Whose observation a secret gives access to; UnknownTableError if nobody's."""
    if secret is None:
        if table.row.public:
            return None
    else:
        # All seats are compared, so that the timing reveals nothing.
        seats = [seat for seat, stored in table.secret_hashes.items() if matches(secret, stored)]
        if seats:
            return seats[0]
        if matches(secret, table.row.spectator_hash):
            return None
    raise UnknownTableError(message("server-no-table"))
