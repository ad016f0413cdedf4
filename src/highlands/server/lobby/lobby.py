"""Pairing those who wait, and telling them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Protocol

import msgspec

from highlands.errors import HighlandsError
from highlands.games import game_spec
from highlands.i18n import ENGLISH, LANGUAGES, message
from highlands.protocol.lobby import Seek
from highlands.protocol.names import bot_name, checked_name
from highlands.protocol.tables import SeatPlan
from highlands.protocol.variants import variant_of
from highlands.server.clock import now
from highlands.server.lobby.feed import LobbyFeed
from highlands.server.nodes.bus import BlockListChanged, Bus, Listed, Paired, SeeksChanged, Waiting
from highlands.server.players import Players
from highlands.server.players.players import Identity
from highlands.server.ratings.model import NEW
from highlands.server.seat_secrets import invitation_digest, new_id
from highlands.server.store import Store, TableRow
from highlands.server.store.ratings import Pool
from highlands.server.store.seek_rows import SeekRow
from highlands.server.tables.commands import RejectedError
from highlands.server.tables.seating.plans import TablePlan, check_plan, new_table

log = logging.getLogger("highlands.server")

SEEKS_PER_ADDRESS = 5
"""How many may wait from one address, at all nodes together."""
FILL_LEVEL = "warrior"
"""The server's bot on the seats that are left where somebody plays with a bot of their choice in a game of several."""
FIRST_RANGE = 150.0
"""How far apart the ratings of two may be who are paired at once, where the game is rated."""
RANGE_PER_SECOND = 10.0
"""By how much that range widens while they wait."""
RANGE_OPEN_SECONDS = 60.0
"""After so long, anybody who wants the same will do: a game is better than none."""
CLAIM_SECONDS = 60.0
"""How long somebody who has been paired may take to claim their seat, before the others wait no longer for them.

Clients claim it at once, unless their player is at another table just then. But a connection may have died without a
word, and then nobody has heard of the table.
"""
CHECK_SECONDS = 3.0
"""How often it is read whether those who wait here have been paired: the message that says so may get lost."""


class Seeker(Protocol):
    """Somebody connected to this node who waits."""

    address: str
    identity: Identity | None

    def send(self, encoded: bytes) -> None:
        """Send a message; never blocks."""
        ...

    def tell_paired(self, table_id: str) -> None:
        """There is a table for them."""
        ...

    def disconnect_for_restart(self) -> None:
        """Close the connection, because the node stops."""
        ...


