"""Deriving messages from the logs, and sending each once.

- A table that has changed is looked at after the time of grace (`changed`), so that a move of a game that is played
  live costs no query and no row. From time to time, and when a node starts, all tables are looked at: what was lost
  with the memory of a node that died is found then.
- A message is sent by the node that has it leased; just before, it is looked whether it is still called for.
- What came of it is stored as soon as the store takes it; until then the lease keeps the others from sending it again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Awaitable, Callable

import msgspec

from highlands.i18n import message, say
from highlands.server.clock import now
from highlands.server.metrics import NOTIFICATIONS
from highlands.server.notifications.channels import Channels
from highlands.server.notifications.mail import MailServer
from highlands.server.notifications.push import CONNECTIONS, PushSender
from highlands.server.notifications.quiet import quiet_until
from highlands.server.notifications.texts import Notice, PushContent, TableFacts, notice
from highlands.server.store.outbox import MAIL, PUSH_PREFIX, NotificationSettings, OutboxMessage
from highlands.server.store.players import PlayerRow
from highlands.server.tables.aggregate import CHANGES_GAME, TableAggregate
from highlands.server.tables.live_table import LiveTable, UnknownTableError
from highlands.server.tables.manager import TableManager

log = logging.getLogger("highlands.server")

SWEEP_SECONDS = 60.0
LOOK_BACK_MS = 10 * 60 * 1000
"""How far a sweep looks back: no node is away for so long without its tables being taken over."""
FIRST_LOOK_BACK_MS = 7 * 24 * 60 * 60 * 1000
"""How far the sweep of a node that starts looks back."""
KEPT_MS = 30 * 24 * 60 * 60 * 1000
"""How long messages that are done with are kept, so that they are not derived again; longer than anybody looks back."""
GIVEN_UP_MS = 3 * 24 * 60 * 60 * 1000
"""A message that could not be sent for so long is not sent."""
LOOP_SECONDS = 1.0
PUSHED_AT_ONCE = CONNECTIONS
"""To browsers. Many, since each may wait for a push service that never answers."""
MAILS_AT_ONCE = 10
TO_ONE_AT_ONCE = 3
"""To one player: an endpoint that never answers is its owner's own trouble."""
DERIVED_AT_ONCE = 500
FIRST_RETRY_MS = 20_000
SEATED_RETRY_MS = 500
"""The first time that it is looked again whether somebody has sat down."""
MAX_RETRY_MS = 60 * 60 * 1000
PRESENCE_SECONDS = 0.5
"""How long other nodes may take to tell who is connected to a table there."""
STOP_SECONDS = 3.0


