"""This node among the others: its heartbeat, its leases, and the leases of nodes that died.

Whether a node is alive is judged by whether its row changes, watched with a monotonic clock: nodes' clocks need not
agree. While a node is stopped, or away from the database, it does not watch, and nobody's silence counts.

A lease says who runs a table's bots and clock, and is no lock: a node that lost its leases without knowing may still
try to append. It can't do harm, since it has folded in all of the log before the number that it appends (`LiveTable`).
The one thing that depends on time alone, a timeout, it appends only while its heartbeat is fresh.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable

from highlands.server.clock import CLOCK, now
from highlands.server.store import Beat, Downtime, Lease, Store

log = logging.getLogger("highlands.server")

BEAT_SECONDS = 0.75
DEAD_AFTER_SECONDS = 3.0
"""A node without a heartbeat for so long is dead: its tables are taken over within this time and one more beat."""
STILL_TO_WATCH_SECONDS = 2 * BEAT_SECONDS
"""So long at least a node is watched after a gap before it counts as dead: like this one it may be just back."""
GAP_MS = 2_500
"""So long without a heartbeat, nobody could be sure to move: clocks stood still."""
STEP_MS = 1_000
"""A larger difference between clocks is no drift: somebody has set one, or the machine was asleep."""
CLAIM_AT_ONCE = 100
CLAIM_AT_ONCE_ALONE = 5000
"""Where there is no other node that might want some."""
MAX_GAPS = 100
MISCOUNTS = 2
"""After so many heartbeats with another number of leases than we know of, they are read again."""
LEAVE_SECONDS = 5.0


class Membership:
    """The node that a process is, as the others see it."""

    def __init__(
        self,
        store: Store,
        *,
        on_claimed: Callable[[list[Lease]], None],
        on_gap: Callable[[], None],
        on_death: Callable[[str], None],
        on_rejoined: Callable[[], None],
    ) -> None:
        """Not registered yet.

        `on_claimed` is told of leases that nobody had, `on_gap` that clocks have stood still, `on_death` of dead nodes,
        and `on_rejoined` that this one was taken for dead.
        """
        self._store = store
        self._registry = store.registry
        self._id = store.node_id
        self._on_claimed = on_claimed
        self._on_gap = on_gap
        self._on_death = on_death
        self._on_rejoined = on_rejoined
        self._leases: dict[str, Downtime | None] = {}
        """The tables that this node serves, with the downtime before that, until the table's log tells of it."""
        self._gaps: deque[Downtime] = deque(maxlen=MAX_GAPS)
        self._seen: dict[str, tuple[int, float]] = {}
        """The last heartbeat of each other node, and for how many seconds it has been watched that no other came."""
        self._beat_at = 0
        self._beaten = float("-inf")
        """The last heartbeat, in milliseconds and by the monotonic clock."""
        self._was_late = False
        """Whether it came after a gap."""
        self.is_first = True
        """Whether no other node has run longer: what one node is enough for, that one does."""
        self._miscounts = 0
        self._wake = asyncio.Event()
        self._has_left = False

    # What this node serves

    def holds(self, table_id: str) -> bool:
        """Whether this node has the lease of a table, as far as it knows."""
        return table_id in self._leases

    @property
    def is_fresh(self) -> bool:
        """Whether nobody can have taken this node for dead."""
        return time.monotonic() - self._beaten < DEAD_AFTER_SECONDS

    def serves(self, table_id: str) -> bool:
        """Whether it is this node that runs the bots and the clock of a table."""
        return table_id in self._leases and self.is_fresh

    def downtimes(self, table_id: str, since: int) -> list[Downtime]:
        """The times after `since` in which nobody served a table of this node's."""
        if table_id not in self._leases:
            return []
        before = self._leases[table_id]
        gaps = [gap for gap in self._gaps if gap.ended_at > since]
        return gaps if before is None else [before, *gaps]

    async def settle(self, table_id: str) -> None:
        """The log of a table tells of the downtime before this node served it."""
        if self._leases.get(table_id) is not None:
            await self._registry.settle(self._id, table_id)
            self._leases[table_id] = None

    def started(self, table_id: str) -> None:
        """A game has begun here, and its lease is this node's."""
        if not self._has_left:
            self._leases.setdefault(table_id, None)

    def ended(self, table_id: str) -> None:
        """A game is over."""
        self._leases.pop(table_id, None)

    def hurry(self) -> None:
        """Another node has left: see at once what there is to claim."""
        self._wake.set()

    # Joining and leaving

    async def join(self) -> None:
        """Set the clock, and register this node."""
        nodes, database_at = await self._registry.nodes()
        if not self._store.is_shared:
            # One process alone may use it: whoever is registered was killed.
            for node in nodes:
                await self._registry.remove(node.id, at=node.seen_at)
            nodes = []
        latest = await self._registry.latest_time() or 0
        if nodes:
            node = max(nodes, key=lambda node: node.database_at)
            CLOCK.set(max(latest, node.seen_at + max(0, database_at - node.database_at)))
        else:
            CLOCK.set(max(latest, database_at))
        await self._register()
        log.info("node %s has joined", self._id)

    async def _register(self) -> None:
        self._leases.clear()
        self._seen.clear()
        at = now()
        await self._registry.register(self._id, at)
        self._beat_at, self._beaten = at, time.monotonic()

    def stop_serving(self) -> None:
        """Run no more bots and clocks."""
        self._has_left = True
        self._leases.clear()

    async def leave(self, at: int) -> None:
        """Give up all leases, for others to claim at once. Clocks have stood still since `at`."""
        self.stop_serving()
        with contextlib.suppress(Exception):  # then the others find out by themselves
            async with asyncio.timeout(LEAVE_SECONDS):
                await self._registry.remove(self._id, at=at)

    # The heartbeat

    async def run(self) -> None:
        """Record heartbeats, watch the other nodes, and claim what nobody serves, until this node leaves."""
        while not self._has_left:
            try:
                await self._beat()
            except Exception as error:  # noqa: BLE001 - the store may be unavailable for a while; the next beat retries
                log.warning("a heartbeat failed: %s", error)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT_SECONDS):
                    await self._wake.wait()
            self._wake.clear()

    async def _beat(self) -> None:
        sent_at = now()
        async with asyncio.timeout(DEAD_AFTER_SECONDS):
            beat = await self._registry.beat(self._id, sent_at)
        if self._has_left:
            return
        received_at = now()
        if not beat.is_known:
            log.warning("the other nodes took this one for dead")
            await self._register()
            self._on_rejoined()
            return
        before, self._beaten = self._beaten, time.monotonic()
        watched = self._beaten - before
        if received_at - self._beat_at > GAP_MS:
            self._add_gap(Downtime(started_at=self._beat_at, ended_at=received_at))
            # The others may be just back, too. But where one gap follows another, the database was there in between:
            # a node that has too much to do must not wait for ever with what the dead have left.
            watched = min(watched, STILL_TO_WATCH_SECONDS) if self._was_late else 0.0
            most = DEAD_AFTER_SECONDS - STILL_TO_WATCH_SECONDS
            self._seen = {node: (seen_at, min(silent, most)) for node, (seen_at, silent) in self._seen.items()}
        self._was_late = received_at - self._beat_at > GAP_MS
        self._beat_at = sent_at
        self.is_first = beat.nodes[0].id == self._id
        self._correct_clock(beat, (sent_at + received_at) // 2)
        await self._bury(beat, watched)
        await self._count_leases(beat)
        if beat.has_orphans:
            await self._claim()

    def _add_gap(self, gap: Downtime) -> None:
        log.warning("no heartbeat for %d ms", gap.ended_at - gap.started_at)
        self._gaps.append(gap)
        self._on_gap()

    def _correct_clock(self, beat: Beat, at: int) -> None:
        """Follow the node that runs longest; if that is this one, the database's clock, as long as nobody sets that."""
        first = beat.nodes[0]
        is_follower = first.id != self._id
        reference = first.seen_at + beat.database_at - first.database_at if is_follower else beat.database_at
        difference = reference - at
        if abs(difference) <= STEP_MS:
            CLOCK.slew(now() + difference)
        elif is_follower:
            CLOCK.set(now() + difference)
        elif difference > 0 and not self._store.is_shared:
            # The machine was asleep, or its clock was set forward. Lists should say what its people take for the time.
            before = now()
            CLOCK.set(before + difference)
            self._add_gap(Downtime(started_at=before, ended_at=now()))

    async def _bury(self, beat: Beat, watched: float) -> None:
        """Take the leases of nodes that have been silent for too long, of which `watched` seconds have just gone by."""
        seen = {}
        for node in beat.nodes:
            if node.id == self._id:
                continue
            seen_at, silent = self._seen.get(node.id, (None, 0.0))
            silent = silent + watched if seen_at == node.seen_at else 0.0
            if silent < DEAD_AFTER_SECONDS:
                seen[node.id] = node.seen_at, silent
            elif await self._registry.remove(node.id, seen_at=node.seen_at, at=node.seen_at):
                log.warning("node %s is dead", node.id)
                self._on_death(node.id)
                self._wake.set()
        self._seen = seen

    async def _count_leases(self, beat: Beat) -> None:
        """Find the leases that this node has without knowing: the answer to a claim may have got lost."""
        self._miscounts = 0 if beat.leases == len(self._leases) else self._miscounts + 1
        if self._miscounts >= MISCOUNTS:
            self._miscounts = 0
            mine = {lease.table_id: lease for lease in await self._registry.leases_of(self._id)}
            for table_id in self._leases.keys() - mine.keys():
                del self._leases[table_id]
            self._add([lease for lease in mine.values() if lease.table_id not in self._leases])

    async def _claim(self) -> None:
        """Claim what nobody serves; with very much of it, only until the next heartbeat is due, and then the rest."""
        begun = time.monotonic()
        while not self._has_left:
            claimed = await self._registry.claim(
                self._id, CLAIM_AT_ONCE if self._store.is_shared else CLAIM_AT_ONCE_ALONE
            )
            if not claimed:
                return
            log.info("took over %d tables", len(claimed))
            self._add(claimed)
            if time.monotonic() - begun > BEAT_SECONDS:
                self._wake.set()
                return
            # Others may want some as well.
            await asyncio.sleep(0)

    def _add(self, leases: list[Lease]) -> None:
        at = now()
        for lease in leases:
            since = lease.down_since
            self._leases[lease.table_id] = None if since is None else Downtime(started_at=since, ended_at=at)
        if leases:
            self._on_claimed(leases)