class Lobby:
    """The lobby as this node shows it."""

    def __init__(self, store: Store, bus: Bus, players: Players) -> None:
        """Nobody is here yet."""
        self.players = players
        self.feed = LobbyFeed(store)
        self._store = store
        self._bus = bus
        self._waiting: dict[str, Seeker] = {}
        """Who waits here, by the ids of their seeks."""
        self._elsewhere: dict[str, dict[str, int]] = {}
        """How many wait at each other node, by their addresses."""
        self._connected: set[Seeker] = set()
        self._unclaimed: dict[str, float] = {}
        """Until when those who have been told of their table may claim their seats, by the ids of their seeks."""
        self._widening: dict[str, tuple[SeekRow, TablePlan]] = {}
        """Those of them who wait for a rated game, by the ids of their seeks."""
        self._has_lost_node = True
        """Whether there may be seeks of a node that is no more; at the start, of the one that was here before."""
        self.on_left: Callable[[str, bytes], Awaitable[None]] = _ignore
        """Is called with a table, and the digest of the invitation of somebody who went before they heard of it."""

    async def run(self) -> None:
        """Keep everybody up to date, for ever."""
        await asyncio.gather(self.feed.run(), self._watch_pairings())

    # What the rest of the server tells

    def table_changed(self, table_id: str) -> None:
        """What is shown of a public table has changed, by this node's doing."""
        self.feed.table_changed(table_id)
        self._bus.publish(Listed(self._store.node_id, table_id))

    def blocks_changed(self, player_id: str) -> None:
        """A player has blocked somebody, or does so no more, by this node's doing."""
        self.feed.blocks_changed(player_id)
        self._bus.publish(BlockListChanged(self._store.node_id, player_id))

    def hear(self, heard: Listed | SeeksChanged | BlockListChanged | Waiting | Paired) -> None:
        """Another node tells of a change."""
        match heard:
            case Waiting():
                there = self._elsewhere.setdefault(heard.node, {})
                there.pop(heard.address, None)
                if heard.number:
                    there[heard.address] = heard.number
            case Listed():
                self.feed.table_changed(heard.table)
            case SeeksChanged():
                self.feed.seeks_changed()
            case BlockListChanged():
                self.feed.blocks_changed(heard.player)
            case Paired():
                self._tell(heard.seeks, heard.table)
                self.feed.seeks_changed()

    def missed(self) -> None:
        """Messages may have got lost."""
        self._elsewhere.clear()
        self.tell_waiting()
        self.feed.missed()

    def tell_waiting(self) -> None:
        """Tell a node that asks, and so all of them, how many wait here."""
        for address in {seeker.address for seeker in self._waiting.values()}:
            self._tell_waiting_from(address)

    def node_gone(self, node: str) -> None:
        """A node has left or died, and with it those who waited there."""
        self._elsewhere.pop(node, None)
        self._has_lost_node = True
        self.feed.seeks_changed()

    # Those who are connected here

    async def join(self, seeker: Seeker) -> None:
        """Show somebody the lobby."""
        self._connected.add(seeker)
        await self.feed.join(seeker)

    async def leave(self, seeker: Seeker) -> None:
        """Somebody has gone, and waits no longer."""
        self._connected.discard(seeker)
        self.feed.leave(seeker)
        if self._seek_of(seeker) is not None:
            await self._forget(await self._cancel(seeker))

    async def _forget(self, seek: SeekRow | None) -> None:
        """Whoever was paired with somebody who has gone is not to wait for them at the table."""
        if seek is not None and seek.table_id is not None:
            await self.on_left(seek.table_id, seek.invitation_hash)

    def disconnect_for_restart(self) -> None:
        """Send everybody on to another node."""
        for seeker in list(self._connected):
            seeker.disconnect_for_restart()

    # Seeks

    async def seek(self, seeker: Seeker, wanted: Seek) -> SeekRow:
        """Pair somebody, or let them wait; with the table's id if they are paired."""
        if self._seek_of(seeker) is not None:
            raise RejectedError(message("server-seeks-already"))
        elsewhere = sum(numbers.get(seeker.address, 0) for numbers in self._elsewhere.values())
        if self._waiting_from(seeker.address) + elsewhere >= SEEKS_PER_ADDRESS:
            raise RejectedError(message("server-too-many-seeks"))
        if wanted.rated and seeker.identity is None:
            raise RejectedError(message("server-rated-guest"))
        plan = _plan(wanted)
        is_bot = seeker.identity is not None and seeker.identity.player.is_bot
        seek = SeekRow(
            id=new_id(),
            node_id=self._store.node_id,
            created_at=now(),
            game=plan.game,
            options=plan.options,
            time_control=msgspec.json.encode(plan.time_control).decode(),
            name=bot_name(wanted.name) if is_bot else checked_name(wanted.name),
            invitation_hash=invitation_digest(wanted.invitation),
            player_id=None if seeker.identity is None else seeker.identity.id,
            is_bot=is_bot,
            rated=plan.rated,
            rating=await self._rating_of(seeker.identity, plan) if plan.rated else None,
        )
        table_id = new_id()
        # Before anybody can find it: another node may pair it at once.
        self._waiting[seek.id] = seeker
        self._tell_waiting_from(seeker.address)
        try:
            needed = len(plan.seats) - 1 if wanted.opponent is None else 1
            paired = await self._store.seeks.place(
                seek,
                needed,
                table_id,
                partial(_table_for, plan, table_id),
                opponent=wanted.opponent,
                is_near=_near_at(now()) if plan.rated and wanted.opponent is None else _anyone,
            )
        except BaseException:
            self._stop_waiting(seek.id)
            # Whether it was placed is not known: if so, whoever it was paired with waits for nobody.
            self._await_claim(seek.id)
            raise
        if not paired and wanted.opponent is not None:
            self._stop_waiting(seek.id)
            raise RejectedError(message("server-bot-gone"))
        if paired:
            self._stop_waiting(seek.id)
            self._await_claim(seek.id)
            others = [one.id for one in paired[1:]]
            self._bus.publish(Paired(self._store.node_id, table_id, others))
            self._tell(others, table_id)
            seek = paired[0]
        else:
            if plan.rated and not is_bot:
                self._widening[seek.id] = seek, plan
            self._bus.publish(SeeksChanged(self._store.node_id))
        self.feed.seeks_changed()
        return seek

    async def _rating_of(self, identity: Identity | None, plan: TablePlan) -> float:
        # Read again: they may have had their first rated game since they are connected.
        player = None if identity is None else await self.players.player(identity.id)
        rated_id = None if player is None else player.rating_id
        known = await self._store.ratings.of(rated_id, Pool(plan.game, variant_of(plan.options)))
        return NEW.mean if known is None else known.mean

    async def _widen(self) -> None:
        """Pair those who wait here for a rated game, as the range of ratings widens with which each can be paired."""
        for seek, plan in list(self._widening.values()):
            if seek.id not in self._waiting:
                del self._widening[seek.id]
                continue
            table_id = new_id()
            paired = await self._store.seeks.place(
                seek,
                len(plan.seats) - 1,
                table_id,
                partial(_table_for, plan, table_id),
                is_near=_near_at(now()),
                is_waiting=True,
            )
            if paired:
                found = [one.id for one in paired]
                self._bus.publish(Paired(self._store.node_id, table_id, found))
                self._tell(found, table_id)
                self.feed.seeks_changed()

    async def cancel(self, seeker: Seeker) -> str | None:
        """Let somebody wait no longer; the table's id if they have been paired meanwhile."""
        seek = await self._cancel(seeker, unless_paired=True)
        if seek is None or seek.table_id is None:
            return None
        self._await_claim(seek.id)
        return seek.table_id

    async def _cancel(self, seeker: Seeker, *, unless_paired: bool = False) -> SeekRow | None:
        seek_id = self._seek_of(seeker)
        if seek_id is None:
            return None
        self._stop_waiting(seek_id)
        seek = await self._store.seeks.remove(seek_id, unless_paired=unless_paired)
        self._bus.publish(SeeksChanged(self._store.node_id))
        self.feed.seeks_changed()
        return seek

    def _seek_of(self, seeker: Seeker) -> str | None:
        return next((seek_id for seek_id, other in self._waiting.items() if other is seeker), None)

    def _waiting_from(self, address: str) -> int:
        return sum(seeker.address == address for seeker in self._waiting.values())

    def _tell_waiting_from(self, address: str) -> None:
        self._bus.publish(Waiting(self._store.node_id, address, self._waiting_from(address)))

    def _stop_waiting(self, seek_id: str) -> Seeker | None:
        """Somebody waits no longer; None if nobody waits here under this id."""
        seeker = self._waiting.pop(seek_id, None)
        if seeker is not None:
            self._tell_waiting_from(seeker.address)
        return seeker

    def _tell(self, seek_ids: Sequence[str], table_id: str) -> None:
        """Tell those of them who are here."""
        for seek_id in seek_ids:
            if (seeker := self._stop_waiting(seek_id)) is not None:
                seeker.tell_paired(table_id)
                self._await_claim(seek_id)

    def _await_claim(self, seek_id: str) -> None:
        self._unclaimed[seek_id] = asyncio.get_running_loop().time() + CLAIM_SECONDS

    async def _forget_claimed(self) -> None:
        """Forget the seeks whose time to claim a seat is over, and close the tables where nobody has claimed it."""
        at = asyncio.get_running_loop().time()
        for seek_id in [seek_id for seek_id, until in self._unclaimed.items() if until <= at]:
            # Closed before the seek goes, which says whose seat it is; and where somebody was paired with a seek of
            # which it was not known whether it had been placed, just then, after that.
            for read in (self._store.seeks.find, self._store.seeks.remove):
                seek = await read(seek_id)
                # Where the table can't be had it can't be closed, now or later.
                with contextlib.suppress(HighlandsError):
                    await self._forget(seek)
            del self._unclaimed[seek_id]

    async def _watch_pairings(self) -> None:
        """Find out who has been paired, where no message told; and forget those who are no more, or not there."""
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            with contextlib.suppress(Exception):  # the store may be away; the next time it is read again
                await self._widen()
                if self._waiting:
                    for seek_id, table_id in (await self._store.seeks.tables_for(list(self._waiting))).items():
                        self._tell([seek_id], table_id)
                if self._has_lost_node:
                    lost = await self._store.seeks.prune()
                    self._has_lost_node = False
                    for seek in lost:
                        # They are gone from the store: what fails for one must not keep the others' tables open.
                        try:
                            await self._forget(seek)
                        except Exception:
                            log.exception("closing a table failed", extra={"table": seek.table_id})
                await self._forget_claimed()