class Notifier:
    """Calls the players of a node's tables."""

    def __init__(self, manager: TableManager, channels: Channels) -> None:
        """Not started yet. HighlandsError if the host's mail server can't be one."""
        policy = channels.policy
        self._manager = manager
        self._store = manager.store
        self._channels = channels
        self._grace_ms = int(policy.grace_seconds * 1000)
        self._push: PushSender | None = PushSender(channels.vapid, allows_private=policy.allows_private_push)
        self._mail = MailServer(policy) if policy.has_mail else None
        self._changed: dict[str, int] = {}
        """When to look at tables that have changed, the earliest first."""
        self._unsettled: deque[Callable[[], Awaitable[None]]] = deque()
        """What came of messages, where the store could not take it yet."""
        self._tasks: list[asyncio.Task[None]] = []
        self._in_flight: dict[asyncio.Task[None], OutboxMessage] = {}
        """The messages that are being sent."""

    def start(self) -> None:
        """Call players from now on, in the ways that the host allows meanwhile."""
        self._manager.on_table_changed = self.changed
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(work) for work in (self._sweep(), self._derive(), self._send())]

    async def stop(self) -> None:
        """Let messages that are being sent arrive, and send no more."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)
        if self._in_flight:
            await asyncio.wait(self._in_flight, timeout=STOP_SECONDS)
        if self._push is not None:
            await self._push.close()
            self._push = None

    @property
    def _can_call(self) -> bool:
        """Whether the host lets players be called in any way."""
        return self._mail is not None or self._channels.policy.has_push

    def changed(self, table: LiveTable) -> None:
        """Something has happened at a table."""
        if not self._can_call:
            return
        self._changed.pop(table.id, None)
        self._changed[table.id] = now() + self._grace_ms

    # Deriving

    async def _sweep(self) -> None:
        look_back = FIRST_LOOK_BACK_MS
        # What happened just before this node started, at one that died, is told of when its time of grace is over.
        pause = min(SWEEP_SECONDS, self._grace_ms / 1000)
        while True:
            try:
                if self._can_call:
                    await self._look(None, look_back)
                await self._store.outbox.prune(now() - KEPT_MS)
                look_back = LOOK_BACK_MS
            except Exception:
                log.exception("looking for whom to notify failed")
            await asyncio.sleep(pause)
            pause = SWEEP_SECONDS

    async def _derive(self) -> None:
        while True:
            await asyncio.sleep(min(LOOP_SECONDS, self._grace_ms / 1000 or LOOP_SECONDS))
            at = now()
            due = [table_id for table_id, look_at in self._changed.items() if look_at <= at][:DERIVED_AT_ONCE]
            if not due:
                continue
            try:
                await self._look(due, LOOK_BACK_MS)
            except Exception:
                # They are looked at again; should this node die before, the next sweep of another one finds them.
                log.exception("looking for whom to notify failed")
                continue
            for table_id in due:
                if self._changed[table_id] <= at:
                    del self._changed[table_id]

    async def _look(self, table_ids: list[str] | None, look_back: int) -> None:
        at = now()
        await self._store.outbox.derive(
            since=at - look_back, until=at - self._grace_ms + 1, grace=self._grace_ms, table_ids=table_ids
        )

    # Sending

    async def _send(self) -> None:
        """Send what is due. Nobody waits for another one's push service: it may take its time, or be set up to."""
        while True:
            leased: list[OutboxMessage] = []
            try:
                await self._settle()
                if self._can_call:
                    leased += await self._lease(by_mail=False)
                    leased += await self._lease(by_mail=True)
            except Exception:
                log.exception("reading the outbox failed")
            for one in leased:
                # A task of its own: what has been sent must be noted, also where the server is just stopping.
                task = asyncio.create_task(self._handle(one))
                self._in_flight[task] = one
                task.add_done_callback(self._in_flight.pop)
            if leased:
                # Those that are quickly sent leave room for the next.
                await asyncio.wait(self._in_flight, timeout=LOOP_SECONDS, return_when=asyncio.FIRST_COMPLETED)
            else:
                await asyncio.sleep(LOOP_SECONDS)

    async def _lease(self, *, by_mail: bool) -> list[OutboxMessage]:
        """Messages for which there is room now."""
        going = [one.player_id for one in self._in_flight.values() if (one.channel == MAIL) == by_mail]
        free = (MAILS_AT_ONCE if by_mail else PUSHED_AT_ONCE) - len(going)
        if free <= 0:
            return []
        return await self._store.outbox.lease(
            self._store.node_id, now(), free, by_mail=by_mail, to_one=TO_ONE_AT_ONCE, on_their_way=Counter(going)
        )

    async def _note(self, settle: Callable[[], Awaitable[None]]) -> None:
        """Store what came of a message; where the store can't take it, before anything else is read from it."""
        try:
            await settle()
        except Exception as error:  # noqa: BLE001 - it may be away for a while
            log.warning("what came of a notification could not be stored: %s", error)
            self._unsettled.append(settle)

    async def _settle(self) -> None:
        while self._unsettled:
            await self._unsettled[0]()
            self._unsettled.popleft()

    async def _handle(self, leased: OutboxMessage) -> None:
        """Send a message, or find that nobody needs it; and store what came of it."""
        try:
            outcome, again_at = await self._deliver(leased)
        except Exception:
            log.exception("a notification could not be sent", extra={"table": leased.table_id})
            outcome, again_at = "again", None
        if outcome == "again":
            again_at = again_at or now() + min(MAX_RETRY_MS, FIRST_RETRY_MS << min(leased.attempts, 16))
            outcome = "expired" if again_at - leased.at > GIVEN_UP_MS else outcome
        NOTIFICATIONS.labels(leased.channel.partition(":")[0], outcome).inc()

        async def settle() -> None:
            if outcome in {"again", "quiet"}:
                assert again_at is not None
                attempts = leased.attempts + (outcome == "again")
                await self._store.outbox.postpone(leased, again_at, attempts)
            else:
                await self._store.outbox.finish(leased, now(), outcome)

        await self._note(settle)

    async def _deliver(self, leased: OutboxMessage) -> tuple[str, int | None]:
        """What became of a message; for `again` and `quiet`, when to try again."""
        player = await self._store.players.find(leased.player_id)
        if player is None:
            return "gone", None
        if leased.kind == "confirm":
            return await self._ask_for_confirmation(leased, player), None
        settings = await self._store.channels.settings(leased.player_id)
        if not _is_wanted(leased, settings):
            return "unwanted", None
        try:
            table = await self._table(leased.table_id)
        except UnknownTableError:
            return "gone", None
        if leased.kind == "challenge" and not table.aggregate.names:
            # Whoever has sent it has not sat down yet, which they are about to.
            return "again", now() + min(MAX_RETRY_MS, SEATED_RETRY_MS << min(leased.attempts, 16))
        if leased.kind == "challenge" and await self._is_withdrawn(leased):
            return "gone", None
        if (reason := _needless(leased, table)) is not None:
            return reason, None
        if (over := quiet_until(settings, now())) is not None:
            return "quiet", over
        told = notice(leased.kind, facts_of(table.aggregate), leased.seat, _joined(leased, table), player.language)
        if leased.channel == MAIL:
            return await self._send_mail(leased, told, player), None
        return await self._send_push(leased, told, player)

    async def _is_withdrawn(self, leased: OutboxMessage) -> bool:
        """Whether a challenge is none any more: the two have parted, or one has blocked the other."""
        return await self._store.friends.challenged_seat(leased.table_id, leased.player_id) is None

    async def _table(self, table_id: str) -> LiveTable:
        """A table, as all nodes together know it."""
        was_loaded = table_id in self._manager.tables
        table = await self._manager.table(table_id)
        if self._store.is_shared:
            await table.catch_up()
            if not was_loaded:
                await asyncio.sleep(PRESENCE_SECONDS)
        return table

    async def _send_push(self, leased: OutboxMessage, told: Notice, player: PlayerRow) -> tuple[str, int | None]:
        subscription = await self._store.channels.subscription(leased.channel.removeprefix(PUSH_PREFIX))
        if self._push is None or subscription is None or subscription.player_id != player.id:
            return "gone", None
        if not self._channels.policy.has_push:
            return "gone", None
        content = PushContent(
            kind=leased.kind,
            table=leased.table_id,
            title=told.title,
            body=told.body,
            language=player.language,
            waiting=await self._waiting(player.id),
        )
        result = await self._push.send(subscription, msgspec.json.encode(content), f"{leased.kind} {leased.table_id}")
        if result.outcome == "gone":
            await self._store.channels.unsubscribe(player.id, subscription.id)
        return result.outcome, None if result.retry_after is None else now() + result.retry_after * 1000

    async def _waiting(self, player_id: str) -> int:
        """At how many tables it is a player's turn."""
        seats = {link.table_id: link.seat for link in await self._store.players.seats_of(player_id)}
        turns = await self._store.players.turns_at(list(seats))
        return sum(turn.seat == seats[table_id] for table_id, turn in turns.items())

    async def _send_mail(self, leased: OutboxMessage, told: Notice, player: PlayerRow) -> str:
        mail = await self._store.channels.mail(player.id)
        if self._mail is None or mail is None or mail.confirmed_at is None:
            return "gone"
        return await self._mail.send(
            self._mail.compose(
                mail.address,
                told,
                player.language,
                link="/friends" if leased.kind == "challenge" else f"/t/{leased.table_id}",
                key=f"{leased.table_id} {leased.number} {leased.kind} {player.id}",
                unsubscribe=self._channels.unsubscribing_token(mail),
            )
        )

    async def _ask_for_confirmation(self, leased: OutboxMessage, player: PlayerRow) -> str:
        mail = await self._store.channels.mail(player.id)
        if self._mail is None or mail is None or mail.confirmed_at is not None or mail.created_at != leased.at:
            return "gone"
        asked = [say(message(f"notify-confirm{more}"), player.language) for more in ("", "-more")]
        return await self._mail.send(
            self._mail.compose(
                mail.address,
                Notice(*asked),
                player.language,
                link=f"/confirm-mail#{self._channels.confirmation_token(mail)}",
                key=f"confirm {leased.number} {player.id}",
                unsubscribe=None,
            )
        )