async def _ignore(_table_id: str, _invitation_hash: bytes) -> None:
    """Where nobody keeps tables."""


def _anyone(_one: SeekRow, _other: SeekRow) -> bool:
    return True


def _near_at(at: int) -> Callable[[SeekRow, SeekRow], bool]:
    """Whose ratings are near each other at a time: the range is that of who has waited longer."""

    def is_near(one: SeekRow, other: SeekRow) -> bool:
        waited = max(0, at - min(one.created_at, other.created_at)) / 1000
        if waited >= RANGE_OPEN_SECONDS or one.rating is None or other.rating is None:
            return True
        return abs(one.rating - other.rating) <= FIRST_RANGE + waited * RANGE_PER_SECOND

    return is_near


def _table_for(plan: TablePlan, table_id: str, paired: Sequence[SeekRow]) -> TableRow:
    """The table of all who are paired, with bots on the seats that are left. Nobody is sent a link for spectators."""
    hashes: list[bytes | None] = [one.invitation_hash for one in paired]
    hashes += [None] * (len(plan.seats) - len(hashes))
    secrets.SystemRandom().shuffle(hashes)
    seats = tuple(SeatPlan(None if hashed is not None else FILL_LEVEL) for hashed in hashes)
    row = new_table(msgspec.structs.replace(plan, seats=seats), hashes, spectator_hash=secrets.token_bytes(32))
    return msgspec.structs.replace(row, id=table_id)


def _plan(wanted: Seek) -> TablePlan:
    """The table that somebody wants: private, without hints."""
    spec = game_spec(wanted.game)
    options = spec.make_options(**wanted.options)
    plan = TablePlan(
        game=wanted.game,
        options=spec.write_options(options),
        seats=tuple(SeatPlan() for _ in range(spec.seats_with(options))),
        time_control=wanted.time_control,
        public=False,
        hints=False,
        rated=wanted.rated,
        language=wanted.language if wanted.language in LANGUAGES else ENGLISH,
    )
    check_plan(plan)
    return plan