def facts_of(table: TableAggregate) -> TableFacts:
    """All of a table that messages may tell of: nothing of the game itself."""
    seats = table.row.seats
    return TableFacts(table.row.game, [table.names.get(seat.seat) for seat in seats], [seat.bot for seat in seats])


def _is_wanted(leased: OutboxMessage, settings: NotificationSettings) -> bool:
    return {
        "turn": settings.on_turn,
        "joined": settings.on_joined,
        "challenge": settings.on_joined,
        "game": settings.on_turn,
        "over": settings.on_over,
    }[leased.kind]


def _needless(leased: OutboxMessage, live: LiveTable) -> str | None:
    """Why a message need not be sent any more; None if it is called for."""
    table = live.aggregate
    if leased.seat in live.audience.connected_seats:
        return "seen"
    if leased.kind == "turn" and table.turn != (leased.seat, leased.at):
        return "moved"
    if leased.kind in ("challenge", "game") and (table.end is not None or leased.seat in table.names):
        return "seen"
    if leased.kind == "joined" and (table.end is not None or table.started):
        return "seen"  # nothing is dealt before they were there themselves
    if leased.kind == "over":
        last = next((event for event in reversed(table.events) if event.kind in CHANGES_GAME), None)
        if last is not None and last.seat == leased.seat:
            return "seen"  # it was their own doing
    return None


def _joined(leased: OutboxMessage, live: LiveTable) -> int:
    if leased.kind == "challenge":
        return next(iter(live.aggregate.names))
    return live.aggregate.events[leased.number].seat if leased.kind == "joined" else leased.seat
